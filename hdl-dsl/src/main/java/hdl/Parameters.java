package hdl;

import hdl.ir.Site;

/** What may be a parameter: values that are equal when they look equal. */
final class Parameters {
    private Parameters() {
    }

    static void check(Circuit<?> circuit, Site site) {
        var type = circuit.getClass();
        if (!type.isRecord()) {
            throw new HdlException(site, "HDL607", name(type)
                + " is not a record; circuits are records, so that equal parameters give one module");
        }
        var records = Records.of(type);
        for (int i = 0; i < records.components().size(); i++) {
            var component = records.components().get(i).name();
            var value = records.get(circuit, i);
            if (value == null) {
                throw new HdlException(site, "HDL618", "parameter '" + component + "' of " + name(type)
                    + " is null; give it a value, or declare it Optional and leave it empty");
            }
            if (value instanceof Data<?>) {
                throw new HdlException(site, "HDL605", "parameter '" + component + "' of " + name(type)
                    + " is a signal; pass its Shape, and bring the signal in through a port");
            }
            if (value.getClass().isArray()) {
                throw new HdlException(site, "HDL606", "parameter '" + component + "' of " + name(type) + " is an "
                    + value.getClass().getSimpleName() + ", which Java compares by identity; use List<"
                    + boxed(value.getClass().getComponentType()) + ">");
            }
            if (value.getClass().isHidden()) {
                throw new HdlException(site, "HDL606", "parameter '" + component + "' of " + name(type)
                    + " is a lambda, which Java compares by identity; use a record or an enum");
            }
        }
    }

    /** Whether a parameter is of a class whose objects may change, such as a list. */
    static boolean changeable(Circuit<?> circuit) {
        var records = Records.of(circuit.getClass());
        for (int i = 0; i < records.components().size(); i++) {
            var value = records.get(circuit, i);
            boolean fixed = value instanceof Integer || value instanceof Long
                || value instanceof Boolean || value instanceof String || value instanceof Enum<?>
                || value instanceof Shape<?>;
            if (!fixed) {
                return true;
            }
        }
        return false;
    }

    private static String name(Class<?> type) {
        return type.getSimpleName().isEmpty() ? "this circuit" : type.getSimpleName();
    }

    private static String boxed(Class<?> element) {
        if (element == int.class) {
            return "Integer";
        }
        var name = element.getSimpleName();
        return element.isPrimitive() ? Character.toUpperCase(name.charAt(0)) + name.substring(1) : name;
    }

    /** {@code Fifo[depth=8] of rnic.memory}. */
    static String described(Circuit<?> circuit) {
        return circuit + " of " + circuit.getClass().getPackageName();
    }
}
