package hdl.emit;

import hdl.ir.Expr;
import hdl.ir.Node;
import hdl.ir.Stmt;
import hdl.ir.Storage;
import hdl.ir.Wiring;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/** The part of a body that drives certain signals: the author's branches without the statements about others. */
final class Projection {
    private final Predicate<Storage> wanted;

    private Projection(Predicate<Storage> wanted) {
        this.wanted = wanted;
    }

    static List<Stmt> of(List<Stmt> body, Predicate<Storage> wanted) {
        return new Projection(wanted).list(body);
    }

    private List<Stmt> list(List<Stmt> body) {
        var kept = new ArrayList<Stmt>();
        for (var stmt : body) {
            switch (stmt) {
                case Stmt.Assign assign -> {
                    if (wanted.test(assign.target())) {
                        kept.add(assign);
                    }
                }
                case Stmt.Branch branch -> branch(branch, kept);
                case Stmt.Select select -> select(select, kept);
                case Stmt.Write _, Stmt.Claim _ -> { }
            }
        }
        return kept;
    }

    /** A chain of else-ifs is as long as the author likes, so it is walked, not descended. */
    private void branch(Stmt.Branch first, List<Stmt> kept) {
        var chain = new ArrayList<Stmt.Branch>();
        var branch = first;
        chain.add(branch);
        while (branch.otherwise().size() == 1 && branch.otherwise().getFirst() instanceof Stmt.Branch next) {
            branch = next;
            chain.add(branch);
        }
        var rest = list(chain.getLast().otherwise());
        for (var link : chain.reversed()) {
            var then = list(link.then());
            int known = known(link.condition());
            if (known >= 0) {
                rest = known == 1 ? then : rest;
            } else if (!then.isEmpty() || !rest.isEmpty()) {
                rest = List.of(new Stmt.Branch(link.condition(), then, rest, link.site()));
            }
        }
        kept.addAll(rest);
    }

    /** 0 or 1 for a condition that is constant or that its width decides, else -1. */
    private static int known(Node condition) {
        if (condition.expr() instanceof Expr.Binary(var op, var a, var b)) {
            return Wiring.decided(op, a, b);
        }
        return condition.expr() instanceof Expr.Lit lit ? lit.value().signum() : -1;
    }

    private void select(Stmt.Select select, List<Stmt> kept) {
        boolean machine = select.machine().isPresent() && wanted.test(select.machine().get());
        boolean any = machine;
        var arms = new ArrayList<Stmt.Arm>();
        for (var arm : select.arms()) {
            var body = list(arm.body());
            any |= !body.isEmpty();
            arms.add(new Stmt.Arm(arm.keys(), body, arm.site()));
        }
        var otherwise = select.otherwise().map(this::list);
        any |= otherwise.isPresent() && !otherwise.get().isEmpty();
        if (any) {
            kept.add(new Stmt.Select(select.value(), arms, otherwise, select.complete(), select.machine(),
                select.site()));
        }
    }
}
