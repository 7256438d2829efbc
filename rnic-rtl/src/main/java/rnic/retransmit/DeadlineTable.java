package rnic.retransmit;

import static hdl.Hdl.*;

import hdl.*;

/**
 * The deadline of every sender. One write and one read per cycle, read latency 2 cycles; every reader has a copy of its
 * own.
 *
 * @param flows a power of two from 2
 */
@Doc("The deadline of every sender.")
public record DeadlineTable(int flows) implements Circuit<DeadlineTable.Io> {
    static final int LATENCY = 2;

    public record Io(
        Bool write,
        UInt writeFlow,
        WindowDeadline deadline,
        @Doc("flow to read") UInt readFlow,
        WindowDeadline found
    ) implements Bundle<Io> {}

    @Override public Io ports(Ports p) {
        var flow = uint(indexWidth(flows));
        return new Io(p.in(bool()), p.in(flow), p.in(WindowDeadline.SHAPE), p.at(0).in(flow),
            p.at(LATENCY).out(WindowDeadline.SHAPE));
    }

    @Override public void body(Io io) {
        var table = memory(WindowDeadline.SHAPE, flows).style(BRAM).latency(LATENCY);
        when(io.write, () -> table.write(io.writeFlow, io.deadline));
        var entry = table.read(io.readFlow);
        io.found.set(entry);
    }
}
