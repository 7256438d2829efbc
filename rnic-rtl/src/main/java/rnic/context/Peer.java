package rnic.context;

import static hdl.Hdl.*;

import hdl.*;
import rnic.protocol.RnicParameters;

/** What a queue pair's context says about the headers of its packets. */
public record Peer(
    @Doc("queue pair number at the peer") UInt qp,
    @Doc("P_Key") UInt pkey,
    @Doc("address handle") UInt handle,
    @Doc("1 to 16") UInt paths,
    @Doc("cc_ext is agreed with it") Bool extended
) implements Bundle<Peer> {
    public static Shape<Peer> of(RnicParameters parameters) {
        return bundle(Peer.class, uint(24), uint(16), uint(indexWidth(parameters.addressHandles())), uint(5),
            bool());
    }

    public static Peer of(QueuePairContext context) {
        return new Peer(context.peerQp(), context.pkey(), context.addressHandle(),
            context.lastPath().zext(5).plus(1), context.extended());
    }
}
