package hdl.pass;

import hdl.ir.ModuleBuilder;
import hdl.ir.ModuleDef;
import hdl.ir.Label;
import hdl.ir.Node;

/**
 * Takes out of a checked module what constants decide, and what stands in it twice: printer, engines and proofs see what
 * is left. Nothing that can be observed at a port or in a claim changes, in any cycle.
 */
public final class Fold {
    private Fold() {
    }

    /** The module again. */
    public static ModuleDef of(ModuleBuilder builder) {
        var module = builder.draft();
        var uses = Uses.of(module);
        var replaced = new Replaced(builder);
        var simpler = new Simpler(builder,
            node -> node.label().dissolves() && node.id() < uses.nodes() && uses.count(node) < 2);
        for (var node : module.nodes()) {
            simplify(node, simpler, replaced, builder);
        }
        replaced.apply();
        Twins.merge(builder);
        return builder.draft();
    }

    private static void simplify(Node node, Simpler simpler, Replaced replaced, ModuleBuilder builder) {
        var expr = Rebuilt.of(node.expr(), replaced::of);
        for (var result = node.width() == 0 ? null : simpler.of(node, expr); result != null;
            result = simpler.of(node, expr)) {
            if (result.same() != null) {
                if (node.label().policy() != Label.Policy.EXACT) {
                    replaced.by(node, result.same());
                    return;
                }
                if (!result.same().isConstant()) {
                    break;
                }
                expr = result.same().expr();
            } else {
                expr = result.expr();
            }
        }
        if (expr != node.expr()) {
            builder.timed().replace(node, expr);
        }
    }
}
