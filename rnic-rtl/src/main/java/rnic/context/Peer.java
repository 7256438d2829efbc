package rnic.context;

import static hdl.Hdl.*;

import hdl.*;
import java.util.Optional;
import rnic.protocol.RnicParameters;

/** What a queue pair's context says about the headers of its packets. */
public record Peer(
    @Doc("queue pair number at the peer") UInt qp,
    @Doc("P_Key") UInt pkey,
    @Doc("address handle") UInt handle,
    @Doc("1 to 16") UInt paths,
    @Doc("cc_ext is agreed with it") Bool extended,
    @Doc("it speaks RoCEv2, in a NIC that may") Optional<Bool> roce
) implements Bundle<Peer> {
    public static Shape<Peer> of(RnicParameters parameters) {
        return bundle(f -> new Peer(f.of(uint(24)), f.of(uint(16)),
            f.of(uint(indexWidth(parameters.addressHandles()))), f.of(uint(5)), f.of(bool()),
            parameters.withRoce(() -> f.of(bool()))));
    }

    public static Peer of(QueuePairContext context) {
        return new Peer(context.peerQp(), context.pkey(), context.addressHandle(),
            context.lastPath().zext(5).plus(1), context.extended(), context.roce());
    }

    /** Of RoCEv2, where a queue pair has one path: its UDP source port, which only spreads queue pairs over paths. */
    public UInt ownPort(UInt local) {
        int bits = 14;
        var spread = cat(local, lit(0, 4)).zext(Math.max(bits, local.width() + 4)).trunc(bits);
        return cat(lit(3, 2), qp.trunc(bits).xor(spread));
    }
}
