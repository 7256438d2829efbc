package hdl.pass;

import hdl.ir.Expr;
import hdl.ir.ModuleDef;
import hdl.ir.Reg;
import hdl.ir.Stmt;
import hdl.ir.Storage;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Finds what is driven on some paths only, and says on which it is not. */
final class Latches implements ScopeWalk.Visitor {
    private static final int MOST_CONDITIONS = 4;
    private static final int MOST_VALUES = 16;

    /**
     * A list of statements: what it drives on each of its paths, and the decisions in it (records, never to be
     * hashed: they are deep).
     */
    private static final class Paths {
        final Scope scope;
        final Paths parent;
        final Set<Storage> covered = new HashSet<>();
        final List<Decision> decisions = new ArrayList<>();

        Paths(Scope scope, Paths parent) {
            this.scope = scope;
            this.parent = parent;
        }
    }

    private record Decision(Stmt statement, List<Paths> sides) {}

    private record Driver(Stmt.Assign assign, Paths in) {}

    private final Map<Scope, Paths> open = new HashMap<>();
    private final Map<Storage, List<Driver>> drivers = new LinkedHashMap<>();
    private Paths body;

    private Latches() {}

    static void find(ModuleDef module, Findings findings) {
        var latches = new Latches();
        ScopeWalk.over(module, latches);
        latches.drivers.forEach((target, drivers) -> {
            if (!latches.body.covered.contains(target)) {
                findings.error(drivers.getFirst().assign.site(), "HDL204", Wording.quoted(target)
                    + " keeps its value when "
                    + latches.whenUndriven(target, drivers) + ": a latch; set it before the when, or in every branch");
            }
        });
    }

    @Override public void open(Scope scope) {
        var paths = new Paths(scope, scope.parent() == null ? null : open.get(scope.parent()));
        open.put(scope, paths);
        if (paths.parent == null) {
            body = paths;
        } else {
            if (scope.side() == 0) {
                paths.parent.decisions.add(new Decision(scope.owner(), new ArrayList<>()));
            }
            paths.parent.decisions.getLast().sides.add(paths);
        }
    }

    @Override public void close(Scope scope) {
        open.remove(scope);
    }

    @Override public void statement(Stmt statement, Scope in) {
        if (statement instanceof Stmt.Assign assign && !(assign.target() instanceof Reg)) {
            var paths = open.get(in);
            paths.covered.add(assign.target());
            drivers.computeIfAbsent(assign.target(), _ -> new ArrayList<>()).add(new Driver(assign, paths));
        }
    }

    @Override public void decided(Stmt decision, Scope in) {
        if (!isExhaustive(decision)) {
            return;
        }
        var paths = open.get(in);
        if (paths.decisions.isEmpty() || paths.decisions.getLast().statement != decision) {
            return;
        }
        var sides = paths.decisions.getLast().sides;
        var smallest = sides.getFirst();
        for (var side : sides) {
            smallest = side.covered.size() < smallest.covered.size() ? side : smallest;
        }
        for (var target : smallest.covered) {
            if (sides.stream().allMatch(side -> side.covered.contains(target))) {
                paths.covered.add(target);
            }
        }
    }

    /**
     * Whether one of the lists counts for each value. A machine or a choice that leaves out constants counts as
     * exhaustive here: that is a mistake of its own, which {@link Machines} reports.
     */
    static boolean isExhaustive(Stmt decision) {
        return switch (decision) {
            case Stmt.Branch _ -> true;
            case Stmt.Select select -> select.otherwise().isPresent() || select.complete()
                || select.machine().isPresent()
                || Machines.enumerationOf(select) != null || listsAllValues(select);
            case Stmt.Assign _, Stmt.Write _, Stmt.Claim _ -> false;
        };
    }

    private static boolean listsAllValues(Stmt.Select select) {
        int width = select.value().width();
        long keys = 0;
        for (var arm : select.arms()) {
            keys += arm.keys().size();
        }
        return width <= MOST_VALUES && keys == 1L << width;
    }

    private String whenUndriven(Storage target, List<Driver> drivers) {
        var touched = new HashSet<Paths>();
        for (var driver : drivers) {
            for (var at = driver.in; at != null && touched.add(at); at = at.parent) { }
        }
        var conditions = new LinkedHashSet<String>();
        var pending = new ArrayDeque<>(List.of(body));
        while (!pending.isEmpty() && conditions.size() <= MOST_CONDITIONS) {
            for (var decision : pending.pop().decisions) {
                if (decision.sides.stream().anyMatch(touched::contains)) {
                    var side = undrivenSide(decision, target, touched);
                    conditions.add(condition(decision.statement, side));
                    if (side != null && touched.contains(side)) {
                        pending.push(side);
                    }
                }
            }
        }
        var words = List.copyOf(conditions);
        return words.size() <= MOST_CONDITIONS ? Wording.list(words)
            : String.join(", ", words.subList(0, MOST_CONDITIONS)) + " and so on";
    }

    /** A side that does not drive the target, best one that never mentions it; null: no side counts. */
    private static Paths undrivenSide(Decision decision, Storage target, Set<Paths> touched) {
        if (!isExhaustive(decision.statement)) {
            return null;
        }
        Paths found = null;
        for (var side : decision.sides) {
            if (!touched.contains(side)) {
                return side;
            }
            found = found == null && !side.covered.contains(target) ? side : found;
        }
        return found;
    }

    private static String condition(Stmt decision, Paths side) {
        var name = "'" + Wording.name(Scope.decidedBy(decision)) + "' is ";
        return switch (decision) {
            case Stmt.Branch _ -> name + (side.scope.side() == 0 ? "1" : "0");
            case Stmt.Select select when side != null && side.scope.side() < select.arms().size() ->
                name + Wording.literal((Expr.Lit) select.arms().get(side.scope.side()).keys().getFirst().expr());
            case Stmt.Select _ -> name + "none of the listed values";
            case Stmt.Assign _, Stmt.Write _, Stmt.Claim _ -> "";
        };
    }
}
