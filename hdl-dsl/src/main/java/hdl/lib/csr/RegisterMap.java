package hdl.lib.csr;

import java.util.ArrayList;
import java.util.List;

/**
 * The registers that software sees, described once: {@link CsrBlock} makes the hardware, {@link RegisterMarkdown},
 * {@link RegisterHeader} and {@link RegisterJson} the documents. Immutable; each call returns a map with one thing
 * more, and fields go to the register named last. Names are lower case words joined by underscores.
 */
public record RegisterMap(String name, String doc, List<Register> registers, List<RegisterArray> arrays) {
    /** A register where it finally stands: its path is {@code control}, or {@code path[3].limit} inside an array. */
    public record Slot(String path, int offset, Register register) {
        /** The name by which a circuit finds a field of it. */
        public String pathOf(RegisterField field) {
            return path + "." + field.name();
        }
    }

    private static final int SMALLEST = 16;

    public RegisterMap {
        registers = List.copyOf(registers);
        arrays = List.copyOf(arrays);
        MapCheck.check(name, registers, arrays);
    }

    /** A map without registers. */
    public static RegisterMap of(String name, String doc) {
        return new RegisterMap(name, doc, List.of(), List.of());
    }

    // ---- describing

    public RegisterMap register(int offset, String registerName, String registerDoc) {
        var more = new ArrayList<>(registers);
        more.add(new Register(offset, registerName, registerDoc, List.of(), false));
        return new RegisterMap(name, doc, more, arrays);
    }

    /** Hardware gets a pulse, {@code <register>.written}, in the first cycle that shows what was written. */
    public RegisterMap written() {
        var last = last("written()");
        return withLast(new Register(last.offset(), last.name(), last.doc(), last.fields(), true));
    }

    public RegisterMap bit(String fieldName, int position, Access access, String fieldDoc) {
        return field(fieldName, position, position, access, fieldDoc);
    }

    public RegisterMap field(String fieldName, int high, int low, Access access, String fieldDoc) {
        return withLast(last("field(\"" + fieldName + "\", ...)").with(RegisterField.of(fieldName, high, low, access,
            fieldDoc)));
    }

    /** A value that never changes. */
    public RegisterMap constant(String fieldName, int high, int low, long value, String fieldDoc) {
        return field(fieldName, high, low, Access.CONSTANT, fieldDoc).reset(value);
    }

    /** A counter to which hardware adds a number of so many bits in each cycle. */
    public RegisterMap counter(String fieldName, int high, int low, int incrementBits, String fieldDoc) {
        var map = field(fieldName, high, low, Access.COUNTER, fieldDoc);
        return map.withLast(map.last("").withLast(map.lastField("").increment(incrementBits)));
    }

    /** The value of the last field after reset. */
    public RegisterMap reset(long value) {
        return withLast(last("reset").withLast(lastField("reset(" + value + ")").reset(value)));
    }

    /** The last field is not reset: software writes it before it or hardware reads it. */
    public RegisterMap noReset() {
        return withLast(last("noReset()").withLast(lastField("noReset()").noReset()));
    }

    /** What software may write to the last field; a write of anything else is refused and changes nothing. */
    public RegisterMap range(long least, long most) {
        return withLast(last("range").withLast(lastField("range(" + least + ", " + most + ")").range(least, most)));
    }

    /** Elements that are alike, each described by a map of its own, whose name does not matter. */
    public RegisterMap array(int offset, String arrayName, int count, int stride, RegisterMap element,
        String arrayDoc) {
        var more = new ArrayList<>(arrays);
        more.add(new RegisterArray(offset, arrayName, count, stride, arrayDoc, element));
        return new RegisterMap(name, doc, registers, more);
    }

    private Register last(String word) {
        if (registers.isEmpty()) {
            throw MapCheck.wrong(word + " of map '" + name + "' has no register to go to; say register(...) first");
        }
        return registers.getLast();
    }

    private RegisterField lastField(String word) {
        if (last(word).fields().isEmpty()) {
            throw MapCheck.wrong(word + " of register '" + last(word).name()
                + "' has no field to go to; say field(...) first");
        }
        return last(word).fields().getLast();
    }

    private RegisterMap withLast(Register register) {
        var changed = new ArrayList<>(registers);
        changed.set(changed.size() - 1, register);
        return new RegisterMap(name, doc, changed, arrays);
    }

    // ---- reading

    /** Bytes from 0 to behind the last register. */
    public int span() {
        int end = 0;
        for (var register : registers) {
            end = Math.max(end, register.offset() + register.bytes());
        }
        for (var array : arrays) {
            end = Math.max(end, array.offset() + array.bytes());
        }
        return end;
    }

    /** Size of the window it answers in: a power of two. */
    public int bytes() {
        return Math.max(SMALLEST, Integer.highestOneBit(Math.max(1, span() - 1)) << 1);
    }

    /** All registers with their final offsets, in order of the offsets. */
    public List<Slot> slots() {
        var found = new ArrayList<Slot>();
        collect("", 0, found);
        found.sort((a, b) -> Integer.compare(a.offset(), b.offset()));
        return List.copyOf(found);
    }

    private void collect(String prefix, int base, List<Slot> found) {
        for (var register : registers) {
            found.add(new Slot(prefix + register.name(), base + register.offset(), register));
        }
        for (var array : arrays) {
            for (int i = 0; i < array.count(); i++) {
                array.element().collect(prefix + array.name() + "[" + i + "].", base + array.offset()
                    + i * array.stride(), found);
            }
        }
    }

    @Override public String toString() {
        return name;
    }
}
