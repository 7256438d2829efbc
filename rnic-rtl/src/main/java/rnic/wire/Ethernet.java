package rnic.wire;

import static hdl.Hdl.*;

import hdl.*;

/** Ethernet header without the optional 802.1Q tag, 14 bytes (IEEE 802.3). */
public record Ethernet(
    @Doc("destination MAC address") UInt destination,
    @Doc("source MAC address") UInt source,
    @Doc("0x0800 IPv4, 0x86DD IPv6, 0x8100 802.1Q tag follows") UInt etherType
) implements Bundle<Ethernet> {
    public static final Shape<Ethernet> SHAPE = bundle(Ethernet.class, uint(48), uint(48), uint(16));

    /** Bytes on the wire. */
    public static final int BYTES = SHAPE.width() / 8;
}
