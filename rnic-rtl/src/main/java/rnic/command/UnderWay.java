package rnic.command;

import static hdl.Hdl.*;

import hdl.*;
import hdl.lib.Valid;
import rnic.messages.AccessEvents;

/**
 * Tells whether anything of one kind is under way for an object: two counters, of what has begun and of what has ended,
 * which are written by different events and so share no table. Only an object for which nothing begins any more may be
 * asked for; then equal counts say that all has ended.
 *
 * @param objects a power of two from 2
 * @param bits    of a count: less than 2^bits are under way for one object
 */
@Doc("Tells whether anything of one kind is under way for an object.")
public record UnderWay(int objects, int bits) implements Circuit<UnderWay.Io> {
    public record Io(
        AccessEvents events,
        @Doc("this object has nothing under way: after a reset, once for each") Valid<UInt> clear,
        @Doc("object that is asked for") UInt asked,
        @Doc("for at least four cycles it has been asked for, and nothing of it begins any more") Bool watching,
        @Doc("nothing is under way; 0 as long as that is not known") Bool none
    ) implements Bundle<Io> {}

    @Override public Io ports(Ports p) {
        var object = uint(indexWidth(objects));
        return new Io(p.in(AccessEvents.of(objects)), p.in(Valid.of(object)), p.in(object), p.in(bool()),
            p.out(bool()));
    }

    @Override public void body(Io io) {
        var begun = counted(io, io.events.beginning());
        var ended = counted(io, io.events.ending());
        var none = reg(bool()).init(0);
        none.next(io.watching.and(begun.valid()).and(ended.valid()).and(begun.value().eq(ended.value())));
        check(io.clear.valid().and(io.watching).not(), "nobody watches while the counts are cleared");
        io.none.set(none);
    }

    /** The newest count since the watch has begun. */
    private Valid<UInt> counted(Io io, Valid<UInt> events) {
        var counter = instance(new ObjectCounter(objects, bits));
        counter.event().set(events);
        counter.clear().set(io.clear);
        counter.asked().set(io.asked);
        var known = reg(bool()).init(0);
        var count = reg(uint(bits));
        when(counter.count().valid(), () -> count.next(counter.count().value()));
        known.next(io.watching.and(known.or(counter.count().valid())));
        return new Valid<>(known, count);
    }
}
