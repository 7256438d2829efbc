package hdl.pass;

import static org.assertj.core.api.Assertions.assertThat;

import hdl.ir.Expr;
import hdl.ir.ModuleDef;
import hdl.ir.Site;
import hdl.ir.Stmt;
import java.util.ArrayList;
import org.junit.jupiter.api.Test;

/** Every pass works off lists: the length of a chain never reaches the stack of the JVM. */
class LongChainsTest {
    private static final int LENGTH = 200_000;

    @Test void aChainOfValues() {
        var sketch = new Sketch("Chain");
        var in = sketch.in("a", 8, null);
        var out = sketch.out("y", 8, null);
        var at = in.ref();
        for (int i = 0; i < LENGTH; i++) {
            at = sketch.not(at);
        }
        sketch.assign(out, at);
        var module = sketch.done();
        assertThat(Checks.of(module)).isEmpty();
        assertThat(Paths.of(module).connects(in, out)).isTrue();
    }

    @Test void aChainOfWiresWrittenBackwards() {
        var sketch = new Sketch("Wires");
        var clock = sketch.clock("");
        var in = sketch.in("a", 1, clock);
        var out = sketch.out("y", 1, clock);
        var last = out.ref().storage();
        for (int i = 0; i < LENGTH; i++) {
            var wire = sketch.wire("w" + i, 1);
            sketch.assign(last, wire.ref());
            last = wire;
        }
        sketch.assign(last, in.ref());
        assertThat(Checks.of(sketch.done())).isEmpty();
    }

    @Test void aChainOfElseWhen() {
        assertThat(Checks.of(elseWhens(true))).isEmpty();
        assertThat(Checks.of(elseWhens(false))).singleElement().extracting(Object::toString)
            .isEqualTo("ElseWhens.java:7: HDL204: 'y' (1 bit) keeps its value when 'c' is 0: a latch;"
                + " set it before the when, or in every branch");
    }

    private static ModuleDef elseWhens(boolean complete) {
        var sketch = new Sketch("ElseWhens");
        var condition = sketch.in("c", 1, null);
        var out = sketch.out("y", 1, null);
        var one = sketch.lit(1, 1);
        var zero = sketch.lit(0, 1);
        var list = new ArrayList<Stmt>();
        if (complete) {
            list.add(new Stmt.Assign(out, zero, sketch.site()));
        }
        for (int i = 0; i < LENGTH; i++) {
            var then = new ArrayList<Stmt>();
            var otherwise = list;
            list = new ArrayList<>();
            list.add(new Stmt.Branch(condition.ref(), then, otherwise, sketch.site()));
            then.add(new Stmt.Assign(out, i % 2 == 0 ? one : zero, new Site("ElseWhens.java", 7)));
        }
        sketch.builder.add(list.getFirst());
        return sketch.done();
    }

    @Test void aLoopThroughAllOfThem() {
        var sketch = new Sketch("Circle");
        var out = sketch.out("y", 1, null);
        var wire = sketch.wire("w", 1);
        var at = wire.ref();
        for (int i = 0; i < LENGTH; i++) {
            at = sketch.binary(Expr.Op.AND, at, wire.ref());
        }
        sketch.assign(wire, at);
        sketch.assign(out, wire.ref());
        assertThat(Checks.of(sketch.done())).singleElement().extracting(problem -> problem.text())
            .isEqualTo("combinational loop through 1 value; break it with reg");
    }
}
