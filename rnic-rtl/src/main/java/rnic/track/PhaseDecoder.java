package rnic.track;

import static hdl.Hdl.*;

import hdl.*;
import rnic.common.RingLines;
import rnic.common.Rotate;

/**
 * Turns a ring into a bitmap that begins at the expected PSN. The entry for PSN p stands at p mod window and is marked
 * when it is the complement of the PSN bit just above that index; which lap of the ring an entry belongs to follows
 * from where it stands against the expected PSN. Latency {@link #LATENCY} cycles, one ring per cycle.
 *
 * @param window entries per ring: a power of two from 8
 */
@Doc("Turns a ring into a bitmap that begins at the expected PSN.")
public record PhaseDecoder(int window) implements Circuit<PhaseDecoder.Io> {
    /** Cycles from ring to bitmap: lap, then rotation in two steps. */
    public static final int LATENCY = 3;

    public record Io(
        @Doc("entry i is for the PSN of the window that is i modulo the window") UInt ring,
        @Doc("the expected PSN, as many low bits as the index and one more") UInt expected,
        @Doc("bit i: the entry for the expected PSN + i is marked") UInt marked
    ) implements Bundle<Io> {}

    @Override public Io ports(Ports p) {
        return new Io(p.at(0).in(uint(window)), p.at(0).in(uint(log2Ceil(window) + 1)), p.at(LATENCY).out(uint(window)));
    }

    @Override public void body(Io io) {
        timeline(io.ring).aligned();
        int placeBits = log2Ceil(window);
        int fine = placeBits / 2;
        var place = io.expected.trunc(placeBits);
        // An entry below the start belongs to the next lap.
        var nextLap = RingLines.allBelow(RingLines.below(place, window), window);
        var marked = stage(io.ring.xor(nextLap).xor(fill(io.expected.msb(), window)));
        // The place waits, not what each step makes of it: a place of the ring has one LUT of six inputs per step.
        var coarse = stage(Rotate.right(marked, at(1, place.bits(placeBits - 1, fine)), fine));
        io.marked.set(stage(Rotate.right(coarse, at(2, place.trunc(fine)), 0)));
    }
}
