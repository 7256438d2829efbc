package hdl.pass;

import hdl.ir.Expr;
import hdl.ir.Guarded;
import hdl.ir.ModuleDef;
import hdl.ir.Node;
import hdl.ir.Pin;
import hdl.ir.Printable;
import hdl.ir.Printable.Form;
import hdl.ir.Problem;
import hdl.ir.ReadData;
import hdl.ir.Storage;
import hdl.ir.Walk;
import hdl.ir.Wire;
import hdl.ir.Wiring;
import java.lang.ref.WeakReference;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.WeakHashMap;

/** Decides everything the printer needs, for a module that passed the checks. */
public final class Prepare {
    private final ModuleDef module;
    private final Alias alias;
    private final Spill spill;
    private final Naming naming;
    private final Printable.Names names;
    private final List<Printable.Value> values = new ArrayList<>();
    private final Map<Node, Printable.Value> indexed = new IdentityHashMap<>();
    private final Map<Padding, Printable.Value> padded = new HashMap<>();
    private final Guarded guarded;

    /** Equal bits behind equally many zeros are one wire. */
    private record Padding(List<Wiring.Piece> pieces, int width, Guarded.Reader reader) {}

    private Prepare(ModuleDef module, List<Problem> problems) {
        this.module = module;
        guarded = Guarded.of(module);
        var uses = Uses.of(module);
        alias = Alias.of(module, uses);
        spill = Spill.of(module, uses, alias);
        naming = Naming.of(module, alias, spill, problems);
        names = naming.names();
        order(uses);
    }

    /**
     * A module ready to be printed, with the warnings of its checks; names that cannot be given are added to {@code
     * problems}.
     */
    public static Printable of(ModuleDef module, List<Problem> warnings, List<Problem> problems) {
        var prepare = new Prepare(module, problems);
        var printable = new Printable(module, prepare.names,
            new Printable.Assignments(prepare.alias.single(), prepare.alias.blocked(),
            prepare.alias.same()), prepare.values, Blocks.of(module, prepare.alias),
            prepare.indexed, warnings, prepare.guarded);
        synchronized (KNOWN) {
            KNOWN.put(module, new WeakReference<>(printable));
        }
        return printable;
    }

    /** What has been made ready while somebody still has it, by module. */
    private static final Map<ModuleDef, WeakReference<Printable>> KNOWN = new WeakHashMap<>();

    /** A module that passed the checks as it is printed: the same names for all that read it and all that show it. */
    public static Printable known(ModuleDef module) {
        synchronized (KNOWN) {
            var known = KNOWN.get(module);
            var printable = known == null ? null : known.get();
            return printable != null ? printable : of(module, List.of(), new ArrayList<>());
        }
    }

    // ---- named wires, each after what it reads

    private void order(Uses uses) {
        var entered = new boolean[module.nodes().size()];
        var done = new boolean[module.nodes().size()];
        var open = new ArrayDeque<Node>();
        for (var start : module.nodes()) {
            if (!uses.isRead(start) && start.storage() == null) {
                continue;
            }
            open.push(start);
            while (!open.isEmpty()) {
                var node = open.peek();
                if (!entered[node.id()]) {
                    entered[node.id()] = true;
                    for (var before : before(node)) {
                        if (!entered[before.id()]) {
                            open.push(before);
                        }
                    }
                } else {
                    open.pop();
                    if (!done[node.id()]) {
                        done[node.id()] = true;
                        declare(node);
                    }
                }
            }
        }
    }

    private List<Node> before(Node node) {
        var wire = wire(node);
        if (peek(node) != null) {
            return List.of(peek(node).address());
        }
        if (node.storage() != null && alias.same()[node.storage().id()] != node.storage()) {
            return List.of(alias.same()[node.storage().id()].ref());
        }
        return wire != null ? List.of(alias.single()[wire.id()].value()) : Walk.operands(node.expr()).reversed();
    }

    /** The wire, or the read-back input of an instance, whose one assignment becomes its initialiser. */
    private Storage wire(Node node) {
        var storage = node.storage();
        boolean wire = storage instanceof Wire || storage instanceof Pin pin && pin.isInput() && spill.isRead(node);
        return wire && alias.same()[storage.id()] == storage && alias.single()[storage.id()] != null ? storage : null;
    }

    private ReadData peek(Node node) {
        return node.expr() instanceof Expr.Ref(Storage storage) && storage instanceof ReadData read
            && read.latency() == 0 ? read : null;
    }

    private void declare(Node node) {
        var wire = wire(node);
        var peek = peek(node);
        if (peek != null && alias.same()[peek.id()] == peek) {
            values.add(new Printable.Value(names.storages()[peek.id()], peek.width(), node, Form.PEEK, peek.site(),
                Guarded.Reader.ANY));
            return;
        }
        if (wire != null) {
            var assign = alias.single()[wire.id()];
            values.add(new Printable.Value(names.storages()[wire.id()], wire.width(), assign.value(), Form.VALUE,
                assign.site(), guarded.reader(wire)));
            return;
        }
        var index = spill.indexed().get(node);
        if (index != null) {
            index(node, index);
        }
        if (node.storage() == null && spill.isSignal(node) && alias.port(node) == null) {
            values.add(new Printable.Value(names.nodes()[node.id()], node.width(), node, Form.VALUE, node.site(),
                guarded.reader(node)));
        }
    }

    private void index(Node node, Spill.Indexed index) {
        var a = ((Expr.Index) node.expr()).a();
        var key = new Padding(Wiring.pieces(a, spill::isSignal), index.width(), guarded.reader(node));
        var known = index.form() == Form.PADDED ? padded.get(key) : null;
        if (known == null) {
            var base = naming.name(a) == null ? naming.common(a) : naming.name(a);
            var suffix = index.form() == Form.PADDED ? "padded" : "shifted";
            var name = naming.temporary(base == null ? suffix : base + "_" + suffix);
            var behind = index.form() == Form.PADDED ? a : node;
            known = new Printable.Value(name, index.width(), behind, index.form(), node.site(), key.reader());
            values.add(known);
            if (index.form() == Form.PADDED) {
                padded.put(key, known);
            }
        }
        indexed.put(node, known);
    }
}
