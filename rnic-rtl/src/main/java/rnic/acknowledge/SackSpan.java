package rnic.acknowledge;

import static hdl.Hdl.*;

import hdl.*;
import java.util.stream.IntStream;
import rnic.common.LowestOne;
import rnic.messages.Arrival;
import rnic.messages.SackRow;

/**
 * Makes of the row of a flow what a SACK says: the part of the window that ends the threshold below the newest
 * packet, and of a part longer than {@link #MOST} packets one chunk of so many, another one each time. Latency
 * {@link #LATENCY} cycles, one row per cycle. Everything is counted from the expected PSN, so no sum is longer than a
 * place in the window. Sources: reliability section 3 (lazy SACK, end of the bitmap, chunk rotation), invariants R13
 * and R17.
 *
 * @param window PSNs that the tracker remembers: 128 or 256
 * @param flows  a power of two
 */
@Doc("Makes of the row of a flow what a SACK says.")
public record SackSpan(int window, int flows) implements Circuit<SackSpan.Io> {
    /** Cycles from the row to the result. */
    public static final int LATENCY = LowestOne.LATENCY + 3;
    /** Cycles from the row to its threshold. */
    public static final int THRESHOLD = LowestOne.LATENCY;
    /** Cycle in which it is known whether a SACK is due, and which chunk has its turn. */
    private static final int KNOWN = THRESHOLD + 1;
    /** Most packets that a SACK speaks of (wire profile section 5). */
    private static final int MOST = 128;
    private static final int LENGTH_BITS = 8;
    private static final int THRESHOLD_BITS = 8;

    public record Io(
        SackRow row,
        @Doc("a SACK will be made of this row if it is due") Bool complete,
        @Doc("row of a flow, with its window") UInt flow,
        @Doc("rel_sack_th") UInt threshold,
        @Doc("rel_sack_rotate") Bool rotate,
        @Doc("the newest packet is further ahead than the threshold: a SACK is due") Bool due,
        UInt start,
        @Doc("1 to 128") UInt length,
        @Doc("bit i: the packet start + i has arrived; 0 behind the length") UInt bitmap
    ) implements Bundle<Io> {}

    @Override public Io ports(Ports p) {
        return new Io(p.at(0).in(SackRow.of(window)), p.at(0).in(bool()), p.at(0).in(uint(indexWidth(flows))),
            p.at(THRESHOLD).in(uint(THRESHOLD_BITS)), p.steady().in(bool()), p.at(LATENCY).out(bool()),
            p.at(LATENCY).out(uint(Arrival.PSN_BITS)), p.at(LATENCY).out(uint(LENGTH_BITS)),
            p.at(LATENCY).out(uint(size())));
    }

    private int size() {
        return Math.min(window, MOST);
    }

    private boolean hasChunks() {
        return window > MOST;
    }

    @Override public void body(Io io) {
        var sack = timeline(io.complete).aligned().valid(io.complete);
        var row = io.row;

        // The newest packet: the lowest one of the reversed bitmap.
        var topmost = instance(new LowestOne(window));
        topmost.value().set(cat(IntStream.range(0, window).mapToObj(row.bitmap()::bit).toList()));

        // How far from the expected PSN the SACK ends; negative if it is not due.
        int bits = Math.max(log2Ceil(window), THRESHOLD_BITS) + 1;
        var distance = stage(topmost.index().not().zext(bits).minus(io.threshold.zext(bits)));
        var due = topmost.any().and(distance.msb().not());

        // Which chunk, and how long it is.
        var isLong = hasChunks() ? distance.bit(log2Ceil(MOST)) : lit(false);
        ignore(distance);                                    // of a small window its upper bits are always 0
        var second = second(io, sack, due, isLong);
        var length = stage(mux(isLong.and(second.not()), lit(MOST, LENGTH_BITS),
            distance.trunc(log2Ceil(size())).zext(LENGTH_BITS).plus(1)));
        var expected = at(KNOWN, row.expected());
        var start = hasChunks() ? stage(mux(second, expected.plus(MOST), expected)) : expected;
        var marked = at(KNOWN, row.bitmap());
        var chosen = hasChunks() ? stage(mux(second, marked.top(MOST), marked.trunc(MOST))) : marked;

        var mask = fill(lit(true), size()).shl(length).not();
        io.due.set(due);
        io.start.set(start);
        io.length.set(length);
        io.bitmap.set(stage(chosen.and(mask)));
        if (hasChunks()) {
            check(io.due.not().or(io.length.ne(0).and(io.length.le(MOST))), "a SACK speaks of 1 to 128 packets");
        }
    }

    /** The second chunk has its turn. */
    private Bool second(Io io, Timeline sack, Bool due, Bool isLong) {
        if (!hasChunks()) {
            ignore(io.rotate, io.flow, io.complete);
            return lit(false);
        }
        var flow = at(KNOWN, io.flow);
        var next = memory(bool(), flows).style(LUTRAM).zeroed();
        var second = next.peek(flow).and(isLong).and(io.rotate);
        when(sack.flag(due), () -> next.write(flow, second.not().and(isLong)));
        return second;
    }
}
