package rnic.retransmit;

import static hdl.Hdl.*;
import static rnic.messages.Arrival.PSN_BITS;

import hdl.*;

/** One operation of the send window on one flow; fields that its kind does not use mean nothing. */
public record WindowOperation(
    Choice<Kind> kind,
    @Doc("index of a Flow") UInt flow,
    @Doc("of the packet sent, or of the acknowledgement; the first one of a new life")
    UInt psn,
    UInt msn,
    @Doc("sent: is a retransmission; Packet Drop NAK: names one") Bool retrans,
    @Doc("sent: another new packet can follow at once") Bool more
) implements Bundle<WindowOperation> {
    /** What an operation does. */
    public enum Kind {
        /** After reset: makes the entry of a flow empty. */
        CLEAR,
        /** Begins a new life. */
        SETUP,
        /** A packet has been handed to the transmit path. */
        SENT,
        /** A packet of the ACK class has come. */
        ACKNOWLEDGE,
        /** A deadline has passed. */
        EXPIRED,
        /** Takes a packet to be sent again: the flow had its turn. */
        PICK,
        /** A response has completed a Read or an atomic of the queue pair. */
        ANSWERED
    }

    public static Shape<WindowOperation> of(int flows) {
        var psn = uint(PSN_BITS);
        return bundle(WindowOperation.class, choice(Kind.class), uint(indexWidth(flows)), psn, psn, bool(), bool());
    }

    /** An operation that says no more than what and where. */
    static WindowOperation bare(Choice<Kind> kind, UInt flow) {
        var psn = lit(0, PSN_BITS);
        return new WindowOperation(kind, flow, psn, psn, lit(false), lit(false));
    }
}
