package hdl.lib;

import hdl.HdlException;

/**
 * How a {@link StreamPipe} waits while its results are not taken.
 *
 * @param kind   which way
 * @param places results that a {@code SKID} holds besides those on their way
 */
public record Hold(Kind kind, int places) {
    /** The ways. */
    enum Kind { ALL, ELASTIC, SKID }

    /** Everything stands still at once: one enable for all registers and memories. Bubbles stay. */
    public static final Hold ALL = new Hold(Kind.ALL, 0);

    /** Each cycle has a full bit and moves on when the next one is empty or moves: bubbles close. */
    public static final Hold ELASTIC = new Hold(Kind.ELASTIC, 0);

    /**
     * Nothing stands still: results go into a FIFO, and operations enter while there is room for all that are on their
     * way. With {@code places} of 2 or more (4 when the FIFO is deeper than 64) one enters per cycle.
     */
    public static Hold skid(int places) {
        if (places < 1) {
            throw HdlException.refused("Hold.skid(" + places + "): it holds at least 1 result");
        }
        return new Hold(Kind.SKID, places);
    }
}
