package hdl.sim.conform;

import static hdl.Hdl.in;
import static hdl.Hdl.indexWidth;
import static hdl.Hdl.instance;
import static hdl.Hdl.memory;
import static hdl.Hdl.mux;
import static hdl.Hdl.uint;
import static hdl.Hdl.when;

import hdl.Bundle;
import hdl.Circuit;
import hdl.Clock;
import hdl.Ports;
import hdl.ir.Memory.Collision;
import hdl.ir.Memory.Style;
import hdl.sim.conform.Samples.Inputs;
import hdl.sim.conform.Samples.Outputs;
import java.math.BigInteger;

/** A random circuit with two clocks, which share a memory; below it, another one with the clocks the other way round. */
record RandomClocks(long seed, int size, int level, Removed removed) implements Circuit<RandomClocks.Io> {
    private static final int WORDS = 16;

    record Io(Clock first, Clock second, Inputs in, Outputs out, Inputs inSecond, Outputs outSecond) implements Bundle<Io> {}

    @Override public String moduleName() {
        return "RandomClocks_" + level + "_" + removed.suffix(seed);
    }

    @Override public Io ports(Ports p) {
        var draw = removed.draw(seed);
        var first = p.clock();
        var second = p.clock();
        return new Io(first, second, Inputs.of(p.on(first), draw.part()), Outputs.of(p.on(first), draw.part()),
            Inputs.of(p.on(second), draw.part()), Outputs.of(p.on(second), draw.part()));
    }

    @Override public void body(Io io) {
        Notes.used(Feature.TWO_CLOCKS);
        var draw = removed.draw(seed);
        for (int ports = 0; ports < 4; ports++) {
            draw.part();
        }
        var counter = new Scene.Counter();
        var first = new Side(new Scene(moduleName(), counter), io.in, io.out, "io");
        var second = new Side(new Scene(moduleName(), counter), io.inSecond, io.outSecond, "io.inSecond()");
        first.declare();
        second.declare();
        shared(draw.part(), io, first, second);
        if (level > 0) {
            below(draw.part(), io, first, second);
        }
        first.scene().line("in(io.first(), () -> {");
        in(io.first, () -> first.make(draw.part(), size, new Children(seed, size, 0, removed)));
        first.scene().line("});");
        first.scene().line("in(io.second(), () -> {");
        in(io.second, () -> second.make(draw.part(), size, new Children(seed, size, 0, removed)));
        first.scene().line("});");
    }

    /** A memory written in the one clock while it is early, in its upper half, and read in the other: there as a whole once it is late. */
    private void shared(Draw draw, Io io, Side first, Side second) {
        if (draw.isRemoved()) {
            return;
        }
        Notes.used(Feature.TWO_CLOCK_MEMORY);
        var scene = first.scene();
        var name = scene.name("shared");
        int width = draw.width();
        int latency = draw.between(1, 2);
        var style = draw.of(Style.AUTO, Style.BRAM, Style.LUTRAM, Style.REGISTERS);
        var memory = memory(uint(width), WORDS).named(name).style(style).collision(Collision.NEVER).latency(latency)
            .contents(i -> BigInteger.valueOf(i * 0x9E3779B9L).mod(BigInteger.ONE.shiftLeft(width)));
        scene.line("var " + name + " = memory(uint(" + width + "), 16).style(" + style + ").collision(NEVER).latency(" + latency + ");");
        in(io.first, () -> {
            var address = first.expressions().number(draw.part(), indexWidth(WORDS), 2, Scene.ANY);
            var data = first.expressions().number(draw.part(), width, 2, Scene.ANY);
            scene.line("in(io.first(), () -> when(io.in().late().not(), () -> " + name + ".write(" + address.text() + ".or(8), " + data.text() + ")));");
            when(io.in.late().not(), () -> memory.write(address.signal().or(8), data.signal()));
        });
        in(io.second, () -> {
            var address = second.expressions().number(draw.part(), indexWidth(WORDS), 2, Scene.ANY);
            var read = scene.name("q");
            scene.line("in(io.second(), () -> " + read + " = " + name + ".read(mux(io.inSecond().late(), " + address.text() + ", " + address.text() + ".and(7))));");
            var data = memory.read(mux(io.inSecond.late(), address.signal(), address.signal().and(7))).named(read);
            second.scene().add(data, read, 0);
        });
    }

    private void below(Draw draw, Io io, Side first, Side second) {
        if (draw.isRemoved()) {
            return;
        }
        Notes.used(Feature.TWO_CLOCK_INSTANCE);
        var scene = first.scene();
        var name = scene.name("crossed");
        var circuit = new RandomClocks(hdl.sim.Seed.derive(seed, "below"), 1, level - 1, removed);
        scene.line("var " + name + " = instance(" + circuit.moduleName() + ");  // first: io.second(), second: io.first()");
        var child = instance(circuit);
        child.first().set(io.second);
        child.second().set(io.first);
        second.connect(draw.part(), child.in(), child.out(), name);
        first.connect(draw.part(), child.inSecond(), child.outSecond(), name + ".second");
    }
}
