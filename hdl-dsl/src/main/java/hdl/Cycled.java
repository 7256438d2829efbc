package hdl;

import hdl.ir.Cycle;
import hdl.ir.Expr;
import hdl.ir.Expr.Word;
import hdl.ir.Label;
import hdl.ir.Node;
import hdl.ir.TimelineDef;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** Makes the values behind the words about cycles, field by field. */
final class Cycled {
    private Cycled() {
    }

    /** Each field on its own. */
    static <T extends Data<T>> T each(T value, CallSite site, Word word, TimelineDef timeline, int number) {
        var build = Build.current();
        var base = build.name(site);
        var leaves = Leaves.of(value).iterator();
        return Leaves.rebuilt(value, leaf -> {
            var path = leaves.next().path();
            var expr = new Expr.Timed(word, build.use(leaf.node()), List.of(), timeline, number);
            return Values.leaf(leaf, node(build, expr, leaf.width(), site, base, path));
        });
    }

    /** The fields of a record at one cycle; a stage is one register for every field. */
    static <T extends Data<T>> T together(T value, Word word, CallSite site) {
        var build = Build.current();
        var base = build.name(site);
        var clock = build.clock("a stage", site.site());
        var all = new ArrayList<Node>();
        Leaves.of(value).forEach(leaf -> all.add(build.use(leaf.bits().node())));
        var leaves = Leaves.of(value).iterator();
        return Leaves.rebuilt(value, leaf -> {
            var path = leaves.next().path();
            var expr = new Expr.Timed(word, build.use(leaf.node()), List.copyOf(all), null, 0);
            var node = node(build, expr, leaf.width(), site, base, path);
            build.builder().timed().clocks().put(node, clock);
            return Values.leaf(leaf, node);
        });
    }

    /** All bits of each field, as a value of its own. */
    static <T extends Data<T>> T begin(T value, CallSite site) {
        var build = Build.current();
        return Leaves.rebuilt(value, leaf -> {
            var node = build.use(leaf.node());
            var all = new Expr.Slice(node, leaf.width() - 1, 0);
            var name = Label.mergeable(Names.plain(node));
            return Values.leaf(leaf, build.builder().node(all, leaf.width(), site.site(), name));
        });
    }

    private static Node node(Build build, Expr expr, int width, CallSite site, String base, String path) {
        var text = base.isEmpty() ? "" : Names.join(base, path);
        var label = site.component() ? Label.mergeable(text) : Label.kept(text);
        return build.builder().node(expr, width, site.site(), label);
    }

    // ---- timelines

    /** That of a timed port, or a new one that this value begins. */
    static Timeline timeline(Data<?> origin, CallSite site) {
        var build = Build.current();
        var nodes = new ArrayList<Node>();
        Leaves.of(origin).forEach(leaf -> nodes.add(build.use(leaf.bits().node())));
        var first = nodes.getFirst();
        var timed = build.builder().timed();
        boolean isPort = first.storage() instanceof hdl.ir.Port port && port.cycle() != null && port.cycle().isTimed();
        var def = isPort ? ((hdl.ir.Port) first.storage()).cycle().timeline()
            : timed.begin(name(origin, first, build), build.scope(), nodes, site.site());
        var valid = isPort && origin instanceof Bool ? null : valid(origin);
        if (valid != null && def.valid() == null) {
            timed.valid(def, valid);
        }
        return new Timeline(build, def);
    }

    private static String name(Data<?> origin, Node first, Build build) {
        var name = Names.plain(first);
        var end = "_valid";
        var whole = name.endsWith(end) ? name.substring(0, name.length() - end.length()) : name;
        return !whole.isEmpty() ? whole : Names.snake(build.builder().name());
    }

    /** A bit that begins a new timeline says whether there is an operation; so does the field 'valid' of a record. */
    private static Node valid(Data<?> origin) {
        if (origin instanceof Bool bool) {
            return bool.node();
        }
        for (var leaf : Leaves.of(origin)) {
            if (leaf.path().equals("valid") && leaf.bits() instanceof Bool bool) {
                return bool.node();
            }
        }
        return null;
    }

    // ---- what another circuit says of its ports

    static <IO extends Bundle<IO>> int latency(Circuit<IO> circuit, Function<IO, Data<?>> port, CallSite site) {
        var ports = new Ports(new hdl.ir.ModuleBuilder(circuit.moduleName(), "", ""), circuit);
        var leaf = Leaves.of(port.apply(circuit.ports(ports))).getFirst().bits();
        var declared = ports.declared(leaf);
        Cycle cycle = declared == null ? null : declared.cycle();
        if (cycle == null || !cycle.isTimed()) {
            throw new HdlException(site.site(), "HDL915", "this port of " + circuit.getClass().getSimpleName()
                + " has no cycle; declare it with p.at(n)");
        }
        return cycle.number();
    }
}
