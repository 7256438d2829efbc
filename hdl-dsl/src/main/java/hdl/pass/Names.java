package hdl.pass;

import hdl.ir.Expr;
import hdl.ir.Node;
import hdl.ir.Pin;
import hdl.ir.Port;
import hdl.ir.ReadData;

/** Names of what the language adds, made from those that the author gave. */
final class Names {
    private Names() {
    }

    static String join(String prefix, String name) {
        return prefix.isEmpty() ? name : name.isEmpty() ? prefix : prefix + "_" + name;
    }

    /** The author's name of a value, or of the bits that are read of it; "" when it has none. */
    static String plain(Node node) {
        if (!node.label().isNone()) {
            return node.label().text();
        }
        return switch (node.expr()) {
            case Expr.Ref(var storage) -> switch (storage) {
                case Port port -> port.name();
                case Pin pin -> pin.instance() + "_" + pin.port().name();
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
