package hdl.pass;

import hdl.ir.Cycle;
import hdl.ir.Expr;
import hdl.ir.Node;
import hdl.ir.Pin;
import hdl.ir.Port;
import hdl.ir.Problem;
import hdl.ir.ReadData;
import hdl.ir.Reg;
import hdl.ir.Site;
import hdl.ir.Stmt;
import hdl.ir.Storage;
import hdl.ir.Walk;
import hdl.ir.Wire;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BinaryOperator;

/** Values of different cycles never meet unless the author lets the language bring them together. */
final class CycleRules implements ScopeWalk.Visitor {
    private final Cycles cycles;
    private final CycleWords words;
    private final Map<Integer, List<Integer>> writers = new HashMap<>();

    private CycleRules(Cycles cycles) {
        this.cycles = cycles;
        words = new CycleWords(cycles);
    }

    static List<Problem> check(Cycles cycles) {
        var rules = new CycleRules(cycles);
        rules.expressions();
        ScopeWalk.over(cycles.module, rules);
        cycles.module.reads().forEach(rules::read);
        cycles.module.instances().forEach(instance -> instance.pins().forEach(rules::operator));
        cycles.flows.forEach(rules::flow);
        cycles.endless.forEach(rules.words::endless);
        cycles.timed.delays().forEach(rules.words::delay);
        new Recalls.Rules(cycles, rules.words).check();
        new Holds(cycles, rules.words).check();
        new Gates(cycles, rules.words).check();
        return rules.words.problems();
    }

    // ---- values

    private void expressions() {
        for (var node : cycles.module.nodes()) {
            if (node.expr() instanceof Expr.Timed word) {
                word(node, word);
            } else if (!cycles.isDeclared(node.id()) && !(node.expr() instanceof Expr.Ref)) {
                meet(node.site(), ids(Walk.operands(node.expr())));
            }
        }
    }

    private void word(Node node, Expr.Timed word) {
        var cycle = cycles.of(word.a());
        switch (word.word()) {
            case STAGE -> {
                var parts = new ArrayList<>(List.of(word.a()));
                parts.addAll(word.beside());
                meet(node.site(), ids(parts));
            }
            case AT -> {
                if (cycle != null && cycle.isTimed() && cycle.number() > word.number()) {
                    words.before(node, word);
                } else if (Cycle.NONE.equals(cycle)) {
                    words.untimed(node.site(), word.a(), "at(" + word.number() + ", ...)");
                }
            }
            case AHEAD -> {
                if (Cycle.NONE.equals(cycle)) {
                    words.untimed(node.site(), word.a(), "ahead(" + word.number() + ", ...)");
                }
            }
            case ENTER -> {
                if (cycle != null && cycle.isTimed()) {
                    words.entered(node, word, cycle);
                }
            }
            case TOGETHER -> meet(node.site(), ids(word.beside()), Lattice::latest);
            case AFTER, LEAVE, STEADY, VALID, CONTROL, RECALLED, KEEP, RETIME -> { }
        }
    }

    private static List<Integer> ids(List<Node> nodes) {
        var ids = new ArrayList<Integer>();
        nodes.forEach(node -> ids.add(node.id()));
        return ids;
    }

    /** What is at these points is joined here: it must fit, or be brought together. */
    private void meet(Site site, List<Integer> points) {
        meet(site, points, Lattice::join);
    }

    private void meet(Site site, List<Integer> points, BinaryOperator<Cycle> join) {
        if (points.stream().anyMatch(point -> cycles.at(point) == null)
            || points.stream().map(cycles::at).reduce(Cycle.STEADY, (a, b) -> a == null ? null : join.apply(a, b))
                != null) {
            return;
        }
        for (int i = 0; i < points.size(); i++) {
            for (int j = 0; j < i; j++) {
                if (join.apply(cycles.at(points.get(j)), cycles.at(points.get(i))) == null) {
                    words.meet(site, points.get(j), points.get(i));
                    return;
                }
            }
        }
    }

    // ---- statements

    @Override public void open(Scope scope) {
        if (scope.parent() != null && scope.side() == 0) {
            meet(scope.owner().site(), List.of(cycles.point(scope.parent()), scope.condition().id()));
        }
    }

    @Override public void statement(Stmt statement, Scope in) {
        switch (statement) {
            case Stmt.Assign assign -> assign(assign, in);
            case Stmt.Write write -> {
                if (cycles.timed.recalls().stream().noneMatch(recall -> recall.port() == write.port())) {
                    var points = new ArrayList<>(List.of(write.address().id(), write.data().id(), cycles.point(in)));
                    write.mask().ifPresent(mask -> points.add(mask.id()));
                    meet(write.site(), points);
                }
            }
            case Stmt.Claim claim -> {
                var condition = cycles.of(claim.condition());
                var scope = cycles.at(cycles.point(in));
                if (condition != null && scope != null && condition.isTimed() && scope.isTimed()
                    && !condition.equals(scope)) {
                    words.meet(claim.site(), cycles.point(in), claim.condition().id());
                }
            }
            case Stmt.Branch _, Stmt.Select _ -> { }
        }
    }

    private void assign(Stmt.Assign assign, Scope in) {
        var both = List.of(assign.value().id(), cycles.point(in));
        switch (assign.target()) {
            case Port port when port.cycle() != null -> {
                meet(assign.site(), both);
                wanted(assign, both, port.cycle());
            }
            case Pin pin when Cycles.isTimed(pin) -> {
                meet(assign.site(), both);
                var start = cycles.intendedStart(pin);
                wanted(assign, both, start == null ? null : start.plus(pin.port().cycle().number()));
            }
            case Pin pin when pin.port().cycle() != null -> { }
            case Reg reg when cycles.isDeclared(Cycles.point(reg)) -> meet(assign.site(), both);
            case Reg _, Port _, Pin _, Wire _, ReadData _ -> together(assign, both);
        }
    }

    /** A declared place: what comes there has that cycle, or, aligned, an earlier one. */
    private void wanted(Stmt.Assign assign, List<Integer> points, Cycle wanted) {
        for (int point : points) {
            var comes = cycles.at(point);
            if (comes == null || wanted == null || comes.equals(Cycle.STEADY) || comes.equals(wanted)) {
                continue;
            }
            boolean same = comes.isTimed() && wanted.isTimed() && comes.timeline() == wanted.timeline();
            if (same && wanted.timeline().isAligned() && comes.number() < wanted.number()) {
                continue;
            }
            if (assign.target() instanceof Port port) {
                words.output(assign, port, point);
            } else {
                words.input(assign, (Pin) assign.target(), point);
            }
            return;
        }
    }

    /** All that is assigned to a place belongs together. */
    private void together(Stmt.Assign assign, List<Integer> points) {
        int target = Cycles.point(assign.target());
        var before = writers.computeIfAbsent(target, _ -> new ArrayList<>());
        meet(assign.site(), points);
        var known = points.stream().filter(point -> cycles.at(point) != null).toList();
        for (int other : before) {
            for (int point : known) {
                if (Lattice.join(cycles.at(other), cycles.at(point)) == null) {
                    clash(assign, other, point);
                    return;
                }
            }
        }
        before.addAll(known);
    }

    private void clash(Stmt.Assign assign, int first, int second) {
        var a = cycles.at(first);
        var b = cycles.at(second);
        if (assign.target() instanceof Reg reg && a.isTimed() && b.isTimed() && a.timeline() == b.timeline()) {
            words.state(assign.site(), reg, a, b);
        } else {
            words.meet(assign.site(), first, second);
        }
    }

    private void read(ReadData read) {
        if (read.enable() != null) {
            meet(read.site(), List.of(read.address().id(), read.enable().id()));
        }
    }

    /** What follows several inputs of an operator needs them at one cycle. */
    private void operator(Pin output) {
        if (output.isInput() || !Cycles.isOperator(output) || cycles.isDeclared(Cycles.point(output))) {
            if (output.isInput() && Cycles.isOperator(output) && cycles.wanted(output).size() > 1) {
                words.twice(output, cycles.wanted(output));
            }
            return;
        }
        var paths = Paths.of(output.instance().module());
        var points = new ArrayList<Integer>();
        for (var input : output.instance().pins()) {
            if (input.isInput() && Cycles.isOperator(input) && paths.connects(input.port(), output.port())) {
                points.add(Cycles.point(input));
            }
        }
        meet(output.instance().site(), points);
    }

    private void flow(LeavingFlow flow, int point) {
        if (cycles.at(point) != null) {
            return;
        }
        var fields = new ArrayList<Storage>();
        if (flow.instance() == null) {
            cycles.module.ports().stream().filter(port -> cycles.flow(port) == point).forEach(fields::add);
        } else {
            flow.instance().pins().stream().filter(pin -> cycles.flow(pin) == point).forEach(fields::add);
        }
        words.flow(flow, fields);
    }
}
