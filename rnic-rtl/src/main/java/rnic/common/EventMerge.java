package rnic.common;

import static hdl.Hdl.*;

import hdl.*;
import hdl.lib.Fifo;
import hdl.lib.Valid;

/**
 * Makes one event per cycle of two sources: the first at once, the second in cycles in which the first has none, behind
 * a queue.
 *
 * @param objects of which the events are
 * @param depth   of the queue: events of the second source that the first one may hold up
 */
@Doc("Makes one event per cycle of two sources.")
public record EventMerge(int objects, int depth) implements Circuit<EventMerge.Io> {
    public record Io(
        @Doc("at once") Valid<UInt> first,
        @Doc("a cycle later or more") Valid<UInt> second,
        Valid<UInt> out
    ) implements Bundle<Io> {}

    @Override public Io ports(Ports p) {
        var event = Valid.of(uint(indexWidth(objects)));
        return new Io(p.in(event), p.in(event), p.out(event));
    }

    @Override public void body(Io io) {
        var waiting = instance(new Fifo<>(uint(indexWidth(objects)), depth, LUTRAM, false));
        waiting.in().valid().set(io.second.valid());
        waiting.in().payload().set(io.second.value());
        check(io.second.valid().not().or(waiting.in().ready()), "there is a place for every event");
        waiting.out().ready().set(io.first.valid().not());
        io.out.valid().set(io.first.valid().or(waiting.out().valid()));
        io.out.value().set(mux(io.first.valid(), io.first.value(), waiting.out().payload()));
    }
}
