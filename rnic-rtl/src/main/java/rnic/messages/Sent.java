package rnic.messages;

import static hdl.Hdl.*;

import hdl.*;
import java.util.Optional;
import rnic.protocol.RnicParameters;

/** A packet that the scheduler has handed to the transmit path. */
public record Sent(
    Flow flow,
    UInt psn,
    @Doc("of its message") UInt msn,
    Bool retrans,
    Bool endsMessage,
    @Doc("another new packet can follow at once") Bool more,
    @Doc("it speaks RoCEv2, in a NIC that may") Optional<Bool> roce,
    @Doc("there: a Read or an atomic") Optional<Bool> awaited,
    @Doc("there: PSN behind it; a Read takes those of its response") Optional<UInt> behind,
    @Doc("there: it was not transmitted, since its request or key is bad, and is not the oldest one") Optional<Bool> bad
) implements Bundle<Sent> {
    public static Shape<Sent> of(RnicParameters parameters) {
        return bundle(f -> new Sent(f.of(Flow.of(parameters)), f.of(uint(24)), f.of(uint(24)), f.of(bool()), f.of(bool()),
            f.of(bool()), parameters.withRoce(() -> f.of(bool())), parameters.withRoce(() -> f.of(bool())),
            parameters.withRoce(() -> f.of(uint(24))), parameters.withRoce(() -> f.of(bool()))));
    }
}
