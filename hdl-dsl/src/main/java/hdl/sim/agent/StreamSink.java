package hdl.sim.agent;

import hdl.lib.Stream;
import hdl.sim.Pin;
import hdl.sim.Seed;
import hdl.sim.Simulation;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Consumer;

/**
 * Takes what a stream delivers, with seeded stalls.
 *
 * @param <T> a plain Java value: Long and the like for one signal, a record with the same component names for a bundle
 */
public final class StreamSink<T> implements Agent {
    private final Pin valid;
    private final Pin ready;
    private final int clock;
    private final Payload<T> payload;
    private final List<T> received = new ArrayList<>();
    private final SplittableRandom random;
    private Consumer<T> listener = _ -> { };
    private double stall;

    public StreamSink(Simulation<?> dut, Stream<?> stream, Class<T> type) {
        valid = dut.pin(stream.valid());
        ready = dut.pin(stream.ready());
        clock = dut.clockOf(valid);
        payload = Payload.of(dut, stream.payload(), type);
        random = new SplittableRandom(Seed.derive(dut.options().seed(), "sink " + valid.name()));
        dut.add(new StreamMonitor(dut, stream));
    }

    /** Is not ready with this probability, cycle by cycle. */
    public StreamSink<T> stall(double probability) {
        stall = probability;
        return this;
    }

    /** Also hands every value to somebody else, such as a {@link Scoreboard}. */
    public StreamSink<T> to(Consumer<T> next) {
        listener = next;
        return this;
    }

    /** Everything so far, oldest first. */
    public List<T> received() {
        return Collections.unmodifiableList(received);
    }

    @Override public void drive() {
        ready.set(random.nextDouble() >= stall);
    }

    @Override public void sample() {
        if (valid.isSet() && ready.isSet()) {
            var value = payload.get();
            received.add(value);
            listener.accept(value);
        }
    }

    @Override public int clock() {
        return clock;
    }
}
