package hdl.lib.csr;

import java.util.HashSet;
import java.util.List;

/** What the fields of a register have to keep to. */
final class FieldCheck {
    private FieldCheck() {
    }

    static void check(String register, List<RegisterField> fields, boolean written) {
        var names = new HashSet<String>();
        if (written) {
            names.add("written");
        }
        long used = 0;
        for (var field : fields) {
            var path = register + "." + field.name();
            MapCheck.name("field", field.name());
            if (!names.add(field.name())) {
                throw MapCheck.wrong("there are two fields '" + path + "'; rename one");
            }
            bits(path, field);
            values(path, field);
            long mask = RegisterField.all(field.width()) << field.low();
            if ((used & mask) != 0) {
                throw overlap(fields, field, path, used);
            }
            used |= mask;
        }
        pieces(register, fields, used);
    }

    private static void bits(String path, RegisterField field) {
        if (field.low() < 0 || field.high() > 63 || field.high() < field.low()) {
            throw MapCheck.wrong("field '" + path + "' is bits [" + field.high() + ":" + field.low()
                + "]; a register has bits 63 to 0, the higher one first");
        }
        boolean split = field.low() / 32 != field.high() / 32;
        if (split && (field.access() == Access.PULSE || field.access() == Access.WRITE_ONE_TO_CLEAR)) {
            throw MapCheck.wrong("field '" + path + "' lies in two words, which software writes one by one; put it "
                + "into bits 31 to 0 or 63 to 32");
        }
        if (field.access() == Access.HOLD && field.width() != 1) {
            throw MapCheck.wrong("field '" + path + "' has " + field.width() + " bits and holds counters; one bit does"
                + " that");
        }
        if (field.increment() < 1 || field.increment() > field.width()) {
            throw MapCheck.wrong("counter '" + path + "' has " + field.width() + " bits and grows by "
                + field.increment() + "; what is added has from 1 to " + field.width() + " bits");
        }
    }

    private static void values(String path, RegisterField field) {
        long all = RegisterField.all(field.width());
        if ((field.reset() & ~all) != 0 || field.reset() < 0 && field.access() != Access.CONSTANT) {
            throw MapCheck.wrong("'" + path + "' (" + field.width() + " bits) cannot be " + field.reset()
                + " after reset; the largest is " + (all < 0 ? Long.MAX_VALUE : all));
        }
        if (field.reset() != 0 && field.access().isDriven() && field.access() != Access.COUNTER) {
            throw MapCheck.wrong("'" + path + "' is driven by hardware, so it has no value after reset; leave it out, "
                + "or say constant(...)");
        }
        if (!field.isReset() && (field.access() != Access.READ_WRITE || field.isRanged())) {
            throw MapCheck.wrong("'" + path + "' must be reset; READ_WRITE fields without a range can do without");
        }
        if (!field.isRanged()) {
            return;
        }
        boolean split = field.low() / 32 != field.high() / 32;
        if (split || field.access() != Access.READ_WRITE && field.access() != Access.PULSE) {
            throw MapCheck.wrong("'" + path + "' cannot have a range; fields that software writes in one word can");
        }
        boolean within = Long.compareUnsigned(field.least(), field.most()) <= 0
            && Long.compareUnsigned(field.most(), all) <= 0;
        boolean fits = field.access() == Access.PULSE || Long.compareUnsigned(field.reset(), field.least()) >= 0
            && Long.compareUnsigned(field.reset(), field.most()) <= 0;
        if (!within || !fits) {
            throw MapCheck.wrong("'" + path + "' has the range " + field.least() + " to " + field.most()
                + " and is " + field.reset() + " after reset; the range lies within 0 to "
                + Long.toUnsignedString(all) + " and holds the value after reset (say reset(...) first)");
        }
    }

    private static RuntimeException overlap(List<RegisterField> fields, RegisterField field, String path, long used) {
        var other = fields.stream().filter(one -> one.low() <= field.high() && field.low() <= one.high())
            .findFirst().orElseThrow();
        int free = 64 - Long.numberOfLeadingZeros(used);
        return new MapCheck.Overlap("field '" + path + "' [" + field.high() + ":" + field.low() + "]",
            "'" + other.name() + "' [" + other.high() + ":" + other.low() + "]", "bit is " + free).exception();
    }

    /** A wide register is read in one piece or written in two, not both. */
    private static void pieces(String register, List<RegisterField> fields, long used) {
        boolean isWide = used >>> 32 != 0;
        if (isWide && fields.stream().anyMatch(field -> field.access().isDriven())) {
            for (var field : fields) {
                if (field.access().isWritable()) {
                    throw MapCheck.wrong("register '" + register + "' has 64 bits and both fields that hardware "
                        + "drives and '" + field.name() + "', which software writes; use two registers");
                }
            }
        }
    }
}
