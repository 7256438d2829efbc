package rnic.context;

import static hdl.Hdl.*;

import hdl.*;

/** The host has read entries of an event queue. */
public record EventsRead(UInt queue, @Doc("so many, modulo 2^16") UInt consumer) implements Bundle<EventsRead> {
    public static final Shape<EventsRead> SHAPE = bundle(EventsRead.class, uint(EventOrder.QUEUE_BITS), uint(16));
}
