package hdl.sim;

import hdl.Bits;
import hdl.Data;
import hdl.SInt;
import hdl.ir.ModuleDef;
import hdl.ir.Port;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.Map;

/** The pins that a simulation has handed out, one per port and way to read it. */
final class Pins {
    private final ModuleDef top;
    private final Backend backend;
    private final Map<Port, Pin> plain = new LinkedHashMap<>();
    private final Map<Port, Pin> signed = new LinkedHashMap<>();

    Pins(ModuleDef top, Backend backend) {
        this.top = top;
        this.backend = backend;
    }

    boolean isEmpty() {
        return plain.isEmpty() && signed.isEmpty();
    }

    Pin of(Data<?> signal) {
        if (!(signal instanceof Bits<?> bits)) {
            throw Callers.error("HDL810", "pin takes one signal, not a " + signal.getClass().getSimpleName()
                + "; name one of its fields");
        }
        var storage = bits.node().storage();
        if (!(storage instanceof Port port) || !top.ports().contains(port)) {
            throw Callers.error("HDL810", "'" + (storage == null ? bits.node() : storage)
                + "' is not a port of the simulated " + top.name()
                + "; take it from io() of this simulation");
        }
        return of(port, signal instanceof SInt);
    }

    Pin of(String name) {
        for (var port : top.ports()) {
            if (port.name().equals(name) && port.role() == Port.Role.DATA) {
                return of(port, false);
            }
        }
        throw Callers.error("HDL810", top.name() + " has no port '" + name + "'");
    }

    /** All inputs, or all outputs. */
    PinGroup group(boolean inputs) {
        var group = new ArrayList<Pin>();
        for (var port : top.ports()) {
            if (port.role() == Port.Role.DATA && port.isInput() == inputs) {
                group.add(of(port, false));
            }
        }
        return new PinGroup(group);
    }

    private Pin of(Port port, boolean isSigned) {
        return (isSigned ? signed : plain).computeIfAbsent(port, _ -> new Pin(port, isSigned, backend));
    }

    /** From now on every access is refused. */
    void close() {
        plain.values().forEach(Pin::close);
        signed.values().forEach(Pin::close);
    }
}
