package rnic.rx;

import static hdl.Hdl.bool;
import static hdl.Hdl.delay;
import static hdl.Hdl.ignore;
import static hdl.Hdl.mux;
import static hdl.Hdl.uint;

import hdl.Bool;
import hdl.Bundle;
import hdl.Circuit;
import hdl.Doc;
import hdl.Ports;
import hdl.UInt;
import rnic.transport.Arrival;
import rnic.transport.Progress;

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
        @Doc("the packet names a receive request") Bool receives,
        @Doc("K - 1") UInt messageLimit,
        Progress progress,
        @Doc("row 35") Bool outside,
        @Doc("row 37") Bool bad,
        @Doc("the next expected packet") Bool head
    ) implements Bundle<Io> {}

    @Override public Io ports(Ports p) {
        return new Io(p.in(uint(BITS)), p.in(uint(BITS)), p.in(uint(BITS)), p.in(uint(BITS)), p.in(bool()),
            p.in(uint(8)), p.in(Progress.SHAPE), p.out(bool()), p.out(bool()),
            p.out(bool()));
    }

    @Override public void body(Io io) {
        ignore(io.progress);
        var progress = io.progress;

        // Cycle 0: m - 1, d, r, and the first packet of the message. a + not b is a - b - 1.
        var between = delay(io.msn.plus(progress.messages().not()), 1);
        var distance = delay(io.psn.minus(progress.expected()), 1);
        var request = delay(io.rqmsn.minus(progress.receivesDone()), 1);
        var first = delay(io.psn.minus(io.po), 1);
        var start = delay(progress.messageStart(), 1);
        var po = delay(io.po, 1);

        // Cycle 1: the messages between take a packet each, and a receive request each at most.
        var least = delay(po.plusWide(between), 1);
        var outside = delay(between.gt(delay(io.messageLimit, 1).zext(BITS)), 1);
        var isNext = delay(between.eq(0), 1);
        var isStart = delay(first.eq(start), 1);
        var badRequest = delay(request.gt(between), 1);

        // Cycle 2.
        var beyond = delay(least.gt(delay(distance, 1).zext(BITS + 1)), 1);
        var notStart = delay(isNext.and(isStart.not()), 1);
        var wrongRequest = delay(badRequest.and(delay(io.receives, 2)), 1);

        // Cycle 3.
        var bad = delay(mux(delay(isNext, 1), notStart, beyond).or(wrongRequest), 1);
        io.bad.set(bad);
        io.outside.set(delay(outside, 2));
        io.head.set(delay(delay(distance.eq(0), 1), 2));
    }
}
