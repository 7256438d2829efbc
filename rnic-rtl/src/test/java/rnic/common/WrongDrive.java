package rnic.common;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hdl.Bundle;
import hdl.Circuit;
import hdl.sim.Engine;
import hdl.sim.Simulation;
import java.util.Map;

/** A drive that the surroundings of a circuit never give is answered by its claim. */
public final class WrongDrive {
    private WrongDrive() {
    }

    /** First these values of inputs, which break nothing, then the wrong ones among them; all others are 0. */
    public static <IO extends Bundle<IO>> void isAnswered(Circuit<IO> circuit, String claim, Map<String, Long> right,
                                                          Map<String, Long> wrong) {
        try (var dut = Simulation.of(circuit, Engine.JVM)) {
            right.forEach((name, value) -> dut.pin(name).set(value));
            dut.step(4);
            wrong.forEach((name, value) -> dut.pin(name).set(value));
            isAnswered(dut, claim);
        }
    }

    /** What is driven breaks this claim within some cycles. */
    public static void isAnswered(Simulation<?> dut, String claim) {
        assertThatThrownBy(() -> dut.step(4)).hasMessageContaining("HDL801: claim '" + claim + "' is false");
    }
}
