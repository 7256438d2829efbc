package rnic.retransmit;

import static hdl.Hdl.*;
import static rnic.messages.Arrival.PSN_BITS;

import hdl.*;
import java.util.ArrayList;
import rnic.common.RingLines;
import rnic.common.RingRange;
import rnic.common.Rotate;

/**
 * Brings the bitmap of a SACK into the places of the sender's rings. Latency {@link #LATENCY} cycles, one SACK per
 * cycle. The bitmap is turned within its 128 bits; the range of PSNs that it speaks of tells in which part of the ring
 * they stand and which of them count.
 *
 * @param window places of a ring: 128 or 256
 */
@Doc("Brings the bitmap of a SACK into the places of the sender's rings.")
public record SackMap(int window) implements Circuit<SackMap.Io> {
    /** Cycles to the rings. */
    static final int LATENCY = 5;
    /** Cycle in which the numbers of the sender are there. */
    static final int NUMBERS = 2;
    /** Cycles to {@code unsent}. */
    static final int UNSENT_LATENCY = 4;
    private static final int BITS = 128;
    private static final int PLACE_BITS = 7;
    private static final int FINE_BITS = 3;
    private static final int GROUP_BITS = 3;

    public record Io(
        @Doc("PSN of bit 0") UInt start,
        @Doc("bits that count, 1 to 128") UInt length,
        @Doc("1 = received") UInt bitmap,
        @Doc("bits below this PSN do not count, nor those a window above it") UInt from,
        @Doc("oldest packet that is not acknowledged: a start behind it is an old one") UInt una,
        @Doc("next new PSN: from here on nothing was sent") UInt newest,
        @Doc("a packet that was never sent is said to be received") Bool unsent,
        @Doc("ring: reported received") UInt received,
        @Doc("ring: reported missing, or not sent yet") UInt missing
    ) implements Bundle<Io> {}

    @Override public Io ports(Ports p) {
        var psn = uint(PSN_BITS);
        return new Io(p.at(0).in(psn), p.at(0).in(uint(8)), p.at(0).in(uint(BITS)), p.at(0).in(psn),
            p.at(NUMBERS).in(psn), p.at(NUMBERS).in(psn), p.at(UNSENT_LATENCY).out(bool()),
            p.at(LATENCY).out(uint(window)), p.at(LATENCY).out(uint(window)));
    }

    @Override public void body(Io io) {
        timeline(io.start).aligned();
        var rotated = rotated(io);
        var counting = range(io);
        var wide = window == BITS ? rotated : cat(rotated, rotated);
        io.received.set(counting.and(wide));
        io.missing.set(counting.and(wide.not()));
        check(io.received.and(io.missing).any().not(), "no packet is both received and missing");
        unsent(io);
    }

    /** Places of the PSNs that the SACK speaks of and that count. */
    private UInt range(Io io) {
        int places = log2Ceil(window);
        // Cycle 0: which comes first. Cycle 1: from the later one, to the end, but no further than a window.
        var old = stage(io.from.minus(io.start));
        var isOld = old.msb().not();
        var start = stage(io.start.trunc(places));
        var from = io.from.trunc(places);
        var length = stage(io.length);
        var first = stage(mux(isOld, from, start));
        var overlapping = old.bits(PSN_BITS - 2, 8).any().not().and(length.gt(old.trunc(8)));
        var ahead = stage(io.start.minus(io.from).trunc(places));
        var isNear = old.bits(PSN_BITS - 1, places).all().and(old.trunc(places).any());
        var reaching = length.zext(places + 1).plusWide(ahead.zext(places + 1)).bits(places + 1, places).any();
        var behind = stage(mux(isOld.not().and(reaching), from, start.plus(length.zext(places + 1).trunc(places))));
        var any = stage(mux(isOld, overlapping, isNear));

        var range = instance(new RingRange(window));
        range.from().set(stage(first));
        range.behind().set(stage(mux(any, behind, first)));
        range.any().set(stage(any));
        return stage(range.places());
    }

    /** The bitmap, turned in two cycles so that each bit stands at its PSN modulo 128. */
    private static UInt rotated(Io io) {
        // Two registers before, one behind: three in a row would become shift registers.
        var place = io.start.trunc(PLACE_BITS);
        var coarse = stage(Rotate.left(at(2, io.bitmap), at(2, place.bits(PLACE_BITS - 1, FINE_BITS)), FINE_BITS));
        return at(LATENCY, stage(Rotate.left(coarse, at(3, place.trunc(FINE_BITS)), 0)));
    }

    /**
     * Whether one of the bits that are 1 stands at or above the next new PSN. Distances count from the oldest packet,
     * as everywhere: whether the start is old or not yet sent is seen from there, also in the other half of the
     * numbers.
     */
    private static void unsent(Io io) {
        // Cycle 0: the bits that count; cycle 1: groups.
        var counted = mux(io.length.msb(), fill(lit(true), BITS), RingLines.allBelow(
            RingLines.below(io.length.trunc(PLACE_BITS), BITS), BITS));
        var ones = stage(io.bitmap.and(counted));
        int size = 1 << GROUP_BITS;
        var hasOnes = new ArrayList<Bool>();
        for (int i = BITS - size; i >= 0; i -= size) {
            hasOnes.add(ones.bits(i + size - 1, i).any());
        }
        var groups = stage(cat(hasOnes));

        // Cycle 2: where the next new PSN stands; cycle 3: what is at or above it.
        var next = stage(io.newest.minus(io.start));
        var old = stage(io.start.minus(io.una).msb());
        var group = next.bits(PLACE_BITS - 1, GROUP_BITS);
        var above = groups.and(RingLines.ones(group, BITS / size).or(oneHot(group, BITS / size)).not()).any();
        var same = at(NUMBERS + 1, ones).slice(cat(group, lit(0, GROUP_BITS)), size);
        var inGroup = same.and(RingLines.ones(next.trunc(GROUP_BITS), size).not()).any();
        var isInside = next.bits(PSN_BITS - 2, PLACE_BITS).any().not();
        io.unsent.set(stage(mux(next.msb(), at(NUMBERS + 1, groups).any().and(old.not()),
            isInside.and(above.or(inGroup)))));
    }
}
