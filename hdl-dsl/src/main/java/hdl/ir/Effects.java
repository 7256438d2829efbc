package hdl.ir;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;

/** The statements of a body that change or claim something, by what they change, each with the conditions around it. */
final class Effects {
    /** A branch or selection, what it asks, and the one around it, or null. */
    record Place(Place around, List<Node> conditions) {}

    /** An assignment, a write or a claim, and where it stands; null: outside any branch. */
    record Effect(Stmt stmt, Place place) {}

    private record Step(Stmt stmt, Place place) {}

    private final List<Effect> outside = new ArrayList<>();
    private final List<List<Effect>> inside = new ArrayList<>();

    private Effects(int storages) {
        for (int i = 0; i < storages; i++) {
            inside.add(null);
        }
    }

    static Effects of(ModuleDef module) {
        var effects = new Effects(module.storageCount());
        var open = new ArrayDeque<Step>();
        push(module.body(), null, open);
        while (!open.isEmpty()) {
            var step = open.pop();
            var stmt = step.stmt();
            if (stmt instanceof Stmt.Assign || stmt instanceof Stmt.Write || stmt instanceof Stmt.Claim) {
                effects.add(new Effect(stmt, step.place()));
            } else {
                var place = new Place(step.place(), Walk.reads(stmt));
                Walk.inner(stmt).forEach(list -> push(list, place, open));
            }
        }
        return effects;
    }

    private static void push(List<Stmt> list, Place place, ArrayDeque<Step> open) {
        list.forEach(stmt -> open.push(new Step(stmt, place)));
    }

    private void add(Effect effect) {
        if (effect.stmt() instanceof Stmt.Assign assign && isInside(assign.target())) {
            int id = assign.target().id();
            if (inside.get(id) == null) {
                inside.set(id, new ArrayList<>());
            }
            inside.get(id).add(effect);
        } else {
            outside.add(effect);
        }
    }

    /** Registers and wires of the body: what they are matters only if something reads them. */
    static boolean isInside(Storage storage) {
        return storage instanceof Reg || storage instanceof Wire;
    }

    /** The statements that change a register or wire. */
    List<Effect> on(Storage storage) {
        var found = inside.get(storage.id());
        return found == null ? List.of() : found;
    }

    /** All others. */
    List<Effect> outside() {
        return outside;
    }
}
