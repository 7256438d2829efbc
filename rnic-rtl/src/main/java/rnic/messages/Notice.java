package rnic.messages;

import static hdl.Hdl.*;

import hdl.*;
import rnic.protocol.RnicParameters;

/** A signal that is to be sent, and which one. */
public record Notice(
    @Doc("Slow-Packet signal, else a congestion notification") Bool late,
    Signal signal
) implements Bundle<Notice> {
    public static Shape<Notice> of(RnicParameters parameters) {
        return bundle(Notice.class, bool(), Signal.of(parameters));
    }
}
