package hdl.ir;

/**
 * When a value is there: so many edges after its operation entered a timeline; or at every cycle alike
 * ({@link #STEADY}: constants, configuration); or on no timeline ({@link #NONE}).
 */
public record Cycle(TimelineDef timeline, int number) {
    public static final Cycle STEADY = new Cycle(null, 0);
    public static final Cycle NONE = new Cycle(null, 1);

    /** Whether it is a cycle of a timeline. */
    public boolean isTimed() {
        return timeline != null;
    }

    public Cycle plus(int edges) {
        return isTimed() && edges != 0 ? new Cycle(timeline, number + edges) : this;
    }

    /** {@code packet cycle 4}. */
    @Override public String toString() {
        return isTimed() ? timeline.name() + " cycle " + number : equals(STEADY) ? "steady" : "on no timeline";
    }
}
