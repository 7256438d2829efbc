package rnic.context;

import static hdl.Hdl.*;

import hdl.*;

/** What the public record leaves open, where another choice is one multiplexer (wire profile section 15). */
public record WireChoice(
    @Doc("wire_port.udp: destination port of what we send and take") UInt udpPort,
    @Doc("wire_choice.retrans: Retrans stands so many bits behind bit 65 of BTH, 0 to 6") UInt retrans,
    @Doc("wire_choice.sack_bytes: the bytes of the bitmap of SACKETH in the other order") Bool sackBytes,
    @Doc("wire_choice.sack_bits: the bits of each of its bytes in the other order") Bool sackBits,
    @Doc("wire_choice.sack_missing: 1 means missing") Bool sackMissing
) implements Bundle<WireChoice> {
    public static final Shape<WireChoice> SHAPE = bundle(WireChoice.class, uint(16), uint(3), bool(), bool(), bool());
}
