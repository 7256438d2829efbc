package blinker;

import static org.assertj.core.api.Assertions.assertThat;

import hdl.Design;
import hdl.sim.Engine;
import hdl.sim.Simulation;
import hdl.sim.junit.EachEngine;
import hdl.sim.junit.KeepWaves;
import hdl.sim.junit.SignalMisuse;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

@KeepWaves
class BlinkerTest {
    @EachEngine void theLightIsOnFourCyclesAndOffFour(Engine engine) {
        try (var dut = Simulation.of(new Blinker(4), engine)) {
            dut.pin(dut.io().enable()).set(true);
            for (int i = 1; i <= 24; i++) {
                dut.step();
                assertThat(dut.pin(dut.io().light()).isSet()).as("after %d cycles", i).isEqualTo(i / 4 % 2 == 1);
            }
        }
    }

    @Test void theLanguageHasNothingToSay() {
        assertThat(Design.of(new Blinker(50_000_000)).warnings()).isEmpty();
    }

    /** Signals compared with ==, results that nobody takes: what the Java compiler lets pass. */
    @Test void noSignalIsMisused() {
        assertThat(SignalMisuse.in(Path.of("target/classes"), getClass().getClassLoader())).isEmpty();
    }
}
