package hdl.timeline;

import static hdl.Hdl.timeline;
import static hdl.Hdl.uint;

import hdl.Bundle;
import hdl.Circuit;
import hdl.Ports;
import hdl.UInt;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** {@link RandomLogic} between ports of random cycles, or, flat, of none. */
record RandomPipe(long seed, boolean flat) implements Circuit<RandomPipe.Io> {
    static final int INPUTS = 4;
    static final int WIDTH = 6;
    static final int LATEST_INPUT = 3;
    static final int LATENCY = 40;

    record Io(UInt a, UInt b, UInt c, UInt d, UInt result) implements Bundle<Io> {
        List<UInt> inputs() {
            return List.of(a, b, c, d);
        }
    }

    /** The cycle at which an input comes. */
    int cycle(int input) {
        return flat ? 0 : new Random(seed + input).nextInt(LATEST_INPUT + 1);
    }

    @Override public Io ports(Ports p) {
        var in = new ArrayList<UInt>();
        for (int i = 0; i < INPUTS; i++) {
            in.add((flat ? p : p.at(cycle(i))).in(uint(WIDTH)));
        }
        return new Io(in.get(0), in.get(1), in.get(2), in.get(3), (flat ? p : p.at(LATENCY)).out(uint(WIDTH)));
    }

    @Override public void body(Io io) {
        if (!flat) {
            timeline(io.a).aligned();
        }
        io.result.set(new RandomLogic(seed, flat, false).result(io.inputs(), LATEST_INPUT));
    }
}
