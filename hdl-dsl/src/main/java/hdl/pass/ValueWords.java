package hdl.pass;

import hdl.ir.Expr;
import hdl.ir.Node;
import hdl.ir.Walk;
import java.util.List;

/** What a value is called that its author gave no name: after what it is made of, and what is done there. */
final class ValueWords {
    private static final int LONGEST_STEM = 40;
    /** What is left of a longer one. */
    private static final int SHORT_STEM = 24;
    /** Levels of operands that are looked at for a name. */
    private static final int STEM_DEPTH = 4;

    private ValueWords() {}

    /** The stem and what the value is. */
    static String joined(String stem, Node node) {
        return stem.isEmpty() ? what(node) : stem + "_" + what(node);
    }

    /** The author's name of what a value is made of in the first place; "" when there is none. */
    static String stem(Node node) {
        var level = List.of(node);
        for (int depth = 0; depth < STEM_DEPTH; depth++) {
            level = level.stream().flatMap(made -> operands(made).stream()).toList();
            for (var operand : level) {
                var name = Naming.snake(operand.expr() instanceof Expr.Cat(var parts) && operand.label().isNone()
                    ? Fields.common(parts) : Names.plain(operand));
                if (!name.isEmpty()) {
                    return shortened(name);
                }
            }
        }
        return "";
    }

    /** The last words of a long name: they say what it is, those in front where it is. */
    private static String shortened(String name) {
        int cut = name.length() <= LONGEST_STEM ? -1 : name.indexOf('_', name.length() - SHORT_STEM - 1);
        return name.substring(cut + 1);
    }

    /** What is chosen from says more of a choice than who chooses. */
    private static List<Node> operands(Node node) {
        return node.expr() instanceof Expr.Mux(var select, var then, var otherwise)
            ? List.of(then, otherwise, select) : Walk.operands(node.expr());
    }

    /** What a value without a name is. */
    private static String what(Node node) {
        return switch (node.expr()) {
            case Expr.Lit _ -> "constant";
            case Expr.Ref _ -> "copy";
            case Expr.Cross _ -> "crossing";
            case Expr.Slice _ -> "bits";
            case Expr.Cat _ -> "joined";
            case Expr.Mux _ -> "choice";
            case Expr.Index _ -> "picked";
            case Expr.Timed timed -> throw timed.unresolved();
            case Expr.Unary(var op, var _) -> what(op);
            case Expr.Binary(var op, var _, var _) -> what(op);
        };
    }

    private static String what(Expr.Op op) {
        return switch (op) {
            case NOT -> "inverse";
            case NEG -> "negative";
            case ALL -> "all";
            case ANY -> "any";
            case PARITY, XOR -> "xor";
            case AND -> "and";
            case OR -> "or";
            case ADD -> "sum";
            case SUB -> "difference";
            case MUL, SMUL -> "product";
            case EQ -> "equal";
            case NE -> "unequal";
            case LT, SLT, LE, SLE -> "below";
            case GT, SGT, GE, SGE -> "above";
            case SHL, SHR, ASR -> "shifted";
        };
    }
}
