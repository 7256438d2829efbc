package rnic.schedule;

import static hdl.Hdl.*;

import hdl.*;
import rnic.context.QueuePairContext;
import rnic.protocol.RnicParameters;

/** What the scheduler keeps of a queue pair's context. */
public record SendContext(
    @Doc("protection domain") UInt pd,
    @Doc("PMTU = 256 << code") UInt mtuCode,
    @Doc("most PSNs of requests outstanding") UInt window,
    @Doc("most PSNs of responses outstanding") UInt responseWindow,
    @Doc("most messages outstanding less one") UInt messageLimit,
    @Doc("paths in use less one") UInt lastPath,
    @Doc("most Reads and atomics outstanding; 0: there may be none") UInt readsOutstanding
) implements Bundle<SendContext> {
    /** Limits are as wide as the largest that commands let pass. */
    static Shape<SendContext> of(RnicParameters parameters) {
        int window = windowBits(parameters);
        return bundle(SendContext.class, uint(16), uint(3), uint(window), uint(window), uint(limitBits(parameters)),
            uint(4), uint(readBits(parameters)));
    }

    private static int windowBits(RnicParameters parameters) {
        return log2Ceil(parameters.window()) + 1;
    }

    private static int limitBits(RnicParameters parameters) {
        return log2Ceil(parameters.messages());
    }

    private static int readBits(RnicParameters parameters) {
        return log2Ceil(parameters.reads()) + 1;
    }

    static SendContext of(RnicParameters parameters, QueuePairContext context) {
        int window = windowBits(parameters);
        return new SendContext(context.pd(), context.mtuCode(), context.sendWindow().trunc(window),
            context.responseWindow().trunc(window), context.messageLimit().trunc(limitBits(parameters)),
            context.lastPath(), context.readsOutstanding().trunc(readBits(parameters)));
    }
}
