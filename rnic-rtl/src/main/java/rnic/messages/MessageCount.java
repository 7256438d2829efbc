package rnic.messages;

import static hdl.Hdl.*;

import hdl.*;
import hdl.lib.Valid;
import rnic.protocol.RnicParameters;

/** Messages that the peer has acknowledged: of requests, or of responses, where only one of them is meant. */
public record MessageCount(
    @Doc("queue pair, local number") UInt qp,
    @Doc("that the peer has completed in this life, modulo 65536") UInt messages
) implements Bundle<MessageCount> {
    public static final int BITS = 16;

    /** Enough to compare counts of which one is at most K ahead of the other, and to see which one. */
    public static int openBits(RnicParameters parameters) {
        return log2Ceil(parameters.messages()) + 2;
    }

    public static Shape<MessageCount> of(RnicParameters parameters) {
        return bundle(MessageCount.class, uint(indexWidth(parameters.queuePairs())), uint(BITS));
    }

    public static Valid<MessageCount> ofRequests(Valid<WindowUpdate> update, RnicParameters parameters) {
        return new Valid<>(update.valid().and(update.value().flow().responses().not()), of(update.value(), parameters));
    }

    public static Valid<MessageCount> ofResponses(Valid<WindowUpdate> update, RnicParameters parameters) {
        return new Valid<>(update.valid().and(update.value().flow().responses()), of(update.value(), parameters));
    }

    private static MessageCount of(WindowUpdate update, RnicParameters parameters) {
        return new MessageCount(update.flow().qp(), parameters.inLife(update.messages()).trunc(BITS));
    }
}
