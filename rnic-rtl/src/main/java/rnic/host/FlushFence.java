package rnic.host;

import static hdl.Hdl.bool;
import static hdl.Hdl.log2Ceil;
import static hdl.Hdl.reg;
import static hdl.Hdl.machine;
import static hdl.Hdl.uint;
import static hdl.Hdl.when;

import hdl.Bundle;
import hdl.Circuit;
import hdl.Doc;
import hdl.Ports;
import hdl.UInt;
import hdl.lib.Stream;
import rnic.RnicParameters;

/**
 * Holds a flush back until every packet that was accepted before it has been reported: for {@link #SETTLING} cycles, in
 * which the last packets leave the receive core, then until the packets that were waiting for their report at that time
 * have left.
 */
@Doc("Holds a flush back until everything accepted before it has been reported.")
public record FlushFence(RnicParameters parameters) implements Circuit<FlushFence.Io> {
    /** Cycles from a change of state until no packet of the queue pair is in the receive core. */
    static final int SETTLING = 128;

    /** Where the flush is. */
    enum Step { IDLE, SETTLING, WAITING, OPEN }

    public record Io(
        Stream<Flush> in,
        @Doc("packets that have begun to wait for their report, modulo 65536") UInt entered,
        @Doc("packets that have been reported, modulo 65536") UInt left,
        Stream<Flush> out
    ) implements Bundle<Io> {}

    @Override public Io ports(Ports p) {
        return new Io(p.in(Stream.of(Flush.of(parameters))), p.in(uint(16)), p.in(uint(16)),
            p.out(Stream.of(Flush.of(parameters))));
    }

    @Override public void body(Io io) {
        var step = machine(Step.IDLE);
        var count = reg(uint(log2Ceil(SETTLING))).init(0);
        var target = reg(uint(16));
        var missing = reg(uint(16));
        var known = reg(bool()).init(0);                     // missing belongs to this flush
        missing.next(target.minus(io.left));
        known.next(step.is(Step.WAITING));
        step.in(Step.IDLE, () -> when(io.in.valid(), () -> step.go(Step.SETTLING)))
            .in(Step.SETTLING, () -> {
                count.next(count.plus(1));
                target.next(io.entered);
                when(count.all(), () -> step.go(Step.WAITING));
            })
            .in(Step.WAITING, () -> when(known.and(missing.eq(0).or(missing.msb())), () -> step.go(Step.OPEN)))
            .in(Step.OPEN, () -> when(io.out.ready(), () -> step.go(Step.IDLE)));
        io.out.valid().set(step.is(Step.OPEN));
        io.out.payload().set(io.in.payload());
        io.in.ready().set(step.is(Step.OPEN).and(io.out.ready()));
    }
}
