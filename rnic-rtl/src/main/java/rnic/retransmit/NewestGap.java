package rnic.retransmit;

import static hdl.Hdl.*;

import hdl.*;
import java.util.ArrayList;
import java.util.function.IntFunction;
import rnic.common.RingLines;

/**
 * The newest packet that a SACK shows missing: its number from the start, or 0 if none is. Latency {@link #LATENCY}
 * cycles, one SACK per cycle.
 */
@Doc("The newest packet that a SACK shows missing.")
public record NewestGap() implements Circuit<NewestGap.Io> {
    static final int LATENCY = 4;
    private static final int BITS = 128;
    private static final int PLACE_BITS = 7;
    private static final int GROUP = 8;
    private static final int GROUPS = BITS / GROUP;

    public record Io(
        @Doc("bits that count, 1 to 128") UInt length,
        @Doc("1 = received") UInt bitmap,
        @Doc("of the newest bit that is 0") UInt number
    ) implements Bundle<Io> {}

    @Override public Io ports(Ports p) {
        return new Io(p.at(0).in(uint(PLACE_BITS + 1)), p.at(0).in(uint(BITS)), p.at(LATENCY).out(uint(PLACE_BITS)));
    }

    @Override public void body(Io io) {
        timeline(io.bitmap).aligned();
        // Cycle 0: what is missing; 1: groups; 2: the highest of them; 3: the highest in it.
        var counted = mux(io.length.msb(), fill(lit(true), BITS), RingLines.allBelow(
            RingLines.below(io.length.trunc(PLACE_BITS), BITS), BITS));
        var missing = stage(io.bitmap.not().and(counted));
        var groups = stage(word(GROUPS, i -> missing.bits(GROUP * i + GROUP - 1, GROUP * i).any()));
        var group = stage(highest(groups, GROUPS));
        var all = at(3, missing);
        UInt its = lit(0, GROUP);
        for (int i = 0; i < GROUPS; i++) {
            its = its.or(all.bits(GROUP * i + GROUP - 1, GROUP * i).gate(group.bit(i)));
        }
        var newest = highest(its, GROUP);
        ignore(newest);                                      // the lowest bit alone is number 0
        io.number.set(cat(stage(number(group, GROUPS)), stage(number(newest, GROUP))));
    }

    private static UInt word(int size, IntFunction<Bool> bit) {
        var bits = new ArrayList<Bool>();
        for (int i = size - 1; i >= 0; i--) {
            bits.add(bit.apply(i));
        }
        return cat(bits);
    }

    /** The highest one alone. */
    private static UInt highest(UInt word, int size) {
        return word(size, i -> i == size - 1 ? word.msb()
            : word.bit(i).and(word.bits(size - 1, i + 1).any().not()));
    }

    /** The number of the one that is there. */
    private static UInt number(UInt one, int size) {
        return word(log2Ceil(size), bit -> word(size / 2, i -> one.bit(i >> bit << bit + 1 | 1 << bit
            | i & (1 << bit) - 1)).any());
    }
}
