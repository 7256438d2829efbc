package hdl.lib;

import static hdl.Hdl.bool;
import static hdl.Hdl.bundle;

import hdl.Bool;
import hdl.Bundle;
import hdl.Data;
import hdl.Shape;

/**
 * A flow without back-pressure: the value counts in every cycle in which {@code valid} is 1.
 *
 * @param valid the value counts
 * @param value what moves
 */
public record Valid<T extends Data<T>>(Bool valid, T value) implements Bundle<Valid<T>> {
    public static <T extends Data<T>> Shape<Valid<T>> of(Shape<T> value) {
        return bundle(f -> new Valid<>(f.of(bool()), f.of(value)));
    }
}
