package hdl.sim.jvm;

import static org.assertj.core.api.Assertions.assertThat;

import hdl.ir.Expr.Op;
import hdl.ir.ModuleDef;
import hdl.ir.Stmt;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Circuits by activity in which one mark is left out: the check finds every one that can matter. */
class MissedDependencyTest {
    private static final int CYCLES = 60;
    private final ModuleDef top = circuit();

    /** Registers, a memory with two ports, claims and covers, with everything depending on everything else. */
    private static ModuleDef circuit() {
        var sketch = new Sketch("Marked");
        var clock = sketch.clock("");
        var in = sketch.in("in", 16);
        var enable = sketch.in("enable", 1);
        var memory = sketch.memory("memory", 16, 16);
        var sum = sketch.reg("sum", 16, clock, 3);
        var last = sketch.reg("last", 16, clock, 0);
        var plain = sketch.reg("plain", 16, clock);
        var at = sketch.slice(last.ref(), 3, 0);
        var read = sketch.read(memory, at, null, 1, 0, null).ref();
        sketch.set(sum, sketch.plus(sketch.binary(Op.XOR, sum.ref(), read), 5));
        sketch.set(last, sketch.binary(Op.ADD, in, last.ref()));
        sketch.set(plain, in);
        sketch.when(enable, () -> sketch.write(memory, clock, sketch.slice(in, 3, 0), sum.ref(), null));
        sketch.claim(Stmt.Kind.CHECK, sketch.not(sketch.is(at, 7)), "never 7", clock);
        sketch.claim(Stmt.Kind.COVER, sketch.is(at, 4), "a 4", clock);
        sketch.out("sum", sum.ref());
        sketch.out("read", read);
        sketch.out("both", sketch.binary(Op.AND, plain.ref(), in));
        return sketch.finish();
    }

    private Segments segments() {
        return new Segments(Levelize.planApart(Lower.flatten(top), false), 4);
    }

    /** What it showed in all cycles. */
    private List<Long> run(Segments segments, boolean checked) {
        var compiled = new Segmented(segments, false, checked);
        var flat = segments.plan.flat;
        var pins = new long[flat.pins];
        var covers = new long[flat.covers.size()];
        var step = compiled.step(pins, Contents.of(flat, null), covers, new long[flat.slots]);
        var random = new Random(1);
        var shown = new ArrayList<Long>();
        for (var cycle = 0; cycle < CYCLES; cycle++) {
            pins[0] = cycle < 2 ? 1 : 0;
            for (var pin = 2 * flat.clocks; pin < flat.drivenSlots; pin++) {
                pins[pin] = random.nextInt(4) == 0 ? random.nextLong() : pins[pin];
            }
            step.settle();
            step.sample(1);
            step.commit(1, pins[0]);
            step.show();
            Arrays.stream(pins).forEach(shown::add);
            Arrays.stream(covers).forEach(shown::add);
            shown.add((long) step.failedClaim);
        }
        return shown;
    }

    @Test void nothingIsFoundWhereNothingIsMissing() {
        assertThat(run(segments(), true)).isEqualTo(run(segments(), false));
    }

    /** A mark may not matter: when something else that always changes with it marks the same. */
    @Test void everyMarkThatIsLeftOutAndMattersIsFound() {
        var right = run(segments(), false);
        var found = 0;
        for (var kind = 0; kind < 2; kind++) {
            for (var mark = 0; mark < marks(segments(), kind).size(); mark++) {
                var wrong = segments();
                marks(wrong, kind).forget(mark);
                var shown = run(wrong, false);
                try {
                    assertThat(run(wrong, true)).isEqualTo(right);
                    assertThat(shown).isEqualTo(right);
                } catch (IllegalStateException missed) {
                    assertThat(missed).hasMessageStartingWith("a change was missed");
                    found++;
                }
            }
        }
        assertThat(found).isGreaterThan(15);
    }

    private static Marks marks(Segments segments, int kind) {
        return kind == 0 ? segments.marks : segments.stores;
    }
}
