package rnic.registers;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import hdl.Bool;
import hdl.sim.Engine;
import hdl.sim.Simulation;
import hdl.sim.agent.StreamSink;
import hdl.sim.agent.StreamSource;
import hdl.sim.junit.EachEngine;
import java.util.List;
import org.junit.jupiter.api.Test;
import rnic.protocol.EventType;
import rnic.protocol.RnicParameters;

/** What event queue 0 is given to tell. */
class HostEventsTest {
    /** As events are given. */
    record Told(int type, int syndrome, int object) {
        static Told of(EventType type, int object) {
            return new Told(type.ordinal(), 0, object);
        }
    }

    /** As the registers name them. */
    record Named(int object, int slot, int type) {}

    private static final class Bench implements AutoCloseable {
        final Simulation<HostEvents.Io> dut;
        final StreamSink<Told> told;
        final StreamSource<Named> named;

        Bench(Engine engine) {
            dut = Simulation.of(new HostEvents(RnicParameters.SMALL.sharing(4)), engine);
            told = dut.add(new StreamSink<>(dut, dut.io().events(), Told.class));
            named = dut.add(new StreamSource<>(dut, dut.io().named().orElseThrow(), Named.class));
            dut.step(20);
        }

        void pulse(Bool what) {
            dut.pin(what).set(true);
            dut.step();
            dut.pin(what).set(false);
        }

        List<Told> after(int cycles) {
            dut.step(cycles);
            return told.received();
        }

        @Override public void close() {
            dut.close();
        }
    }

    @EachEngine void eachSourceIsTold(Engine engine) {
        try (var bench = new Bench(engine)) {
            var io = bench.dut.io();
            bench.dut.pin(io.failed().value()).set(11);
            bench.pulse(io.failed().valid());
            bench.dut.pin(io.overrun().value()).set(12);
            bench.pulse(io.overrun().valid());
            bench.named.send(new Named(3, 0, 1), new Named(4, 9, 2), new Named(5, 10, 3));
            bench.pulse(io.denied());
            bench.pulse(io.busError());
            bench.dut.pin(io.result()).set(7);
            bench.pulse(io.done());
            assertThat(bench.after(60)).containsExactlyInAnyOrder(Told.of(EventType.QP_FATAL, 11),
                Told.of(EventType.CQ_OVERRUN, 12), Told.of(EventType.SRQ_LIMIT, 3),
                new Told(EventType.PATH_BAD.ordinal(), 9, 4), new Told(EventType.PATH_GOOD.ordinal(), 10, 5),
                Told.of(EventType.DOORBELL_DENIED, 0), Told.of(EventType.BUS_ERROR, 0),
                new Told(EventType.COMMAND_DONE.ordinal(), 7, 0));
        }
    }

    /** While nobody takes them every queue pair waits once, and none is forgotten. */
    @Test void everyQueuePairWaitsOnce() {
        try (var bench = new Bench(Engine.JVM)) {
            bench.told.stall(1);
            for (int round = 0; round < 3; round++) {
                for (int qp = 0; qp < 16; qp++) {
                    bench.dut.pin(bench.dut.io().failed().value()).set(qp);
                    bench.pulse(bench.dut.io().failed().valid());
                    bench.dut.step(4);
                }
            }
            bench.told.stall(0);
            assertThat(bench.after(200)).hasSizeBetween(16, 18).extracting(Told::object)
                .contains(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15);
        }
    }

    /** A flood of doorbells is one event until the host has read, and one more then. */
    @Test void aFloodIsToldOnce() {
        try (var bench = new Bench(Engine.JVM)) {
            var io = bench.dut.io();
            for (int i = 0; i < 50; i++) {
                bench.pulse(io.denied());
                bench.dut.step(3);
            }
            assertThat(bench.after(20)).hasSize(1);
            bench.pulse(io.read());
            assertThat(bench.after(20)).hasSize(2);
            bench.pulse(io.read());
            assertThat(bench.after(20)).hasSize(2);
            bench.pulse(io.denied());
            assertThat(bench.after(20)).hasSize(3);
        }
    }

    /** While nobody takes events: the first command that waits to be told, and the newest. */
    @Test void ofCommandsTheFirstAndTheNewestAreTold() {
        try (var bench = new Bench(Engine.JVM)) {
            var io = bench.dut.io();
            bench.told.stall(1);
            bench.pulse(io.denied());                        // stands in front of them
            bench.dut.step(20);
            for (int result : new int[] {1, 2, 3}) {
                bench.dut.pin(io.result()).set(result);
                bench.pulse(io.done());
                bench.dut.step(20);
            }
            bench.told.stall(0);
            assertThat(bench.after(60)).extracting(Told::type, Told::syndrome).containsExactly(
                tuple(EventType.DOORBELL_DENIED.ordinal(), 0), tuple(EventType.COMMAND_DONE.ordinal(), 1),
                tuple(EventType.COMMAND_DONE.ordinal(), 3));
        }
    }
}
