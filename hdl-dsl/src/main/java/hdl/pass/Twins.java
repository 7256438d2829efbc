package hdl.pass;

import hdl.ir.ClockDef;
import hdl.ir.Expr;
import hdl.ir.Label;
import hdl.ir.ModuleBuilder;
import hdl.ir.ModuleDef;
import hdl.ir.Node;
import hdl.ir.Pin;
import hdl.ir.Reg;
import hdl.ir.Stmt;
import hdl.ir.Walk;
import hdl.ir.Wiring;
import java.math.BigInteger;
import java.util.Collections;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * Makes one of registers that always hold the same, and of values that are computed twice where one of them has a signal.
 * What stands in one expression stays there: it is read more easily than a further name.
 */
final class Twins {
    private final ModuleBuilder builder;
    /** For each value the first one that is computed in the same way; null while it is not known, or no longer. */
    private Node[] same;

    private Twins(ModuleBuilder builder) {
        this.builder = builder;
    }

    static void merge(ModuleBuilder builder) {
        var twins = new Twins(builder);
        while (twins.registers()) { }
        twins.values();
    }

    // ---- registers

    private record Source(Node value, ClockDef clock, BigInteger init) {}

    /** Registers that take the same in every cycle; a chain of them grows together from its start. */
    private boolean registers() {
        var module = builder.draft();
        var next = next(module);
        var candidates = module.regs().stream().filter(reg -> next.containsKey(reg) && reg.attributes().isEmpty()
            && reg.enumeration() == null && !module.timing().cycles().containsKey(reg)).toList();
        if (candidates.size() < 2) {
            return false;
        }
        same = numbers(module);
        var replaced = new Replaced(builder);
        var first = new HashMap<Source, Reg>();
        for (var reg : candidates) {
            var source = new Source(same[next.get(reg).id()], reg.clock(), reg.init());
            var twin = first.putIfAbsent(source, reg);
            if (twin != null) {
                if (twin.label().isNone() || twin.label().policy() == Label.Policy.DERIVED && !reg.label().isNone()) {
                    builder.label(twin, reg.label());
                }
                replaced.by(reg, twin);
            }
        }
        if (replaced.isEmpty()) {
            return false;
        }
        replaced.apply();
        same = null;
        return true;
    }

    /** What registers take that one statement outside any branch drives. */
    private static Map<Reg, Node> next(ModuleDef module) {
        var next = new IdentityHashMap<Reg, Node>();
        var more = new IdentityHashMap<Reg, Boolean>();
        Walk.statements(module.body(), (stmt, depth) -> {
            if (stmt instanceof Stmt.Assign assign && assign.target() instanceof Reg reg) {
                boolean single = depth == 0 && next.put(reg, assign.value()) == null;
                if (!single) {
                    more.put(reg, true);
                }
            }
        });
        more.keySet().forEach(next::remove);
        return next;
    }

    // ---- values

    private static Node[] numbers(ModuleDef module) {
        record Form(Expr expr, int width) {}
        var first = HashMap.<Form, Node>newHashMap(module.nodes().size());
        var same = new Node[module.nodes().size()];
        for (var node : module.nodes()) {
            var expr = Rebuilt.of(node.expr(), operand -> same[operand.id()]);
            same[node.id()] = first.computeIfAbsent(new Form(expr, node.width()), _ -> node);
        }
        return same;
    }

    /** A value without a name becomes one that has a signal: that of an author's name, or of several readers. */
    private void values() {
        var module = builder.draft();
        same = same == null ? numbers(module) : same;
        var twice = module.nodes().stream().filter(node -> same[node.id()] != node).map(node -> same[node.id()])
            .collect(Collectors.toCollection(() -> Collections.newSetFromMap(new IdentityHashMap<>())));
        if (twice.isEmpty()) {
            return;
        }
        var several = module.nodes().stream().filter(node -> twice.contains(same[node.id()])).toList();
        var uses = Uses.of(module);
        var signals = new LinkedHashMap<Node, Node>();
        var named = new HashMap<Called, Node>();
        for (var node : several) {
            if (isSignal(node, uses)) {
                signals.merge(same[node.id()], node, (one, other) -> one.label().isNone() ? other : one);
            }
            if (isCalled(node, uses)) {
                named.putIfAbsent(new Called(same[node.id()], node.label()), node);
            }
        }
        drivers(module, uses, signals);
        var replaced = new Replaced(builder);
        for (var node : several) {
            var signal = node.label().isNone() ? signals.get(same[node.id()])
                : isCalled(node, uses) ? named.get(new Called(same[node.id()], node.label())) : null;
            if (signal != null && signal != node && uses.isRead(node)) {
                replaced.by(node, signal);
            }
        }
        if (!replaced.isEmpty()) {
            replaced.apply();
        }
    }

    /** Of two names that the author gave both stay, as each says what the value is for; the same one stays once. */
    private record Called(Node same, Label label) {}

    private static boolean isCalled(Node node, Uses uses) {
        return node.storage() == null && !node.label().isNone() && node.label().policy() != Label.Policy.EXACT
            && uses.isRead(node) && (!Wiring.isWiring(node) || uses.count(node) > 1);
    }

    /** What drives inputs of two instances would be a signal for each of them. */
    private void drivers(ModuleDef module, Uses uses, Map<Node, Node> signals) {
        var first = new HashMap<Node, Node>();
        for (var stmt : module.body()) {
            if (stmt instanceof Stmt.Assign assign && assign.target() instanceof Pin) {
                var node = assign.value();
                boolean operator = node.storage() == null && !Wiring.isWiring(node) && uses.isRead(node);
                var other = operator ? first.putIfAbsent(same[node.id()], node) : null;
                if (other != null) {
                    signals.putIfAbsent(same[node.id()], other);
                }
            }
        }
    }

    private static boolean isSignal(Node node, Uses uses) {
        boolean operator = node.storage() == null && !Wiring.isWiring(node);
        return operator && (node.label().isNone() ? uses.count(node) > 1 : uses.isRead(node));
    }
}
