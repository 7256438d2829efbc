package rnic.common;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hdl.Bundle;
import hdl.Circuit;
import hdl.sim.Engine;
import hdl.sim.Simulation;
import java.util.List;
import java.util.Map;

/** Something of a life that has ended comes as late as a circuit counts on, and then one cycle later. */
public record LateDrive<IO extends Bundle<IO>>(Circuit<IO> circuit, String claim, List<Map<String, Long>> before,
        Map<String, Long> ending, int decided, Map<String, Long> coming) {
    /** It is as late as may be, and nothing is said; a stage more in front of the circuit, and the claim is false. */
    public void isAnswered() {
        run(decided);
        assertThatThrownBy(() -> run(decided + 1)).hasMessageContaining("HDL801: claim '" + claim + "' is false");
    }

    /** First what happens before the end, one cycle each and 4 apart; all other inputs are 0. */
    private void run(int later) {
        assertThat(later).isPositive();
        try (var dut = Simulation.of(circuit, Engine.JVM)) {
            dut.step(2);
            for (var step : before) {
                pulse(dut, step);
                dut.step(4);
            }
            pulse(dut, ending);
            dut.step(later - 1);
            pulse(dut, coming);
            dut.step(8);
        }
    }

    private static void pulse(Simulation<?> dut, Map<String, Long> pins) {
        pins.forEach((name, value) -> dut.pin(name).set(value));
        dut.step();
        pins.keySet().forEach(name -> dut.pin(name).set(0));
    }
}
