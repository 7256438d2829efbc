package hdl;

import hdl.ir.Node;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * The type of a signal: width and structure, immutable and equal by structure.
 *
 * @param <T> the signals of this shape
 */
public abstract sealed class Shape<T extends Data<T>> {
    /** Makes the leaves of a signal that is being built from its shape. */
    interface Maker {
        <B extends Bits<B>> B leaf(Leaf<B> shape, String path, boolean flipped);
    }

    /** A shape without parts. */
    abstract static sealed class Leaf<B extends Bits<B>> extends Shape<B> {
        private final int width;

        private Leaf(int width, String name) {
            super(name);
            this.width = width;
        }

        @Override public int width() {
            return width;
        }

        /** Whether it is only carried: its width is a parameter of the Verilog. */
        boolean isCarried() {
            return false;
        }

        /** The signal that reads this node. */
        abstract B of(Node node, Writer writer);

        @Override B make(Maker maker, String path, boolean flipped) {
            return maker.leaf(this, path, flipped);
        }
    }

    static final class OfUInt extends Leaf<UInt> {
        private final boolean carried;

        OfUInt(int width, String name) {
            this(width, name, false);
        }

        OfUInt(int width, String name, boolean carried) {
            super(width, name);
            this.carried = carried;
        }

        @Override boolean isCarried() {
            return carried;
        }

        @Override Object key() {
            return carried ? "WIDTH " + width() : width();
        }

        @Override UInt of(Node node, Writer writer) {
            return new UInt(this, node, writer);
        }

        @Override Shape<UInt> renamed(String name) {
            return new OfUInt(width(), name, carried);
        }

        @Override String text() {
            return (carried ? "w" : "u") + width();
        }
    }

    static final class OfSInt extends Leaf<SInt> {
        OfSInt(int width, String name) {
            super(width, name);
        }

        @Override SInt of(Node node, Writer writer) {
            return new SInt(this, node, writer);
        }

        @Override Shape<SInt> renamed(String name) {
            return new OfSInt(width(), name);
        }

        @Override String text() {
            return "s" + width();
        }
    }

    static final class OfBool extends Leaf<Bool> {
        static final OfBool INSTANCE = new OfBool("");

        private OfBool(String name) {
            super(1, name);
        }

        @Override Bool of(Node node, Writer writer) {
            return new Bool(this, node, writer);
        }

        @Override Shape<Bool> renamed(String name) {
            return new OfBool(name);
        }

        @Override String text() {
            return "bool";
        }
    }

    static final class OfChoice<E extends Enum<E>> extends Leaf<Choice<E>> {
        private final Codes<E> codes;

        OfChoice(Codes<E> codes, String name) {
            super(codes.width(), name);
            this.codes = codes;
        }

        Codes<E> codes() {
            return codes;
        }

        @Override Choice<E> of(Node node, Writer writer) {
            return new Choice<>(this, node, writer);
        }

        @Override Shape<Choice<E>> renamed(String name) {
            return new OfChoice<>(codes, name);
        }

        @Override Object key() {
            return codes.key();
        }

        @Override String text() {
            return codes.type().getSimpleName() + (codes.isOpen() ? " in " + width() + " bits" : "");
        }
    }

    static final class OfVec<E extends Data<E>> extends Shape<Vec<E>> {
        private final Shape<E> element;
        private final int size;

        OfVec(Shape<E> element, int size, String name) {
            super(name);
            this.element = element;
            this.size = size;
        }

        @Override public int width() {
            return element.width() * size;
        }

        @Override Vec<E> make(Maker maker, String path, boolean flipped) {
            var elements = new ArrayList<E>(size);
            for (int i = 0; i < size; i++) {
                elements.add(element.make(maker, Names.join(path, Integer.toString(i)), flipped));
            }
            return new Vec<>(this, elements);
        }

        Shape<E> element() {
            return element;
        }

        @Override Shape<Vec<E>> renamed(String name) {
            return new OfVec<>(element, size, name);
        }

        @Override Object key() {
            return List.of(element, size);
        }

        @Override String text() {
            return element + "x" + size;
        }

        @Override String structure() {
            return element.signature() + "x" + size;
        }

        @Override String part() {
            return element.namePart() + "x" + size;
        }
    }

    /** One field of a bundle; {@code shape} is null when the component is an absent Optional. */
    record Field(String name, Shape<?> shape, boolean flipped, boolean optional) {}

    static final class OfBundle<T extends Bundle<T>> extends Shape<T> {
        private final Class<?> type;
        private final List<Field> fields;
        private final int width;

        OfBundle(Class<?> type, List<Field> fields, String name) {
            super(name);
            this.type = type;
            this.fields = List.copyOf(fields);
            int sum = 0;
            for (var field : fields) {
                sum += field.shape() == null ? 0 : field.shape().width();
            }
            width = sum;
        }

        List<Field> fields() {
            return fields;
        }

        @Override public int width() {
            return width;
        }

        @SuppressWarnings("unchecked") // the record class is that of T: bundle(...) read it off an instance of T
        @Override T make(Maker maker, String path, boolean flipped) {
            var values = new Object[fields.size()];
            for (int i = 0; i < values.length; i++) {
                var field = fields.get(i);
                Object value = field.shape() == null ? null
                    : field.shape().make(maker, Names.join(path, field.name()), flipped ^ field.flipped());
                values[i] = field.optional() ? Optional.ofNullable(value) : value;
            }
            return (T) Records.of(type).make(values);
        }

        @Override Shape<T> renamed(String name) {
            return new OfBundle<>(type, fields, name);
        }

        @Override Object key() {
            return List.of(type, fields);
        }

        @Override String text() {
            return type.getSimpleName() + width;
        }

        @Override String structure() {
            var out = new StringBuilder(type.getName());
            for (var field : fields) {
                out.append(field.flipped() ? " <" : " ").append(field.name()).append(':')
                    .append(field.shape() == null ? "-" : field.shape().signature());
            }
            return out.append(';').toString();
        }

        @Override String part() {
            return text() + "_" + Names.digest(structure()).substring(2);
        }
    }

    static final class OfGroup extends Shape<Group> {
        private final List<Group.Field> fields;
        private final int width;

        OfGroup(List<Group.Field> fields, String name) {
            super(name);
            this.fields = List.copyOf(fields);
            int sum = 0;
            for (var field : fields) {
                sum += field.shape().width();
            }
            width = sum;
        }

        List<Group.Field> fields() {
            return fields;
        }

        @Override public int width() {
            return width;
        }

        @Override Group make(Maker maker, String path, boolean flipped) {
            var values = new ArrayList<Data<?>>(fields.size());
            for (var field : fields) {
                values.add(field.shape().make(maker, Names.join(path, field.path()), flipped ^ field.flipped()));
            }
            return new Group(this, values);
        }

        @Override Shape<Group> renamed(String name) {
            return new OfGroup(fields, name);
        }

        @Override Object key() {
            return fields;
        }

        @Override String text() {
            return "Group" + width;
        }

        @Override String structure() {
            var out = new StringBuilder("Group");
            for (var field : fields) {
                out.append(field.flipped() ? " <" : " ").append(field.name()).append(':')
                    .append(field.shape().signature());
            }
            return out.append(';').toString();
        }

        @Override String part() {
            return text() + "_" + Names.digest(structure()).substring(2);
        }
    }

    private final String name;

    private Shape(String name) {
        this.name = name;
    }

    /** Number of bits. */
    public abstract int width();

    /** This shape under a name of its own, which module names print as it is: it has to tell the fields. */
    public final Shape<T> named(String shapeName) {
        return renamed(shapeName);
    }

    abstract T make(Maker maker, String path, boolean flipped);

    abstract Shape<T> renamed(String newName);

    abstract String text();

    /** Everything that {@link #equals} looks at but the name. */
    String structure() {
        return text();
    }

    private String signature() {
        return name.isEmpty() ? structure() : name + '=' + structure();
    }

    /** What a shape without a name of its own is called in the names of modules. */
    String part() {
        return text();
    }

    /**
     * What module names print: {@code u32}; {@code Edge13_4f2a} for a record, where four digits tell its fields, because
     * another record may have the same name, or this one the same width in another split; or the name it was given.
     */
    final String namePart() {
        return name.isEmpty() ? part() : name;
    }

    Object key() {
        return width();
    }

    @Override public final boolean equals(Object other) {
        return other instanceof Shape<?> shape && getClass() == shape.getClass() && name.equals(shape.name)
            && key().equals(shape.key());
    }

    @Override public final int hashCode() {
        return Objects.hash(text(), name);
    }

    /** Short form for messages: {@code u32}, {@code Beat73}. */
    @Override public final String toString() {
        return name.isEmpty() ? text() : name;
    }
}
