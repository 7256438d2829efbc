package hdl;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A bundle whose fields come from data, not from a record: the registers of a map, the pins of an imported module.
 * Fields are found by name; {@code path[3].limit} becomes {@code path_3_limit} in the Verilog.
 */
public final class Group implements Data<Group> {
    /** One field; {@code flipped} runs against the group, {@code doc} goes to the port. */
    public record Field(String name, Shape<?> shape, boolean flipped, String doc) {
        public Field(String name, Shape<?> shape) {
            this(name, shape, false, "");
        }

        /** The name as part of a signal's name. */
        String path() {
            var out = new StringBuilder(name.length());
            for (int i = 0; i < name.length(); i++) {
                char c = name.charAt(i);
                if (Character.isLetterOrDigit(c)) {
                    out.append(c);
                } else if (c != ']' && !out.isEmpty() && out.charAt(out.length() - 1) != '_') {
                    out.append('_');
                }
            }
            return out.toString();
        }
    }

    private final Shape.OfGroup shape;
    private final List<Data<?>> values;
    private final Map<String, Data<?>> byName = new LinkedHashMap<>();

    Group(Shape.OfGroup shape, List<Data<?>> values) {
        this.shape = shape;
        this.values = Collections.unmodifiableList(values);
        for (int i = 0; i < values.size(); i++) {
            byName.put(shape.fields().get(i).name(), values.get(i));
        }
    }

    /** The shape with these fields, in this order; it may have none. */
    public static Shape<Group> of(List<Field> fields) {
        return new Shape.OfGroup(fields, "");
    }

    Shape.OfGroup shape() {
        return shape;
    }

    List<Data<?>> values() {
        return values;
    }

    // ---- fields

    /** The names of the fields, in order. */
    public List<String> names() {
        return List.copyOf(byName.keySet());
    }

    /** A field of one bit. */
    public Bool bool(String name) {
        if (field(name) instanceof Bool bool) {
            return bool;
        }
        throw wrongWord(name, "uint");
    }

    /** A field that is a number. */
    public UInt uint(String name) {
        if (field(name) instanceof UInt number) {
            return number;
        }
        throw wrongWord(name, "bool");
    }

    /** A field of any shape. */
    public Data<?> field(String name) {
        var found = byName.get(name);
        if (found == null) {
            throw new HdlException(CallSite.capture().site(), "HDL702", "no field '" + name + "'; "
                + Spelling.remedy(name, byName.keySet()));
        }
        return found;
    }

    private HdlException wrongWord(String name, String other) {
        int width = byName.get(name).width();
        var remedy = byName.get(name) instanceof Bits<?> ? other : "field";
        return new HdlException(CallSite.capture().site(), "HDL702", "field '" + name + "' has " + Names.bits(width)
            + "; take it with " + remedy + "(\"" + name + "\")");
    }

    // ---- as a signal

    @Override public void set(Group value) {
        Assignments.bundle(this, value, false);
    }

    @Override public void next(Group value) {
        Assignments.bundle(this, value, true);
    }

    @Override public Group initZero() {
        values.forEach(Data::initZero);
        return this;
    }

    @Override public Group named(String name) {
        for (var leaf : Leaves.of(this)) {
            leaf.bits().named(Names.join(name, leaf.path()));
        }
        return this;
    }

    @Override public Group attribute(String name, String value) {
        values.forEach(field -> field.attribute(name, value));
        return this;
    }

    @Override public int width() {
        return shape.width();
    }

    /** The same fields with other signals in them. */
    Group with(List<Data<?>> others) {
        return new Group(shape, new ArrayList<>(others));
    }
}
