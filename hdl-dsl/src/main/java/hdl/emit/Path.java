package hdl.emit;

import hdl.ir.Expr;
import hdl.ir.Node;
import hdl.ir.Stmt;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;

/** Under which conditions a statement takes effect: the branches around it, outermost first. */
final class Path {
    /** One condition: a value that is 1 (or, negated, 0), or one that equals (or differs from) all constants. */
    private record Step(Node value, List<Node> keys, boolean negated, Path before) {}

    private static final Path ALWAYS = new Path(null);
    private final Step step;

    private Path(Step step) {
        this.step = step;
    }

    /** Every statement that is no branch, in program order, with its path. */
    static void each(List<Stmt> body, BiConsumer<Stmt, Path> action) {
        record Open(Stmt stmt, Path path) {}
        var open = new ArrayDeque<Open>();
        for (var stmt : body.reversed()) {
            open.push(new Open(stmt, ALWAYS));
        }
        while (!open.isEmpty()) {
            var next = open.pop();
            var path = next.path();
            switch (next.stmt()) {
                case Stmt.Assign _, Stmt.Write _, Stmt.Claim _ -> action.accept(next.stmt(), path);
                case Stmt.Branch branch -> {
                    var no = path.and(branch.condition(), List.of(), true);
                    var yes = path.and(branch.condition(), List.of(), false);
                    branch.otherwise().reversed().forEach(stmt -> open.push(new Open(stmt, no)));
                    branch.then().reversed().forEach(stmt -> open.push(new Open(stmt, yes)));
                }
                case Stmt.Select select -> {
                    var others = path.and(select.value(), keys(select.arms()), true);
                    select.otherwise().ifPresent(body2 ->
                        body2.reversed().forEach(stmt -> open.push(new Open(stmt, others))));
                    for (var arm : select.arms().reversed()) {
                        boolean last = select.complete() && select.machine().isEmpty() && arm == select.arms()
                            .getLast();
                        var earlier = keys(select.arms().subList(0, select.arms().size() - 1));
                        var there = last ? path.and(select.value(), earlier, true)
                            : path.and(select.value(), arm.keys(), false);
                        arm.body().reversed().forEach(stmt -> open.push(new Open(stmt, there)));
                    }
                }
            }
        }
    }

    private static List<Node> keys(List<Stmt.Arm> arms) {
        var keys = new ArrayList<Node>();
        for (var arm : arms) {
            keys.addAll(arm.keys());
        }
        return keys;
    }

    private Path and(Node value, List<Node> keys, boolean negated) {
        return new Path(new Step(value, keys, negated, this));
    }

    /** Without the innermost condition if it is this value. */
    Path without(Node value) {
        boolean said = step != null && step.keys().isEmpty() && !step.negated() && step.value() == value;
        return said ? step.before() : this;
    }

    /** The conditions joined by {@code &&}; empty when there are none. */
    String text(Expressions expressions) {
        var parts = new ArrayList<String>();
        for (var at = this; at.step != null; at = at.step.before()) {
            parts.add(text(at.step, expressions));
        }
        return String.join(" &&" + Layout.BREAK, parts.reversed().stream().filter(part -> !part.isEmpty()).toList());
    }

    /** The same where brackets stand around it. */
    String whole(Expressions expressions) {
        boolean single = step != null && step.before().step == null && step.keys().isEmpty() && !step.negated();
        return single && !step.value().isConstant() ? expressions.read(step.value()) : text(expressions);
    }

    private static String text(Step step, Expressions expressions) {
        if (step.value().expr() instanceof Expr.Lit lit && step.keys().isEmpty()) {
            return lit.value().signum() == (step.negated() ? 0 : 1) ? "" : "1'b0";
        }
        if (step.keys().isEmpty()) {
            return expressions.condition(step.value(), step.negated());
        }
        var parts = new ArrayList<String>();
        for (var key : step.keys()) {
            parts.add(expressions.condition(step.value(), false) + (step.negated() ? " != " : " == ")
                + expressions.read(key));
        }
        var joined = String.join(step.negated() ? " && " : " || ", parts);
        return parts.size() == 1 || step.negated() ? joined : "(" + joined + ")";
    }
}
