package hdl.pass;

import static hdl.Hdl.*;
import static org.assertj.core.api.Assertions.assertThat;

import hdl.Bool;
import hdl.Bundle;
import hdl.Circuit;
import hdl.Design;
import hdl.Ports;
import hdl.UInt;
import hdl.sim.Engine;
import hdl.sim.Options;
import hdl.sim.Simulation;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

/** Registers whose values reach nothing (HDL222), and all the ways in which a value does reach something. */
class SelfReadTest {
    enum Way { NOT, PAIR, OUTPUT, CONDITION, CLAIM, MEMORY, ADDRESS, IGNORED, INSTANCE }

    record Inner() implements Circuit<Inner.Io> {
        record Io(UInt value, UInt same) implements Bundle<Io> {}

        @Override public Io ports(Ports p) {
            return new Io(p.in(uint(4)), p.out(uint(4)));
        }

        @Override public void body(Io io) {
            io.same.set(io.value);
        }
    }

    record Counting(Way way) implements Circuit<Counting.Io> {
        record Io(Bool go, UInt shown, UInt other) implements Bundle<Io> {}

        @Override public Io ports(Ports p) {
            return new Io(p.in(bool()), p.out(uint(4)), p.out(uint(4)));
        }

        @Override public void body(Io io) {
            var count = reg(uint(4)).init(0);
            var table = memory(uint(4), 16);
            var shown = reg(uint(4)).init(0);
            when(io.go, () -> count.next(count.plus(1)));
            when(io.go, () -> shown.next(shown.plus(3)));
            io.shown.set(shown);
            var word = table.read(way == Way.ADDRESS ? count : shown);
            io.other.set(way == Way.OUTPUT ? word.xor(count) : way == Way.INSTANCE ? word.xor(of(count)) : word);
            when(io.go, () -> table.write(shown, way == Way.MEMORY ? count : shown));
            switch (way) {
                case PAIR -> {
                    var pair = reg(uint(4)).init(0);
                    pair.next(count.xor(pair));
                }
                case CONDITION -> when(count.eq(3), () -> shown.next(0));
                case CLAIM -> check(count.le(15), "counts");
                case IGNORED -> ignore(count);
                default -> { }
            }
        }

        private static UInt of(UInt value) {
            var inner = instance(new Inner());
            inner.value().set(value);
            return inner.same();
        }
    }

    private static String warnings(Way way) {
        return String.join("\n", Design.of(new Counting(way)).warnings().stream().map(each -> each.code() + ": "
            + each.text()).toList());
    }

    private static String warning(String name) {
        return "HDL222: what '" + name + "' (4 bits) holds reaches no output, memory or claim; remove it, or say ignore("
            + name + ")";
    }

    @Test void aRegisterThatOnlyItselfReadsIsReported() {
        assertThat(warnings(Way.NOT)).isEqualTo(warning("count"));
        assertThat(warnings(Way.PAIR)).isEqualTo(warning("count") + "\n" + warning("pair"));
    }

    @Test void whatReachesAnythingIsNot() {
        for (var way : Way.values()) {
            if (way != Way.NOT && way != Way.PAIR) {
                assertThat(warnings(way)).as("%s", way).isEmpty();
            }
        }
    }

    @Test void aSimulationOfADesignShowsItsWarningsUnlessItIsQuiet() {
        assertThat(shown(Options.standard().quiet())).isEmpty();
        assertThat(shown(Options.standard())).contains("warning: SelfReadTest.java:").contains("HDL222");
    }

    private static String shown(Options options) {
        var design = Design.of(new Counting(Way.NOT));
        var before = System.err;
        var shown = new ByteArrayOutputStream();
        System.setErr(new PrintStream(shown, true, StandardCharsets.UTF_8));
        try {
            Simulation.of(design, Engine.JVM, options).close();
        } finally {
            System.setErr(before);
        }
        return shown.toString(StandardCharsets.UTF_8);
    }
}
