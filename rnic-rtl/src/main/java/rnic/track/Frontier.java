package rnic.track;

import static hdl.Hdl.*;

import hdl.*;
import java.util.ArrayList;
import java.util.List;
import rnic.common.OldestOne;
import rnic.common.RingLines;
import rnic.common.RingRange;

/**
 * Evaluates the three rings of a queue pair: how many packets from the expected one on have arrived without a gap, how
 * many messages end among them, how many of those consume a receive WQE, and where the last one ends. Latency
 * {@link #LATENCY} cycles, one evaluation per cycle.
 *
 * <p>Nothing is rotated. Positions from the expected PSN's on belong to this lap of the ring, those below it to the
 * next one; the first gap is looked for in that order, and sums do not care where the ring begins. The other two rings
 * are needed when the run is known.
 *
 * @param window entries per ring: a power of two from 8
 */
@Doc("Counts the packets that have arrived without a gap, and the messages that end among them.")
public record Frontier(int window) implements Circuit<Frontier.Io> {
    /** Cycles from rings to run: five for its length, one for what lies inside, four for the sums. */
    public static final int LATENCY = 10;
    /** Cycles from rings to the length of the run. */
    static final int LENGTH_LATENCY = 1 + OldestOne.LATENCY + 1;
    /** Cycle in which the first gap is found. */
    private static final int FOUND = LENGTH_LATENCY - 1;
    /** Bits that one LUT counts. */
    private static final int BITS = 6;
    private static final int CHUNK = 8;

    /** The packets from the expected one on that have all arrived. */
    public record Run(
        @Doc("packets, 0 to window") UInt length,
        @Doc("messages that end in the run") UInt messages,
        @Doc("receive WQEs that these consume") UInt receives,
        @Doc("packets of the run up to the last end of a message; 0 when none ends") UInt complete
    ) implements Bundle<Run> {
        static Shape<Run> of(int window) {
            var count = uint(log2Ceil(window) + 1);
            return bundle(Run.class, count, count, count, count);
        }
    }

    public record Io(
        @Doc("entry i is for the PSN of the window that is i modulo the window: marked = it has arrived") UInt received,
        @Doc("marked = that packet ends a message; counts where received") UInt ends,
        @Doc("marked = that message consumes a receive WQE; counts where received")
        UInt consuming,
        @Doc("the expected PSN, as many low bits as the index and one more") UInt expected,
        @Doc("length of the run") UInt length,
        Run run
    ) implements Bundle<Io> {}

    @Override public Io ports(Ports p) {
        return new Io(p.at(0).in(uint(window)), p.at(LENGTH_LATENCY).in(uint(window)),
            p.at(LENGTH_LATENCY).in(uint(window)),
            p.at(0).in(uint(countBits())), p.at(LENGTH_LATENCY).out(uint(countBits())),
            p.at(LATENCY).out(Run.of(window)));
    }

    private int countBits() {
        return log2Ceil(window) + 1;
    }

    private int indexBits() {
        return log2Ceil(window);
    }

    @Override public void body(Io io) {
        timeline(io.received).aligned();

        // Stages 1 to 4: the first gap.
        var start = io.expected.trunc(indexBits());
        var gap = instance(new OldestOne(window));
        gap.ring().set(stage(marked(io.received, RingLines.below(start, io.expected.msb(), window)).not()));
        gap.first().set(start);
        ignore(gap.some(), gap.atFirst(), gap.more());

        // Stage 5: the length of the run, and where it lies.
        var first = at(FOUND, start);
        var lap = at(FOUND, io.expected.msb());
        var end = mux(gap.any(), gap.place(), first);
        var isWhole = gap.any().not();
        var packets = cat(isWhole, end.minus(first));
        check(packets.le(window), "a run is no longer than the window");
        var length = stage(packets);
        io.length.set(length);
        var run = instance(new RingRange(window));
        run.from().set(first);
        run.behind().set(end);
        run.any().set(isWhole);

        // Stage 6: the ends that lie inside the run.
        var lines = stage(RingLines.below(first, lap, window));
        var ends = stage(marked(io.ends, lines).and(run.places()));
        var consuming = stage(marked(io.consuming, lines).and(run.places()));

        // Stages 7 to 10: sums, and the last end.
        io.run.messages().set(sum(ends, "message"));
        io.run.receives().set(sum(consuming, "receive"));
        io.run.complete().set(last(ends, first, at(LENGTH_LATENCY + 1, end)));
        io.run.length().set(length);
    }

    /** Which entries are marked: an entry is the complement of the lap bit of its PSN. */
    private UInt marked(UInt ring, UInt lines) {
        return ring.xor(RingLines.allBelow(lines, window));
    }

    /** Packets up to the last end: the last one before the end of the run is the first one backwards. */
    private UInt last(UInt ends, UInt first, UInt end) {
        var last = instance(new OldestOne(window));
        last.ring().set(reversed(ends));
        last.first().set(end.minus(1).not());
        ignore(last.some(), last.atFirst(), last.more());
        var packets = last.place().not().minus(at(LENGTH_LATENCY + 1, first).minus(1));
        return stage(cat(packets.eq(0), packets).gate(last.any()));
    }

    private static UInt reversed(UInt value) {
        var bits = new ArrayList<Bool>();
        for (int i = 0; i < value.width(); i++) {
            bits.add(value.bit(i));
        }
        return cat(bits);
    }

    /** The number of ones, in four stages: of six bits, of chunks of eight numbers. */
    private UInt sum(UInt bits, String name) {
        List<UInt> sums = new ArrayList<>();
        for (int i = 0; i < window; i += BITS) {
            sums.add(stage(ones(bits.bits(Math.min(i + BITS, window) - 1, i))).named(name + "1_" + i / BITS));
        }
        for (int stage = 2; stage <= 4; stage++) {
            var next = new ArrayList<UInt>();
            for (int i = 0; i < sums.size(); i += CHUNK) {
                next.add(stage(total(sums.subList(i, Math.min(i + CHUNK, sums.size()))))
                    .named(name + stage + "_" + i / CHUNK));
            }
            sums = next;
        }
        var sum = sums.getFirst();
        return sum.width() > countBits() ? sum.trunc(countBits()) : sum.zext(countBits());
    }

    /** The number of ones of at most six bits, without carries: each bit of it is one LUT. */
    private static UInt ones(UInt bits) {
        var all = bits.zext(BITS);
        var low = count(all.bit(0), all.bit(1), all.bit(2));
        var high = count(all.bit(3), all.bit(4), all.bit(5));
        var carry = low.bit(0).and(high.bit(0));
        var upper = count(low.bit(1), high.bit(1), carry);
        return cat(upper, low.bit(0).xor(high.bit(0)));
    }

    /** The number of ones of three bits. */
    private static UInt count(Bool a, Bool b, Bool c) {
        return cat(a.and(b).or(a.xor(b).and(c)), a.xor(b).xor(c));
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
