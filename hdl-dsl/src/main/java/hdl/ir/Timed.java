package hdl.ir;

import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Timelines of a module under construction, and the changes that the aligner makes to it. */
public final class Timed {
    /** A delay of a literal length. */
    public record Delay(Node value, int edges, Site site) {}

    private final ModuleBuilder builder;
    private final List<TimelineDef> timelines = new ArrayList<>();
    private final Map<Node, Cycle> origins = new IdentityHashMap<>();
    private final Set<Storage> pasts = Collections.newSetFromMap(new IdentityHashMap<>());
    private final List<Delay> delays = new ArrayList<>();
    private final List<Recall> recalls = new ArrayList<>();
    private final Map<Node, ClockDef> clocks = new IdentityHashMap<>();
    private boolean spoken;

    Timed(ModuleBuilder builder) {
        this.builder = builder;
    }

    void words() {
        spoken = true;
    }

    /** Whether anything is said of cycles, so that there is something to check or to resolve. */
    public boolean isSpoken() {
        return spoken;
    }

    // ---- timelines

    public List<TimelineDef> timelines() {
        return timelines;
    }

    /** A timeline that these values begin. */
    public TimelineDef begin(String name, ClockDef clock, List<Node> origin, Site site) {
        var timeline = new TimelineDef(name, site);
        timeline.clock(clock);
        add(timeline);
        origin.forEach(node -> origins.put(node, new Cycle(timeline, 0)));
        return timeline;
    }

    private void add(TimelineDef timeline) {
        spoken = true;
        if (!timelines.contains(timeline)) {
            timelines.add(timeline);
        }
    }

    /** Values that begin a timeline. */
    public Map<Node, Cycle> origins() {
        return origins;
    }

    /** Declares when a port's value is there; the first port at cycle 0 gives a timeline its name. */
    public void declare(Port port, Cycle cycle, String component) {
        port.component(component);
        port.cycle(cycle);
        if (cycle == null) {
            return;
        }
        spoken = true;
        if (cycle.isTimed()) {
            var timeline = cycle.timeline();
            add(timeline);
            timeline.named(component, cycle.number());
            if (port.domain() instanceof ClockDef clock) {
                timeline.clock(clock);
            }
        }
    }

    public void align(TimelineDef timeline, boolean aligned) {
        timeline.aligned(aligned);
    }

    public void valid(TimelineDef timeline, Node valid) {
        timeline.valid(valid);
    }

    /** One for the whole timeline, or one for each cycle from 0 to that at which operations leave. */
    public void advance(TimelineDef timeline, List<Node> advances) {
        timeline.advances(List.copyOf(advances));
    }

    public void budget(TimelineDef timeline, int bits, Site site) {
        timeline.budget(bits, site);
    }

    // ---- registers that are no stages, memories that are read and written

    /** A register that tells what a value was, to be compared with what it is. */
    public void past(Storage register) {
        pasts.add(register);
    }

    public Set<Storage> pasts() {
        return pasts;
    }

    public void delay(Node value, int edges, Site site) {
        delays.add(new Delay(value, edges, site));
    }

    public List<Delay> delays() {
        return delays;
    }

    public Recall recall(TimelineDef timeline, Memory memory, Node address, ReadData data, Site site) {
        var recall = new Recall(timeline, memory, address, data, site);
        recalls.add(recall);
        return recall;
    }

    public void way(Recall recall, Recall.Way way, int distance) {
        recall.way(way, distance);
    }

    public void stale(Recall recall, String why) {
        recall.stale(why);
    }

    public void written(Recall recall, Node word, Node when, Memory.WritePort port) {
        recall.written(word, when, port);
    }

    public void shared(Recall recall, Site site) {
        recall.shared(site);
    }

    public List<Recall> recalls() {
        return recalls;
    }

    /** Stages of values without a timeline, with the clock they were said in. */
    public Map<Node, ClockDef> clocks() {
        return clocks;
    }

    // ---- what the aligner changes

    public void replace(Node node, Expr expr) {
        node.expr(expr);
    }

    public void replace(ReadData read, Node address, Node enable) {
        read.address(address);
        read.enable(enable);
    }

    public void body(List<Stmt> statements) {
        builder.body(statements);
    }

    /** Every value that is left, operands before what uses them; they are numbered anew. */
    public void nodes(List<Node> order) {
        builder.nodes.clear();
        builder.nodes.addAll(order);
        for (int i = 0; i < order.size(); i++) {
            order.get(i).id(i);
        }
    }

    public void ignored(List<Node> nodes) {
        builder.ignored.clear();
        builder.ignored.addAll(nodes);
    }

    public void finish(Timing timing) {
        builder.timing = timing;
    }
}
