package rnic.transport;

import static hdl.Hdl.bundle;
import static hdl.Hdl.cat;
import static hdl.Hdl.delay;
import static hdl.Hdl.fill;
import static hdl.Hdl.instance;
import static hdl.Hdl.lit;
import static hdl.Hdl.log2Ceil;
import static hdl.Hdl.mux;
import static hdl.Hdl.uint;

import hdl.Bool;
import hdl.Bundle;
import hdl.Circuit;
import hdl.Doc;
import hdl.Ports;
import hdl.Shape;
import hdl.UInt;
import java.util.ArrayList;
import java.util.List;

/**
 * Evaluates the three bitmaps of a queue pair: how many packets from the expected one on have arrived without a gap,
 * how many messages end among them, how many of those consume a receive work request, and where the last one ends.
 * Latency {@link #LATENCY} cycles, one evaluation per cycle.
 *
 * @param window bits per bitmap: a power of two from 8
 */
@Doc("Counts the packets that have arrived without a gap, and the messages that end among them.")
public record Frontier(int window) implements Circuit<Frontier.Io> {
    /** Cycles from bitmaps to run: three for its length, one for the mask, four for the sums. */
    public static final int LATENCY = 8;
    /** Cycles from bitmaps to the length of the run. */
    static final int LENGTH_LATENCY = LowestOne.LATENCY;
    private static final int CHUNK = 8;

    /** The packets from the expected one on that have all arrived. */
    public record Run(
        @Doc("packets, 0 to window") UInt length,
        @Doc("messages that end in the run") UInt messages,
        @Doc("receive work requests that these consume") UInt receives,
        @Doc("packets of the run up to the last end of a message; 0 when none ends") UInt complete
    ) implements Bundle<Run> {
        static Shape<Run> of(int window) {
            var count = uint(log2Ceil(window) + 1);
            return bundle(f -> new Run(f.of(count), f.of(count), f.of(count), f.of(count)));
        }
    }

    public record Io(
        @Doc("bit i: the expected PSN + i has arrived") UInt received,
        @Doc("bit i: that packet ends a message; counts where received") UInt ends,
        @Doc("bit i: that message consumes a receive work request; counts where received") UInt consumes,
        @Doc("length of the run, three cycles after the bitmaps") UInt length,
        Run run
    ) implements Bundle<Io> {}

    @Override public Io ports(Ports p) {
        return new Io(p.in(uint(window)), p.in(uint(window)), p.in(uint(window)), p.out(uint(countBits())),
            p.out(Run.of(window)));
    }

    private int countBits() {
        return log2Ceil(window) + 1;
    }

    @Override public void body(Io io) {
        var length = length(io.received);
        io.length.set(length);

        // Stage 4: what lies inside the run.
        var inside = fill(lit(true), window).shl(length).not();
        var ends = delay(delay(io.ends, LENGTH_LATENCY).and(inside), 1);
        var consumes = delay(delay(io.consumes, LENGTH_LATENCY).and(inside), 1);

        // Stages 5 to 8: sums, and the last end.
        var messages = sum(ends, "message");
        var receives = sum(consumes, "receive");
        var complete = last(ends);
        var runLength = delay(length, LATENCY - LENGTH_LATENCY);
        io.run.length().set(runLength);
        io.run.messages().set(messages);
        io.run.receives().set(receives);
        io.run.complete().set(complete);
    }

    /** Ones below the lowest zero. */
    private UInt length(UInt received) {
        var gap = instance(new LowestOne(window));
        gap.value().set(received.not());
        return mux(gap.any(), gap.index().zext(countBits()), lit(window, countBits()));
    }

    /** Bits up to the highest one. */
    private UInt last(UInt ends) {
        var end = instance(new LowestOne(window));
        end.value().set(reversed(ends));
        return delay(lit(window, countBits()).minus(end.index().zext(countBits())).gate(end.any()), 1);
    }

    private UInt reversed(UInt value) {
        var bits = new ArrayList<Bool>();
        for (int i = 0; i < window; i++) {
            bits.add(value.bit(i));
        }
        return cat(bits);
    }

    /** The number of ones, in four stages of chunks of eight. */
    private UInt sum(UInt bits, String name) {
        List<UInt> sums = new ArrayList<>();
        for (int i = 0; i < window; i++) {
            sums.add(bits.bits(i, i));
        }
        for (int stage = 1; stage <= 4; stage++) {
            var next = new ArrayList<UInt>();
            for (int i = 0; i < sums.size(); i += CHUNK) {
                next.add(delay(total(sums.subList(i, Math.min(i + CHUNK, sums.size()))), 1)
                    .named(name + stage + "_" + i / CHUNK));
            }
            sums = next;
        }
        var sum = sums.getFirst();
        return sum.width() > countBits() ? sum.trunc(countBits()) : sum.zext(countBits());
    }

    private static UInt total(List<UInt> values) {
        if (values.size() == 1) {
            return values.getFirst();
        }
        int half = values.size() / 2;
        var low = total(values.subList(0, half));
        var high = total(values.subList(half, values.size()));
        int width = Math.max(low.width(), high.width());
        return low.zext(width).plusWide(high.zext(width));
    }
}
