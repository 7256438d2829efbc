package hdl.pass;

import hdl.ir.Cycle;
import hdl.ir.Expr;
import hdl.ir.Instance;
import hdl.ir.ModuleDef;
import hdl.ir.Node;
import hdl.ir.Pin;
import hdl.ir.Port;
import hdl.ir.ReadData;
import hdl.ir.Reg;
import hdl.ir.Stmt;
import hdl.ir.Storage;
import hdl.ir.Timed;
import hdl.ir.TimelineDef;
import hdl.ir.Wire;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The cycle of every value: declared ones (ports, origins, {@code enter}, {@code leave}) are spread forward over
 * operators, stages, memories and instances. Null is a clash: values that do not belong together met there.
 */
final class Cycles {
    /** An instance on one of its module's timelines. */
    record Begun(Instance instance, TimelineDef timeline) {}

    final ModuleDef module;
    final Timed timed;
    final Drives drives;
    final Arcs arcs = new Arcs();
    /** Points whose cycle grew without end. */
    final Set<Integer> endless = new HashSet<>();
    final Map<Begun, Integer> begun = new HashMap<>();
    final Map<LeavingFlow, Integer> flows = new LinkedHashMap<>();
    private final Map<Node, Cycle> later = new IdentityHashMap<>();
    private final Map<Integer, Node> recalled = new HashMap<>();
    private final int scopes;
    private final boolean[] declared;
    private final boolean[] states;
    private final Cycle[] cycles;

    private Cycles(ModuleDef module, Timed timed) {
        this.module = module;
        this.timed = timed;
        drives = new Drives(module);
        scopes = ScopeWalk.over(module, new ScopeWalk.Visitor() {});
        int points = module.nodes().size() + scopes;
        for (var instance : module.instances()) {
            for (var pin : instance.pins()) {
                if (isTimed(pin) && begun.putIfAbsent(begun(pin), points) == null) {
                    points++;
                }
            }
        }
        for (var flow : LeavingFlow.of(module)) {
            flows.put(flow, points++);
        }
        declared = new boolean[points];
        states = new boolean[points];
        cycles = new Cycle[points];
        Arrays.fill(cycles, Cycle.STEADY);
    }

    static Cycles of(ModuleDef module, Timed timed) {
        var cycles = new Cycles(module, timed);
        cycles.declare();
        CycleArcs.lay(cycles);
        cycles.spread();
        cycles.free();
        return cycles;
    }

    // ---- points: values, lists of statements, instances on a timeline

    int points() {
        return cycles.length;
    }

    int point(Scope scope) {
        return module.nodes().size() + scope.id();
    }

    static int point(Storage storage) {
        return storage.ref().id();
    }

    static boolean isTimed(Pin pin) {
        return pin.port().cycle() != null && pin.port().cycle().isTimed();
    }

    static Begun begun(Pin pin) {
        return new Begun(pin.instance(), pin.port().cycle().timeline());
    }

    /** An operator in the form of a module: each output follows some of the inputs. */
    static boolean isOperator(Pin pin) {
        return pin.port().cycle() == null && pin.instance().module().clocks().isEmpty();
    }

    Cycle at(int point) {
        return cycles[point];
    }

    /** Of a value that was made after the cycles were found: what was said of it. */
    Cycle of(Node node) {
        return node.id() < module.nodes().size() ? cycles[node.id()] : later.get(node);
    }

    /** Makes a value whose cycle is known. */
    void add(Node node, Cycle cycle) {
        later.put(node, cycle);
    }

    /** What an operation reads of a memory, with what is on its way to it. */
    Node recalled(Expr.Timed word) {
        return recalled.getOrDefault(word.number(), word.a());
    }

    void recalled(int number, Node value) {
        recalled.put(number, value);
    }

    Cycle of(Storage storage) {
        return cycles[point(storage)];
    }

    boolean isDeclared(int point) {
        return declared[point];
    }

    /** A register that keeps what it holds, or that is made from what it holds. */
    boolean isState(Storage storage) {
        return states[point(storage)];
    }

    /** When an instance begins on one of its timelines. */
    Cycle start(Pin pin) {
        return cycles[startPoint(pin)];
    }

    /**
     * The same, also where what begins it does not belong together: as its first input says it, and those of that
     * timeline which it waits for. Null if that is not known.
     */
    Cycle intendedStart(Pin pin) {
        Cycle start = start(pin);
        for (int arc : start == null ? arcs.into(startPoint(pin)) : new int[0]) {
            var comes = brought(arc);
            if (comes == null) {
                return null;
            }
            boolean isFirst = start == null && comes.isTimed();
            start = isFirst ? comes : start != null && comes.isTimed() && start.timeline() == comes.timeline()
                && start.timeline().isAligned() ? Lattice.latest(start, comes) : start;
        }
        return start;
    }

    /** Which point brings that start; -1 if none does. */
    int beginner(Pin pin) {
        var start = intendedStart(pin);
        for (int arc : arcs.into(startPoint(pin))) {
            if (start != null && start.isTimed() && start.equals(brought(arc))) {
                return arcs.from(arc);
            }
        }
        return -1;
    }

    int startPoint(Pin pin) {
        return begun.get(begun(pin));
    }

    /** The node at a point, or null. */
    Node node(int point) {
        return point < module.nodes().size() ? module.nodes().get(point) : null;
    }

    /** The flow that a storage without a declared cycle is a field of, as a point; -1: none. */
    int flow(Storage storage) {
        var flow = LeavingFlow.of(storage);
        return flow == null ? -1 : flows.getOrDefault(flow, -1);
    }

    // ---- what is declared

    private void declare() {
        timed.origins().forEach((node, cycle) -> declare(node.id(), cycle));
        for (var port : module.ports()) {
            if (port.role() != Port.Role.DATA) {
                continue;
            }
            if (port.cycle() != null) {
                declare(point(port), port.cycle());
            } else if (port.isInput()) {
                declare(point(port), Cycle.NONE);
            }
        }
        for (var reg : module.regs()) {
            if (declared[point(reg)]) {
                continue;
            }
            if (reg.enumeration() != null) {
                declare(point(reg), Cycle.NONE);
            } else {
                states[point(reg)] = !timed.pasts().contains(reg) && !drives.isStage(reg);
            }
        }
        for (var instance : module.instances()) {
            for (var pin : instance.pins()) {
                boolean steady = Cycle.STEADY.equals(pin.port().cycle());
                if (!pin.isInput() && pin.port().cycle() == null && !isOperator(pin)) {
                    declare(point(pin), Cycle.NONE);
                } else if (steady) {
                    declare(point(pin), Cycle.STEADY);
                }
            }
        }
        for (var node : module.nodes()) {
            switch (node.expr()) {
                case Expr.Cross _ -> declare(node.id(), Cycle.NONE);
                case Expr.Timed(var word, _, _, var timeline, int number) -> {
                    switch (word) {
                        case ENTER -> declare(node.id(), new Cycle(timeline, number));
                        case LEAVE -> declare(node.id(), Cycle.NONE);
                        case STEADY -> declare(node.id(), Cycle.STEADY);
                        default -> { }
                    }
                }
                default -> { }
            }
        }
    }

    private void declare(int point, Cycle cycle) {
        if (!declared[point]) {
            declared[point] = true;
            cycles[point] = cycle;
        }
    }

    // ---- spreading

    private void spread() {
        var pending = new ArrayDeque<Integer>();
        for (int point = 0; point < cycles.length; point++) {
            if (cycles[point] != Cycle.STEADY) {
                pending.add(point);
            }
        }
        spread(pending);
    }

    /** A register that nobody of a timeline writes belongs to none: it may change at any time. */
    private void free() {
        var pending = new ArrayDeque<Integer>();
        for (var node : module.nodes()) {
            boolean isValid = node.expr() instanceof Expr.Timed word && word.word() == Expr.Word.VALID;
            if (isValid && Cycle.STEADY.equals(of(node))) {       // of what is always the same: where operations enter
                cycles[node.id()] = of(((Expr.Timed) node.expr()).timeline().valid());
                pending.add(node.id());
            }
        }
        for (int point = 0; point < cycles.length; point++) {
            if (states[point] && Cycle.STEADY.equals(cycles[point])) {
                cycles[point] = Cycle.NONE;
                declared[point] = true;
                pending.add(point);
            }
        }
        spread(pending);
    }

    private void spread(ArrayDeque<Integer> pending) {
        int most = arcs.sum() + module.instances().stream().flatMap(instance -> instance.pins().stream())
            .filter(Cycles::isTimed).mapToInt(pin -> pin.port().cycle().number()).sum();
        for (var cycle : cycles) {
            most += cycle != null && cycle.isTimed() ? Math.abs(cycle.number()) : 0;
        }
        for (var node : module.nodes()) {
            boolean waits = node.expr() instanceof Expr.Timed word && word.word() == Expr.Word.AT;
            most += waits ? ((Expr.Timed) node.expr()).number() : 0;
        }
        while (!pending.isEmpty()) {
            int point = pending.remove();
            for (int arc : arcs.outOf(point)) {
                int next = arcs.to(arc);
                if (cycles[next] == null || declared[next]) {
                    continue;
                }
                var joined = settled(next);
                if (joined != null && joined.isTimed() && joined.number() > most) {
                    endless.add(next);
                    joined = null;
                }
                if (joined == null || !joined.equals(cycles[next])) {
                    cycles[next] = joined;
                    pending.add(next);
                }
            }
        }
    }

    /** What the arcs into a point say together, with what it has been. */
    private Cycle settled(int point) {
        var node = node(point);
        if (node != null && node.expr() instanceof Expr.Timed(var word, var a, _, _, int number)) {
            var of = of(a);
            if (word == Expr.Word.AT) {
                return of == null || of.isTimed() && of.number() > number ? null
                    : of.isTimed() ? new Cycle(of.timeline(), number) : of;
            }
            if (word == Expr.Word.VALID) {
                return of == null || of.isTimed() ? of : cycles[point];
            }
            if (word == Expr.Word.TOGETHER) {
                var latest = Cycle.STEADY;
                for (int arc : arcs.into(point)) {
                    latest = Lattice.latest(latest, brought(arc));
                }
                return latest;
            }
        }
        var joined = cycles[point];
        for (int arc : arcs.into(point)) {
            joined = Lattice.join(joined, brought(arc));
        }
        return joined;
    }

    /** What an arc brings to where it ends. */
    Cycle brought(int arc) {
        var from = cycles[arcs.from(arc)];
        return from == null ? null : from.plus(arcs.edges(arc));
    }

    /** What several values that meet would be together; null: a clash, or one behind a clash. */
    Cycle joined(List<Integer> points) {
        var joined = Cycle.STEADY;
        for (int point : points) {
            joined = Lattice.join(joined, cycles[point]);
        }
        return joined;
    }

    // ---- what is needed where

    /** The cycle that value and conditions of an assignment are needed at. */
    Cycle needed(Stmt.Assign assign) {
        return switch (assign.target()) {
            case Reg reg -> {
                var cycle = of(reg);
                boolean later = !isState(reg) && !isDeclared(point(reg)) && !timed.pasts().contains(reg);
                yield cycle == null ? null : cycle.plus(later ? -1 : 0);
            }
            case Pin pin when isTimed(pin) -> {
                var start = start(pin);
                yield start == null ? null : start.plus(pin.port().cycle().number());
            }
            case Pin pin when isOperator(pin) -> {
                var wanted = wanted(pin);
                yield wanted.size() == 1 ? wanted.getFirst() : of(pin);
            }
            case Port _, Pin _, Wire _, ReadData _ -> {
                int flow = flow(assign.target());
                yield flow >= 0 ? cycles[flow] : of(assign.target());
            }
        };
    }

    /** The cycle of a write: that of the latest of what it is made of. */
    Cycle needed(Stmt.Write write, Scope in) {
        var points = new ArrayList<>(List.of(write.address().id(), write.data().id(), point(in)));
        write.mask().ifPresent(mask -> points.add(mask.id()));
        var latest = Cycle.STEADY;
        for (int point : points) {
            latest = Lattice.latest(latest, cycles[point]);
        }
        return latest;
    }

    /** Where the inputs of an operator have to be, for each of its outputs that follows them; empty: nobody says. */
    List<Cycle> wanted(Pin input) {
        var found = new ArrayList<Cycle>();
        var paths = Paths.of(input.instance().module());
        for (var output : input.instance().pins()) {
            if (!output.isInput() && isOperator(output) && paths.connects(input.port(), output.port())) {
                var cycle = of(output);
                if (cycle != null && cycle.isTimed() && !found.contains(cycle)) {
                    found.add(cycle);
                }
            }
        }
        return found;
    }
}
