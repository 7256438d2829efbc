package rnic.track;

import static hdl.Hdl.*;

import hdl.Bool;
import hdl.Bundle;
import hdl.Circuit;
import hdl.Doc;
import hdl.Ports;
import hdl.UInt;

/**
 * One ring of one-bit entries per queue pair: written one entry at a time, read one whole ring at a time. Read latency
 * 2 cycles; a read at the edge of a write sees the ring before it. One write and one read per cycle. 32 Kb with rows of
 * 32 bits, or any multiple, fill whole block RAMs: a RAMB36 has a one-bit write port and a 32-bit read port.
 *
 * @param window     entries per ring: a power of two from 8
 * @param queuePairs rings: a power of two from 2
 */
@Doc("One ring of one-bit entries per queue pair, written by entry and read by ring.")
public record RingRows(int window, int queuePairs) implements Circuit<RingRows.Io> {
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
        return new Io(p.in(bool()), p.in(qp), p.in(uint(log2Ceil(window))), p.in(bool()), p.at(0).in(qp),
            p.at(2).out(uint(window)));
    }

    @Override public void body(Io io) {
        var bits = memory(bool(), queuePairs * window).style(BRAM).latency(2);
        when(io.write, () -> bits.write(cat(io.writeQp, io.writeIndex), io.writeBit));
        var row = bits.readWide(io.readQp, window);
        io.row.set(row);
    }
}
