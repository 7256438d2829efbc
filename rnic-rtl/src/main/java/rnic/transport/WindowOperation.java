package rnic.transport;

import static hdl.Hdl.bool;
import static hdl.Hdl.bundle;
import static hdl.Hdl.choice;
import static hdl.Hdl.ignore;
import static hdl.Hdl.indexWidth;
import static hdl.Hdl.lit;
import static hdl.Hdl.uint;
import static hdl.Hdl.wire;
import static rnic.transport.Arrival.PSN_BITS;

import hdl.Bool;
import hdl.Bundle;
import hdl.Choice;
import hdl.Doc;
import hdl.Shape;
import hdl.UInt;

/** One operation of the send window on one queue pair; fields that its kind does not use mean nothing. */
public record WindowOperation(
    Choice<Kind> kind,
    @Doc("queue pair, local number") UInt qp,
    @Doc("of the packet sent, or of the acknowledgement") UInt psn,
    @Doc("first PSN that is not acknowledged cumulatively; the one behind a packet sent") UInt target,
    UInt msn,
    @Doc("sent: is a retransmission; Packet Drop NAK: names one") Bool retrans,
    @Doc("sent: another new packet can follow at once") Bool more,
    UInt syndrome,
    Bool sack,
    UInt start,
    UInt length,
    UInt bitmap
) implements Bundle<WindowOperation> {
    /** What an operation does. */
    public enum Kind {
        /** After reset: makes the entry of a queue pair empty. */
        CLEAR,
        /** Begins a new life. */
        SETUP,
        /** A packet has been handed to the transmit path. */
        SENT,
        /** A packet of the ACK class has come. */
        ACKNOWLEDGE,
        /** A deadline has passed. */
        EXPIRED,
        /** Chooses a packet to be sent again. */
        PICK
    }

    public static Shape<WindowOperation> of(int queuePairs) {
        var psn = uint(PSN_BITS);
        return bundle(f -> new WindowOperation(f.of(choice(Kind.class)), f.of(uint(indexWidth(queuePairs))), f.of(psn),
            f.of(psn), f.of(psn), f.of(bool()), f.of(bool()), f.of(uint(8)), f.of(bool()), f.of(psn), f.of(uint(8)),
            f.of(uint(128))));
    }

    /** An operation that says no more than what and where. */
    static WindowOperation bare(Choice<Kind> kind, UInt qp) {
        var psn = lit(0, PSN_BITS);
        return new WindowOperation(kind, qp, psn, psn, psn, lit(false), lit(false), lit(0, 8), lit(false), psn,
            lit(0, 8), lit(0, 128));
    }

    /** The same with what that acknowledgement reports, which nothing but an acknowledgement looks at. */
    WindowOperation withReport(WindowOperation of) {
        ignore(syndrome, sack, start, length, bitmap);
        return new WindowOperation(kind, qp, psn, target, msn, retrans, more, of.syndrome, of.sack, of.start, of.length,
            of.bitmap);
    }

    static Choice<Kind> kind(Kind constant) {
        var kind = wire(choice(Kind.class));
        kind.set(constant);
        return kind;
    }
}
