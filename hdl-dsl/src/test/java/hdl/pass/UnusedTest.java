package hdl.pass;

import static org.assertj.core.api.Assertions.assertThat;

import hdl.ir.Expr.Op;
import hdl.ir.Stmt;
import hdl.ir.Stmt.Kind;
import java.util.List;
import org.junit.jupiter.api.Test;

class UnusedTest {
    private final Sketch sketch = new Sketch("Waste");

    private List<String> texts() {
        return Unused.check(sketch.done()).stream().map(problem -> problem.text()).toList();
    }

    @Test void everyRunOfUnreadBitsIsNamed() {
        var data = sketch.in("data", 16, null);
        var out = sketch.out("y", 4, null);
        sketch.assign(out, sketch.cat(sketch.slice(data.ref(), 15, 14), sketch.slice(data.ref(), 5, 4)));
        assertThat(texts()).containsExactly(
            "input 'data[3:0]' (4 bits) is never read; make the port narrower, or say ignore(io.data.bits(3, 0))",
            "input 'data[13:6]' (8 bits) is never read; make the port narrower, or say ignore(io.data.bits(13, 6))");
    }

    @Test void aSliceOfAConcatenationReadsOnlyThePartsItCovers() {
        var a = sketch.in("a", 8, null);
        var b = sketch.in("b", 8, null);
        var out = sketch.out("y", 8, null);
        sketch.assign(out, sketch.slice(sketch.cat(a.ref(), b.ref()), 11, 4));
        assertThat(texts()).containsExactly(
            "input 'a[7:4]' (4 bits) is never read; make the port narrower, or say ignore(io.a.bits(7, 4))",
            "input 'b[3:0]' (4 bits) is never read; make the port narrower, or say ignore(io.b.bits(3, 0))");
    }

    @Test void ignoredBitsAreRead() {
        var data = sketch.in("data", 16, null);
        var out = sketch.out("y", 8, null);
        sketch.assign(out, sketch.slice(data.ref(), 7, 0));
        sketch.builder.ignore(sketch.slice(data.ref(), 15, 8));
        assertThat(texts()).isEmpty();
    }

    @Test void valuesWithoutANameAreExemptAndDoNotRead() {
        var a = sketch.in("a", 8, null);
        sketch.not(a.ref());
        assertThat(texts()).containsExactly("input 'a' (8 bits) is never read; remove the port, or say ignore(io.a)");
    }

    @Test void aNamedValueReadsAndIsItselfReported() {
        var a = sketch.in("a", 8, null);
        sketch.named("sum", sketch.binary(Op.ADD, a.ref(), a.ref()));
        assertThat(texts()).containsExactly("'sum' (8 bits) is computed and never read; remove it, or say ignore(sum)");
    }

    /** What is to be ignored is said as it stands in Java. */
    @Test void aFieldIsCalledAsItIsWritten() {
        assertThat(Wording.written("held")).isEqualTo("held");
        assertThat(Wording.written("held_lastByte")).isEqualTo("held.lastByte()");
        assertThat(Wording.written("lanes_3_data")).isEqualTo("lanes.at(3).data()");
    }

    @Test void claimsRead() {
        var clock = sketch.clock("");
        var a = sketch.in("a", 1, clock);
        sketch.builder.add(new Stmt.Claim(Kind.CHECK, a.ref(), "holds", clock, sketch.site()));
        assertThat(texts()).isEmpty();
    }

    @Test void aRegisterThatNobodyReadsIsReported() {
        var clock = sketch.clock("");
        var a = sketch.in("a", 1, clock);
        var held = sketch.reg("held", 1, clock);
        sketch.assign(held, a.ref());
        assertThat(texts()).containsExactly("'held' (1 bit) is computed and never read; remove it, or say "
            + "ignore(held)");
    }
}
