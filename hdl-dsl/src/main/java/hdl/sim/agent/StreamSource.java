package hdl.sim.agent;

import hdl.lib.Stream;
import hdl.sim.Pin;
import hdl.sim.Seed;
import hdl.sim.Simulation;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.SplittableRandom;

/**
 * Sends values into a stream, one after the other, each held until it is taken; between two it may pause. While it has
 * nothing to send the payload is noise.
 *
 * @param <T> a plain Java value: Long and the like for one signal, a record with the same component names for a bundle
 */
public final class StreamSource<T> implements Agent {
    private final Pin valid;
    private final Pin ready;
    private final int clock;
    private final Payload<T> payload;
    private final List<Pin> pins;
    private final Deque<T> waiting = new ArrayDeque<>();
    private final SplittableRandom random;
    private T shown;
    private double stall;
    private long sent;

    public StreamSource(Simulation<?> dut, Stream<?> stream, Class<T> type) {
        valid = dut.pin(stream.valid());
        ready = dut.pin(stream.ready());
        clock = dut.clockOf(valid);
        payload = Payload.of(dut, stream.payload(), type);
        pins = payload.pins();
        random = new SplittableRandom(Seed.derive(dut.options().seed(), "source " + valid.name()));
        dut.add(new StreamMonitor(dut, stream));
    }

    /** Pauses before a value with this probability, cycle by cycle. */
    public StreamSource<T> stall(double probability) {
        stall = probability;
        return this;
    }

    /** Queues values. */
    @SafeVarargs public final StreamSource<T> send(T... values) {
        return send(Arrays.asList(values));
    }

    public StreamSource<T> send(List<T> values) {
        waiting.addAll(values);
        return this;
    }

    /** True when everything has been taken. */
    public boolean isDone() {
        return shown == null && waiting.isEmpty();
    }

    /** How many values have been taken. */
    public long sent() {
        return sent;
    }

    @Override public void drive() {
        if (shown == null && !waiting.isEmpty() && random.nextDouble() >= stall) {
            shown = waiting.poll();
        }
        valid.set(shown != null);
        if (shown == null) {
            Payload.noise(pins, random);
        } else {
            payload.set(shown);
        }
    }

    @Override public void sample() {
        if (shown != null && ready.isSet()) {
            shown = null;
            sent++;
        }
    }

    @Override public int clock() {
        return clock;
    }
}
