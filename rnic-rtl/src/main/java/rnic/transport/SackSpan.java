package rnic.transport;

import static hdl.Hdl.LUTRAM;
import static hdl.Hdl.bool;
import static hdl.Hdl.cat;
import static hdl.Hdl.delay;
import static hdl.Hdl.fill;
import static hdl.Hdl.ignore;
import static hdl.Hdl.indexWidth;
import static hdl.Hdl.instance;
import static hdl.Hdl.lit;
import static hdl.Hdl.log2Ceil;
import static hdl.Hdl.memory;
import static hdl.Hdl.mux;
import static hdl.Hdl.uint;
import static hdl.Hdl.when;

import hdl.Bool;
import hdl.Bundle;
import hdl.Circuit;
import hdl.Doc;
import hdl.Ports;
import hdl.UInt;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import rnic.rx.Valids;

/**
 * Makes of the rows of a queue pair what a SACK says: the part of the window that ends the threshold below the newest
 * packet, of it one chunk of 128 packets, another one each time. The rows of all chunks come in consecutive cycles,
 * the highest first, so that every packet that looks missing lies the threshold below one that had arrived before.
 * Latency {@link #LATENCY} cycles from the last row, one set of rows after the other. Sources: reliability section 3
 * (lazy SACK, end of the bitmap, chunk rotation), invariants R13 and R17.
 *
 * @param window     PSNs that the tracker remembers: 128 or 256
 * @param queuePairs a power of two
 */
@Doc("Makes of the rows of a queue pair what a SACK says.")
public record SackSpan(int window, int queuePairs) implements Circuit<SackSpan.Io> {
    private static final int NEWEST = LowestOne.LATENCY + 1;
    /** Cycles from the row of chunk 0 to the result. */
    public static final int LATENCY = NEWEST + 5;
    /** Cycles from the row of chunk 0 to its threshold. */
    public static final int THRESHOLD = 2;
    private static final int LENGTH_BITS = 8;

    public record Io(
        @Doc("highest chunk first, without gaps") SackRow row,
        @Doc("this is the row of chunk 0, and a SACK will be made if it is due") Bool complete,
        @Doc("with the row of chunk 0") UInt qp,
        @Doc("rel_sack_th, two cycles after the row of chunk 0") UInt threshold,
        @Doc("rel_sack_rotate") Bool rotate,
        @Doc("the newest packet is further ahead than the threshold: a SACK is due") Bool due,
        UInt start,
        @Doc("1 to 128") UInt length,
        @Doc("bit i: the packet start + i has arrived; 0 behind the length") UInt bitmap
    ) implements Bundle<Io> {}

    /** A chunk: its first PSN, its bits, and how far behind its first PSN the end of the SACK lies. */
    private record Chunk(UInt start, UInt bits, UInt distance) {
        /** The end lies inside or behind it. */
        Bool isReached() {
            return distance.msb().not();
        }
    }

    @Override public Io ports(Ports p) {
        return new Io(p.in(SackRow.of(window)), p.in(bool()), p.in(uint(indexWidth(queuePairs))), p.in(uint(8)),
            p.in(bool()), p.out(bool()), p.out(uint(Arrival.PSN_BITS)), p.out(uint(LENGTH_BITS)),
            p.out(uint(SackRow.bits(window))));
    }

    private int chunks() {
        return window / SackRow.bits(window);
    }

    @Override public void body(Io io) {
        int size = SackRow.bits(window);
        var row = io.row;
        ignore(row.progress().messages(), row.progress().messageStart(), row.progress().receivesDone());

        // The newest packet of each row: the lowest one of the reversed bitmap.
        var topmost = instance(new LowestOne(size));
        topmost.value().set(cat(IntStream.range(0, size).mapToObj(row.bitmap()::bit).toList()));
        var rowAny = topmost.any();
        var rowTop = cat(lit(0, Arrival.PSN_BITS - log2Ceil(size)), topmost.index().not());
        var rowStart = delay(row.progress().expected(), LowestOne.LATENCY);
        var rowBits = delay(row.bitmap(), LowestOne.LATENCY);

        // The row of chunk k came k cycles ago.
        var starts = new ArrayList<UInt>();
        var any = rowAny;
        var base = rowStart.plus(rowTop);
        for (int k = 0; k < chunks(); k++) {
            var start = k == 0 ? rowStart : delay(rowStart, k).plus((long) size * k);
            starts.add(delay(start, 1).named("start" + k));
            if (k > 0) {
                var has = delay(rowAny, k).named("any" + k);
                base = mux(has, start.plus(delay(rowTop, k)), base);
                any = any.or(has);
            }
        }
        var newest = delay(base, 1);
        var exists = delay(any, 1);
        var end = delay(newest.minus(delay(io.threshold, NEWEST - THRESHOLD).zext(Arrival.PSN_BITS)), 1);
        var chunks = new ArrayList<Chunk>();
        for (int k = 0; k < chunks(); k++) {
            var start = delay(starts.get(k), 1);
            chunks.add(new Chunk(delay(start, 1), delay(rowBits, k + 3), delay(end.minus(start), 1)));
        }
        choose(io, chunks, delay(exists, 2));
    }

    /** Three cycles: which chunk, its length, its bits. */
    private void choose(Io io, List<Chunk> chunks, Bool exists) {
        var first = chunks.getFirst();
        var due = exists.and(first.isReached());
        var chosen = first;
        if (chunks.size() == 1) {
            ignore(io.rotate, io.qp, io.complete);
        } else {
            var second = chunks.getLast();
            var complete = Valids.later(io.complete, NEWEST + 2);
            var qp = delay(io.qp, NEWEST + 2);
            var next = memory(bool(), queuePairs).style(LUTRAM).zeroed();
            var turn = next.peek(qp).and(second.isReached()).and(io.rotate);
            when(complete.and(due), () -> next.write(qp, turn.not().and(second.isReached())));
            chosen = new Chunk(mux(turn, second.start(), first.start()), mux(turn, second.bits(), first.bits()),
                mux(turn, second.distance(), first.distance()));
        }
        int size = SackRow.bits(window);
        var distance = delay(chosen.distance(), 1);
        var isFull = distance.top(Arrival.PSN_BITS - log2Ceil(size)).any();
        var length = delay(mux(isFull, lit(size, LENGTH_BITS),
            distance.trunc(LENGTH_BITS).and(size - 1L).plus(1)), 1);
        var mask = fill(lit(true), size).shl(length).not();
        io.due.set(delay(due, 3));
        io.start.set(delay(chosen.start(), 3));
        io.length.set(delay(length, 1));
        io.bitmap.set(delay(delay(chosen.bits(), 2).and(mask), 1));
    }
}
