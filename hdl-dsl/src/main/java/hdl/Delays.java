package hdl;

import hdl.ir.Label;
import hdl.ir.Node;
import hdl.ir.Stmt;
import java.math.BigInteger;
import java.util.HashMap;

/** Register stages behind a value. */
final class Delays {
    private Delays() {
    }

    /** What a register that delays holds: a value as it was some edges ago. With 0 edges it has a name of its own. */
    record Past(String value, int edges) {
        static Past named(String name) {
            return new Past(name, 0);
        }

        /** {@code key_d2}; what delays a value without a name is called after what it drives. */
        Label label() {
            return edges == 0 ? Label.kept(value) : Label.derived(value.isEmpty() ? "" : value + "_d" + edges);
        }
    }

    /**
     * The value some edges ago; the stages before the last one are called after the value, or after the last one. {@code
     * init}: all stages hold it after reset; null: they have none.
     */
    static <T extends Data<T>> T line(T value, int edges, Long init, CallSite site) {
        var origins = new HashMap<String, Past>();
        Leaves.of(value).forEach(leaf -> origins.put(leaf.path(), origin(Build.current().use(leaf.bits().node()))));
        var delayed = value;
        for (int i = 1; i <= edges; i++) {
            int done = i;
            delayed = stage(delayed, init, site, (_, path) -> {
                var origin = origins.get(path);
                int left = edges - done;
                return site.name().isEmpty() || (left > 0 || site.component()) && !origin.value().isEmpty()
                    ? new Past(origin.value(), origin.edges() + done)
                    : Past.named(Names.join(site.name(), path) + (left == 0 ? "" : "_pre" + left));
            });
        }
        return delayed;
    }

    /** The value one edge ago, to be compared with what it is now. */
    static <T extends Data<T>> T before(T value, CallSite site) {
        return compared(stage(value, null, site, (node, path) -> Past.named(
            (site.name().isEmpty() ? plain(node) : Names.join(site.name(), path)) + "_before")));
    }

    /** The value one edge ago, on a timeline: of the operation ahead. */
    static <T extends Data<T>> T past(T value, CallSite site) {
        return compared(line(value, 1, null, site));
    }

    private static <T extends Data<T>> T compared(T past) {
        Leaves.of(past).forEach(leaf -> Build.current().builder().timed().past(leaf.bits().node().storage()));
        return past;
    }

    private interface Naming {
        /** What a stage behind a leaf holds. */
        Past of(Node node, String path);
    }

    private static <T extends Data<T>> T stage(T value, Long init, CallSite site, Naming naming) {
        var build = Build.current();
        var builder = build.builder();
        var clock = build.clock("a delay", site.site());
        var leaves = Leaves.of(value).iterator();
        return Leaves.rebuilt(value, leaf -> {
            var node = build.use(leaf.node());
            var past = naming.of(node, leaves.next().path());
            var reg = builder.reg(leaf.width(), clock, site.site(), past.label());
            if (init != null) {
                builder.init(reg, BigInteger.valueOf(init));
            }
            if (node.storage() != null) {
                builder.choices(reg, node.storage().choices());
            }
            builder.add(new Stmt.Assign(reg, node, site.site()));
            if (past.edges() > 0) {
                build.pasts().put(reg.ref(), past);
            }
            return Values.leaf(leaf, reg.ref());
        });
    }

    /** What a value is itself: another one as it was so many edges ago, or a signal of its own. */
    private static Past origin(Node node) {
        var before = Build.current().pasts().get(node);
        return before != null ? before : Past.named(plain(node));
    }

    /** The name of a signal, or one made from the bits that are read of it. */
    private static String plain(Node node) {
        return Names.plain(node).replace('[', '_').replace(':', '_').replace("]", "");
    }
}
