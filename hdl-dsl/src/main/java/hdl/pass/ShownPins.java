package hdl.pass;

import hdl.ir.Node;
import hdl.ir.Pin;
import hdl.ir.Port;
import hdl.ir.Stmt;
import hdl.ir.Walk;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.Map;

/** Outputs of instances that the module shows in the same cycle: what waits of them is called like the port. */
final class ShownPins {
    private final Map<Node, String> names = new IdentityHashMap<>();

    ShownPins(Cycles cycles) {
        var assigned = new HashSet<Port>();
        Walk.statements(cycles.module.body(), (stmt, depth) -> {
            if (!(stmt instanceof Stmt.Assign assign) || !(assign.target() instanceof Port port)) {
                return;
            }
            boolean isFirst = assigned.add(port);
            if (isFirst && depth == 0 && assign.value().storage() instanceof Pin pin && !pin.isInput()
                && port.cycle() != null && port.cycle().equals(cycles.of(pin))) {
                names.putIfAbsent(pin.ref(), port.name());
            } else if (!isFirst) {
                names.values().remove(port.name());
            }
        });
    }

    /** The name of the port, or "". */
    String name(Node node) {
        return names.getOrDefault(node, "");
    }
}
