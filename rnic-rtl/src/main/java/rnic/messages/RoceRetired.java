package rnic.messages;

import static hdl.Hdl.*;

import hdl.*;
import rnic.protocol.RnicParameters;

/** What a packet that retires is to its queue pair, in a NIC where some speak RoCEv2. */
public record RoceRetired(
    @Doc("its queue pair does") Bool speaks,
    @Doc("a Read or an atomic, whose response acknowledges it, or a packet of a response") Bool answered,
    @Doc("a copy of one, which is answered again") Bool repeats,
    @Doc("number of its context, if so") UInt context
) implements Bundle<RoceRetired> {
    static Shape<RoceRetired> of(RnicParameters parameters) {
        return bundle(RoceRetired.class, bool(), bool(), bool(), uint(indexWidth(parameters.contextNames())));
    }
}
