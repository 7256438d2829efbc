package rnic.common;

import static hdl.Hdl.*;

import hdl.*;
import hdl.lib.PriorityEncoder;
import java.util.ArrayList;

/**
 * Finds the lowest one of a wide value in two stages: inside groups of 16 bits, then the first group that has one. One
 * value per cycle.
 *
 * @param width bits of the value: a power of two from 8
 */
@Doc("Finds the lowest one of a wide value, in two stages.")
public record LowestOne(int width) implements Circuit<LowestOne.Io> {
    /** Cycles from value to index. */
    public static final int LATENCY = 2;
    private static final int GROUP = 16;

    public record Io(
        UInt value,
        @Doc("some bit is 1") Bool any,
        @Doc("number of the lowest one; without meaning when there is none") UInt index
    ) implements Bundle<Io> {}

    @Override public Io ports(Ports p) {
        return new Io(p.at(0).in(uint(width)), p.at(LATENCY).out(bool()), p.at(LATENCY).out(uint(log2Ceil(width))));
    }

    @Override public void body(Io io) {
        timeline(io.value).aligned();
        int size = Math.min(GROUP, width);
        int groups = width / size;
        var has = new ArrayList<Bool>();
        var index = new ArrayList<UInt>();
        for (int i = 0; i < groups; i++) {
            var group = instance(new PriorityEncoder(size)).named("group" + i);
            group.value().set(io.value.bits(size * i + size - 1, size * i));
            has.add(stage(group.any()).named("has" + i));
            index.add(stage(group.index()).named("index" + i));
        }
        var first = instance(new PriorityEncoder(groups));
        first.value().set(cat(has.reversed()));
        var number = first.index();
        var chosen = groups == 1 ? index.getFirst() : cat(number, cat(index.reversed())
            .slice(cat(number, lit(0, 2)), 4));
        if (groups == 1) {
            ignore(number);
        }
        io.any.set(stage(first.any()));
        io.index.set(stage(chosen));
    }
}
