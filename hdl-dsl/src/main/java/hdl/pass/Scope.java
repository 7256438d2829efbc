package hdl.pass;

import hdl.ir.Node;
import hdl.ir.Stmt;
import java.util.List;

/** One list of statements: the body itself, or one side of a decision. */
final class Scope {
    private final int id;
    private final Scope parent;
    private final Stmt owner;
    private final int side;
    private final List<Stmt> statements;

    Scope(int id, Scope parent, Stmt owner, int side, List<Stmt> statements) {
        this.id = id;
        this.parent = parent;
        this.owner = owner;
        this.side = side;
        this.statements = statements;
    }

    /** Dense within the module, in program order; the body is 0. */
    int id() {
        return id;
    }

    /** The list that holds the decision; null for the body. */
    Scope parent() {
        return parent;
    }

    /** The Branch or Select that leads here; null for the body. */
    Stmt owner() {
        return owner;
    }

    /** Branch: 0 then, 1 otherwise. Select: number of the arm; one past the last arm for its otherwise. */
    int side() {
        return side;
    }

    List<Stmt> statements() {
        return statements;
    }

    /** The value that decides whether this list counts; null for the body. */
    Node condition() {
        return owner == null ? null : decidedBy(owner);
    }

    static Node decidedBy(Stmt decision) {
        return switch (decision) {
            case Stmt.Branch branch -> branch.condition();
            case Stmt.Select select -> select.value();
            case Stmt.Assign _, Stmt.Write _, Stmt.Claim _ -> null;
        };
    }
}
