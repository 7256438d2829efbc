package hdl.sim.conform;

import hdl.Circuit;
import hdl.Design;
import hdl.emit.FileSet;
import hdl.emit.Style;
import hdl.ir.ModuleDef;

/** A random circuit, described and printed, with what was noted meanwhile. */
final class Subject {
    private final Circuit<?> circuit;
    private final Notes notes = new Notes();
    private final Design<?> design;
    private final FileSet files;

    Subject(Circuit<?> circuit) {
        this.circuit = circuit;
        design = notes.during(() -> Design.of(circuit));
        files = FileSet.of(design.modules(), Style.DEFAULT);
    }

    /** The circuit of a number in a run: every fourth has two clocks, nesting goes up to three deep. */
    static Circuit<?> circuit(long seed, Removed removed) {
        int kind = (int) Long.remainderUnsigned(seed, 8);
        return switch (kind) {
            case 3, 7 -> new RandomClocks(seed, 2, kind == 3 ? 1 : 0, removed);
            case 0 -> new RandomCircuit(seed, 2, 3, removed);
            case 4 -> new RandomCircuit(seed, 3, 2, removed);
            case 1, 5 -> new RandomCircuit(seed, 3, 1, removed);
            default -> new RandomCircuit(seed, 5, 0, removed);
        };
    }

    /** The number that the circuit was made from. */
    long seed() {
        return switch (circuit) {
            case RandomCircuit one -> one.seed();
            case RandomClocks two -> two.seed();
            default -> throw new IllegalStateException(circuit + " is not random");
        };
    }

    Notes notes() {
        return notes;
    }

    Design<?> design() {
        return design;
    }

    ModuleDef top() {
        return design.top();
    }

    FileSet files() {
        return files;
    }
}
