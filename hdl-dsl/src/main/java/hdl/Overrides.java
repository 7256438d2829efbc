package hdl;

import java.util.ArrayList;
import java.util.Optional;
import java.util.function.Function;

/** A record of signals with another value in one of its fields. */
final class Overrides {
    private Overrides() {
    }

    /** The record anew, but for the field that {@code field} names; nothing is built. */
    static <T extends Bundle<T>, D extends Data<D>> T with(Bundle<T> record, Function<T, D> field, D value,
        CallSite site) {
        // A copy in which every part is an object of its own, so that the field can be told by what it returns.
        T copy = Leaves.rebuilt(record, Overrides::again);
        var target = field.apply(copy);
        if (target == copy || !holds(copy, target)) {
            throw new HdlException(site.site(), "HDL619", "with(...) names no field of "
                + record.getClass().getSimpleName() + "; write " + record.getClass().getSimpleName()
                + "::field, or io -> io.field().inner() for a field of a field");
        }
        Assignments.sameShape(target, value, site.site());
        return Leaves.self((Bundle<T>) replaced(copy, target, value));
    }

    /** A constant of the width of a field. */
    static <T extends Bundle<T>, W extends Word<W>> W number(Bundle<T> record, Function<T, W> field, long value,
        CallSite site) {
        return field.apply(Leaves.self(record)).constant(value, site);
    }

    private static <B extends Bits<B>> Bits<B> fresh(Bits<B> bits) {
        return bits.leafShape().of(bits.node(), bits.writer());
    }

    private static Bits<?> again(Bits<?> bits) {
        return fresh(bits);
    }

    private static boolean holds(Object part, Object target) {
        if (part == target) {
            return true;
        }
        return switch (part) {
            case Vec<?> vec -> {
                boolean found = false;
                for (var element : vec) {
                    found |= holds(element, target);
                }
                yield found;
            }
            case Group group -> group.values().stream().anyMatch(value -> holds(value, target));
            case Bundle<?> bundle -> {
                var records = Records.of(bundle.getClass());
                boolean found = false;
                for (int i = 0; i < records.components().size(); i++) {
                    found |= holds(records.get(bundle, i), target);
                }
                yield found;
            }
            case Optional<?> box -> box.isPresent() && holds(box.get(), target);
            case null, default -> false;
        };
    }

    private static Object replaced(Object part, Object target, Object value) {
        if (part == target) {
            return value;
        }
        return switch (part) {
            case Vec<?> vec -> replacedVec(vec, target, value);
            case Group group -> {
                var values = new ArrayList<Data<?>>();
                group.values().forEach(each -> values.add((Data<?>) replaced(each, target, value)));
                yield group.with(values);
            }
            case Bundle<?> bundle -> {
                var records = Records.of(bundle.getClass());
                var values = new Object[records.components().size()];
                for (int i = 0; i < values.length; i++) {
                    values[i] = replaced(records.get(bundle, i), target, value);
                }
                yield records.make(values);
            }
            case Optional<?> box -> box.map(inner -> replaced(inner, target, value));
            case null, default -> part;
        };
    }

    @SuppressWarnings("unchecked") // the value has the shape of the element it stands for
    private static <E extends Data<E>> Vec<E> replacedVec(Vec<E> vec, Object target, Object value) {
        var elements = new ArrayList<E>();
        for (var element : vec) {
            elements.add((E) replaced(element, target, value));
        }
        return new Vec<>(vec.shape(), elements);
    }
}
