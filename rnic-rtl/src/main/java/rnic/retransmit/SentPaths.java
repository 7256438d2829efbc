package rnic.retransmit;

import static hdl.Hdl.*;

import hdl.*;
import hdl.lib.Valid;
import rnic.messages.Departure;
import rnic.messages.Flow;
import rnic.messages.PathTaken;
import rnic.protocol.RnicParameters;

/**
 * The path that each packet took last, by flow and place: noted when a packet goes on its way, read for one packet per
 * cycle, {@link #LATENCY} cycles later, and compared a cycle behind that. A packet that is sent again takes another path
 * than before, so a Packet Drop NAK that names the last one speaks of the last transmission.
 *
 * @param parameters of the NIC
 */
@Doc("The path that each packet took last.")
public record SentPaths(RnicParameters parameters) implements Circuit<SentPaths.Io> {
    static final int LATENCY = 2;
    /** Words from which on an UltraRAM is worth it. */
    private static final int LARGE = 4096;

    public record Io(
        Valid<PathTaken> taken,
        UInt flow,
        UInt place,
        @Doc("one that is named") UInt path,
        @Doc("that it took last") UInt last,
        @Doc("it is the named one") Bool isLast
    ) implements Bundle<Io> {}

    @Override public Io ports(Ports p) {
        var path = uint(Departure.SLOT_BITS);
        var c0 = p.at(0);
        return new Io(p.in(Valid.of(PathTaken.of(parameters))), c0.in(uint(indexWidth(Flow.count(parameters)))),
            c0.in(uint(log2Ceil(parameters.window()))), c0.in(path), p.at(LATENCY).out(path),
            p.at(LATENCY + 1).out(bool()));
    }

    @Override public void body(Io io) {
        timeline(io.flow).aligned();
        int words = Flow.count(parameters) * parameters.window();
        var paths = memory(uint(Departure.SLOT_BITS), words).style(words < LARGE ? BRAM : URAM).latency(LATENCY);
        var taken = io.taken.value();
        when(io.taken.valid(), () -> paths.write(cat(taken.flow().index(), taken.place()), taken.slot()));
        io.last.set(paths.read(cat(io.flow, io.place)));
        io.isLast.set(stage(io.last.eq(at(LATENCY, io.path))));
    }
}
