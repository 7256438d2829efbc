package rnic.memory;

import static hdl.Hdl.*;

import hdl.*;
import hdl.lib.UpDown;

/** When one direction of the bus is at rest: none of its bursts is under way, and none begins any more. */
final class BusRest {
    /** More bursts than all clients have outstanding. */
    private static final int BITS = 10;

    private BusRest() {}

    /**
     * Whether it is, a cycle later.
     *
     * @param stop   no burst begins
     * @param begins one does
     * @param ends   the last answer to one
     */
    static Bool of(Bool stop, Bool begins, Bool ends) {
        var underWay = reg(uint(BITS)).named("under_way").init(0);
        underWay.next(UpDown.next(underWay, begins, ends));
        check(underWay.all().not(), "bursts under way are counted");
        check(ends.not().or(underWay.any()), "what is answered has begun");
        var rests = reg(bool()).named("is_at_rest").init(0);
        rests.next(stop.and(underWay.any().not()));
        return rests;
    }
}
