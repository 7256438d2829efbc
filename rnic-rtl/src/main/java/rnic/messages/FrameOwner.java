package rnic.messages;

import static hdl.Hdl.*;

import hdl.*;

/** Whose a received frame is. */
public record FrameOwner(
    @Doc("the Ethernet NIC's") Bool ethernet,
    @Doc("for queue pair 1 of RoCEv2, and its ICRC is right") Bool management
) implements Bundle<FrameOwner> {
    public static final Shape<FrameOwner> SHAPE = bundle(FrameOwner.class, bool(), bool());
}
