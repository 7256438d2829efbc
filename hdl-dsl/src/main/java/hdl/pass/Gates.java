package hdl.pass;

import hdl.ir.Expr;
import hdl.ir.Expr.Op;
import hdl.ir.Expr.Word;
import hdl.ir.Node;
import hdl.ir.Pin;
import hdl.ir.Port;
import hdl.ir.Reg;
import hdl.ir.TimelineDef;
import hdl.ir.Wire;

/** HDL910: what a state remembers of an operation, it remembers only where there is one. */
final class Gates {
    private static final int DEPTH = 64;

    private final Cycles cycles;
    private final CycleWords words;

    Gates(Cycles cycles, CycleWords words) {
        this.cycles = cycles;
        this.words = words;
    }

    void check() {
        for (var reg : cycles.module.regs()) {
            var cycle = cycles.of(reg);
            boolean counts = cycles.isState(reg) && cycle != null && cycle.isTimed()
                && cycle.timeline().valid() != null;
            for (var drive : counts ? cycles.drives.of(reg) : java.util.List.<Drives.Drive>of()) {
                var open = ungated(drive.in(), cycle.timeline());
                if (open != null) {
                    words.error(drive.assign().site(), "HDL910", Wording.quoted(reg) + " counts at " + cycle
                        + " also where no " + cycle.timeline() + " is; put flag(...) around '" + Wording.name(open)
                        + "'", reg.ref().id());
                    break;
                }
            }
        }
    }

    /** The innermost condition, when none of them says that there is an operation; null: one does, or there is none. */
    private Node ungated(Scope in, TimelineDef timeline) {
        Node first = null;
        for (var scope = in; scope.parent() != null; scope = scope.parent()) {
            if (scope.side() == 0 && isGated(scope.condition(), timeline, 0)) {
                return null;
            }
            first = first == null ? scope.condition() : first;
        }
        return first;
    }

    private boolean isGated(Node node, TimelineDef timeline, int depth) {
        if (depth > DEPTH || node == timeline.valid()) {
            return true;
        }
        int next = depth + 1;
        return switch (node.expr()) {
            case Expr.Timed(var word, var a, _, _, _) -> word == Word.CONTROL || word == Word.VALID
                || isGated(a, timeline, next);
            case Expr.Binary(var op, var a, var b) -> switch (op) {
                case AND -> isGated(a, timeline, next) || isGated(b, timeline, next);
                case OR -> isGated(a, timeline, next) && isGated(b, timeline, next);
                case EQ, NE -> isControl(a) || isControl(b);
                default -> false;
            };
            case Expr.Unary(var op, var a) -> op == Op.NOT && a.expr() instanceof Expr.Binary(var inner, var x, var y)
                && (inner == Op.EQ || inner == Op.NE) && (isControl(x) || isControl(y));
            case Expr.Mux(_, var then, var otherwise) -> isGated(then, timeline, next)
                && (isGated(otherwise, timeline, next) || otherwise.isConstant());
            case Expr.Ref(var storage) -> switch (storage) {
                case Port port -> isValid(port.name());
                case Pin pin -> isValid(pin.name()) || driven(pin, timeline, next);
                case Wire wire -> driven(wire, timeline, next);
                case Reg reg -> cycles.isState(reg) || driven(reg, timeline, next);
                default -> false;
            };
            case Expr.Lit _ -> true;
            case Expr.Slice _, Expr.Index _, Expr.Cat _, Expr.Cross _ -> false;
        };
    }

    private boolean driven(hdl.ir.Storage storage, TimelineDef timeline, int depth) {
        var drives = cycles.drives.of(storage);
        return !drives.isEmpty() && drives.stream().allMatch(drive -> drive.assign().value().isConstant()
            || isGated(drive.assign().value(), timeline, depth));
    }

    private static boolean isControl(Node node) {
        var at = node;
        while (at.expr() instanceof Expr.Timed word) {
            if (word.word() == Word.CONTROL) {
                return true;
            }
            at = word.a();
        }
        return false;
    }

    private static boolean isValid(String name) {
        return name.equals("valid") || name.endsWith("_valid");
    }
}
