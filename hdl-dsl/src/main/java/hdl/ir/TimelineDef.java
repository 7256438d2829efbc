package hdl.ir;

/**
 * A pipeline through a module: operations that enter one behind the other, and values that know how many edges after
 * the entry they are there. Compared by identity.
 */
public final class TimelineDef {
    /** What happens to operations on their way when the end does not take them. */
    public enum Hold { FREE, ALL }

    private final Site site;
    private String name;
    private int earliest;
    private ClockDef clock;
    private boolean aligned;
    private Node valid;
    private Node advance;

    TimelineDef(String name, Site site) {
        this.name = name;
        this.site = site;
    }

    /** A timeline of ports, whose name is known when they have theirs. */
    public static TimelineDef ofPorts(Site site) {
        return new TimelineDef("", site);
    }

    /** As the author calls what begins it. */
    public String name() {
        return name;
    }

    public Site site() {
        return site;
    }

    /** The clock that its registers run on; null: that of the module. */
    public ClockDef clock() {
        return clock;
    }

    /** Whether the language brings an earlier value to a later one; else they must have the same cycle. */
    public boolean isAligned() {
        return aligned;
    }

    /** Whether there is an operation, at the cycle of this value; null: nobody says. */
    public Node valid() {
        return valid;
    }

    /** While it is 0 all registers of the timeline stand still; null: they never do. */
    public Node advance() {
        return advance;
    }

    public Hold hold() {
        return advance == null ? Hold.FREE : Hold.ALL;
    }

    /** The first of the earliest ports gives the name. */
    void named(String component, int cycle) {
        if (name.isEmpty() || cycle < earliest) {
            name = component;
            earliest = cycle;
        }
    }

    void clock(ClockDef value) {
        clock = value;
    }

    void aligned(boolean value) {
        aligned = value;
    }

    void valid(Node value) {
        valid = value;
    }

    void advance(Node value) {
        advance = value;
    }

    @Override public String toString() {
        return name;
    }
}
