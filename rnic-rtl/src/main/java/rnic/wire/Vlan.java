package rnic.wire;

import static hdl.Hdl.*;

import hdl.*;

/** 802.1Q tag behind the TPID 0x8100, 4 bytes (IEEE 802.1Q; wire profile section 3). */
public record Vlan(
    @Doc("priority code point") UInt priority,
    @Doc("drop eligible indicator") UInt dropEligible,
    @Doc("VLAN identifier") UInt identifier,
    @Doc("EtherType of what follows the tag") UInt etherType
) implements Bundle<Vlan> {
    public static final Shape<Vlan> SHAPE = bundle(Vlan.class, uint(3), uint(1), uint(12), uint(16));

    /** Bytes on the wire. */
    public static final int BYTES = SHAPE.width() / 8;
}
