package rnic.schedule;

import static hdl.Hdl.*;

import hdl.*;
import rnic.context.QueuePairContext;

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
    static final Shape<SendContext> SHAPE = bundle(SendContext.class, uint(16), uint(3), uint(13), uint(13), uint(8),
        uint(4), uint(6));

    static SendContext of(QueuePairContext context) {
        return new SendContext(context.pd(), context.mtuCode(), context.sendWindow(), context.responseWindow(),
            context.messageLimit(), context.lastPath(), context.readsOutstanding());
    }
}
