package hdl.ir;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;

/**
 * The values and registers of a module that reach an output, an instance or a memory, in this cycle or a later one.
 * What only claims look at does not; nor does a register that only claims read. {@link #ofClaims} has what those reach.
 */
final class Reach {
    private final List<Node> all;
    private final Effects effects;
    private final boolean[] nodes;
    private final Set<Storage> storages = Collections.newSetFromMap(new IdentityHashMap<>());
    private final Set<Effects.Place> places = Collections.newSetFromMap(new IdentityHashMap<>());
    private final ArrayDeque<Node> left = new ArrayDeque<>();

    private Reach(ModuleDef module, Effects effects) {
        this.effects = effects;
        all = module.nodes();
        nodes = new boolean[all.size()];
    }

    static Reach of(ModuleDef module) {
        return of(module, Effects.of(module));
    }

    private static Reach of(ModuleDef module, Effects effects) {
        var reach = new Reach(module, effects);
        reach.read(stmt -> !(stmt instanceof Stmt.Claim));
        for (var read : module.reads()) {
            reach.add(read.address());
            if (read.enable() != null) {
                reach.add(read.enable());
            }
        }
        reach.spread();
        return reach;
    }

    /** What the text needs that is read without claims: also what the author ignores, and clocks and resets. */
    static Reach withoutClaims(ModuleDef module, Effects effects) {
        var reach = of(module, effects);
        module.ignored().forEach(reach::add);
        for (var clock : module.clocks()) {
            if (clock.resetRegister() != null) {
                reach.add(clock.resetRegister().ref());
            }
        }
        for (var clock : module.derived()) {
            reach.add(clock.edge());
            if (clock.resetValue() != null) {
                reach.add(clock.resetValue());
            }
        }
        reach.spread();
        return reach;
    }

    /** What claims of these kinds look at, now or later. */
    static Reach ofClaims(ModuleDef module, Effects effects, Predicate<Stmt.Kind> kinds) {
        var reach = new Reach(module, effects);
        reach.read(stmt -> stmt instanceof Stmt.Claim claim && kinds.test(claim.kind()));
        reach.spread();
        return reach;
    }

    /** Begins with the statements that change nothing inside. */
    private void read(Predicate<Stmt> wanted) {
        for (var effect : effects.outside()) {
            if (wanted.test(effect.stmt())) {
                add(effect);
            }
        }
    }

    private void spread() {
        while (!left.isEmpty()) {
            var node = left.pop();
            Walk.operands(node.expr()).forEach(this::add);
            if (node.expr() instanceof Expr.Ref(var storage) && storages.add(storage)) {
                effects.on(storage).forEach(this::add);
            }
        }
    }

    private void add(Effects.Effect effect) {
        Walk.reads(effect.stmt()).forEach(this::add);
        for (var place = effect.place(); place != null && places.add(place); place = place.around()) {
            place.conditions().forEach(this::add);
        }
    }

    private void add(Node node) {
        if (!nodes[node.id()]) {
            nodes[node.id()] = true;
            left.push(node);
        }
    }

    boolean reaches(Node node) {
        return node.id() < nodes.length && all.get(node.id()) == node && nodes[node.id()];
    }

    boolean reaches(Storage storage) {
        return storages.contains(storage);
    }

    /** Whether one of these statements does something that reaches anything. */
    boolean acts(List<Stmt> statements) {
        var acts = new ArrayList<Stmt>();
        Walk.statements(statements, (stmt, _) -> {
            if (stmt instanceof Stmt.Write || stmt instanceof Stmt.Assign assign
                && (!Effects.isInside(assign.target()) || reaches(assign.target()))) {
                acts.add(stmt);
            }
        });
        return !acts.isEmpty();
    }
}
