package hdl.proof;

import hdl.Design;
import hdl.ir.ModuleDef;
import hdl.ir.Printable;
import hdl.ir.Stmt;
import hdl.ir.Walk;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/** What the claims of a design are called in the flat netlist: {@code dut.slice.never_holds_more_than_its_depth}. */
final class ClaimCells {
    /** A claim of the design; {@code own}: of the circuit under proof, not of an instance. */
    record Cell(String name, Stmt.Claim claim, boolean own) {}

    private final Map<ModuleDef, Printable> printables = new IdentityHashMap<>();
    private final Map<String, Cell> cells = new LinkedHashMap<>();

    private ClaimCells() {
    }

    static ClaimCells of(Design<?> design) {
        var found = new ClaimCells();
        for (var printable : design.modules()) {
            found.printables.put(printable.module(), printable);
        }
        found.add(found.printables.get(design.top()), "dut.", true);
        return found;
    }

    private void add(Printable module, String path, boolean own) {
        Walk.statements(module.module().body(), (stmt, _) -> {
            if (stmt instanceof Stmt.Claim claim) {
                var name = path + module.name(claim);
                cells.put(name, new Cell(name, claim, own));
            }
        });
        for (var instance : module.module().instances()) {
            if (instance.module().blackBox().isEmpty()) {
                add(printables.get(instance.module()), path + module.name(instance) + ".", false);
            }
        }
    }

    /** The claim of a cell, or null: what a memory demands, or an environment. */
    Cell get(String name) {
        return cells.get(name);
    }

    List<Cell> all(Predicate<Cell> which) {
        var found = new ArrayList<Cell>();
        for (var cell : cells.values()) {
            if (which.test(cell)) {
                found.add(cell);
            }
        }
        return found;
    }
}
