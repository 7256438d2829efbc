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
import hdl.ir.Walk;
import hdl.ir.Wire;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
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
    /** The fields of a flow that end the timeline together: pins of an instance, or outputs. */
    record Flow(Instance instance, String component) {}

    final Map<Flow, Integer> flows = new LinkedHashMap<>();
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
        for (var flow : flowsOf(module)) {
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
        cycles.connect();
        cycles.arcs.done(cycles.cycles.length);
        cycles.waitForInputs();
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
        return cycles[begun.get(begun(pin))];
    }

    /** The node at a point, or null. */
    Node node(int point) {
        return point < module.nodes().size() ? module.nodes().get(point) : null;
    }

    // ---- flows that leave: what has a field 'valid'

    private static Set<Flow> flowsOf(ModuleDef module) {
        var found = new LinkedHashSet<Flow>();
        for (var port : module.ports()) {
            if (!port.isInput() && port.cycle() == null && isValid(port)) {
                found.add(new Flow(null, port.component()));
            }
        }
        for (var instance : module.instances()) {
            for (var pin : instance.pins()) {
                if (pin.isInput() && pin.port().cycle() == null && !isOperator(pin) && isValid(pin.port())) {
                    found.add(new Flow(instance, pin.port().component()));
                }
            }
        }
        return found;
    }

    private static boolean isValid(Port port) {
        return port.width() == 1 && port.name().endsWith("_valid");
    }

    /** The flow that a storage without a declared cycle is a field of, as a point; -1: none. */
    int flow(Storage storage) {
        var flow = switch (storage) {
            case Port port when !port.isInput() && port.cycle() == null -> new Flow(null, port.component());
            case Pin pin when pin.isInput() && pin.port().cycle() == null && !isOperator(pin) ->
                new Flow(pin.instance(), pin.port().component());
            default -> null;
        };
        return flow == null ? -1 : flows.getOrDefault(flow, -1);
    }

    // ---- what is declared

    private void declare() {
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
        timed.origins().forEach((node, cycle) -> declare(node.id(), cycle));
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

    // ---- what follows

    private void connect() {
        for (var node : module.nodes()) {
            if (node.expr() instanceof Expr.Timed word) {
                word(node, word);
            } else {
                Walk.operands(node.expr()).forEach(operand -> follow(operand.id(), node.id(), 0));
            }
        }
        for (var read : module.reads()) {
            follow(read.address().id(), point(read), read.latency());
            if (read.enable() != null) {
                follow(read.enable().id(), point(read), read.latency());
            }
        }
        module.instances().forEach(this::instance);
        ScopeWalk.over(module, new ScopeWalk.Visitor() {
            @Override public void open(Scope scope) {
                if (scope.parent() != null) {
                    follow(point(scope.parent()), point(scope), 0);
                    follow(scope.condition().id(), point(scope), 0);
                }
            }

            @Override public void statement(Stmt statement, Scope in) {
                if (statement instanceof Stmt.Assign assign) {
                    assign(assign, in);
                }
            }
        });
    }

    private void word(Node node, Expr.Timed word) {
        int from = word.a().id();
        switch (word.word()) {
            case STAGE -> {
                follow(from, node.id(), 1);
                word.beside().forEach(other -> follow(other.id(), node.id(), 1));
            }
            case AHEAD -> follow(from, node.id(), -word.number());
            case AFTER -> follow(from, node.id(), 1);
            case VALID -> {
                follow(word.timeline().valid().id(), node.id(), 0);
                follow(from, node.id(), 0);
            }
            case AT, CONTROL, RECALLED -> follow(from, node.id(), 0);
            case ENTER, LEAVE, STEADY -> { }
        }
    }

    private void instance(Instance instance) {
        Paths paths = null;
        for (var pin : instance.pins()) {
            if (isTimed(pin) && !pin.isInput()) {
                follow(begun.get(begun(pin)), point(pin), pin.port().cycle().number());
            } else if (!pin.isInput() && isOperator(pin)) {
                paths = paths == null ? Paths.of(instance.module()) : paths;
                for (var input : instance.pins()) {
                    if (input.isInput() && isOperator(input) && paths.connects(input.port(), pin.port())) {
                        follow(point(input), point(pin), 0);
                    }
                }
            }
        }
        for (var pin : instance.pins()) {
            if (isTimed(pin) && pin.isInput()) {
                follow(begun.get(begun(pin)), point(pin), pin.port().cycle().number());
            }
        }
    }

    private void assign(Stmt.Assign assign, Scope in) {
        int target = point(assign.target());
        switch (assign.target()) {
            case Reg reg -> {
                int later = states[target] || timed.pasts().contains(reg) ? 0 : 1;
                follow(assign.value().id(), target, later);
                follow(point(in), target, later);
            }
            case Pin pin when isTimed(pin) -> {
                if (begins(pin)) {
                    int start = begun.get(begun(pin));
                    follow(assign.value().id(), start, -pin.port().cycle().number());
                    follow(point(in), start, -pin.port().cycle().number());
                }
            }
            case Port _, Wire _, Pin _, ReadData _ -> {
                follow(assign.value().id(), target, 0);
                follow(point(in), target, 0);
                int flow = flow(assign.target());
                if (flow >= 0) {
                    follow(target, flow, 0);
                }
            }
        }
    }

    /** Where everything is aligned, an instance begins when all its inputs are there that do not come from itself. */
    private void waitForInputs() {
        if (!timed.timelines().stream().allMatch(TimelineDef::isAligned)) {
            return;
        }
        begun.forEach((instance, start) -> {
            var after = reached(start);
            for (var pin : instance.instance().pins()) {
                if (pin.isInput() && isTimed(pin) && begun(pin).equals(instance) && !begins(pin)) {
                    for (var drive : drives.of(pin)) {
                        for (int from : List.of(drive.assign().value().id(), point(drive.in()))) {
                            if (!after.get(from)) {
                                follow(from, start, -pin.port().cycle().number());
                            }
                        }
                    }
                }
            }
        });
        arcs.done(cycles.length);
    }

    private BitSet reached(int start) {
        var seen = new BitSet();
        var open = new ArrayDeque<>(List.of(start));
        while (!open.isEmpty()) {
            for (int arc : arcs.outOf(open.pop())) {
                int next = arcs.to(arc);
                if (!seen.get(next) && !declared[next]) {
                    seen.set(next);
                    open.push(next);
                }
            }
        }
        return seen;
    }

    /** The earliest inputs that are no constants say when an instance begins; the others must follow. */
    boolean begins(Pin pin) {
        int first = Integer.MAX_VALUE;
        for (var other : pin.instance().pins()) {
            if (other.isInput() && isTimed(other) && begun(other).equals(begun(pin)) && !isConstant(other)) {
                first = Math.min(first, other.port().cycle().number());
            }
        }
        return pin.port().cycle().number() <= first;
    }

    private boolean isConstant(Pin pin) {
        return drives.of(pin).stream().allMatch(drive -> drive.assign().value().isConstant());
    }

    private void follow(int from, int to, int later) {
        if (!declared[to]) {
            arcs.add(from, to, later);
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
        }
        var joined = cycles[point];
        for (int arc : arcs.into(point)) {
            joined = join(joined, brought(arc));
        }
        return joined;
    }

    /** What an arc brings to where it ends. */
    Cycle brought(int arc) {
        var from = cycles[arcs.from(arc)];
        return from == null ? null : from.plus(arcs.edges(arc));
    }

    /** Null: they do not belong together. */
    static Cycle join(Cycle a, Cycle b) {
        if (a == null || b == null) {
            return null;
        }
        if (a.equals(Cycle.STEADY) || a.equals(b)) {
            return b;
        }
        if (b.equals(Cycle.STEADY)) {
            return a;
        }
        if (a.timeline() != b.timeline() || a.timeline() == null || !a.timeline().isAligned()) {
            return null;
        }
        return a.number() < b.number() ? b : a;
    }

    /** What several values that meet would be together; null: a clash, or one behind a clash. */
    Cycle joined(List<Integer> points) {
        var joined = Cycle.STEADY;
        for (int point : points) {
            joined = join(joined, cycles[point]);
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
            var cycle = cycles[point];
            latest = cycle == null || latest == null ? null
                : cycle.isTimed() && latest.isTimed() && cycle.timeline() == latest.timeline()
                    ? latest.number() < cycle.number() ? cycle : latest
                    : join(latest, cycle);
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
