package rnic.host;

import static hdl.Hdl.BRAM;
import static hdl.Hdl.URAM;
import static hdl.Hdl.bool;
import static hdl.Hdl.bundle;
import static hdl.Hdl.cat;
import static hdl.Hdl.ignore;
import static hdl.Hdl.indexWidth;
import static hdl.Hdl.instance;
import static hdl.Hdl.lit;
import static hdl.Hdl.log2Ceil;
import static hdl.Hdl.machine;
import static hdl.Hdl.memory;
import static hdl.Hdl.mux;
import static hdl.Hdl.reg;
import static hdl.Hdl.registeredReset;
import static hdl.Hdl.uint;
import static hdl.Hdl.when;

import hdl.Bool;
import hdl.Bundle;
import hdl.Circuit;
import hdl.Doc;
import hdl.Machine;
import hdl.Ports;
import hdl.Shape;
import hdl.UInt;
import hdl.lib.Stream;
import hdl.lib.Valid;
import rnic.RnicParameters;
import rnic.transport.ActiveRing;
import rnic.transport.WindowUpdate;

/**
 * Completes send requests in order: with success when the peer has acknowledged their messages (a completion only if
 * the request wants one), with an error when the queue pair is flushed (always a completion, as of a Send of 0 bytes).
 * Each request completes once. One request at a time, 6 cycles each while completions are taken. A flush waits {@link
 * #SETTLING} cycles for the last acknowledgements; requests posted later in the error state are flushed too.
 */
@Doc("Completes send requests in order, with success or flushed.")
public record SendCompleter(RnicParameters parameters) implements Circuit<SendCompleter.Io> {
    /** Cycles that a flush waits for what is on its way. */
    static final int SETTLING = 64;
    /** First words of an UltraRAM that are worth it. */
    private static final int LARGE = 4096;

    /** What the completer is doing: one queue pair after the other. */
    enum Step { IDLE, READING, LOADED, DECIDING, MAKING, SHOWING, SETUP }

    public record Io(
        Stream<ContextWrite> setup,
        Valid<StateWrite> state,
        @Doc("what the peer has acknowledged") Valid<WindowUpdate> update,
        @Doc("doorbells of send queues") Valid<Posted> rung,
        @Doc("requests that came on chip") Valid<SendNotice> notice,
        @Doc("after the queue pair went to the error state") Stream<Flush> flush,
        Stream<Completion> completions,
        @Doc("requests that are complete: their places on chip are free") Valid<Posted> completed
    ) implements Bundle<Io> {}

    /** Where a queue pair stands. */
    private record Row(UInt completed, Bool flushing, UInt status) implements Bundle<Row> {
        static final Shape<Row> SHAPE = bundle(f -> new Row(f.of(uint(16)), f.of(bool()), f.of(uint(4))));
    }

    /** What a completion says of its request. */
    private record Detail(Bool write, Bool signaled, UInt length) implements Bundle<Detail> {
        static final Shape<Detail> SHAPE = bundle(f -> new Detail(f.of(bool()), f.of(bool()), f.of(uint(32))));
    }

    /** The queue pair that is being served, and what the tables say of it. */
    private record Served(UInt qp, Row row, Detail detail, UInt acknowledged, Bool isLive, Bool mayFlush) {}

    @Override public Io ports(Ports p) {
        return new Io(p.in(Stream.of(ContextWrite.of(parameters))), p.in(Valid.of(StateWrite.of(parameters))),
            p.in(Valid.of(WindowUpdate.of(parameters))), p.in(Valid.of(Posted.of(parameters))),
            p.in(Valid.of(SendNotice.of(parameters))), p.in(Stream.of(Flush.of(parameters))),
            p.out(Stream.of(Completion.of(parameters))), p.out(Valid.of(Posted.of(parameters))));
    }

    @Override public void body(Io io) {
        registeredReset();
        var step = machine(Step.IDLE);
        var ring = instance(new ActiveRing(parameters.queuePairs(), 4));
        var settled = reg(uint(log2Ceil(SETTLING))).init(0);
        var qp = reg(uint(indexWidth(parameters.queuePairs())));
        var flushes = reg(bool());                           // the flush is served, not the ring
        var isFlush = io.flush.valid().and(settled.all());
        var at = mux(step.is(Step.IDLE), mux(isFlush, io.flush.payload().qp(), ring.next().payload()), qp);
        var begins = step.is(Step.SETUP).and(io.update.valid().not()).and(io.rung.valid().not());
        var newRow = reg(Row.SHAPE);
        var ends = step.is(Step.SHOWING).and(io.completions.ready().or(io.completions.valid().not()));
        var marks = step.is(Step.LOADED).and(flushes);

        var rows = memory(Row.SHAPE, parameters.queuePairs()).style(BRAM).latency(2);
        var row = rows.read(at);
        var fresh = new Row(lit(0, 16), lit(false), lit(CompletionStatus.FLUSHED.ordinal(), 4));
        var marked = new Row(row.completed, lit(true), io.flush.payload().sendStatus());
        when(begins.or(ends).or(marks), () -> rows.write(mux(begins, io.setup.payload().qp(), qp),
            mux(begins, fresh, mux(marks, marked, newRow))));

        step.in(Step.IDLE, () -> {
                qp.next(at);
                flushes.next(isFlush);
                when(io.setup.valid(), () -> step.go(Step.SETUP))
                    .elseWhen(isFlush.or(ring.next().valid()), () -> step.go(Step.READING));
            })
            .in(Step.SETUP, () -> when(begins, () -> step.go(Step.IDLE)))
            .in(Step.READING, () -> step.go(Step.LOADED));
        when(marks, () -> settled.next(0))
            .elseWhen(io.flush.valid().and(settled.all().not()), () -> settled.next(settled.plus(1)));
        var succeeds = complete(io, step, served(io, begins, at, qp, row), newRow, flushes);

        hint(ring, 0, marks.or(ends), qp);
        hint(ring, 1, io.rung.valid(), io.rung.value().qp());
        hint(ring, 2, io.update.valid(), io.update.value().qp());
        hint(ring, 3, io.state.valid().and(io.state.value().wakes()), io.state.value().qp());
        ring.next().ready().set(step.is(Step.IDLE).and(io.setup.valid().not()).and(isFlush.not()));
        io.setup.ready().set(begins);
        io.flush.ready().set(marks);
        io.completed.valid().set(ends.and(succeeds));
        io.completed.value().set(new Posted(qp, newRow.completed));
        ignore(io.setup.payload().context(), io.flush.payload().receiveStatus());
    }

    private static void hint(ActiveRing.Io ring, int source, Bool valid, UInt qp) {
        ring.hints().at(source).valid().set(valid);
        ring.hints().at(source).value().set(qp);
    }

    /** The copies of what others say; each has one writer. */
    private Served served(Io io, Bool begins, UInt at, UInt qp, Row row) {
        int pairs = parameters.queuePairs();
        var setup = io.setup.payload().qp();
        var update = io.update.value();
        var acknowledgements = new Valid<>(io.update.valid(),
            new Posted(update.qp(), update.messages().trunc(16)));
        ignore(update);
        var acknowledged = PairTables.count("acknowledged", pairs, acknowledgements, begins, setup, at);
        var posted = PairTables.count("posted", pairs, io.rung, begins, setup, at);
        var state = PairTables.state(pairs, io.state, at);

        int depth = pairs * parameters.messages();
        int slot = log2Ceil(parameters.messages());
        var details = memory(Detail.SHAPE, depth).style(depth < LARGE ? BRAM : URAM).latency(2);
        var notice = io.notice.value();
        when(io.notice.valid(), () -> details.write(cat(notice.qp(), notice.fetched().minus(1).trunc(slot)),
            new Detail(notice.write(), notice.signaled(), notice.length())));
        var isError = state.is(QueuePairState.ERR);
        var isLive = state.is(QueuePairState.RTS).or(state.is(QueuePairState.SQD)).or(isError);
        return new Served(qp, row, details.read(cat(qp, row.completed.trunc(slot))), acknowledged, isLive,
            isError.and(row.flushing).and(posted.ne(row.completed)));
    }

    /** Decides whether the oldest request is done; returns whether it is with success. */
    private Bool complete(Io io, Machine<Step> step, Served served, Row newRow, Bool flushes) {
        var completion = reg(Completion.of(parameters));
        var ahead = reg(uint(16));                           // acknowledged messages that are not complete
        var isLive = reg(bool());
        var mayFlush = reg(bool());
        var succeeds = reg(bool());
        var fails = reg(bool());
        var shows = reg(bool()).init(0);
        var flushed = lit(CompletionStatus.FLUSHED.ordinal(), 4);

        step.in(Step.LOADED, () -> {
                ahead.next(served.acknowledged.minus(served.row.completed));
                isLive.next(served.isLive);
                mayFlush.next(served.mayFlush);
                when(flushes, () -> step.go(Step.IDLE)).otherwise(() -> step.go(Step.DECIDING));
            })
            .in(Step.DECIDING, () -> {
                var isAcknowledged = isLive.and(ahead.msb().not()).and(ahead.ne(0));
                succeeds.next(isAcknowledged);
                fails.next(isAcknowledged.not().and(mayFlush));
                step.go(Step.MAKING);
            })
            .in(Step.MAKING, () -> {
                shows.next(fails.or(served.detail.signaled));
                when(succeeds.or(fails), () -> step.go(Step.SHOWING)).otherwise(() -> step.go(Step.IDLE));
            })
            .in(Step.SHOWING, () -> when(io.completions.ready().or(shows.not()), () -> step.go(Step.IDLE)));

        newRow.next(new Row(served.row.completed.plus(1), served.row.flushing,
            mux(fails, flushed, served.row.status)));
        when(step.is(Step.MAKING), () -> completion.next(new Completion(served.qp, lit(false),
            served.detail.write.and(succeeds).asUInt().zext(4), served.row.status.gate(fails), lit(false),
            served.detail.length.gate(succeeds), lit(0, 32), served.row.completed, lit(0, 24), lit(false))));
        io.completions.valid().set(step.is(Step.SHOWING).and(shows));
        io.completions.payload().set(completion);
        return succeeds;
    }
}
