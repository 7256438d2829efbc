package rnic.messages;

import static hdl.Hdl.*;

import hdl.*;

/**
 * What a packet of the ACK class tells of congestion between ends that have agreed on {@code cc_ext}; means nothing
 * between others.
 */
public record Told(
    @Doc("ACK, SACK: it has waited for its timer") Bool held,
    @Doc("ACK, SACK: when the newest packet left, in 1/16 us of the clock of its sender") UInt stamp,
    @Doc("ACK, SACK: packets that have come above the acknowledged one") UInt beyond,
    @Doc("ACK, SACK: packets that have come marked, modulo 32") UInt marks,
    @Doc("Packet Drop NAK: why, as in DropNak") UInt cause,
    @Doc("ACK, SACK: the packet that its port names has come marked") Bool marked,
    @Doc("its port: that of a packet, above the port of path 0") UInt path
) implements Bundle<Told> {
    public static final Shape<Told> SHAPE = bundle(Told.class, bool(), uint(Departure.STAMP_BITS),
        uint(Echo.TAKEN_BITS), uint(Echo.MARK_BITS), uint(DropNak.CAUSE_BITS), bool(), uint(Departure.PATH_BITS));

    /**
     * As a packet of the ACK class has it: POETH with its reserved byte, and the cause among the reserved bits of BTH.
     *
     * @param base port of path 0
     */
    public static Told of(Packet packet, UInt base) {
        var order = cat(packet.stamp().top(8), packet.po());
        int beyond = Echo.MARK_BITS;
        int stamp = beyond + Echo.TAKEN_BITS;
        return new Told(order.msb(), order.bits(stamp + Departure.STAMP_BITS - 1, stamp),
            order.bits(stamp - 1, beyond), order.trunc(beyond), packet.stamp().bits(5, 4), packet.becn(),
            PathPick.below(base, packet.sourcePort()));
    }
}
