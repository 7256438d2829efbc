package hdl.sim.jvm;

import hdl.ir.Expr;
import hdl.ir.Node;
import hdl.ir.Reg;
import hdl.ir.Stmt;
import hdl.ir.Storage;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;

/** Turns the statements of one scope into choices: after it, every storage has one value for all cases. */
final class Control {
    /** What a branch changed: storages and their values at its end. */
    private record Changes(List<Storage> storages, List<int[]> values) {}

    /** A condition and what happens under it. */
    private record Case(int condition, List<Stmt> body) {}

    private final Flat flat;
    private final Scope scope;
    private final Effects effects;
    private final int[][] now;
    private final int[] stamp;
    private final int[] index;
    private final List<Storage> changed = new ArrayList<>();
    private final List<int[]> before = new ArrayList<>();
    private int stamps;

    Control(Flat flat, Scope scope, Effects effects, int[][] start) {
        this.flat = flat;
        this.scope = scope;
        this.effects = effects;
        now = start;
        stamp = new int[start.length];
        index = new int[start.length];
    }

    void run(List<Stmt> body, int path) {
        for (var statement : body) {
            switch (statement) {
                case Stmt.Assign assign -> set(assign.target(), scope.words(assign.value()));
                case Stmt.Branch branch -> branches(branch, path);
                case Stmt.Select select -> select(select, path);
                case Stmt.Write write -> effects.write(write, path);
                case Stmt.Claim claim -> effects.claim(claim, path);
            }
        }
    }

    private void set(Storage storage, int[] value) {
        changed.add(storage);
        before.add(now[storage.id()]);
        now[storage.id()] = value;
    }

    /** A chain of elseWhen is one list, however long. */
    private void branches(Stmt.Branch first, int path) {
        var cases = new ArrayList<Case>();
        var rest = List.<Stmt>of(first);
        while (rest.size() == 1 && rest.getFirst() instanceof Stmt.Branch branch) {
            cases.add(new Case(scope.words(branch.condition())[0], branch.then()));
            rest = branch.otherwise();
        }
        var words = flat.words;
        var results = new ArrayList<Changes>();
        var open = path;
        for (var one : cases) {
            results.add(attempt(one.body(), words.and(open, one.condition())));
            open = words.and(open, words.not(one.condition()));
        }
        merge(cases, results, attempt(rest, open), false);
    }

    private void select(Stmt.Select select, int path) {
        var words = flat.words;
        var home = home(select);
        var seen = new HashSet<BigInteger>();
        var cases = new ArrayList<Case>();
        var results = new ArrayList<Changes>();
        var open = path;
        var homeMatch = words.zero;
        for (var arm : select.arms()) {
            var match = match(select.value(), arm, seen);
            if (arm == home) {
                homeMatch = match;
            } else {
                cases.add(new Case(match, arm.body()));
                results.add(attempt(arm.body(), words.and(path, match)));
                open = words.and(open, words.not(match));
            }
        }
        var covered = BigInteger.valueOf(seen.size()).equals(BigInteger.ONE.shiftLeft(select.value().width()));
        var mark = changed.size();
        if (home == null) {
            run(select.otherwise().orElse(List.of()), open);
        } else if (select.machine().isEmpty() || covered) {
            run(home.body(), open);
        } else {
            run(home.body(), words.and(path, homeMatch));
            onlyFor(homeMatch, mark);
            var state = select.machine().get();
            set(state, flat.wide.mux(homeMatch, now[state.id()], flat.wide.constant(state.init(), state.width())));
        }
        merge(cases, results, undo(mark), true);
    }

    /** A code without a constant repeats the sets of the initial state; its registers keep their values. */
    private void onlyFor(int match, int mark) {
        var end = changed.size();
        stamps++;
        for (var i = mark; i < end; i++) {
            var storage = changed.get(i);
            if (storage instanceof Reg && stamp[storage.id()] != stamps) {
                stamp[storage.id()] = stamps;
                set(storage, flat.wide.mux(match, now[storage.id()], before.get(i)));
            }
        }
    }

    /** The arm that also serves codes without a constant, or null. */
    private static Stmt.Arm home(Stmt.Select select) {
        if (!select.complete() || select.otherwise().isPresent() || select.arms().isEmpty()) {
            return null;
        }
        if (select.machine().isPresent()) {
            for (var arm : select.arms()) {
                for (var key : arm.keys()) {
                    if (key.expr() instanceof Expr.Lit lit && lit.value().equals(select.machine().get().init())) {
                        return arm;
                    }
                }
            }
        }
        return select.arms().getLast();
    }

    /** 1 when the value is one of the arm's keys that no earlier arm has. */
    private int match(Node value, Stmt.Arm arm, HashSet<BigInteger> seen) {
        var match = flat.words.zero;
        for (var key : arm.keys()) {
            if (key.expr() instanceof Expr.Lit lit && seen.add(lit.value())) {
                match = flat.words.or(match, flat.wide.equal(scope.words(value), scope.words(key)));
            }
        }
        return match;
    }

    /** Runs a body and takes back what it changed. */
    private Changes attempt(List<Stmt> body, int path) {
        var mark = changed.size();
        run(body, path);
        return undo(mark);
    }

    private Changes undo(int mark) {
        var changes = new Changes(new ArrayList<>(), new ArrayList<>());
        stamps++;
        for (var i = changed.size() - 1; i >= mark; i--) {
            var storage = changed.removeLast();
            if (stamp[storage.id()] != stamps) {
                stamp[storage.id()] = stamps;
                changes.storages().add(storage);
                changes.values().add(now[storage.id()]);
            }
            now[storage.id()] = before.removeLast();
        }
        return changes;
    }

    /**
     * Each storage takes the value of the case that holds; a disjoint case that agrees with the rest needs no choice.
     */
    private void merge(List<Case> cases, List<Changes> results, Changes rest, boolean disjoint) {
        var touched = new ArrayList<Storage>();
        stamps++;
        for (var result : results) {
            collect(result, touched);
        }
        collect(rest, touched);
        for (var i = 0; i < touched.size(); i++) {
            index[touched.get(i).id()] = i;
        }
        var merged = new int[touched.size()][];
        for (var i = 0; i < merged.length; i++) {
            merged[i] = now[touched.get(i).id()];
        }
        overlay(rest, merged);
        var base = merged.clone();
        for (var i = cases.size() - 1; i >= 0; i--) {
            var values = new int[merged.length][];
            for (var j = 0; j < merged.length; j++) {
                values[j] = now[touched.get(j).id()];
            }
            overlay(results.get(i), values);
            for (var j = 0; j < merged.length; j++) {
                if (!disjoint || values[j] != base[j]) {
                    merged[j] = flat.wide.mux(cases.get(i).condition(), values[j], merged[j]);
                }
            }
        }
        for (var i = 0; i < merged.length; i++) {
            set(touched.get(i), merged[i]);
        }
    }

    private void collect(Changes changes, List<Storage> touched) {
        for (var storage : changes.storages()) {
            if (stamp[storage.id()] != stamps) {
                stamp[storage.id()] = stamps;
                touched.add(storage);
            }
        }
    }

    private void overlay(Changes changes, int[][] values) {
        for (var i = 0; i < changes.storages().size(); i++) {
            values[index[changes.storages().get(i).id()]] = changes.values().get(i);
        }
    }
}
