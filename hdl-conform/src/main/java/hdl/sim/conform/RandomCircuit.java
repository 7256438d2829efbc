package hdl.sim.conform;

import hdl.Bundle;
import hdl.Circuit;
import hdl.Ports;
import hdl.sim.conform.Samples.Inputs;
import hdl.sim.conform.Samples.Outputs;

/**
 * A random circuit with one clock.
 *
 * @param level how deep instances are nested below it
 */
record RandomCircuit(long seed, int size, int level, Removed removed) implements Circuit<RandomCircuit.Io> {
    record Io(Inputs in, Outputs out) implements Bundle<Io> {}

    @Override public String moduleName() {
        return "Random_" + level + "_" + removed.suffix(seed);
    }

    @Override public Io ports(Ports p) {
        var draw = removed.draw(seed);
        return new Io(Inputs.of(p, draw.part()), Outputs.of(p, draw.part()));
    }

    @Override public void body(Io io) {
        var draw = removed.draw(seed);
        draw.part();
        draw.part();
        var side = new Side(new Scene(moduleName(), new Scene.Counter()), io.in, io.out, "io");
        side.make(draw.part(), size, new Children(seed, size, level, removed));
    }
}
