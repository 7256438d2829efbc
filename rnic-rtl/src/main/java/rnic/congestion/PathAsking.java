package rnic.congestion;

import static hdl.Hdl.*;

import hdl.*;
import rnic.congestion.PathOperation.Kind;
import rnic.context.PathSettings;
import rnic.messages.Departure;

/** When the peer of a queue pair is asked for paths that are bad, one after the other. */
record PathAsking(
    @Doc("from which slot on the next one is looked for") UInt from,
    @Doc("how often the period has doubled") UInt doublings,
    @Doc("the next time, in 1/16 us") UInt due,
    @Doc("a packet has left since the last probe: nobody asks for who is idle") Bool active
) implements Bundle<PathAsking> {
    private static final int DOUBLING_BITS = 3;
    static final Shape<PathAsking> SHAPE = bundle(PathAsking.class, uint(Departure.SLOT_BITS), uint(DOUBLING_BITS),
        uint(CongestionAlgorithm.CLOCK_BITS), bool());

    /** What becomes of a look for a bad path, in cycle 5: a probe is sent, and what is kept. */
    record Next(Bool asks, PathAsking kept) {}

    /**
     * A probe is due in a period, if something new is known of a path, else ever later; of who is idle it stays due.
     *
     * @param isBad in cycle 5: a bad path was looked for, and is there
     * @param slot  a cycle later: this one
     */
    Next next(PathSettings settings, UInt now, Bool isBad, UInt slot, Bool isNews, PathOperation operation) {
        // Cycle 2: whether it is time, and how long until the one behind.
        var period = settings.probePeriod().zext(CongestionAlgorithm.CLOCK_BITS);
        var isDue = stage(now.minus(due).msb().not());
        var doubled = stage(period.shl(doublings));
        var isLast = stage(doublings.ge(settings.probeDoublings()));
        // Cycle 3: when the next one comes.
        var later = stage(at(3, now).plus(doubled));
        var anew = stage(at(3, now).plus(period));
        // Cycle 5.
        var isTime = isBad.and(at(5, isDue));
        var isAsked = isTime.and(active);
        var next = mux(isNews, at(5, anew), mux(isAsked, at(5, later), mux(isTime, at(5, now), due)));
        var more = mux(at(5, isLast), settings.probeDoublings(), doublings.plus(1));
        var count = mux(isNews, lit(0, DOUBLING_BITS), mux(isAsked, more, doublings));
        return new Next(isAsked, new PathAsking(mux(stage(isAsked), slot.plus(1), from).gate(isLife(operation).not()),
            stage(count.gate(isLife(operation).not())), stage(next.gate(isLife(operation).not())),
            stage(operation.kind().is(Kind.WISH).or(active.and(isAsked.not()))).and(isLife(operation).not())));
    }

    private static Bool isLife(PathOperation operation) {
        return operation.kind().is(Kind.LIFE);
    }
}
