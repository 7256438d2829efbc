package hdl.sim.jvm;

import java.util.BitSet;

/** One compiled circuit: its state and how time changes it. */
abstract class Step {
    /** Resets, inputs and outputs as words; engine and circuit meet here. */
    long[] pins;
    /** The first claim that was false, or -1; the state that made it so is saved with it. */
    int failedClaim = -1;
    long[] failedState;
    long[] covers;

    /** Outputs follow the inputs. */
    abstract void settle();

    /** What the registers of these clocks take, claims and covers included. */
    abstract void sample(long clocks);

    /** The registers and memories of these clocks change; those of the clocks under reset take their reset values. */
    abstract void commit(long clocks, long resets);

    /** Outputs follow the registers. */
    abstract void show();

    /**
     * Up to so many whole edges of the only clock, which is not under reset, then outputs. Ends before an edge at which
     * a claim is false, and behind one that changes a watched output: then the edges made are returned negative. 0: the
     * next edge is to be sampled and committed.
     *
     * @param watched what {@link #watch} returned, or null
     */
    long edges(long limit, long[] watched) {
        return 0;
    }

    /** Has words of outputs, by their pins, watched together; null: the step does not know when they change. */
    long[] watch(BitSet words) {
        return null;
    }

    /** Whether a watched output has changed since outputs were shown; before they are shown again. */
    boolean hasChanged(long[] watched) {
        throw new IllegalStateException("nothing is watched");
    }

    /** The codes of the machines into an array. */
    abstract void states(long[] codes);

    /** All state into an array. */
    abstract void saveAll(long[] state);

    /** Takes inputs and registers from an array, and memories; everything else is computed anew. */
    abstract void loadAll(long[] from, long[][] contents);

    /** A word of a memory. */
    abstract long load(int store, int at);

    /** All memories. */
    abstract long[][] contents();

    final void failed(int claim) {
        if (failedClaim < 0) {
            failedClaim = claim;
            saveAll(failedState);
        }
    }

    final void covered(int cover) {
        covers[cover]++;
    }
}
