package hdl.pass;

import hdl.ir.ModuleDef;
import hdl.ir.Pin;
import hdl.ir.Port;
import hdl.ir.Problem;
import hdl.ir.Reg;
import hdl.ir.Stmt;
import hdl.ir.Storage;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Every output, wire and instance input has a driver on every path, and no assignment is overridden before anybody
 * sees it.
 */
public final class Drivers {
    private final ModuleDef module;
    private final Findings findings;
    private final boolean[] driven;

    private Drivers(ModuleDef module) {
        this.module = module;
        this.findings = new Findings(module);
        this.driven = new boolean[module.storageCount()];
    }

    /** HDL201 never driven, HDL202 and HDL203 overridden, HDL204 latch, HDL215 open instance input. */
    public static List<Problem> check(ModuleDef module) {
        if (module.blackBox().isPresent() && module.body().isEmpty() && module.instances().isEmpty()) {
            return List.of();
        }
        var drivers = new Drivers(module);
        ScopeWalk.over(module, drivers.new Overrides());
        drivers.undriven();
        drivers.openPins();
        Latches.find(module, drivers.findings);
        return drivers.findings.inSourceOrder();
    }

    private void undriven() {
        for (var port : module.ports()) {
            if (port.role() == Port.Role.DATA && !port.isInput() && !driven[port.id()]) {
                undriven(port, "set it, or remove it from Io");
            }
        }
        for (var wire : module.wires()) {
            if (!driven[wire.id()]) {
                undriven(wire, "set it, or remove it");
            }
        }
        for (var reg : module.regs()) {
            if (!driven[reg.id()] && reg.init() == null) {
                undriven(reg, "give it a next, or remove it");
            }
        }
    }

    private void undriven(Storage storage, String remedy) {
        findings.error(storage.site(), "HDL201", Wording.quoted(storage) + " is never driven; " + remedy);
    }

    private void openPins() {
        for (var instance : module.instances()) {
            for (Pin pin : instance.pins()) {
                if (pin.isInput() && !driven[pin.id()]) {
                    findings.error(instance.site(), "HDL215", "instance '" + instance.label().text() + "' ("
                        + instance.module().name() + "): its input '" + pin.name() + "' ("
                        + Wording.bits(pin.width()) + ") is not driven; set it");
                }
            }
        }
    }

    /** What has been assigned in a list so far: by the list itself, and anywhere in it. */
    private static final class Assigned {
        final Map<Storage, Stmt.Assign> here = new HashMap<>();
        Map<Storage, Stmt.Assign> anywhere = new HashMap<>();

        /** Later assignments of an inner list; the smaller map is copied, so that deep chains stay cheap. */
        void addInner(Assigned inner) {
            var small = inner.anywhere;
            if (small.size() > anywhere.size()) {
                small = anywhere;
                anywhere = inner.anywhere;
                anywhere.putAll(small);
            } else {
                small.forEach(anywhere::putIfAbsent);
            }
        }
    }

    private final class Overrides implements ScopeWalk.Visitor {
        private final Map<Scope, Assigned> open = new HashMap<>();

        @Override public void open(Scope scope) {
            open.put(scope, new Assigned());
        }

        @Override public void close(Scope scope) {
            var inner = open.remove(scope);
            if (scope.parent() != null) {
                open.get(scope.parent()).addInner(inner);
            }
        }

        @Override public void statement(Stmt statement, Scope in) {
            if (!(statement instanceof Stmt.Assign assign)) {
                return;
            }
            var target = assign.target();
            var assigned = open.get(in);
            driven[target.id()] = true;
            var first = assigned.here.putIfAbsent(target, assign);
            var inner = assigned.anywhere.putIfAbsent(target, assign);
            if (first != null) {
                findings.error(assign.site(), "HDL202", Wording.quoted(target) + " already has a driver at "
                    + first.site()
                    + "; join the two with mux, or put one inside a when");
            } else if (inner != null) {
                findings.error(assign.site(), "HDL203", "this " + verb(target) + " of '" + Wording.name(target)
                    + "' makes the one at " + inner.site() + " useless; put the default first and the exception in a "
                    + "when");
            }
        }
    }

    private static String verb(Storage target) {
        return target instanceof Reg ? "next" : "set";
    }
}
