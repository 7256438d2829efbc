package rnic.fetch;

import static hdl.Hdl.*;

import hdl.*;
import rnic.protocol.RnicParameters;

/**
 * The queue pairs that want WQEs of a shared receive queue: a list for each, in the order of their turns. Who is named
 * leaves from wherever it stands, so that no life leaves anything in a list. Ends of the lists stand in the rows of the
 * queues; here is who comes before and behind whom.
 */
final class SrqLists {
    /** A list. */
    record Ends(Bool any, UInt head, UInt tail) implements Bundle<Ends> {
        static Shape<Ends> of(RnicParameters parameters) {
            var qp = uint(indexWidth(parameters.queuePairs()));
            return bundle(Ends.class, bool(), qp, qp);
        }
    }

    private final Memory<UInt> behind;
    private final Memory<UInt> before;
    private final Memory<Bool> listed;
    private final UInt qp;
    private final UInt next;
    private final UInt last;
    private final Bool isListed;

    /** Of the queue pair {@code at}, known two cycles later, the lists stand where {@code qp} says it. */
    SrqLists(RnicParameters parameters, UInt at, UInt qp) {
        int pairs = parameters.queuePairs();
        behind = memory(uint(indexWidth(pairs)), pairs).named("behind").style(BRAM).latency(2);
        before = memory(uint(indexWidth(pairs)), pairs).named("before").style(BRAM).latency(2);
        listed = memory(bool(), pairs).named("listed").style(BRAM).latency(2);
        this.qp = qp;
        next = behind.read(at);
        last = before.read(at);
        isListed = listed.read(at);
    }

    /** The queue pair stands in a list. */
    Bool isListed() {
        return isListed;
    }

    /**
     * One step: the queue pair leaves its list, enters it at the end, or both. The list is as it says afterwards.
     *
     * @param sweep a queue pair that stands in no list, while all are made empty
     */
    Ends step(Ends list, Bool leaving, Bool entering, Bool sweeping, UInt sweep) {
        var isHead = list.head().eq(qp);
        var isTail = list.tail().eq(qp);
        var isOnly = isHead.and(isTail);
        var isMoving = leaving.and(entering);
        var stays = isMoving.and(isTail);                    // its turn comes last already
        var links = entering.and(list.any()).and(isTail.not().or(leaving.not()));
        var cuts = leaving.and(entering.not());

        // Only the head moves, so that one word of each table is enough.
        when(links.or(cuts.and(isHead.not())), () -> behind.write(mux(links, list.tail(), last), mux(links, qp, next)));
        when(links.or(cuts.and(isTail.not())), () -> before.write(mux(links, qp, next), mux(links, list.tail(), last)));
        when(sweeping.or(leaving.xor(entering)), () -> listed.write(mux(sweeping, sweep, qp),
            sweeping.not().and(entering)));
        check(isMoving.not().or(isHead), "only the first one goes to the end");
        check(leaving.not().or(list.any().and(isListed)), "who leaves stands in the list");
        check(entering.not().or(leaving).or(isListed.not()), "who enters stands in no list");

        var isFirst = entering.and(leaving.not()).and(list.any().not());
        var head = mux(isFirst, qp, mux(leaving.and(isHead).and(stays.not()), next, list.head()));
        var tail = mux(entering, qp, mux(leaving.and(isTail), last, list.tail()));
        return new Ends(entering.or(list.any().and(leaving.and(isOnly).not())), head, tail);
    }
}
