package hdl.pass;

import hdl.ir.Label;
import hdl.ir.ModuleBuilder;
import hdl.ir.Node;
import hdl.ir.Reg;
import hdl.ir.Stmt;
import hdl.ir.Walk;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Values that others stand for from now on, in every place that reads them. */
final class Replaced {
    private final ModuleBuilder builder;
    private final Map<Node, Node> others = new IdentityHashMap<>();
    private final Set<Reg> dropped = Collections.newSetFromMap(new IdentityHashMap<>());

    Replaced(ModuleBuilder builder) {
        this.builder = builder;
    }

    boolean isEmpty() {
        return others.isEmpty();
    }

    /** What is read in the place of a value. */
    Node of(Node node) {
        var other = others.get(node);
        return other == null ? node : other;
    }

    /** The other one, which is in its final form, takes the name if it has none. */
    void by(Node node, Node other) {
        others.put(node, other);
        boolean named = other.storage() != null || other.isConstant() || !other.label().isNone();
        if (!named && !node.label().isNone()) {
            builder.label(other, node.label());
        }
    }

    /** A register that is equal to another one. */
    void by(Reg reg, Reg other) {
        others.put(reg.ref(), other.ref());
        dropped.add(reg);
    }

    // ---- in place

    void apply() {
        if (!others.isEmpty()) {
            operands();
        }
        var module = builder.draft();
        for (var read : module.reads()) {
            builder.timed().replace(read, of(read.address()), read.enable() == null ? null : of(read.enable()));
        }
        builder.timed().body(list(module.body()));
        builder.timed().ignored(module.ignored().stream().map(this::of).toList());
        dropped.forEach(builder::drop);
        if (!dropped.isEmpty() || !isOrdered(module.nodes())) {
            order(module.nodes());
        }
    }

    private void operands() {
        for (var node : builder.draft().nodes()) {
            var expr = Rebuilt.of(node.expr(), this::of);
            if (expr != node.expr()) {
                builder.timed().replace(node, expr);
            }
        }
    }

    private static boolean isOrdered(List<Node> all) {
        for (var node : all) {
            for (var operand : Walk.operands(node.expr())) {
                if (operand.id() >= node.id()) {
                    return false;
                }
            }
        }
        return true;
    }

    /** Operands in front of what reads them, as they were said otherwise. */
    private void order(List<Node> all) {
        var done = new boolean[all.size()];
        var order = new ArrayList<Node>(all.size());
        var open = new ArrayDeque<Node>();
        for (var start : all) {
            if (start.storage() instanceof Reg reg && dropped.contains(reg)) {
                continue;
            }
            open.push(start);
            while (!open.isEmpty()) {
                var node = open.peek();
                int before = open.size();
                if (!done[node.id()]) {
                    for (var operand : Walk.operands(node.expr()).reversed()) {
                        if (!done[operand.id()]) {
                            open.push(operand);
                        }
                    }
                }
                if (open.size() == before) {
                    open.pop();
                    if (!done[node.id()]) {
                        done[node.id()] = true;
                        order.add(node);
                    }
                }
            }
        }
        builder.timed().nodes(order);
    }

    // ---- statements

    private List<Stmt> list(List<Stmt> statements) {
        var out = new ArrayList<Stmt>(statements.size());
        for (var statement : statements) {
            switch (statement) {
                case Stmt.Assign assign -> {
                    if (!(assign.target() instanceof Reg reg && dropped.contains(reg))) {
                        out.add(new Stmt.Assign(assign.target(), of(assign.value()), assign.site()));
                    }
                }
                case Stmt.Write write -> out.add(new Stmt.Write(write.port(), of(write.address()), of(write.data()),
                    write.mask().map(this::of), write.site()));
                case Stmt.Claim claim -> out.add(new Stmt.Claim(claim.kind(), of(claim.condition()), claim.label(),
                    claim.clock(), claim.site()));
                case Stmt.Branch branch -> branch(branch, out);
                case Stmt.Select select -> out.add(new Stmt.Select(of(select.value()), select.arms().stream()
                    .map(arm -> new Stmt.Arm(arm.keys(), list(arm.body()), arm.site())).toList(),
                    select.otherwise().map(this::list), select.complete(), select.machine(), select.site()));
            }
        }
        return out;
    }

    /** A chain of else-ifs is as long as the author likes, so it is walked, not descended. */
    private void branch(Stmt.Branch first, List<Stmt> out) {
        var chain = new ArrayList<Stmt.Branch>(List.of(first));
        while (chain.getLast().otherwise().size() == 1
            && chain.getLast().otherwise().getFirst() instanceof Stmt.Branch next) {
            chain.add(next);
        }
        var rest = list(chain.getLast().otherwise());
        for (var link : chain.reversed()) {
            var condition = of(link.condition());
            var then = list(link.then());
            var known = Simpler.value(condition);
            boolean decided = known != null && assigns(known.signum() == 0 ? then : rest);
            rest = decided ? known.signum() == 0 ? rest : then
                : List.of(new Stmt.Branch(condition, then, rest, link.site()));
        }
        out.addAll(rest);
    }

    /** Whether there are assignments only: a memory keeps its writes, and a module its claims. */
    private static boolean assigns(List<Stmt> statements) {
        var only = new boolean[] {true};
        Walk.statements(statements, (stmt, _) -> only[0] &= !(stmt instanceof Stmt.Write || stmt instanceof Stmt.Claim));
        return only[0];
    }
}
