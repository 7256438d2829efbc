package hdl.lib;

import static hdl.Hdl.*;

import hdl.*;

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

    /** A result of operations: it counts where {@code flag} is 1 and there is one; both at the later of their cycles. */
    public static <T extends Data<T>> Valid<T> result(Timeline timeline, Bool flag, T value) {
        return together(new Valid<>(timeline.flag(flag), value));
    }

    /**
     * Results that come at different cycles, as one flow on no timeline. Two never come at once, which becomes a claim.
     */
    @SafeVarargs public static <T extends Data<T>> Valid<T> merge(Valid<T> first, Valid<T>... others) {
        var merged = leave(first);
        Bool both = lit(false);
        for (var other : others) {
            var next = leave(other);
            both = both.or(merged.valid().and(next.valid()));
            merged = new Valid<>(merged.valid().or(next.valid()), mux(next.valid(), next.value(), merged.value()));
        }
        check(both.not(), "never two results at once");
        return merged;
    }
}
