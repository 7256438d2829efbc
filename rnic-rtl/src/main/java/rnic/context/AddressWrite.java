package rnic.context;

import static hdl.Hdl.*;

import hdl.*;
import hdl.lib.Valid;
import java.util.Optional;
import rnic.protocol.RnicParameters;

/** Writes an address handle in every copy of the table, or names one of its paths. */
public record AddressWrite(
    UInt index,
    AddressHandle handle,
    @Doc("where handles may name paths") Optional<Naming> naming
) implements Bundle<AddressWrite> {
    /** The name of a path. */
    public record Naming(
        @Doc("this is all that is written") Bool alone,
        UInt slot,
        UInt identifier
    ) implements Bundle<Naming> {
        static final Shape<Naming> SHAPE = bundle(Naming.class, bool(), uint(PathNames.SLOT_BITS),
            uint(PathNames.BITS));
    }

    public static Shape<AddressWrite> of(RnicParameters parameters) {
        return bundle(f -> new AddressWrite(f.of(uint(indexWidth(parameters.addressHandles()))),
            f.of(AddressHandle.of(parameters)), parameters.withSegments(() -> f.of(Naming.SHAPE))));
    }

    /** A handle is written. */
    public static Bool writes(Valid<AddressWrite> address) {
        return address.value().naming().map(it -> address.valid().and(it.alone().not())).orElse(address.valid());
    }
}
