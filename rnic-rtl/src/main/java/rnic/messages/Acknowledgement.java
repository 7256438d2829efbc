package rnic.messages;

import static hdl.Hdl.*;

import hdl.*;
import rnic.protocol.RnicParameters;

/** A packet of the ACK class that has passed rows 1 to 27 of the table of malformed input. */
public record Acknowledgement(
    Flow flow,
    @Doc("AETH syndrome") UInt syndrome,
    @Doc("opcode 18") Bool sack,
    UInt psn,
    @Doc("of a Packet Drop NAK: the packet that was dropped was sent again") Bool retrans,
    @Doc("of AETH") UInt msn,
    Bool becn,
    @Doc("of SACKETH") UInt start,
    UInt length,
    UInt bitmap
) implements Bundle<Acknowledgement> {
    /** Cycles from an acknowledgement to the word whether it counts. */
    public static final int VERDICT = 6;

    public static Shape<Acknowledgement> of(RnicParameters parameters) {
        return bundle(Acknowledgement.class, Flow.of(parameters), uint(8), bool(), uint(24),
            bool(), uint(24), bool(), uint(24), uint(8), uint(128));
    }
}
