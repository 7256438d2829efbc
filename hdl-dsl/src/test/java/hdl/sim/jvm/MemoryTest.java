package hdl.sim.jvm;

import static org.assertj.core.api.Assertions.assertThat;

import hdl.ir.Memory.Collision;
import hdl.ir.ModuleDef;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Memories against an array of numbers. */
@ParameterizedClass
@EnumSource(value = Way.class, names = {"STRAIGHT", "CHECKED"})
class MemoryTest {
    private static final int CYCLES = 400;
    private static final long SEED = 77;
    @Parameter Way way;
    private final Random random = new Random(SEED);
    private final Sketch sketch = new Sketch("Memories");

    /** One memory with one write port, one synchronous read port and one peek, in lockstep with an array. */
    private final class Model {
        final int width;
        final int depth;
        final int gather;
        final int latency;
        final int lanes;
        final Collision collision;
        final BigInteger[] words;
        final BigInteger[] stages; // what each register of the read holds, the data last

        Model(int width, int depth, int gather, int latency, int lanes, Collision collision) {
            this.width = width;
            this.depth = depth;
            this.gather = gather;
            this.latency = latency;
            this.lanes = lanes;
            this.collision = collision;
            words = new BigInteger[depth];
            Arrays.fill(words, BigInteger.ZERO);
            stages = new BigInteger[latency];
            Arrays.fill(stages, BigInteger.ZERO);
        }

        BigInteger row(int address) {
            var row = BigInteger.ZERO;
            for (var i = 0; i < gather; i++) {
                var at = address * gather + i;
                row = row.or((at < depth ? words[at] : BigInteger.ZERO).shiftLeft(i * width));
            }
            return row;
        }

        void edge(boolean write, int at, BigInteger value, BigInteger mask, boolean read, int from) {
            var old = row(from);
            if (write && at < depth) {
                var lane = width / lanes;
                for (var i = 0; i < width; i++) {
                    var takes = mask.testBit(i / lane);
                    words[at] = !takes ? words[at] : value.testBit(i) ? words[at].setBit(i) : words[at].clearBit(i);
                }
            }
            System.arraycopy(stages, 0, stages, 1, latency - 1);
            if (read) {
                stages[0] = collision == Collision.NEW_DATA ? row(from) : old;
            }
        }

        BigInteger data() {
            return stages[latency - 1];
        }
    }

    private static int addressWidth(int depth) {
        return Math.max(1, 32 - Integer.numberOfLeadingZeros(depth - 1));
    }

    @ParameterizedTest(name = "{0} bits, {1} words, gather {2}, latency {3}, {4} lanes, {5}; seed 77")
    @CsvSource({
        "8, 16, 1, 1, 1, OLD_DATA", "8, 16, 1, 1, 1, NEW_DATA", "64, 5, 1, 2, 8, OLD_DATA",
        "100, 11, 1, 1, 4, NEW_DATA",
        "512, 3, 1, 2, 64, NEW_DATA", "1, 64, 32, 1, 1, OLD_DATA", "1, 64, 8, 2, 1, NEW_DATA",
        "1, 2048, 128, 1, 1, OLD_DATA", "4, 40, 16, 1, 2, OLD_DATA", "9, 12, 3, 1, 3, NEW_DATA",
        "16, 24, 4, 2, 2, OLD_DATA", "70, 8, 2, 1, 7, OLD_DATA", "1, 2, 1, 1, 1, OLD_DATA", "32, 1, 1, 1, 1, NEW_DATA",
        "72, 40, 1, 3, 8, OLD_DATA", "9, 70, 1, 4, 1, OLD_DATA", "33, 5, 1, 3, 1, OLD_DATA",
        "2, 1500, 1, 1, 2, OLD_DATA", "8, 20, 4, 1, 1, NEVER"})
    void readsAndWritesAsAnArrayDoes(int width, int depth, int gather, int latency, int lanes, Collision collision) {
        var rows = (depth + gather - 1) / gather;
        var top = memory(width, depth, gather, latency, lanes, collision);
        var model = new Model(width, depth, gather, latency, lanes, collision);
        try (var run = new Run(way, top).afterReset()) {
            for (var cycle = 0; cycle < CYCLES; cycle++) {
                cycle(run, model, rows, cycle);
            }
        }
    }

    private ModuleDef memory(int width, int depth, int gather, int latency, int lanes, Collision collision) {
        var clock = sketch.clock("");
        var memory = sketch.memory("table", width, depth);
        sketch.builder.collision(memory, collision);
        var write = sketch.in("write", 1);
        var at = sketch.in("at", addressWidth(depth));
        var value = sketch.in("value", width);
        var mask = lanes > 1 ? sketch.in("mask", lanes) : null;
        var read = sketch.in("read", 1);
        var rows = (depth + gather - 1) / gather;
        var from = sketch.in("from", addressWidth(rows));
        var data = sketch.read(memory, from, read, gather, latency, clock);
        var peeked = sketch.read(memory, from, null, gather, 0, null);
        sketch.when(write, () -> sketch.write(memory, clock, at, value, mask));
        sketch.out("data", data.ref());
        sketch.out("peeked", peeked.ref());
        return sketch.finish();
    }

    private void cycle(Run run, Model model, int rows, int cycle) {
        var writes = random.nextInt(3) > 0;
        var address = random.nextInt(1 << addressWidth(model.depth));
        var word = new BigInteger(model.width, random);
        var mask = model.lanes == 1 ? BigInteger.ONE : new BigInteger(model.lanes, random);
        var reads = random.nextInt(3) > 0;
        var near = Math.min(rows - 1, address / model.gather);
        var row = random.nextBoolean() ? near : random.nextInt(1 << addressWidth(rows));
        run.set("write", writes ? 1 : 0);
        run.set("at", address);
        run.set("value", word);
        if (model.lanes > 1) {
            run.set("mask", mask);
        }
        run.set("read", reads ? 1 : 0);
        run.set("from", row);
        run.engine.settle();
        assertThat(run.get("peeked")).as("peek of row %d in cycle %d", row, cycle).isEqualTo(model.row(row));
        run.step(1);
        model.edge(writes, address, word, mask, reads, row);
        assertThat(run.get("data")).as("read of row %d in cycle %d", row, cycle).isEqualTo(model.data());
    }

    @Test void theBranchesAroundAWriteAreItsEnable() {
        var clock = sketch.clock("");
        var memory = sketch.memory("table", 8, 4);
        var a = sketch.in("a", 1);
        var b = sketch.in("b", 1);
        var at = sketch.in("at", 2);
        sketch.when(a, () -> sketch.write(memory, clock, at, sketch.lit(1, 8), null),
            () -> sketch.when(b, () -> sketch.write(memory, clock, at, sketch.lit(2, 8), null),
                () -> sketch.write(memory, clock, at, sketch.lit(3, 8), null)));
        sketch.out("out", sketch.read(memory, at, null, 1, 0, null).ref());
        try (var run = new Run(way, sketch.finish()).afterReset()) {
            for (var i = 0; i < 4; i++) {
                run.set("a", i & 1);
                run.set("b", i >> 1);
                run.step(1);
                assertThat(run.value("out")).isEqualTo(List.of(3, 1, 2, 1).get(i).longValue());
            }
            assertThat(run.engine.failure()).isNull();
        }
    }

    @Test void anAddressWiderThanTheMemoryReadsZeroPastTheEnd() {
        var memory = sketch.memory("rom", 8, 5);
        var words = new BigInteger[] {BigInteger.ONE, BigInteger.TWO, BigInteger.TEN, BigInteger.TEN, BigInteger.TWO};
        sketch.builder.contents(memory, words);
        var at = sketch.in("at", 40);
        sketch.out("out", sketch.read(memory, at, null, 1, 0, null).ref());
        try (var run = new Run(way, sketch.finish())) {
            for (var at40 : new long[] {4, 5, 6, 1L << 32, (1L << 40) - 1}) {
                run.set("at", at40);
                run.engine.settle();
                assertThat(run.value("out")).as("word %d", at40).isEqualTo(at40 == 4 ? 2 : 0);
            }
        }
    }

    @Test void theLaterPortWinsAndTheClaimFails() {
        var clock = sketch.clock("");
        var memory = sketch.memory("table", 8, 4);
        var first = sketch.in("first", 2);
        var second = sketch.in("second", 2);
        sketch.write(memory, clock, first, sketch.lit(11, 8), null);
        sketch.write(memory, clock, second, sketch.lit(22, 8), null);
        sketch.out("out", sketch.read(memory, first, null, 1, 0, null).ref());
        try (var run = new Run(way, sketch.finish()).afterReset()) {
            run.set("first", 1);
            run.set("second", 2);
            run.step(1);
            assertThat(run.value("out")).isEqualTo(11);
            assertThat(run.engine.failure()).isNull();
            run.set("second", 1);
            run.step(1);
            assertThat(run.value("out")).isEqualTo(22);
            assertThat(run.engine.failure().label()).isEqualTo("two ports of table_mem never write one word");
            assertThat(run.engine.failure().values()).isEqualTo("address = 32'h1");
        }
    }

    @Test void aWritePastTheEndDoesNothingAndFailsAClaimWhileEnabled() {
        var clock = sketch.clock("");
        var memory = sketch.memory("table", 8, 5);
        var enable = sketch.in("enable", 1);
        var at = sketch.in("at", 3);
        sketch.when(enable, () -> sketch.write(memory, clock, at, sketch.lit(9, 8), null));
        sketch.out("out", sketch.read(memory, at, null, 1, 0, null).ref());
        try (var run = new Run(way, sketch.finish()).afterReset()) {
            run.set("at", 6);
            run.step(1);
            assertThat(run.engine.failure()).isNull();
            run.set("enable", 1);
            run.step(1);
            assertThat(run.value("out")).isZero();
            assertThat(run.engine.failure().label()).isEqualTo("write of table_mem is within its depth");
            assertThat(run.engine.failure().cycle()).isEqualTo(3);
            assertThat(run.engine.failure().values()).isEqualTo("address = 3'h6");
        }
    }

    @Test void collisionsThatNeverHappenAreAClaim() {
        var clock = sketch.clock("");
        var memory = sketch.memory("table", 8, 16);
        sketch.builder.collision(memory, Collision.NEVER);
        var at = sketch.in("at", 4);
        var from = sketch.in("from", 2);
        sketch.write(memory, clock, at, sketch.lit(9, 8), null);
        sketch.out("out", sketch.read(memory, from, null, 4, 1, clock).ref());
        try (var run = new Run(way, sketch.finish())) {
            run.engine.reset(0, true);
            run.step(2);
            run.engine.reset(0, false);
            run.set("at", 8);
            run.set("from", 1);
            run.step(1);
            assertThat(run.engine.failure()).isNull();
            run.set("at", 7);
            run.step(1);
            assertThat(run.engine.failure().label()).contains("collision").contains("table");
        }
    }

    @ParameterizedTest(name = "start values: {0}")
    @CsvSource({"true", "false"})
    void startValuesLastThroughTheReset(boolean zeroed) {
        var clock = sketch.clock("");
        var memory = sketch.memory("table", 8, 4);
        if (zeroed) {
            sketch.builder.zeroed(memory);
        }
        var at = sketch.in("at", 2);
        sketch.write(memory, clock, at, sketch.lit(9, 8), null);
        sketch.out("out", sketch.read(memory, at, null, 1, 0, null).ref());
        try (var run = new Run(way, sketch.finish())) {
            run.engine.reset(0, true);
            run.step(3);
            assertThat(run.value("out")).isEqualTo(zeroed ? 0 : 9);
            run.engine.reset(0, false);
            run.step(1);
            assertThat(run.value("out")).isEqualTo(9);
        }
    }

    @Test void contentsAreThereAtTheStartAndNoiseIsSeeded() {
        var memory = sketch.memory("rom", 70, 3);
        var words = new BigInteger[] {BigInteger.ONE, BigInteger.ONE.shiftLeft(69), BigInteger.TEN};
        sketch.builder.contents(memory, words);
        var other = sketch.memory("other", 8, 64);
        var zeroed = sketch.memory("zeroed", 8, 4);
        sketch.builder.zeroed(zeroed);
        var at = sketch.in("at", 2);
        var far = sketch.in("far", 6);
        sketch.out("out", sketch.read(memory, at, null, 1, 0, null).ref());
        sketch.out("noise", sketch.read(other, far, null, 1, 0, null).ref());
        sketch.out("zero", sketch.read(zeroed, at, null, 1, 0, null).ref());
        var top = sketch.finish();
        assertThat(noise(top, 1)).isEqualTo(noise(top, 1)).isNotEqualTo(noise(top, 2));
        try (var run = new Run(way, top, JvmEngine.Start.NOISE, 5)) {
            run.set("at", 1);
            run.engine.settle();
            assertThat(run.get("out")).isEqualTo(BigInteger.ONE.shiftLeft(69));
            assertThat(run.value("zero")).isZero();
            run.set("at", 3);
            run.engine.settle();
            assertThat(run.get("out")).isZero();
        }
    }

    private String noise(ModuleDef top, long seed) {
        var text = new StringBuilder();
        try (var run = new Run(way, top, JvmEngine.Start.NOISE, seed)) {
            for (var i = 0; i < 64; i++) {
                run.set("far", i);
                run.engine.settle();
                text.append(run.value("noise")).append(' ');
            }
        }
        return text.toString();
    }
}
