package hdl.sim.jvm;

import hdl.ir.Enumeration;
import hdl.ir.Instance;
import hdl.ir.ModuleDef;
import hdl.ir.Node;
import hdl.ir.Port;
import hdl.ir.Reg;
import hdl.ir.Storage;
import java.util.ArrayList;
import java.util.List;

/** What the signals and instances of a module are called in paths, on every engine. */
public final class SignalNames {
    private SignalNames() {}

    /**
     * A value with a name.
     *
     * @param node what reads it
     * @param constants names of its values, or null
     */
    public record Named(String name, Node node, Enumeration constants) {}

    /** Ports, registers, wires, read data, then values the author named. */
    public static List<Named> of(ModuleDef module) {
        var found = new ArrayList<Named>();
        for (var port : module.ports()) {
            if (port.role() == Port.Role.DATA) {
                found.add(new Named(port.name(), port.ref(), null));
            }
        }
        module.regs().forEach(reg -> add(reg, found));
        module.wires().forEach(wire -> add(wire, found));
        module.reads().forEach(read -> add(read, found));
        for (var node : module.nodes()) {
            if (node.storage() == null && !node.label().isNone() && !node.isConstant()) {
                found.add(new Named(Path.snake(node.label().text()), node, null));
            }
        }
        return found;
    }

    /** The part of a path that an instance is. */
    public static String of(Instance instance) {
        return instance.label().isNone() ? Path.snake(instance.module().name()) + "_" + instance.id()
            : Path.snake(instance.label().text());
    }

    private static void add(Storage storage, List<Named> found) {
        if (!storage.label().isNone()) {
            found.add(new Named(Path.snake(storage.label().text()), storage.ref(),
                storage instanceof Reg reg ? reg.enumeration() : null));
        }
    }
}
