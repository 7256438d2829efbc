package hdl.emit;

import static hdl.emit.Layout.BREAK;

import hdl.ir.Expr;
import hdl.ir.Expr.Op;
import hdl.ir.Node;
import hdl.ir.Printable;
import hdl.ir.Wiring;
import hdl.ir.Wiring.Piece;
import java.util.List;

/** Prints values. Parentheses stand only between different operators, and where the order of equal ones matters. */
final class Expressions {
    private final Printable printable;
    private final Reads reads;

    Expressions(Printable printable, Reads reads) {
        this.printable = printable;
        this.reads = reads;
    }

    /** The value by its name, or its expression when it has none. */
    String read(Node node) {
        var out = new StringBuilder();
        top(node, false, out);
        return out.toString();
    }

    /** The same where nothing stands beside it and the widths are equal, so that a signed result needs no cast. */
    String alone(Node node) {
        var out = new StringBuilder();
        top(node, true, out);
        return out.toString();
    }

    /** The expression of a value, even when it has a name. */
    String definition(Node node) {
        var out = new StringBuilder();
        if (node.expr() instanceof Expr.Lit lit) {
            literal(lit, new Piece(node, node.width() - 1, 0), out);
        } else if (Wiring.isWiring(node)) {
            pieces(Wiring.definition(node, this::isSignal), out);
        } else {
            operator(node, true, out);
        }
        return out.toString();
    }

    /** What drives a signal: the expression of the value that has the signal's name, else the value. */
    String driver(Node node, String name) {
        return node.storage() == null && name.equals(printable.name(node)) ? definition(node) : alone(node);
    }

    /** Whether the text of a value is {@code a <= b}, which looks like an assignment. */
    boolean isAtMost(Node node) {
        var core = core(node);
        return core != null && core.expr() instanceof Expr.Binary(var op, var _, var _) && Operators.isAtMost(op);
    }

    /** Bits hi to lo. */
    String bits(Node node, int hi, int lo) {
        var out = new StringBuilder();
        pieces(Wiring.pieces(node, hi, lo, this::isSignal), out);
        return out.toString();
    }

    /** Bits hi to lo as an operand of any operator. */
    String operand(Node node, int hi, int lo) {
        var pieces = Wiring.pieces(node, hi, lo, this::isSignal);
        var first = pieces.getFirst().node();
        boolean stands = pieces.size() > 1 || isSignal(first) || first.isConstant();
        return stands ? bits(node, hi, lo) : "(" + bits(node, hi, lo) + ")";
    }

    /** As an operand of {@code &&}, negated or not. */
    String condition(Node node, boolean negated) {
        var out = new StringBuilder(negated ? "!" : "");
        var core = core(node);
        boolean simple = core == null || isAtom(core) || !negated && core.expr() instanceof Expr.Unary(var op, var _)
            && op == Op.NOT;
        if (simple) {
            top(node, false, out);
        } else {
            parenthesised(node, out);
        }
        return out.toString();
    }

    private boolean isSignal(Node node) {
        return printable.name(node) != null;
    }

    private void top(Node node, boolean alone, StringBuilder out) {
        var core = core(node);
        if (core == null) {
            pieces(Wiring.pieces(node, this::isSignal), out);
        } else {
            operator(core, alone, out);
        }
    }

    private void parenthesised(Node node, StringBuilder out) {
        out.append('(');
        top(node, false, out);
        out.append(')');
    }

    // ---- wiring

    /** The operator behind a value that stands in place; null when it is a signal, a constant or wiring. */
    private Node core(Node node) {
        if (isSignal(node)) {
            return null;
        }
        if (!Wiring.isWiring(node)) {
            return node;
        }
        if (node.isConstant() || node.expr() instanceof Expr.Cat) {
            return null;
        }
        var pieces = Wiring.pieces(node, this::isSignal);
        var first = pieces.getFirst().node();
        return pieces.size() == 1 && !isSignal(first) && !first.isConstant() ? first : null;
    }

    private void pieces(List<Piece> pieces, StringBuilder out) {
        int run = run(pieces, 0);
        if (run == pieces.size() && run == 1) {
            piece(pieces.getFirst(), out);
            return;
        }
        if (run == pieces.size()) {
            parts(pieces, out);
            return;
        }
        out.append('{');
        parts(pieces, out);
        out.append('}');
    }

    /** The parts of a concatenation without the braces around them. */
    private void parts(List<Piece> pieces, StringBuilder out) {
        int run;
        for (int i = 0; i < pieces.size(); i += run) {
            if (i > 0) {
                out.append(',').append(BREAK);
            }
            run = run(pieces, i);
            if (run > 1) {
                out.append('{').append(run).append('{');
            }
            piece(pieces.get(i), out);
            out.append(run > 1 ? "}}" : "");
        }
    }

    /** How often the piece is repeated. */
    private static int run(List<Piece> pieces, int from) {
        int end = from + 1;
        while (end < pieces.size() && pieces.get(end).equals(pieces.get(from))) {
            end++;
        }
        return end - from;
    }

    private void piece(Piece piece, StringBuilder out) {
        var node = piece.node();
        var name = printable.name(node);
        if (name != null) {
            reads.add(name, piece.hi(), piece.lo());
            out.append(name);
            if (!piece.isWhole()) {
                out.append('[').append(piece.hi());
                if (piece.lo() < piece.hi()) {
                    out.append(':').append(piece.lo());
                }
                out.append(']');
            }
        } else if (node.expr() instanceof Expr.Lit lit) {
            literal(lit, piece, out);
        } else {
            operator(node, false, out);
        }
    }

    private void literal(Expr.Lit lit, Piece piece, StringBuilder out) {
        if (!piece.isWhole()) {
            out.append(Literal.text(Literal.cut(lit.value(), piece.hi(), piece.lo()), piece.width()));
        } else if (lit.symbol().isPresent()) {
            reads.add(lit.symbol().get());
            out.append(printable.name(lit.symbol().get()));
        } else {
            out.append(Literal.text(lit, piece.width()));
        }
    }

    // ---- operators

    /** {@code alone}: the expression is all that an assignment takes, so that a signed result needs no cast. */
    private void operator(Node node, boolean alone, StringBuilder out) {
        switch (node.expr()) {
            case Expr.Unary(var op, var a) -> {
                out.append(Operators.unary(op));
                operand(a, op, true, out);
            }
            case Expr.Binary(var op, var a, var b) -> {
                int decided = Wiring.decided(op, a, b);
                if (decided >= 0) {
                    out.append("1'b").append(decided);
                } else {
                    binary(op, a, b, alone, out);
                }
            }
            case Expr.Mux(var select, var then, var otherwise) -> mux(select, then, otherwise, out);
            case Expr.Index index -> index(node, index, out);
            case Expr.Lit _, Expr.Ref _, Expr.Slice _, Expr.Cat _, Expr.Cross _ -> top(node, false, out);
            case Expr.Timed timed -> throw timed.unresolved();
        }
    }

    private void binary(Op op, Node a, Node b, boolean alone, StringBuilder out) {
        boolean cast = Operators.isSignedResult(op) && !alone;
        out.append(cast ? "$unsigned(" : "");
        if (Operators.isSigned(op)) {
            signed(a, out);
        } else {
            operand(a, op, false, out);
        }
        out.append(' ').append(Operators.binary(op)).append(BREAK);
        if (Operators.isShift(op) && b.expr() instanceof Expr.Lit lit && !isSignal(b)) {
            boolean plain = lit.value().bitLength() < Integer.SIZE;  // tools read at most 32 bits here
            out.append(plain ? lit.value().toString() : Integer.toString(a.width()));
        } else if (Operators.isSigned(op) && op != Op.ASR) {
            signed(b, out);
        } else {
            operand(b, op, true, out);
        }
        out.append(cast ? ")" : "");
    }

    private void signed(Node node, StringBuilder out) {
        if (!isSignal(node) && node.expr() instanceof Expr.Lit lit) {
            out.append(Literal.signed(lit.value(), node.width()));
        } else {
            out.append("$signed(");
            top(node, true, out);
            out.append(')');
        }
    }

    private void mux(Node select, Node then, Node otherwise, StringBuilder out) {
        operand(select, null, true, out);
        out.append(" ?").append(BREAK);
        operand(then, null, true, out);
        out.append(" :").append(BREAK);
        var core = core(otherwise);
        if (core != null && core.expr() instanceof Expr.Mux(var a, var b, var c)) {
            mux(a, b, c, out);
        } else {
            operand(otherwise, null, true, out);
        }
    }

    /** An operand, in parentheses unless they say nothing. {@code op} is null under {@code ?:}. */
    private void operand(Node node, Op op, boolean right, StringBuilder out) {
        var core = core(node);
        if (core == null) {
            top(node, false, out);
        } else if (isAtom(core)) {
            operator(core, false, out);
        } else {
            boolean bare = switch (core.expr()) {
                case Expr.Unary(var inner, var _) -> inner == Op.NOT && (op == null || !Operators.isUnary(op));
                case Expr.Binary(var inner, var _, var _) -> inner == op && (!right || Operators.isAssociative(op));
                case Expr.Mux _, Expr.Index _, Expr.Lit _, Expr.Ref _, Expr.Slice _, Expr.Cat _, Expr.Cross _ -> false;
                case Expr.Timed timed -> throw timed.unresolved();
            };
            out.append(bare ? "" : "(");
            operator(core, false, out);
            out.append(bare ? "" : ")");
        }
    }

    /** True when the text of an operator stands together by itself. */
    private boolean isAtom(Node core) {
        return switch (core.expr()) {
            case Expr.Index(var a, var _, int width) -> width < a.width();
            case Expr.Binary(var op, var a, var b) -> Operators.isSignedResult(op) || Wiring.decided(op, a, b) >= 0;
            case Expr.Unary _, Expr.Mux _ -> false;
            case Expr.Lit _, Expr.Ref _, Expr.Slice _, Expr.Cat _, Expr.Cross _ -> true;
            case Expr.Timed timed -> throw timed.unresolved();
        };
    }

    // ---- positions known at run time

    private void index(Node node, Expr.Index index, StringBuilder out) {
        if (index.width() == index.a().width()) {
            operand(index.a(), Op.SHR, false, out);
            out.append(" >>").append(BREAK);
            operand(index.start(), Op.SHR, true, out);
            return;
        }
        var wire = printable.indexed(node);
        var name = wire == null ? printable.name(index.a()) : wire.name();
        int width = wire == null ? index.a().width() : wire.width();
        reads.add(name, width - 1, 0);
        out.append(name).append('[');
        if (wire != null && wire.form() == Printable.Form.SHIFTED) {
            out.append(index.width() - 1).append(index.width() > 1 ? ":0" : "");
        } else {
            position(index.start(), width, out);
            out.append(index.width() > 1 ? " +: " + index.width() : "");
        }
        out.append(']');
    }

    /** An index of exactly the bits that a signal of this width needs. */
    private void position(Node start, int width, StringBuilder out) {
        int bits = 32 - Integer.numberOfLeadingZeros(width - 1);
        if (start.width() < bits) {
            zeros(bits - start.width(), out);
            out.append(", ");
            if (core(start) == null) {
                parts(Wiring.pieces(start, this::isSignal), out);
            } else {
                top(start, true, out);
            }
            out.append('}');
        } else if (start.width() == bits) {
            top(start, false, out);
        } else {
            pieces(Wiring.pieces(start, bits - 1, 0, this::isSignal), out);
        }
    }

    private static void zeros(int count, StringBuilder out) {
        out.append('{').append(count == 1 ? "1'b0" : count + "'d0");
    }

    /** The initialiser of a wire. */
    String initialiser(Printable.Value value) {
        return switch (value.form()) {
            case VALUE -> driver(value.node(), value.name());
            case PADDED -> {
                var out = new StringBuilder();
                zeros(value.width() - value.node().width(), out);
                out.append(',').append(BREAK);
                parts(Wiring.pieces(value.node(), value.node().width() - 1, 0, this::isSignal), out);
                yield out.append('}').toString();
            }
            case SHIFTED -> {
                var index = (Expr.Index) value.node().expr();
                var out = new StringBuilder();
                operand(index.a(), Op.SHR, false, out);
                out.append(" >>").append(BREAK);
                operand(index.start(), Op.SHR, true, out);
                yield out.toString();
            }
            case PEEK -> Memories.word(this, printable, (hdl.ir.ReadData) value.node().storage());
        };
    }
}
