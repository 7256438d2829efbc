package hdl.emit;

import hdl.ir.Expr;
import hdl.ir.Node;
import hdl.ir.Printable;
import hdl.ir.Reg;
import hdl.ir.Stmt;
import hdl.ir.Storage;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/** Prints the statements of one block: assignments, {@code if} and {@code case}. */
final class Statements {
    private final Printable printable;
    private final Expressions expressions;
    private final Layout out;
    private final boolean clocked;
    private final Predicate<Storage> here;

    /**
     * {@code clocked}: assignments take effect at the edge; {@code here}: the registers with a reset that these
     * statements alone assign. A machine that is not among them is led back from a bad state elsewhere.
     */
    Statements(Printable printable, Expressions expressions, Layout out, boolean clocked, Predicate<Storage> here) {
        this.printable = printable;
        this.expressions = expressions;
        this.out = out;
        this.clocked = clocked;
        this.here = here;
    }

    void print(List<Stmt> body, int indent) {
        for (var stmt : clocked ? joined(body) : body) {
            switch (stmt) {
                case Stmt.Assign assign -> assign("", assign, indent);
                case Stmt.Branch branch -> chain(branch, "", indent);
                case Stmt.Select select -> select(select, indent);
                case Stmt.Write _, Stmt.Claim _ -> throw new IllegalStateException("printed elsewhere");
            }
        }
    }

    /** Branches of one condition that follow each other are one: what they assign changes at the edge only. */
    private static List<Stmt> joined(List<Stmt> body) {
        var out = new ArrayList<Stmt>();
        for (var stmt : body) {
            if (stmt instanceof Stmt.Branch(var condition, var then, var otherwise, _) && !out.isEmpty()
                && out.getLast() instanceof Stmt.Branch(var same, var first, var rest, var site)
                && isSame(condition, same)) {
                out.removeLast();
                out.add(new Stmt.Branch(same, sum(first, then), sum(rest, otherwise), site));
            } else {
                out.add(stmt);
            }
        }
        return out;
    }

    private static List<Stmt> sum(List<Stmt> a, List<Stmt> b) {
        var both = new ArrayList<>(a);
        both.addAll(b);
        return both;
    }

    private static boolean isSame(Node a, Node b) {
        return a == b || a.storage() == null && a.expr().equals(b.expr());
    }

    /** What happens when the condition of an open {@code if} is 0; ends the {@code if}. */
    void otherwise(List<Stmt> body, int indent) {
        if (body.size() == 1 && body.getFirst() instanceof Stmt.Branch branch) {
            chain(branch, "end else ", indent);
            return;
        }
        if (!body.isEmpty()) {
            out.line(indent, "end else begin");
            print(body, indent + 2);
        }
        out.line(indent, "end");
    }

    private void assign(String head, Stmt.Assign assign, int indent) {
        var name = printable.name(assign.target());
        var value = expressions.driver(assign.value(), name);
        boolean looksAssigned = clocked && expressions.isAtMost(assign.value());
        out.line(indent, head + name + (clocked ? " <= " : " = ") + (looksAssigned ? "(" + value + ")" : value) + ";",
            assign.site());
    }

    // ---- if

    /** {@code before}: text that ends the branch before this one. */
    private void chain(Stmt.Branch first, String before, int indent) {
        var branch = first;
        var lead = before;
        while (true) {
            if (branch.then().isEmpty()) {
                without(branch, lead, indent);
                break;
            }
            out.line(indent, lead + "if (" + expressions.read(branch.condition()) + ") begin");
            print(branch.then(), indent + 2);
            if (branch.otherwise().size() == 1 && branch.otherwise().getFirst() instanceof Stmt.Branch next) {
                branch = next;
                lead = "end else ";
                continue;
            }
            otherwise(branch.otherwise(), indent);
            return;
        }
        out.line(indent, "end");
    }

    /** A chain whose first branches do nothing here: what follows holds while their conditions are 0. */
    private void without(Stmt.Branch first, String lead, int indent) {
        var text = new StringBuilder();
        var branch = first;
        List<Stmt> rest;
        while (true) {
            text.append(text.isEmpty() ? "" : " && ").append(expressions.condition(branch.condition(), true));
            rest = branch.otherwise();
            if (rest.size() != 1 || !(rest.getFirst() instanceof Stmt.Branch next)) {
                break;
            }
            if (next.then().isEmpty()) {
                branch = next;
            } else if (next.otherwise().isEmpty()) {
                text.append(" && ").append(expressions.condition(next.condition(), false));
                rest = next.then();
                break;
            } else {
                break;
            }
        }
        out.line(indent, lead + "if (" + text + ") begin");
        print(rest, indent + 2);
    }

    // ---- case

    private void select(Stmt.Select select, int indent) {
        var otherwise = otherwise(select);
        boolean last = select.complete() && select.machine().isEmpty() && select.otherwise().isEmpty();
        var arms = last ? select.arms().subList(0, select.arms().size() - 1) : select.arms();
        out.line(indent, "case (" + expressions.read(select.value()) + ")");
        for (var arm : arms) {
            if (!arm.body().isEmpty() || !otherwise.isEmpty()) {
                body(keys(arm.keys()), arm.body(), indent + 2);
            }
        }
        body("default", otherwise, indent + 2);
        out.line(indent, "endcase");
    }

    /** What happens for a value that no arm lists. */
    private List<Stmt> otherwise(Stmt.Select select) {
        if (select.otherwise().isPresent()) {
            return select.otherwise().get();
        }
        if (!select.complete()) {
            return List.of();
        }
        if (select.machine().isEmpty()) {
            return select.arms().getLast().body();
        }
        var machine = select.machine().get();
        var initial = initial(select, machine);
        var body = new ArrayList<Stmt>();
        if (!clocked) {
            body.addAll(initial.body());
        } else if (here.test(machine)) {
            body.add(new Stmt.Assign(machine, initial.keys().getFirst(), hdl.ir.Site.UNKNOWN));
        }
        return body;
    }

    private static Stmt.Arm initial(Stmt.Select select, Reg machine) {
        for (var arm : select.arms()) {
            if (arm.keys().getFirst().expr() instanceof Expr.Lit lit && lit.value().equals(machine.init())) {
                return arm;
            }
        }
        return select.arms().getFirst();
    }

    private String keys(List<Node> keys) {
        var text = new StringBuilder();
        for (var key : keys) {
            text.append(text.isEmpty() ? "" : "," + Layout.BREAK).append(expressions.read(key));
        }
        return text.toString();
    }

    private void body(String head, List<Stmt> body, int indent) {
        if (body.isEmpty()) {
            out.line(indent, head + ": ;");
            return;
        }
        if (body.size() == 1 && body.getFirst() instanceof Stmt.Assign assign) {
            assign(head + ": ", assign, indent);
            return;
        }
        out.line(indent, head + ": begin");
        print(body, indent + 2);
        out.line(indent, "end");
    }
}
