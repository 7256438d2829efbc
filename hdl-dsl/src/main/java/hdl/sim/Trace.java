package hdl.sim;

import java.lang.foreign.ValueLayout;
import java.util.Arrays;
import java.util.Optional;

/** What the outputs of a circuit showed in each row of a stimulus, for comparing engines. */
public final class Trace {
    private final Engine engine;
    private final RowLayout layout;
    private final long seed;
    private final byte[] bytes;
    private final long rows;

    private Trace(Engine engine, RowLayout layout, long seed, byte[] bytes, long rows) {
        this.engine = engine;
        this.layout = layout;
        this.seed = seed;
        this.bytes = bytes;
        this.rows = rows;
    }

    /** Runs the rows and keeps the outputs. */
    public static Trace of(Simulation<?> dut, RowBuffer rows) {
        long made = dut.run(rows);
        var bytes = rows.outputs().asSlice(0, made * rows.layout().outputStride()).toArray(ValueLayout.JAVA_BYTE);
        return new Trace(dut.engine(), rows.layout(), dut.options().seed(), bytes, made);
    }

    public long rows() {
        return rows;
    }

    /** HDL803 for the first row in which the two differ, naming the first output that does. */
    public Optional<String> difference(Trace other) {
        if (bytes.length == other.bytes.length && Arrays.equals(bytes, other.bytes)) {
            return Optional.empty();
        }
        for (long row = 0; row < Math.min(rows, other.rows); row++) {
            for (var field : layout.outputs()) {
                int at = (int) (row * layout.outputStride() + field.offset());
                if (!Arrays.equals(bytes, at, at + field.bytes(), other.bytes, at, at + field.bytes())) {
                    return Optional.of("HDL803: engines differ at cycle " + Failures.grouped(row) + ": '"
                        + field.port().name() + "' is " + value(at, field.bytes()) + " on " + engine + " and "
                        + other.value(at, field.bytes()) + " on " + other.engine
                        + "; seed " + seed);
                }
            }
        }
        return Optional.of("HDL803: " + engine + " made " + rows + " rows and " + other.engine + " made " + other.rows
            + "; seed " + seed);
    }

    private String value(int at, int length) {
        long low = 0;
        boolean wide = false;
        var digits = new StringBuilder("0x");
        for (int i = length - 1; i >= 0; i--) {
            low = low << 8 | bytes[at + i] & 0xff;
            wide |= i >= 8 && bytes[at + i] != 0;
            digits.append(Character.forDigit(bytes[at + i] >> 4 & 15, 16));
            digits.append(Character.forDigit(bytes[at + i] & 15, 16));
        }
        return wide ? digits.toString() : Long.toUnsignedString(low);
    }
}
