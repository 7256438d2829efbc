package hdl.sim.jvm;

import static org.assertj.core.api.Assertions.assertThat;

import hdl.ir.Expr.Op;
import hdl.ir.ModuleDef;
import hdl.ir.Node;
import java.lang.classfile.ClassFile;
import java.lang.classfile.attribute.CodeAttribute;
import java.util.ArrayList;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Designs of any size open, and no method grows past what the virtual machine compiles. */
class SizeTest {
    private static final int LIMIT = 4000;
    /** The virtual machine compiles no method of more than 8,000 bytes. */
    private static final int SEGMENT_LIMIT = 8000;
    private final Sketch sketch = new Sketch("Large");

    /** The longest method's bytes of code. */
    private static int longestMethod(ModuleDef top, boolean visible) {
        var flat = Lower.flatten(top);
        return longestMethod(new Straight(Levelize.plan(flat, visible), visible).classFile());
    }

    private static int longestMethod(byte[] classFile) {
        var longest = 0;
        for (var method : ClassFile.of().parse(classFile).methods()) {
            var code = method.code().map(CodeAttribute.class::cast).map(CodeAttribute::codeLength).orElse(0);
            longest = Math.max(longest, code);
        }
        return longest;
    }

    private static int longestSegment(ModuleDef top, boolean visible) {
        var segments = new Segments(Levelize.planApart(Lower.flatten(top), visible), Cut.OPERATIONS);
        var writer = new SegmentWriter(segments);
        var longest = 0;
        for (var word = segments.dirty.from(); word < segments.dirty.to(); word++) {
            longest = Math.max(longest, longestMethod(writer.write(word)));
        }
        return longest;
    }

    @Test void aChainOfTwoHundredThousandNodesOpens() {
        var a = sketch.in("a", 32);
        var b = sketch.in("b", 32);
        var value = a;
        for (var i = 0; i < 200_000; i++) {
            value = sketch.binary(i % 2 == 0 ? Op.ADD : Op.XOR, value, b);
        }
        sketch.out("out", value);
        var top = sketch.finish();
        assertThat(longestMethod(top, false)).isLessThan(LIMIT);
        assertThat(longestSegment(top, false)).isLessThan(SEGMENT_LIMIT);
        try (var run = new Run(Way.BY_SIZE, top)) {
            var expected = 123;
            for (var i = 0; i < 200_000; i++) {
                expected = i % 2 == 0 ? expected + 77 : expected ^ 77;
            }
            run.set("a", 123);
            run.set("b", 77);
            run.engine.settle();
            assertThat(run.value("out")).isEqualTo(Integer.toUnsignedLong(expected));
        }
    }

    @Test void aThousandInstancesOpenAndRun() {
        var inner = new Sketch("Stage");
        var innerClock = inner.clock("");
        var in = inner.in("in", 24);
        Node sum = inner.lit(0, 24);
        Node tap = in;
        for (var i = 0; i < 16; i++) {
            var reg = inner.reg("tap" + i, 24, innerClock, 0);
            inner.set(reg, tap);
            tap = reg.ref();
            sum = inner.binary(Op.ADD, sum, inner.slice(inner.binary(Op.MUL, tap, inner.lit(i + 3, 24)), 23, 0));
        }
        inner.out("out", sum);
        var stage = inner.finish();
        var clock = sketch.clock("");
        var value = sketch.in("value", 24);
        var all = value;
        for (var i = 0; i < 1000; i++) {
            var instance = sketch.instance("filter" + i, stage, clock);
            sketch.set(instance.pins().get(0), value);
            all = sketch.binary(Op.XOR, sketch.plus(all, 1), instance.pins().get(1).ref());
        }
        sketch.out("out", all);
        var top = sketch.finish();
        assertThat(longestMethod(top, true)).isLessThan(LIMIT);
        assertThat(longestSegment(top, true)).isLessThan(SEGMENT_LIMIT);
        try (var run = new Run(Way.BY_SIZE, top).afterReset()) {
            run.set("value", 1);
            run.step(1);
            assertThat(run.engine.peek("filter7.out")).containsExactly(3);
            run.step(1);
            assertThat(run.engine.peek("filter999.out")).containsExactly(3 + 4);
        }
    }

    @Test void noMethodOfARandomCircuitIsTooLong() {
        var random = new Random(4);
        var clock = sketch.clock("");
        var values = new ArrayList<Node>();
        for (var i = 0; i < 8; i++) {
            values.add(sketch.in("in" + i, 200));
            values.add(sketch.reg("reg" + i, 200, clock).ref());
        }
        var ops = new Op[] {Op.ADD, Op.SUB, Op.AND, Op.XOR, Op.SHL, Op.SHR, Op.ASR};
        for (var i = 0; i < 600; i++) {
            var a = values.get(random.nextInt(values.size()));
            var b = values.get(random.nextInt(values.size()));
            var c = sketch.binary(Op.LT, a, b);
            values.add(sketch.mux(c, sketch.binary(ops[random.nextInt(ops.length)], a, b), a));
        }
        for (var i = 0; i < 8; i++) {
            sketch.set(values.get(2 * i + 1).storage(), values.get(values.size() - 1 - i));
            sketch.out("out" + i, values.get(values.size() - 20 - i));
        }
        var top = sketch.finish();
        assertThat(longestMethod(top, false)).isBetween(1000, LIMIT);
        assertThat(longestMethod(top, true)).isLessThan(LIMIT);
        assertThat(longestSegment(top, true)).isLessThan(SEGMENT_LIMIT);
    }
}
