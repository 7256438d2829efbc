package hdl.pass;

import hdl.ir.Cycle;
import hdl.ir.Expr;
import hdl.ir.Node;
import hdl.ir.Pin;
import hdl.ir.Port;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

/** Behind words about cycles: which value it is, and how many registers stand between. */
final class Sources {
    /** A value without words, and how many edges later it is read; {@code said}: the author wants a register there. */
    record Source(Node node, int edges, Cycle cycle, boolean said) {}

    private static final int DEPTH = 40;

    private final Cycles cycles;
    private final Map<Node, Object> keys = new IdentityHashMap<>();
    private final Map<Object, Object> known = new HashMap<>();

    Sources(Cycles cycles) {
        this.cycles = cycles;
    }

    Source of(Node value) {
        var node = value;
        int edges = 0;
        boolean said = false;
        var entered = Cycle.NONE;
        while (true) {
            if (waiting(node) instanceof Node driver) {
                node = driver;
                continue;
            }
            if (!(node.expr() instanceof Expr.Timed word)) {
                break;
            }
            var behind = switch (word.word()) {
                case VALID -> word.timeline().valid();
                case RECALLED -> cycles.recalled(word);
                default -> word.a();
            };
            int step = switch (word.word()) {
                case STAGE -> word.a().isConstant() ? 0 : Math.max(1, distance(behind, node));
                case AT, TOGETHER, VALID, RECALLED -> distance(behind, node);
                case AHEAD, AFTER, ENTER, LEAVE, STEADY, CONTROL, KEEP, RETIME -> 0;
            };
            edges += step;
            said |= step > 0 && (word.word() == Expr.Word.STAGE || word.word() == Expr.Word.AT);
            entered = word.word() == Expr.Word.ENTER ? cycles.of(node) : entered;
            node = behind;
        }
        var own = cycles.of(node);
        return new Source(node, edges, own != null && own.isTimed() ? own : entered, said);
    }

    /** What drives a pin or an output in front of which it waits for other inputs: who reads it means it before. */
    private Node waiting(Node node) {
        if (!(node.storage() instanceof Pin pin && pin.isInput() || node.storage() instanceof Port port
            && !port.isInput())) {
            return null;
        }
        var drives = cycles.drives.of(node.storage());
        var own = cycles.of(node);
        if (drives.size() != 1 || drives.getFirst().in().parent() != null || own == null || !own.isTimed()) {
            return null;
        }
        var assign = drives.getFirst().assign();
        var needed = cycles.needed(assign);
        return needed != null && needed.isTimed() && needed.number() != own.number() ? assign.value() : null;
    }

    private int distance(Node from, Node to) {
        var a = cycles.of(from);
        var b = cycles.of(to);
        return a != null && b != null && a.isTimed() && b.isTimed() ? b.number() - a.number() : 0;
    }

    // ---- equal values

    /** Equal for values that are computed alike from the same storage. */
    Object key(Node node) {
        return key(node, 0);
    }

    private Object key(Node node, int depth) {
        var found = keys.get(node);
        if (found != null) {
            return found;
        }
        keys.put(node, node);                                // a forwarded word is made from itself
        var key = depth > DEPTH || node.expr() instanceof Expr.Ref ? node : interned(node, depth);
        keys.put(node, key);
        return key;
    }

    private Object interned(Node node, int depth) {
        var parts = new ArrayList<Object>();
        parts.add(node.width());
        switch (node.expr()) {
            case Expr.Lit lit -> parts.add(lit.value());
            case Expr.Unary(var op, var a) -> parts.addAll(List.of(op, of(node, a, depth)));
            case Expr.Binary(var op, var a, var b) -> parts.addAll(List.of(op, of(node, a, depth), of(node, b, depth)));
            case Expr.Mux(var select, var then, var otherwise) -> parts.addAll(List.of("mux", of(node, select, depth),
                of(node, then, depth), of(node, otherwise, depth)));
            case Expr.Slice(var a, int hi, int lo) -> parts.addAll(List.of("slice", of(node, a, depth), hi, lo));
            case Expr.Index(var a, var start, int width) -> parts.addAll(List.of("index", of(node, a, depth),
                of(node, start, depth), width));
            case Expr.Cat(var all) -> all.forEach(part -> parts.add(of(node, part, depth)));
            case Expr.Ref _, Expr.Cross _, Expr.Timed _ -> parts.add(node);
        }
        return known.computeIfAbsent(parts, _ -> node);
    }

    /** An operand as it is read: which value, and how many edges later. */
    private Object of(Node user, Node operand, int depth) {
        var source = of(operand);
        var wanted = cycles.of(user);
        var is = cycles.of(operand);
        boolean waits = wanted != null && is != null && wanted.isTimed() && is.isTimed();
        int later = waits ? wanted.number() - is.number() : 0;
        return List.of(key(source.node(), depth + 1), source.edges() + later);
    }
}
