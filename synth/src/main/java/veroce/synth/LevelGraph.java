package veroce.synth;

import java.util.Arrays;

/**
 * The paths through the logic between registers, as arcs from bit to bit. A cost is in eighths of a LUT level, because
 * one bit of a carry chain counts as an eighth.
 */
final class LevelGraph {
    /** One LUT level, in the unit of all costs. */
    static final int LEVEL = 8;
    static final int NONE = -1;

    final Netlist netlist;
    /** The cell that drives a bit, or {@link #NONE} for input ports and constants. */
    final int[] driver;
    /** The level at which a register or memory launches a bit, or {@link #NONE}. */
    final int[] launch;
    final boolean[] inputPort;
    private final IntList from = new IntList();
    private final IntList to = new IntList();
    private final IntList cost = new IntList();
    private final IntList endBit = new IntList();
    private final IntList endCell = new IntList();
    private final IntList endPin = new IntList();

    LevelGraph(Netlist netlist) {
        this.netlist = netlist;
        driver = new int[netlist.bitCount()];
        launch = new int[netlist.bitCount()];
        inputPort = new boolean[netlist.bitCount()];
        Arrays.fill(driver, NONE);
        Arrays.fill(launch, NONE);
        drivers();
        var arcs = new CellArcs(this);
        for (var cell = 0; cell < netlist.cells().size(); cell++) {
            arcs.add(cell);
        }
        for (var port = 0; port < netlist.ports().size(); port++) {
            port(port);
        }
    }

    private void drivers() {
        for (var cell = 0; cell < netlist.cells().size(); cell++) {
            for (var pin : netlist.cells().get(cell).pins()) {
                if (pin.output()) {
                    for (var bit : pin.bits()) {
                        if (bit != Netlist.CONSTANT) {
                            driver[bit] = cell;
                        }
                    }
                }
            }
        }
    }

    private void port(int number) {
        var port = netlist.ports().get(number);
        for (var bit : port.bits()) {
            if (bit == Netlist.CONSTANT) {
                continue;
            }
            inputPort[bit] |= port.input();
            if (port.output()) {
                end(bit, NONE, number);
            }
        }
    }

    CellKind driverKind(int bit) {
        return driver[bit] == NONE ? null : CellKind.of(netlist.cells().get(driver[bit]).type());
    }

    void arc(int fromBit, int toBit, int eighths) {
        if (fromBit != Netlist.CONSTANT && toBit != Netlist.CONSTANT) {
            from.add(fromBit);
            to.add(toBit);
            cost.add(eighths);
        }
    }

    void launch(int bit, int eighths) {
        if (bit != Netlist.CONSTANT) {
            launch[bit] = Math.max(launch[bit], eighths);
        }
    }

    /** A path may end on this bit: at a pin of a cell, or, the cell being {@link #NONE}, at the port of that number. */
    void end(int bit, int cell, int pin) {
        if (bit != Netlist.CONSTANT) {
            endBit.add(bit);
            endCell.add(cell);
            endPin.add(pin);
        }
    }

    int arcCount() {
        return from.size();
    }

    int arcFrom(int arc) {
        return from.get(arc);
    }

    int arcTo(int arc) {
        return to.get(arc);
    }

    int arcCost(int arc) {
        return cost.get(arc);
    }

    int endCount() {
        return endBit.size();
    }

    int endBit(int end) {
        return endBit.get(end);
    }

    int endCell(int end) {
        return endCell.get(end);
    }

    int endPin(int end) {
        return endPin.get(end);
    }

    boolean endsAtPort(int end) {
        return endCell.get(end) == NONE;
    }
}
