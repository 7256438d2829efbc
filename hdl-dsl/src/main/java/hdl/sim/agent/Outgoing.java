package hdl.sim.agent;

import hdl.Bool;
import hdl.Data;
import hdl.lib.Stream;
import hdl.lib.Valid;
import hdl.lib.axi.Axi4;
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
    private boolean isDriven;

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

    /** Answers to reads on the bus; without reflection, for it is driven in every cycle. */
    static Outgoing<AxiMemory.ReadBeat> beats(Simulation<?> dut, Stream<Axi4.ReadData> channel) {
        var id = dut.pin(channel.payload().id());
        var data = dut.pin(channel.payload().data());
        var response = dut.pin(channel.payload().resp());
        var last = dut.pin(channel.payload().last());
        return new Outgoing<>(dut, channel.valid(), Optional.of(channel.ready()), List.of(id, data, response, last),
            beat -> {
                id.set(beat.id());
                data.setWords(beat.data());
                response.set(beat.resp());
                last.set(beat.last());
            });
    }

    /** Answers to writes, likewise. */
    static Outgoing<AxiMemory.Written> written(Simulation<?> dut, Stream<Axi4.WriteResponse> channel) {
        var id = dut.pin(channel.payload().id());
        var response = dut.pin(channel.payload().resp());
        return new Outgoing<>(dut, channel.valid(), Optional.of(channel.ready()), List.of(id, response), answer -> {
            id.set(answer.id());
            response.set(answer.resp());
        });
    }

    /** Nothing is shown that has not been taken. */
    boolean isFree() {
        return shown == null;
    }

    /** Shows an answer until it is taken; null: nothing. */
    void show(T answer) {
        shown = answer;
        isDriven = false;
    }

    /** Without an answer the signals are noise, or stay as they are without a source of it. */
    void drive(Optional<SplittableRandom> noise) {
        if (shown == null) {
            valid.set(false);
            noise.ifPresent(random -> Payload.noise(pins, random));
        } else if (!isDriven) {
            valid.set(true);
            value.accept(shown);
            isDriven = true;
        }
    }

    /** The circuit saw an answer in the last cycle. */
    boolean isSeen() {
        return valid.isSet();
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
