package hdl;

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
