package hdl.sim.agent;

/**
 * A part of a test bench that is ticked: before each edge of its clock {@code drive} on all agents, the circuit
 * settles, then {@code sample} on all, then the edge. {@code drive} uses only what earlier samples saw, so the order of
 * agents never matters.
 */
public interface Agent {
    /** Sets the inputs it is responsible for. */
    void drive();

    /** Reads what the circuit will see at the coming edge. */
    void sample();

    /** The circuit has been reset: what was seen before no longer counts. */
    default void reset() {
    }

    /** Position of its clock among the clocks of the top. */
    default int clock() {
        return 0;
    }
}
