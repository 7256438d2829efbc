package hdl.pass;

import hdl.ir.ModuleDef;
import hdl.ir.Stmt;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

/** Visits the statements of a module in program order. A chain of elseWhen as long as you like costs no stack. */
final class ScopeWalk {
    /** What a pass does on the way. */
    interface Visitor {
        default void open(Scope scope) {}

        /** An Assign, Write or Claim in a list. */
        default void statement(Stmt statement, Scope in) {}

        default void close(Scope scope) {}

        /** A Branch or Select whose lists have all been closed. */
        default void decided(Stmt decision, Scope in) {}
    }

    private record Frame(Scope scope, Iterator<Stmt> statements, Iterator<Scope> sidesLeft) {}

    private final Visitor visitor;
    private final ArrayDeque<Frame> frames = new ArrayDeque<>();
    private int scopes;

    private ScopeWalk(Visitor visitor) {
        this.visitor = visitor;
    }

    /** Returns the number of scopes. */
    static int over(ModuleDef module, Visitor visitor) {
        var walk = new ScopeWalk(visitor);
        walk.run(new Scope(walk.scopes++, null, null, 0, module.body()));
        return walk.scopes;
    }

    private void run(Scope body) {
        enter(List.of(body).iterator());
        while (!frames.isEmpty()) {
            var frame = frames.peek();
            if (frame.statements.hasNext()) {
                visit(frame.statements.next(), frame.scope);
            } else {
                leave(frames.pop());
            }
        }
    }

    private void enter(Iterator<Scope> sides) {
        var scope = sides.next();
        visitor.open(scope);
        frames.push(new Frame(scope, scope.statements().iterator(), sides));
    }

    private void leave(Frame frame) {
        var scope = frame.scope;
        visitor.close(scope);
        if (frame.sidesLeft.hasNext()) {
            enter(frame.sidesLeft);
        } else if (scope.owner() != null) {
            visitor.decided(scope.owner(), scope.parent());
        }
    }

    private void visit(Stmt statement, Scope in) {
        switch (statement) {
            case Stmt.Branch branch -> decide(branch, in, List.of(branch.then(), branch.otherwise()));
            case Stmt.Select select -> {
                var sides = new ArrayList<List<Stmt>>();
                for (var arm : select.arms()) {
                    sides.add(arm.body());
                }
                select.otherwise().ifPresent(sides::add);
                decide(select, in, sides);
            }
            case Stmt.Assign _, Stmt.Write _, Stmt.Claim _ -> visitor.statement(statement, in);
        }
    }

    private void decide(Stmt decision, Scope in, List<List<Stmt>> sides) {
        var inner = new ArrayList<Scope>(sides.size());
        for (var side : sides) {
            inner.add(new Scope(scopes++, in, decision, inner.size(), side));
        }
        if (inner.isEmpty()) {
            visitor.decided(decision, in);
        } else {
            enter(inner.iterator());
        }
    }
}
