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
 * {@link #LATENCY} cycles, one choice per cycle; the place comes one choice behind the registers.
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
        var oldest = instance(new OldestOne(window));
        oldest.ring().set(io.pending);
        oldest.first().set(io.first);
        var waits = delay(delay(io.pending.bit(io.namedPlace).and(io.named), 1), LATENCY - 1);
        io.any.set(oldest.any());
        io.place.set(mux(waits, delay(io.namedPlace, LATENCY), oldest.place()));
        io.isNamed.set(waits);
    }
}
