package hdl.sim;

import static hdl.Hdl.BRAM;
import static hdl.Hdl.NEW_DATA;
import static hdl.Hdl.OLD_DATA;
import static hdl.Hdl.URAM;
import static hdl.Hdl.bool;
import static hdl.Hdl.indexWidth;
import static hdl.Hdl.memory;
import static hdl.Hdl.uint;
import static hdl.Hdl.when;
import static org.assertj.core.api.Assertions.assertThat;

import hdl.Bool;
import hdl.Bundle;
import hdl.Circuit;
import hdl.Ports;
import hdl.UInt;
import hdl.ir.Memory.Collision;
import hdl.sim.junit.EachEngine;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.Random;

/**
 * Memories that are printed as several arrays against a map of numbers: every bank, every place in a row, and the
 * latency of each form, on every engine.
 */
class BankedMemoryTest {
    private static final int CYCLES = 600;

    /** A deep memory of UltraRAM with one write and one read. */
    record Deep(int width, int depth, int lanes, int latency, Collision collision) implements Circuit<Deep.Io> {
        record Io(Bool write, UInt at, UInt data, UInt mask, UInt from, Bool look, UInt word) implements Bundle<Io> {}

        @Override public Io ports(Ports p) {
            return new Io(p.in(bool()), p.in(uint(indexWidth(depth))), p.in(uint(width)), p.in(uint(lanes)),
                p.in(uint(indexWidth(depth))), p.in(bool()), p.out(uint(width)));
        }

        @Override public void body(Io io) {
            var words = memory(uint(width), depth).style(URAM).collision(collision).latency(latency);
            when(io.write, () -> {
                if (lanes > 1) {
                    words.write(io.at, io.data, io.mask);
                } else {
                    when(io.mask.bit(0), () -> words.write(io.at, io.data));
                }
            });
            io.word.set(words.read(io.from, io.look));
        }
    }

    @EachEngine void deepMemoriesHoldWhatWasWritten(Engine engine) {
        for (var deep : new Deep[] {
            new Deep(80, 32768, 1, 2, OLD_DATA), new Deep(9, 262144, 1, 2, OLD_DATA),
            new Deep(34, 20000, 1, 2, NEW_DATA), new Deep(5, 65536, 1, 1, NEW_DATA), new Deep(72, 16384, 8, 3, OLD_DATA),
            new Deep(20, 32768, 1, 3, OLD_DATA), new Deep(72, 32768, 1, 4, OLD_DATA), new Deep(18, 8192, 2, 4, OLD_DATA),
            new Deep(72, 40000, 4, 3, OLD_DATA)}) {
            follow(deep, engine);
        }
    }

    private static void follow(Deep deep, Engine engine) {
        var random = new Random(deep.hashCode());
        var stages = new BigInteger[deep.latency];
        var words = new HashMap<Integer, BigInteger>();
        int half = Integer.highestOneBit(deep.depth - 1);
        var ends = new int[48];                              // few words: all places of a row, the same rows of banks
        Arrays.setAll(ends, i -> i < 12 ? i : i < 24 ? half + i - 12 : i < 36 ? half / 2 + i - 24
            : i == 36 ? deep.depth - 1 : random.nextInt(deep.depth));
        try (var dut = Simulation.of(deep, engine)) {
            var io = dut.io();
            for (int cycle = 0; cycle < CYCLES; cycle++) {
                boolean write = random.nextInt(3) > 0;
                boolean look = random.nextInt(4) > 0;
                int at = ends[random.nextInt(ends.length)];
                int from = random.nextInt(3) == 0 ? at : ends[random.nextInt(ends.length)];
                var data = new BigInteger(deep.width, random);
                var mask = new BigInteger(deep.lanes, random);
                dut.pin(io.write()).set(write ? 1 : 0);
                dut.pin(io.at()).set(at);
                dut.pin(io.data()).setBig(data);
                dut.pin(io.mask()).setBig(mask);
                dut.pin(io.from()).set(from);
                dut.pin(io.look()).set(look ? 1 : 0);
                dut.step();
                var old = words.get(from);
                if (write) {
                    merge(words, at, data, mask, deep);
                }
                System.arraycopy(stages, 0, stages, 1, deep.latency - 1);
                if (look) {
                    stages[0] = deep.collision == NEW_DATA ? words.get(from) : old;
                }
                if (stages[deep.latency - 1] != null) {
                    assertThat(dut.pin(io.word()).big()).as("%s, cycle %d", deep, cycle)
                        .isEqualTo(stages[deep.latency - 1]);
                }
            }
        }
    }

    /** A word that was never written whole is not known. */
    private static void merge(Map<Integer, BigInteger> words, int at, BigInteger data, BigInteger mask, Deep deep) {
        int lane = deep.width / deep.lanes;
        var all = mask.bitCount() == deep.lanes;
        var old = words.get(at);
        if (old == null && !all) {
            return;
        }
        var merged = all ? data : old;
        for (int i = 0; !all && i < deep.width; i++) {
            merged = !mask.testBit(i / lane) ? merged : data.testBit(i) ? merged.setBit(i) : merged.clearBit(i);
        }
        words.put(at, merged);
    }

    /** Bits written one by one, read by rows of several banks. */
    record Rows(int row, int latency, Collision collision) implements Circuit<Rows.Io> {
        static final int ROWS = 16;

        record Io(Bool write, UInt at, Bool value, UInt from, Bool look, UInt bits) implements Bundle<Io> {}

        @Override public Io ports(Ports p) {
            return new Io(p.in(bool()), p.in(uint(indexWidth(row * ROWS))), p.in(bool()), p.in(uint(4)), p.in(bool()),
                p.out(uint(row)));
        }

        @Override public void body(Io io) {
            var seen = memory(bool(), row * ROWS).style(BRAM).collision(collision).latency(latency).zeroed();
            when(io.write, () -> seen.write(io.at, io.value));
            io.bits.set(seen.readWide(io.from, row, io.look));
        }
    }

    @EachEngine void wideRowsHoldEveryBit(Engine engine) {
        for (var rows : new Rows[] {new Rows(64, 1, OLD_DATA), new Rows(256, 2, OLD_DATA), new Rows(128, 1, NEW_DATA),
            new Rows(64, 2, NEW_DATA)}) {
            follow(rows, engine);
        }
    }

    private static void follow(Rows rows, Engine engine) {
        var random = new Random(rows.hashCode());
        var stages = new BigInteger[rows.latency];
        var stored = new BigInteger[Rows.ROWS];
        Arrays.fill(stored, BigInteger.ZERO);
        try (var dut = Simulation.of(rows, engine)) {
            var io = dut.io();
            for (int cycle = 0; cycle < CYCLES; cycle++) {
                boolean write = random.nextInt(4) > 0;
                boolean look = random.nextInt(4) > 0;
                int at = random.nextInt(rows.row * Rows.ROWS);
                int from = random.nextBoolean() ? at / rows.row : random.nextInt(Rows.ROWS);
                boolean bit = random.nextInt(4) > 0;
                dut.pin(io.write()).set(write ? 1 : 0);
                dut.pin(io.at()).set(at);
                dut.pin(io.value()).set(bit ? 1 : 0);
                dut.pin(io.from()).set(from);
                dut.pin(io.look()).set(look ? 1 : 0);
                dut.step();
                var old = stored[from];
                if (write) {
                    int row = at / rows.row;
                    stored[row] = bit ? stored[row].setBit(at % rows.row) : stored[row].clearBit(at % rows.row);
                }
                System.arraycopy(stages, 0, stages, 1, rows.latency - 1);
                if (look) {
                    stages[0] = rows.collision == NEW_DATA ? stored[from] : old;
                }
                if (stages[rows.latency - 1] != null) {
                    assertThat(dut.pin(io.bits()).big()).as("%s, cycle %d", rows, cycle)
                        .isEqualTo(stages[rows.latency - 1]);
                }
            }
        }
    }
}
