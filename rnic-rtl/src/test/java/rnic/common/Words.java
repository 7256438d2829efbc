package rnic.common;

import hdl.Bundle;
import hdl.Circuit;
import hdl.sim.Engine;
import hdl.sim.Options;
import hdl.sim.Pin;
import hdl.sim.Simulation;
import hdl.sim.agent.Agent;
import java.math.BigInteger;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;
import java.util.Random;

/** Drives words into a stream or a flow without back-pressure, field by field, by the names of the pins. */
public final class Words implements Agent {
    private final Simulation<?> dut;
    private final String prefix;
    private final Pin valid;
    private final Pin ready;
    private final double pause;
    private final Random random;
    private final Map<String, Pin> pins = new HashMap<>();
    private final Deque<Map<String, Long>> waiting = new ArrayDeque<>();
    private Map<String, Long> shown;
    private long taken;

    private Words(Simulation<?> dut, String port, boolean stream, double pause, Random random) {
        this.dut = dut;
        this.pause = pause;
        this.random = random;
        prefix = port + (stream ? "_payload" : "_value");
        valid = dut.pin(port + "_valid");
        ready = stream ? dut.pin(port + "_ready") : null;
        dut.add(this);
    }

    /** A simulation on the JVM of which everything random depends on this seed. */
    public static <IO extends Bundle<IO>> Simulation<IO> simulation(Circuit<IO> circuit, long seed) {
        return Simulation.of(circuit, Engine.JVM, Options.standard().seed(seed));
    }

    public static Words stream(Simulation<?> dut, String port, double pause, Random random) {
        return new Words(dut, port, true, pause, random);
    }

    public static Words valid(Simulation<?> dut, String port, double pause, Random random) {
        return new Words(dut, port, false, pause, random);
    }

    /** Names without the port's prefix; the empty name is the payload itself. */
    public void send(Map<String, Long> fields) {
        waiting.add(fields);
    }

    public boolean isDone() {
        return shown == null && waiting.isEmpty();
    }

    /** Words that have been taken. */
    public long taken() {
        return taken;
    }

    @Override public void drive() {
        for (var pin : pins.values()) {
            if (shown == null) {
                pin.setBig(new BigInteger(pin.width(), random));
            }
        }
        if (shown == null && !waiting.isEmpty() && random.nextDouble() >= pause) {
            shown = waiting.poll();
            shown.forEach((name, value) -> pins.computeIfAbsent(name, field ->
                dut.pin(field.isEmpty() ? prefix : prefix + "_" + field)).set(value));
        }
        valid.set(shown != null);
    }

    @Override public void sample() {
        if (shown != null && (ready == null || ready.isSet())) {
            shown = null;
            taken++;
        }
    }
}
