package rnic.context;

import static hdl.Hdl.*;

import hdl.*;
import rnic.protocol.RnicParameters;

/** A new life of a queue pair, as far as the headers of its packets go. */
public record PeerWrite(
    @Doc("queue pair, local number") UInt qp,
    Peer peer
) implements Bundle<PeerWrite> {
    public static Shape<PeerWrite> of(RnicParameters parameters) {
        return bundle(PeerWrite.class, uint(indexWidth(parameters.queuePairs())), Peer.of(parameters));
    }

    public static PeerWrite of(ContextWrite life) {
        return new PeerWrite(life.qp(), Peer.of(life.context()));
    }
}
