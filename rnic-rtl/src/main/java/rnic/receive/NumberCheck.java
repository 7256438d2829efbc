package rnic.receive;

import static hdl.Hdl.*;

import hdl.*;
import rnic.messages.Arrival;
import rnic.messages.Progress;

/**
 * Whether the numbers of a packet fit together with how far its queue pair has come (rows 35 and 37 of the table of
 * malformed input; reliability section 3). Latency {@link #LATENCY} cycles, one packet per cycle, never stalls. The
 * progress may be some packets old: a packet that fits a newer one fits every older one.
 */
@Doc("Whether PSN, MSN, PO and RQMSN of a packet fit together with how far its queue pair has come.")
public record NumberCheck() implements Circuit<NumberCheck.Io> {
    /** Cycles from operands to flags. */
    public static final int LATENCY = 4;
    private static final int BITS = Arrival.PSN_BITS;

    public record Io(
        UInt psn,
        UInt po,
        UInt msn,
        UInt rqmsn,
        @Doc("the packet names a receive WQE") Bool receives,
        @Doc("K - 1") UInt messageLimit,
        Progress progress,
        @Doc("row 35") Bool outside,
        @Doc("row 37") Bool bad
    ) implements Bundle<Io> {}

    @Override public Io ports(Ports p) {
        var in = p.at(0);
        var out = p.at(LATENCY);
        return new Io(in.in(uint(BITS)), in.in(uint(BITS)), in.in(uint(BITS)), in.in(uint(BITS)), in.in(bool()),
            in.in(uint(8)), in.in(Progress.SHAPE), out.out(bool()), out.out(bool()));
    }

    @Override public void body(Io io) {
        ignore(io.progress);
        timeline(io.psn).aligned();
        var progress = io.progress;

        // Cycle 0: m - 1, d, r, and the first packet of the message. a + not b is a - b - 1.
        var between = stage(io.msn.plus(progress.messages().not()));
        var distance = stage(io.psn.minus(progress.expected()));
        var wqe = stage(io.rqmsn.minus(progress.receivesDone()));
        var first = stage(io.psn.minus(io.po));

        // Cycle 1: the messages between take a packet each, and a receive WQE each at most.
        var least = stage(io.po.plusWide(between));
        var outside = stage(between.gt(io.messageLimit.zext(BITS)));
        var isNext = stage(between.eq(0));
        var isStart = stage(first.eq(progress.messageStart()));
        var badWqe = stage(wqe.gt(between));

        // Cycle 2.
        var beyond = stage(least.gt(distance.zext(BITS + 1)));
        var notStart = stage(isNext.and(isStart.not()));
        var wrongRequest = stage(badWqe.and(io.receives));

        // Cycle 3.
        io.bad.set(stage(mux(isNext, notStart, beyond).or(wrongRequest)));
        io.outside.set(outside);
    }
}
