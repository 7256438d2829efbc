package rnic.transport;

import static hdl.Hdl.delay;
import static hdl.Hdl.fill;
import static hdl.Hdl.ignore;
import static hdl.Hdl.indexWidth;
import static hdl.Hdl.lit;
import static hdl.Hdl.log2Ceil;
import static hdl.Hdl.mux;
import static hdl.Hdl.uint;

import hdl.Bool;
import hdl.Bundle;
import hdl.Circuit;
import hdl.Doc;
import hdl.Ports;
import hdl.UInt;

/**
 * Turns a ring into a bitmap that begins at the expected PSN. The entry for PSN p stands at p mod window and is marked
 * when it is the complement of the PSN bit just above that index; which lap of the ring an entry belongs to follows
 * from where it stands against the expected PSN. Latency {@link #LATENCY} cycles, one ring per cycle. Of a window of
 * 256 one half is wanted, so first each entry is chosen from the two that stand 128 apart, and half as many are turned.
 *
 * @param window entries per ring: a power of two from 8
 */
@Doc("Turns a ring into a bitmap that begins at the expected PSN.")
public record PhaseDecoder(int window) implements Circuit<PhaseDecoder.Io> {
    /** Cycles from ring to bitmap: choice (2), then rotation in two steps. */
    public static final int LATENCY = 4;

    public record Io(
        @Doc("entry i is for the PSN of the window that is i modulo the window") UInt ring,
        @Doc("the expected PSN, as many low bits as the index and one more") UInt expected,
        @Doc("which 128 entries; means nothing if the window has no more") UInt chunk,
        @Doc("bit i: the entry for the expected PSN + 128 * chunk + i is marked") UInt marked
    ) implements Bundle<Io> {}

    @Override public Io ports(Ports p) {
        int bits = SackRow.bits(window);
        return new Io(p.in(uint(window)), p.in(uint(log2Ceil(window) + 1)), p.in(uint(indexWidth(window / bits))),
            p.out(uint(bits)));
    }

    @Override public void body(Io io) {
        int bits = SackRow.bits(window);
        int placeBits = log2Ceil(bits);
        var place = io.expected.trunc(placeBits);
        var low = RingLines.allBelow(RingLines.below(place, bits), bits);
        int fine = placeBits / 2;
        var chosen = delay(bits == window ? whole(io, low) : half(io, low, bits), 2);
        var by = delay(place, 2);
        var coarse = delay(Turn.right(chosen, by.bits(placeBits - 1, fine), fine), 1);
        var turned = delay(Turn.right(coarse, delay(by.trunc(fine), 1), 0), 1);
        io.marked.set(turned);
    }

    /** An entry below the start belongs to the next lap. */
    private UInt whole(Io io, UInt low) {
        ignore(io.chunk);
        return io.ring.xor(low).xor(fill(io.expected.msb(), window));
    }

    /**
     * Of the entries that stand 128 apart one belongs to the chunk: the one in the half where the chunk begins, or
     * below its first place the one in the other half. Which of them belong to the next lap depends on which half
     * comes first in this one.
     */
    private static UInt half(Io io, UInt low, int bits) {
        var lap = io.expected.msb();
        var startsHigh = io.expected.bit(log2Ceil(bits));
        var isSecond = io.chunk.bit(0);
        var beginsHigh = startsHigh.xor(isSecond);
        var here = half(io.ring, beginsHigh, bits).xor(fill(lap.xor(startsHigh.and(isSecond)), bits));
        var there = half(io.ring, beginsHigh.not(), bits).xor(fill(lap.xor(startsHigh.or(isSecond)), bits));
        return low.not().and(here).or(low.and(there));
    }

    private static UInt half(UInt ring, Bool high, int bits) {
        return mux(high, ring.bits(2 * bits - 1, bits), ring.trunc(bits));
    }
}
