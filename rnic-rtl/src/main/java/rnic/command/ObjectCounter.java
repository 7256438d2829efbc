package rnic.command;

import static hdl.Hdl.BRAM;
import static hdl.Hdl.bool;
import static hdl.Hdl.delay;
import static hdl.Hdl.indexWidth;
import static hdl.Hdl.lit;
import static hdl.Hdl.memory;
import static hdl.Hdl.mux;
import static hdl.Hdl.reg;
import static hdl.Hdl.uint;
import static hdl.Hdl.when;

import hdl.Bool;
import hdl.Bundle;
import hdl.Circuit;
import hdl.Doc;
import hdl.Ports;
import hdl.UInt;
import hdl.lib.Valid;
import rnic.common.Valids;

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
        return new Io(p.in(Valid.of(object)), p.in(Valid.of(object)), p.in(object), p.out(Valid.of(uint(bits))));
    }

    @Override public void body(Io io) {
        var counts = memory(uint(bits), objects).style(BRAM).latency(2);
        var object = mux(io.event.valid(), io.event.value(), io.asked);
        var word = counts.read(object);

        // The table does not have the results of the three steps ahead when it is read. Who only asks writes nothing.
        var second = delay(object, 1);
        var third = delay(second, 1);
        var fourth = delay(third, 1);
        var counting = Valids.later(io.event.valid(), 2);
        var counted = Valids.later(counting, 1);
        var result = reg(uint(bits));
        var same1 = same(second, third, counting);
        var same2 = same(second, fourth, counted);
        var same3 = same(second, delay(fourth, 1), Valids.later(counted, 1));
        var before = mux(same1, result, mux(same2, delay(result, 1), mux(same3, delay(result, 2), word)));
        result.next(before.plus(counting.asUInt().zext(bits)));

        when(counted.or(io.clear.valid()), () -> counts.write(mux(io.clear.valid(), io.clear.value(), fourth),
            mux(io.clear.valid(), lit(0, bits), result)));
        var asking = reg(bool()).init(0);                    // the pipeline holds a question from after the reset on
        asking.next(true);
        io.count.valid().set(Valids.later(asking.and(io.event.valid().not()), LATENCY));
        io.count.value().set(result);
    }

    /** Whether the event that is a step or more ahead counts for the same object; a cycle later. */
    private static Bool same(UInt object, UInt ahead, Bool counts) {
        return delay(object.eq(ahead).and(counts), 1);
    }
}
