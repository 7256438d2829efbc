package rnic.congestion;

import static hdl.Hdl.*;

import hdl.*;
import rnic.protocol.PathState;

/**
 * Where the slot of an operation goes.
 *
 * @param fails   it is left, because it has lost a packet
 * @param returns its probe has been answered
 * @param denied  the host takes it away
 * @param allowed the host gives it back
 * @param refused the host may not
 */
record PathMoves(Bool fails, Bool returns, Bool denied, Bool allowed, Bool refused) {
    /** No packet takes it from now on, and what was known of it counts no more. */
    Bool leaves() {
        return fails.or(denied);
    }

    /** Something has become known of a named path. */
    Bool isNews() {
        return fails.or(returns);
    }

    /** What it is then. */
    Choice<PathState> from(Choice<PathState> old) {
        return mux(fails, lit(PathState.BAD), mux(denied, lit(PathState.DENIED),
            mux(returns.or(allowed), lit(PathState.GOOD), old)));
    }
}
