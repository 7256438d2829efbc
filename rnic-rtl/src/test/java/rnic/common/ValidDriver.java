package rnic.common;

import hdl.sim.Pin;
import hdl.sim.Simulation;
import java.math.BigInteger;
import java.util.HashMap;
import java.util.Map;
import java.util.Random;

/** Drives the pins of a flow without back-pressure by name; noise while nothing is valid. */
public final class ValidDriver {
    private final Simulation<?> dut;
    private final String prefix;
    private final Pin valid;
    private final Map<String, Pin> pins = new HashMap<>();

    /** {@code name} is that of the port, in snake case. */
    public ValidDriver(Simulation<?> dut, String name) {
        this.dut = dut;
        valid = dut.pin(name + "_valid");
        prefix = name + (dut.top().ports().stream().anyMatch(port -> port.name().startsWith(name + "_payload"))
            ? "_payload_" : "_value_");
    }

    /** Shows these values; the others keep what they have. */
    public void show(Map<String, Long> values) {
        valid.set(true);
        values.forEach((name, value) -> pin(name).set(value));
    }

    /** Shows nothing. */
    public void idle(Random random) {
        valid.set(false);
        pins.values().forEach(pin -> pin.setBig(new BigInteger(pin.width(), random)));
    }

    private Pin pin(String name) {
        return pins.computeIfAbsent(name, field -> dut.pin(prefix + field));
    }
}
