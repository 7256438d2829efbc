package hdl;

import hdl.ir.Label;
import hdl.ir.Stmt;

/** One register stage behind a value. */
final class Delays {
    private Delays() {
    }

    static <T extends Data<T>> T once(T value, String suffix, CallSite site) {
        var build = Build.current();
        var builder = build.builder();
        var clock = build.clock("a delay", site.site());
        var paths = Leaves.of(value).iterator();
        return Leaves.rebuilt(value, leaf -> {
            var node = build.use(leaf.node());
            var path = paths.next().path();
            var base = site.name().isEmpty() ? Names.join(Names.plain(node).replace('[', '_').replace(']', '_')
                .replace(':', '_'), "past")
                : Names.join(site.name(), path);
            var reg = builder.reg(leaf.width(), clock, site.site(), Label.kept(base + suffix));
            builder.add(new Stmt.Assign(reg, node, site.site()));
            return Values.leaf(leaf, reg.ref());
        });
    }
}
