package hdl.pass;

import static org.assertj.core.api.Assertions.assertThat;

import hdl.ir.ClockDef;
import hdl.ir.Domain;
import hdl.ir.Expr.Op;
import hdl.ir.ModuleDef;
import hdl.ir.Node;
import java.util.List;
import org.junit.jupiter.api.Test;

class DomainsTest {
    private final Sketch sketch = new Sketch("Meter");
    private final ClockDef network = sketch.clock("network");
    private final ClockDef host = sketch.clock("host");

    private List<String> problems() {
        return Domains.check(sketch.done()).stream().map(Object::toString).toList();
    }

    @Test void twoClocksInAnExpression() {
        var count = sketch.reg("count", 16, network);
        var limit = sketch.reg("limit", 16, host);
        sketch.assign(count, sketch.binary(Op.ADD, count.ref(), limit.ref()));
        assertThat(problems()).containsExactly("""
            Meter.java:5: HDL401: 'count' (16 bits, clock network) meets 'limit' (16 bits, clock host); \
            cross with HandshakeCrossing or AsyncFifo
              Meter.java:3: 'count' declared here
              Meter.java:4: 'limit' declared here""");
    }

    @Test void theClockOfAWireIsThatOfItsDriversAndConditions() {
        var a = sketch.in("a", 1, network);
        var wire = sketch.wire("chosen", 4);
        var held = sketch.reg("held", 4, host);
        sketch.assign(held, wire.ref());
        sketch.assign(wire, sketch.lit(1, 4));
        sketch.when(a.ref(), () -> sketch.assign(wire, sketch.lit(2, 4)));
        assertThat(problems()).singleElement().asString()
            .startsWith("Meter.java:6: HDL401: 'chosen' (4 bits, clock network) meets 'held' (4 bits, clock host)");
    }

    @Test void aConditionOfAnotherClockIsReportedOncePerBranch() {
        var a = sketch.in("a", 1, network);
        var held = sketch.reg("held", 4, host);
        var more = sketch.reg("more", 4, host);
        sketch.when(a.ref(), () -> {
            sketch.assign(held, sketch.lit(1, 4));
            sketch.assign(more, sketch.lit(1, 4));
        });
        assertThat(problems()).singleElement().asString()
            .startsWith("Meter.java:8: HDL401: 'a' (1 bit, clock network) meets 'held' (4 bits, clock host)");
    }

    @Test void valuesWithoutClockNeedASynchronizerAndAreReportedAtTheirFirstUse() {
        var button = sketch.in("button", 1, Domain.ASYNC);
        var held = sketch.reg("held", 1, host);
        sketch.assign(held, sketch.not(button.ref()));
        var y = sketch.out("y", 1, network);
        sketch.assign(y, button.ref());
        assertThat(problems()).containsExactly(
            "Meter.java:6: HDL402: 'button' belongs to no clock; put a Synchronizer before its first use");
    }

    @Test void aMixtureIsReportedWhereItArisesAndNotAgain() {
        var a = sketch.in("a", 4, network);
        var b = sketch.in("b", 4, host);
        var mixed = sketch.named("mixed", sketch.binary(Op.AND, a.ref(), b.ref()));
        var y = sketch.out("y", 4, host);
        sketch.assign(y, sketch.binary(Op.OR, sketch.not(mixed), a.ref()));
        assertThat(problems()).hasSize(1);
    }

    @Test void mixturesInACircleAreReportedToo() {
        var a = sketch.in("a", 4, network);
        var b = sketch.in("b", 4, host);
        var wire = sketch.wire("w", 4);
        sketch.assign(wire, sketch.binary(Op.AND, sketch.binary(Op.OR, wire.ref(), a.ref()), b.ref()));
        assertThat(problems()).singleElement().asString().contains("HDL401");
    }

    @Test void anInstanceWithoutClockJoinsItsInputs() {
        var child = new Sketch("Adder");
        var p = child.in("p", 4, null);
        var q = child.in("q", 4, null);
        var sum = child.out("sum", 4, null);
        child.assign(sum, child.binary(Op.ADD, p.ref(), q.ref()));
        var a = sketch.in("a", 4, network);
        var b = sketch.in("b", 4, host);
        var adder = sketch.instance("adder", child.done());
        sketch.assign(adder.pins().get(0), a.ref());
        sketch.assign(adder.pins().get(1), b.ref());
        assertThat(problems()).singleElement().asString()
            .startsWith("Meter.java:7: HDL401: 'a' (4 bits, clock network) meets 'b' (4 bits, clock host)");
    }

    @Test void aPinBelongsToTheClockThatTheInstanceWasGiven() {
        var child = new Sketch("Delay");
        var inner = child.clock("");
        var p = child.in("p", 4, null);
        var q = child.out("q", 4, null);
        var held = child.reg("held", 4, inner);
        child.assign(held, p.ref());
        child.assign(q, held.ref());
        var a = sketch.in("a", 4, network);
        var y = sketch.out("y", 4, host);
        var delay = sketch.instance("delayed", child.done());
        sketch.builder.connect(delay, inner, host);
        sketch.assign(delay.pins().get(0), a.ref());
        sketch.assign(y, delay.pins().get(1).ref());
        assertThat(problems()).singleElement().asString()
            .startsWith("Meter.java:6: HDL401: 'a' (4 bits, clock network) meets 'delayed_p' (4 bits, clock host)");
    }

    private static ModuleDef synchronizer() {
        var child = new Sketch("Synchronizer");
        var to = child.clock("");
        var in = child.in("in", 1, Domain.ASYNC);
        var out = child.out("out", 1, to);
        var first = child.reg("first", 1, to);
        var second = child.reg("second", 1, to);
        child.assign(first, child.cross(in.ref(), to));
        child.assign(second, first.ref());
        child.assign(out, second.ref());
        return child.done();
    }

    private void synchronize(String name, Node value) {
        var module = synchronizer();
        assertThat(Domains.check(module)).isEmpty();
        var instance = sketch.instance(name, module);
        sketch.builder.connect(instance, module.clocks().getFirst(), host);
        sketch.assign(instance.pins().getFirst(), value);
    }

    @Test void aCrossingStartsAtARegister() {
        var busy = sketch.reg("busy", 2, network);
        synchronize("good", sketch.slice(busy.ref(), 0, 0));
        synchronize("bad", sketch.named("odd", sketch.not(sketch.slice(busy.ref(), 1, 1))));
        assertThat(problems()).containsExactly("Meter.java:10: HDL404: a crossing starts at a register, 'odd' is "
            + "logic and may glitch;"
            + " register it in clock network first");
    }

    @Test void aSourceIsSynchronisedOncePerClock() {
        var flag = sketch.reg("flag", 2, network);
        synchronize("one", sketch.slice(flag.ref(), 0, 0));
        synchronize("other", sketch.slice(flag.ref(), 1, 1));
        synchronize("again", sketch.slice(flag.ref(), 0, 0));
        assertThat(problems()).containsExactly("Meter.java:12: HDL406: 'flag[0]' is synchronised twice into clock host"
            + " (also at Meter.java:6) and the two may differ for a cycle; share one");
    }
}
