package hdl.sim.jvm;

import static org.assertj.core.api.Assertions.assertThat;

import hdl.ir.Expr.Op;
import hdl.ir.ModuleDef;
import hdl.ir.Node;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.Locale;
import java.util.Random;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Every operator against numbers of any size, which know nothing of words. */
@ParameterizedClass
@EnumSource(value = Way.class, names = {"STRAIGHT", "CHECKED", "NATIVE"})
class OperatorsTest {
    private static final int ROUNDS = 60;
    @Parameter Way way;
    private final Random random = new Random(20_251);

    @ParameterizedTest(name = "width {0}, seed 20251")
    @ValueSource(ints = {1, 7, 8, 31, 32, 33, 63, 64, 65, 127, 128, 200, 512})
    void everyOperatorGivesWhatTheNumbersGive(int width) {
        try (var run = new Run(way, circuit(width))) {
            for (var round = 0; round < ROUNDS; round++) {
                var a = number(width);
                var b = round % 5 == 0 ? a : number(width);
                var narrow = number(9);
                run.set("a", a);
                run.set("b", b);
                run.set("n", narrow);
                run.engine.settle();
                for (var op : Op.values()) {
                    assertThat(run.get(op.name().toLowerCase(Locale.ROOT)))
                        .as("%s of %x and %x (%x), width %d", op, a, b, narrow, width)
                        .isEqualTo(Numbers.of(op, a, isShift(op) ? narrow : b, width));
                }
            }
        }
    }

    @ParameterizedTest(name = "width {0}, seed 20251")
    @ValueSource(ints = {1, 7, 8, 31, 32, 33, 63, 64, 65, 127, 128, 200, 512})
    void movingBitsGivesWhatTheNumbersGive(int width) {
        var hi = random.nextInt(width);
        var lo = random.nextInt(hi + 1);
        var taken = 1 + random.nextInt(width);
        try (var run = new Run(way, moves(width, hi, lo, taken))) {
            for (var round = 0; round < ROUNDS; round++) {
                var a = number(width);
                var b = number(width);
                var select = random.nextInt(2);
                var start = round % 2 == 0 ? BigInteger.valueOf(random.nextInt(width + 3)) : number(12);
                run.set("a", a);
                run.set("b", b);
                run.set("select", select);
                run.set("start", start);
                run.engine.settle();
                assertThat(run.get("slice")).isEqualTo(Numbers.cut(a.shiftRight(lo), hi - lo + 1));
                var moved = a.shiftRight(start.intValue());
                assertThat(run.get("index")).as("%x from %s", a, start).isEqualTo(Numbers.cut(moved, taken));
                assertThat(run.get("bit")).isEqualTo(Numbers.cut(moved, 1));
                assertThat(run.get("clipped")).isEqualTo(Numbers.cut(a.shiftLeft(5), width).shiftRight(3));
                assertThat(run.get("mux")).isEqualTo(select == 1 ? a : b);
                assertThat(run.get("cat")).isEqualTo(
                    a.shiftLeft(width + 3).or(BigInteger.valueOf(5).shiftLeft(width)).or(b));
                assertThat(run.get("fill")).isEqualTo(a.testBit(0) ? Numbers.ones(width) : BigInteger.ZERO);
                assertThat(run.get("sext")).isEqualTo(Numbers.cut(Numbers.signed(a, width), width + 70));
            }
        }
    }

    private static ModuleDef circuit(int width) {
        var sketch = new Sketch("Operators");
        var a = sketch.in("a", width);
        var b = sketch.in("b", width);
        var amount = sketch.in("n", 9);
        for (var op : Op.values()) {
            var result = switch (op) {
                case NOT, NEG, ALL, ANY, PARITY -> sketch.unary(op, a);
                case SHL, SHR, ASR -> sketch.binary(op, a, amount);
                default -> sketch.binary(op, a, b);
            };
            sketch.out(op.name().toLowerCase(Locale.ROOT), result);
        }
        return sketch.finish();
    }

    private static ModuleDef moves(int width, int hi, int lo, int taken) {
        var sketch = new Sketch("Moves");
        var a = sketch.in("a", width);
        var b = sketch.in("b", width);
        var select = sketch.in("select", 1);
        var start = sketch.in("start", 12);
        sketch.out("slice", sketch.slice(a, hi, lo));
        sketch.out("index", sketch.index(a, start, taken));
        sketch.out("bit", sketch.index(a, start, 1));
        var clipped = sketch.binary(Op.SHL, a, sketch.lit(5, 3));
        sketch.out("clipped", sketch.binary(Op.SHR, clipped, sketch.lit(3, 3)));
        sketch.out("mux", sketch.mux(select, a, b));
        sketch.out("cat", sketch.cat(a, sketch.lit(5, 3), b));
        sketch.out("fill", repeat(sketch, sketch.slice(a, 0, 0), width));
        sketch.out("sext", sketch.cat(repeat(sketch, sketch.slice(a, width - 1, width - 1), 70), a));
        return sketch.finish();
    }

    private static Node repeat(Sketch sketch, Node bit, int count) {
        var parts = new Node[count];
        Arrays.fill(parts, bit);
        return sketch.cat(parts);
    }

    private static boolean isShift(Op op) {
        return op == Op.SHL || op == Op.SHR || op == Op.ASR;
    }

    private BigInteger number(int width) {
        return Numbers.random(width, random);
    }
}
