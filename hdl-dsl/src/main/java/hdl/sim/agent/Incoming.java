package hdl.sim.agent;

import hdl.lib.Stream;
import hdl.lib.axi.Axi4;
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
    private final StreamMonitor monitor;
    private final int clock;
    private boolean open;

    private Incoming(Simulation<?> dut, Stream<?> stream, Supplier<T> value) {
        this.value = value;
        valid = dut.pin(stream.valid());
        ready = dut.pin(stream.ready());
        clock = dut.clockOf(valid);
        monitor = new StreamMonitor(dut, stream);
    }

    /** A stream whose payload is carried by a plain Java type; {@code meaning} makes of it what the memory understands. */
    public static <R, T> Incoming<T> of(Simulation<?> dut, Stream<?> stream, Class<R> carried,
                                        Function<R, T> meaning) {
        var payload = Payload.of(dut, stream.payload(), carried);
        return new Incoming<>(dut, stream, () -> meaning.apply(payload.get()));
    }

    /** An address channel of the bus; without reflection, for it is looked at in every cycle. */
    static Incoming<AxiBurst> addresses(Simulation<?> dut, Stream<Axi4.Address> channel) {
        var payload = channel.payload();
        var id = dut.pin(payload.id());
        var address = dut.pin(payload.addr());
        var length = dut.pin(payload.len());
        var size = dut.pin(payload.size());
        var kind = dut.pin(payload.burst());
        return new Incoming<>(dut, channel, () -> new AxiBurst(id.get(), address.get(), (int) length.get() + 1,
            1 << size.get(), (int) kind.get()));
    }

    /** The data channel of writes, likewise. */
    static Incoming<AxiMemory.WriteBeat> data(Simulation<?> dut, Stream<Axi4.WriteData> channel) {
        var data = dut.pin(channel.payload().data());
        var strobes = dut.pin(channel.payload().strb());
        var last = dut.pin(channel.payload().last());
        return new Incoming<>(dut, channel, () -> new AxiMemory.WriteBeat(data.words(), strobes.words(), last.isSet()));
    }

    void drive(boolean opens) {
        open = opens;
        ready.set(opens);
    }

    /** What is taken at the coming edge, or null. */
    T sample() {
        monitor.sample();
        return open && valid.isSet() ? value.get() : null;
    }

    /** Something is shown now. */
    boolean isOffered() {
        return valid.isSet();
    }

    void reset() {
        monitor.reset();
    }

    /** The name of the bus that it belongs to, or its own. */
    String bus() {
        return valid.name().replaceAll("_?(a[rw])?valid$", "");
    }

    int clock() {
        return clock;
    }
}
