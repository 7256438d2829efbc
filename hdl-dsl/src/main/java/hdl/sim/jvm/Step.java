package hdl.sim.jvm;

import java.util.Arrays;

/** One compiled circuit: its state and how time changes it. The subclass is written when a simulation starts. */
abstract class Step {
    /** Resets, inputs and outputs as words; engine and circuit meet here. */
    long[] pins;
    long[][] memories;
    /** State beyond the number of fields a class can have. */
    long[] spill;
    /** Constants beyond the number a class can have. */
    long[] numbers;
    /** The first claim that was false, or -1; its operands are in the state saved with it. */
    int failedClaim = -1;
    long[] failedState;
    long[] covers;

    /** Made by the generated class only. */
    Step() {}

    /** Takes inputs and resets from the pins; not 0 when one changed. */
    abstract long inputs();

    /** What outputs and registers need of the registers. */
    abstract void shared();

    /** What outputs and registers need of the inputs. */
    abstract void follow();

    /** What only outputs need, and the outputs. */
    abstract void outputs();

    /** What the registers of these clocks take, claims and covers included. */
    abstract void sample(long clocks);

    /** The registers and memories of these clocks change. */
    abstract void commit(long clocks);

    /** The registers of these clocks take their reset values. */
    abstract void reset(long clocks);

    /** The state in fields into an array. */
    abstract void save(long[] state);

    /** The state in fields from an array. */
    abstract void load(long[] state);

    /** The codes of the machines into an array. */
    abstract void states(long[] codes);

    final void saveAll(long[] state) {
        save(state);
        System.arraycopy(spill, 0, state, state.length - spill.length, spill.length);
    }

    /** Takes the first words of the state from an array; the others are computed anew. */
    final void loadAll(long[] from, int slots) {
        var state = Arrays.copyOf(from, slots);
        load(state);
        System.arraycopy(state, slots - spill.length, spill, 0, spill.length);
    }

    /** Memory fields follow {@link #memories}. */
    abstract void attach();

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
