package hdl.pass;

import hdl.ir.Expr;
import hdl.ir.Node;
import java.util.function.Consumer;

/** The values an expression is made of. */
final class Operands {
    private Operands() {}

    static void each(Expr expr, Consumer<Node> action) {
        switch (expr) {
            case Expr.Lit _, Expr.Ref _ -> { }
            case Expr.Unary unary -> action.accept(unary.a());
            case Expr.Binary binary -> {
                action.accept(binary.a());
                action.accept(binary.b());
            }
            case Expr.Mux mux -> {
                action.accept(mux.select());
                action.accept(mux.then());
                action.accept(mux.otherwise());
            }
            case Expr.Slice slice -> action.accept(slice.a());
            case Expr.Index index -> {
                action.accept(index.a());
                action.accept(index.start());
            }
            case Expr.Cat cat -> cat.parts().forEach(action);
            case Expr.Cross cross -> action.accept(cross.a());
        }
    }
}
