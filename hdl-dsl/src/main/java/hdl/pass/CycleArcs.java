package hdl.pass;

import hdl.ir.Expr;
import hdl.ir.Instance;
import hdl.ir.Node;
import hdl.ir.Pin;
import hdl.ir.Port;
import hdl.ir.ReadData;
import hdl.ir.Reg;
import hdl.ir.Stmt;
import hdl.ir.TimelineDef;
import hdl.ir.Walk;
import hdl.ir.Wire;
import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.List;

/**
 * Lays the arcs along which {@link Cycles} are spread: whose cycle follows from whose, and how many edges later. What is
 * declared follows from nothing.
 */
final class CycleArcs {
    private final Cycles cycles;

    private CycleArcs(Cycles cycles) {
        this.cycles = cycles;
    }

    static void lay(Cycles cycles) {
        var arcs = new CycleArcs(cycles);
        arcs.connect();
        cycles.arcs.done(cycles.points());
        arcs.waitForInputs();
    }

    private void connect() {
        for (var node : cycles.module.nodes()) {
            if (node.expr() instanceof Expr.Timed word) {
                word(node, word);
            } else {
                Walk.operands(node.expr()).forEach(operand -> follow(operand.id(), node.id(), 0));
            }
        }
        for (var read : cycles.module.reads()) {
            follow(read.address().id(), cycles.point(read), read.latency());
            if (read.enable() != null) {
                follow(read.enable().id(), cycles.point(read), read.latency());
            }
        }
        cycles.module.instances().forEach(this::instance);
        ScopeWalk.over(cycles.module, new ScopeWalk.Visitor() {
            @Override public void open(Scope scope) {
                if (scope.parent() != null) {
                    follow(cycles.point(scope.parent()), cycles.point(scope), 0);
                    follow(scope.condition().id(), cycles.point(scope), 0);
                }
            }

            @Override public void statement(Stmt statement, Scope in) {
                if (statement instanceof Stmt.Assign assign) {
                    assign(assign, in);
                }
            }
        });
    }

    private void word(Node node, Expr.Timed word) {
        int from = word.a().id();
        switch (word.word()) {
            case STAGE -> {
                follow(from, node.id(), 1);
                word.beside().forEach(other -> follow(other.id(), node.id(), 1));
            }
            case TOGETHER -> word.beside().forEach(other -> follow(other.id(), node.id(), 0));
            case AHEAD -> follow(from, node.id(), -word.number());
            case AFTER -> follow(from, node.id(), 1);
            case VALID -> {
                follow(word.timeline().valid().id(), node.id(), 0);
                follow(from, node.id(), 0);
            }
            case AT, CONTROL, RECALLED, KEEP, RETIME -> follow(from, node.id(), 0);
            case ENTER, LEAVE, STEADY -> { }
        }
    }

    private void instance(Instance instance) {
        Paths paths = null;
        for (var pin : instance.pins()) {
            if (Cycles.isTimed(pin) && !pin.isInput()) {
                follow(cycles.startPoint(pin), cycles.point(pin), pin.port().cycle().number());
            } else if (!pin.isInput() && Cycles.isOperator(pin)) {
                paths = paths == null ? Paths.of(instance.module()) : paths;
                for (var input : instance.pins()) {
                    if (input.isInput() && Cycles.isOperator(input) && paths.connects(input.port(), pin.port())) {
                        follow(cycles.point(input), cycles.point(pin), 0);
                    }
                }
            }
        }
        for (var pin : instance.pins()) {
            if (Cycles.isTimed(pin) && pin.isInput()) {
                follow(cycles.startPoint(pin), cycles.point(pin), pin.port().cycle().number());
            }
        }
    }

    private void assign(Stmt.Assign assign, Scope in) {
        int target = cycles.point(assign.target());
        switch (assign.target()) {
            case Reg reg -> {
                int later = cycles.isState(reg) || cycles.timed.pasts().contains(reg) ? 0 : 1;
                follow(assign.value().id(), target, later);
                follow(cycles.point(in), target, later);
            }
            case Pin pin when Cycles.isTimed(pin) -> {
                if (begins(pin)) {
                    int start = cycles.startPoint(pin);
                    follow(assign.value().id(), start, -pin.port().cycle().number());
                    follow(cycles.point(in), start, -pin.port().cycle().number());
                }
            }
            case Port _, Wire _, Pin _, ReadData _ -> {
                follow(assign.value().id(), target, 0);
                follow(cycles.point(in), target, 0);
                int flow = cycles.flow(assign.target());
                if (flow >= 0) {
                    follow(target, flow, 0);
                }
            }
        }
    }

    /** Where everything is aligned, an instance begins when all its inputs are there that do not come from itself. */
    private void waitForInputs() {
        if (!cycles.timed.timelines().stream().allMatch(TimelineDef::isAligned)) {
            return;
        }
        cycles.begun.forEach((instance, start) -> {
            var after = reached(start);
            for (var pin : instance.instance().pins()) {
                if (pin.isInput() && Cycles.isTimed(pin) && Cycles.begun(pin).equals(instance) && !begins(pin)) {
                    for (var drive : cycles.drives.of(pin)) {
                        for (int from : List.of(drive.assign().value().id(), cycles.point(drive.in()))) {
                            if (!after.get(from)) {
                                follow(from, start, -pin.port().cycle().number());
                            }
                        }
                    }
                }
            }
        });
        cycles.arcs.done(cycles.points());
    }

    private BitSet reached(int start) {
        var seen = new BitSet();
        var open = new ArrayDeque<>(List.of(start));
        while (!open.isEmpty()) {
            for (int arc : cycles.arcs.outOf(open.pop())) {
                int next = cycles.arcs.to(arc);
                if (!seen.get(next) && !cycles.isDeclared(next)) {
                    seen.set(next);
                    open.push(next);
                }
            }
        }
        return seen;
    }

    /** The earliest inputs that are no constants say when an instance begins; the others must follow. */
    private boolean begins(Pin pin) {
        int first = Integer.MAX_VALUE;
        for (var other : pin.instance().pins()) {
            if (other.isInput() && Cycles.isTimed(other) && Cycles.begun(other).equals(Cycles.begun(pin))
                    && !isConstant(other)) {
                first = Math.min(first, other.port().cycle().number());
            }
        }
        return pin.port().cycle().number() <= first;
    }

    private boolean isConstant(Pin pin) {
        return cycles.drives.of(pin).stream().allMatch(drive -> drive.assign().value().isConstant());
    }

    private void follow(int from, int to, int later) {
        if (!cycles.isDeclared(to)) {
            cycles.arcs.add(from, to, later);
        }
    }
}
