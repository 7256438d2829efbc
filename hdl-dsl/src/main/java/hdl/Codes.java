package hdl;

import hdl.ir.Enumeration;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/** The codes of an enum's constants: by position, or by {@link Coded#code}. */
final class Codes<E extends Enum<E>> {
    private final Class<E> type;
    private final List<E> constants;
    private final List<BigInteger> codes = new ArrayList<>();
    private final int width;
    private final boolean open;

    Codes(Class<E> type) {
        this(type, 0);
    }

    /** In a field of at least so many bits. */
    Codes(Class<E> type, int atLeast) {
        this.type = type;
        constants = List.of(type.getEnumConstants());
        var most = BigInteger.ONE;
        for (var constant : constants) {
            var code = BigInteger.valueOf(constant instanceof Coded coded ? coded.code() : constant.ordinal());
            codes.add(code);
            most = most.max(code);
        }
        open = atLeast > most.bitLength();
        width = open ? atLeast : most.bitLength();
    }

    Class<E> type() {
        return type;
    }

    List<E> constants() {
        return constants;
    }

    /** Two of the same are of one shape. */
    Object key() {
        return List.of(type, width);
    }

    int width() {
        return width;
    }

    /** In a field that has room for other codes. */
    boolean isOpen() {
        return open;
    }

    BigInteger code(E constant) {
        return codes.get(constant.ordinal());
    }

    Enumeration enumeration() {
        var names = new ArrayList<String>();
        for (var constant : constants) {
            names.add(constant.name());
        }
        return new Enumeration(type.getSimpleName(), names, codes, width, open);
    }
}
