package veroce.synth;

import java.util.List;
import java.util.Map;

/**
 * One mapped, flattened module as Yosys writes it: ports, cells and the names of its nets. A bit is a small number that
 * stands for one wire of the circuit; {@link #CONSTANT} stands for a tied or undriven one.
 */
public record Netlist(String top, List<Port> ports, List<Cell> cells, List<Net> nets, int bitCount) {
    public static final int CONSTANT = -1;

    /** A port of the module; an inout counts as both directions. */
    public record Port(String name, boolean input, boolean output, int[] bits) {}

    /** One primitive: its parameters are kept where they are short, its source is {@code file:line} or empty. */
    public record Cell(String name, boolean hidden, String type, Map<String, String> parameters, String source,
        List<Pin> pins) {

        public Pin pin(String wanted) {
            for (var pin : pins) {
                if (pin.name.equals(wanted)) {
                    return pin;
                }
            }
            return null;
        }
    }

    public record Pin(String name, boolean output, int[] bits) {}

    /** A name for some bits; {@code register} says that the author declared a register of this name. */
    public record Net(String name, boolean hidden, boolean register, int lowest, int[] bits) {}
}
