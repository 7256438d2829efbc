package rnic.track;

import static hdl.Hdl.*;

import hdl.*;

/**
 * One ring of one-bit entries per flow: written one entry at a time, read one whole ring at a time. Read latency
 * 2 cycles; a read at the edge of a write sees the ring before it. One write and one read per cycle. 32 Kb with rows of
 * 32 bits, or any multiple, fill whole block RAMs: a RAMB36 has a one-bit write port and a 32-bit read port.
 *
 * @param window entries per ring: a power of two from 8
 * @param flows  rings: a power of two from 2
 */
@Doc("One ring of one-bit entries per flow, written by entry and read by ring.")
public record RingRows(int window, int flows) implements Circuit<RingRows.Io> {
    public record Io(
        @Doc("an entry is written") Bool write,
        @Doc("flow of the entry") UInt writeFlow,
        @Doc("number of the entry in its ring") UInt writeIndex,
        @Doc("value of the entry") Bool writeBit,
        @Doc("flow of the ring to read") UInt readFlow,
        @Doc("the ring, entry 0 least significant") UInt row
    ) implements Bundle<Io> {}

    @Override public Io ports(Ports p) {
        var flow = uint(indexWidth(flows));
        return new Io(p.in(bool()), p.in(flow), p.in(uint(log2Ceil(window))), p.in(bool()), p.at(0).in(flow),
            p.at(2).out(uint(window)));
    }

    @Override public void body(Io io) {
        var bits = memory(bool(), flows * window).style(BRAM).latency(2);
        when(io.write, () -> bits.write(cat(io.writeFlow, io.writeIndex), io.writeBit));
        var row = bits.readWide(io.readFlow, window);
        io.row.set(row);
    }
}
