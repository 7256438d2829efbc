package rnic.host;

import static hdl.Hdl.BRAM;
import static hdl.Hdl.bool;
import static hdl.Hdl.bundle;
import static hdl.Hdl.ignore;
import static hdl.Hdl.indexWidth;
import static hdl.Hdl.instance;
import static hdl.Hdl.lit;
import static hdl.Hdl.machine;
import static hdl.Hdl.memory;
import static hdl.Hdl.mux;
import static hdl.Hdl.reg;
import static hdl.Hdl.uint;
import static hdl.Hdl.when;

import hdl.Bool;
import hdl.Bundle;
import hdl.Circuit;
import hdl.Doc;
import hdl.Ports;
import hdl.Shape;
import hdl.UInt;
import hdl.lib.Stream;
import hdl.lib.Valid;
import rnic.RnicParameters;
import rnic.transport.ActiveRing;

/**
 * Completes the receive requests of a queue pair in error, one after the other: those that no message has consumed, and
 * those that are posted later. A flush waits until the packets that were accepted before it have been reported ({@link
 * FlushFence}). 6 cycles per request while completions are taken.
 */
@Doc("Completes the receive requests of queue pairs in error.")
public record ReceiveFlusher(RnicParameters parameters) implements Circuit<ReceiveFlusher.Io> {
    /** What the flusher is doing: one queue pair after the other. */
    enum Step { IDLE, READING, LOADED, SHOWING, SETUP }

    public record Io(
        @Doc("the queue pair of which a life begins") Stream<UInt> setup,
        Valid<StateWrite> state,
        @Doc("doorbells of receive queues") Valid<Posted> rung,
        @Doc("requests that messages have consumed") Valid<Posted> consumed,
        @Doc("everything before the error has been reported") Stream<Flush> flush,
        Stream<Completion> completions
    ) implements Bundle<Io> {}

    /** Where a queue pair stands. */
    private record Row(UInt next, Bool flushing, UInt status) implements Bundle<Row> {
        static final Shape<Row> SHAPE = bundle(f -> new Row(f.of(uint(16)), f.of(bool()), f.of(uint(4))));
    }

    @Override public Io ports(Ports p) {
        return new Io(p.in(Stream.of(uint(indexWidth(parameters.queuePairs())))),
            p.in(Valid.of(StateWrite.of(parameters))), p.in(Valid.of(Posted.of(parameters))),
            p.in(Valid.of(Posted.of(parameters))), p.in(Stream.of(Flush.of(parameters))),
            p.out(Stream.of(Completion.of(parameters))));
    }

    @Override public void body(Io io) {
        int pairs = parameters.queuePairs();
        var step = machine(Step.IDLE);
        var ring = instance(new ActiveRing(pairs, 3));
        var qp = reg(uint(indexWidth(pairs)));
        var flushes = reg(bool());                           // the flush is served, not the ring
        var at = mux(step.is(Step.IDLE), mux(io.flush.valid(), io.flush.payload().qp(), ring.next().payload()), qp);
        var begins = step.is(Step.SETUP).and(io.rung.valid().not()).and(io.consumed.valid().not());
        var marks = step.is(Step.LOADED).and(flushes);
        var ends = step.is(Step.SHOWING).and(io.completions.ready());

        // The tables; each has one writer.
        var posted = PairTables.count("posted", pairs, io.rung, begins, io.setup.payload(), at);
        var consumed = PairTables.count("consumed", pairs, io.consumed, begins, io.setup.payload(), at);
        var state = PairTables.state(pairs, io.state, at);
        var rows = memory(Row.SHAPE, pairs).style(BRAM).latency(2);
        var row = rows.read(at);
        var flushed = lit(CompletionStatus.FLUSHED.ordinal(), 4);
        when(begins.or(marks).or(ends), () -> rows.write(mux(begins, io.setup.payload(), qp),
            mux(begins, new Row(lit(0, 16), lit(false), flushed),
                mux(marks, new Row(consumed, lit(true), io.flush.payload().receiveStatus()),
                    new Row(row.next.plus(1), lit(true), flushed)))));

        var mayFlush = row.flushing.and(state.is(QueuePairState.ERR)).and(posted.ne(row.next));
        step.in(Step.IDLE, () -> {
                qp.next(at);
                flushes.next(io.flush.valid());
                when(io.setup.valid(), () -> step.go(Step.SETUP))
                    .elseWhen(io.flush.valid().or(ring.next().valid()), () -> step.go(Step.READING));
            })
            .in(Step.SETUP, () -> when(begins, () -> step.go(Step.IDLE)))
            .in(Step.READING, () -> step.go(Step.LOADED))
            .in(Step.LOADED, () -> when(flushes.not().and(mayFlush), () -> step.go(Step.SHOWING))
                .otherwise(() -> step.go(Step.IDLE)))
            .in(Step.SHOWING, () -> when(ends, () -> step.go(Step.IDLE)));

        var completion = reg(Completion.of(parameters));
        when(step.is(Step.LOADED), () -> completion.next(new Completion(qp, lit(true),
            lit(CompletionKind.RECEIVE.ordinal(), 4), row.status, lit(false), lit(0, 32), lit(0, 32), row.next,
            lit(0, 24), lit(false))));
        io.completions.valid().set(step.is(Step.SHOWING));
        io.completions.payload().set(completion);

        hint(ring, 0, marks.or(ends), qp);
        hint(ring, 1, io.rung.valid(), io.rung.value().qp());
        hint(ring, 2, io.state.valid().and(io.state.value().wakes()), io.state.value().qp());
        ring.next().ready().set(step.is(Step.IDLE).and(io.setup.valid().not()).and(io.flush.valid().not()));
        io.setup.ready().set(begins);
        io.flush.ready().set(marks);
        ignore(io.flush.payload().sendStatus());
    }

    private static void hint(ActiveRing.Io ring, int source, Bool valid, UInt qp) {
        ring.hints().at(source).valid().set(valid);
        ring.hints().at(source).value().set(qp);
    }
}
