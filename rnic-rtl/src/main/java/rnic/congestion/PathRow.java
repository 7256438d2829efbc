package rnic.congestion;

import static hdl.Hdl.*;

import hdl.*;
import rnic.messages.Departure;
import rnic.messages.PathLife;
import rnic.messages.PathNews;
import rnic.protocol.PathState;

/** What is kept of the paths of a queue pair. */
record PathRow(
    PathAsking asking,
    Vec<Slot> slots,
    @Doc("slot whose turn is next") UInt pointer,
    @Doc("paths in use less one") UInt last,
    @Doc("from which an unmarked packet came last") Named good,
    @Doc("the one before") Named goodBefore,
    @Doc("when a slot changed last, in 1/16 us") UInt rolledAt,
    @Doc("shift register, never 0") UInt random
) implements Bundle<PathRow> {
    static final int SLOTS = 1 << Departure.SLOT_BITS;
    static final int COUNT_BITS = 4;

    /** One path. */
    record Slot(
        @Doc("with the slot it is the source port") UInt entropy,
        @Doc("turns in which it is passed over") UInt penalty,
        @Doc("packets that came marked, less those that did not; a trim counts two") UInt marks,
        Choice<PathState> state
    ) implements Bundle<Slot> {
        static final Shape<Slot> SHAPE = bundle(Slot.class, uint(PathNews.ENTROPY_BITS), uint(COUNT_BITS),
            uint(COUNT_BITS), choice(PathState.class));
    }

    /** A slot, or none. */
    record Named(Bool any, UInt slot) implements Bundle<Named> {
        static final Shape<Named> SHAPE = bundle(Named.class, bool(), uint(Departure.SLOT_BITS));

        Bool is(UInt other) {
            return any.and(slot.eq(other));
        }
    }

    static final Shape<PathRow> SHAPE = bundle(PathRow.class, PathAsking.SHAPE, vec(Slot.SHAPE, SLOTS),
        uint(Departure.SLOT_BITS), uint(Departure.SLOT_BITS), Named.SHAPE, Named.SHAPE, uint(CongestionAlgorithm.CLOCK_BITS),
        uint(PathLife.SEED_BITS));
}
