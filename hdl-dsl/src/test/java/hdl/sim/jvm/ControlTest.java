package hdl.sim.jvm;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hdl.ir.Enumeration;
import hdl.ir.Expr.Op;
import hdl.ir.ModuleDef;
import hdl.ir.Stmt;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/** Statements: who wins, what holds, and what a wire is. */
@ParameterizedClass
@EnumSource(value = Way.class, names = {"STRAIGHT", "CHECKED"})
class ControlTest {
    @Parameter Way way;
    private final Sketch sketch = new Sketch("Control");

    @Test void laterAssignmentsOverrideEarlierOnes() {
        var c = sketch.in("c", 1);
        var d = sketch.in("d", 1);
        var out = sketch.out("out", 8);
        sketch.set(out, sketch.lit(1, 8));
        sketch.when(c, () -> sketch.set(out, sketch.lit(2, 8)), () -> sketch.set(out, sketch.lit(3, 8)));
        sketch.when(d, () -> {
            sketch.set(out, sketch.lit(4, 8));
            sketch.when(c, () -> sketch.set(out, sketch.lit(5, 8)));
        });
        try (var run = new Run(way, sketch.finish())) {
            assertThat(outputs(run, "c", "d")).containsExactly(3L, 2L, 4L, 5L);
        }
    }

    @Test void aWireGivesItsFinalValueWhereverItIsRead() {
        var c = sketch.in("c", 1);
        var d = sketch.in("d", 1);
        var y = sketch.wire("y", 4);
        var z = sketch.wire("z", 4);
        sketch.set(y, sketch.lit(1, 4));
        sketch.set(z, sketch.lit(0, 4));
        sketch.when(d, () -> sketch.set(z, y.ref()));
        sketch.when(c, () -> sketch.set(y, sketch.lit(2, 4)));
        sketch.out("out", z.ref());
        try (var run = new Run(way, sketch.finish())) {
            assertThat(outputs(run, "c", "d")).containsExactly(0L, 0L, 1L, 2L);
        }
    }

    @Test void aChainOfElseWhenTakesTheFirstThatHolds() {
        var value = sketch.in("value", 16);
        var out = sketch.out("out", 16);
        sketch.set(out, sketch.lit(0, 16));
        var rest = new ArrayList<Stmt>();
        for (var i = 4000; i > 0; i--) {
            var limit = i;
            var body = sketch.list(() -> sketch.set(out, sketch.lit(limit, 16)));
            var condition = sketch.binary(Op.LE, value, sketch.lit(16L * limit, 16));
            var below = new Stmt.Branch(condition, body, List.copyOf(rest), Sketch.HERE);
            rest.clear();
            rest.add(below);
        }
        sketch.builder.add(rest.getFirst());
        try (var run = new Run(way, sketch.finish())) {
            for (var given : new int[] {0, 1, 16, 17, 5000, 64_000, 64_001}) {
                run.set("value", given);
                run.engine.settle();
                var expected = given > 64_000 ? 0 : Math.max(1, (given + 15) / 16);
                assertThat(run.value("out")).as("value %d", given).isEqualTo(expected);
            }
        }
    }

    @Test void aSelectTakesTheFirstArmThatListsTheValue() {
        var value = sketch.in("value", 3);
        var out = sketch.out("out", 8);
        var seen = sketch.out("seen", 1);
        sketch.set(seen, sketch.lit(0, 1));
        sketch.set(out, sketch.lit(99, 8));
        sketch.select(value, false, null, null,
            sketch.arm(() -> sketch.set(out, sketch.lit(10, 8)), sketch.lit(0, 3), sketch.lit(4, 3)),
            sketch.arm(() -> sketch.set(seen, sketch.lit(1, 1)), sketch.lit(2, 3)),
            sketch.arm(() -> sketch.set(out, sketch.lit(20, 8)), sketch.lit(4, 3), sketch.lit(5, 3)));
        var other = sketch.out("other", 8);
        sketch.select(value, false, null, () -> sketch.set(other, sketch.lit(7, 8)),
            sketch.arm(() -> sketch.set(other, sketch.lit(1, 8)), sketch.lit(1, 3)),
            sketch.arm(() -> sketch.set(other, sketch.lit(2, 8)), sketch.lit(2, 3)));
        try (var run = new Run(way, sketch.finish())) {
            var outs = new ArrayList<Long>();
            var others = new ArrayList<Long>();
            for (var i = 0; i < 8; i++) {
                run.set("value", i);
                run.engine.settle();
                outs.add(run.value("out"));
                others.add(run.value("other"));
                assertThat(run.value("seen")).isEqualTo(i == 2 ? 1 : 0);
            }
            assertThat(outs).containsExactly(10L, 99L, 99L, 99L, 10L, 20L, 99L, 99L);
            assertThat(others).containsExactly(7L, 1L, 2L, 7L, 7L, 7L, 7L, 7L);
        }
    }

    @Test void theLastArmOfACompleteSelectAlsoServesCodesWithoutAConstant() {
        var value = sketch.in("value", 2);
        var out = sketch.out("out", 4);
        sketch.select(value, true, null, null,
            sketch.arm(() -> sketch.set(out, sketch.lit(1, 4)), sketch.lit(0, 2)),
            sketch.arm(() -> sketch.set(out, sketch.lit(2, 4)), sketch.lit(1, 2)),
            sketch.arm(() -> sketch.set(out, sketch.lit(3, 4)), sketch.lit(2, 2)));
        try (var run = new Run(way, sketch.finish())) {
            run.set("value", 3);
            run.engine.settle();
            assertThat(run.value("out")).isEqualTo(3);
        }
    }

    @Test void aMachineInACodeWithoutAConstantActsAsInItsInitialStateAndGoesThere() {
        try (var run = noisy(machine(), 3)) {
            run.set("start", 1);
            run.engine.settle();
            var before = run.value("kept");
            assertThat(run.value("busy")).isEqualTo(6);
            run.step(1);
            assertThat(run.value("code")).isEqualTo(1);
            assertThat(run.value("kept")).isEqualTo(before);
            run.step(1);
            assertThat(run.value("kept")).isEqualTo((before + 1) % 16);
            assertThat(run.value("code")).isEqualTo(2);
            assertThat(run.value("busy")).isEqualTo(7);
            run.step(1);
            assertThat(run.value("code")).isEqualTo(0);
            run.afterReset();
            assertThat(run.value("code")).isEqualTo(1);
        }
    }

    /** BODY 0, IDLE 1 after reset, HEADER 2; nothing has the code 3. */
    private ModuleDef machine() {
        var clock = sketch.clock("");
        var start = sketch.in("start", 1);
        var phase = sketch.reg("phase", 2, clock, 1);
        sketch.builder.machine(phase, new Enumeration("Phase", List.of("BODY", "IDLE", "HEADER"),
            List.of(BigInteger.ZERO, BigInteger.ONE, BigInteger.TWO), 2, false));
        var busy = sketch.out("busy", 4);
        var kept = sketch.reg("kept", 4, clock, 0);
        sketch.select(phase.ref(), true, phase, null,
            sketch.arm(() -> {
                sketch.set(busy, sketch.lit(5, 4));
                sketch.set(phase, sketch.lit(1, 2));
            }, sketch.lit(0, 2)),
            sketch.arm(() -> {
                sketch.set(busy, sketch.lit(6, 4));
                sketch.set(kept, sketch.plus(kept.ref(), 1));
                sketch.when(start, () -> sketch.set(phase, sketch.lit(2, 2)));
            }, sketch.lit(1, 2)),
            sketch.arm(() -> {
                sketch.set(busy, sketch.lit(7, 4));
                sketch.set(phase, sketch.lit(0, 2));
            }, sketch.lit(2, 2)));
        sketch.out("code", phase.ref());
        sketch.out("kept", kept.ref());
        return sketch.finish();
    }

    /** A start whose noise gives the register this code. */
    private Run noisy(ModuleDef top, long code) {
        for (var seed = 0L;; seed++) {
            var run = new Run(way, top, JvmEngine.Start.NOISE, seed);
            if (run.value("code") == code) {
                return run;
            }
            run.close();
        }
    }

    @Test void aRegisterKeepsItsValueAndResetHasPriority() {
        var clock = sketch.clock("");
        var enable = sketch.in("enable", 1);
        var count = sketch.reg("count", 100, clock, 3);
        var free = sketch.reg("free", 8, clock);
        sketch.when(enable, () -> sketch.set(count, sketch.plus(count.ref(), 1)));
        sketch.set(free, sketch.plus(free.ref(), 1));
        sketch.out("count", count.ref());
        sketch.out("free", free.ref());
        try (var run = new Run(way, sketch.finish()).afterReset()) {
            assertThat(run.value("count")).isEqualTo(3);
            assertThat(run.value("free")).isEqualTo(2);
            run.set("enable", 1);
            run.step(4);
            run.set("enable", 0);
            run.step(5);
            assertThat(run.value("count")).isEqualTo(7);
            assertThat(run.value("free")).isEqualTo(11);
            run.set("enable", 1);
            run.engine.reset(0, true);
            run.step(1);
            assertThat(run.value("count")).isEqualTo(3);
            assertThat(run.value("free")).isEqualTo(12);
        }
    }

    @Test void registersSampleBeforeAnyChanges() {
        var clock = sketch.clock("");
        var a = sketch.reg("a", 8, clock, 1);
        var b = sketch.reg("b", 8, clock, 2);
        var c = sketch.reg("c", 8, clock, 3);
        sketch.set(a, b.ref());
        sketch.set(b, c.ref());
        sketch.set(c, a.ref());
        sketch.out("all", sketch.cat(a.ref(), b.ref(), c.ref()));
        try (var run = new Run(way, sketch.finish()).afterReset()) {
            run.step(1);
            assertThat(run.value("all")).isEqualTo(0x02_03_01);
            run.step(1);
            assertThat(run.value("all")).isEqualTo(0x03_01_02);
        }
    }

    @Test void aCombinationalLoopIsRefusedWithItsNames() {
        var x = sketch.wire("first", 4);
        var y = sketch.wire("secondOne", 4);
        sketch.set(x, sketch.plus(y.ref(), 1));
        sketch.set(y, sketch.plus(x.ref(), 1));
        sketch.out("out", x.ref());
        var top = sketch.finish();
        assertThatThrownBy(() -> new Run(way, top)).isInstanceOf(IllegalArgumentException.class)
            .hasMessageContaining("loop").hasMessageContaining("first").hasMessageContaining("second_one");
    }

    /** The output for the four values of two inputs. */
    private static List<Long> outputs(Run run, String high, String low) {
        var values = new ArrayList<Long>();
        for (var i = 0; i < 4; i++) {
            run.set(high, i >> 1);
            run.set(low, i & 1);
            run.engine.settle();
            values.add(run.value("out"));
        }
        // order: (0,0) (1,0) (0,1) (1,1) of (high, low)
        return List.of(values.get(0), values.get(2), values.get(1), values.get(3));
    }
}
