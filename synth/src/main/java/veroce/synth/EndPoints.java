package veroce.synth;

import veroce.synth.Netlist.Cell;

/** Names of start and end points in the author's terms: register, memory, port, and which input of it. */
final class EndPoints {
    /** A point by its full name, and the name it shares with the other bits of the same vector. */
    record Point(String name, String group) {}

    private static final String AFTER = "register after ";

    private final LevelGraph graph;
    private final PointNames names;

    EndPoints(LevelGraph graph, PointNames names) {
        this.graph = graph;
        this.names = names;
    }

    Point start(int bit) {
        if (graph.driver[bit] == LevelGraph.NONE) {
            return port(bit, true);
        }
        var cell = graph.netlist.cells().get(graph.driver[bit]);
        if (!CellKind.of(cell.type()).isMemory()) {
            return named(bit, "", cell);
        }
        var memory = PointNames.ofCell(cell);
        return names.isNamed(bit) ? named(bit, " (read from " + memory + ")", cell) : same(memory + " (read data)");
    }

    Point end(int end) {
        if (graph.endsAtPort(end)) {
            return inPort(graph.netlist.ports().get(graph.endPin(end)), graph.endBit(end));
        }
        var cell = graph.netlist.cells().get(graph.endCell(end));
        var role = role(cell.pins().get(graph.endPin(end)).name());
        var output = cell.pin("Q");
        return output == null ? same(PointNames.ofCell(cell) + role) : named(output.bits()[0], role, cell);
    }

    /** A register by the name of its output; one that Yosys made, and nobody named, by what it takes over. */
    private Point named(int bit, String role, Cell cell) {
        if (bit != Netlist.CONSTANT && names.isNamed(bit)) {
            return new Point(names.of(bit) + role, names.group(bit) + role);
        }
        var data = cell.pin("D");
        if (data != null && data.bits()[0] != Netlist.CONSTANT && names.isNamed(data.bits()[0])) {
            var before = data.bits()[0];
            return new Point(AFTER + names.of(before) + role, AFTER + names.group(before) + role);
        }
        return same(PointNames.ofCell(cell) + role);
    }

    /** The instance that holds an end point: empty for the top itself and for ports. */
    String part(int end) {
        if (graph.endsAtPort(end)) {
            return "";
        }
        var cell = graph.netlist.cells().get(graph.endCell(end));
        var output = cell.pin("Q");
        var bit = output == null ? Netlist.CONSTANT : output.bits()[0];
        var name = bit != Netlist.CONSTANT && names.isNamed(bit) ? names.group(bit)
            : cell.hidden() ? "" : PointNames.ofCell(cell);
        return name.substring(0, Math.max(0, name.lastIndexOf('.')));
    }

    private static Point same(String name) {
        return new Point(name, name);
    }

    private Point port(int bit, boolean input) {
        for (var port : graph.netlist.ports()) {
            if (input ? port.input() : port.output()) {
                for (var candidate : port.bits()) {
                    if (candidate == bit) {
                        return inPort(port, bit);
                    }
                }
            }
        }
        return same("an undriven net");
    }

    private static Point inPort(Netlist.Port port, int bit) {
        for (var index = 0; port.bits().length > 1 && index < port.bits().length; index++) {
            if (port.bits()[index] == bit) {
                return new Point(port.name() + "[" + index + "]", port.name());
            }
        }
        return same(port.name());
    }

    /** What a pin means to the author; the data of a register goes without saying. */
    private static String role(String pin) {
        return switch (pin) {
            case "D" -> "";
            case "CE" -> " (enable)";
            case "R", "CLR" -> " (reset)";
            case "S", "PRE" -> " (set)";
            default -> pin.startsWith("ADDR") || pin.matches("A\\d*") ? " (address)"
                : pin.startsWith("DI") ? " (write data)"
                : pin.startsWith("W") || pin.startsWith("BWE") || pin.startsWith("RDB_WR") ? " (write enable)"
                : pin.startsWith("EN") ? " (enable)"
                : pin.startsWith("RST") ? " (reset)"
                : " (" + pin + ")";
        };
    }
}
