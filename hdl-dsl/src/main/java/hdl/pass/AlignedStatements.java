package hdl.pass;

import hdl.ir.Cycle;
import hdl.ir.ModuleDef;
import hdl.ir.Pin;
import hdl.ir.Port;
import hdl.ir.Reg;
import hdl.ir.Stmt;
import hdl.ir.Storage;
import hdl.ir.Walk;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

/** Conditions wait for what they decide; where that differs, there is a branch for each cycle. */
final class AlignedStatements {
    /** What stands in one branch together: needed at one cycle, and held or not. */
    private record Part(Cycle cycle, boolean held) {}

    private final Align align;
    private final Cycles cycles;
    private final Map<Stmt, Cycle> needed = new IdentityHashMap<>();

    AlignedStatements(Align align, ModuleDef module, Cycles cycles) {
        this.align = align;
        this.cycles = cycles;
        ScopeWalk.over(module, new ScopeWalk.Visitor() {
            @Override public void statement(Stmt statement, Scope in) {
                switch (statement) {
                    case Stmt.Assign assign -> needed.put(assign, cycles.needed(assign));
                    case Stmt.Write write -> needed.put(write, cycles.needed(write, in));
                    case Stmt.Claim _, Stmt.Branch _, Stmt.Select _ -> { }
                }
            }
        });
    }

    List<Stmt> list(List<Stmt> statements) {
        var out = new ArrayList<Stmt>();
        for (var statement : statements) {
            var parts = new ArrayList<Part>();
            parts(statement, parts);
            if (parts.size() < 2 || statement instanceof Stmt.Select select && select.machine().isPresent()) {
                out.add(held(one(statement, null), parts.size() == 1 ? parts.getFirst() : null));
            } else {
                parts.forEach(part -> out.add(held(one(statement, part), part)));
            }
        }
        return out;
    }

    private Stmt held(Stmt statement, Part part) {
        if (part == null || !part.held) {
            return statement;
        }
        var advance = part.cycle.timeline().advance(part.cycle.number());
        return new Stmt.Branch(advance, List.of(statement), List.of(), statement.site());
    }

    private void parts(Stmt statement, List<Part> found) {
        var part = switch (statement) {
            case Stmt.Assign _, Stmt.Write _ -> part(statement);
            case Stmt.Claim claim -> new Part(cycles.of(claim.condition()), false);
            case Stmt.Branch _, Stmt.Select _ -> null;
        };
        if (part != null && !found.contains(part)) {
            found.add(part);
        }
        Walk.inner(statement).forEach(inner -> inner.forEach(each -> parts(each, found)));
    }

    private Part part(Stmt statement) {
        var cycle = needed.get(statement);
        boolean clocked = statement instanceof Stmt.Write
            || statement instanceof Stmt.Assign assign && assign.target() instanceof Reg;
        return new Part(cycle, clocked && cycle != null && cycle.isTimed() && cycle.timeline().isHeld());
    }

    /** The statement with what belongs to one part; all of it for null. */
    private Stmt one(Stmt statement, Part part) {
        var wanted = part != null ? part.cycle : common(statement);
        return switch (statement) {
            case Stmt.Assign assign -> {
                var value = align.use(assign.value(), align.later(assign.value(), needed.get(assign)), target(assign));
                yield new Stmt.Assign(assign.target(), value, assign.site());
            }
            case Stmt.Write write -> {
                var at = needed.get(write);
                yield new Stmt.Write(write.port(), align.use(write.address(), align.later(write.address(), at), null),
                    align.use(write.data(), align.later(write.data(), at), null),
                    write.mask().map(mask -> align.use(mask, align.later(mask, at), null)), write.site());
            }
            case Stmt.Claim claim -> new Stmt.Claim(claim.kind(), align.use(claim.condition(), 0, null), claim.label(),
                claim.clock(), claim.site());
            case Stmt.Branch branch -> new Stmt.Branch(
                align.use(branch.condition(), align.later(branch.condition(), wanted), null),
                inner(branch.then(), part), inner(branch.otherwise(), part), branch.site());
            case Stmt.Select select -> new Stmt.Select(
                align.use(select.value(), align.later(select.value(), wanted), null),
                select.arms().stream().map(arm -> new Stmt.Arm(arm.keys(), inner(arm.body(), part), arm.site()))
                    .toList(),
                select.otherwise().map(list -> inner(list, part)), select.complete(), select.machine(),
                select.site());
        };
    }

    private Storage target(Stmt.Assign assign) {
        return assign.target() instanceof Port || assign.target() instanceof Pin ? assign.target() : null;
    }

    private Cycle common(Stmt statement) {
        var parts = new ArrayList<Part>();
        parts(statement, parts);
        return parts.isEmpty() ? null : parts.getFirst().cycle;
    }

    private List<Stmt> inner(List<Stmt> statements, Part part) {
        var kept = new ArrayList<Stmt>();
        for (var statement : statements) {
            var parts = new ArrayList<Part>();
            parts(statement, parts);
            if (part == null || parts.contains(part)) {
                kept.add(one(statement, part));
            }
        }
        return kept;
    }
}
