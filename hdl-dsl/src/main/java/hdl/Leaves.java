package hdl;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** The single-signal parts of any signal, in order, with their path of names and whether they run backwards. */
final class Leaves {
    /**
     * One part; {@code path} is camelCase, joined by '_'. {@code doc}: what is said of it, else of what it is in; {@code
     * around}: the path of what it is in and what is said of that, "" for nothing.
     */
    record Leaf(Bits<?> bits, String path, boolean flipped, String exact, String doc, Around around) {}

    /** What is in a bundle or vector with a description. */
    record Around(String path, String doc) {
        static final Around NOTHING = new Around("", "");
    }

    private Leaves() {
    }

    static List<Leaf> of(Data<?> data) {
        var found = new ArrayList<Leaf>();
        collect(data, new Place("", false, "", "", Around.NOTHING, ""), found);
        return found;
    }

    /** Where the walk stands: the path so far, and what the components on it say. */
    private record Place(String path, boolean flipped, String exact, String doc, Around around, String own) {
        /** For what is inside: this place is around it, if something is said of it. */
        private Around outside() {
            return own.isEmpty() ? around : new Around(path, own);
        }

        Place inside(Records.Component part) {
            return new Place(Names.join(path, part.name()), flipped ^ part.flipped(), part.exact().isEmpty() ? exact
                : part.exact(),
                part.doc().isEmpty() ? doc : part.doc(), outside(), part.doc());
        }

        Place inside(Group.Field field) {
            return new Place(Names.join(path, field.path()), flipped ^ field.flipped(), exact.isEmpty() ? "" : exact
                + "_" + field.path(), field.doc().isEmpty() ? doc : field.doc(), outside(), field.doc());
        }

        Place element(int index) {
            return new Place(Names.join(path, Integer.toString(index)), flipped, exact.isEmpty() ? "" : exact + "_"
                + index, doc, outside(), "");
        }
    }

    private static void collect(Data<?> data, Place at, List<Leaf> found) {
        switch (data) {
            case Bits<?> bits -> found.add(new Leaf(bits, at.path(), at.flipped(), at.exact(), at.doc(),
                at.around()));
            case Vec<?> vec -> {
                for (int i = 0; i < vec.size(); i++) {
                    collect(vec.at(i), at.element(i), found);
                }
            }
            case Bundle<?> bundle -> {
                var records = Records.of(bundle.getClass());
                for (int i = 0; i < records.components().size(); i++) {
                    var value = records.get(bundle, i);
                    if (value == null && isSignal(records.components().get(i))) {
                        throw new HdlException(CallSite.capture().site(), "HDL618", "component '"
                            + records.components().get(i).name() + "' of " + bundle.getClass().getSimpleName()
                            + " is null; give it a signal, or declare it Optional and leave it empty");
                    }
                    if ((value instanceof Optional<?> box ? box.orElse(null) : value) instanceof Data<?> child) {
                        collect(child, at.inside(records.components().get(i)), found);
                    }
                }
            }
            case Group group -> {
                for (int i = 0; i < group.values().size(); i++) {
                    collect(group.values().get(i), at.inside(group.shape().fields().get(i)), found);
                }
            }
            case Clock clock -> {
                if (clock.output() != null) {
                    found.add(new Leaf(clock.output(), at.exact().isEmpty() ? Names.join(at.path(), "clk") : at.path(),
                        at.flipped(), at.exact(), at.doc(), at.around()));
                }
            }
        }
    }

    private static boolean isSignal(Records.Component component) {
        var type = component.accessor().getReturnType();
        return Data.class.isAssignableFrom(type) || type == Optional.class;
    }

    /** The same structure with every leaf replaced, called in the order of {@link #of}. */
    @SuppressWarnings("unchecked") // every part keeps its class: records are rebuilt by their own constructors
    static <T extends Data<T>> T rebuilt(Data<T> data, Function<Bits<?>, Bits<?>> leaf) {
        return (T) rebuiltPart(data, leaf, clock -> clock);
    }

    @SuppressWarnings("unchecked") // as above
    static <T extends Data<T>> T rebuilt(Data<T> data, Function<Bits<?>, Bits<?>> leaf, Function<Clock, Clock> clocks) {
        return (T) rebuiltPart(data, leaf, clocks);
    }

    private static Object rebuiltPart(Object part, Function<Bits<?>, Bits<?>> leaf, Function<Clock, Clock> clocks) {
        return switch (part) {
            case Bits<?> bits -> leaf.apply(bits);
            case Vec<?> vec -> rebuiltVec(vec, leaf, clocks);
            case Clock clock -> clocks.apply(clock.output() == null ? clock
                : new Clock(null, null, (Bool) leaf.apply(clock.output())));
            case Group group -> {
                var values = new ArrayList<Data<?>>();
                for (var value : group.values()) {
                    values.add((Data<?>) rebuiltPart(value, leaf, clocks));
                }
                yield group.with(values);
            }
            case Bundle<?> bundle -> {
                var records = Records.of(bundle.getClass());
                var values = new Object[records.components().size()];
                for (int i = 0; i < values.length; i++) {
                    values[i] = rebuiltPart(records.get(bundle, i), leaf, clocks);
                }
                yield records.make(values);
            }
            case Optional<?> box -> box.map(value -> rebuiltPart(value, leaf, clocks));
            default -> part;
        };
    }

    @SuppressWarnings("unchecked") // elements keep their class
    private static <E extends Data<E>> Vec<E> rebuiltVec(Vec<E> vec, Function<Bits<?>, Bits<?>> leaf, Function<Clock,
        Clock> clocks) {
        var elements = new ArrayList<E>();
        for (var element : vec) {
            elements.add((E) rebuiltPart(element, leaf, clocks));
        }
        return new Vec<>(vec.shape(), elements);
    }

    @SuppressWarnings("unchecked") // Bundle<T> is implemented by T itself
    static <T extends Bundle<T>> T self(Bundle<T> bundle) {
        return (T) bundle;
    }
}
