package rnic.retransmit;

import static hdl.Hdl.*;

import hdl.Bool;
import hdl.Bundle;
import hdl.Circuit;
import hdl.Doc;
import hdl.Ports;
import hdl.UInt;

/**
 * The deadline of every sender. One write and one read per cycle, read latency 2 cycles; every reader has a copy of its
 * own.
 *
 * @param queuePairs a power of two from 2
 */
@Doc("The deadline of every sender.")
public record DeadlineTable(int queuePairs) implements Circuit<DeadlineTable.Io> {
    static final int LATENCY = 2;

    public record Io(
        Bool write,
        UInt writeQp,
        WindowDeadline deadline,
        @Doc("queue pair to read") UInt readQp,
        @Doc("two cycles later") WindowDeadline found
    ) implements Bundle<Io> {}

    @Override public Io ports(Ports p) {
        var qp = uint(indexWidth(queuePairs));
        return new Io(p.in(bool()), p.in(qp), p.in(WindowDeadline.SHAPE), p.at(0).in(qp),
            p.at(LATENCY).out(WindowDeadline.SHAPE));
    }

    @Override public void body(Io io) {
        var table = memory(WindowDeadline.SHAPE, queuePairs).style(BRAM).latency(LATENCY);
        when(io.write, () -> table.write(io.writeQp, io.deadline));
        var entry = table.read(io.readQp);
        io.found.set(entry);
    }
}
