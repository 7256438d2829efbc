package rnic.retransmit;

import static hdl.Hdl.*;

import hdl.*;
import hdl.lib.PopCount;
import java.util.ArrayList;
import java.util.List;
import rnic.messages.Echo;
import rnic.messages.GoneNotice;

/**
 * Counts the outstanding packets of a sender that are not on their way: those that have come, as SACKs have shown or as
 * the peer has counted, whichever is more, and those that wait to be sent again. A packet may be both, if a timeout
 * sends again what a SACK has shown; never are more gone than are outstanding. Latency {@link #LATENCY} cycles, one
 * count per cycle.
 *
 * @param window places of a ring: a power of two from 8 to 256
 */
@Doc("Counts the outstanding packets of a sender that are not on their way.")
public record GoneCount(int window) implements Circuit<GoneCount.Io> {
    /** Cycles from the rings to the count. */
    static final int LATENCY = 6;
    /** Cycle in which the ones of a ring have been counted. */
    private static final int ONES = 3;
    /** Places that are counted first, and the sums that are added then. */
    private static final int FIRST = 16;
    private static final int SUMS = 4;
    private static final int MOST = FIRST * SUMS * SUMS;

    public record Io(
        @Doc("places of una to nPSN - 1") UInt inFlight,
        @Doc("ring: reported received; counts where in flight") UInt sacked,
        @Doc("ring: waits to be sent again; 0 where not in flight") UInt pending,
        @Doc("una, low bits") UInt una,
        @Doc("nPSN, the next new PSN, low bits") UInt newest,
        @Doc("packets that have come, as PSNs count them, modulo 4096") UInt delivered,
        @Doc("packets from una to nPSN - 1 that are not on their way") UInt gone
    ) implements Bundle<Io> {}

    public GoneCount {
        if (window < 8 || window > MOST || Integer.bitCount(window) != 1) {
            throw new IllegalArgumentException("GoneCount: window is " + window + "; it must be a power of two from 8"
                + " to " + MOST);
        }
    }

    @Override public Io ports(Ports p) {
        var ring = p.at(0);
        var psn = uint(Echo.TAKEN_BITS);
        return new Io(ring.in(uint(window)), ring.in(uint(window)), ring.in(uint(window)), ring.in(psn), ring.in(psn),
            ring.in(psn), p.at(LATENCY).out(uint(GoneNotice.bits(window))));
    }

    @Override public void body(Io io) {
        timeline(io.inFlight).aligned();
        int bits = GoneNotice.bits(window);

        // Cycles 0 to 2: the ones; beside them what the peer has counted above una, and what is outstanding.
        var sacked = ones(io.sacked.and(io.inFlight));
        var pending = ones(io.pending);
        var above = stage(io.delivered.plus(1).minus(io.una));
        var beyond = stage(above.trunc(bits).gate(above.le(window)));
        var outstanding = stage(io.newest.minus(io.una).trunc(bits));

        // Cycle 3: what has come; cycle 4: and what waits; cycle 5: no more than there is.
        var isTold = at(ONES, beyond).gt(sacked);
        var come = stage(mux(isTold, at(ONES, beyond), sacked));
        var gone = stage(come.zext(bits + 1).plus(at(ONES + 1, pending).zext(bits + 1)));
        var most = at(ONES + 2, outstanding);
        io.gone.set(stage(mux(gone.gt(most.zext(bits + 1)), most, gone.trunc(bits))));
    }

    /** The number of ones of a ring in {@link #ONES} cycles. */
    private UInt ones(UInt ring) {
        int size = Math.min(window, FIRST);
        List<UInt> sums = new ArrayList<>();
        for (int i = 0; i < window; i += size) {
            sums.add(stage(PopCount.of(ring.bits(i + size - 1, i)).zext(GoneNotice.bits(window))));
        }
        for (int cycle = 1; cycle < ONES; cycle++) {
            List<UInt> next = new ArrayList<>();
            for (int i = 0; i < sums.size(); i += SUMS) {
                next.add(stage(sum(sums.subList(i, Math.min(i + SUMS, sums.size())))));
            }
            sums = next;
        }
        return sums.getFirst();
    }

    /** Two at a time, so that four are two additions deep. */
    private static UInt sum(List<UInt> addends) {
        if (addends.size() == 1) {
            return addends.getFirst();
        }
        int half = (addends.size() + 1) / 2;
        return sum(addends.subList(0, half)).plus(sum(addends.subList(half, addends.size())));
    }
}
