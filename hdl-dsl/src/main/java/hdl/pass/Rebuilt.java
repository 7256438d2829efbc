package hdl.pass;

import hdl.ir.Expr;
import hdl.ir.Node;
import java.util.ArrayList;
import java.util.function.UnaryOperator;

/** An expression with other operands; the same one when none has changed. */
final class Rebuilt {
    private Rebuilt() {
    }

    static Expr of(Expr expr, UnaryOperator<Node> use) {
        return switch (expr) {
            case Expr.Lit _, Expr.Ref _ -> expr;
            case Expr.Unary(var op, var a) -> {
                var x = use.apply(a);
                yield x == a ? expr : new Expr.Unary(op, x);
            }
            case Expr.Binary(var op, var a, var b) -> {
                var x = use.apply(a);
                var y = use.apply(b);
                yield x == a && y == b ? expr : new Expr.Binary(op, x, y);
            }
            case Expr.Mux(var select, var then, var otherwise) -> {
                var x = use.apply(select);
                var y = use.apply(then);
                var z = use.apply(otherwise);
                yield x == select && y == then && z == otherwise ? expr : new Expr.Mux(x, y, z);
            }
            case Expr.Slice(var a, int hi, int lo) -> {
                var x = use.apply(a);
                yield x == a ? expr : new Expr.Slice(x, hi, lo);
            }
            case Expr.Index(var a, var start, int width) -> {
                var x = use.apply(a);
                var y = use.apply(start);
                yield x == a && y == start ? expr : new Expr.Index(x, y, width);
            }
            case Expr.Cat(var parts) -> {
                var all = new ArrayList<Node>();
                parts.forEach(part -> all.add(use.apply(part)));
                yield all.equals(parts) ? expr : new Expr.Cat(all);
            }
            case Expr.Cross(var a, var to) -> {
                var x = use.apply(a);
                yield x == a ? expr : new Expr.Cross(x, to);
            }
            case Expr.Timed _ -> expr;
        };
    }
}
