package rnic.receive;

import hdl.Bits;
import hdl.Bundle;
import hdl.Data;
import hdl.sim.Pin;
import hdl.sim.Simulation;
import java.lang.reflect.InvocationTargetException;
import java.math.BigInteger;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;

/** The pins of a bundle by the names of its components, those of inner bundles with a point between. */
final class BundlePins {
    private final Map<String, Pin> pins = new TreeMap<>();

    BundlePins(Simulation<?> dut, Data<?> bundle) {
        collect(dut, bundle, "");
    }

    private void collect(Simulation<?> dut, Data<?> data, String name) {
        switch (data) {
            case Bits<?> bits -> pins.put(name, dut.pin(bits));
            case Bundle<?> bundle -> {
                for (var component : bundle.getClass().getRecordComponents()) {
                    try {
                        part(dut, component.getAccessor().invoke(bundle),
                            name.isEmpty() ? component.getName() : name + "." + component.getName());
                    } catch (IllegalAccessException | InvocationTargetException unreachable) {
                        throw new AssertionError(unreachable);
                    }
                }
            }
            default -> throw new IllegalArgumentException("no pins in a " + data.getClass().getSimpleName());
        }
    }

    /** What a configuration does not have has no pins. */
    private void part(Simulation<?> dut, Object part, String name) {
        if (part instanceof Optional<?> optional) {
            optional.ifPresent(there -> collect(dut, (Data<?>) there, name));
        } else {
            collect(dut, (Data<?>) part, name);
        }
    }

    /** Sets what is named; the rest becomes noise. */
    void set(Map<String, BigInteger> values, Random noise) {
        pins.forEach((name, pin) -> pin.setBig(values.getOrDefault(name, new BigInteger(pin.width(), noise))));
    }

    Map<String, BigInteger> get() {
        var values = new TreeMap<String, BigInteger>();
        pins.forEach((name, pin) -> values.put(name, pin.big()));
        return values;
    }

    boolean isSet(String name) {
        return pins.get(name).isSet();
    }
}
