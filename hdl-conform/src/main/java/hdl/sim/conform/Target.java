package hdl.sim.conform;

/** Something that statements drive: a register, a wire or an output. */
interface Target {
    /** Drives all of it with a random value: one statement or several. */
    void drive(Draw draw);

    /** What it drives: two targets may be two ways to drive one signal. */
    Object signal();

    /** Its rank as a wire, {@link Scene#ANY} for a register: it may stand under conditions that are older only. */
    int rank();
}
