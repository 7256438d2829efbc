package rnic.schedule;

import static hdl.Hdl.*;

import hdl.*;
import hdl.lib.Valid;
import java.util.Optional;
import rnic.messages.ReadsDone;
import rnic.messages.OpenReads;
import rnic.messages.Setup;
import rnic.protocol.RnicParameters;

/**
 * How many Reads and atomics each queue pair has sent, how many are answered, and which PSN the next response begins
 * with. Tells when a queue pair comes to have some that are not answered, or has none any more. Read latency 2 cycles.
 */
@Doc("How many Reads and atomics each queue pair has sent, and how many are answered.")
public record ReadLedger(RnicParameters parameters) implements Circuit<ReadLedger.Io> {
    /** What comes of an answer is told before a Read that was counted later. */
    private static final int SETTLED = 4;
    private static final int LONGEST_WAIT = 64;

    /** Where a queue pair is in its Reads and atomics. */
    public record Row(
        @Doc("MSN of the response to the newest one") UInt reads,
        @Doc("first packet of the next response") UInt psn
    ) implements Bundle<Row> {
        static final Shape<Row> SHAPE = bundle(Row.class, uint(24), uint(24));
    }

    public record Io(
        @Doc("begins a life; no row is written in that cycle") Valid<Setup> setup,
        @Doc("not in a cycle in which a life begins") Valid<ReadsDone> done,
        @Doc("queue pair to read") UInt qp,
        Row row,
        @Doc("MSN of the newest response that has been received as a whole, low bits") UInt answered,
        @Doc("one more has been sent; of one queue pair in 7 cycles at most") Valid<Row> rowWrite,
        @Doc("queue pair to write") UInt writeQp,
        @Doc("after every change; a life begins with none") Valid<OpenReads> open,
        @Doc("in a NIC that may speak RoCEv2, with what is written: the queue pair does, and that it has some open is not told")
        Optional<Bool> quiet
    ) implements Bundle<Io> {}

    /** Enough to count Reads and atomics outstanding, and to compare counts of which one is so far ahead. */
    static int openBits(RnicParameters parameters) {
        return log2Ceil(parameters.reads()) + 2;
    }

    @Override public Io ports(Ports p) {
        var qp = uint(indexWidth(parameters.queuePairs()));
        return new Io(p.in(Valid.of(Setup.of(parameters.queuePairs()))), p.in(Valid.of(ReadsDone.of(parameters))), p.in(qp),
            p.out(Row.SHAPE), p.out(uint(openBits(parameters))), p.in(Valid.of(Row.SHAPE)), p.in(qp),
            p.out(Valid.of(OpenReads.of(parameters))), parameters.withRoce(() -> p.in(bool())));
    }

    @Override public void body(Io io) {
        int pairs = parameters.queuePairs();
        var beginning = io.setup.valid();
        var first = lit(parameters.firstMessages(), 24);
        check(beginning.and(io.rowWrite.valid()).not(), "no Read is counted while a life begins");
        var write = beginning.or(io.rowWrite.valid());
        var writeQp = mux(beginning, io.setup.value().flow(), io.writeQp);
        var written = mux(beginning, new Row(first, io.setup.value().psn()),
            io.rowWrite.value());
        var rows = memory(Row.SHAPE, pairs).style(BRAM).latency(2);
        when(write, () -> rows.write(writeQp, written));
        io.row.set(rows.read(io.qp));

        var done = io.done.value();
        ignore(done.placements(), done.messages());
        int bits = openBits(parameters);
        var messages = done.messages().trunc(bits);
        var answered = memory(uint(bits), pairs).style(BRAM).latency(2);
        check(beginning.and(io.done.valid()).not(), "nothing is answered while a life begins");
        when(beginning.or(io.done.valid()), () -> answered.write(mux(beginning, io.setup.value().flow(), done.qp()),
            mux(beginning, first.trunc(bits), messages)));
        io.answered.set(answered.read(io.qp));

        // A copy for those who are answered.
        var counts = memory(uint(bits), pairs).style(BRAM).latency(2);
        when(write, () -> counts.write(writeQp, written.reads().trunc(bits)));
        var answers = timeline(begin(io.done.valid())).aligned();
        var qp = answers.enter(0, done.qp());
        var quiet = io.quiet.map(it -> {
            var table = memory(bool(), pairs).named("quiet").style(BRAM).latency(2);
            when(write, () -> table.write(writeQp, it));
            return table.read(qp);
        });
        var isOpen = stage(unless(counts.read(qp).ne(answers.enter(0, messages)), quiet));
        tell(io, leave(at(SETTLED, answers.valid())), leave(at(SETTLED, isOpen)), leave(at(SETTLED, qp)));
    }

    private static Bool unless(Bool always, Optional<Bool> sometimes) {
        return sometimes.map(it -> always.and(it.not())).orElse(always);
    }

    /** What comes of an answer goes first: it cannot wait. */
    private void tell(Io io, Bool settling, Bool isOpen, UInt settled) {
        var sent = timeline(begin(unless(io.rowWrite.valid(), io.quiet))).aligned();
        var arriving = leave(at(SETTLED, sent.valid()));
        var qp = leave(at(SETTLED, sent.enter(0, io.writeQp)));
        var waiting = reg(bool()).init(0).named("waiting");
        var waiter = reg(io.writeQp.shape()).named("waiter");
        when(arriving, () -> {
            waiting.next(true);
            waiter.next(qp);
        }).elseWhen(settling.not(), () -> waiting.next(false));
        check(arriving.and(waiting).and(settling).not(), "one Read is told after the other");
        var waited = reg(uint(log2Ceil(LONGEST_WAIT) + 1)).init(0).named("waited");
        waited.next(mux(waiting.and(settling), waited.plus(1), 0));
        check(waited.lt(LONGEST_WAIT), "a Read is told before its answer can come");
        io.open.valid().set(settling.or(waiting));
        io.open.value().set(new OpenReads(mux(settling, settled, waiter), mux(settling, isOpen, lit(true))));
    }
}
