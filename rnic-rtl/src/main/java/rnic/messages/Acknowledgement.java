package rnic.messages;

import static hdl.Hdl.*;

import hdl.*;
import java.util.Optional;
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
    UInt bitmap,
    @Doc("where congestion is controlled") Optional<Told> told
) implements Bundle<Acknowledgement> {
    /** Cycles from an acknowledgement to the word whether it counts. */
    public static final int VERDICT = 6;

    public static Shape<Acknowledgement> of(RnicParameters parameters) {
        return bundle(f -> new Acknowledgement(f.of(Flow.of(parameters)), f.of(uint(8)), f.of(bool()), f.of(uint(24)),
            f.of(bool()), f.of(uint(24)), f.of(bool()), f.of(uint(24)), f.of(uint(8)), f.of(uint(128)),
            parameters.congestion().map(_ -> f.of(Told.SHAPE))));
    }
}
