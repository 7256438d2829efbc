package rnic.roce;

import static hdl.Hdl.*;

import hdl.*;
import rnic.messages.Arrival;

/** Something that happens to a sender. */
record SenderEvent(
    Choice<Kind> kind,
    @Doc("queue pair, local number") UInt qp,
    @Doc("of what is sent, acknowledged or has come; the first one of a life") UInt psn,
    @Doc("of SENT: PSNs that it takes") UInt packets,
    @Doc("of ACKNOWLEDGED") UInt syndrome,
    @Doc("of SENT: a Read or an atomic; of ANSWERED: it is the packet that was awaited") Bool awaited,
    @Doc("of SENT: its request or its key is bad, nothing of it has gone out") Bool bad,
    @Doc("of ANSWERED: how many responses end with it") UInt ends,
    @Doc("of BEGUN") SenderTerms terms
) implements Bundle<SenderEvent> {
    /** What happens. */
    enum Kind {
        /** After a reset: nobody has a life. */
        CLEARED,
        /** A new life. */
        BEGUN,
        /** A request has been sent. */
        SENT,
        /** An acknowledgement or a NAK has come. */
        ACKNOWLEDGED,
        /** A packet of a response has come. */
        ANSWERED,
        /** The deadline has passed, or had when somebody looked. */
        EXPIRED
    }

    static Shape<SenderEvent> of(int queuePairs) {
        return bundle(SenderEvent.class, choice(Kind.class), uint(indexWidth(queuePairs)), uint(Arrival.PSN_BITS),
            uint(Arrival.PSN_BITS), uint(8), bool(), bool(), uint(RoceAnswer.COUNT_BITS), SenderTerms.SHAPE);
    }
}
