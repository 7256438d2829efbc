package hdl.sim.agent;

import hdl.lib.Stream;
import hdl.sim.Pin;
import hdl.sim.Simulation;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * The channel by which an {@link AxiMemory} is asked for something or given it, whatever its signals are called.
 *
 * @param <T> what the memory makes of the signals
 */
public final class Incoming<T> {
    private final Pin valid;
    private final Pin ready;
    private final Supplier<T> value;
    private final int clock;

    private Incoming(Simulation<?> dut, Stream<?> stream, Supplier<T> value) {
        this.value = value;
        valid = dut.pin(stream.valid());
        ready = dut.pin(stream.ready());
        clock = dut.clockOf(valid);
        dut.add(new StreamMonitor(dut, stream));
    }

    /** A stream whose payload is carried by a plain Java type; {@code meaning} makes of it what the memory understands. */
    public static <R, T> Incoming<T> of(Simulation<?> dut, Stream<?> stream, Class<R> carried,
                                        Function<R, T> meaning) {
        var payload = Payload.of(dut, stream.payload(), carried);
        return new Incoming<>(dut, stream, () -> meaning.apply(payload.get()));
    }

    void drive(boolean opens) {
        ready.set(opens);
    }

    /** What is taken at the coming edge, or null. */
    T sample() {
        return valid.isSet() && ready.isSet() ? value.get() : null;
    }

    /** The name of the bus that it belongs to, or its own. */
    String bus() {
        return valid.name().replaceAll("_?(a[rw])?valid$", "");
    }

    int clock() {
        return clock;
    }
}
