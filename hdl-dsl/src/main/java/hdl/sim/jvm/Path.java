package hdl.sim.jvm;

import hdl.ir.Expr;
import hdl.ir.Node;
import java.util.List;

/** Names as waves and messages show them, and the way from a value to what it is made of. */
final class Path {
    private Path() {}

    /** {@code spareFull} becomes {@code spare_full}. */
    static String snake(String name) {
        var out = new StringBuilder(name.length() + 4);
        for (var i = 0; i < name.length(); i++) {
            var letter = name.charAt(i);
            if (letter >= 'A' && letter <= 'Z') {
                var afterSmall = i > 0 && !isCapital(name, i - 1) && name.charAt(i - 1) != '_';
                var beforeSmall = i > 0 && isCapital(name, i - 1) && i + 1 < name.length() && isSmall(name, i + 1);
                if (afterSmall || beforeSmall) {
                    out.append('_');
                }
                out.append((char) (letter + 'a' - 'A'));
            } else {
                out.append(letter);
            }
        }
        return out.toString();
    }

    private static boolean isCapital(String name, int i) {
        return name.charAt(i) >= 'A' && name.charAt(i) <= 'Z';
    }

    private static boolean isSmall(String name, int i) {
        return name.charAt(i) >= 'a' && name.charAt(i) <= 'z';
    }

    static List<Node> operands(Node node) {
        return switch (node.expr()) {
            case Expr.Lit lit -> List.of();
            case Expr.Unary unary -> List.of(unary.a());
            case Expr.Binary binary -> List.of(binary.a(), binary.b());
            case Expr.Mux mux -> List.of(mux.select(), mux.then(), mux.otherwise());
            case Expr.Slice slice -> List.of(slice.a());
            case Expr.Index index -> List.of(index.a(), index.start());
            case Expr.Cat cat -> cat.parts();
            case Expr.Ref ref -> List.of();
            case Expr.Cross cross -> List.of(cross.a());
            case Expr.Timed timed -> throw timed.unresolved();
        };
    }
}
