package hdl.sim.conform;

import hdl.Data;

/**
 * A signal that later parts may read.
 *
 * @param text the Java that makes it
 * @param rank the youngest wire it depends on without a register in between: a wire is driven by older values only, so no loop arises
 */
record Value<T extends Data<T>>(T signal, String text, int rank) {
    /** The rank of what depends on no signal. */
    static final int CONSTANT = -1;

    boolean isConstant() {
        return rank == CONSTANT;
    }

    int width() {
        return signal.width();
    }
}
