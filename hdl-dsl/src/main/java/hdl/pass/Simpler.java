package hdl.pass;

import hdl.ir.Expr;
import hdl.ir.Expr.Op;
import hdl.ir.ModuleBuilder;
import hdl.ir.Node;
import hdl.ir.Wiring;
import java.math.BigInteger;
import java.util.List;
import java.util.function.Predicate;

/** One value without what constants decide of it: another form, or a value that is the same. */
final class Simpler {
    private final ModuleBuilder builder;
    private final Predicate<Node> inPlace;

    /** {@code inPlace}: values that have no name and one reader, so that they may change their form. */
    Simpler(ModuleBuilder builder, Predicate<Node> inPlace) {
        this.builder = builder;
        this.inPlace = inPlace;
    }

    /** What a value becomes: an expression, or one of the values there are ({@code same}). */
    record Result(Expr expr, Node same) {}

    private static Result same(Node node) {
        return new Result(null, node);
    }

    private static Result form(Expr expr) {
        return new Result(expr, null);
    }

    private static Result constant(BigInteger value, int width) {
        return form(Constants.literal(value, width));
    }

    private static Result constant(boolean value) {
        return constant(value ? BigInteger.ONE : BigInteger.ZERO, 1);
    }

    /** Of an expression of this value whose operands are simple; null: it stays. */
    Result of(Node node, Expr expr) {
        return switch (expr) {
            case Expr.Unary(var op, var a) -> unary(node, op, a);
            case Expr.Binary(var op, var a, var b) -> binary(node, op, a, b);
            case Expr.Mux(var select, var then, var otherwise) -> mux(node, select, then, otherwise);
            case Expr.Slice(var a, int hi, int lo) -> slice(node, a, hi, lo);
            case Expr.Cat(var parts) -> cat(node, parts);
            case Expr.Index(var a, var start, int width) -> index(node, a, start, width);
            case Expr.Lit _, Expr.Ref _, Expr.Cross _, Expr.Timed _ -> null;
        };
    }

    // ---- operators

    private Result unary(Node node, Op op, Node a) {
        var value = value(a);
        if (value != null) {
            return constant(Constants.unary(op, value, a.width()), node.width());
        }
        boolean isReduction = op == Op.ALL || op == Op.ANY || op == Op.PARITY;
        if (isReduction && a.width() == 1) {
            return same(a);
        }
        if (op == Op.NOT && a.label().dissolves() && a.expr() instanceof Expr.Unary(var inner, var b) && inner == Op.NOT) {
            return same(b);
        }
        if (op == Op.NOT && inPlace.test(a) && a.expr() instanceof Expr.Binary(var inner, var b, var c)
            && Constants.inverse(inner) != null) {
            return form(new Expr.Binary(Constants.inverse(inner), b, c));
        }
        return null;
    }

    private Result binary(Node node, Op op, Node a, Node b) {
        var x = value(a);
        var y = value(b);
        if (x != null && y != null) {
            return constant(Constants.binary(op, x, a.width(), y, b.width()), node.width());
        }
        int decided = Wiring.decided(op, a, b);
        if (decided >= 0) {
            return constant(decided == 1);
        }
        return switch (op) {
            case AND -> a == b ? same(a) : and(node, x != null ? b : a, x != null ? x : y);
            case OR -> a == b ? same(a) : or(node, x != null ? b : a, x != null ? x : y);
            case XOR -> a == b ? constant(BigInteger.ZERO, node.width()) : xor(x != null ? b : a, x != null ? x : y);
            case ADD -> isZero(x) ? same(b) : isZero(y) ? same(a) : null;
            case SUB -> isZero(y) ? same(a) : a == b ? constant(BigInteger.ZERO, node.width()) : null;
            case MUL, SMUL -> isZero(x) || isZero(y) ? constant(BigInteger.ZERO, node.width()) : null;
            case EQ, NE -> equality(op == Op.EQ, a, b);
            case LE, GE, SLE, SGE -> a == b ? constant(true) : null;
            case LT, GT, SLT, SGT -> a == b ? constant(false) : null;
            case SHL, SHR, ASR -> isZero(y) || isZero(x) ? same(a)
                : y != null && op != Op.ASR && y.compareTo(BigInteger.valueOf(a.width())) >= 0
                ? constant(BigInteger.ZERO, node.width()) : null;
            case NOT, NEG, ALL, ANY, PARITY -> null;
        };
    }

    private static Result and(Node node, Node a, BigInteger constant) {
        return isZero(constant) ? constant(BigInteger.ZERO, node.width()) : isOnes(constant, a) ? same(a) : null;
    }

    private static Result or(Node node, Node a, BigInteger constant) {
        return isZero(constant) ? same(a) : isOnes(constant, a) ? constant(constant, node.width()) : null;
    }

    private static Result xor(Node a, BigInteger constant) {
        return isZero(constant) ? same(a) : isOnes(constant, a) ? form(new Expr.Unary(Op.NOT, a)) : null;
    }

    /** A flag is compared with 1 by reading it; named constants stay, for they say more. */
    private static Result equality(boolean equal, Node a, Node b) {
        if (a == b) {
            return constant(equal);
        }
        var constant = flag(a) != null ? flag(a) : flag(b);
        var other = flag(a) != null ? b : a;
        return constant == null ? null : constant.equals(equal) ? same(other) : form(new Expr.Unary(Op.NOT, other));
    }

    // ---- choices

    private Result mux(Node node, Node select, Node then, Node otherwise) {
        if (value(select) != null) {
            return same(value(select).signum() != 0 ? then : otherwise);
        }
        if (then == otherwise || then.expr() instanceof Expr.Lit && then.expr().equals(otherwise.expr())) {
            return same(then);
        }
        var yes = flag(then);
        var no = flag(otherwise);
        if (yes != null && no != null) {
            return yes.equals(no) ? same(then) : yes ? same(select) : form(new Expr.Unary(Op.NOT, select));
        }
        if (yes != null) {
            return form(yes ? new Expr.Binary(Op.OR, select, otherwise)
                : new Expr.Binary(Op.AND, not(select, node), otherwise));
        }
        if (no != null) {
            return form(no ? new Expr.Binary(Op.OR, not(select, node), then)
                : new Expr.Binary(Op.AND, select, then));
        }
        return null;
    }

    private Node not(Node a, Node node) {
        return a.label().dissolves() && a.expr() instanceof Expr.Unary(var op, var b) && op == Op.NOT ? b
            : builder.derived(new Expr.Unary(Op.NOT, a), 1, node.site());
    }

    // ---- bits

    private Result slice(Node node, Node a, int hi, int lo) {
        if (value(a) != null) {
            return constant(Constants.cut(value(a).shiftRight(lo), node.width()), node.width());
        }
        if (node.width() == a.width()) {
            return same(a);
        }
        if (a.expr() instanceof Expr.Cat(var parts)) {
            int low = a.width();
            for (var part : parts) {
                low -= part.width();
                if (low <= lo && hi < low + part.width() && value(part) != null) {
                    return constant(Constants.cut(value(part).shiftRight(lo - low), node.width()), node.width());
                }
            }
        }
        return null;
    }

    /** Constants side by side become one where that is read more easily: zeros, ones, or one constant among zeros. */
    private Result cat(Node node, List<Node> parts) {
        if (parts.size() == 1) {
            return same(parts.getFirst());
        }
        var all = BigInteger.ZERO;
        int some = 0;
        for (var part : parts) {
            var value = value(part);
            if (value == null || part.expr() instanceof Expr.Lit lit && lit.symbol().isPresent()) {
                return null;
            }
            some += value.signum();
            all = all.shiftLeft(part.width()).or(value);
        }
        boolean mask = all.equals(Constants.ones(node.width())) && node.width() <= Long.SIZE;
        return some < 2 || mask ? constant(all, node.width()) : null;
    }

    private Result index(Node node, Node a, Node start, int width) {
        if (value(start) == null) {
            return null;
        }
        if (value(start).compareTo(BigInteger.valueOf(a.width())) >= 0) {
            return constant(BigInteger.ZERO, width);
        }
        int low = value(start).intValue();
        if (value(a) != null) {
            return constant(Constants.cut(value(a).shiftRight(low), width), width);
        }
        if (low + width <= a.width()) {
            return form(new Expr.Slice(a, low + width - 1, low));
        }
        var bits = builder.derived(new Expr.Slice(a, a.width() - 1, low), a.width() - low, node.site());
        int rest = width - bits.width();
        return form(new Expr.Cat(List.of(builder.derived(Expr.Lit.of(0), rest, node.site()), bits)));
    }

    // ---- constants

    static BigInteger value(Node node) {
        return node.expr() instanceof Expr.Lit lit && node.width() > 0 ? lit.value() : null;
    }

    /** 0 or 1 without a name. */
    private static Boolean flag(Node node) {
        return node.width() == 1 && node.expr() instanceof Expr.Lit lit && lit.symbol().isEmpty()
            ? (Boolean) (lit.value().signum() != 0) : null;
    }

    private static boolean isZero(BigInteger value) {
        return value != null && value.signum() == 0;
    }

    private static boolean isOnes(BigInteger value, Node beside) {
        return value != null && value.equals(Constants.ones(beside.width()));
    }
}
