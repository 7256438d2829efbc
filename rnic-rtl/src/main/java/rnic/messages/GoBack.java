package rnic.messages;

import static hdl.Hdl.*;

import hdl.*;

/** What a packet of a NIC that speaks RoCEv2 asks of its acknowledgement besides. */
public record GoBack(
    @Doc("its queue pair speaks RoCEv2: it is acknowledged where it asks, and nowhere else") Bool used,
    @Doc("one before it is missing, which the peer is told once") Bool missing,
    @Doc("no packet: what was to be told before has waited for a response, and counts if it still holds") Bool again
) implements Bundle<GoBack> {
    public static final Shape<GoBack> SHAPE = bundle(GoBack.class, bool(), bool(), bool());

    /** Of an event that is not one of RoCEv2. */
    public static GoBack none() {
        return new GoBack(lit(false), lit(false), lit(false));
    }
}
