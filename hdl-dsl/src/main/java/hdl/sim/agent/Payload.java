package hdl.sim.agent;

import hdl.Bits;
import hdl.Bundle;
import hdl.Data;
import hdl.sim.Pin;
import hdl.sim.Simulation;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;

/**
 * Carries plain Java values to and from the pins of a payload: one signal as Long, Integer, Boolean, BigInteger, long[]
 * or an enum; a bundle as a Java record with the same component names.
 */
abstract sealed class Payload<T> {
    abstract T get();

    abstract void set(T value);

    abstract void pins(List<Pin> into);

    static <T> Payload<T> of(Simulation<?> dut, Data<?> signal, Class<T> type) {
        return switch (signal) {
            case Bits<?> bits -> new One<>(dut.pin(bits), PinType.of(type, dut.pin(bits).name()));
            case Bundle<?> bundle when type.isRecord() -> new Many<>(dut, bundle, type);
            default -> throw new IllegalArgumentException(signal.getClass().getSimpleName() + " cannot be carried as "
                + type.getSimpleName()
                + "; use a record with the same component names");
        };
    }

    /** All pins, in order. */
    final List<Pin> pins() {
        var found = new ArrayList<Pin>();
        pins(found);
        return found;
    }

    /** Drives random bits: nobody may look while there is nothing to see. */
    static void noise(List<Pin> pins, RandomGenerator random) {
        for (var pin : pins) {
            var words = new long[(pin.width() + 63) / 64];
            for (int i = 0; i < words.length; i++) {
                words[i] = random.nextLong();
            }
            int used = pin.width() & 63;
            if (used != 0) {
                words[words.length - 1] &= (1L << used) - 1;
            }
            pin.setWords(words);
        }
    }

    private static final class One<T> extends Payload<T> {
        private final Pin pin;
        private final PinType<T> type;

        One(Pin pin, PinType<T> type) {
            this.pin = pin;
            this.type = type;
        }

        @Override T get() {
            return type.reader().apply(pin);
        }

        @Override void set(T value) {
            type.writer().accept(pin, value);
        }

        @Override void pins(List<Pin> into) {
            into.add(pin);
        }
    }

    private static final class Many<T> extends Payload<T> {
        private final Constructor<T> constructor;
        private final RecordComponent[] components;
        private final List<Payload<Object>> parts = new ArrayList<>();

        Many(Simulation<?> dut, Bundle<?> bundle, Class<T> type) {
            components = type.getRecordComponents();
            var types = new Class<?>[components.length];
            for (int i = 0; i < components.length; i++) {
                types[i] = components[i].getType();
                components[i].getAccessor().setAccessible(true);
                parts.add(part(dut, field(bundle, components[i].getName(), type), types[i]));
            }
            try {
                constructor = type.getDeclaredConstructor(types);
                constructor.setAccessible(true);
            } catch (NoSuchMethodException impossible) {
                throw new IllegalStateException("every record has this constructor", impossible);
            }
        }

        @SuppressWarnings("unchecked") // the value is only handed on to a component of this very type
        private static Payload<Object> part(Simulation<?> dut, Data<?> signal, Class<?> type) {
            return (Payload<Object>) Payload.of(dut, signal, type);
        }

        private static Data<?> field(Bundle<?> bundle, String name, Class<?> wanted) {
            for (var component : bundle.getClass().getRecordComponents()) {
                if (component.getName().equals(name)) {
                    component.getAccessor().setAccessible(true);
                    var value = call(component, bundle);
                    if ((value instanceof Optional<?> box ? box.orElse(null) : value) instanceof Data<?> data) {
                        return data;
                    }
                }
            }
            throw new IllegalArgumentException(wanted.getSimpleName() + "." + name + " has no counterpart in "
                + bundle.getClass().getSimpleName()
                + "; its components must have the names of the signals");
        }

        private static Object call(RecordComponent component, Object of) {
            try {
                return component.getAccessor().invoke(of);
            } catch (IllegalAccessException | InvocationTargetException problem) {
                throw new IllegalStateException("cannot read component " + component.getName(), problem);
            }
        }

        @Override T get() {
            var values = new Object[components.length];
            for (int i = 0; i < values.length; i++) {
                values[i] = parts.get(i).get();
            }
            try {
                return constructor.newInstance(values);
            } catch (ReflectiveOperationException problem) {
                throw new IllegalStateException("cannot make a " + constructor.getDeclaringClass().getSimpleName(),
                    problem);
            }
        }

        @Override void set(T value) {
            for (int i = 0; i < components.length; i++) {
                parts.get(i).set(call(components[i], value));
            }
        }

        @Override void pins(List<Pin> into) {
            parts.forEach(part -> part.pins(into));
        }
    }
}
