package rnic.common;

import static hdl.Hdl.*;

import hdl.*;

/** Slots of a pipeline for one who has to wait for those that packets leave, and must not wait for ever. */
public final class StolenSlots {
    /** One packet in so many gives up its slot when none is left free. */
    public static final int EVERY = 4;

    private StolenSlots() {
    }

    /**
     * Whether a packet has to give up its slot: with every fourth cycle in a row in which somebody waits in vain.
     *
     * @param waits somebody waits for a slot
     * @param free  there is one in this cycle
     */
    public static Bool wanted(Bool waiting, Bool free) {
        var inVain = reg(uint(2)).init(0);
        inVain.next(mux(waiting.and(free.not()), inVain.plus(1), inVain.and(0)));
        return inVain.all();
    }
}
