package hdl.sim.conform;

import static hdl.Hdl.machine;
import static hdl.Hdl.when;

import hdl.Machine;
import hdl.sim.conform.Samples.Code;
import hdl.sim.conform.Samples.Phase;
import java.util.List;

/** Random state machines: every state is handled and entered. */
final class Machines {
    private final Expressions expressions;
    private final Scene scene;
    private final Statements statements;

    Machines(Expressions expressions, Statements statements) {
        this.expressions = expressions;
        this.statements = statements;
        scene = expressions.scene;
    }

    void make(Draw draw) {
        if (draw.isRemoved()) {
            return;
        }
        if (draw.chance(50)) {
            Notes.used(Feature.MACHINE);
            of(draw, List.of(Phase.values()), draw.of(Phase.values()));
        } else {
            Notes.used(Feature.MACHINE_CODED);
            of(draw, List.of(Code.values()), draw.of(Code.values()));
        }
    }

    private <E extends Enum<E>> void of(Draw draw, List<E> states, E initial) {
        var name = scene.name("s");
        var type = initial.getDeclaringClass().getSimpleName();
        var machine = machine(initial).named(name);
        scene.line("var " + name + " = machine(" + type + "." + initial + ");");
        var observed = draw.of(states);
        scene.add(machine.is(observed), name + ".is(" + type + "." + observed + ")", 0);
        for (int i = 0; i < states.size(); i++) {
            int at = i;
            scene.line(name + ".in(" + type + "." + states.get(at) + ", () -> {");
            machine.in(states.get(at), () -> scene.indented(() -> {
                statements.block(draw.part(), 2, 0);
                var c = expressions.decision(draw.part(), 2, Scene.ANY);
                go(name, machine, states.get((at + 1) % states.size()), type, c);
                var d = expressions.decision(draw.part(), 2, Scene.ANY);
                go(name, machine, draw.of(states), type, d);
            }));
            scene.line("});");
        }
        if (draw.chance(30)) {
            go(name, machine, draw.of(states), type, expressions.decision(draw.part(), 2, Scene.ANY));
        }
    }

    private <E extends Enum<E>> void go(String name, Machine<E> machine, E state, String type, Value<hdl.Bool> condition) {
        scene.line("when(" + condition.text() + ", () -> " + name + ".go(" + type + "." + state + "));");
        when(condition.signal(), () -> machine.go(state));
    }
}
