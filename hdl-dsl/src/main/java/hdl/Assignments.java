package hdl;

import hdl.ir.Expr;
import hdl.ir.Node;
import hdl.ir.Pin;
import hdl.ir.Port;
import hdl.ir.ReadData;
import hdl.ir.Reg;
import hdl.ir.Site;
import hdl.ir.Stmt;
import hdl.ir.Storage;
import hdl.ir.Wire;

/** The two verbs, {@code set} and {@code next}: checks that the target takes them, and records the statement. */
final class Assignments {
    /** Fields of a record that a message lists; the one that matters it names apart. */
    private static final int SHOWN = 6;

    private Assignments() {
    }

    static void leaf(Bits<?> target, Node value, boolean next, Site site) {
        var build = Build.current();
        var node = build.use(target.node());
        if (target.width() != value.width()) {
            throw new HdlException(site, "HDL102", Names.sized(node) + " cannot take " + Names.sized(value)
                + "; widen with zext or narrow with trunc");
        }
        if (target.writer() != null) {
            target.writer().write(value, next, site);
            return;
        }
        var storage = node.storage();
        if (storage == null) {
            throw notAssignable(node, site);
        }
        checkVerb(storage, node, next, site);
        build.builder().add(new Stmt.Assign(storage, value, site));
    }

    private static HdlException notAssignable(Node node, Site site) {
        if (node.expr() instanceof Expr.Slice(var whole, var _, var _) && whole.storage() != null) {
            return new HdlException(site, "HDL208", Names.quoted(node) + " is part of " + Names.sized(whole)
                + "; drive the whole with cat, or declare a vec");
        }
        return new HdlException(site, "HDL217", Names.sized(node)
            + " is the result of an expression: it can be read, not driven; declare a wire or a reg");
    }

    private static void checkVerb(Storage storage, Node node, boolean next, Site site) {
        switch (storage) {
            case Port port when port.isInput() -> throw new HdlException(site, "HDL207", Names.quoted(node)
                + " is an input of this circuit: it can be read, not driven; drive an output, a wire or a register");
            case Pin pin when !pin.isInput() -> throw new HdlException(site, "HDL207", Names.quoted(node)
                + " is an output of instance '"
                + pin.instance() + "': it can be read, not driven; drive an input of it");
            case ReadData _ -> throw new HdlException(site, "HDL207", Names.quoted(node)
                + " is the data of a memory: it can be read, not driven; write the memory");
            case Reg _ when !next -> throw new HdlException(site, "HDL205", Names.sized(node)
                + " is a register: use next, not set");
            case Port _, Pin _, Wire _ when next -> throw new HdlException(site, "HDL206", Names.sized(node)
                + " is not a register: use set, not next");
            default -> { }
        }
    }

    static void bundle(Data<?> target, Data<?> value, boolean next) {
        var site = CallSite.capture().site();
        var to = Leaves.of(target);
        var from = Leaves.of(value);
        sameStructure(target, value, to, from, site);
        for (var leaf : to) {
            if (leaf.flipped()) {
                throw new HdlException(site, "HDL214", "'" + name(target, leaf) + "' has a field that runs backwards ("
                    + leaf.path()
                    + "): use link(sink, source), not set");
            }
        }
        for (int i = 0; i < to.size(); i++) {
            leaf(to.get(i).bits(), Build.current().use(from.get(i).bits().node()), next, site);
        }
    }

    /** Refuses a value that cannot stand for this part. */
    static void sameShape(Data<?> part, Data<?> value, Site site) {
        if (part instanceof Bits<?> to && value instanceof Bits<?> from && part.getClass() == value.getClass()) {
            if (to.width() != from.width()) {
                throw new HdlException(site, "HDL102", Names.sized(Build.current().use(to.node())) + " cannot take "
                    + Names.sized(Build.current().use(from.node())) + "; widen with zext or narrow with trunc");
            }
        } else {
            sameStructure(part, value, Leaves.of(part), Leaves.of(value), site);
        }
    }

    /** Sets every leaf of two equal bundles in its own direction. */
    static void link(Data<?> sink, Data<?> source, Site site) {
        var to = Leaves.of(sink);
        var from = Leaves.of(source);
        sameStructure(sink, source, to, from, site);
        for (int i = 0; i < to.size(); i++) {
            var forward = !to.get(i).flipped();
            var target = forward ? to.get(i) : from.get(i);
            var value = forward ? from.get(i) : to.get(i);
            leaf(target.bits(), Build.current().use(value.bits().node()), false, site);
        }
    }

    /** The name of the bundle that a leaf belongs to: the leaf's name without its path. */
    private static String name(Data<?> bundle, Leaves.Leaf leaf) {
        var whole = Names.plain(leaf.bits().node());
        var path = Names.snake(leaf.path());
        for (var tail : new String[] {"_" + leaf.path(), "_" + path}) {
            if (whole.endsWith(tail)) {
                return whole.substring(0, whole.length() - tail.length());
            }
        }
        return bundle.getClass().getSimpleName();
    }

    private static void sameStructure(Data<?> a, Data<?> b, java.util.List<Leaves.Leaf> to,
        java.util.List<Leaves.Leaf> from, Site site) {
        var difference = "";
        if (a.getClass() != b.getClass()) {
            difference = "they are different records";
        } else if (to.size() != from.size()) {
            difference = "the one has " + to.size() + " fields, the other " + from.size();
        } else {
            for (int i = 0; i < to.size() && difference.isEmpty(); i++) {
                int x = to.get(i).bits().width();
                int y = from.get(i).bits().width();
                difference = x == y ? "" : "'" + to.get(i).path() + "' is " + Names.bits(x) + " against " + y;
            }
        }
        if (!difference.isEmpty()) {
            throw new HdlException(site, "HDL213", structure(a, to) + " cannot take " + structure(b, from) + ": "
                + difference + "; give both the same shape");
        }
    }

    private static String structure(Data<?> data, java.util.List<Leaves.Leaf> leaves) {
        var out = new StringBuilder(data.getClass().getSimpleName()).append('(');
        for (var leaf : leaves) {
            if (leaves.size() > SHOWN && leaf == leaves.get(SHOWN - 1)) {
                return out.append(", and ").append(leaves.size() - SHOWN + 1).append(" more)").toString();
            }
            out.append(leaf == leaves.getFirst() ? "" : ", ").append(leaf.path());
            if (leaf.bits().width() > 1) {
                out.append(' ').append(leaf.bits().width());
            }
        }
        return out.append(')').toString();
    }
}
