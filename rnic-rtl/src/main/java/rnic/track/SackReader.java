package rnic.track;

import static hdl.Hdl.*;

import hdl.*;
import hdl.lib.Valid;
import rnic.messages.ProgressWrite;
import rnic.messages.SackRow;
import rnic.track.ProgressTable.Kept;

/**
 * Reads what a SACK says out of copies of its own. Latency {@link #LATENCY} cycles, one request per cycle, never
 * stalls.
 *
 * @param window entries per ring: a power of two from 8
 * @param flows  a power of two from 2
 */
@Doc("Reads the bitmap and the progress for a SACK.")
public record SackReader(int window, int flows) implements Circuit<SackReader.Io> {
    /** Cycles from request to row. */
    static final int LATENCY = 2 + PhaseDecoder.LATENCY;

    public record Io(
        @Doc("flow") Valid<UInt> request,
        @Doc("not before the progress that counts it") Valid<RingWrite> ringWrite,
        Valid<ProgressWrite> progressWrite,
        Valid<SackRow> row
    ) implements Bundle<Io> {}

    @Override public Io ports(Ports p) {
        return new Io(p.at(0).in(Valid.of(uint(indexWidth(flows)))),
            p.in(Valid.of(RingWrite.of(window, flows))),
            p.in(Valid.of(ProgressWrite.of(flows))), p.at(LATENCY).out(Valid.of(SackRow.of(window))));
    }

    @Override public void body(Io io) {
        var request = timeline(io.request).aligned();
        var write = io.ringWrite.value();
        var table = instance(new ProgressTable(flows, Kept.EXPECTED));
        table.write().set(io.progressWrite);
        table.readFlow().set(io.request.value());
        var ring = instance(new RingRows(window, flows));
        ring.write().set(io.ringWrite.valid());
        ring.writeFlow().set(write.flow());
        ring.writeIndex().set(write.index());
        ring.writeBit().set(write.received());
        ring.readFlow().set(io.request.value());
        ignore(write.ends(), write.consuming(), table.progress());

        var decoder = instance(new PhaseDecoder(window));
        decoder.ring().set(ring.row());
        decoder.expected().set(table.progress().expected().trunc(log2Ceil(window) + 1));
        var bitmap = decoder.marked();
        io.row.valid().set(request.valid());
        io.row.value().set(new SackRow(bitmap, table.progress().expected()));
        check(request.flag(bitmap.bit(0)).not(), "the expected packet is missing");
    }
}
