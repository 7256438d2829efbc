package hdl.sim;

import static hdl.Hdl.bool;
import static hdl.Hdl.instance;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hdl.BlackBox;
import hdl.Bool;
import hdl.Bundle;
import hdl.Circuit;
import hdl.Exact;
import hdl.Ports;
import org.junit.jupiter.api.Test;

class BlackBoxTest {
    record Pins(@Exact("I") Bool in, @Exact("O") Bool out) implements Bundle<Pins> {}

    /** A vendor's buffer, with or without its behaviour. */
    record Buffer(boolean described) implements BlackBox<Pins> {
        @Override public String moduleName() {
            return "BUFG";
        }

        @Override public Pins ports(Ports p) {
            return new Pins(p.async().in(bool()), p.async().out(bool()));
        }

        @Override public void body(Pins io) {
            if (described) {
                io.out.set(io.in);
            }
        }
    }

    record Io(Bool plain, Bool buffered) implements Bundle<Io> {}

    record Top(boolean described) implements Circuit<Io> {
        @Override public Io ports(Ports p) {
            return new Io(p.in(bool()), p.out(bool()));
        }

        @Override public void body(Io io) {
            var buffer = instance(new Buffer(described));
            buffer.in().set(io.plain);
            io.buffered.set(buffer.out());
        }
    }

    @Test void theBodyOfABlackBoxIsItsBehaviour() {
        try (var dut = Simulation.of(new Top(true), Engine.JVM)) {
            dut.pin(dut.io().plain()).set(1);
            dut.settle();
            assertThat(dut.pin(dut.io().buffered()).get()).isEqualTo(1);
        }
    }

    @Test void withoutABodyTheJvmCannotRunIt() {
        assertThatThrownBy(() -> Simulation.of(new Top(false), Engine.JVM)).hasMessageMatching("BlackBoxTest.java:\\d+: HDL806: "
            + "black box BUFG has no body, so the JVM engine cannot run it; write one, "
            + "for no engine knows what a foreign module does");
    }
}
