package hdl.ir;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The values and registers of a module that reach an output, an instance or a memory, in this cycle or a later one.
 * What only claims look at does not; nor does a register that only claims read.
 */
final class Reach {
    /** What decides of a wire or register: what it is given, and the conditions around. */
    private final Map<Storage, List<Node>> sources = new HashMap<>();
    private final Set<Node> nodes = new HashSet<>();
    private final Set<Storage> storages = new HashSet<>();
    private final ArrayDeque<Node> left = new ArrayDeque<>();

    private Reach() {
    }

    static Reach of(ModuleDef module) {
        var reach = new Reach();
        reach.read(module.body(), List.of());
        for (var read : module.reads()) {
            reach.add(read.address());
            if (read.enable() != null) {
                reach.add(read.enable());
            }
        }
        while (!reach.left.isEmpty()) {
            var node = reach.left.pop();
            Walk.operands(node.expr()).forEach(reach::add);
            if (node.expr() instanceof Expr.Ref(var storage) && reach.storages.add(storage)) {
                reach.sources.getOrDefault(storage, List.of()).forEach(reach::add);
            }
        }
        return reach;
    }

    private void read(Collection<Stmt> body, List<Node> conditions) {
        for (var stmt : body) {
            if (stmt instanceof Stmt.Assign assign && isInside(assign.target())) {
                var of = sources.computeIfAbsent(assign.target(), _ -> new ArrayList<>());
                of.addAll(conditions);
                of.add(assign.value());
            } else if (stmt instanceof Stmt.Assign || stmt instanceof Stmt.Write) {
                conditions.forEach(this::add);
                Walk.reads(stmt).forEach(this::add);
            } else if (!(stmt instanceof Stmt.Claim)) {
                var inner = new ArrayList<>(conditions);
                inner.addAll(Walk.reads(stmt));
                Walk.inner(stmt).forEach(list -> read(list, inner));
            }
        }
    }

    private void add(Node node) {
        if (nodes.add(node)) {
            left.push(node);
        }
    }

    private static boolean isInside(Storage storage) {
        return storage instanceof Reg || storage instanceof Wire;
    }

    boolean reaches(Node node) {
        return nodes.contains(node);
    }

    boolean reaches(Storage storage) {
        return storages.contains(storage);
    }

    /** Whether one of these statements does something that reaches anything. */
    boolean acts(List<Stmt> statements) {
        var acts = new boolean[1];
        Walk.statements(statements, (stmt, _) -> acts[0] |= stmt instanceof Stmt.Write
            || stmt instanceof Stmt.Assign assign && (!isInside(assign.target()) || reaches(assign.target())));
        return acts[0];
    }
}
