package rnic.memory;

import static org.assertj.core.api.Assertions.assertThat;

import hdl.sim.Pin;
import hdl.sim.Simulation;
import org.junit.jupiter.api.Test;
import rnic.complete.CompletionWriter;
import rnic.protocol.RnicParameters;

/** The latencies that the blocks promise, with nobody in the way. */
class LatencyTest {
    private static final RnicParameters PARAMETERS =
        new RnicParameters("test", 64, 16, 128, 8, 64, 4, 16, 16 * 1024, 322_266);

    /** Steps once with a pin at 1, then back at 0; returns the cycles until another one shows 1. */
    private static long after(Simulation<?> dut, Pin cause, Pin effect) {
        cause.set(true);
        dut.step();
        cause.set(false);
        return 1 + dut.stepUntil(effect, 1, 100);
    }

    @Test void placement() {
        try (var dut = Simulation.of(new Placing(PARAMETERS))) {
            var io = dut.io();
            dut.pin(io.memory().bursts().ready()).set(true);
            dut.pin(io.frames().value().last()).set(true);
            assertThat(after(dut, dut.pin(io.frames().valid()), dut.pin(io.stored().valid()))).isEqualTo(1);
            dut.step(10);
            dut.pin(io.orders().value().place()).set(true);
            dut.pin(io.orders().value().length()).set(10);
            assertThat(after(dut, dut.pin(io.orders().valid()), dut.pin(io.memory().bursts().valid())))
                .as("order to burst").isEqualTo(6);
            assertThat(6 + dut.stepUntil(dut.pin(io.memory().data().valid()), 1, 100)).as("order to data")
                .isEqualTo(11);
        }
    }

    @Test void packetBuffer() {
        try (var dut = Simulation.of(new PacketBuffer(64, 64))) {
            var io = dut.io();
            dut.pin(io.frames().value().last()).set(true);
            assertThat(after(dut, dut.pin(io.frames().valid()), dut.pin(io.stored().valid()))).isEqualTo(1);
            dut.step(10);
            dut.pin(io.orders().payload().place()).set(true);
            dut.pin(io.orders().payload().length()).set(10);
            assertThat(after(dut, dut.pin(io.orders().valid()), dut.pin(io.payload().valid()))).isEqualTo(5);
        }
    }

    @Test void payloadReader() {
        try (var dut = Simulation.of(new PayloadReader(64, 256))) {
            var io = dut.io();
            dut.pin(io.requests().payload().request().length()).set(64);
            dut.pin(io.payload().ready()).set(true);
            assertThat(after(dut, dut.pin(io.requests().valid()), dut.pin(io.memory().bursts().valid())))
                .as("request to burst").isEqualTo(4);
            dut.pin(io.memory().beats().value().last()).set(true);
            dut.step(10);
            assertThat(after(dut, dut.pin(io.memory().beats().valid()), dut.pin(io.payload().valid())))
                .as("beat read to beat shown").isEqualTo(5);
        }
    }

    @Test void completionWriter() {
        try (var dut = Simulation.of(new CompletionWriter(PARAMETERS))) {
            var io = dut.io();
            dut.pin(io.queues().valid()).set(true);
            dut.pin(io.queues().value().valid()).set(true);
            dut.step();
            dut.pin(io.queues().valid()).set(false);
            dut.pin(io.setup().valid()).set(true);
            dut.step();
            dut.pin(io.setup().valid()).set(false);
            dut.step(20);
            assertThat(after(dut, dut.pin(io.sends().valid()), dut.pin(io.memory().bursts().valid())))
                .as("completion to burst").isEqualTo(11);
        }
    }
}
