package hdl.pass;

import hdl.ir.Enumeration;
import hdl.ir.Expr;
import hdl.ir.ModuleDef;
import hdl.ir.Node;
import hdl.ir.Problem;
import hdl.ir.Reg;
import hdl.ir.Stmt;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Every constant is handled: by each choose over a choice, and by each machine, which must also be able to reach
 * it.
 */
public final class Machines implements ScopeWalk.Visitor {
    /** Who enters the states of one machine. */
    private static final class Moves {
        final BitSet handled = new BitSet();
        final BitSet fromAnywhere = new BitSet();
        final Map<Integer, BitSet> fromState = new LinkedHashMap<>();
    }

    private final Findings findings;
    private final Map<Reg, Moves> machines = new LinkedHashMap<>();
    private final Map<Scope, Stmt.Arm> states = new HashMap<>();

    private Machines(ModuleDef module) {
        findings = new Findings(module);
        for (var reg : module.regs()) {
            if (reg.enumeration() != null) {
                machines.put(reg, new Moves());
            }
        }
    }

    /** HDL303 choose leaves out constants, HDL304 machine does, HDL305 state that nothing enters. */
    public static List<Problem> check(ModuleDef module) {
        var machines = new Machines(module);
        ScopeWalk.over(module, machines);
        machines.machines.forEach(machines::check);
        return machines.findings.inSourceOrder();
    }

    /** The enumeration of whose constants each must be listed, or null when the arms list numbers. */
    static Enumeration enumerationOf(Stmt.Select select) {
        for (var arm : select.arms()) {
            for (var key : arm.keys()) {
                var symbol = ((Expr.Lit) key.expr()).symbol();
                if (symbol.isPresent()) {
                    return symbol.get().of().isOpen() ? null : symbol.get().of();
                }
            }
        }
        return null;
    }

    @Override public void open(Scope scope) {
        if (scope.owner() instanceof Stmt.Select select && select.machine().isPresent()
            && scope.side() < select.arms().size()) {
            var arm = select.arms().get(scope.side());
            states.put(scope, arm);
            var machine = select.machine().get();
            var handled = machines.get(machine).handled;
            arm.keys().forEach(key -> handled.set(stateOf(machine, key)));
        }
    }

    @Override public void decided(Stmt decision, Scope in) {
        if (!(decision instanceof Stmt.Select select) || select.machine().isPresent()
            || select.otherwise().isPresent()) {
            return;
        }
        var constants = enumerationOf(select);
        if (constants == null) {
            return;
        }
        var listed = new HashSet<>();
        select.arms().forEach(arm -> arm.keys().forEach(key -> listed.add(((Expr.Lit) key.expr()).value())));
        var missing = new ArrayList<String>();
        for (int i = 0; i < constants.names().size(); i++) {
            if (!listed.contains(constants.codes().get(i))) {
                missing.add(constants.names().get(i));
            }
        }
        if (!missing.isEmpty()) {
            findings.error(select.site(), "HDL303", "choose on '" + Wording.name(select.value()) + "' leaves out "
                + Wording.list(missing) + " and has no otherwise; add " + (missing.size() == 1 ? "it" : "them"));
        }
    }

    @Override public void statement(Stmt statement, Scope in) {
        if (!(statement instanceof Stmt.Assign assign) || !(assign.target() instanceof Reg reg)
            || !machines.containsKey(reg)) {
            return;
        }
        var moves = machines.get(reg);
        var entered = enteredBy(reg, assign.value());
        var state = stateAround(reg, in);
        if (state == null) {
            moves.fromAnywhere.or(entered);
        } else {
            for (var key : state.keys()) {
                moves.fromState.computeIfAbsent(stateOf(reg, key), _ -> new BitSet()).or(entered);
            }
        }
    }

    private Stmt.Arm stateAround(Reg reg, Scope in) {
        for (var scope = in; scope != null; scope = scope.parent()) {
            var arm = states.get(scope);
            if (arm != null && ((Stmt.Select) scope.owner()).machine().orElseThrow() == reg) {
                return arm;
            }
        }
        return null;
    }

    /** The states a value may stand for: the constants it selects from, or all when it is computed. */
    private static BitSet enteredBy(Reg reg, Node value) {
        var entered = new BitSet();
        var seen = new HashSet<Node>();
        var pending = new ArrayDeque<>(List.of(value));
        while (!pending.isEmpty()) {
            var node = pending.pop();
            if (!seen.add(node)) {
                continue;
            }
            switch (node.expr()) {
                case Expr.Lit _ -> entered.set(stateOf(reg, node));
                case Expr.Mux mux -> {
                    pending.push(mux.then());
                    pending.push(mux.otherwise());
                }
                case Expr.Ref ref when ref.storage() == reg -> { }
                case Expr.Ref _, Expr.Unary _, Expr.Binary _, Expr.Slice _, Expr.Index _, Expr.Cat _, Expr.Cross _ ->
                    entered.set(0, reg.enumeration().names().size());
                case Expr.Timed timed -> throw timed.unresolved();
            }
        }
        return entered;
    }

    private static int stateOf(Reg machine, Node constant) {
        var lit = (Expr.Lit) constant.expr();
        int index = machine.enumeration().codes().indexOf(lit.value());
        return index < 0 ? machine.enumeration().names().size() : index;
    }

    private void check(Reg machine, Moves moves) {
        var constants = machine.enumeration();
        var name = "'" + Wording.name(machine) + "'";
        for (int i = 0; i < constants.names().size(); i++) {
            var state = constants.names().get(i);
            if (!moves.handled.get(i)) {
                findings.error(machine.site(), "HDL304", "machine " + name + " does not handle " + state + "; add in("
                    + state
                    + ", ...), or remove " + state + " from " + constants.typeName());
            }
        }
        var reached = reached(machine, moves);
        for (int i = 0; i < constants.names().size(); i++) {
            if (moves.handled.get(i) && !reached.get(i)) {
                var state = constants.names().get(i);
                findings.error(machine.site(), "HDL305", "state " + state + " of " + name + " can never be entered: "
                    + (isNamed(moves, i) ? "go(" + state + ") stands only in states that are never entered"
                        : "nothing calls go(" + state + ")") + "; add one, or remove the constant");
            }
        }
    }

    private static boolean isNamed(Moves moves, int state) {
        return moves.fromState.values().stream().anyMatch(entered -> entered.get(state));
    }

    private static BitSet reached(Reg machine, Moves moves) {
        var reached = new BitSet();
        var pending = new ArrayDeque<Integer>();
        int initial = machine.init() == null ? -1 : machine.enumeration().codes().indexOf(machine.init());
        if (initial >= 0) {
            pending.push(initial);
        }
        moves.fromAnywhere.stream().forEach(pending::push);
        while (!pending.isEmpty()) {
            int state = pending.pop();
            if (!reached.get(state)) {
                reached.set(state);
                moves.fromState.getOrDefault(state, new BitSet()).stream().forEach(pending::push);
            }
        }
        return reached;
    }
}
