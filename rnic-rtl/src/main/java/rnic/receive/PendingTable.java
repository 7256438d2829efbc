package rnic.receive;

import static hdl.Hdl.*;

import hdl.*;
import hdl.lib.Stream;
import hdl.lib.Valid;
import rnic.messages.PendingWrite;
import rnic.protocol.RnicParameters;

/**
 * The Reads and atomics of every queue pair that have gone out: R slots each, which are used in turn. What stands there
 * after its response has come means nothing any more, since its packets are duplicates then. Read latency {@link
 * #LATENCY} cycles; a read at the edge of a write sees the entry before it. A new life clears its slots, one in each
 * cycle in which no request goes out.
 */
@Doc("The Reads and atomics of every queue pair that have gone out.")
public record PendingTable(RnicParameters parameters) implements Circuit<PendingTable.Io> {
    /** Cycles from slot to entry. */
    static final int LATENCY = 2;
    /** First words of an UltraRAM that are worth it. */
    private static final int LARGE = 4096;

    /** What is known of a request. */
    public record Entry(
        @Doc("it is one of this life") Bool known,
        @Doc("as in PendingWrite") UInt lap,
        @Doc("an atomic, else a Read") Bool atomic,
        @Doc("MSN of the request") UInt request,
        @Doc("PSN of the first packet of its response") UInt first
    ) implements Bundle<Entry> {
        static final Shape<Entry> SHAPE =
            bundle(Entry.class, bool(), uint(PendingWrite.LAP_BITS), bool(), uint(24), uint(24));
    }

    public record Io(
        @Doc("a request goes out for the first time") Valid<PendingWrite> write,
        @Doc("a new life of a queue pair, of which nothing goes out: done when it is taken") Stream<UInt> setup,
        @Doc("queue pair to read") UInt qp,
        @Doc("its slot") UInt slot,
        Entry entry
    ) implements Bundle<Io> {}

    @Override public Io ports(Ports p) {
        var qp = uint(indexWidth(parameters.queuePairs()));
        return new Io(p.in(Valid.of(PendingWrite.of(parameters))), p.in(Stream.of(qp)), p.at(0).in(qp),
            p.at(0).in(uint(PendingWrite.slotBits(parameters))), p.at(LATENCY).out(Entry.SHAPE));
    }

    @Override public void body(Io io) {
        int depth = parameters.queuePairs() * parameters.reads();
        var table = memory(Entry.SHAPE, depth).style(depth < LARGE ? BRAM : URAM).latency(LATENCY);
        var write = io.write.value();
        var slot = reg(uint(PendingWrite.slotBits(parameters))).init(0);
        var clearing = io.setup.valid().and(io.write.valid().not());
        var isLast = slot.eq(parameters.reads() - 1);
        when(clearing, () -> slot.next(mux(isLast, 0, slot.plus(1))));
        io.setup.ready().set(clearing.and(isLast));
        check(io.setup.valid().and(io.write.valid()).and(write.qp().eq(io.setup.payload())).not(),
            "nothing goes out of a queue pair whose life has not begun");

        var entry = new Entry(lit(true), write.lap(), write.atomic(), write.request(), write.responsePsn());
        when(io.write.valid().or(clearing), () -> table.write(
            mux(io.write.valid(), row(write.qp(), write.slot()), row(io.setup.payload(), slot)),
            mux(io.write.valid(), entry, zero(Entry.SHAPE))));
        io.entry.set(table.read(row(io.qp, io.slot)));
    }

    private UInt row(UInt qp, UInt slot) {
        if (parameters.reads() == 1) {
            ignore(slot);
            return qp;
        }
        return cat(qp, slot);
    }
}
