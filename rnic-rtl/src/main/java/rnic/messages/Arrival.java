package rnic.messages;

import static hdl.Hdl.*;

import hdl.*;

/** A packet that consumes a PSN and has passed every check before the tracker. */
public record Arrival(
    @Doc("row of a flow") UInt flow,
    @Doc("packet sequence number") UInt psn,
    @Doc("the packet ends a message") Bool endsMessage,
    @Doc("it ends a message that consumes a receive WQE") Bool consumesReceive
) implements Bundle<Arrival> {
    /** Bits of every sequence number. */
    public static final int PSN_BITS = 24;

    public static Shape<Arrival> of(int flows) {
        return bundle(Arrival.class, uint(indexWidth(flows)), uint(PSN_BITS), bool(), bool());
    }
}
