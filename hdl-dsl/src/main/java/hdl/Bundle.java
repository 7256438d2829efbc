package hdl;

import java.util.function.Function;

/**
 * A record of signals. Its components are its fields, the first one most significant.
 *
 * @param <T> the record itself
 */
public non-sealed interface Bundle<T extends Bundle<T>> extends Data<T> {
    @Override default void set(T value) {
        Assignments.bundle(this, value, false);
    }

    @Override default void next(T value) {
        Assignments.bundle(this, value, true);
    }

    @Override default T initZero() {
        for (var leaf : Leaves.of(this)) {
            leaf.bits().initZero();
        }
        return Leaves.self(this);
    }

    @Override default T named(String name) {
        for (var leaf : Leaves.of(this)) {
            leaf.bits().named(Names.join(name, leaf.path()));
        }
        return Leaves.self(this);
    }

    @Override default T attribute(String name, String value) {
        for (var leaf : Leaves.of(this)) {
            leaf.bits().attribute(name, value);
        }
        return Leaves.self(this);
    }

    @Override default int width() {
        int width = 0;
        for (var leaf : Leaves.of(this)) {
            width += leaf.bits().width();
        }
        return width;
    }

    /** The same record with another value in one field: {@code beat.with(Beat::last, io.ends)}. Builds nothing. */
    default <D extends Data<D>> T with(Function<T, D> field, D value) {
        return Overrides.with(this, field, value, CallSite.capture());
    }

    /** As {@link #with(Function, Data)}, with a constant. */
    default <W extends Word<W>> T with(Function<T, W> field, long value) {
        return Overrides.with(this, field, Overrides.number(this, field, value, CallSite.capture()), CallSite.capture());
    }

    /** As {@link #with(Function, Data)}, with a constant. */
    default T with(Function<T, Bool> field, boolean value) {
        return Overrides.with(this, field, Hdl.lit(value), CallSite.capture());
    }

    /** As {@link #with(Function, Data)}, with a constant. */
    default <E extends Enum<E>> T with(Function<T, Choice<E>> field, E value) {
        return Overrides.with(this, field, Hdl.lit(value), CallSite.capture());
    }

    /** All bits, first field most significant. */
    default UInt asUInt() {
        return Values.packed(this, CallSite.capture());
    }

    /** The same bits in another shape of the same width. */
    default <R extends Data<R>> R as(Shape<R> shape) {
        var site = CallSite.capture();
        return Values.unpacked(Values.pack(this, site.site()), shape, site);
    }
}
