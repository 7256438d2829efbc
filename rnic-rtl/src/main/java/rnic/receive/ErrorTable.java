package rnic.receive;

import static hdl.Hdl.BRAM;
import static hdl.Hdl.bool;
import static hdl.Hdl.delay;
import static hdl.Hdl.indexWidth;
import static hdl.Hdl.lit;
import static hdl.Hdl.memory;
import static hdl.Hdl.mux;
import static hdl.Hdl.uint;
import static hdl.Hdl.when;

import hdl.Bool;
import hdl.Bundle;
import hdl.Circuit;
import hdl.Doc;
import hdl.Ports;
import hdl.UInt;
import hdl.lib.Valid;
import rnic.common.Valids;
import rnic.messages.ErrorMark;
import rnic.protocol.FatalError;
import rnic.protocol.RnicParameters;

/**
 * The earliest packet of each queue pair that broke the rules (err in reliability section 2). A packet asks {@link
 * #LATENCY} cycles before its own decision falls. The decisions of the {@link #BLIND} packets just ahead come too late
 * for that: behind a fatal one of these every packet of the queue pair counts as behind it, also one that lies before
 * it; that one is missing then and comes again.
 */
@Doc("The earliest packet of each queue pair that broke the rules.")
public record ErrorTable(RnicParameters parameters) implements Circuit<ErrorTable.Io> {
    /** Cycles from packet to the word whether it stands behind an error. */
    public static final int LATENCY = 3;
    /** Packets just ahead whose errors the table does not show yet: those decided less than a cycle before. */
    static final int BLIND = LATENCY + 1;

    public record Io(
        UInt qp,
        UInt psn,
        @Doc("three cycles behind the packet: it stands at or behind an error") Bool behind,
        @Doc("three cycles behind the packet") FatalError error,
        @Doc("four cycles behind the packet: it breaks the rules itself; counts where not behind") Bool fatal,
        @Doc("as in FatalError") UInt code,
        @Doc("errors recorded from elsewhere, or taken back when a life begins; not in a cycle of a fatal packet")
        Valid<ErrorMark> mark
    ) implements Bundle<Io> {}

    @Override public Io ports(Ports p) {
        return new Io(p.in(uint(indexWidth(parameters.queuePairs()))), p.in(uint(24)), p.out(bool()),
            p.out(FatalError.SHAPE), p.in(bool()), p.in(uint(FatalError.CODE_BITS)),
            p.in(Valid.of(ErrorMark.of(parameters))));
    }

    @Override public void body(Io io) {
        // Cycles 0 to 2: the table is read; meanwhile the packet is compared with those ahead.
        var table = memory(FatalError.SHAPE, parameters.queuePairs()).style(BRAM).latency(2);
        var found = table.read(io.qp);
        var isAtOrBehind = delay(io.psn, 2).minus(found.psn()).msb().not();
        var recorded = delay(found.valid().and(isAtOrBehind), 1);
        io.error.set(delay(found, 1));

        // Cycle 3: what the packets ahead have turned out to be.
        var qp = delay(io.qp, LATENCY - 1);
        var ahead = qp;
        var blind = lit(false);
        for (int i = 1; i <= BLIND; i++) {
            ahead = delay(ahead, 1).named("qp" + i);
            var same = delay(qp.eq(ahead), 1).named("same" + i);
            blind = blind.or(same.and(Valids.later(io.fatal, i - 1)));
        }
        io.behind.set(recorded.or(blind));

        // Cycle 4: an error is recorded.
        var decided = delay(qp, 2);
        var own = new FatalError(lit(true), delay(io.psn, LATENCY + 1), io.code);
        when(io.fatal.or(io.mark.valid()), () -> table.write(mux(io.fatal, decided, io.mark.value().qp()),
            mux(io.fatal, own, io.mark.value().error())));
    }
}
