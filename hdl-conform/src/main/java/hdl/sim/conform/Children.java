package hdl.sim.conform;

import static hdl.Hdl.instance;

import hdl.sim.Seed;

/** The instances of a random circuit: few different ones, so that modules are shared. */
record Children(long seed, int size, int level, Removed removed) {
    void make(Draw draw, Side side) {
        if (draw.chance(40)) {
            logic(draw.part(), side);
        }
        if (level == 0) {
            return;
        }
        if (level >= 2) {
            Notes.used(Feature.THREE_DEEP);
        }
        int chosen = draw.below(2);
        circuit(draw.part(), side, chosen);
        if (draw.chance(60)) {
            Notes.used(Feature.SHARED_MODULE);
            circuit(draw.part(), side, chosen);
        }
    }

    private void circuit(Draw draw, Side side, int number) {
        if (draw.isRemoved()) {
            return;
        }
        Notes.used(Feature.INSTANCE);
        var name = side.scene().name("child");
        var circuit = new RandomCircuit(Seed.derive(seed, "child " + number), 1, level - 1, removed);
        side.scene().line("var " + name + " = instance(" + circuit.moduleName() + ");");
        var child = instance(circuit);
        side.connect(draw.part(), child.in(), child.out(), name);
    }

    private void logic(Draw draw, Side side) {
        if (draw.isRemoved()) {
            return;
        }
        Notes.used(Feature.COMBINATIONAL_INSTANCE);
        var scene = side.scene();
        var name = scene.name("logic");
        var circuit = new RandomLogic(Seed.derive(seed, "logic"), removed);
        scene.line("var " + name + " = instance(" + circuit.moduleName() + ");");
        var child = instance(circuit);
        var targets = new Connections(side.expressions(), draw.chance(50) ? 1 : Scene.ANY);
        targets.number(draw.part(), child.a(), name + ".a()");
        targets.signed(draw.part(), child.b(), name + ".b()");
        targets.bool(draw.part(), child.c(), name + ".c()");
        scene.add(child.x(), name + ".x()", targets.rank());
        scene.add(child.y(), name + ".y()", targets.rank());
        scene.add(child.z(), name + ".z()", targets.rank());
    }
}
