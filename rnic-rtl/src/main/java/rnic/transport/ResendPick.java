package rnic.transport;

import static hdl.Hdl.bool;
import static hdl.Hdl.delay;
import static hdl.Hdl.instance;
import static hdl.Hdl.log2Ceil;
import static hdl.Hdl.mux;
import static hdl.Hdl.uint;

import hdl.Bool;
import hdl.Bundle;
import hdl.Circuit;
import hdl.Doc;
import hdl.Ports;
import hdl.UInt;

/**
 * Chooses the packet to be sent again: the one that the newest Packet Drop NAK has named, else the oldest one. Latency
 * {@link #LATENCY} cycles, one choice per cycle.
 *
 * @param window places of a ring: a power of two from 8
 */
@Doc("Chooses the packet to be sent again: one that was named, else the oldest one.")
public record ResendPick(int window) implements Circuit<ResendPick.Io> {
    static final int LATENCY = 2 + LowestOne.LATENCY + 1;

    public record Io(
        @Doc("ring: packets that wait") UInt pending,
        @Doc("place of the oldest unacknowledged packet") UInt first,
        @Doc("a packet has been named") Bool named,
        @Doc("its place") UInt namedPlace,
        @Doc("some packet waits") Bool any,
        @Doc("place of the chosen one") UInt place,
        @Doc("it is the named one") Bool isNamed
    ) implements Bundle<Io> {}

    @Override public Io ports(Ports p) {
        var index = uint(log2Ceil(window));
        return new Io(p.in(uint(window)), p.in(index), p.in(bool()), p.in(index), p.out(bool()), p.out(index),
            p.out(bool()));
    }

    @Override public void body(Io io) {
        // Older packets stand at and above the first place, the others wrap.
        var pending = delay(io.pending, 1);
        var wrapped = delay(RingRange.below(io.first, window), 1);
        var older = instance(new LowestOne(window));
        older.value().set(delay(pending.and(wrapped.not()), 1));
        var every = instance(new LowestOne(window));
        every.value().set(delay(pending, 1));

        var waits = delay(io.pending.bit(io.namedPlace).and(io.named), LATENCY - 1);
        var namedPlace = delay(io.namedPlace, LATENCY - 1);
        var any = delay(every.any(), 1);
        var place = delay(mux(waits, namedPlace, mux(older.any(), older.index(), every.index())), 1);
        var isNamed = delay(waits, 1);
        io.any.set(any);
        io.place.set(place);
        io.isNamed.set(isNamed);
    }
}
