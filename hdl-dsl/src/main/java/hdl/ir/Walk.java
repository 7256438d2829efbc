package hdl.ir;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Consumer;

/** Walks over values and statements that every pass needs; none of them recurses over the depth of a chain. */
public final class Walk {
    private Walk() {
    }

    /** The operands of an expression, left to right. */
    public static List<Node> operands(Expr expr) {
        return switch (expr) {
            case Expr.Lit _, Expr.Ref _ -> List.of();
            case Expr.Unary(var _, var a) -> List.of(a);
            case Expr.Binary(var _, var a, var b) -> List.of(a, b);
            case Expr.Mux(var select, var then, var otherwise) -> List.of(select, then, otherwise);
            case Expr.Slice(var a, var _, var _) -> List.of(a);
            case Expr.Index(var a, var start, var _) -> List.of(a, start);
            case Expr.Cat(var parts) -> parts;
            case Expr.Cross(var a, var _) -> List.of(a);
            case Expr.Timed timed -> List.of(timed.a());
        };
    }

    /** The values that a statement reads itself, without those inside its branches and without the keys of its arms. */
    public static List<Node> reads(Stmt stmt) {
        return switch (stmt) {
            case Stmt.Assign assign -> List.of(assign.value());
            case Stmt.Branch branch -> List.of(branch.condition());
            case Stmt.Select select -> List.of(select.value());
            case Stmt.Write write -> {
                var reads = new ArrayList<>(List.of(write.address(), write.data()));
                write.mask().ifPresent(reads::add);
                yield reads;
            }
            case Stmt.Claim claim -> List.of(claim.condition());
        };
    }

    /** The lists inside a statement, in program order. */
    public static List<List<Stmt>> inner(Stmt stmt) {
        return switch (stmt) {
            case Stmt.Branch branch -> List.of(branch.then(), branch.otherwise());
            case Stmt.Select select -> {
                var lists = new ArrayList<List<Stmt>>();
                for (var arm : select.arms()) {
                    lists.add(arm.body());
                }
                select.otherwise().ifPresent(lists::add);
                yield lists;
            }
            case Stmt.Assign _, Stmt.Write _, Stmt.Claim _ -> List.of();
        };
    }

    /** Every statement in program order, with how deep it is nested (0: outside any branch). */
    public static void statements(List<Stmt> body, BiConsumer<Stmt, Integer> each) {
        record Step(Stmt stmt, int depth) {}
        var steps = new ArrayDeque<Step>();
        for (var stmt : body) {
            steps.add(new Step(stmt, 0));
            while (!steps.isEmpty()) {
                var step = steps.pop();
                each.accept(step.stmt(), step.depth());
                var lists = inner(step.stmt());
                for (int i = lists.size() - 1; i >= 0; i--) {
                    for (int j = lists.get(i).size() - 1; j >= 0; j--) {
                        steps.push(new Step(lists.get(i).get(j), step.depth() + 1));
                    }
                }
            }
        }
    }

    /**
     * Every value that the module uses outside of other values: by statements, memory read ports and {@code ignore}.
     */
    public static void roots(ModuleDef module, Consumer<Node> each) {
        statements(module.body(), (stmt, _) -> reads(stmt).forEach(each));
        for (var read : module.reads()) {
            each.accept(read.address());
            if (read.enable() != null) {
                each.accept(read.enable());
            }
        }
        module.ignored().forEach(each);
        for (var clock : module.clocks()) {
            if (clock.resetRegister() != null) {
                each.accept(clock.resetRegister().ref());
            }
        }
        for (var clock : module.derived()) {
            each.accept(clock.edge());
            if (clock.resetValue() != null) {
                each.accept(clock.resetValue());
            }
        }
    }
}
