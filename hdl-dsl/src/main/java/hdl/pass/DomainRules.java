package hdl.pass;

import hdl.ir.ClockDef;
import hdl.ir.Domain;
import hdl.ir.Expr;
import hdl.ir.Memory;
import hdl.ir.Node;
import hdl.ir.Pin;
import hdl.ir.Problem;
import hdl.ir.ReadData;
import hdl.ir.Site;
import hdl.ir.Stmt;
import hdl.ir.Storage;
import hdl.ir.Walk;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Two domains never meet: in an expression, an assignment, a memory port, a claim or an instance. */
final class DomainRules implements ScopeWalk.Visitor {
    private static final String CROSS = "; cross with HandshakeCrossing or AsyncFifo";

    /** One side of a meeting: how it is called, and where it was declared. */
    private record Party(String text, Domain domain, String name, Site declared) {}

    private final Domains domains;
    private final Findings findings;
    private final Map<Integer, Integer> firstDriver = new HashMap<>();
    private final Set<List<Object>> reported = new HashSet<>();

    private DomainRules(Domains domains) {
        this.domains = domains;
        findings = new Findings(domains.module);
    }

    static List<Problem> check(Domains domains) {
        var rules = new DomainRules(domains);
        rules.expressions();
        ScopeWalk.over(domains.module, rules);
        domains.module.reads().forEach(rules::read);
        rules.mixedInACircle();
        Crossings.check(domains, rules.findings);
        return onceEach(rules.findings.inSourceOrder());
    }

    /** A value without a clock is reported at its first use only. */
    private static List<Problem> onceEach(List<Problem> problems) {
        var seen = new HashSet<String>();
        return problems.stream().filter(problem -> !problem.code().equals("HDL402")
            || seen.add(problem.text())).toList();
    }

    private void expressions() {
        for (var node : domains.module.nodes()) {
            if (!domains.isDeclared(node.id()) && !(node.expr() instanceof Expr.Ref)) {
                var operands = new ArrayList<Integer>();
                Walk.operands(node.expr()).forEach(operand -> operands.add(operand.id()));
                meet(node.site(), operands);
            }
        }
    }

    @Override public void open(Scope scope) {
        if (scope.parent() != null && scope.side() == 0) {
            meet(scope.owner().site(), List.of(domains.point(scope.parent()), scope.condition().id()));
        }
    }

    @Override public void statement(Stmt statement, Scope in) {
        switch (statement) {
            case Stmt.Assign assign -> assign(assign, in);
            case Stmt.Write write -> {
                var memory = party(write.port().memory(), write.port().clock());
                meet(write.site(), write.address().id(), memory);
                meet(write.site(), write.data().id(), memory);
                write.mask().ifPresent(mask -> meet(write.site(), mask.id(), memory));
                meet(write.site(), domains.point(in), memory);
            }
            case Stmt.Claim claim -> {
                var party = new Party("claim '" + claim.label() + "'", claim.clock(), "", claim.site());
                meet(claim.site(), claim.condition().id(), party);
                meet(claim.site(), domains.point(in), party);
            }
            case Stmt.Branch _, Stmt.Select _ -> { }
        }
    }

    private void assign(Stmt.Assign assign, Scope in) {
        int target = Domains.point(assign.target());
        int value = assign.value().id();
        if (domains.isDeclared(target)) {
            var party = party(assign.target(), domains.at(target));
            meet(assign.site(), value, party);
            meet(assign.site(), domains.point(in), party);
            return;
        }
        boolean joins = assign.target() instanceof Pin pin && Domains.followsInputs(pin);
        int meeting = joins ? domains.point(((Pin) assign.target()).instance()) : target;
        var points = new ArrayList<Integer>();
        if (firstDriver.containsKey(meeting)) {
            points.add(firstDriver.get(meeting));
        }
        points.add(value);
        points.add(domains.point(in));
        meet(assign.site(), points);
        points.stream().filter(this::hasClock).findFirst().ifPresent(point -> firstDriver.putIfAbsent(meeting, point));
    }

    private boolean hasClock(int point) {
        return domains.at(point) != null && domains.at(point) != Domain.CONSTANT;
    }

    private void read(ReadData read) {
        if (read.latency() > 0) {
            var memory = party(read.memory(), read.clock());
            meet(read.site(), read.address().id(), memory);
            if (read.enable() != null) {
                meet(read.site(), read.enable().id(), memory);
            }
            return;
        }
        var memory = read.memory();
        if (memory.writes().isEmpty() || memory.collisionChosen() && memory.collision() == Memory.Collision.NEVER) {
            return;
        }
        var written = memory.writes().getFirst().clock();
        if (domains.at(read.address().id()) instanceof ClockDef clock && clock != written) {
            findings.error(read.site(), "HDL504", memory.collision() + " needs one clock, '" + memory
                + "' is written in " + written
                + " and read in " + clock + "; use NEVER");
        } else {
            meet(read.site(), read.address().id(), party(memory, written));
        }
    }

    // ---- meetings

    /**
     * The first two of these that belong to different domains; silent when one is itself a mixture, reported
     * elsewhere.
     */
    private void meet(Site site, List<Integer> points) {
        int first = -1;
        for (int point : points) {
            if (domains.at(point) == null) {
                return;
            }
            first = first < 0 && hasClock(point) ? point : first;
        }
        for (int point : points) {
            if (hasClock(point) && domains.at(point) != domains.at(first)) {
                report(site, party(first), party(point));
                return;
            }
        }
    }

    private void meet(Site site, int point, Party with) {
        boolean fits = !hasClock(point) || with.domain == null || with.domain == Domain.ASYNC
            || with.domain == domains.at(point);
        if (!fits && (point < domains.module.nodes().size() || reported.add(List.of(point, with.domain)))) {
            report(site, party(point), with);
        }
    }

    private void report(Site site, Party a, Party b) {
        if (a.domain == Domain.ASYNC || b.domain == Domain.ASYNC) {
            var none = a.domain == Domain.ASYNC ? a : b;
            findings.error(site, "HDL402", "'" + none.name + "' belongs to no clock; put a Synchronizer before its "
                + "first use");
            return;
        }
        var further = new ArrayList<Problem.Further>();
        for (var party : List.of(a, b)) {
            if (!party.name.isEmpty()) {
                further.add(new Problem.Further(party.declared, "'" + party.name + "' declared here"));
            }
        }
        findings.error(site, "HDL401", text(a) + " meets " + text(b) + CROSS, further.toArray(Problem.Further[]::new));
    }

    private static String text(Party party) {
        var clock = Wording.clock((ClockDef) party.domain);
        return party.text.endsWith(")") ? party.text.substring(0, party.text.length() - 1) + ", " + clock + ")"
            : party.text + " (" + clock + ")";
    }

    private Party party(int point) {
        var node = domains.named(point, domains.at(point));
        if (node == null) {
            return new Party("this condition", domains.at(point), "", Site.UNKNOWN);
        }
        return new Party(Wording.quoted(node), domains.at(point), Wording.name(node), node.site());
    }

    private static Party party(Storage storage, Domain domain) {
        return new Party(Wording.quoted(storage), domain, Wording.name(storage), storage.site());
    }

    private static Party party(Memory memory, ClockDef clock) {
        return new Party("memory '" + memory + "'", clock, memory.toString(), memory.site());
    }

    /**
     * Values that form a circle may all be mixtures, so that no meeting was clean: then the first one that happened
     * counts.
     */
    private void mixedInACircle() {
        if (!findings.isEmpty() || domains.clashes.isEmpty()) {
            return;
        }
        var clash = domains.clashes.getFirst();
        Node a = domains.named(clash.first(), null);
        Node b = domains.named(clash.second(), null);
        var at = domains.named(clash.point(), null);
        var first = a == null ? "this condition" : Wording.quoted(a);
        var second = b == null ? "this condition" : Wording.quoted(b);
        findings.error(at == null ? Site.UNKNOWN : at.site(), "HDL401", first + " meets " + second
            + ", which belongs to another clock" + CROSS);
    }
}
