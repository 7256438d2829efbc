package rnic.retransmit;

import static hdl.Hdl.*;

import hdl.*;
import rnic.common.OldestOne;
import rnic.common.RingLines;

/**
 * Chooses the packet to be sent again next: the one that the newest Packet Drop NAK has named, else the oldest one.
 * Latency {@link #LATENCY} cycles, one choice per cycle; the place comes one choice behind the registers.
 *
 * @param window places of a ring: a power of two from 8
 */
@Doc("Chooses the packet to be sent again: one that was named, else the oldest one.")
public record ResendPick(int window) implements Circuit<ResendPick.Io> {
    static final int LATENCY = OldestOne.LATENCY;

    public record Io(
        @Doc("ring: packets that wait") UInt pending,
        @Doc("place of the oldest unacknowledged packet") UInt first,
        @Doc("a packet has been named") Bool named,
        @Doc("its place") UInt namedPlace,
        @Doc("two levels behind registers: some packet waits") Bool some,
        @Doc("two levels behind registers: the oldest unacknowledged packet waits") Bool firstWaits,
        ResendChoice choice
    ) implements Bundle<Io> {}

    @Override public Io ports(Ports p) {
        var index = uint(log2Ceil(window));
        return new Io(p.at(0).in(uint(window)), p.at(0).in(index), p.at(0).in(bool()), p.at(0).in(index),
            p.at(1).out(bool()), p.at(1).out(bool()), p.at(LATENCY).out(ResendChoice.of(window)));
    }

    @Override public void body(Io io) {
        timeline(io.pending).aligned();
        var oldest = instance(new OldestOne(window));
        oldest.ring().set(io.pending);
        oldest.first().set(io.first);
        var namedRow = stage(RingLines.row(io.pending, RingLines.rowOf(io.namedPlace, window), window));
        var column = stage(RingLines.columnOf(io.namedPlace, window));
        var waiting = stage(namedRow.bit(column).and(io.named));
        io.some.set(oldest.some());
        io.firstWaits.set(oldest.atFirst());
        io.choice.any().set(oldest.any());
        io.choice.more().set(oldest.more());
        io.choice.place().set(mux(waiting, io.namedPlace, oldest.place()));
        io.choice.isNamed().set(waiting);
        check(io.choice.isNamed().not().or(io.choice.place().eq(io.namedPlace)),
            "a named packet that waits goes first");
    }
}
