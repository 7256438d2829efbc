package hdl.pass;

import hdl.ir.ModuleDef;
import hdl.ir.Node;
import hdl.ir.Walk;

/** Which values are needed at all, and in how many places each is read. */
final class Uses {
    private final int[] count;
    private final boolean[] root;

    private Uses(int nodes) {
        count = new int[nodes];
        root = new boolean[nodes];
    }

    static Uses of(ModuleDef module) {
        var uses = new Uses(module.nodes().size());
        Walk.roots(module, node -> {
            uses.count[node.id()]++;
            uses.root[node.id()] = true;
        });
        for (int id = module.nodes().size() - 1; id >= 0; id--) {
            if (uses.count[id] > 0) {
                for (var operand : Walk.operands(module.nodes().get(id).expr())) {
                    uses.count[operand.id()]++;
                }
            }
        }
        return uses;
    }

    boolean isRead(Node node) {
        return count[node.id()] > 0;
    }

    int count(Node node) {
        return count[node.id()];
    }

    /** Of how many values this tells; later ones are not counted. */
    int nodes() {
        return count.length;
    }

    /** True when a statement, not another value, reads it. */
    boolean byStatement(Node node) {
        return root[node.id()];
    }
}
