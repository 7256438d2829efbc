package rnic.messages;

import static hdl.Hdl.*;

import hdl.*;
import rnic.protocol.RnicParameters;

/** One more response can be sent; or, with none, a queue pair begins a new life. */
public record ResponseNotice(
    @Doc("queue pair, local number") UInt qp,
    @Doc("responses that can be sent or have been, modulo 65536; 0 when a life begins") UInt ready
) implements Bundle<ResponseNotice> {
    public static Shape<ResponseNotice> of(RnicParameters parameters) {
        return bundle(ResponseNotice.class, uint(indexWidth(parameters.queuePairs())), uint(16));
    }
}
