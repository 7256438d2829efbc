package hdl.sim.conform;

import static hdl.Hdl.bool;
import static hdl.Hdl.choice;
import static hdl.Hdl.delay;
import static hdl.Hdl.fell;
import static hdl.Hdl.past;
import static hdl.Hdl.reg;
import static hdl.Hdl.rose;
import static hdl.Hdl.sint;
import static hdl.Hdl.stable;
import static hdl.Hdl.uint;
import static hdl.Hdl.vec;
import static hdl.Hdl.wire;

import hdl.Data;
import hdl.Shape;
import hdl.sim.conform.Samples.Code;
import hdl.sim.conform.Samples.Kind;
import hdl.sim.conform.Samples.Pair;
import java.util.ArrayList;
import java.util.List;

/** Random registers, wires, named values and delay lines. */
final class Parts {
    private final Expressions expressions;
    private final Scene scene;
    private final Statements statements;
    private final Targets targets;
    private final List<Runnable> drivenLater = new ArrayList<>();

    Parts(Expressions expressions, Statements statements) {
        this.expressions = expressions;
        this.statements = statements;
        scene = expressions.scene;
        targets = new Targets(expressions);
    }

    // ---- registers

    /** Declares a register; what drives it comes with {@link #driveLater}. */
    void register(Draw draw) {
        if (draw.isRemoved()) {
            return;
        }
        Notes.used(Feature.REGISTER);
        var name = scene.name("r");
        switch (draw.below(12)) {
            case 0, 1, 2, 3 -> {
                var signal = declared(uint(draw.width()), "uint", name);
                initialised(draw, name, Targets.initialised(draw, signal));
                scene.add(signal, name, 0);
                driven(draw, targets.number(signal, name, Scene.ANY));
            }
            case 4, 5 -> {
                var signal = declared(sint(draw.width()), "sint", name);
                initialised(draw, name, Targets.initialised(draw, signal));
                scene.add(signal, name, 0);
                driven(draw, targets.signed(signal, name, Scene.ANY));
            }
            case 6, 7 -> {
                var signal = declared(bool(), "bool", name);
                signal.init(draw.chance(50));
                scene.add(signal, name, 0);
                driven(draw, targets.bool(signal, name, Scene.ANY));
            }
            case 8 -> {
                var signal = declared(choice(Kind.class), "Kind", name).init(Kind.READ);
                scene.addKind(signal, name, 0);
                driven(draw, targets.kind(signal, name, Scene.ANY));
            }
            case 9 -> {
                var signal = declared(choice(Code.class), "Code", name).init(Code.HIGH);
                scene.addCode(signal, name, 0);
                driven(draw, targets.code(signal, name, Scene.ANY));
            }
            case 10 -> {
                Notes.used(Feature.REGISTER_OF_BUNDLE);
                var signal = declared(Pair.SHAPE, "Pair", name).initZero();
                scene.add(signal, name, 0);
                driven(draw, targets.pair(signal, name, Scene.ANY));
            }
            default -> {
                Notes.used(Feature.REGISTER_OF_VEC);
                var signal = declared(vec(uint(draw.width()), draw.between(2, 6)), "vec", name).initZero();
                scene.addVec(signal, name, 0);
                statements.add(targets.element(signal, name, Scene.ANY));
                driven(draw, targets.vec(signal, name, Scene.ANY));
            }
        }
    }

    private <T extends Data<T>> T declared(Shape<T> shape, String kind, String name) {
        scene.line("var " + name + " = reg(" + shape + ");");
        return reg(shape).named(name);
    }

    private void initialised(Draw draw, String name, String text) {
        scene.line(name + text + ";");
        if (draw.chance(10)) {
            Notes.used(Feature.ATTRIBUTE);
            scene.line(name + ".attribute(\"max_fanout\", \"64\");");
        }
    }

    /** Half of the registers take a value at every edge, unless a statement says otherwise; the others often hold theirs. */
    private void driven(Draw draw, Target target) {
        statements.add(target);
        drivenLater.add(() -> {
            if (draw.chance(50)) {
                target.drive(draw.part());
            } else {
                statements.under(draw, target);
            }
        });
    }

    /** Drives what has been declared and is not driven yet. */
    void driveLater() {
        drivenLater.forEach(Runnable::run);
        drivenLater.clear();
    }

    // ---- wires

    void wireOf(Draw draw) {
        if (draw.isRemoved()) {
            return;
        }
        Notes.used(Feature.WIRE);
        var name = scene.name("w");
        int rank = scene.rank();
        var target = wired(draw, name, rank);
        statements.add(target);
        if (draw.chance(50)) {
            statements.covered(draw.part(), target, draw.below(3));
        } else {
            Notes.used(Feature.WIRE_READ_BEFORE_SET);
            drivenLater.add(() -> statements.covered(draw.part(), target, draw.below(3)));
        }
    }

    private Target wired(Draw draw, String name, int rank) {
        switch (draw.below(7)) {
            case 0, 1, 2 -> {
                var signal = wireNamed(uint(draw.width()), name);
                scene.add(signal, name, rank);
                return targets.number(signal, name, rank);
            }
            case 3 -> {
                var signal = wireNamed(sint(draw.width()), name);
                scene.add(signal, name, rank);
                return targets.signed(signal, name, rank);
            }
            case 4 -> {
                var signal = wireNamed(bool(), name);
                scene.add(signal, name, rank);
                return targets.bool(signal, name, rank);
            }
            case 5 -> {
                var signal = wireNamed(vec(uint(draw.width()), draw.between(2, 6)), name);
                scene.addVec(signal, name, rank);
                statements.add(targets.element(signal, name, rank));
                return targets.vec(signal, name, rank);
            }
            default -> {
                var signal = wireNamed(choice(Kind.class), name);
                scene.addKind(signal, name, rank);
                return targets.kind(signal, name, rank);
            }
        }
    }

    private <T extends Data<T>> T wireNamed(Shape<T> shape, String name) {
        scene.line("var " + name + " = wire(" + shape + ");");
        return wire(shape).named(name);
    }

    // ---- values

    /** A value that is stored in a local: its name is kept in the Verilog. */
    void named(Draw draw) {
        if (draw.isRemoved()) {
            return;
        }
        Notes.used(Feature.NAMED_VALUE);
        var name = scene.name("n");
        switch (draw.below(3)) {
            case 0 -> {
                var value = expressions.number(draw.part(), draw.width(), 3, Scene.ANY);
                scene.line("var " + name + " = " + value.text() + ";");
                scene.add(isPlain(value) ? value.signal() : value.signal().named(name), name, value.rank());
            }
            case 1 -> {
                var value = expressions.signed(draw.part(), draw.width(), 3, Scene.ANY);
                scene.line("var " + name + " = " + value.text() + ";");
                scene.add(isPlain(value) ? value.signal() : value.signal().named(name), name, value.rank());
            }
            default -> {
                var value = expressions.condition(draw.part(), 3, Scene.ANY);
                scene.line("var " + name + " = " + value.text() + ";");
                scene.add(isPlain(value) ? value.signal() : value.signal().named(name), name, value.rank());
            }
        }
    }

    /** A signal that has its name already. */
    private static boolean isPlain(Value<?> value) {
        return value.text().indexOf('(') < 0 || value.signal() instanceof hdl.Bits<?> bits && bits.node().storage() != null;
    }

    /** A value of an earlier cycle. */
    void delayed(Draw draw) {
        if (draw.isRemoved()) {
            return;
        }
        var name = scene.name("d");
        var value = expressions.number(draw.part(), draw.width(), 2, Scene.ANY);
        var bit = expressions.condition(draw.part(), 2, Scene.ANY);
        Notes.used(draw.chance(50) ? Feature.DELAY : Feature.PAST);
        switch (draw.below(5)) {
            case 0, 1 -> {
                int edges = draw.between(1, 3);
                Notes.used(Feature.DELAY);
                scene.line("var " + name + " = delay(" + value.text() + ", " + edges + ");");
                scene.add(delay(value.signal(), edges), name, 0);
            }
            case 2 -> {
                Notes.used(Feature.PAST);
                scene.line("var " + name + " = past(" + value.text() + ");");
                scene.add(past(value.signal()), name, 0);
            }
            case 3 -> {
                boolean rising = draw.chance(50);
                scene.line("var " + name + " = " + (rising ? "rose(" : "fell(") + bit.text() + ");");
                scene.add(rising ? rose(bit.signal()) : fell(bit.signal()), name, Math.max(0, bit.rank()));
            }
            default -> {
                scene.line("var " + name + " = stable(" + value.text() + ");");
                scene.add(stable(value.signal()), name, Math.max(0, value.rank()));
            }
        }
    }
}
