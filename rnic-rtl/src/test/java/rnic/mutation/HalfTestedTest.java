package rnic.mutation;

import static org.assertj.core.api.Assertions.assertThat;

import hdl.sim.Simulation;
import org.junit.jupiter.api.Test;

/** Tests the count and leaves {@code full} alone, on purpose. */
class HalfTestedTest {
    @Test void counts() {
        try (var dut = Simulation.of(new HalfTested())) {
            for (int i = 0; i < 20; i++) {
                assertThat(dut.pin(dut.io().count()).get()).isEqualTo(i / 2 % 8);
                assertThat(dut.pin(dut.io().twice()).get()).isEqualTo(i / 2 % 8);
                assertThat(dut.pin(dut.io().never()).get()).isZero();
                dut.pin(dut.io().up()).set(i % 2);
                dut.step();
            }
        }
    }
}
