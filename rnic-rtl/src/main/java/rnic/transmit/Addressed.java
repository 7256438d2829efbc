package rnic.transmit;

import static hdl.Hdl.*;

import hdl.*;
import rnic.context.Peer;
import rnic.messages.Answer;
import rnic.protocol.RnicParameters;

/** A packet of either kind whose peer is known. */
record Addressed(Outgoing packet, Peer peer) implements Bundle<Addressed> {
    static Shape<Addressed> of(RnicParameters parameters) {
        return bundle(Addressed.class, Outgoing.of(parameters), Peer.of(parameters));
    }

    static Addressed of(RnicParameters parameters, Answer answer) {
        return new Addressed(Outgoing.of(parameters, answer), answer.peer());
    }
}
