package hdl.sim.jvm;

import hdl.ir.ModuleDef;
import hdl.ir.Port;
import hdl.sim.Callers;
import java.util.ArrayDeque;
import java.util.HashSet;
import java.util.List;

/** Everything that is to run has a body: of a vendor's module this engine knows only what its black box says. */
final class Bodies {
    private Bodies() {}

    /** HDL806 for a black box that shows something and does not say what. */
    static void check(ModuleDef top) {
        var seen = new HashSet<ModuleDef>();
        var pending = new ArrayDeque<>(List.of(top));
        while (!pending.isEmpty()) {
            var module = pending.pop();
            if (!seen.add(module)) {
                continue;
            }
            if (module.blackBox().isPresent() && module.body().isEmpty() && hasOutputs(module)) {
                throw Callers.error("HDL806", "black box " + module.name()
                    + " has no body, so the JVM engine cannot run it; write one, for no engine knows what a foreign module does");
            }
            if (!module.derived().isEmpty()) {
                throw Callers.error("HDL806", "clock " + module.derived().getFirst() + " of " + module.name()
                    + " comes from a black box and the JVM engine runs the clocks of the top only; use VERILATOR");
            }
            module.instances().forEach(instance -> pending.add(instance.module()));
        }
    }

    private static boolean hasOutputs(ModuleDef module) {
        return module.ports().stream().anyMatch(port -> port.role() == Port.Role.DATA && !port.isInput());
    }
}
