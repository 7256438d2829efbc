package hdl.sim.conform;

import static hdl.Hdl.bool;
import static hdl.Hdl.sint;
import static hdl.Hdl.uint;

import hdl.Bool;
import hdl.Bundle;
import hdl.Circuit;
import hdl.Ports;
import hdl.SInt;
import hdl.UInt;

/** A random circuit without clock. */
record RandomLogic(long seed, Removed removed) implements Circuit<RandomLogic.Io> {
    record Io(UInt a, SInt b, Bool c, UInt x, SInt y, Bool z) implements Bundle<Io> {}

    @Override public String moduleName() {
        return "RandomLogic_" + removed.suffix(seed);
    }

    @Override public Io ports(Ports p) {
        var draw = removed.draw(seed);
        return new Io(p.in(uint(draw.width())), p.in(sint(draw.width())), p.in(bool()), p.out(uint(draw.width())), p.out(sint(draw.width())),
            p.out(bool()));
    }

    @Override public void body(Io io) {
        var draw = removed.draw(seed).part();
        var scene = new Scene(moduleName(), new Scene.Counter());
        var expressions = new Expressions(scene);
        scene.add(io.a, "io.a", 0);
        scene.add(io.b, "io.b", 0);
        scene.add(io.c, "io.c", 0);
        var targets = new Targets(expressions);
        targets.number(io.x, "io.x", 1).drive(draw.part());
        targets.signed(io.y, "io.y", 1).drive(draw.part());
        targets.bool(io.z, "io.z", 1).drive(draw.part());
    }
}
