package hdl.pass;

import hdl.ir.ModuleDef;
import hdl.ir.Node;
import hdl.ir.Pin;
import hdl.ir.Port;
import hdl.ir.ReadData;
import hdl.ir.Reg;
import hdl.ir.Stmt;
import hdl.ir.Storage;
import hdl.ir.Walk;
import hdl.ir.Wire;

/**
 * Which signals are one: a register, wire or memory read that is copied to a port of its name is that port, and so is a
 * value; an instance's output that is copied to a port is wired to that port.
 */
final class Alias {
    private final Stmt.Assign[] single;
    private final boolean[] blocked;
    private final Storage[] same;
    private final Port[] port;

    private Alias(ModuleDef module) {
        single = new Stmt.Assign[module.storageCount()];
        blocked = new boolean[module.storageCount()];
        same = new Storage[module.storageCount()];
        port = new Port[module.nodes().size()];
    }

    static Alias of(ModuleDef module, Uses uses) {
        var alias = new Alias(module);
        Walk.statements(module.body(), alias::assigned);
        for (var node : module.nodes()) {
            if (node.storage() != null) {
                alias.same[node.storage().id()] = node.storage();
            }
        }
        for (var candidate : module.ports()) {
            var assign = alias.single[candidate.id()];
            if (assign != null && !candidate.isInput()) {
                alias.join(candidate, assign.value(), uses);
            }
        }
        for (var instance : module.instances()) {
            instance.pins().forEach(alias::copy);
        }
        return alias;
    }

    /** An instance's input that copies a signal is that signal. */
    private void copy(Pin pin) {
        var signal = (Storage) pin;
        while (signal instanceof Pin input && input.isInput() && single[input.id()] != null
            && single[input.id()].value().storage() != null) {
            signal = same[single[input.id()].value().storage().id()];
        }
        same[pin.id()] = signal == pin ? same[pin.id()] : signal;
    }

    private void assigned(Stmt stmt, int depth) {
        if (stmt instanceof Stmt.Assign assign && !(assign.target() instanceof Reg)) {
            int id = assign.target().id();
            blocked[id] |= depth > 0 || single[id] != null;
            single[id] = blocked[id] ? null : assign;
        }
    }

    private void join(Port candidate, Node value, Uses uses) {
        var storage = value.storage();
        if (storage == null) {
            boolean unnamed = value.label().dissolves() && uses.count(value) > 1 && !hdl.ir.Wiring.isWiring(value);
            if (port[value.id()] == null && (unnamed || named(candidate, value.label()))) {
                port[value.id()] = candidate;
            }
        } else if (same[storage.id()] == storage && joins(candidate, storage)) {
            same[storage.id()] = candidate;
            if (storage instanceof Wire) {
                single[candidate.id()] = single[storage.id()];
                blocked[candidate.id()] = blocked[storage.id()];
            } else {
                single[candidate.id()] = null;
            }
        }
    }

    private static boolean joins(Port candidate, Storage storage) {
        return switch (storage) {
            case Reg _, Wire _, ReadData _ -> storage.label().isNone() || named(candidate, storage.label());
            case Pin pin -> !pin.isInput() && (pin.label().isNone() || named(candidate, pin.label()));
            case Port _ -> false;
        };
    }

    private static boolean named(Port candidate, hdl.ir.Label label) {
        return Naming.snake(label).equals(candidate.name());
    }

    /** The one assignment outside any branch, or null. */
    Stmt.Assign[] single() {
        return single;
    }

    /** Driven under branches. */
    boolean[] blocked() {
        return blocked;
    }

    /** The storage whose declaration stands for another one. */
    Storage[] same() {
        return same;
    }

    /** The port that a value is, or null. */
    Port port(Node node) {
        return port[node.id()];
    }
}
