package rnic.command;

import static hdl.Hdl.*;

import hdl.Bool;
import hdl.Bundle;
import hdl.Circuit;
import hdl.Doc;
import hdl.Ports;
import hdl.Timeline;
import hdl.UInt;
import hdl.lib.Valid;

/**
 * Counts per object, modulo 2^bits: one event per cycle, also of the same object in every cycle. In a cycle without an
 * event the count of the object that is asked for is read instead, by the same way, so that the table has one port to
 * read and one to write; the answer comes {@link #LATENCY} cycles later.
 *
 * @param objects a power of two from 2
 * @param bits    of a count
 */
@Doc("Counts events per object.")
public record ObjectCounter(int objects, int bits) implements Circuit<ObjectCounter.Io> {
    /** Cycles from a question to its answer, and from an event to the first question that sees it. */
    static final int LATENCY = 3;

    public record Io(
        @Doc("an event of this object") Valid<UInt> event,
        @Doc("this object's count becomes 0; no event comes then or in the three cycles before") Valid<UInt> clear,
        @Doc("object whose count is asked for in every cycle without an event") UInt asked,
        @Doc("three cycles later: its count") Valid<UInt> count
    ) implements Bundle<Io> {}

    @Override public Io ports(Ports p) {
        var object = uint(indexWidth(objects));
        return new Io(p.at(0).in(Valid.of(object)), p.in(Valid.of(object)), p.at(0).in(object),
            p.out(Valid.of(uint(bits))));
    }

    @Override public void body(Io io) {
        var events = timeline(io.event).aligned();
        var counts = memory(uint(bits), objects).style(BRAM).latency(2);
        var object = mux(io.event.valid(), io.event.value(), io.asked);
        var word = counts.read(object);

        // The table does not have the results of the three steps ahead when it is read. Who only asks writes nothing.
        var result = wire(uint(bits));
        var before = mux(same(events, object, 1), ahead(1, result),
            mux(same(events, object, 2), ahead(2, stage(result)),
            mux(same(events, object, 3), ahead(3, stage(stage(result))), word)));
        result.set(stage(before.plus(events.valid().asUInt().zext(bits))));

        // One port writes: a count that begins, else a result.
        var counted = leave(at(LATENCY, events.valid()));
        var written = leave(at(LATENCY, object));
        when(counted.or(io.clear.valid()), () -> counts.write(mux(io.clear.valid(), io.clear.value(), written),
            mux(io.clear.valid(), lit(0, bits), leave(result))));
        check(io.clear.valid().not().or(leave(io.event.valid()).or(leave(at(1, events.valid())))
            .or(leave(at(2, events.valid()))).or(counted).not()), "nothing is being counted while a count is cleared");
        var asking = reg(bool()).init(0);                    // the pipeline holds a question from after the reset on
        asking.next(true);
        var questioned = asking.and(leave(io.event.valid()).not());
        io.count.valid().set(leave(at(LATENCY, timeline(questioned).aligned().valid())));
        io.count.value().set(leave(result));
    }

    /** Whether the event that is some steps ahead counts for the same object. */
    private static Bool same(Timeline events, UInt object, int steps) {
        var other = ahead(steps, at(1 + steps, object));
        return stage(at(1, object).eq(other).and(ahead(steps, at(1 + steps, events.valid()))));
    }
}
