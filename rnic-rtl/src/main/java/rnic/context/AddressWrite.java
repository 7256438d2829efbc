package rnic.context;

import static hdl.Hdl.*;

import hdl.*;
import rnic.protocol.RnicParameters;

/** Writes an address handle in every copy of the table. */
public record AddressWrite(
    UInt index,
    AddressHandle handle
) implements Bundle<AddressWrite> {
    public static Shape<AddressWrite> of(RnicParameters parameters) {
        return bundle(AddressWrite.class, uint(indexWidth(parameters.addressHandles())), AddressHandle.SHAPE);
    }
}
