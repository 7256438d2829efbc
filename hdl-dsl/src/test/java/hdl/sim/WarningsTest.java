package hdl.sim;

import static hdl.Hdl.reg;
import static hdl.Hdl.uint;
import static org.assertj.core.api.Assertions.assertThat;

import hdl.Bundle;
import hdl.Circuit;
import hdl.Ports;
import hdl.UInt;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

/** Whoever only simulates a circuit sees what was noticed in it. */
class WarningsTest {
    record Idle() implements Circuit<Idle.Io> {
        record Io(UInt mask, UInt count) implements Bundle<Io> {}

        @Override public Io ports(Ports p) {
            return new Io(p.in(uint(8)), p.out(uint(8)));
        }

        @Override public void body(Io io) {
            var count = reg(uint(8)).init(0);
            count.next(count.plus(1));
            io.count.set(count);
        }
    }

    @Test void aWarningIsShownOnce() {
        var shown = new ByteArrayOutputStream();
        var before = System.err;
        System.setErr(new PrintStream(shown, true, StandardCharsets.UTF_8));
        try {
            Simulation.of(new Idle(), Engine.JVM).close();
            Simulation.of(new Idle(), Engine.JVM).close();
        } finally {
            System.setErr(before);
        }
        assertThat(shown.toString(StandardCharsets.UTF_8)).matches("warning: WarningsTest.java:\\d+: HDL212: input "
            + "'mask' \\(8 bits\\) is never read; remove the port, or say ignore\\(io.mask\\)\\R");
    }

    @Test void whatWasAskedForStaysWhateverIsAskedForNext() {
        var options = Options.standard().visible().effort(Options.Effort.FULL);
        assertThat(options.inner()).isTrue();
        assertThat(options.effort()).isEqualTo(Options.Effort.FULL);
    }
}
