package hdl.sim;

import hdl.ir.ModuleDef;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.math.BigInteger;
import java.util.List;
import java.util.Random;

/** Prepared stimulus of many cycles, and what came out: {@link Simulation#run} makes them in one call of the engine. */
public final class RowBuffer implements AutoCloseable {
    private final Arena arena = Arena.ofConfined();
    private final RowLayout layout;
    private final MemorySegment inputs;
    private final MemorySegment outputs;
    private final long rows;

    /** Room for rows; at first each is an edge of the first clock with all inputs 0. */
    public RowBuffer(ModuleDef top, long rows) {
        layout = new RowLayout(top);
        this.rows = rows;
        inputs = arena.allocate(Math.max(8, rows * layout.inputStride()), 8);
        outputs = arena.allocate(Math.max(8, rows * layout.outputStride()), 8);
        for (long row = 0; row < rows; row++) {
            event(row, top.clocks().isEmpty() ? 0 : 1);
        }
    }

    public long rows() {
        return rows;
    }

    public RowLayout layout() {
        return layout;
    }

    /** Rows of inputs as memory, for drivers that fill them themselves. */
    public MemorySegment inputs() {
        return inputs;
    }

    /** Rows of outputs as memory. */
    public MemorySegment outputs() {
        return outputs;
    }

    /** What happens in a row: bit i is an edge of clock i, bit 32 + i holds its reset; 0 only settles. */
    public void event(long row, long word) {
        inputs.set(ValueLayout.JAVA_LONG, row * layout.inputStride(), word);
    }

    public void set(long row, String input, long value) {
        set(row, input, new BigInteger(Long.toUnsignedString(value)));
    }

    public void set(long row, String input, BigInteger value) {
        var field = field(layout.inputs(), input);
        if (value.signum() < 0 || value.bitLength() > field.port().width()) {
            throw Callers.error("HDL808", value + " does not fit in '" + input + "' (" + field.port().width()
                + " bits); mask it");
        }
        long at = row * layout.inputStride() + field.offset();
        for (int i = 0; i < field.bytes(); i++) {
            inputs.set(ValueLayout.JAVA_BYTE, at + i, value.shiftRight(8 * i).byteValue());
        }
    }

    /** Fills every input of every row with seeded random bits; the events stay. */
    public RowBuffer noise(long seed) {
        var random = new Random(seed);
        for (long row = 0; row < rows; row++) {
            for (var field : layout.inputs()) {
                set(row, field.port().name(), new BigInteger(field.port().width(), random));
            }
        }
        return this;
    }

    /** The lowest 64 bits of an output after the event of a row. */
    public long get(long row, String output) {
        return big(row, output).longValue();
    }

    public BigInteger big(long row, String output) {
        var field = field(layout.outputs(), output);
        long at = row * layout.outputStride() + field.offset();
        var bytes = new byte[field.bytes()];
        for (int i = 0; i < bytes.length; i++) {
            bytes[bytes.length - 1 - i] = outputs.get(ValueLayout.JAVA_BYTE, at + i);
        }
        return new BigInteger(1, bytes);
    }

    private static RowLayout.Field field(List<RowLayout.Field> fields, String name) {
        for (var field : fields) {
            if (field.port().name().equals(name)) {
                return field;
            }
        }
        throw Callers.error("HDL810", "there is no port '" + name + "' in these rows");
    }

    @Override public void close() {
        arena.close();
    }
}
