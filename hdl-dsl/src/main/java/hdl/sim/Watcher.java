package hdl.sim;

/** Outputs of a running circuit that are watched together. */
@FunctionalInterface
public interface Watcher {
    /**
     * Makes edges of a clock until one of the outputs has changed since it was last shown, and at most {@code limit}. May
     * end sooner when a value went and came back in between. Returns how many edges.
     */
    long step(int clock, long limit);
}
