package hdl.pass;

import hdl.ir.ClockDef;
import hdl.ir.Cycle;
import hdl.ir.Expr;
import hdl.ir.Label;
import hdl.ir.ModuleBuilder;
import hdl.ir.ModuleDef;
import hdl.ir.Node;
import hdl.ir.Pin;
import hdl.ir.Port;
import hdl.ir.Problem;
import hdl.ir.ReadData;
import hdl.ir.Recall;
import hdl.ir.Storage;
import hdl.ir.Timing;
import hdl.ir.Walk;
import java.math.BigInteger;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Stream;

/**
 * Puts registers where the words about cycles want them: a value that is wanted later than it is made is read from the
 * line of its source. First all readers tell what they need, then the lines are made, then every reader gets its place.
 */
final class Align {
    private final ModuleBuilder builder;
    private final ModuleDef module;
    private final Cycles cycles;
    private final Supplier<ClockDef> clock;
    private final List<Node> values;
    private final Sources sources;
    private final DelayLines lines;
    private final Map<Storage, Cycle> homes = new IdentityHashMap<>();
    private final Map<Node, BigInteger> resets = new IdentityHashMap<>();
    private final Set<Node> reached = Collections.newSetFromMap(new IdentityHashMap<>());
    private final ArrayDeque<Node> pending = new ArrayDeque<>();
    private final Map<Node, Map<Integer, Node>> joined = new IdentityHashMap<>();
    private final Set<Node> whole = Collections.newSetFromMap(new IdentityHashMap<>());
    private final Set<Node> atOnce = Collections.newSetFromMap(new IdentityHashMap<>());
    private boolean collecting = true;

    private Align(ModuleBuilder builder, Cycles cycles, Supplier<ClockDef> clock) {
        this.builder = builder;
        this.cycles = cycles;
        this.clock = clock;
        module = cycles.module;
        values = builder.draft().nodes();
        sources = new Sources(cycles);
        lines = new DelayLines(builder, this::key, homes, new ShownPins(cycles));
    }

    /** What is to be said of the registers that it puts in. */
    static List<Problem> run(ModuleBuilder builder, Cycles cycles, Supplier<ClockDef> clock) {
        return new Align(builder, cycles, clock).run();
    }

    private List<Problem> run() {
        var problems = new ArrayList<Problem>();
        resets();
        whole();
        collect();
        problems.addAll(new Marks(this, sources, lines).mark(module.nodes()));
        lines.build();
        problems.addAll(new Waits(cycles, sources, atOnce).of(lines));
        collecting = false;
        homes();
        rewrite();
        var stale = cycles.timed.recalls().stream().filter(recall -> recall.way() == Recall.Way.STALE)
            .map(recall -> new Timing.Stale(recall.timeline(), recall.memory(), recall.why())).toList();
        builder.timed().finish(new Timing(List.copyOf(builder.timed().timelines()), homes, lines.costs(), stale));
        return problems;
    }

    /** Flags and controls are reset wherever they are delayed; so is who begins a timeline. */
    private void resets() {
        for (var node : module.nodes()) {
            if (node.expr() instanceof Expr.Timed(var word, _, _, _, int number) && word == Expr.Word.CONTROL) {
                resets.put(sources.of(node).node(), BigInteger.valueOf(number));
            }
        }
        for (var timeline : builder.timed().timelines()) {
            if (timeline.valid() != null) {
                resets.put(sources.of(timeline.valid()).node(), BigInteger.ZERO);
            }
        }
    }

    /** What an author put together and stored as one stage is one register, but for constants, which never wait. */
    private void whole() {
        for (var node : module.nodes()) {
            if (node.expr() instanceof Expr.Timed timed && timed.word() == Expr.Word.STAGE && !node.label().isNone()
                && sources.of(node).node().expr() instanceof Expr.Cat(var parts)
                && parts.stream().noneMatch(part -> sources.of(part).node().isConstant())) {
                whole.add(sources.of(node).node());
            }
        }
    }

    private Object key(Node node) {
        var source = sources.of(node);
        return source.edges() == 0 ? sources.key(source.node()) : node;
    }

    // ---- who reads what

    /** The value so many edges later than the operand itself: noted while collecting, looked up afterwards. */
    Node use(Node operand, int later, Storage target) {
        var source = sources.of(operand);
        int edges = source.edges() + later;
        if (edges == 0 || source.node().isConstant()) {
            reach(source.node());
            atOnce.add(source.node());
            return source.node();
        }
        if (isJoined(source.node())) {
            return joined(source.node(), Walk.operands(source.node().expr()), edges);
        }
        var line = lines.line(sources.key(source.node()), source.node(), source.cycle(),
            clock(operand, source.cycle()), operand.site());
        if (collecting) {
            line.init = resets.get(source.node());
            var tap = line.taps.computeIfAbsent(edges, _ -> new DelayLines.Tap());
            tap.readers++;
            tap.said |= source.said();
            var name = name(operand, source);
            if (!name.isEmpty() && source.edges() > 0) {
                line.names.putIfAbsent(source.edges(), name);
            }
            if (tap.port.isEmpty()) {
                tap.port = target instanceof Port port ? port.name()
                    : target instanceof Pin pin ? Names.join(pin.instance().toString(), pin.name()) : "";
                tap.isOutput = target instanceof Port;
            }
            reach(line.source);
        }
        var tap = line.taps.get(edges);
        return tap == null || tap.node == null ? source.node() : tap.node;
    }

    boolean isJoined(Node node) {
        return node.expr() instanceof Expr.Cat && !whole.contains(node);
    }

    /** What is only put together waits in its parts: constants do not wait, and others share their lines. */
    private Node joined(Node cat, List<Node> parts, int edges) {
        var found = joined.computeIfAbsent(cat, _ -> new HashMap<>()).get(edges);
        if (found != null) {
            return found;
        }
        var cycle = cycles.of(cat);
        var all = new ArrayList<Node>();
        for (var part : parts) {
            all.add(use(part, edges + later(part, cycle), null));
        }
        if (collecting) {
            return cat;
        }
        var made = builder.node(new Expr.Cat(List.copyOf(all)), cat.width(), cat.site());
        joined.get(cat).put(edges, made);
        return made;
    }

    ClockDef clock(Node node, Cycle cycle) {
        if (cycle.isTimed() && cycle.timeline().clock() != null) {
            return cycle.timeline().clock();
        }
        var own = builder.timed().clocks().get(node);
        return own != null ? own : clock.get();
    }

    /** A stage stored in a variable is called like it; what only waits is called like what it was. */
    private static String name(Node operand, Sources.Source source) {
        boolean named = operand.expr() instanceof Expr.Timed && !operand.label().isNone();
        var said = operand.expr();
        while (said instanceof Expr.Timed mark && (mark.word() == Expr.Word.KEEP || mark.word() == Expr.Word.RETIME)) {
            said = mark.a().expr();
        }
        boolean isStage = named && said instanceof Expr.Timed word && word.word() == Expr.Word.STAGE;
        return isStage || named && Names.plain(source.node()).isEmpty() ? operand.label().text() : "";
    }

    private void reach(Node node) {
        if (collecting && reached.add(node)) {
            pending.add(node);
        }
    }

    private void collect() {
        new AlignedStatements(this, module, cycles).list(module.body());
        for (var read : module.reads()) {
            read(read);
        }
        module.ignored().forEach(node -> reach(sources.of(node).node()));
        for (var instance : module.instances()) {
            instance.pins().forEach(pin -> reach(pin.ref()));
        }
        for (var timeline : builder.timed().timelines()) {
            timeline.advances().forEach(this::reach);
        }
        while (!pending.isEmpty()) {
            var node = pending.remove();
            operands(node);
        }
    }

    // ---- values

    private Expr operands(Node node) {
        var cycle = cycles.of(node);
        return Rebuilt.of(node.expr(), operand -> use(operand, later(operand, cycle), null));
    }

    /** How many edges a value waits for what it meets. */
    int later(Node operand, Cycle wanted) {
        return Lattice.later(cycles.of(operand), wanted);
    }

    private void read(ReadData read) {
        var cycle = cycles.of(read);
        var wanted = cycle == null ? null : cycle.plus(-read.latency());
        var address = use(read.address(), later(read.address(), wanted), null);
        var enable = read.enable() == null ? null : use(read.enable(), later(read.enable(), wanted), null);
        var advance = cycle != null && cycle.isTimed() && read.latency() > 0
            ? cycle.timeline().advance(cycle.number() - 1) : null;
        if (!collecting) {
            if (advance != null) {
                enable = enable == null ? advance
                    : builder.node(new Expr.Binary(Expr.Op.AND, enable, advance), 1, read.site());
            }
            builder.timed().replace(read, address, enable);
        }
    }

    /** What an author does not want to read: the value as it is made, and the register in which it waits. */
    private Stream<Node> ignored(Node node, int later) {
        var source = sources.of(node);
        int edges = source.edges() + later;
        var made = source.node();
        if (isJoined(made)) {
            return Stream.concat(Stream.of(made), Walk.operands(made.expr()).stream()
                .flatMap(part -> ignored(part, edges)));
        }
        var tap = lines.tap(sources.key(made), clock(node, source.cycle()), edges);
        return tap == null ? Stream.of(made) : Stream.of(made, tap);
    }

    // ---- the module as it is in the end

    private void rewrite() {
        var changed = new IdentityHashMap<Node, Expr>();      // made from values as they are, so put in at the end
        for (var node : values) {
            if (!(node.expr() instanceof Expr.Timed)) {
                var expr = operands(node);
                if (expr != node.expr()) {
                    changed.put(node, expr);
                }
            }
        }
        module.reads().forEach(this::read);
        var body = new AlignedStatements(this, module, cycles).list(module.body());
        body.addAll(lines.statements());
        var ignored = module.ignored().stream().flatMap(node -> ignored(node, 0)).toList();
        names();
        changed.forEach(builder.timed()::replace);
        builder.timed().body(body);
        builder.timed().ignored(ignored);
        order(builder.draft().nodes());
    }

    /**
     * A value that a word only passes on takes the name of the variable behind the word; one that is only read as what
     * its parts were earlier is not there any more, and its name is not either.
     */
    private void names() {
        joined.keySet().stream().filter(cat -> !reached.contains(cat))
            .forEach(cat -> builder.label(cat, Label.NONE));
        for (var node : values) {
            if (node.expr() instanceof Expr.Timed && !node.label().isNone()) {
                var source = sources.of(node);
                if (source.edges() == 0 && source.node().label().isNone() && source.node().storage() == null
                    && !source.node().isConstant()) {
                    builder.label(source.node(), node.label());
                }
            }
        }
    }

    /** New values stand in front of the first that reads them. */
    private void order(List<Node> all) {
        var done = Collections.<Node>newSetFromMap(new IdentityHashMap<>());
        var order = new ArrayList<Node>();
        for (var start : all) {
            if (start.expr() instanceof Expr.Timed) {
                continue;
            }
            var open = new ArrayDeque<Node>(List.of(start));
            var entered = new HashSet<Node>();
            while (!open.isEmpty()) {
                var node = open.peek();
                if (done.contains(node)) {
                    open.pop();
                } else if (entered.add(node)) {
                    Walk.operands(node.expr()).reversed().forEach(operand -> {
                        if (!done.contains(operand)) {
                            open.push(operand);
                        }
                    });
                } else {
                    open.pop();
                    done.add(node);
                    order.add(node);
                }
            }
        }
        builder.timed().nodes(order);
    }

    /** The cycles of what is not in a line. */
    private void homes() {
        for (var reg : module.regs()) {
            var cycle = cycles.of(reg);
            if (cycle != null && cycle.isTimed()) {
                homes.put(reg, cycle);
                if (!cycles.isState(reg)) {
                    lines.count(cycle, reg.width(), false);
                }
            }
        }
    }
}
