package rnic.track;

import static hdl.Hdl.BRAM;
import static hdl.Hdl.indexWidth;
import static hdl.Hdl.memory;
import static hdl.Hdl.uint;
import static hdl.Hdl.when;

import hdl.Bundle;
import hdl.Circuit;
import hdl.Doc;
import hdl.Ports;
import hdl.UInt;
import hdl.lib.Valid;
import rnic.messages.Progress;
import rnic.messages.ProgressWrite;

/**
 * The progress of every queue pair. One write and one read per cycle, read latency 2 cycles; a read at the edge of a
 * write sees the progress before it. Every reader has a copy of its own.
 *
 * @param queuePairs a power of two from 2
 */
@Doc("The progress of every queue pair.")
public record ProgressTable(int queuePairs) implements Circuit<ProgressTable.Io> {
    public record Io(
        Valid<ProgressWrite> write,
        @Doc("queue pair to read") UInt readQp,
        @Doc("two cycles later") Progress progress
    ) implements Bundle<Io> {}

    @Override public Io ports(Ports p) {
        return new Io(p.in(Valid.of(ProgressWrite.of(queuePairs))), p.at(0).in(uint(indexWidth(queuePairs))),
            p.at(2).out(Progress.SHAPE));
    }

    @Override public void body(Io io) {
        var table = memory(Progress.SHAPE, queuePairs).style(BRAM).latency(2);
        when(io.write.valid(), () -> table.write(io.write.value().qp(), io.write.value().progress()));
        var word = table.read(io.readQp);
        io.progress.set(word);
    }
}
