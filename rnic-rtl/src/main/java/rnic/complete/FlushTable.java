package rnic.complete;

import static hdl.Hdl.*;

import hdl.*;
import rnic.protocol.CompletionStatus;

/**
 * What a flusher remembers of each queue pair's life: whether it is to be flushed, with which status first, and how
 * long its queue is. Written at once, so that nobody waits for a flush; a new life forgets the flush of the one before.
 */
final class FlushTable {
    /** What is read, two cycles behind its queue pair. */
    record Found(
        @Doc("the queue pair has gone to error in this life") Bool asked,
        @Doc("of the oldest incomplete request") Choice<CompletionStatus> status,
        @Doc("log2 of the entries of its queue") UInt size
    ) {
        /** Requests posted behind the oldest incomplete one; 65535 if not even that one is. */
        static UInt behind(UInt producer, UInt completed) {
            return producer.plus(completed.not());             // a + not b is a - b - 1
        }

        /** The oldest incomplete request is posted, with so many behind it, and all of them have room in the queue. */
        Bool isPosted(UInt behind) {
            return behind.and(lit(0xFFFF, 16).shl(size)).any().not();
        }
    }

    private record Asked(Bool asked, Choice<CompletionStatus> status) implements Bundle<Asked> {
        static final Shape<Asked> SHAPE = bundle(Asked.class, bool(), choice(CompletionStatus.class));
    }

    private FlushTable() {
    }

    /** The one of queue pair {@code at}. A life begins in a cycle without a flush. */
    static Found find(int queuePairs, Bool flushing, UInt qp, Choice<CompletionStatus> status, Bool beginning,
                      UInt beginner, UInt size, UInt at) {
        var asked = memory(Asked.SHAPE, queuePairs).named("asked").style(BRAM).latency(2);
        check(flushing.and(beginning).not(), "no flush is asked for while a life begins");
        when(flushing.or(beginning), () -> asked.write(mux(beginning, beginner, qp), new Asked(beginning.not(),
            status)));
        var sizes = memory(uint(4), queuePairs).named("sizes").style(BRAM).latency(2);
        when(beginning, () -> sizes.write(beginner, size));
        var found = asked.read(at);
        return new Found(found.asked, found.status, sizes.read(at));
    }
}
