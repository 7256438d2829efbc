package hdl.pass;

import hdl.ir.Expr;
import hdl.ir.ModuleDef;
import hdl.ir.Node;
import hdl.ir.Printable.Block;
import hdl.ir.ReadData;
import hdl.ir.Reg;
import hdl.ir.Stmt;
import hdl.ir.Storage;
import hdl.ir.Walk;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Which combinational signals one block assigns: those driven by the same top-level statements, so that the author's
 * {@code when} stays whole; but never a signal together with one that depends on it, because a block does not see its
 * own results.
 */
final class Blocks {
    private final ModuleDef module;
    private final Alias alias;
    private final Map<Storage, List<Stmt>> statements = new LinkedHashMap<>();
    private final Map<Storage, List<Node>> reads = new LinkedHashMap<>();
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
        for (var group : blocks.groups()) {
            for (var part : blocks.independent(group)) {
                found.add(blocks.block(part));
            }
        }
        return found;
    }

    // ---- which statements drive a signal, and what it then reads

    private void collect(Stmt top) {
        record Step(Stmt stmt, Conditions conditions) {}
        var steps = new ArrayDeque<Step>();
        Storage first = null;
        steps.push(new Step(top, null));
        while (!steps.isEmpty()) {
            var step = steps.pop();
            if (step.stmt() instanceof Stmt.Assign assign && isBlocked(assign.target())) {
                var target = alias.same()[assign.target().id()];
                first = first == null ? target : first;
                parent[find(target.id())] = find(first.id());
                drive(target, top, assign.value(), step.conditions());
            }
            var conditions = Walk.inner(step.stmt()).isEmpty() ? null
                : new Conditions(Walk.reads(step.stmt()).getFirst(), step.conditions());
            var lists = Walk.inner(step.stmt());
            for (int i = lists.size() - 1; i >= 0; i--) {
                for (int j = lists.get(i).size() - 1; j >= 0; j--) {
                    steps.push(new Step(lists.get(i).get(j), conditions));
                }
            }
        }
    }

    /** The conditions around a statement, innermost first; each knows for which signal it was noted last. */
    private static final class Conditions {
        private final Node condition;
        private final Conditions outer;
        private Storage last;

        Conditions(Node condition, Conditions outer) {
            this.condition = condition;
            this.outer = outer;
        }
    }

    private boolean isBlocked(Storage target) {
        return !(target instanceof Reg) && alias.blocked()[target.id()];
    }

    private void drive(Storage target, Stmt top, Node value, Conditions conditions) {
        var tops = statements.computeIfAbsent(target, _ -> new ArrayList<>());
        if (tops.isEmpty() || tops.getLast() != top) {
            tops.add(top);
        }
        var read = reads.computeIfAbsent(target, _ -> new ArrayList<>());
        read.add(value);
        for (var around = conditions; around != null && around.last != target; around = around.outer) {
            read.add(around.condition);
            around.last = target;
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

    /** The group in as few parts as possible of which none reads what it writes. */
    private List<List<Storage>> independent(List<Storage> group) {
        if (group.size() == 1 || group.stream().noneMatch(target -> reaches(target, group))) {
            return List.of(group);
        }
        var levels = new TreeMap<Integer, List<Storage>>();
        var level = new LinkedHashMap<Storage, Integer>();
        var open = new ArrayList<>(group);
        for (int now = 0; !open.isEmpty(); now++) {
            var rest = List.copyOf(open);
            for (var target : rest) {
                if (!reaches(target, rest)) {
                    level.put(target, now);
                }
            }
            open.removeIf(level::containsKey);
            if (open.size() == rest.size()) {
                open.clear();                                // only a loop leads here, and those were refused
            }
        }
        for (var target : group) {
            levels.computeIfAbsent(level.getOrDefault(target, -1), _ -> new ArrayList<>()).add(target);
        }
        return new ArrayList<>(levels.values());
    }

    /** True when the value of a signal depends, in the same cycle, on one of the others. */
    private boolean reaches(Storage from, List<Storage> targets) {
        var wanted = new BitSet();
        for (var target : targets) {
            wanted.set(target.id());
        }
        var seen = new BitSet();
        var open = new ArrayDeque<>(reads.get(from));
        while (!open.isEmpty()) {
            var node = open.pop();
            if (seen.get(node.id())) {
                continue;
            }
            seen.set(node.id());
            if (node.expr() instanceof Expr.Ref(var storage)) {
                var signal = alias.same()[storage.id()];
                if (wanted.get(signal.id())) {
                    return true;
                }
                open.addAll(drivers(signal));
            } else {
                open.addAll(Walk.operands(node.expr()));
            }
        }
        return false;
    }

    private List<Node> drivers(Storage signal) {
        if (reads.containsKey(signal)) {
            return reads.get(signal);
        }
        if (signal instanceof ReadData read) {
            return read.latency() == 0 ? List.of(read.address()) : List.of();
        }
        var single = signal instanceof Reg ? null : alias.single()[signal.id()];
        return single == null ? List.of() : List.of(single.value());
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
