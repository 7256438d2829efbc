package hdl.pass;

import hdl.ir.ModuleDef;
import hdl.ir.Printable.Block;
import hdl.ir.Reg;
import hdl.ir.Stmt;
import hdl.ir.Storage;
import hdl.ir.Walk;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Which combinational signals one block assigns: those driven by the same top-level statements, so that the author's
 * {@code when} stays whole, as far as {@link BlockCuts} lets them stand together.
 */
final class Blocks {
    private final ModuleDef module;
    private final Alias alias;
    private final Map<Storage, List<Stmt>> statements = new LinkedHashMap<>();
    private final int[] parent;

    private Blocks(ModuleDef module, Alias alias) {
        this.module = module;
        this.alias = alias;
        parent = new int[module.storageCount()];
        Arrays.setAll(parent, i -> i);
    }

    static List<Block> of(ModuleDef module, Alias alias) {
        var blocks = new Blocks(module, alias);
        for (var stmt : module.body()) {
            blocks.collect(stmt);
        }
        var found = new ArrayList<Block>();
        for (var group : BlockCuts.of(module, alias, blocks.groups())) {
            found.add(blocks.block(group));
        }
        return found;
    }

    // ---- which statements drive a signal

    private void collect(Stmt top) {
        var open = new ArrayDeque<Stmt>(List.of(top));
        Storage first = null;
        while (!open.isEmpty()) {
            var stmt = open.pop();
            if (stmt instanceof Stmt.Assign assign && isBlocked(assign.target()) && !isCopy(assign)) {
                var target = alias.same()[assign.target().id()];
                first = first == null ? target : first;
                parent[find(target.id())] = find(first.id());
                drive(target, top);
            }
            Walk.inner(stmt).reversed().forEach(list -> list.reversed().forEach(open::push));
        }
    }

    /** What gives a port its wire, and both are one signal. */
    private boolean isCopy(Stmt.Assign assign) {
        var value = assign.value().storage();
        return value != null && alias.same()[value.id()] == alias.same()[assign.target().id()];
    }

    private boolean isBlocked(Storage target) {
        return !(target instanceof Reg) && alias.blocked()[target.id()];
    }

    private void drive(Storage target, Stmt top) {
        var tops = statements.computeIfAbsent(target, _ -> new ArrayList<>());
        if (tops.isEmpty() || tops.getLast() != top) {
            tops.add(top);
        }
    }

    // ---- groups

    private int find(int id) {
        while (parent[id] != id) {
            parent[id] = parent[parent[id]];
            id = parent[id];
        }
        return id;
    }

    private List<List<Storage>> groups() {
        var groups = new LinkedHashMap<Integer, List<Storage>>();
        for (var target : statements.keySet()) {
            groups.computeIfAbsent(find(target.id()), _ -> new ArrayList<>()).add(target);
        }
        return new ArrayList<>(groups.values());
    }

    private Block block(List<Storage> targets) {
        var wanted = Collections.<Stmt>newSetFromMap(new IdentityHashMap<>());
        for (var target : targets) {
            wanted.addAll(statements.get(target));
        }
        var tops = new ArrayList<Stmt>();
        for (var stmt : module.body()) {
            if (wanted.contains(stmt)) {
                tops.add(stmt);
            }
        }
        return new Block(targets, tops);
    }
}
