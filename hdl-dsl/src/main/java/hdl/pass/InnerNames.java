package hdl.pass;

import hdl.ir.Label;
import hdl.ir.ModuleDef;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Set;

/**
 * What the authors of instantiated modules named inside them. An instance is not called like anything in its module: to
 * tools the inner name would hide the instance.
 */
final class InnerNames {
    private final Map<ModuleDef, Set<String>> names = new IdentityHashMap<>();

    boolean has(ModuleDef module, String name) {
        return names.computeIfAbsent(module, InnerNames::of).contains(name);
    }

    private static Set<String> of(ModuleDef module) {
        var names = new HashSet<String>();
        module.ports().forEach(port -> names.add(port.name()));
        module.memories().forEach(memory -> add(memory.label(), names));
        module.instances().forEach(instance -> add(instance.label(), names));
        for (var node : module.nodes()) {
            add(node.storage() != null ? node.storage().label() : node.label(), names);
        }
        return names;
    }

    private static void add(Label label, Set<String> names) {
        if (!label.isNone()) {
            names.add(Naming.snake(label));
        }
    }
}
