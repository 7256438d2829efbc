package rnic.schedule;

import static hdl.Hdl.*;

import hdl.Bundle;
import hdl.Doc;
import hdl.Shape;
import hdl.UInt;
import rnic.context.QueuePairContext;

/** What the scheduler keeps of a queue pair's context. */
record SendContext(
    @Doc("protection domain") UInt pd,
    @Doc("PMTU = 256 << code") UInt mtuCode,
    @Doc("most PSNs outstanding") UInt window,
    @Doc("most messages outstanding less one") UInt messageLimit,
    @Doc("paths in use less one") UInt lastPath
) implements Bundle<SendContext> {
    static final Shape<SendContext> SHAPE = bundle(SendContext.class, uint(16), uint(3), uint(13), uint(8), uint(4));

    static SendContext of(QueuePairContext context) {
        return new SendContext(context.pd(), context.mtuCode(), context.sendWindow(), context.messageLimit(),
            context.lastPath());
    }
}
