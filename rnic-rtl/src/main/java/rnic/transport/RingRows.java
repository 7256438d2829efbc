package rnic.transport;

import static hdl.Hdl.BRAM;
import static hdl.Hdl.bool;
import static hdl.Hdl.cat;
import static hdl.Hdl.indexWidth;
import static hdl.Hdl.log2Ceil;
import static hdl.Hdl.memory;
import static hdl.Hdl.uint;
import static hdl.Hdl.when;

import hdl.Bool;
import hdl.Bundle;
import hdl.Circuit;
import hdl.Doc;
import hdl.Ports;
import hdl.UInt;
import java.util.ArrayList;

/**
 * One ring of one-bit entries per queue pair: written one entry at a time, read one whole ring at a time. Read latency 2 cycles; a
 * read at the edge of a write sees the ring before it. One write and one read per cycle. Memories of 32-bit rows side by side,
 * because a block RAM turns a one-bit write and a 32-bit read into one RAMB36.
 *
 * @param window     entries per ring: a power of two from 8
 * @param queuePairs rings: a power of two from 2
 */
@Doc("One ring of one-bit entries per queue pair, written by entry and read by ring.")
public record RingRows(int window, int queuePairs) implements Circuit<RingRows.Io> {
    private static final int WIDEST_ROW = 32;

    public record Io(
        @Doc("an entry is written") Bool write,
        @Doc("queue pair of the entry") UInt writeQp,
        @Doc("number of the entry in its ring") UInt writeIndex,
        @Doc("value of the entry") Bool writeBit,
        @Doc("queue pair of the ring to read") UInt readQp,
        @Doc("the ring, entry 0 least significant; two cycles later") UInt row
    ) implements Bundle<Io> {}

    @Override public Io ports(Ports p) {
        var qp = uint(indexWidth(queuePairs));
        return new Io(p.in(bool()), p.in(qp), p.in(uint(log2Ceil(window))), p.in(bool()), p.in(qp), p.out(uint(window)));
    }

    @Override public void body(Io io) {
        int entries = Math.min(WIDEST_ROW, window);
        int low = log2Ceil(entries);
        var parts = new ArrayList<UInt>();
        for (int first = 0; first < window; first += entries) {
            var bits = memory(bool(), queuePairs * entries).named("bits" + first).style(BRAM).latency(2);
            var isHere = first == 0 && window == entries ? io.write
                : io.write.and(io.writeIndex.bits(log2Ceil(window) - 1, low).eq(first / entries));
            when(isHere, () -> bits.write(cat(io.writeQp, io.writeIndex.trunc(low)), io.writeBit));
            parts.addFirst(bits.readWide(io.readQp, entries).named("row" + first));
        }
        io.row.set(cat(parts));
    }
}
