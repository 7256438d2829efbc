package rnic.schedule;

import static hdl.Hdl.*;

import hdl.*;
import java.util.Optional;
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
    @Doc("most Reads and atomics outstanding; 0: there may be none") UInt readsOutstanding,
    @Doc("congestion is controlled, where that can be") Optional<Bool> controlled,
    @Doc("it speaks RoCEv2, in a NIC that may") Optional<Bool> roce
) implements Bundle<SendContext> {
    /** Limits are as wide as the largest that commands let pass. */
    static Shape<SendContext> of(RnicParameters parameters) {
        int window = windowBits(parameters);
        return bundle(f -> new SendContext(f.of(uint(16)), f.of(uint(3)), f.of(uint(window)), f.of(uint(window)),
            f.of(uint(limitBits(parameters))), f.of(uint(4)), f.of(uint(readBits(parameters))),
            parameters.congestion().map(_ -> f.of(bool())), parameters.withRoce(() -> f.of(bool()))));
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
            context.lastPath(), context.readsOutstanding().trunc(readBits(parameters)),
            context.controlled(), context.roce());
    }
}
