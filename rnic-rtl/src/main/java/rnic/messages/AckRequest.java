package rnic.messages;

import static hdl.Hdl.*;

import hdl.*;
import java.util.Optional;
import rnic.protocol.FatalError;
import rnic.protocol.RnicParameters;

/** A queue pair whose peer is to get an acknowledgement; what it says is found out when it is made. */
public record AckRequest(
    Flow flow,
    @Doc("fatal NAK: as in FatalError; 0 = none") UInt code,
    @Doc("RNR NAK, if no other") Bool notReady,
    @Doc("congestion was seen since the last request") Bool becn,
    @Doc("no packet had arrived behind a gap: there is nothing to say in a SACK") Bool gapless,
    Echo echo,
    @Doc("RoCEv2: the next packet is missing, if nothing else is said") Optional<Bool> missing,
    @Doc("where paths learn: the peer sends again and asks, so it has nothing new to send") Optional<Bool> tail
) implements Bundle<AckRequest> {
    public static Shape<AckRequest> of(RnicParameters parameters) {
        return bundle(f -> new AckRequest(f.of(Flow.of(parameters)), f.of(uint(FatalError.CODE_BITS)), f.of(bool()),
            f.of(bool()), f.of(bool()), f.of(Echo.SHAPE), parameters.withRoce(() -> f.of(bool())),
            parameters.congestion().map(_ -> f.of(bool()))));
    }
}
