package rnic.transmit;

import hdl.sim.Simulation;
import java.math.BigInteger;
import java.util.Map;

/** Shows values on the pins of a flow for one cycle. */
public final class FieldsShow {
    private final Simulation<?> dut;
    private final String valid;
    private final String prefix;

    public FieldsShow(Simulation<?> dut, String valid, String prefix) {
        this.dut = dut;
        this.valid = valid;
        this.prefix = prefix;
    }

    public void once(Map<String, BigInteger> values) {
        values.forEach((name, value) -> dut.pin(prefix + name).setBig(value));
        dut.pin(valid).set(true);
        dut.step();
        dut.pin(valid).set(false);
    }
}
