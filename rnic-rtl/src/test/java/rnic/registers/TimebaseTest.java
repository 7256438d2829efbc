package rnic.registers;

import static org.assertj.core.api.Assertions.assertThat;

import hdl.sim.Engine;
import hdl.sim.Simulation;
import hdl.sim.junit.EachEngine;

/** The clock of all delays. */
class TimebaseTest {
    @EachEngine void itCountsSixteenthsOfAMicrosecondAndNanosecondsWhateverTheClock(Engine engine) {
        for (int kilohertz : new int[] {16_000, 250_000, 322_266, 1_000_000}) {
            try (var dut = Simulation.of(new Timebase(kilohertz), engine)) {
                var now = dut.pin(dut.io().now());
                var nanoseconds = dut.pin(dut.io().nanoseconds());
                for (int cycles = 1000; cycles <= 50_000; cycles += 7000) {
                    dut.step(cycles == 1000 ? 1000 : 7000);
                    assertThat(now.get()).as("%d kHz after %d", kilohertz, cycles)
                        .isBetween((cycles - 3L) * 16_000 / kilohertz - 1, cycles * 16_000L / kilohertz);
                    assertThat(nanoseconds.get()).as("ns at %d kHz after %d", kilohertz, cycles)
                        .isBetween((cycles - 3L) * 1_000_000 / kilohertz - 1, cycles * 1_000_000L / kilohertz);
                }
            }
        }
    }
}
