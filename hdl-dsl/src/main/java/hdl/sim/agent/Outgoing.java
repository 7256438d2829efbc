package hdl.sim.agent;

import hdl.Bool;
import hdl.Data;
import hdl.lib.Stream;
import hdl.lib.Valid;
import hdl.sim.Pin;
import hdl.sim.Simulation;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import java.util.function.Function;

/**
 * The channel by which an {@link AxiMemory} answers, whatever its signals are called.
 *
 * @param <T> what the memory answers
 */
public final class Outgoing<T> {
    private final Pin valid;
    private final Optional<Pin> ready;
    private final Consumer<T> value;
    private final List<Pin> pins;
    private T shown;

    private Outgoing(Simulation<?> dut, Bool valid, Optional<Bool> ready, List<Pin> pins, Consumer<T> value) {
        this.valid = dut.pin(valid);
        this.ready = ready.map(dut::pin);
        this.pins = pins;
        this.value = value;
    }

    /** A stream whose payload is carried by a plain Java type, which {@code meaning} makes of an answer. */
    public static <R, T> Outgoing<T> of(Simulation<?> dut, Stream<?> stream, Class<R> carried,
                                        Function<T, R> meaning) {
        return of(dut, stream.valid(), Optional.of(stream.ready()), stream.payload(), carried, meaning);
    }

    /** As above, of a flow that nobody can hold up. */
    public static <R, T> Outgoing<T> of(Simulation<?> dut, Valid<?> flow, Class<R> carried, Function<T, R> meaning) {
        return of(dut, flow.valid(), Optional.empty(), flow.value(), carried, meaning);
    }

    private static <R, T> Outgoing<T> of(Simulation<?> dut, Bool valid, Optional<Bool> ready, Data<?> signal,
                                         Class<R> carried, Function<T, R> meaning) {
        var payload = Payload.of(dut, signal, carried);
        return new Outgoing<>(dut, valid, ready, payload.pins(), answer -> payload.set(meaning.apply(answer)));
    }

    /** Nothing is shown that has not been taken. */
    boolean isFree() {
        return shown == null;
    }

    /** Shows an answer until it is taken; null: nothing. */
    void show(T answer) {
        shown = answer;
    }

    /** Without an answer the signals are noise. */
    void drive(SplittableRandom random) {
        valid.set(shown != null);
        if (shown == null) {
            Payload.noise(pins, random);
        } else {
            value.accept(shown);
        }
    }

    /** The answer that is taken at the coming edge, or null. */
    T sample() {
        if (shown == null || ready.isPresent() && !ready.get().isSet()) {
            return null;
        }
        var taken = shown;
        shown = null;
        return taken;
    }
}
