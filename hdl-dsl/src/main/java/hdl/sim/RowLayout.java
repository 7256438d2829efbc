package hdl.sim;

import hdl.ir.ModuleDef;
import hdl.ir.Port;
import java.util.ArrayList;
import java.util.List;

/**
 * Where each port stands in a row of prepared stimulus or captured outputs. A row of inputs starts with an event word
 * of 64 bits: bit i is an edge of clock i, bit 32 + i holds the reset of clock i. Values lie on their natural boundary,
 * rows on 8 bytes.
 */
public final class RowLayout {
    /** One port in its row. */
    public record Field(Port port, long offset, int bytes) {}

    private final ModuleDef top;
    private final List<Field> inputs;
    private final List<Field> outputs;
    private final long inputStride;
    private final long outputStride;

    public RowLayout(ModuleDef top) {
        this.top = top;
        var found = new ArrayList<Field>();
        inputStride = layOut(top, true, 8, found);
        inputs = List.copyOf(found);
        found.clear();
        outputStride = layOut(top, false, 0, found);
        outputs = List.copyOf(found);
    }

    private static long layOut(ModuleDef top, boolean input, long start, List<Field> found) {
        long offset = start;
        for (var port : top.ports()) {
            if (port.role() == Port.Role.DATA && port.isInput() == input) {
                int bytes = bytes(port.width());
                int boundary = port.width() > 64 ? 4 : bytes;
                offset = (offset + boundary - 1) / boundary * boundary;
                found.add(new Field(port, offset, bytes));
                offset += bytes;
            }
        }
        return (offset + 7) / 8 * 8;
    }

    /** The same rows for another elaboration of the same circuit, so that one stimulus serves several simulations. */
    RowLayout of(ModuleDef other) {
        if (other == top) {
            return this;
        }
        var layout = new RowLayout(other);
        if (!layout.shape().equals(shape())) {
            throw Callers.error("HDL810", "these rows are laid out for the ports of " + top.name()
                + ", not for those of " + other.name());
        }
        return layout;
    }

    private List<String> shape() {
        var names = new ArrayList<String>();
        inputs.forEach(field -> names.add("in " + field.port().name() + " " + field.port().width()));
        outputs.forEach(field -> names.add("out " + field.port().name() + " " + field.port().width()));
        return names;
    }

    /** Bytes of storage of a value: 1, 2, 4, 8 or a multiple of 4 above. */
    public static int bytes(int width) {
        return width <= 8 ? 1 : width <= 16 ? 2 : width <= 32 ? 4 : width <= 64 ? 8 : (width + 31) / 32 * 4;
    }

    public List<Field> inputs() {
        return inputs;
    }

    public List<Field> outputs() {
        return outputs;
    }

    /** Bytes of a row of inputs. */
    public long inputStride() {
        return inputStride;
    }

    /** Bytes of a row of outputs. */
    public long outputStride() {
        return outputStride;
    }
}
