package hdl.sim.jvm;

import hdl.ir.Enumeration;
import hdl.ir.Guarded.Reader;
import hdl.ir.Node;
import hdl.ir.Port;
import hdl.ir.Printable;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * What the signals of a module are called in paths and waves, on every engine: as in its Verilog. A value that the
 * author named and the printer wrote in place has his name. Clocks are not among them, since between two edges they have no
 * value that all engines share; nor is what the printer named, with a leading underscore, since the next edit may give
 * it another name.
 */
public final class SignalNames {
    private final Printable module;
    private final List<Named> found = new ArrayList<>();
    private final Set<String> taken = new HashSet<>();

    private SignalNames(Printable module) {
        this.module = module;
    }

    /**
     * A value with a name.
     *
     * @param node what reads it
     * @param constants names of its values, or null
     * @param isPrinted whether the Verilog has a signal of this name, whether its claims are read or not
     */
    public record Named(String name, Node node, Enumeration constants, boolean isPrinted) {}

    /** Ports and resets, then what is declared in the body, then values without a signal of their own. */
    public static List<Named> of(Printable module) {
        return new SignalNames(module).all();
    }

    private List<Named> all() {
        var def = module.module();
        for (var port : def.ports()) {
            taken.add(port.name());
            if (port.role() != Port.Role.CLOCK) {
                found.add(new Named(port.name(), port.ref(), port.choices(), true));
            }
        }
        for (var node : def.nodes()) {
            if (node.storage() == null) {
                add(node, null);
            } else if (!(node.storage() instanceof Port) && module.same(node.storage()) == node.storage()) {
                add(node, node.storage().choices());
            }
        }
        def.memories().forEach(memory -> taken.add(module.name(memory)));
        def.instances().forEach(instance -> taken.add(module.name(instance)));
        for (var node : def.nodes()) {
            inPlace(node);
        }
        return found;
    }

    private void add(Node node, Enumeration constants) {
        var name = module.name(node);
        if (name != null && !name.startsWith("_") && taken.add(name)) {
            found.add(new Named(name, node, constants, module.reader(node) == Reader.ANY));
        }
    }

    /** What has a name of its author and no signal, or is a signal of another name. */
    private void inPlace(Node node) {
        var storage = node.storage();
        var label = storage == null ? node.label() : storage.label();
        if (label.isNone() || storage instanceof Port || node.isConstant()) {
            return;
        }
        var name = module.name(node);
        var wanted = Path.snake(label.text());
        if (name == null || storage != null && module.same(storage) != storage && !wanted.equals(name)) {
            var free = wanted;
            for (var i = 2; !taken.add(free); i++) {
                free = wanted + "_" + i;
            }
            found.add(new Named(free, node, storage == null ? null : storage.choices(), false));
        }
    }
}
