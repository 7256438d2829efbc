package hdl.sim.conform;

import static hdl.Hdl.choose;
import static hdl.Hdl.cover;
import static hdl.Hdl.when;

import hdl.Choose;
import hdl.sim.conform.Samples.Code;
import hdl.sim.conform.Samples.Kind;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;

/** Random statements over the targets of a scene. */
final class Statements {
    private final Expressions expressions;
    private final Scene scene;
    private final List<Target> targets = new ArrayList<>();
    private final Deque<Set<Object>> driven = new ArrayDeque<>(); // per scope: an unconditional statement may not follow another


    Statements(Expressions expressions) {
        this.expressions = expressions;
        scene = expressions.scene;
        driven.push(identities());
    }

    private static Set<Object> identities() {
        return Collections.newSetFromMap(new IdentityHashMap<>());
    }

    /** A signal that has its value, or its default; statements may drive it under conditions. */
    void add(Target target) {
        targets.add(target);
        driven.getLast().add(target.signal());
    }

    /** A statement outside all conditions. */
    void top(Draw draw, int depth) {
        statement(draw, depth, 0);
    }

    /** Several statements, under conditions of a rank. */
    void block(Draw draw, int depth, int conditions) {
        driven.push(identities());
        int count = draw.between(1, 2);
        for (int i = 0; i < count; i++) {
            statement(draw.part(), depth, conditions);
        }
        var here = driven.pop();
        driven.getFirst().addAll(here);
    }

    private void statement(Draw draw, int depth, int conditions) {
        if (draw.isRemoved()) {
            return;
        }
        if (depth == 0 || driven.size() > 1 && draw.chance(30)) {
            assign(draw, conditions);
            return;
        }
        switch (draw.below(8)) {
            case 0, 1, 2 -> branch(draw, depth - 1, conditions, this::block);
            case 3 -> select(draw, depth - 1, conditions);
            case 4 -> selectKind(draw, depth - 1, conditions, draw.chance(50), this::block);
            case 5 -> selectCode(draw, depth - 1, conditions);
            case 6 -> claim(draw, conditions);
            default -> assign(draw, conditions);
        }
    }

    /** Targets whose value may change here. */
    private void assign(Draw draw, int conditions) {
        int start = draw.below(Math.max(1, targets.size()));
        for (int i = 0; i < targets.size(); i++) {
            var target = targets.get((start + i) % targets.size());
            if (target.rank() > conditions && driven.getFirst().add(target.signal())) {
                Notes.used(Feature.OVERRIDE);
                target.drive(draw.part());
                return;
            }
        }
    }

    /** Ranks of values for a condition: often young ones are left out, so that wires can be driven under it. */
    private int below(Draw draw) {
        return draw.chance(60) ? Scene.ANY : draw.between(1, scene.counter().ranks() + 1);
    }

    // ---- when

    /** Drives a target under one condition, and never leaves that out. */
    void under(Draw draw, Target target) {
        var c = expressions.decision(draw.part(), 2, target.rank());
        Notes.used(Feature.WHEN);
        scene.line("when(" + c.text() + ", () -> {");
        when(c.signal(), () -> scene.indented(() -> target.drive(draw.part())));
        scene.line("});");
    }

    /** What stands in a branch or an arm: decisions, remaining depth, rank of the conditions around. */
    interface Inside {
        void make(Draw draw, int depth, int conditions);
    }

    private void branch(Draw draw, int depth, int conditions, Inside inside) {
        Notes.used(Feature.WHEN);
        var c = expressions.decision(draw.part(), 2, below(draw));
        int rank = Math.max(conditions, c.rank());
        scene.line("when(" + c.text() + ", () -> {");
        var chain = when(c.signal(), () -> scene.indented(() -> inside.make(draw.part(), depth, rank)));
        for (int more = draw.below(3); more > 0; more--) {
            var d = expressions.decision(draw.part(), 2, rank + 1);
            Notes.used(Feature.ELSE_WHEN);
            scene.line("}).elseWhen(" + d.text() + ", () -> {");
            chain = chain.elseWhen(d.signal(), () -> scene.indented(() -> inside.make(draw.part(), depth, Math.max(rank, d.rank()))));
        }
        if (draw.chance(50)) {
            Notes.used(Feature.OTHERWISE);
            scene.line("}).otherwise(() -> {");
            chain.otherwise(() -> scene.indented(() -> inside.make(draw.part(), depth, rank)));
        }
        scene.line("});");
    }

    /** Drives a target on every path through conditions that are older than it. */
    void covered(Draw draw, Target target, int depth) {
        if (depth == 0 || draw.isRemoved()) {
            target.drive(draw.part());
            return;
        }
        Notes.used(Feature.COVERED_SET);
        if (draw.chance(35) && selectKind(draw, depth - 1, target.rank() - 1, true, (part, left, _) -> covered(part, target, left))) {
            return;
        }
        var c = expressions.decision(draw.part(), 2, target.rank());
        scene.line("when(" + c.text() + ", () -> {");
        var chain = when(c.signal(), () -> scene.indented(() -> covered(draw.part(), target, depth - 1)));
        scene.line("}).otherwise(() -> {");
        chain.otherwise(() -> scene.indented(() -> covered(draw.part(), target, depth - 1)));
        scene.line("});");
    }

    // ---- choose

    private void select(Draw draw, int depth, int conditions) {
        int width = draw.of(List.of(1, 2, 3, 4, 8, 32, 64, 100));
        var value = expressions.number(draw.part(), width, 2, below(draw));
        if (value.isConstant()) {
            return;
        }
        int rank = Math.max(conditions, value.rank());
        scene.line("choose(" + value.text() + ")");
        var choice = choose(value.signal());
        var free = new ArrayList<Long>();
        for (long number = 0; number < Math.min(1L << Math.min(width, 10), 12); number++) {
            free.add(number);
        }
        while (free.size() > 1 && draw.chance(70)) {
            var keys = new ArrayList<Long>();
            for (int i = draw.chance(30) ? 3 : 1; i > 0 && free.size() > 1; i--) {
                keys.add(free.remove(draw.below(free.size())));
            }
            Notes.used(keys.size() == 1 ? Feature.CHOOSE_NUMBER : Feature.CHOOSE_LIST);
            on(choice, keys, () -> block(draw.part(), depth, rank));
        }
        end(choice, draw.chance(60), () -> block(draw.part(), depth, rank));
    }

    private <K> void on(Choose<K> choice, List<K> keys, Runnable body) {
        var text = new StringBuilder();
        for (var key : keys) {
            text.append(text.isEmpty() ? "" : ", ").append(key instanceof Long number ? number + "L"
                : key.getClass().getSimpleName() + "." + key);
        }
        scene.line(".on(" + (keys.size() == 1 ? text : "List.of(" + text + ")") + ", () -> {");
        if (keys.size() == 1) {
            choice.on(keys.getFirst(), () -> scene.indented(body));
        } else {
            choice.on(keys, () -> scene.indented(body));
        }
        scene.line("})");
    }

    private <K> void end(Choose<K> choice, boolean otherwise, Runnable body) {
        if (otherwise) {
            scene.line(".otherwise(() -> {");
            choice.otherwise(() -> scene.indented(body));
            scene.line("})");
        }
        scene.line(";");
    }

    /** False when there is no such value of this age. */
    private boolean selectKind(Draw draw, int depth, int conditions, boolean complete, Inside inside) {
        var value = Scene.pick(scene.kinds, draw, complete ? conditions + 1 : below(draw));
        if (value == null) {
            return false;
        }
        Notes.used(complete ? Feature.CHOOSE_ENUM_COMPLETE : Feature.CHOOSE_ENUM);
        int rank = Math.max(conditions, value.rank());
        scene.line("choose(" + value.text() + ")");
        Choose<Kind> choice = choose(value.signal());
        for (var constant : Kind.values()) {
            if (complete || draw.chance(60)) {
                on(choice, List.of(constant), () -> inside.make(draw.part(), depth, rank));
            }
        }
        end(choice, !complete, () -> inside.make(draw.part(), depth, rank));
        return true;
    }

    private void selectCode(Draw draw, int depth, int conditions) {
        var value = Scene.pick(scene.codes, draw, below(draw));
        if (value == null) {
            return;
        }
        Notes.used(Feature.CHOOSE_ENUM);
        int rank = Math.max(conditions, value.rank());
        scene.line("choose(" + value.text() + ")");
        Choose<Code> choice = choose(value.signal());
        on(choice, List.of(draw.of(Code.LOW, Code.TOP)), () -> block(draw.part(), depth, rank));
        on(choice, List.of(Code.HIGH, Code.MIDDLE), () -> block(draw.part(), depth, rank));
        end(choice, true, () -> block(draw.part(), depth, rank));
    }

    // ---- claims

    /** A claim that holds, said in a way that nobody folds. */
    void claim(Draw draw, int conditions) {
        var c = expressions.decision(draw.part(), 2, Scene.ANY);
        var label = scene.name("claim ");
        if (draw.chance(30)) {
            Notes.used(Feature.COVER);
            scene.line("cover(" + c.text() + ", \"" + label + "\");");
            cover(c.signal(), label);
            return;
        }
        if (draw.chance(50)) {
            Notes.used(Feature.CLAIM_IN_WHEN);
            scene.block("when(" + c.text() + ", () -> {", () -> when(c.signal(), () -> holds(draw, c, label)), "});");
            return;
        }
        var a = expressions.number(draw.part(), draw.width(), 2, Scene.ANY);
        var b = expressions.number(draw.part(), a.width(), 2, Scene.ANY);
        holds(draw, Expressions.value(Feature.LE, a.signal().and(b.signal()).le(a.signal()),
            a.text() + ".and(" + b.text() + ").le(" + a.text() + ")", a, b), label);
    }

    private void holds(Draw draw, Value<hdl.Bool> condition, String label) {
        boolean check = draw.chance(60);
        Notes.used(check ? Feature.CHECK : Feature.ASSUME);
        scene.line((check ? "check(" : "assume(") + condition.text() + ", \"" + label + "\");");
        if (check) {
            hdl.Hdl.check(condition.signal(), label);
        } else {
            hdl.Hdl.assume(condition.signal(), label);
        }
    }
}
