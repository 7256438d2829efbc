package hdl;

import hdl.ir.Label;
import hdl.ir.Node;
import hdl.ir.Stmt;

/** Register stages behind a value, without reset. */
final class Delays {
    private Delays() {
    }

    /** What a register that delays holds: a value as it was some edges ago. With 0 edges it has a name of its own. */
    record Past(String value, int edges) {
        static Past named(String name) {
            return new Past(name, 0);
        }

        String name() {
            return edges == 0 ? value : Names.join(value, edges == 1 ? "past" : "past" + edges);
        }
    }

    /** The value some edges ago; the stages before the last one have numbers behind its name. */
    static <T extends Data<T>> T line(T value, int edges, CallSite site) {
        var delayed = value;
        for (int i = 1; i <= edges; i++) {
            var number = i == edges ? "" : "_" + i;
            delayed = stage(delayed, site, (node, path) -> site.name().isEmpty() ? unnamed(node)
                : Past.named(Names.join(site.name(), path) + number));
        }
        return delayed;
    }

    /** The value one edge ago, to be compared with what it is now. */
    static <T extends Data<T>> T before(T value, CallSite site) {
        return compared(stage(value, site, (node, path) -> Past.named(
            (site.name().isEmpty() ? plain(node) : Names.join(site.name(), path)) + "_before")));
    }

    /** The value one edge ago, on a timeline: of the operation ahead. */
    static <T extends Data<T>> T past(T value, CallSite site) {
        return compared(line(value, 1, site));
    }

    private static <T extends Data<T>> T compared(T past) {
        Leaves.of(past).forEach(leaf -> Build.current().builder().timed().past(leaf.bits().node().storage()));
        return past;
    }

    private interface Naming {
        /** What a stage behind a leaf holds. */
        Past of(Node node, String path);
    }

    private static <T extends Data<T>> T stage(T value, CallSite site, Naming naming) {
        var build = Build.current();
        var builder = build.builder();
        var clock = build.clock("a delay", site.site());
        var leaves = Leaves.of(value).iterator();
        return Leaves.rebuilt(value, leaf -> {
            var node = build.use(leaf.node());
            var past = naming.of(node, leaves.next().path());
            var reg = builder.reg(leaf.width(), clock, site.site(), Label.kept(past.name()));
            builder.add(new Stmt.Assign(reg, node, site.site()));
            if (past.edges() > 0) {
                build.pasts().put(reg.ref(), past);
            }
            return Values.leaf(leaf, reg.ref());
        });
    }

    /** One edge behind the value: as many as it is behind another one itself, and one more. */
    private static Past unnamed(Node node) {
        var before = Build.current().pasts().get(node);
        return before != null ? new Past(before.value(), before.edges() + 1)
            : new Past(plain(node), 1);
    }

    /** The name of a signal, or one made from the bits that are read of it. */
    private static String plain(Node node) {
        return Names.plain(node).replace('[', '_').replace(':', '_').replace("]", "");
    }
}
