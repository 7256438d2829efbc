package hdl;

import hdl.ir.Node;
import hdl.ir.Site;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** Declares the fields of a bundle: {@code bundle(f -> new Stream<>(f.of(bool()), f.of(bool()), f.of(payload)))}. */
public final class Fields {
    /** Signals without hardware behind them: they only show which shape stands in which component. */
    static final Shape.Maker SAMPLE = new Shape.Maker() {
        @Override public <B extends Bits<B>> B leaf(Shape.Leaf<B> shape, String path, boolean flipped) {
            return shape.of((Node) null, null);
        }
    };

    private final Map<Object, Shape<?>> shapes = new IdentityHashMap<>();

    private Fields() {
    }

    public <T extends Data<T>> T of(Shape<T> shape) {
        var sample = shape.make(SAMPLE, "", false);
        shapes.put(sample, shape);
        return sample;
    }

    static <T extends Bundle<T>> Shape<T> shapeOf(Function<Fields, T> declaration) {
        var fields = new Fields();
        var sample = declaration.apply(fields);
        var type = sample.getClass();
        if (!type.isRecord()) {
            throw new HdlException(CallSite.capture().site(), "HDL610",
                type.getSimpleName() + " is not a record; a bundle is a record of its fields");
        }
        return new Shape.OfBundle<>(type, fields.components(sample, type), "");
    }

    /** The shape of a record class whose components have these shapes, in order. */
    static <T extends Bundle<T>> Shape<T> shapeOf(Class<T> type, List<Shape<?>> shapes, Site site) {
        if (!type.isRecord()) {
            throw new HdlException(site, "HDL610",
                type.getSimpleName() + " is not a record; a bundle is a record of its fields");
        }
        var components = type.getRecordComponents();
        var flipped = Records.of(type).components();
        if (components.length != shapes.size()) {
            throw new HdlException(site, "HDL610", type.getSimpleName() + " has " + components.length
                + " components and is given " + shapes.size() + " shapes; give one for each, in order");
        }
        var fields = new ArrayList<Shape.Field>();
        for (int i = 0; i < components.length; i++) {
            var part = components[i];
            var optional = part.getType() == Optional.class;
            var sample = shapes.get(i).make(SAMPLE, "", false);
            if (!optional && !part.getType().isInstance(sample)) {
                throw new HdlException(site, "HDL610", "component '" + part.getName() + "' of " + type.getSimpleName()
                    + " is a " + part.getType().getSimpleName() + ", and its shape " + shapes.get(i) + " makes a "
                    + sample.getClass().getSimpleName() + "; give the shapes in the order of the components");
            }
            fields.add(new Shape.Field(part.getName(), shapes.get(i), flipped.get(i).flipped(), optional));
        }
        return new Shape.OfBundle<>(type, fields, "");
    }

    private List<Shape.Field> components(Object sample, Class<?> type) {
        var records = Records.of(type);
        var found = new ArrayList<Shape.Field>();
        for (int i = 0; i < records.components().size(); i++) {
            var component = records.components().get(i);
            var value = records.get(sample, i);
            var optional = value instanceof Optional<?>;
            var shape = shapes.get(value instanceof Optional<?> box ? box.orElse(null) : value);
            if (shape == null && !(optional && ((Optional<?>) value).isEmpty())) {
                throw new HdlException(CallSite.capture().site(), "HDL610", "component '" + component.name() + "' of "
                    + type.getSimpleName() + " is not a field; make it with f.of(shape)");
            }
            found.add(new Shape.Field(component.name(), shape, component.flipped(), optional));
        }
        return found;
    }
}
