package hdl.timeline;

import static hdl.Hdl.BRAM;
import static hdl.Hdl.LUTRAM;
import static hdl.Hdl.at;
import static hdl.Hdl.cat;
import static hdl.Hdl.instance;
import static hdl.Hdl.lit;
import static hdl.Hdl.memory;
import static hdl.Hdl.mux;
import static hdl.Hdl.stage;
import static hdl.Hdl.timeline;
import static hdl.Hdl.uint;
import static hdl.Hdl.when;
import static hdl.Hdl.wire;

import hdl.Bundle;
import hdl.Circuit;
import hdl.Ports;
import hdl.UInt;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/**
 * Random operators, in two forms: in one cycle, and as a pipeline in which the same values are staged, wanted at later
 * cycles, read from memories and computed by instances at random places. What may be held has no registers inside.
 */
record RandomLogic(long seed, boolean flat, boolean held) {
    private static final int WIDTH = RandomPipe.WIDTH;

    /** One operator on two values; a stage when it is a pipeline. */
    record Operator(boolean flat) implements Circuit<Operator.Io> {
        record Io(UInt x, UInt y, UInt z) implements Bundle<Io> {}

        @Override public Io ports(Ports p) {
            return flat ? new Io(p.in(uint(WIDTH)), p.in(uint(WIDTH)), p.out(uint(WIDTH)))
                : new Io(p.at(0).in(uint(WIDTH)), p.at(1).in(uint(WIDTH)), p.at(3).out(uint(WIDTH)));
        }

        @Override public void body(Io io) {
            if (flat) {
                io.z.set(io.x.plus(io.y));
            } else {
                timeline(io.x).aligned();
                io.z.set(stage(io.x.plus(io.y)));
            }
        }
    }

    /** Made of these inputs, which come at a cycle no later than the latest. */
    UInt result(List<UInt> inputs, int latest) {
        var random = new Random(seed);
        var values = new ArrayList<>(inputs);
        var depths = new ArrayList<>(Collections.nCopies(inputs.size(), latest));
        int size = 4 + random.nextInt(25);
        for (int i = 0; i < size; i++) {
            int x = random.nextInt(values.size());
            int y = random.nextInt(values.size());
            int z = random.nextInt(values.size());
            int depth = Math.max(depths.get(x), Math.max(depths.get(y), depths.get(z)));
            if (depth > RandomPipe.LATENCY - 8) {
                continue;
            }
            var value = operation(random.nextInt(11), values.get(x), values.get(y), values.get(z), random);
            depth += 4;                                      // of an instance or a memory: at most
            int words = random.nextInt(4);
            for (int k = 0; k < words && depth < RandomPipe.LATENCY - 4; k++) {
                boolean wait = random.nextBoolean();
                value = flat ? value : wait ? at(depth, value) : stage(value);
                depth++;
            }
            values.add(value);
            depths.add(depth);
        }
        var result = values.getFirst();
        for (var value : values) {
            result = result.xor(value);
        }
        return result;
    }

    private UInt operation(int which, UInt x, UInt y, UInt z, Random random) {
        return switch (which) {
            case 0 -> x.plus(y);
            case 1 -> x.and(y).or(z);
            case 2 -> mux(x.bit(random.nextInt(WIDTH)), y, z);
            case 3 -> cat(x.bits(2, 0), y.bits(5, 3));
            case 4 -> x.minus(lit(random.nextInt(64), WIDTH));
            case 5 -> chosen(x, y, z);
            case 6 -> looked(x, random.nextInt(2) + 1);
            case 7 -> {
                var operator = instance(new Operator(flat || held));
                operator.x().set(x);
                operator.y().set(y);
                yield operator.z();
            }
            case 8 -> x.zext(WIDTH + 2).plus(cat(y, lit(1, 2))).bits(WIDTH, 1);
            case 9 -> {
                var operator = instance(new Operator(true)); // without a clock: what comes early waits in front of it
                operator.x().set(x);
                operator.y().set(y);
                yield operator.z().xor(operator.x()).plus(operator.y());
            }
            default -> x.xor(y).shl(1);
        };
    }

    /** Under conditions of other cycles than what they choose. */
    private UInt chosen(UInt x, UInt y, UInt z) {
        var chosen = wire(uint(WIDTH));
        var other = wire(uint(WIDTH));
        chosen.set(x);
        other.set(0);
        when(y.bit(0), () -> {
            chosen.set(z);
            when(z.bit(1), () -> other.set(y));
        }).elseWhen(x.bit(2), () -> other.set(x));
        return chosen.plus(other);
    }

    private UInt looked(UInt address, int latency) {
        IntContents contents = i -> BigInteger.valueOf(i * 37 + 11 & 63);
        return flat ? memory(uint(WIDTH), 64).style(LUTRAM).contents(contents::at).peek(address)
            : memory(uint(WIDTH), 64).style(BRAM).latency(held ? 1 : latency).contents(contents::at).read(address);
    }

    private interface IntContents {
        BigInteger at(int i);
    }
}
