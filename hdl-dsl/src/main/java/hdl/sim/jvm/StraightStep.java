package hdl.sim.jvm;

import java.util.Arrays;

/** A circuit that computes every word at every edge; the subclass is written when a simulation starts. */
abstract class StraightStep extends Step {
    long[][] memories;
    /** State beyond the number of fields a class can have. */
    long[] spill;
    /** Constants beyond the number a class can have. */
    long[] numbers;
    private int slots;

    /** Made by the generated class only. */
    StraightStep() {}

    /** Takes inputs and resets from the pins; not 0 when one changed. */
    abstract long inputs();

    /** What outputs and registers need of the registers. */
    abstract void shared();

    /** What outputs and registers need of the inputs. */
    abstract void follow();

    /** What only outputs need, and the outputs. */
    abstract void outputs();

    /** What the registers of these clocks take. */
    abstract void edge(long clocks);

    /** The registers and memories of these clocks change. */
    abstract void change(long clocks);

    /** The registers of these clocks take their reset values. */
    abstract void reset(long clocks);

    /** The state in fields into an array. */
    abstract void save(long[] state);

    /** The state in fields from an array. */
    abstract void load(long[] state);

    /** Memory fields follow {@link #memories}. */
    abstract void attach();

    final void size(int slotCount, long[] constants) {
        slots = slotCount;
        spill = new long[Math.max(0, slots - Chunks.FIELDS)];
        numbers = constants;
    }

    @Override final void settle() {
        if (inputs() != 0) {
            follow();
            outputs();
        }
    }

    @Override final void sample(long clocks) {
        if (inputs() != 0) {
            follow();
        }
        edge(clocks);
    }

    @Override final void commit(long clocks, long resets) {
        change(clocks);
        if (resets != 0) {
            reset(resets);
        }
        shared();
        follow();
    }

    @Override final void show() {
        outputs();
    }

    @Override final void saveAll(long[] state) {
        save(state);
        System.arraycopy(spill, 0, state, state.length - spill.length, spill.length);
    }

    @Override final long load(int store, int at) {
        return memories[store][at];
    }

    @Override final long[][] contents() {
        return memories;
    }

    @Override final void loadAll(long[] from, long[][] contents) {
        memories = contents;
        attach();
        var state = Arrays.copyOf(from, slots);
        load(state);
        System.arraycopy(state, slots - spill.length, spill, 0, spill.length);
        inputs();
        shared();
        follow();
        outputs();
    }
}
