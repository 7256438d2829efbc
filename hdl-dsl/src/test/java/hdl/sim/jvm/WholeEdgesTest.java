package hdl.sim.jvm;

import static org.assertj.core.api.Assertions.assertThat;

import hdl.ir.Expr.Op;
import hdl.ir.ModuleDef;
import hdl.ir.Port;
import hdl.ir.Stmt;
import hdl.sim.ClaimFailure;
import hdl.sim.Engine;
import hdl.testing.Needs;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Native code of many edges in one call does what single edges computed by tables do. */
class WholeEdgesTest {
    private static final int STEPS = 300;
    private static final ModuleDef TOP = circuit();

    @BeforeAll static void needsACompiler() {
        Needs.engine(Engine.NATIVE);
    }

    /** Counters, wide registers, a memory with masks and two writers, claims that fail sometimes, covers. */
    private static ModuleDef circuit() {
        var sketch = new Sketch("Edges");
        var clock = sketch.clock("");
        var in = sketch.in("in", 32);
        var wide = sketch.in("wide", 200);
        var enable = sketch.in("enable", 1);
        var memory = sketch.memory("memory", 32, 16);
        var count = sketch.reg("count", 12, clock, 0);
        var sum = sketch.reg("sum", 32, clock, 7);
        var held = sketch.reg("held", 200, clock, 1);
        var behind = sketch.reg("behind", 200, clock);
        var read = sketch.read(memory, sketch.slice(count.ref(), 3, 0), null, 1, 0, null).ref();
        sketch.set(count, sketch.plus(count.ref(), 1));
        sketch.set(sum, sketch.binary(Op.ADD, sketch.binary(Op.XOR, sum.ref(), read), in));
        sketch.when(enable, () -> sketch.set(held, sketch.binary(Op.XOR, held.ref(), wide)));
        sketch.set(behind, held.ref());
        sketch.when(enable, () -> sketch.write(memory, clock, sketch.slice(in, 3, 0), sum.ref(),
            sketch.slice(wide, 31, 0)));
        sketch.when(sketch.binary(Op.AND, sketch.not(enable), sketch.slice(sum.ref(), 2, 2)),
            () -> sketch.write(memory, clock, sketch.slice(sum.ref(), 6, 3), in, null));
        sketch.claim(Stmt.Kind.CHECK, sketch.not(sketch.is(sketch.slice(sum.ref(), 9, 0), 77)), "never 77", clock);
        sketch.claim(Stmt.Kind.COVER, sketch.is(sketch.slice(count.ref(), 1, 0), 3), "a quarter", clock);
        sketch.claim(Stmt.Kind.COVER, sketch.slice(sum.ref(), 5, 5), "now and then", clock);
        sketch.out("slow", sketch.slice(count.ref(), 11, 7));
        sketch.out("sum", sum.ref());
        sketch.out("behind", behind.ref());
        sketch.out("through", sketch.binary(Op.AND, held.ref(), wide));
        return sketch.finish();
    }

    /** Everything that is seen of a run whose inputs change now and then; {@code batch}: several edges are one call. */
    private static List<Object> play(Way way, boolean batch, long seed) {
        var seen = new ArrayList<>();
        var random = new Random(seed);
        try (var run = new Run(way, TOP).afterReset()) {
            for (var step = 0; step < STEPS; step++) {
                for (var port : TOP.ports()) {
                    if (port.isInput() && port.role() == Port.Role.DATA && random.nextInt(3) > 0) {
                        run.set(port.name(), Numbers.random(port.width(), random));
                    }
                }
                if (step == STEPS / 2) {
                    run.engine.reset(0, true);
                    run.step(1);
                    run.engine.reset(0, false);
                }
                var edges = random.nextInt(40);
                for (var edge = 0; edge < (batch ? 1 : edges); edge++) {
                    run.step(batch ? edges : 1);
                }
                for (var port : TOP.ports()) {
                    if (!port.isInput()) {
                        seen.add(run.get(port.name()));
                    }
                }
                seen.add(run.engine.failure() == null ? "" : run.engine.failure());
            }
            seen.add(run.engine.coverage());
        }
        return seen;
    }

    @Test void manyEdgesAreAsGoodAsOne() {
        for (var seed = 1L; seed <= 5; seed++) {
            var expected = play(Way.STRAIGHT, false, seed);
            assertThat(play(Way.NATIVE, true, seed)).isEqualTo(expected);
            assertThat(play(Way.NATIVE, false, seed)).isEqualTo(expected);
            assertThat(play(Way.CHECKED, true, seed)).isEqualTo(expected);
        }
    }

    @Test void aClaimFailsInTheMiddleOfACallWithTheSameText() {
        var failures = play(Way.NATIVE, true, 1).stream().filter(ClaimFailure.class::isInstance).distinct().toList();
        assertThat(failures).singleElement().asString().contains("never 77");
    }

    /** An output of 32 values that steps every 128 edges, watched beside one that moves always. */
    @Test void aWatchedOutputEndsTheCall() {
        for (var way : new Way[] {Way.STRAIGHT, Way.ACTIVITY, Way.CHECKED, Way.NATIVE}) {
            try (var run = new Run(way, TOP).afterReset()) {
                var slow = run.engine.watcher(List.of(run.port("slow")));
                assertThat(slow.step(0, 1000)).as(way.name()).isEqualTo(128);
                assertThat(run.value("slow")).isEqualTo(1);
                assertThat(slow.step(0, 100)).isEqualTo(100);
                assertThat(slow.step(0, 100)).isEqualTo(28);
                assertThat(run.value("slow")).isEqualTo(2);
                run.set("in", 1);
                var both = run.engine.watcher(List.of(run.port("slow"), run.port("sum")));
                assertThat(both.step(0, 100)).isEqualTo(1);
            }
        }
    }
}
