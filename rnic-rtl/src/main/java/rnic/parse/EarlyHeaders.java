package rnic.parse;

import static hdl.Hdl.*;

import hdl.*;
import rnic.messages.RocePacket;

/**
 * What a RoCEv2 request says in fields that always stand in the same place, which is known before it is known what the
 * packet is. If it is one, they count.
 */
public record EarlyHeaders(
    @Doc("the bytes of the UDP destination port are those of RoCEv2") Bool roce,
    @Doc("with all bits of the queue pair's number") RocePacket packet
) implements Bundle<EarlyHeaders> {
    /** So many can be named. */
    public static final int QUEUE_PAIRS = 1 << 24;
    static final Shape<EarlyHeaders> SHAPE = bundle(EarlyHeaders.class, bool(), RocePacket.of(QUEUE_PAIRS));
}
