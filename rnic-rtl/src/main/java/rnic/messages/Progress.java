package rnic.messages;

import static hdl.Hdl.*;
import static rnic.messages.Arrival.PSN_BITS;

import hdl.*;

/** How far a flow has come: always one consistent evaluation of its rings. */
public record Progress(
    @Doc("ePSN: the first PSN that has not arrived") UInt expected,
    @Doc("aMSN: messages that are complete, with all earlier ones") UInt messages,
    @Doc("mstart: PSN of the first packet behind the last complete message") UInt messageStart,
    @Doc("rq_done: receive WQEs consumed by complete messages") UInt receivesDone
) implements Bundle<Progress> {
    public static final Shape<Progress> SHAPE = bundle(Progress.class, uint(PSN_BITS), uint(PSN_BITS), uint(PSN_BITS),
        uint(PSN_BITS));

    /** A new life behind so many messages. */
    public static Progress beginning(UInt psn, int messages) {
        return new Progress(psn, lit(messages, PSN_BITS), psn, lit(messages, PSN_BITS));
    }
}
