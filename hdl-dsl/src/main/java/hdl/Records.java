package hdl;

import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.List;

/** The components of a record class, read once: names, accessors, marks and the canonical constructor. */
final class Records {
    /** One component. */
    record Component(String name, Method accessor, boolean flipped, String exact, String doc) {}

    private static final ClassValue<Records> CACHE = new ClassValue<>() {
        @Override protected Records computeValue(Class<?> type) {
            return new Records(type);
        }
    };

    private final Class<?> type;
    private final List<Component> components = new ArrayList<>();
    private final Constructor<?> constructor;

    private Records(Class<?> type) {
        this.type = type;
        if (!type.isRecord()) {
            throw new IllegalStateException(type.getName() + " is not a record");
        }
        var parts = type.getRecordComponents();
        var types = new Class<?>[parts.length];
        for (int i = 0; i < parts.length; i++) {
            var part = parts[i];
            types[i] = part.getType();
            var accessor = part.getAccessor();
            accessor.setAccessible(true);
            var exact = part.getAnnotation(Exact.class);
            var doc = part.getAnnotation(Doc.class);
            components.add(new Component(part.getName(), accessor, part.isAnnotationPresent(Flipped.class),
                exact == null ? "" : exact.value(), doc == null ? "" : doc.value()));
        }
        try {
            constructor = type.getDeclaredConstructor(types);
            constructor.setAccessible(true);
        } catch (NoSuchMethodException missing) {
            throw new IllegalStateException("no canonical constructor in " + type.getName(), missing);
        }
    }

    static Records of(Class<?> type) {
        return CACHE.get(type);
    }

    List<Component> components() {
        return components;
    }

    Object get(Object record, int index) {
        try {
            return components.get(index).accessor().invoke(record);
        } catch (ReflectiveOperationException failed) {
            throw unwrapped(failed);
        }
    }

    Object make(Object[] values) {
        try {
            return constructor.newInstance(values);
        } catch (ReflectiveOperationException failed) {
            throw unwrapped(failed);
        }
    }

    private RuntimeException unwrapped(ReflectiveOperationException failed) {
        if (failed.getCause() instanceof RuntimeException cause) {
            return cause;
        }
        return new IllegalStateException("cannot use the record " + type.getName(), failed);
    }
}
