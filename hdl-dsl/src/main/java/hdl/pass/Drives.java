package hdl.pass;

import hdl.ir.ModuleDef;
import hdl.ir.Node;
import hdl.ir.Pin;
import hdl.ir.ReadData;
import hdl.ir.Reg;
import hdl.ir.Stmt;
import hdl.ir.Storage;
import hdl.ir.Walk;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/** What assigns each storage, under which scope; and which registers are stages of a pipeline. */
final class Drives {
    record Drive(Stmt.Assign assign, Scope in) {}

    private final ModuleDef module;
    private final List<Drive>[] drives;

    @SuppressWarnings("unchecked") // an array of lists
    Drives(ModuleDef module) {
        this.module = module;
        drives = new List[module.storageCount()];
        ScopeWalk.over(module, new ScopeWalk.Visitor() {
            @Override public void statement(Stmt statement, Scope in) {
                if (statement instanceof Stmt.Assign assign) {
                    int id = assign.target().id();
                    drives[id] = drives[id] == null ? new ArrayList<>() : drives[id];
                    drives[id].add(new Drive(assign, in));
                }
            }
        });
    }

    List<Drive> of(Storage storage) {
        var found = drives[storage.id()];
        return found == null ? List.of() : found;
    }

    /** A register that takes a new value at every edge and does not read itself: what it holds is one edge later. */
    boolean isStage(Reg reg) {
        var all = of(reg);
        return all.size() == 1 && all.getFirst().in().parent() == null && reg.enumeration() == null
            && !reads(all.getFirst().assign().value(), reg);
    }

    private boolean reads(Node value, Reg reg) {
        var seen = new BitSet();
        var open = new ArrayDeque<Node>(List.of(value));
        while (!open.isEmpty()) {
            var node = open.pop();
            if (seen.get(node.id())) {
                continue;
            }
            seen.set(node.id());
            if (node.storage() == reg) {
                return true;
            }
            switch (node.storage()) {
                case null -> open.addAll(Walk.operands(node.expr()));
                case Reg _ -> { }
                case ReadData read when read.latency() == 0 -> open.add(read.address());
                case ReadData _ -> { }
                case Pin pin when !pin.isInput() -> {
                    var paths = Paths.of(pin.instance().module());
                    for (var input : pin.instance().pins()) {
                        if (input.isInput() && paths.connects(input.port(), pin.port())) {
                            open.add(input.ref());
                        }
                    }
                }
                default -> {
                    for (var drive : of(node.storage())) {
                        open.add(drive.assign().value());
                        for (var scope = drive.in(); scope.parent() != null; scope = scope.parent()) {
                            open.add(scope.condition());
                        }
                    }
                }
            }
        }
        return false;
    }
}
