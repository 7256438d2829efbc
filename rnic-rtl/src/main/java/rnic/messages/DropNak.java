package rnic.messages;

import static hdl.Hdl.*;

import hdl.*;
import rnic.protocol.RnicParameters;

/** A Packet Drop NAK to send at once. */
public record DropNak(
    Flow flow,
    @Doc("the trimmed packet") UInt psn,
    @Doc("copy of its bit") Bool retrans,
    @Doc("its UDP source port above 0xC000") UInt path,
    @Doc("why it was dropped") UInt cause
) implements Bundle<DropNak> {
    public static final int CAUSE_BITS = 2;
    /** A switch in the fabric has cut it. */
    public static final int FABRIC = 0;
    /** There was no room for it here. */
    public static final int RECEIVER = 1;
    /** The last switch has cut it. */
    public static final int LAST_HOP = 2;
    /** The host has nothing to receive it into, or has asked for too much. */
    public static final int HOST = 3;

    public static Shape<DropNak> of(RnicParameters parameters) {
        return bundle(DropNak.class, Flow.of(parameters), uint(24), bool(),
            uint(Departure.PATH_BITS), uint(CAUSE_BITS));
    }
}
