package hdl.pass;

import hdl.ir.ClockDef;
import hdl.ir.Cycle;
import hdl.ir.Expr;
import hdl.ir.Label;
import hdl.ir.ModuleBuilder;
import hdl.ir.Node;
import hdl.ir.Reg;
import hdl.ir.Site;
import hdl.ir.Stmt;
import hdl.ir.Storage;
import hdl.ir.Timing;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.regex.Pattern;

/**
 * One shift register per value that waits, shared by all who read it. A cycle that is read is a register of its own;
 * two or more in a row that nobody reads are one vector.
 */
final class DelayLines {
    /** Registers in a row that tools make a shift register of a LUT; it is slow, so one that is read stays out of it. */
    private static final int LONG = 3;
    private static final Pattern NUMBER = Pattern.compile("\\d+");
    private static final int DIGITS = 6;

    /** A value in front of its registers, and the cycle it is made at. */
    static final class Line {
        final Node source;
        final Cycle cycle;
        final ClockDef clock;
        final Site site;
        final TreeMap<Integer, Tap> taps = new TreeMap<>();
        /** The author's names of stages on the way, read or not. */
        final TreeMap<Integer, String> names = new TreeMap<>();
        BigInteger init;
        boolean isPart;

        Line(Node source, Cycle cycle, ClockDef clock, Site site) {
            this.source = source;
            this.cycle = cycle;
            this.clock = clock;
            this.site = site;
        }
    }

    /** Where a line is read. */
    static final class Tap {
        String port = "";
        boolean isOutput;
        /** Whether the author wants a register there; else it comes from what the value meets. */
        boolean said;
        int readers;
        boolean isKept;
        boolean isRetimed;
        Node node;
    }

    private final ModuleBuilder builder;
    private final Function<Node, Object> keys;
    private final Map<List<Object>, Line> lines = new LinkedHashMap<>();
    private final List<Line> built = new ArrayList<>();
    private final Map<Storage, Cycle> cycles;
    private final ShownPins shown;
    private final Map<Cycle, int[]> costs = new HashMap<>();
    private final List<Stmt> statements = new ArrayList<>();

    /** {@code keys} tells what is equal for equal sources, and null for what is no source itself. */
    DelayLines(ModuleBuilder builder, Function<Node, Object> keys, Map<Storage, Cycle> cycles, ShownPins shown) {
        this.builder = builder;
        this.keys = keys;
        this.cycles = cycles;
        this.shown = shown;
    }

    /** The line of a source; {@code key} is equal for equal sources. */
    Line line(Object key, Node source, Cycle cycle, ClockDef clock, Site site) {
        return lines.computeIfAbsent(List.of(key, clock), _ -> new Line(source, cycle, clock, site));
    }

    /** The line of a source, or null if nobody reads it later. */
    Line find(Object key, ClockDef clock) {
        return lines.get(List.of(key, clock));
    }

    /** The register so many edges behind a source, or null if nobody reads it. */
    Node tap(Object key, ClockDef clock, int edges) {
        var line = find(key, clock);
        var tap = line == null ? null : line.taps.get(edges);
        return tap == null ? null : tap.node;
    }

    /** Makes the registers, by cycle and name, so that equal circuits have equal text. */
    void build() {
        var order = new ArrayList<>(lines.values());
        order.removeIf(line -> line.taps.isEmpty());
        order.removeIf(this::isPart);
        order.sort(Comparator.<Line>comparingInt(line -> line.cycle.isTimed() ? line.cycle.number() : -1)
            .thenComparing(line -> numbered(home(line))).thenComparingInt(line -> line.source.width()));
        order.forEach(this::build);
        lines.values().forEach(this::cut);
        built.addAll(order);
    }

    /** Registers of a line that only wait. */
    static int waiting(Line line) {
        return line.taps.lastKey() - (line.source.storage() == null ? 1 : 0);
    }

    /** The lines that have registers, in the order of their text. */
    List<Line> built() {
        return built;
    }

    /** Some bits of a value that waits as long as a whole are read there. */
    private boolean isPart(Line line) {
        var whole = whole(line);
        if (whole == null || whole.init != null || line.init != null || whole.taps.isEmpty()
            || whole.source.expr() instanceof Expr.Slice || whole.taps.lastKey() < line.taps.lastKey()) {
            return false;
        }
        line.taps.forEach((edges, tap) -> {
            var same = whole.taps.computeIfAbsent(edges, _ -> new Tap());
            same.readers++;
            same.said |= tap.said;
            same.isKept |= tap.isKept;
            same.isRetimed |= tap.isRetimed;
        });
        line.isPart = true;
        return true;
    }

    private Line whole(Line line) {
        return line.source.expr() instanceof Expr.Slice slice && line.source.label().dissolves()
            ? lines.get(List.of(keys.apply(slice.a()), line.clock)) : null;
    }

    private void cut(Line line) {
        if (line.isPart) {
            var slice = (Expr.Slice) line.source.expr();
            line.taps.forEach((edges, tap) -> tap.node = builder.node(new Expr.Slice(whole(line).taps.get(edges).node,
                slice.hi(), slice.lo()), line.source.width(), line.site));
        }
    }

    /** The assignments of the registers. */
    List<Stmt> statements() {
        return statements;
    }

    private void build(Line line) {
        var before = line.source;
        int done = 0;
        for (var entry : line.taps.entrySet()) {
            int gap = entry.getKey() - done - 1;
            boolean apart = line.cycle.isTimed() && line.cycle.timeline().isElastic();
            if (gap > 1 && !apart) {
                before = vector(line, done + 1, gap, before);
            } else {
                for (int i = 1; i <= gap; i++) {
                    before = register(line, done + i, "", before, null);
                }
            }
            done = entry.getKey();
            var tap = entry.getValue();
            tap.isKept |= gap + 1 >= LONG && line.init == null;
            tap.node = register(line, done, tap.readers == 1 && tap.isOutput ? tap.port : "", before, tap);
            before = tap.node;
        }
    }

    private Node register(Line line, int at, String name, Node before, Tap tap) {
        var given = line.names.getOrDefault(at, "");
        var text = !name.isEmpty() ? name : !given.isEmpty() ? given : Names.join(home(line, at), suffix(line, at));
        var reg = builder.reg(line.source.width(), line.clock, line.site, Label.kept(text));
        if (line.source.storage() != null) {
            builder.choices(reg, line.source.storage().choices());
        }
        if (line.init != null) {
            builder.init(reg, line.init);
        }
        if (tap != null && tap.isKept) {
            builder.attribute(reg, "shreg_extract", "no");
        }
        if (tap != null && tap.isRetimed) {
            builder.attribute(reg, "retiming_forward", "1");
        }
        finish(line, reg, at, 1, before);
        return reg.ref();
    }

    /** Several registers in a row; the oldest value stands in the most significant place. */
    private Node vector(Line line, int at, int length, Node before) {
        int width = line.source.width();
        var text = Names.join(home(line, at), suffix(line, at)
            + "_" + suffix(line, at + length - 1));
        var reg = builder.reg(width * length, line.clock, line.site, Label.kept(text));
        if (line.init != null) {
            var all = BigInteger.ZERO;
            for (int i = 0; i < length; i++) {
                all = all.shiftLeft(width).or(line.init);
            }
            builder.init(reg, all);
        }
        var kept = builder.node(new Expr.Slice(reg.ref(), width * (length - 1) - 1, 0), width * (length - 1), line.site);
        var next = builder.node(new Expr.Cat(List.of(kept, before)), width * length, line.site);
        finish(line, reg, at, length, next);
        return builder.node(new Expr.Slice(reg.ref(), width * length - 1, width * (length - 1)), width, line.site);
    }

    private void finish(Line line, Reg reg, int at, int length, Node next) {
        Stmt assign = new Stmt.Assign(reg, next, line.site);
        if (!line.cycle.isTimed()) {
            statements.add(assign);
            return;
        }
        var advance = line.cycle.timeline().advance(line.cycle.number() + at - 1);
        statements.add(advance == null ? assign
            : new Stmt.Branch(advance, List.of(assign), List.of(), line.site));
        cycles.put(reg, line.cycle.plus(at));
        for (int i = 0; i < length; i++) {
            boolean waits = at + i > 1 || line.source.storage() != null;
            count(line.cycle.plus(at + i), line.source.width(), waits);
        }
    }

    // ---- cost

    void count(Cycle cycle, int bits, boolean waits) {
        var cost = costs.computeIfAbsent(cycle, _ -> new int[4]);
        cost[0]++;
        cost[1] += bits;
        cost[2] += waits ? 1 : 0;
        cost[3] += waits ? bits : 0;
    }

    List<Timing.Cost> costs() {
        var found = new ArrayList<Timing.Cost>();
        costs.forEach((cycle, cost) -> found.add(new Timing.Cost(cycle.timeline(), cycle.number(), cost[0], cost[1],
            cost[2], cost[3])));
        found.sort(Comparator.<Timing.Cost, String>comparing(cost -> cost.timeline().name())
            .thenComparingInt(Timing.Cost::cycle));
        return found;
    }

    // ---- names

    /** What a line is called at a register: like the last register before it with a name, else like its source. */
    private String home(Line line, int at) {
        var before = line.names.lowerEntry(at);
        return before == null ? home(line) : before.getValue();
    }

    private String home(Line line) {
        var name = shown.name(line.source);
        name = name.isEmpty() ? Names.plain(line.source) : name;
        name = name.isEmpty() && !line.names.isEmpty() ? line.names.firstEntry().getValue() : name;
        for (var tap : line.taps.values()) {
            name = name.isEmpty() ? tap.port : name;
        }
        return name.isEmpty() ? Names.made(line.source) : name;
    }

    /** The name with numbers of one length, so that 2 stands in front of 10. */
    private static String numbered(String name) {
        return NUMBER.matcher(name).replaceAll(number -> "0".repeat(DIGITS - Math.min(DIGITS, number.group().length()))
            + number.group());
    }

    /** {@code c3}: the value at cycle 3. Without a timeline only the distance is known. */
    private static String suffix(Line line, int at) {
        int cycle = line.cycle.isTimed() ? line.cycle.number() + at : at;
        return (line.cycle.isTimed() ? cycle < 0 ? "cm" : "c" : "d") + Math.abs(cycle);
    }
}
