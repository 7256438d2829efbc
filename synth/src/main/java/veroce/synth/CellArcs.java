package veroce.synth;

import static veroce.synth.LevelGraph.LEVEL;

import veroce.synth.Netlist.Cell;
import veroce.synth.Netlist.Pin;

/** The counting rules of {@code docs/synthesis.md}, cell by cell: where paths start, end, pass, and at which cost. */
final class CellArcs {
    /** A DSP without its output register takes about as long as a whole budget of LUT levels. */
    private static final int DSP_LEVELS = 6 * LEVEL;

    private final LevelGraph graph;

    CellArcs(LevelGraph graph) {
        this.graph = graph;
    }

    void add(int number) {
        var cell = graph.netlist.cells().get(number);
        switch (CellKind.of(cell.type())) {
            case LUT -> through(cell, LEVEL);
            case WIDE_MUX -> wideMux(cell);
            case CARRY -> carry(cell);
            case BUFFER -> through(cell, 0);
            case LUT_RAM -> lutRam(number, cell);
            case SHIFT_REGISTER -> shiftRegister(number, cell);
            case DSP -> dsp(number, cell);
            case FLIP_FLOP, LATCH, BLOCK_RAM, ULTRA_RAM, BLACK_BOX -> clocked(number, cell, 0);
            case CONSTANT -> { }
        }
    }

    private void through(Cell cell, int cost) {
        for (var output : cell.pins()) {
            if (output.output()) {
                for (var input : cell.pins()) {
                    if (!input.output()) {
                        arcs(input, output, cost);
                    }
                }
            }
        }
    }

    private void arcs(Pin input, Pin output, int cost) {
        for (var to : output.bits()) {
            for (var from : input.bits()) {
                graph.arc(from, to, cost);
            }
        }
    }

    /** A MUXF continues the slice of the LUTs at its data inputs; its select, and all else, comes in by routing. */
    private void wideMux(Cell cell) {
        var output = cell.pin("O").bits()[0];
        for (var name : new String[] {"I0", "I1"}) {
            var from = cell.pin(name).bits()[0];
            graph.arc(from, output, isFrom(from, CellKind.LUT) || isFrom(from, CellKind.WIDE_MUX) ? 0 : LEVEL);
        }
        graph.arc(cell.pin("S").bits()[0], output, LEVEL);
    }

    /** From bit i to bit j of a chain (j - i + 1) eighths, and a level to get in, unless the LUT in front was it. */
    private void carry(Cell cell) {
        var sums = cell.pin("O");
        var carries = cell.pin("CO");
        var width = cell.pin("S").bits().length;
        for (var end = 0; end < width; end++) {
            for (var entry = 0; entry <= end; entry++) {
                var length = end - entry + 1;
                var propagate = cell.pin("S").bits()[entry];
                var generate = cell.pin("DI").bits()[entry];
                chain(propagate, bit(sums, end), CellKind.LUT, length);
                chain(propagate, bit(carries, end), CellKind.LUT, length);
                chain(generate, bit(carries, end), CellKind.LUT, length);
                if (entry < end) {
                    chain(generate, bit(sums, end), CellKind.LUT, length);
                }
            }
            for (var name : new String[] {"CI", "CYINIT", "CI_TOP"}) {
                var carryIn = bit(cell.pin(name), 0);
                chain(carryIn, bit(sums, end), CellKind.CARRY, end + 1);
                chain(carryIn, bit(carries, end), CellKind.CARRY, end + 1);
            }
        }
    }

    private void chain(int from, int to, CellKind free, int eighths) {
        if (from != Netlist.CONSTANT) {
            graph.arc(from, to, (isFrom(from, free) ? 0 : LEVEL) + eighths);
        }
    }

    private static int bit(Pin pin, int index) {
        return pin == null || index >= pin.bits().length ? Netlist.CONSTANT : pin.bits()[index];
    }

    private boolean isFrom(int bit, CellKind kind) {
        return bit != Netlist.CONSTANT && graph.driverKind(bit) == kind;
    }

    /** Registers and memories: what goes in ends there, what comes out starts there. */
    private void clocked(int number, Cell cell, int launchLevel) {
        for (var pin = 0; pin < cell.pins().size(); pin++) {
            var candidate = cell.pins().get(pin);
            if (candidate.output()) {
                launch(candidate, launchLevel);
            } else if (!CellKind.isClock(candidate.name())) {
                end(number, pin);
            }
        }
    }

    private void launch(Pin output, int level) {
        for (var bit : output.bits()) {
            graph.launch(bit, level);
        }
    }

    private void end(int cell, int pin) {
        for (var bit : graph.netlist.cells().get(cell).pins().get(pin).bits()) {
            graph.end(bit, cell, pin);
        }
    }

    /** Written at the clock, read at once: a read costs a level, from its address or from the bits that are stored. */
    private void lutRam(int number, Cell cell) {
        for (var pin = 0; pin < cell.pins().size(); pin++) {
            var output = cell.pins().get(pin);
            if (!output.output()) {
                if (LutRamPins.isWrite(cell.type(), output.name())) {
                    end(number, pin);
                }
                continue;
            }
            launch(output, LEVEL);
            for (var input : cell.pins()) {
                if (!input.output() && LutRamPins.addresses(input.name(), output.name())) {
                    arcs(input, output, LEVEL);
                }
            }
        }
    }

    /** The tap is chosen by a LUT, so what is stored comes out a level later; the last tap (Q31) has no LUT. */
    private void shiftRegister(int number, Cell cell) {
        for (var pin = 0; pin < cell.pins().size(); pin++) {
            var candidate = cell.pins().get(pin);
            if (candidate.name().equals("Q")) {
                launch(candidate, LEVEL);
                for (var input : cell.pins()) {
                    if (input.name().startsWith("A")) {
                        arcs(input, candidate, LEVEL);
                    }
                }
            } else if (candidate.output()) {
                launch(candidate, 0);
            } else if (candidate.name().equals("D") || candidate.name().equals("CE")) {
                end(number, pin);
            }
        }
    }

    private void dsp(int number, Cell cell) {
        if (registered(cell, "PREG")) {
            clocked(number, cell, 0);
        } else if (registered(cell, "MREG") || registered(cell, "AREG") && registered(cell, "BREG")) {
            clocked(number, cell, DSP_LEVELS);
        } else {
            through(cell, DSP_LEVELS);
        }
    }

    private static boolean registered(Cell cell, String parameter) {
        return cell.parameters().getOrDefault(parameter, "1").indexOf('1') >= 0;
    }
}
