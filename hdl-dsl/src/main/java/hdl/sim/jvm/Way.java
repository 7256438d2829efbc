package hdl.sim.jvm;

import hdl.sim.verilator.NativeUnits;

/**
 * How the JVM engine computes a circuit. {@code -Dhdl.activity=checked} turns ACTIVITY into CHECKED. With
 * {@code -Dhdl.beside=never} no native code is made beside a long simulation: where many short ones follow each other,
 * the compiler would take their processors.
 */
public enum Way {
    /** By activity from a size on. */
    BY_SIZE,
    /** Every word at every edge. */
    STRAIGHT,
    /** What a change reaches. */
    ACTIVITY,
    /** As ACTIVITY, with the segments compiled by the C++ compiler before anything happens. */
    NATIVE,
    /** What a change reaches; then everything, and the two compared: for finding what a change did not reach. */
    CHECKED;

    /**
     * Words of a flattened design from which on activity is taken. The receive front end has 17,800: packets back to back
     * in every cycle cost it 1.3 times as much by activity, and the tracker (3,900) under noise 3.6 times, at rest half.
     */
    private static final int LARGE = 20_000;

    Way of(Flat flat) {
        var chosen = this != BY_SIZE ? this : flat.words.size() < LARGE ? STRAIGHT : ACTIVITY;
        return chosen == ACTIVITY && "checked".equals(System.getProperty("hdl.activity")) ? CHECKED : chosen;
    }

    /** {@code forLong}: native code is made of a large circuit beside, and taken when it is there. */
    Compiled compile(Flat flat, boolean visible, boolean forLong) {
        Compiled compiled;
        synchronized (flat) {
            compiled = flat.compiled.computeIfAbsent(this + " " + visible, _ -> compile(flat, visible));
        }
        if (this == NATIVE) {
            ((Segmented) compiled).compile().join();
        } else if (forLong && makesNativeCode()) {
            ((Segmented) compiled).compile();
        }
        return compiled;
    }

    /** Of a simulation that is long. */
    boolean makesNativeCode() {
        return this != STRAIGHT && !"never".equals(System.getProperty("hdl.beside")) && NativeUnits.available();
    }

    private Compiled compile(Flat flat, boolean visible) {
        return this == STRAIGHT ? new Straight(Levelize.plan(flat, visible), visible)
            : Segmented.of(Levelize.planApart(flat, visible), visible, this);
    }
}
