package rnic.messages;

import static hdl.Hdl.*;

import hdl.*;

/** Makes a flow new. */
public record Setup(UInt flow, @Doc("first PSN to expect") UInt psn) implements Bundle<Setup> {
    public static Shape<Setup> of(int flows) {
        return bundle(Setup.class, uint(indexWidth(flows)), uint(Arrival.PSN_BITS));
    }
}
