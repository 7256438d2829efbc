package hdl.pass;

import hdl.ir.Instance;
import hdl.ir.ModuleDef;
import hdl.ir.Pin;
import hdl.ir.Port;
import hdl.ir.Storage;
import java.util.LinkedHashSet;
import java.util.Set;

/**
 * The fields of a flow that end the timeline together: what has a field {@code valid} and no declared cycle.
 *
 * @param instance  whose pins they are; null: outputs of the module
 * @param component the bundle that they are fields of
 */
record LeavingFlow(Instance instance, String component) {
    static Set<LeavingFlow> of(ModuleDef module) {
        var found = new LinkedHashSet<LeavingFlow>();
        for (var port : module.ports()) {
            if (isValid(port)) {
                add(found, of(port));
            }
        }
        for (var instance : module.instances()) {
            for (var pin : instance.pins()) {
                if (isValid(pin.port())) {
                    add(found, of(pin));
                }
            }
        }
        return found;
    }

    private static void add(Set<LeavingFlow> found, LeavingFlow flow) {
        if (flow != null) {
            found.add(flow);
        }
    }

    private static boolean isValid(Port port) {
        return port.width() == 1 && port.name().endsWith("_valid");
    }

    /** The flow that a storage would be a field of, if that has a {@code valid}; null: none. */
    static LeavingFlow of(Storage storage) {
        return switch (storage) {
            case Port port when !port.isInput() && port.cycle() == null -> new LeavingFlow(null, port.component());
            case Pin pin when pin.isInput() && pin.port().cycle() == null && !Cycles.isOperator(pin) ->
                new LeavingFlow(pin.instance(), pin.port().component());
            default -> null;
        };
    }
}
