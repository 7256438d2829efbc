package rnic.transmit;

import hdl.lib.Stream;
import hdl.sim.Pin;
import hdl.sim.Simulation;
import hdl.sim.agent.Agent;

/** Fails the run when a stream pauses between its first and its last payload. */
final class NoBubble implements Agent {
    private final Pin valid;
    private final long due;
    private long seen;

    NoBubble(Simulation<?> dut, Stream<?> stream, long due) {
        valid = dut.pin(stream.valid());
        this.due = due;
    }

    @Override public void drive() {
    }

    @Override public void sample() {
        if (valid.isSet()) {
            seen++;
        } else if (seen > 0 && seen < due) {
            throw new AssertionError("a bubble behind beat " + seen + " of " + due);
        }
    }
}
