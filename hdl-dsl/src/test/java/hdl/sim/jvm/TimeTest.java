package hdl.sim.jvm;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hdl.ir.ClockDef;
import hdl.ir.Expr.Op;
import hdl.ir.Stmt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/** Clocks, claims, covers, instances and what is inside. */
@ParameterizedClass
@EnumSource(value = Way.class, names = {"STRAIGHT", "CHECKED"})
class TimeTest {
    @Parameter Way way;
    private final Sketch sketch = new Sketch("Time");

    @Test void edgesOfSeveralClocksAtOnceSampleBeforeAnyChange() {
        var fast = sketch.clock("fast");
        var slow = sketch.clock("slow");
        var a = sketch.reg("a", 8, fast, 1);
        var b = sketch.reg("b", 8, slow, 2);
        sketch.set(a, b.ref());
        sketch.set(b, a.ref());
        sketch.out("both", sketch.cat(a.ref(), b.ref()));
        try (var run = new Run(way, sketch.finish()).afterReset()) {
            run.engine.edges(3);
            assertThat(run.value("both")).isEqualTo(0x0201);
            run.engine.edges(1);
            assertThat(run.value("both")).isEqualTo(0x0101);
            run.engine.edges(2);
            assertThat(run.value("both")).isEqualTo(0x0101);
            run.engine.reset(1, true);
            run.engine.edges(3);
            assertThat(run.value("both")).isEqualTo(0x0102);
        }
    }

    @Test void onlyClocksWithAnEdgeMove() {
        var fast = sketch.clock("fast");
        var slow = sketch.clock("slow");
        var in = sketch.in("in", 8);
        var a = sketch.reg("a", 8, fast, 0);
        var b = sketch.reg("b", 8, slow, 0);
        sketch.set(a, in);
        sketch.set(b, in);
        sketch.out("both", sketch.cat(a.ref(), b.ref()));
        try (var run = new Run(way, sketch.finish()).afterReset()) {
            run.set("in", 7);
            run.engine.edges(1);
            assertThat(run.value("both")).isEqualTo(0x0700);
            run.engine.edges(2);
            assertThat(run.value("both")).isEqualTo(0x0707);
            run.set("in", 9);
            run.engine.edges(2);
            assertThat(run.value("both")).isEqualTo(0x0709);
        }
    }

    @Test void inputsThatChangeBeforeAnEdgeAreSeenByIt() {
        var clock = sketch.clock("");
        var in = sketch.in("in", 8);
        var sum = sketch.wire("sum", 8);
        var kept = sketch.reg("kept", 8, clock);
        sketch.set(sum, sketch.plus(in, 1));
        sketch.set(kept, sum.ref());
        sketch.out("sum", sum.ref());
        sketch.out("kept", kept.ref());
        try (var run = new Run(way, sketch.finish()).afterReset()) {
            run.set("in", 5);
            run.step(1);
            assertThat(run.value("kept")).isEqualTo(6);
            run.set("in", 7);
            run.engine.settle();
            assertThat(run.value("sum")).isEqualTo(8);
            assertThat(run.value("kept")).isEqualTo(6);
            run.engine.edges(1);
            assertThat(run.value("kept")).isEqualTo(8);
        }
    }

    @Test void stepUntilStopsAtTheValueOrAtTheLimit() {
        var clock = sketch.clock("");
        var count = sketch.reg("count", 16, clock, 0);
        sketch.set(count, sketch.plus(count.ref(), 1));
        var out = sketch.out("out", count.ref());
        try (var run = new Run(way, sketch.finish()).afterReset()) {
            assertThat(run.engine.stepUntil(0, out, 10, 100)).isEqualTo(10);
            assertThat(run.engine.stepUntil(0, out, 5, 100)).isEqualTo(100);
            assertThat(run.value("out")).isEqualTo(110);
        }
    }

    @Test void aFalseClaimIsReportedOnceWithItsValues() {
        var clock = sketch.clock("");
        var level = sketch.reg("fillLevel", 5, clock, 0);
        var guard = sketch.in("guard", 1);
        sketch.set(level, sketch.plus(level.ref(), 1));
        var low = sketch.binary(Op.LE, level.ref(), sketch.lit(4, 5));
        sketch.when(guard, () -> sketch.claim(Stmt.Kind.CHECK, low, "level stays low", clock));
        sketch.claim(Stmt.Kind.COVER, sketch.is(level.ref(), 7), "reaches seven", clock);
        sketch.out("level", level.ref());
        try (var run = new Run(way, sketch.finish()).afterReset()) {
            run.step(6);
            assertThat(run.engine.failure()).isNull();
            run.set("guard", 1);
            run.step(3);
            assertThat(run.engine.failure().toString())
                .isEqualTo("Sketch.java:1: HDL801: claim 'level stays low' is false at cycle 8 (fill_level = 5'h6)");
            run.step(32);
            assertThat(run.engine.coverage().covers()).containsEntry("reaches seven", 2L);
        }
    }

    @Test void claimsAreSilentUnderResetAndBeforeTheFirstEdgeOfAClockWithoutOne() {
        var clock = sketch.clock("", ClockDef.ResetKind.NONE);
        var delayed = sketch.reg("delayed", 1, clock);
        sketch.set(delayed, sketch.lit(1, 1));
        sketch.claim(Stmt.Kind.CHECK, delayed.ref(), "is one", clock);
        sketch.out("out", delayed.ref());
        try (var run = new Run(way, sketch.finish())) {
            run.step(5);
            assertThat(run.engine.failure()).isNull();
        }
        var other = new Sketch("Never");
        var second = other.clock("");
        other.claim(Stmt.Kind.ASSUME, other.in("fine", 1), "is fine", second);
        try (var run = new Run(way, other.finish()).afterReset()) {
            assertThat(run.engine.failure()).isNull();
            run.step(1);
            assertThat(run.engine.failure().label()).isEqualTo("is fine");
            assertThat(run.engine.failure().cycle()).isEqualTo(2);
        }
    }

    @Test void instancesAreJoinedThroughTheirPinsAndEverythingInsideCanBeRead() {
        var inner = new Sketch("Stage");
        var innerClock = inner.clock("");
        var innerIn = inner.in("in", 100);
        var held = inner.reg("heldValue", 100, innerClock, 0);
        inner.set(held, inner.named("nextValue", inner.plus(innerIn, 1)));
        inner.out("out", held.ref());
        inner.out("through", inner.not(innerIn));
        var stage = inner.finish();
        var clock = sketch.clock("");
        var value = sketch.in("value", 100);
        for (var i = 0; i < 3; i++) {
            var instance = sketch.instance("stage" + i, stage, clock);
            sketch.set(instance.pins().get(0), value);
            value = instance.pins().get(1).ref();
            sketch.out("through" + i, instance.pins().get(2).ref());
        }
        sketch.out("out", value);
        try (var run = new Run(way, sketch.finish()).afterReset()) {
            run.set("value", 40);
            run.step(3);
            assertThat(run.value("out")).isEqualTo(43);
            assertThat(run.engine.peek("stage1.held_value")).containsExactly(42, 0);
            assertThat(run.engine.peek("stage2.next_value")).containsExactly(43, 0);
            run.set("value", 50);
            run.step(1);
            assertThat(run.engine.peek("stage0.held_value")).containsExactly(51, 0);
            assertThat(run.value("out")).isEqualTo(43);
            assertThatThrownBy(() -> run.engine.peek("stage9.nothing")).hasMessageContaining("stage9.nothing");
        }
    }
}
