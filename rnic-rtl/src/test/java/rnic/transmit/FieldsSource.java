package rnic.transmit;

import hdl.lib.Stream;
import hdl.sim.Pin;
import hdl.sim.Simulation;
import hdl.sim.agent.Agent;
import hdl.sim.agent.StreamMonitor;
import java.math.BigInteger;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

/** Sends values into a stream of some bundle, field by field by the names of the pins. */
final class FieldsSource implements Agent {
    private final Simulation<?> dut;
    private final String prefix;
    private final Pin valid;
    private final Pin ready;
    private final double stall;
    private final Random random;
    private final Map<String, Pin> pins = new HashMap<>();
    private final Deque<Map<String, BigInteger>> waiting = new ArrayDeque<>();
    private Map<String, BigInteger> shown;

    FieldsSource(Simulation<?> dut, Stream<?> stream, String name, double stall, Random random) {
        this.dut = dut;
        this.stall = stall;
        this.random = random;
        prefix = name + "_payload_";
        valid = dut.pin(stream.valid());
        ready = dut.pin(stream.ready());
        dut.add(new StreamMonitor(dut, stream));
    }

    void send(List<TxPacket> packets) {
        packets.forEach(packet -> waiting.add(packet.fields()));
    }

    void add(Map<String, BigInteger> values) {
        waiting.add(values);
    }

    boolean isDone() {
        return shown == null && waiting.isEmpty();
    }

    @Override public void drive() {
        if (shown == null && !waiting.isEmpty() && random.nextDouble() >= stall) {
            shown = waiting.poll();
            shown.forEach((name, value) -> pins.computeIfAbsent(name, field -> dut.pin(prefix + field)).setBig(value));
        }
        valid.set(shown != null);
        if (shown == null) {
            pins.values().forEach(pin -> pin.setBig(new BigInteger(pin.width(), random)));
        }
    }

    @Override public void sample() {
        if (shown != null && ready.isSet()) {
            shown = null;
        }
    }
}
