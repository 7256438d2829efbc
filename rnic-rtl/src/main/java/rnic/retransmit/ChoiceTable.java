package rnic.retransmit;

import static hdl.Hdl.*;

import hdl.*;
import rnic.messages.Flow;
import rnic.protocol.RnicParameters;

/**
 * What each sender would send again next. One write and one read per cycle, read latency {@link #LATENCY} cycles. What
 * is written up to {@link #MISSED} cycles too late for a read is handed over beside the memory; who reads says so.
 *
 * @param parameters of the NIC
 */
@Doc("What each sender would send again next.")
public record ChoiceTable(RnicParameters parameters) implements Circuit<ChoiceTable.Io> {
    static final int LATENCY = 2;
    /** Writes that a read does not see: of its own cycle, and of the cycles until the entry is there. */
    static final int MISSED = LATENCY + 1;

    public record Io(
        Bool write,
        UInt writeFlow,
        ResendChoice choice,
        @Doc("flow to read") UInt readFlow,
        @Doc("the entry is written in this cycle (1), was in the last one (2), in the one before (3)")
        UInt missed,
        ResendChoice found
    ) implements Bundle<Io> {}

    @Override public Io ports(Ports p) {
        var flow = uint(indexWidth(Flow.count(parameters)));
        var choice = ResendChoice.of(parameters.window());
        return new Io(p.in(bool()), p.in(flow), p.in(choice), p.at(0).in(flow), p.at(LATENCY).in(uint(2)),
            p.at(LATENCY).out(choice));
    }

    @Override public void body(Io io) {
        var table = memory(ResendChoice.of(parameters.window()), Flow.count(parameters)).style(BRAM).latency(LATENCY);
        when(io.write, () -> table.write(io.writeFlow, io.choice));
        var entry = table.read(io.readFlow);
        var written = timeline(io.readFlow).aligned().enter(LATENCY, io.choice);
        var last = stage(written);
        var before = stage(last);
        var found = wire(ResendChoice.of(parameters.window()));
        found.set(entry);
        choose(io.missed)
            .on(1L, () -> found.set(written))
            .on(2L, () -> found.set(ahead(1, last)))
            .on(3L, () -> found.set(ahead(2, before)))
            .otherwise(() -> { });
        io.found.set(found);
    }
}
