package hdl.pass;

import hdl.ir.ModuleDef;
import hdl.ir.Node;
import hdl.ir.Pin;
import hdl.ir.Reg;
import hdl.ir.Stmt;
import hdl.ir.Walk;
import java.util.IdentityHashMap;
import java.util.Map;

/** Registers of delay lines behind values that have no name: what they drive, and what they hold. */
final class Unnamed {
    private final Map<Reg, Pin> driven = new IdentityHashMap<>();
    private final Map<Reg, Node> held = new IdentityHashMap<>();

    Unnamed(ModuleDef module, Alias alias) {
        if (module.regs().stream().noneMatch(reg -> reg.label().isNone())) {
            return;
        }
        Walk.statements(module.body(), (stmt, _) -> {
            if (stmt instanceof Stmt.Assign assign && assign.target() instanceof Reg reg) {
                held.putIfAbsent(reg, assign.value());
            }
        });
        for (var instance : module.instances()) {
            for (var pin : instance.pins()) {
                drives(pin, alias);
            }
        }
    }

    private void drives(Pin pin, Alias alias) {
        var assign = pin.isInput() ? alias.single()[pin.id()] : null;
        if (assign != null && assign.value().storage() instanceof Reg reg && reg.label().isNone()) {
            driven.putIfAbsent(reg, pin);
        }
    }

    /** The input of an instance that takes the register's value, or null. */
    Pin driven(Reg reg) {
        return driven.get(reg);
    }

    /** {@code count_le_d2}. */
    String made(Reg reg) {
        int edges = 0;
        var at = reg.ref();
        while (at.storage() instanceof Reg before && before.label().isNone() && held.containsKey(before) && edges < 99) {
            at = held.get(before);
            edges++;
        }
        var name = Names.made(at);
        return (name.isEmpty() ? "state" : name) + "_d" + edges;
    }
}
