package hdl.pass;

import hdl.ir.Expr;
import hdl.ir.ModuleDef;
import hdl.ir.Node;
import hdl.ir.Pin;
import hdl.ir.Stmt;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

/** Words without a name whose fields drive inputs of an instance: what those have in common says what the word holds. */
final class Fields {
    private final Map<Node, List<Pin>> inputs = new IdentityHashMap<>();

    Fields(ModuleDef module) {
        for (var stmt : module.body()) {
            if (stmt instanceof Stmt.Assign assign && assign.target() instanceof Pin pin
                && assign.value().expr() instanceof Expr.Slice(var word, _, _) && word.label().isNone()
                && word.storage() == null) {
                inputs.computeIfAbsent(word, _ -> new ArrayList<>()).add(pin);
            }
        }
    }

    /** {@code step_before} of a word whose fields are inputs before_count and before_code of step; "" if of several. */
    String common(Node word, String[] instances) {
        var pins = inputs.getOrDefault(word, List.of());
        if (pins.size() < 2 || pins.stream().anyMatch(pin -> pin.instance() != pins.getFirst().instance())) {
            return "";
        }
        var common = prefix(pins.stream().map(Pin::name).toList());
        return common.isEmpty() ? "" : instances[pins.getFirst().instance().id()] + "_" + common;
    }

    /** {@code after} of a word made of after_count and after_code; "" if nothing says what it is. */
    static String common(List<Node> parts) {
        return parts.size() < 2 ? "" : prefix(parts.stream().map(Names::plain).toList());
    }

    private static String prefix(List<String> names) {
        var common = names.getFirst() + "_";
        for (var name : names) {
            while (!common.isEmpty() && !name.startsWith(common)) {
                common = common.substring(0, common.lastIndexOf('_', common.length() - 2) + 1);
            }
        }
        return common.isEmpty() ? "" : common.substring(0, common.length() - 1);
    }
}
