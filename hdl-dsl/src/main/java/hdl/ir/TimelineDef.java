package hdl.ir;

import java.util.List;

/**
 * A pipeline through a module: operations that enter one behind the other, and values that know how many edges after
 * the entry they are there. Compared by identity.
 */
public final class TimelineDef {
    private final Site site;
    private String name;
    private int earliest;
    private ClockDef clock;
    private boolean aligned;
    private Node valid;
    private List<Node> advances = List.of();
    private int budget = -1;
    private Site budgetSite = Site.UNKNOWN;

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

    /** What says that operations move on; empty: they always do. */
    public List<Node> advances() {
        return advances;
    }

    public boolean isHeld() {
        return !advances.isEmpty();
    }

    /** Whether each cycle moves on by itself, so that a distance in operations is none in edges. */
    public boolean isElastic() {
        return advances.size() > 1;
    }

    /** The cycle that operations of an elastic timeline leave at. */
    public int end() {
        return advances.size() - 1;
    }

    /** Whether operations move on from a cycle; null: they always do. */
    public Node advance(int cycle) {
        return !isHeld() ? null : isElastic() ? advances.get(cycle) : advances.getFirst();
    }

    /** The most bits that may only wait; -1: nobody says. */
    public int budget() {
        return budget;
    }

    public Site budgetSite() {
        return budgetSite;
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

    void advances(List<Node> all) {
        advances = all;
    }

    void budget(int bits, Site at) {
        budget = bits;
        budgetSite = at;
    }

    @Override public String toString() {
        return name;
    }
}
