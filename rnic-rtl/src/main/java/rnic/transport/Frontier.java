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
 * Evaluates the three rings of a queue pair: how many packets from the expected one on have arrived without a gap, how
 * many messages end among them, how many of those consume a receive work request, and where the last one ends. Latency
 * {@link #LATENCY} cycles, one evaluation per cycle.
 *
 * <p>Nothing is rotated. A position of the window is counted as if the ring stood twice in a row: entries from the
 * expected PSN's on keep their index, entries below it belong to the next lap and come a window later. So the first gap
 * is the lowest one of twice as many bits, and sums do not care where the ring begins.
 *
 * @param window entries per ring: a power of two from 8
 */
@Doc("Counts the packets that have arrived without a gap, and the messages that end among them.")
public record Frontier(int window) implements Circuit<Frontier.Io> {
    /** Cycles from rings to run: five for its length, one for what lies inside, four for the sums. */
    public static final int LATENCY = 10;
    /** Cycles from rings to the length of the run. */
    static final int LENGTH_LATENCY = 1 + LowestOne.LATENCY + 1;
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
        @Doc("entry i is for the PSN of the window that is i modulo the window: marked = it has arrived") UInt received,
        @Doc("marked = that packet ends a message; counts where received") UInt ends,
        @Doc("marked = that message consumes a receive work request; counts where received") UInt consumes,
        @Doc("the expected PSN, as many low bits as the index and one more") UInt expected,
        @Doc("length of the run, five cycles after the rings") UInt length,
        Run run
    ) implements Bundle<Io> {}

    @Override public Io ports(Ports p) {
        return new Io(p.in(uint(window)), p.in(uint(window)), p.in(uint(window)), p.in(uint(countBits())),
            p.out(uint(countBits())), p.out(Run.of(window)));
    }

    private int countBits() {
        return log2Ceil(window) + 1;
    }

    private int indexBits() {
        return log2Ceil(window);
    }

    @Override public void body(Io io) {
        // Stages 1 to 4: the first gap, of this lap before those of the next.
        var start = io.expected.trunc(indexBits());
        var below = below(start);
        var gaps = marked(io.received, below, io.expected.msb()).not();
        var gap = instance(new LowestOne(2 * window));
        gap.value().set(cat(delay(gaps.and(below), 1), delay(gaps.and(below.not()), 1)));
        var first = delay(start, LENGTH_LATENCY - 1);
        var end = mux(gap.any(), gap.index(), cat(lit(true), first));
        var length = delay(end.minus(first.zext(countBits())), 1);
        io.length.set(length);

        // Stages 5 and 6: the ends that lie inside the run.
        var next = delay(end.msb(), 1);                                  // the run goes on in the next lap
        var belowStart = delay(below(first), 1);
        var belowEnd = delay(below(end.trunc(indexBits())), 1);
        var inside = mux(next, belowStart.not().or(belowEnd), belowEnd.and(belowStart.not()));
        var lap = delay(io.expected.msb(), LENGTH_LATENCY);
        var ends = marked(delay(io.ends, LENGTH_LATENCY), belowStart, lap).and(inside);
        var consumes = marked(delay(io.consumes, LENGTH_LATENCY), belowStart, lap).and(inside);
        var endsNow = delay(ends.and(belowStart.not()), 1);
        var endsNext = delay(ends.and(belowStart), 1);

        // Stages 7 to 10: sums, and the last end.
        io.run.messages().set(sum(delay(ends, 1), "message"));
        io.run.receives().set(sum(delay(consumes, 1), "receive"));
        io.run.complete().set(last(endsNow, endsNext, delay(first, 2 + LowestOne.LATENCY)));
        var runLength = delay(length, LATENCY - LENGTH_LATENCY);
        io.run.length().set(runLength);
    }

    /** A mask of the positions below one. */
    private UInt below(UInt index) {
        return fill(lit(true), window).shl(index).not();
    }

    /** Which entries are marked: an entry is the complement of the lap bit of its PSN. */
    private UInt marked(UInt ring, UInt nextLap, Bool lap) {
        return ring.xor(nextLap).xor(fill(lap, window));
    }

    /** Packets up to the last end: the highest one of two laps is the lowest one backwards. */
    private UInt last(UInt endsNow, UInt endsNext, UInt first) {
        var end = instance(new LowestOne(2 * window));
        end.value().set(reversed(cat(endsNext, endsNow)));
        var behind = end.index().not().plus(1);
        return delay(behind.minus(first.zext(countBits())).gate(end.any()), 1);
    }

    private static UInt reversed(UInt value) {
        var bits = new ArrayList<Bool>();
        for (int i = 0; i < value.width(); i++) {
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
