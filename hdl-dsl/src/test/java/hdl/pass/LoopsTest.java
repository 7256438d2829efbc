package hdl.pass;

import static org.assertj.core.api.Assertions.assertThat;

import hdl.ir.Expr.Op;
import hdl.ir.ModuleDef;
import org.junit.jupiter.api.Test;

class LoopsTest {
    private static ModuleDef twoLanes() {
        var lanes = new Sketch("Lanes");
        var a = lanes.in("a", 4, null);
        var b = lanes.in("b", 4, null);
        var x = lanes.out("x", 4, null);
        var y = lanes.out("y", 4, null);
        lanes.assign(x, lanes.not(a.ref()));
        lanes.assign(y, b.ref());
        return lanes.done();
    }

    @Test void followsInstancesFromPinToPin() {
        var top = new Sketch("Top");
        var out = top.out("z", 4, null);
        var lanes = top.instance("lanes", twoLanes());
        top.assign(lanes.pins().get(0), top.not(lanes.pins().get(3).ref()));
        top.assign(lanes.pins().get(1), lanes.pins().get(2).ref());
        top.assign(out, lanes.pins().get(3).ref());
        assertThat(Loops.check(top.done())).singleElement().hasToString("""
            Top.java:4: HDL209: combinational loop through 4 values; break it with reg
              Top.java:4: 'lanes_a' (4 bits)
              Top.java:2: 'lanes_x' (4 bits)
              Top.java:5: 'lanes_b' (4 bits)
              Top.java:2: 'lanes_y' (4 bits)""");
    }

    @Test void knowsThatTheLanesOfAnInstanceAreApart() {
        var top = new Sketch("Top");
        var out = top.out("z", 4, null);
        var lanes = top.instance("lanes", twoLanes());
        top.assign(lanes.pins().get(0), lanes.pins().get(3).ref());
        top.assign(lanes.pins().get(1), top.lit(3, 4));
        top.assign(out, lanes.pins().get(2).ref());
        assertThat(Loops.check(top.done())).isEmpty();
    }

    @Test void aRegisterBreaksALoop() {
        var sketch = new Sketch("Broken");
        var clock = sketch.clock("");
        var out = sketch.out("y", 4, clock);
        var reg = sketch.reg("held", 4, clock);
        var wire = sketch.wire("next", 4);
        sketch.assign(wire, sketch.not(reg.ref()));
        sketch.assign(reg, wire.ref());
        sketch.assign(out, reg.ref());
        assertThat(Checks.of(sketch.done())).isEmpty();
    }

    @Test void aConditionIsPartOfALoop() {
        var sketch = new Sketch("Guarded");
        var a = sketch.in("a", 1, null);
        var out = sketch.out("y", 1, null);
        sketch.assign(out, a.ref());
        sketch.when(out.ref(), () -> sketch.assign(out, sketch.lit(0, 1)));
        assertThat(Loops.check(sketch.done())).singleElement().hasToString("""
            Guarded.java:3: HDL209: combinational loop through 1 value; break it with reg
              Guarded.java:3: 'y' (1 bit)""");
    }

    @Test void saysWhenTheBitsDoNotDependOnThemselves() {
        var sketch = new Sketch("Ripple");
        var in = sketch.in("a", 4, null);
        var out = sketch.out("y", 4, null);
        var carry = sketch.wire("carry", 4);
        var shifted = sketch.cat(sketch.slice(carry.ref(), 2, 0), sketch.lit(1, 1));
        sketch.assign(carry, sketch.binary(Op.AND, in.ref(), shifted));
        sketch.assign(out, carry.ref());
        assertThat(Loops.check(sketch.done())).singleElement().hasToString("""
            Ripple.java:8: HDL209: combinational loop through 1 value; break it with reg
              Ripple.java:8: 'carry' (4 bits)
              Ripple.java:8: the bits do not depend on themselves, declare a vec of its bits""");
    }

    @Test void aCarryChainUpwardsIsNoLoopOfBitsButOneDownwardsIs() {
        assertThat(Loops.check(shiftedSum(Op.SHL))).singleElement().extracting(p -> p.further().size()).isEqualTo(2);
        assertThat(Loops.check(shiftedSum(Op.SHR))).singleElement().extracting(p -> p.further().size()).isEqualTo(1);
    }

    private static ModuleDef shiftedSum(Op shift) {
        var sketch = new Sketch("Sum");
        var in = sketch.in("a", 4, null);
        var out = sketch.out("y", 4, null);
        var moved = sketch.binary(shift, out.ref(), sketch.lit(1, 1));
        sketch.assign(out, sketch.binary(Op.ADD, moved, in.ref()));
        return sketch.done();
    }

    @Test void eachKnotIsReported() {
        var sketch = new Sketch("Two");
        for (var name : new String[] {"p", "q"}) {
            var out = sketch.out(name, 1, null);
            sketch.assign(out, sketch.not(out.ref()));
        }
        assertThat(Loops.check(sketch.done())).hasSize(2);
    }
}
