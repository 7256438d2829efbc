package hdl.sim.jvm;

/**
 * The code of 64 segments that share a word of dirty flags. It has no state, so that every circuit of a kind runs the
 * same code; the subclass is written when the first one starts.
 */
abstract class Piece {
    private Marks marks;

    /** Made by the generated classes only. */
    Piece() {}

    final Piece with(Marks table) {
        marks = table;
        return this;
    }

    /** Runs the dirty segments, lowest first, those that become dirty on the way included. */
    abstract void run(long[] state, long[] flags, long[] memory);

    /** What a change of a word of state makes dirty, when it is much. */
    final void mark(int slot, long[] flags) {
        marks.mark(slot, flags);
    }
}
