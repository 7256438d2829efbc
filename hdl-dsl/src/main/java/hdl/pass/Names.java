package hdl.pass;

import hdl.ir.Expr;
import hdl.ir.Node;
import hdl.ir.Pin;
import hdl.ir.Port;
import hdl.ir.ReadData;
import hdl.ir.Walk;
import java.util.Locale;

/** Names of what the language adds, made from those that the author gave. */
final class Names {
    private Names() {
    }

    static String join(String prefix, String name) {
        return prefix.isEmpty() ? name : name.isEmpty() ? prefix : prefix + "_" + name;
    }

    /** Of a value without a name: what it is made of first, and how. */
    static String made(Node node) {
        var at = node;
        var how = "";
        while (plain(at).isEmpty() && !Walk.operands(at.expr()).isEmpty()) {
            how = how.isEmpty() ? how(at.expr()) : how;
            at = Walk.operands(at.expr()).getFirst();
        }
        var from = plain(at);
        return from.isEmpty() ? how : join(from, how);
    }

    private static String how(Expr expr) {
        return switch (expr) {
            case Expr.Unary(var op, _) -> op.name().toLowerCase(Locale.ROOT);
            case Expr.Binary(var op, _, _) -> op.name().toLowerCase(Locale.ROOT);
            case Expr.Mux _ -> "choice";
            case Expr.Index _ -> "picked";
            case Expr.Lit _, Expr.Ref _, Expr.Slice _, Expr.Cat _, Expr.Cross _, Expr.Timed _ -> "bits";
        };
    }

    /** The author's name of a value, or of the bits that are read of it; "" when it has none. */
    static String plain(Node node) {
        if (!node.label().isNone()) {
            return node.label().text();
        }
        return switch (node.expr()) {
            case Expr.Ref(var storage) -> switch (storage) {
                case Port port -> port.name();
                case Pin pin -> pin.instance() + "_" + pin.name();
                case ReadData read when read.label().isNone() -> read.memory().label().text();
                default -> storage.label().text();
            };
            case Expr.Slice(var a, int hi, int lo) -> plain(a).isEmpty() ? ""
                : plain(a) + "_" + hi + (hi == lo ? "" : "_" + lo);
            case Expr.Timed timed -> plain(timed.a());
            default -> "";
        };
    }
}
