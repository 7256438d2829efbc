package rnic.registers;

import static org.assertj.core.api.Assertions.assertThat;

import hdl.sim.Engine;
import hdl.sim.Simulation;
import hdl.sim.agent.AxiLiteMaster;
import hdl.sim.agent.RegisterDriver;
import hdl.sim.agent.StreamSink;
import hdl.sim.junit.EachEngine;
import java.util.ArrayList;
import org.junit.jupiter.api.Test;
import rnic.protocol.RnicParameters;

/** The doorbell of shared receive queues, and the event that one of them has reached its limit. */
class SrqRegistersTest {
    private static final RnicParameters PARAMETERS = RnicParameters.SMALL.sharing(4);

    /** As the doorbell is told. */
    record Rung(long srq, long number, boolean limiting, long life) {}

    /** A simulation with a driver. */
    private static final class Bench implements AutoCloseable {
        private final Simulation<NicControl.Io> dut;
        private final AxiLiteMaster bus;
        private final RegisterDriver registers;

        Bench(Engine engine) {
            dut = Simulation.of(new NicControl(PARAMETERS), engine);
            bus = new AxiLiteMaster(dut, dut.io().sAxi());
            registers = new RegisterDriver(bus, NicRegisters.map(PARAMETERS));
        }

        void make(int srq, long life) {
            var made = dut.io().srqMade().orElseThrow();
            dut.pin(made.value().srq()).set(srq);
            dut.pin(made.value().life()).set(life);
            dut.pin(made.valid()).set(1);
            var owner = dut.io().owners().shared().orElseThrow();
            dut.pin(owner.value().object()).set(srq);
            dut.pin(owner.value().exists()).set(1);
            dut.pin(owner.valid()).set(1);
            dut.step();
            dut.pin(made.valid()).set(0);
            dut.pin(owner.valid()).set(0);
        }

        void limit(int srq) {
            var limit = dut.io().limit().orElseThrow();
            dut.pin(limit.value()).set(srq);
            dut.pin(limit.valid()).set(1);
            dut.step();
            dut.pin(limit.valid()).set(0);
            dut.step(10);
        }

        /** The queue of the event; -1 if there is none. */
        long event() {
            if (registers.read("event.valid") == 0) {
                assertThat(registers.read("event.object")).isZero();
                return -1;
            }
            assertThat(registers.read("event.type")).isEqualTo(1);
            return registers.read("event.object");
        }

        @Override public void close() {
            dut.close();
        }
    }

    @EachEngine void doorbellsComeInOrder(Engine engine) {
        try (var bench = new Bench(engine)) {
            var rung = bench.dut.add(new StreamSink<>(bench.dut, bench.dut.io().srqDoorbell().orElseThrow(), Rung.class)
                .stall(0.9));
            var sent = new ArrayList<Rung>();
            long[] lives = {7, 8, 9, 31};
            for (int srq = 0; srq < 4; srq++) {
                bench.make(srq, lives[srq]);
            }
            for (int i = 0; i < 40; i++) {
                var one = new Rung(i % 4, 1000 * i, i % 3 == 0, lives[i % 4]);
                sent.add(one);
                bench.bus.post(0x10C, (one.limiting ? 1L << 31 : 0) | one.srq << 16 | one.number);
                if (i == 20) {                               // a queue of that number again, while doorbells wait
                    bench.bus.finish();
                    bench.make(2, lives[2] = 0);
                }
            }
            bench.bus.post(0x10C, 4L << 16);                 // no such queue
            bench.bus.post(0x1FF00C, 1);                     // not its page
            bench.bus.finish();
            bench.dut.step(20);
            assertThat(bench.registers.read("doorbell_denied.count")).isEqualTo(1);
            bench.dut.stepUntil(() -> rung.received().size() == 40, 2000);
            bench.dut.step(50);
            assertThat(rung.received()).isEqualTo(sent);
            assertThat(bench.registers.read("writes_refused.count")).isEqualTo(1);
            assertThat(bench.registers.read("verbs.shared")).isEqualTo(1);
            assertThat(bench.registers.read("verbs.srqs")).isEqualTo(4);
        }
    }

    @EachEngine void eventsAreShownOneAfterTheOther(Engine engine) {
        try (var bench = new Bench(engine)) {
            var irq = bench.dut.pin(bench.dut.io().irq());
            bench.registers.write("interrupt_enable.mask", 1 << 5);
            assertThat(bench.event()).isEqualTo(-1);
            for (int srq : new int[] {2, 0, 2, 3, 0}) {
                bench.limit(srq);
            }
            // The first one was shown before it came again; the others wait once.
            for (long srq : new long[] {2, 0, 2, 3}) {
                assertThat(irq.isSet()).as("interrupt of " + srq).isTrue();
                bench.registers.write("interrupt_status.event", 1);
                bench.dut.step(2);
                assertThat(irq.isSet()).isFalse();
                assertThat(bench.event()).isEqualTo(srq);
                bench.bus.write(0x14C, 0);
                bench.dut.step(10);
            }
            assertThat(bench.event()).isEqualTo(-1);
            assertThat(irq.isSet()).isFalse();
        }
    }

    @Test void aDoorbellWaitsWhenItsQueueIsNearlyFull() {
        try (var bench = new Bench(Engine.JVM)) {
            bench.make(0, 1);
            for (int i = 0; i < 60; i++) {
                bench.bus.post(0x10C, i);
            }
            bench.dut.step(3000);
            assertThat(bench.bus.answers().size()).isBetween(NicControl.DOORBELLS - NicControl.RESERVE + 1,
                NicControl.DOORBELLS);
        }
    }
}
