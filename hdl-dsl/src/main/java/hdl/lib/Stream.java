package hdl.lib;

import static hdl.Hdl.*;

import hdl.*;

/**
 * A flow with back-pressure: a payload moves at every edge at which {@code valid} and {@code ready} are 1. Once valid,
 * the source keeps valid and payload until then; {@code valid} never depends on {@code ready} in the same cycle.
 *
 * @param valid   the source has a payload
 * @param ready   the sink takes it
 * @param payload what moves
 */
public record Stream<T extends Data<T>>(Bool valid, @Flipped Bool ready, T payload) implements Bundle<Stream<T>> {
    public static <T extends Data<T>> Shape<Stream<T>> of(Shape<T> payload) {
        return bundle(f -> new Stream<>(f.of(bool()), f.of(bool()), f.of(payload)));
    }

    /** Excepts this stream, an output or an input of an instance, from its contract; the reason stands in a list of all. */
    public Stream<T> mayChange(String reason) {
        Hdl.mayChange(valid, reason);
        return this;
    }

    /** 1 in the cycle in which a payload moves. */
    public Bool fires() {
        return valid.and(ready);
    }
}
