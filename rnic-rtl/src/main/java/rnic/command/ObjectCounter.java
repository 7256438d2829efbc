package rnic.command;

import static hdl.Hdl.*;

import hdl.*;
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
        @Doc("its count") Valid<UInt> count
    ) implements Bundle<Io> {}

    @Override public Io ports(Ports p) {
        var object = uint(indexWidth(objects));
        var questions = p.timeline();
        return new Io(p.at(0).in(Valid.of(object)), p.in(Valid.of(object)), p.at(questions, 0).in(object),
            p.at(questions, LATENCY).out(Valid.of(uint(bits))));
    }

    @Override public void body(Io io) {
        var asking = reg(bool()).init(0);                    // the pipeline holds a question from after the reset on
        asking.next(true);
        var questions = timeline(io.asked).aligned();
        questions.valid(questions.enter(0, asking.and(leave(io.event.valid()).not())));

        var events = timeline(io.event).aligned();
        var counting = leave(io.event.valid());
        for (int i = 1; i <= LATENCY; i++) {
            counting = counting.or(leave(at(i, events.valid())));
        }
        check(io.clear.valid().and(counting).not(), "nothing is being counted while a count is cleared");

        var counts = memory(uint(bits), objects).style(BRAM).latency(2);
        var object = mux(io.event.valid(), io.event.value(), events.enter(0, leave(io.asked)));
        var count = events.recall(counts, object).forwarded()      // who only asks writes nothing
            .beside(io.clear.valid(), io.clear.value(), lit(0, bits));
        var result = stage(count.value().plus(events.valid().asUInt().zext(bits)));
        count.write(result);
        io.count.valid().set(questions.valid());
        io.count.value().set(questions.enter(LATENCY, leave(result)));
    }
}
