package rnic.command;

import static hdl.Hdl.*;

import hdl.*;
import rnic.protocol.RnicParameters;

/**
 * Waits until nothing is under way any more for a queue pair or an MR, of which other blocks have been told that it
 * is no more: after {@link #SETTLING} cycles, in which what they had decided before comes out and is counted, {@link
 * Drains} is asked.
 */
final class DrainWatch {
    /**
     * Cycles from the telling until nothing of the object begins any more. The longest way is that of a packet from the
     * look-up of its queue pair's state to its retirement, less than 40 cycles; a completion of a flush may wait 20
     * before it is counted.
     */
    static final int SETTLING = 64;
    private static final int SETTLE_BITS = 6;
    /** The least that an access to host memory has until nobody waits for it any more. */
    private static final int MILLISECONDS = 50;
    /** Of the cycles behind the settling: more than four times what {@link Drains} needs. */
    private static final int LOOK_BIT = 8;

    private final UInt settling;
    private final Bool watching;
    private final Bool ended;
    private final Bool late;
    private final UInt waited;

    /**
     * A watch for one object at a time.
     *
     * @param prefix     what its registers' names begin with
     * @param drained    the object of this watch has been asked for, and has nothing under way
     * @param parameters whose clock says how long it waits
     */
    DrainWatch(String prefix, Bool drained, RnicParameters parameters) {
        settling = reg(uint(SETTLE_BITS)).named(prefix + "settling").init(0);
        watching = reg(bool()).named(prefix + "watching").init(0);
        ended = reg(bool()).named(prefix + "drained").init(0);
        late = reg(bool()).named(prefix + "drain_late");
        waited = reg(uint(timeoutBits(parameters))).named(prefix + "drain_waited");
        when(settling.any(), () -> settling.next(settling.minus(1)))
            .elseWhen(watching, () -> {
                ended.next(drained);
                waited.next(waited.plus(1));
                when(waited.all(), () -> late.next(true));
            });
    }

    /** It waits for two to the power of this in cycles: {@link #MILLISECONDS}, or up to twice as long. */
    static int timeoutBits(RnicParameters parameters) {
        return log2Ceil(parameters.clockKilohertz() * MILLISECONDS);
    }

    /** Starts to wait. */
    void start() {
        settling.next(SETTLING - 1);
        watching.next(true);
        ended.next(false);
        waited.next(0);
        late.next(false);
    }

    void stop() {
        watching.next(false);
        ended.next(false);
    }

    /** Its object is to be asked for. */
    Bool asks() {
        return watching.and(settling.any().not());
    }

    /** Everything has ended. */
    Bool isEnded() {
        return ended;
    }

    /** So long that what has ended would have been seen, though others have asked in turn. */
    Bool hasLooked() {
        return waited.bit(LOOK_BIT);
    }

    /** It has taken too long. */
    Bool isLate() {
        return late;
    }
}
