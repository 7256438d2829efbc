package rnic.messages;

import static hdl.Hdl.*;

import hdl.*;
import rnic.protocol.RnicParameters;

/** A send WQE has come on chip; or, with nothing fetched, a queue pair begins a new life. */
public record SendNotice(
    @Doc("queue pair, local number") UInt qp,
    @Doc("requests fetched, this one included, modulo 65536; 0 when a life begins") UInt fetched
) implements Bundle<SendNotice> {
    public static Shape<SendNotice> of(RnicParameters parameters) {
        return bundle(SendNotice.class, uint(indexWidth(parameters.queuePairs())), uint(16));
    }
}
