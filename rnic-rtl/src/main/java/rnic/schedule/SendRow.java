package rnic.schedule;

import static hdl.Hdl.*;

import hdl.*;
import java.util.Optional;
import rnic.messages.Jump;
import rnic.messages.MessageCount;
import rnic.protocol.RnicParameters;

/** Where the scheduler is in the messages of a flow. */
record SendRow(
    @Doc("nPSN: next new packet") UInt psn,
    @Doc("nMSN: message that is being sent or is next") UInt msn,
    @Doc("packet index in that message; 0 = not begun") UInt po,
    @Doc("receive WQE that the next message with one consumes") UInt rqmsn,
    @Doc("path of the next new packet") UInt path,
    @Doc("of RoCEv2, in a NIC that may speak it: turn of the jump that was made last") Optional<UInt> turn,
    @Doc("there: newest message that has begun, low bits; behind a jump some before it begin again") Optional<UInt> begun
) implements Bundle<SendRow> {
    static Shape<SendRow> of(RnicParameters parameters) {
        var number = uint(24);
        return bundle(f -> new SendRow(f.of(number), f.of(number), f.of(number), f.of(number), f.of(uint(4)),
            parameters.withRoce(() -> f.of(uint(Jump.TURN_BITS))),
            parameters.withRoce(() -> f.of(uint(MessageCount.openBits(parameters))))));
    }

    /** A new life behind so many messages. */
    static SendRow beginning(RnicParameters parameters, UInt psn) {
        int messages = parameters.firstMessages();
        return new SendRow(psn, lit(messages + 1, 24), lit(0, 24), lit(messages, 24), lit(0, 4),
            parameters.withRoce(() -> lit(0, Jump.TURN_BITS)),
            parameters.withRoce(() -> lit(messages, 24).trunc(MessageCount.openBits(parameters))));
    }
}
