package hdl.ir;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/** Looks through wiring: a slice of a concatenation is the parts it covers. */
public final class Wiring {
    /** Bits of a signal, of a constant, or of an expression that is no wiring. */
    public record Piece(Node node, int hi, int lo) {
        public int width() {
            return hi - lo + 1;
        }

        public boolean isWhole() {
            return lo == 0 && hi == node.width() - 1;
        }
    }

    private Wiring() {
    }

    /** True for values that only rearrange bits: constants, slices, concatenations, copies. */
    public static boolean isWiring(Node node) {
        return switch (node.expr()) {
            case Expr.Lit _, Expr.Ref _, Expr.Slice _, Expr.Cat _, Expr.Cross _ -> true;
            case Expr.Unary _, Expr.Binary _, Expr.Mux _, Expr.Index _ -> false;
            case Expr.Timed timed -> throw timed.unresolved();
        };
    }

    /**
     * The pieces of bits hi to lo, most significant first; {@code signal} tells which values have a name to read them
     * by.
     */
    public static List<Piece> pieces(Node node, int hi, int lo, Predicate<Node> signal) {
        var found = new ArrayList<Piece>();
        collect(node, hi, lo, signal, found);
        return found;
    }

    public static List<Piece> pieces(Node node, Predicate<Node> signal) {
        return pieces(node, node.width() - 1, 0, signal);
    }

    /** The pieces of the value itself, even when it has a name. */
    public static List<Piece> definition(Node node, Predicate<Node> signal) {
        return pieces(node, other -> other != node && signal.test(other));
    }

    private static void collect(Node node, int hi, int lo, Predicate<Node> signal, List<Piece> found) {
        while (!signal.test(node)) {
            if (node.expr() instanceof Expr.Slice(var a, var _, int offset)) {
                hi += offset;
                lo += offset;
                node = a;
            } else if (node.expr() instanceof Expr.Cross(var a, var _)) {
                node = a;
            } else if (node.expr() instanceof Expr.Cat(var parts)) {
                collectParts(parts, node.width(), hi, lo, signal, found);
                return;
            } else {
                break;
            }
        }
        add(new Piece(node, hi, lo), found);
    }

    private static void collectParts(List<Node> parts, int width, int hi, int lo, Predicate<Node> signal,
        List<Piece> found) {
        int top = width - 1;
        for (var part : parts) {
            int bottom = top - part.width() + 1;
            if (bottom <= hi && lo <= top) {
                collect(part, Math.min(hi, top) - bottom, Math.max(lo, bottom) - bottom, signal, found);
            }
            top = bottom - 1;
        }
    }

    /** Joins neighbouring bits of one signal, but takes none away from a repetition. */
    private static void add(Piece piece, List<Piece> found) {
        if (!found.isEmpty() && !piece.node().isConstant()) {
            var last = found.getLast();
            boolean repeated = found.size() > 1 && found.get(found.size() - 2).equals(last);
            if (!repeated && last.node() == piece.node() && last.lo() == piece.hi() + 1) {
                found.set(found.size() - 1, new Piece(piece.node(), last.hi(), piece.lo()));
                return;
            }
        }
        found.add(piece);
    }

    /**
     * 0 or 1 when a comparison is decided by its width alone ({@code x >= 0}), else -1. Constants are looked up on
     * either side.
     */
    public static int decided(Expr.Op op, Node a, Node b) {
        boolean signed = switch (op) {
            case SLT, SLE, SGT, SGE -> true;
            default -> false;
        };
        var least = signed ? BigInteger.ONE.shiftLeft(a.width() - 1) : BigInteger.ZERO;
        var most = BigInteger.ONE.shiftLeft(signed ? a.width() - 1 : a.width()).subtract(BigInteger.ONE);
        return switch (op) {
            case LT, SLT -> is(b, least) || is(a, most) ? 0 : -1;
            case GE, SGE -> is(b, least) || is(a, most) ? 1 : -1;
            case GT, SGT -> is(b, most) || is(a, least) ? 0 : -1;
            case LE, SLE -> is(b, most) || is(a, least) ? 1 : -1;
            case NOT, NEG, ALL, ANY, PARITY, AND, OR, XOR, ADD, SUB, MUL, SMUL, EQ, NE, SHL, SHR, ASR -> -1;
        };
    }

    private static boolean is(Node node, BigInteger value) {
        return node.expr() instanceof Expr.Lit lit && lit.value().equals(value);
    }
}
