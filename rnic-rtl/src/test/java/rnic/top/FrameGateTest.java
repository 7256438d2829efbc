package rnic.top;

import static hdl.Hdl.*;
import static org.assertj.core.api.Assertions.assertThat;

import hdl.Bool;
import hdl.Bundle;
import hdl.Circuit;
import hdl.Ports;
import hdl.lib.axi.AxiStream;
import hdl.sim.Engine;
import hdl.sim.Simulation;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code control.enable} is switched at any time, and a frame is taken as a whole or not at all. */
class FrameGateTest {
    private static final long SEED = Long.getLong("hdl.seed", 131);

    /** The gate alone. */
    record Gate() implements Circuit<Gate.Io> {
        record Io(AxiStream mac, Bool enable, Bool taken) implements Bundle<Io> {}

        @Override public Io ports(Ports p) {
            return new Io(p.in(AxiStream.of(64)), p.in(bool()), p.out(bool()));
        }

        @Override public void body(Io io) {
            ignore(io.mac);
            io.mac.tready().set(true);
            io.taken.set(new FrameGate(io.mac).open("frame_taken", io.enable));
        }
    }

    /** After a reset nothing is under way, whatever is switched. */
    @ParameterizedTest @ValueSource(booleans = {false, true})
    void theFirstFrameOfAllIsTakenAsItsFirstBeatIs(boolean enable) {
        try (var dut = Simulation.of(new Gate(), Engine.JVM)) {
            var io = dut.io();
            for (int beat = 0; beat < 4; beat++) {
                dut.pin(io.mac().tvalid()).set(true);
                dut.pin(io.mac().tlast()).set(beat == 3);
                dut.pin(io.enable()).set((beat == 0) == enable);
                dut.settle();
                assertThat(dut.pin(io.taken()).isSet()).as("beat %s", beat).isEqualTo(enable);
                dut.step();
            }
        }
    }

    @Test void aFrameIsTakenAsItsFirstBeatIs() {
        var random = new Random(SEED);
        try (var dut = Simulation.of(new Gate(), Engine.JVM)) {
            var io = dut.io();
            boolean inside = false;
            boolean taken = false;
            int switched = 0;
            for (int cycle = 0; cycle < 5000; cycle++) {
                boolean comes = random.nextInt(4) > 0;
                boolean ends = random.nextInt(6) == 0;
                boolean enable = random.nextBoolean();
                dut.pin(io.mac().tvalid()).set(comes);
                dut.pin(io.mac().tlast()).set(ends);
                dut.pin(io.enable()).set(enable);
                dut.settle();
                if (comes) {
                    taken = inside ? taken : enable;
                    switched += taken == enable ? 0 : 1;
                    assertThat(dut.pin(io.taken()).isSet()).as("cycle %s, seed %s", cycle, SEED).isEqualTo(taken);
                    inside = !ends;
                }
                dut.step();
            }
            assertThat(switched).isGreaterThan(500);
        }
    }
}
