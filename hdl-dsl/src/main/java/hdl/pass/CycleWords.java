package hdl.pass;

import hdl.ir.Cycle;
import hdl.ir.Expr;
import hdl.ir.Node;
import hdl.ir.Pin;
import hdl.ir.Port;
import hdl.ir.Problem;
import hdl.ir.Reg;
import hdl.ir.Site;
import hdl.ir.Stmt;
import hdl.ir.Storage;
import hdl.ir.Timed;
import hdl.ir.TimelineDef;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** What is said about mistakes with cycles: both values by name, where they were declared, and where cycle 0 is. */
final class CycleWords {
    private static final int STEPS = 3;

    private final Cycles cycles;
    private final Findings findings;
    private final Set<List<Object>> said = new HashSet<>();

    CycleWords(Cycles cycles) {
        this.cycles = cycles;
        findings = new Findings(cycles.module);
    }

    List<Problem> problems() {
        return findings.inSourceOrder();
    }

    // ---- two values

    /** HDL901, HDL902. */
    void meet(Site site, int first, int second) {
        var a = cycles.at(first);
        var b = cycles.at(second);
        boolean swap = a.equals(Cycle.NONE) ? false : b.equals(Cycle.NONE) || b.isTimed() && a.isTimed()
            && a.timeline() == b.timeline() && b.number() < a.number();
        int x = swap ? second : first;
        int y = swap ? first : second;
        var early = cycles.at(x);
        var late = cycles.at(y);
        if (!said.add(List.of(named(x), early, named(y), late))) {
            return;
        }
        if (early.equals(Cycle.NONE)) {
            error(site, "HDL902", quoted(x) + " is on no timeline and meets " + timed(y) + "; write "
                + late.timeline() + ".enter(" + late.number() + ", " + name(x) + "), or steady(" + name(x)
                + ") if it is configuration", x, y);
        } else if (early.timeline() != late.timeline()) {
            error(site, "HDL902", timed(x) + " meets " + timed(y) + ", another timeline; carry it through the FIFO "
                + "between, or leave(...) it", x, y);
        } else {
            int times = late.number() - early.number();
            error(site, "HDL901", timed(x) + " meets " + timed(y) + "; stage it " + (times == 1 ? "once" : times
                + " times") + " more, write at(" + late.number() + ", " + name(x) + "), or declare the pipeline "
                + "aligned()", x, y);
        }
    }

    /** HDL902. */
    void untimed(Site site, Node value, String word) {
        if (said.add(List.of(value, word))) {
            error(site, "HDL902", quoted(value.id()) + " is on no timeline and has no cycle for " + word
                + "; let it enter(...) one first", value.id());
        }
    }

    /** HDL902. */
    void entered(Node node, Expr.Timed word, Cycle cycle) {
        error(node.site(), "HDL902", timed(word.a().id()) + " is on a timeline already and cannot enter "
            + word.timeline() + "; use at(...), or leave(...) it first", word.a().id());
    }

    /** HDL904. */
    void before(Node node, Expr.Timed word) {
        error(node.site(), "HDL904", "at(" + word.number() + ", " + name(word.a().id()) + ") lies before "
            + timed(word.a().id()) + "; a value cannot be had before it is known", word.a().id());
    }

    /** HDL901. */
    void twice(Pin pin, List<Cycle> wanted) {
        error(pin.instance().site(), "HDL901", "'" + pin.instance() + "." + pin.name() + "' is needed at cycle "
            + wanted.get(0).number() + " for one output of " + pin.instance().module().name() + " and at "
            + wanted.get(1).number() + " for another; use an instance for each");
    }

    // ---- places with a declared cycle

    /** HDL905, or HDL902 when it is no cycle of the timeline. */
    void output(Stmt.Assign assign, Port port, int point) {
        var comes = cycles.at(point);
        var wanted = port.cycle();
        if (!comes.isTimed() || comes.timeline() != wanted.timeline()) {
            error(assign.site(), "HDL902", "output '" + port.name() + "' is declared "
                + (wanted.isTimed() ? "at " + wanted : "steady") + " and takes " + (comes.isTimed() ? timed(point)
                : quoted(point) + ", which is on no timeline") + "; " + (wanted.isTimed() ? "let it enter(...) the "
                + "timeline, or take the cycle from the port" : "take the word from the port"), point);
            return;
        }
        boolean late = comes.number() > wanted.number();
        error(assign.site(), "HDL905", "output '" + port.name() + "' is declared at cycle " + wanted.number()
            + " and comes at " + comes.number() + over(point) + "; " + (late ? "take out a stage" : "add a stage")
            + " or declare p.at(" + comes.number() + ")", steps(point).toArray(Integer[]::new));
    }

    /** The stages on the way to a value, the last ones first. */
    private String over(int point) {
        var steps = new LinkedHashSet<String>();
        for (int step : steps(point)) {
            steps.add("'" + name(step) + "'");
        }
        return steps.isEmpty() ? "" : ", over " + Wording.list(new ArrayList<>(steps));
    }

    private List<Integer> steps(int point) {
        var steps = new ArrayList<Integer>();
        int at = point;
        while (steps.size() < STEPS) {
            int arc = brings(at);
            if (arc < 0) {
                break;
            }
            if (cycles.arcs.edges(arc) > 0 && cycles.node(at) != null) {
                steps.add(at);
            }
            at = cycles.arcs.from(arc);
        }
        return steps;
    }

    /** HDL903, or HDL902. */
    void input(Stmt.Assign assign, Pin pin, int point) {
        var comes = cycles.at(point);
        var start = cycles.intendedStart(pin);
        var place = "'" + pin.instance() + "." + pin.name() + "'";
        if (!start.isTimed()) {
            error(assign.site(), "HDL902", place + " belongs to an instance that began on no timeline and gets "
                + timed(point) + "; let its first inputs enter(...) the timeline", point);
        } else if (!comes.isTimed() || comes.timeline() != start.timeline()) {
            int first = cycles.beginner(pin);
            error(assign.site(), "HDL902", place + " is wanted on timeline " + start.timeline()
                + (first < 0 ? "" : ", as " + timed(first) + ",") + " and gets "
                + (comes.isTimed() ? timed(point) : quoted(point) + ", which is on no timeline")
                + "; let it enter(...) the timeline", first < 0 ? new Integer[] {point} : new Integer[] {point, first});
        } else {
            boolean late = comes.number() > start.number() + pin.port().cycle().number();
            error(assign.site(), "HDL903", place + " is wanted at cycle " + pin.port().cycle().number() + " of "
                + pin.instance().module().name() + ", begun at " + start + ", and gets " + timed(point) + "; "
                + (late ? "have it sooner, or begin later" : "stage it, or declare the pipeline aligned()"), point);
        }
    }

    /** HDL906. */
    void flow(LeavingFlow flow, List<Storage> fields) {
        Storage first = null;
        for (var field : fields) {
            var cycle = cycles.of(field);
            if (cycle == null || !cycle.isTimed()) {
                continue;
            }
            if (first == null) {
                first = field;
            } else if (!cycle.equals(cycles.of(first))) {
                boolean early = cycle.number() < cycles.of(first).number();
                var place = flow.instance() == null ? flow.component() : flow.instance() + "." + flow.component();
                findings.error(drivenAt(field), "HDL906", "fields of one bundle enter '" + place
                    + "' at different cycles: " + field(first, flow) + " at " + cycles.of(first).number() + ", "
                    + field(field, flow) + " at " + cycle.number() + "; stage " + field(early ? field : first, flow));
                return;
            }
        }
    }

    private static String field(Storage storage, LeavingFlow flow) {
        var port = storage instanceof Pin pin ? pin.port() : (Port) storage;
        int prefix = flow.component().length() + 1;
        return port.name().length() > prefix ? port.name().substring(prefix) : port.name();
    }

    private Site drivenAt(Storage storage) {
        var drives = cycles.drives.of(storage);
        return drives.isEmpty() ? storage.site() : drives.getFirst().assign().site();
    }

    // ---- registers and memories

    /** HDL908. */
    void state(Site site, Reg reg, Cycle first, Cycle second) {
        error(site, "HDL908", Wording.quoted(reg) + " is written at " + first.timeline() + " cycles "
            + Math.min(first.number(), second.number()) + " and " + Math.max(first.number(), second.number())
            + "; a state belongs to one cycle", reg.ref().id());
    }

    /** HDL909, once for all values of a circle. */
    void endless(int point) {
        if (!said.add(List.of("endless"))) {
            return;
        }
        var circle = new ArrayList<Integer>();
        int at = point;
        while (!circle.contains(at)) {
            circle.add(at);
            int next = -1;
            for (int arc : cycles.arcs.into(at)) {
                int from = cycles.arcs.from(arc);
                next = cycles.at(from) == null && leadsTo(at, from) ? from : next;
            }
            if (next < 0) {
                break;
            }
            at = next;
        }
        var names = new LinkedHashSet<String>();
        int stages = 0;
        int last = point;
        for (int each : circle.subList(Math.max(0, circle.indexOf(at)), circle.size())) {
            var node = cycles.node(each);
            boolean stage = node != null && java.util.Arrays.stream(cycles.arcs.into(each))
                .anyMatch(arc -> cycles.arcs.edges(arc) > 0 && circle.contains(cycles.arcs.from(arc)));
            stages += stage ? 1 : 0;
            if (node != null && (node.storage() != null || !node.label().isNone())) {
                names.add(Wording.name(node));
                last = each;
            }
        }
        var name = names.isEmpty() ? name(last) : names.iterator().next();
        var node = cycles.node(last);
        findings.error(node == null ? Site.UNKNOWN : node.site(), "HDL909", "'" + name + "' reads itself through "
            + stages + (stages == 1 ? " stage" : " stages") + " and nothing says what comes first; keep it in one reg, "
            + "or write ahead(" + stages + ", " + name + ")");
    }

    /** Whether a circle goes back: the one point is reached from the other. */
    private boolean leadsTo(int from, int to) {
        var seen = new HashSet<Integer>();
        var open = new ArrayList<>(List.of(from));
        while (!open.isEmpty()) {
            int point = open.removeLast();
            for (int arc : cycles.arcs.outOf(point)) {
                int next = cycles.arcs.to(arc);
                if (next == to) {
                    return true;
                }
                if (cycles.at(next) == null && seen.add(next)) {
                    open.add(next);
                }
            }
        }
        return false;
    }

    /** HDL913. */
    void delay(Timed.Delay delay) {
        var cycle = cycles.of(delay.value());
        if (cycle != null && cycle.isTimed() && said.add(List.of("delay", delay.site()))) {
            var name = name(delay.value().id());
            findings.error(delay.site(), "HDL913", "delay(" + name + ", " + delay.edges() + ") of a value at " + cycle
                + "; write at(" + (cycle.number() + delay.edges()) + ", " + name + ") or stage(" + name + ")");
        }
    }

    void error(Site site, String code, String text, Integer... points) {
        var further = new ArrayList<Problem.Further>();
        var timelines = new LinkedHashSet<TimelineDef>();
        for (int point : points) {
            var node = named(point);
            if (node != null) {
                further.add(new Problem.Further(node.site(), "'" + Wording.name(node) + "' declared here"));
            }
            if (cycles.at(point) != null && cycles.at(point).isTimed()) {
                timelines.add(cycles.at(point).timeline());
            }
        }
        timelines.forEach(timeline -> further.add(new Problem.Further(timeline.site(), "cycle 0 of timeline '"
            + timeline + "' here")));
        findings.error(site, code, text, further.toArray(Problem.Further[]::new));
    }

    Findings findings() {
        return findings;
    }

    // ---- names

    /** {@code 'psn' (24 bits, packet cycle 6)}. */
    String timed(int point) {
        var text = quoted(point);
        return text.endsWith(")") ? text.substring(0, text.length() - 1) + ", " + cycles.at(point) + ")"
            : text + " (" + cycles.at(point) + ")";
    }

    String quoted(int point) {
        var node = named(point);
        return node == null ? "this condition" : Wording.quoted(node);
    }

    String name(int point) {
        var node = named(point);
        return node == null ? "this" : Wording.name(node);
    }

    /** Follows values without a name back to one with a name that brought this cycle along. */
    private Node named(int point) {
        int at = point;
        var seen = new HashSet<Integer>();
        while (seen.add(at)) {
            var node = cycles.node(at);
            if (node != null && (node.storage() != null || !node.label().isNone())) {
                return node;
            }
            int arc = brings(at);
            if (arc >= 0) {
                at = cycles.arcs.from(arc);
            } else if (node != null && node.expr() instanceof Expr.Timed word) {
                at = word.a().id();
            } else {
                break;
            }
        }
        return cycles.node(at);
    }

    /** The arc that brought a point its cycle; -1: it was declared there. */
    private int brings(int point) {
        int any = -1;
        for (int arc : cycles.arcs.into(point)) {
            var cycle = cycles.brought(arc);
            if (cycle != null && cycle.equals(cycles.at(point))) {
                return arc;
            }
            any = any < 0 && cycle != null && cycle.isTimed() ? arc : any;
        }
        return any;
    }
}
