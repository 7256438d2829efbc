package hdl.sim.agent;

import hdl.sim.Pin;
import java.math.BigInteger;
import java.util.function.BiConsumer;
import java.util.function.Function;

/** How a Java type is read from a pin and written to it. */
record PinType<T>(Function<Pin, T> reader, BiConsumer<Pin, T> writer) {
    @SuppressWarnings("unchecked") // each branch has compared T with the type it makes
    static <T> PinType<T> of(Class<T> type, String name) {
        PinType<?> found;
        if (type == long.class || type == Long.class) {
            found = new PinType<Long>(Pin::get, Pin::set);
        } else if (type == int.class || type == Integer.class) {
            found = new PinType<Integer>(pin -> Math.toIntExact(pin.get()), (pin, value) -> pin.set(value.longValue()));
        } else if (type == boolean.class || type == Boolean.class) {
            found = new PinType<Boolean>(Pin::isSet, (pin, value) -> pin.set(value.booleanValue()));
        } else if (type == BigInteger.class) {
            found = new PinType<BigInteger>(Pin::big, Pin::setBig);
        } else if (type == long[].class) {
            found = new PinType<long[]>(Pin::words, Pin::setWords);
        } else if (type.isEnum()) {
            found = ofEnum(type);
        } else {
            throw new IllegalArgumentException("'" + name + "' cannot be carried as " + type.getSimpleName()
                + "; use long, int, boolean, BigInteger, long[] or an enum");
        }
        return (PinType<T>) found;
    }

    @SuppressWarnings({"unchecked", "rawtypes"}) // T is an enum: it was asked
    private static <T> PinType<T> ofEnum(Class<T> type) {
        return new PinType<>(pin -> (T) pin.get((Class) type), (pin, value) -> pin.set((Enum<?>) value));
    }
}
