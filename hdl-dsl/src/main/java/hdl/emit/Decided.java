package hdl.emit;

import hdl.ir.Node;
import hdl.ir.Printable;
import hdl.ir.Stmt;
import hdl.ir.Storage;
import java.util.List;

/**
 * Statements about one signal as one expression. For signals that constants alone decide: a block that reads nothing never runs in an
 * event-driven simulator.
 */
final class Decided {
    private final Printable printable;
    private final Expressions expressions;
    private final Storage target;

    Decided(Printable printable, Expressions expressions, Storage target) {
        this.printable = printable;
        this.expressions = expressions;
        this.target = target;
    }

    /** The value after these statements; {@code before} is the value that they find. */
    String value(List<Stmt> body, String before) {
        var value = before;
        for (var stmt : body) {
            switch (stmt) {
                case Stmt.Assign assign when printable.same(assign.target()) == target ->
                    value = expressions.condition(assign.value(), false);
                case Stmt.Branch branch -> value = chosen(expressions.condition(branch.condition(), false),
                    value(branch.then(), value), value(branch.otherwise(), value));
                case Stmt.Select select -> value = selected(select, value);
                case Stmt.Assign _, Stmt.Write _, Stmt.Claim _ -> { }
            }
        }
        return value;
    }

    private String selected(Stmt.Select select, String before) {
        var arms = select.arms();
        boolean complete = select.complete() && select.otherwise().isEmpty();
        var value = complete ? value(arms.getLast().body(), before)
            : select.otherwise().map(otherwise -> value(otherwise, before)).orElse(before);
        for (int i = arms.size() - (complete ? 2 : 1); i >= 0; i--) {
            value = chosen(anyOf(select.value(), arms.get(i).keys()), value(arms.get(i).body(), before), value);
        }
        return value;
    }

    private String anyOf(Node value, List<Node> keys) {
        var out = new StringBuilder();
        for (var key : keys) {
            out.append(out.isEmpty() ? "(" : " || ").append(expressions.condition(value, false)).append(" == ")
                .append(expressions.condition(key, false));
        }
        return out.append(')').toString();
    }

    private static String chosen(String condition, String then, String otherwise) {
        return then.equals(otherwise) ? then : "(" + condition + " ? " + then + " : " + otherwise + ")";
    }
}
