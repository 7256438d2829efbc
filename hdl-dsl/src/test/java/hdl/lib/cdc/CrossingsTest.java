package hdl.lib.cdc;

import static hdl.Hdl.bool;
import static hdl.Hdl.in;
import static hdl.Hdl.instance;
import static hdl.Hdl.link;
import static hdl.Hdl.reg;
import static hdl.Hdl.uint;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hdl.Bool;
import hdl.Bundle;
import hdl.Circuit;
import hdl.Clock;
import hdl.Design;
import hdl.Ports;
import hdl.UInt;
import hdl.lib.Stream;
import hdl.sim.Engine;
import hdl.sim.Simulation;
import hdl.sim.agent.StreamSink;
import hdl.sim.agent.StreamSource;
import hdl.sim.junit.EachEngine;
import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

class CrossingsTest {
    /** Every crossing, from one clock into another. */
    record All() implements Circuit<All.Io> {
        record Io(Clock slow, Clock fast, Stream<UInt> wideIn, Stream<UInt> wideOut, Stream<UInt> deepIn,
                  Stream<UInt> deepOut, Stream<UInt> singleIn, Stream<UInt> singleOut, Bool pulse, Bool arrived,
                  Bool button, Bool pressed, Bool request, Bool reset) implements Bundle<Io> {}

        @Override public Io ports(Ports p) {
            var slow = p.clock();
            var fast = p.clock();
            var word = Stream.of(uint(16));
            return new Io(slow, fast, p.on(slow).in(word), p.on(fast).out(word), p.on(slow).in(word),
                p.on(fast).out(word), p.on(slow).in(word), p.on(fast).out(word), p.on(slow).in(bool()),
                p.on(fast).out(bool()), p.async().in(bool()), p.on(fast).out(bool()), p.async().in(bool()),
                p.on(fast).out(bool()));
        }

        @Override public void body(Io io) {
            fifo(io, 16, io.wideIn, io.wideOut);
            fifo(io, 128, io.deepIn, io.deepOut);
            var single = instance(new HandshakeCrossing<>(uint(16)));
            single.from().set(io.slow);
            single.to().set(io.fast);
            link(single.in(), io.singleIn);
            link(io.singleOut, single.out());
            var pulses = instance(new PulseCrossing());
            pulses.from().set(io.slow);
            pulses.to().set(io.fast);
            pulses.pulse().set(io.pulse);
            io.arrived.set(pulses.arrived());
            in(io.fast, () -> {
                io.pressed.set(Synchronizer.of(io.button));
                var reset = instance(new ResetSynchronizer(5));
                reset.request().set(io.request);
                io.reset.set(reset.reset());
            });
        }

        private static void fifo(Io io, int depth, Stream<UInt> from, Stream<UInt> to) {
            var fifo = instance(new AsyncFifo<>(uint(16), depth));
            fifo.write().set(io.slow);
            fifo.read().set(io.fast);
            link(fifo.in(), from);
            link(to, fifo.out());
        }
    }

    /** Periods in picoseconds: alike, one faster than the other, and nearly alike. */
    private static final List<long[]> PERIODS = List.of(new long[] {10_000, 10_000}, new long[] {10_000, 3_100},
        new long[] {3_100, 10_000}, new long[] {10_000, 9_973});

    private static Simulation<All.Io> running(Engine engine, long[] periods) {
        var dut = Simulation.of(new All(), engine);
        dut.clock(dut.io().slow()).period(periods[0]);
        dut.clock(dut.io().fast()).period(periods[1]);
        return dut;
    }

    @EachEngine void streamsArriveWholeAndInOrderWhateverTheClocks(Engine engine) {
        int count = engine == Engine.JVM ? 600 : 100;
        var sent = LongStream.range(0, count).map(i -> i * 0x9E37 & 0xFFFF).boxed().toList();
        for (var periods : PERIODS) {
            try (var dut = running(engine, periods)) {
                var io = dut.io();
                var sinks = List.of(
                    carried(dut, io.wideIn(), io.wideOut(), sent), carried(dut, io.deepIn(), io.deepOut(), sent),
                    carried(dut, io.singleIn(), io.singleOut(), sent));
                dut.stepUntil(() -> sinks.stream().allMatch(sink -> sink.received().size() >= count), 40L * count);
                dut.step(30);
                assertThat(sinks).allSatisfy(sink -> assertThat(sink.received()).isEqualTo(sent));
            }
        }
    }

    private static StreamSink<Long> carried(Simulation<?> dut, Stream<?> in, Stream<?> out, List<Long> sent) {
        dut.add(new StreamSource<>(dut, in, Long.class).stall(0.3).send(sent));
        return dut.add(new StreamSink<>(dut, out, Long.class).stall(0.4));
    }

    @EachEngine void aFifoBetweenEqualClocksPassesOnePayloadPerCycle(Engine engine) {
        try (var dut = running(engine, PERIODS.getFirst())) {
            var sent = LongStream.range(0, 80).boxed().toList();
            dut.add(new StreamSource<>(dut, dut.io().wideIn(), Long.class).send(sent));
            var sink = dut.add(new StreamSink<>(dut, dut.io().wideOut(), Long.class));
            dut.step(80 + 5);
            assertThat(sink.received()).isEqualTo(sent);
        }
    }

    @EachEngine void aFullFifoStopsTheSource(Engine engine) {
        try (var dut = running(engine, PERIODS.get(1))) {
            var sent = LongStream.range(0, 40).boxed().toList();
            var source = dut.add(new StreamSource<>(dut, dut.io().wideIn(), Long.class).send(sent));
            dut.step(60);
            assertThat(source.sent()).as("16 in the memory, one at the output").isEqualTo(17);
        }
    }

    @EachEngine void everyPulseArrivesOnceWhenTheyAreFarEnoughApart(Engine engine) {
        for (var periods : PERIODS) {
            try (var dut = running(engine, periods)) {
                var counter = new Pulses(dut);
                dut.add(counter);
                int apart = periods[1] > periods[0] ? 8 : 2;
                for (int i = 0; i < 30; i++) {
                    dut.pin(dut.io().pulse()).set(1);
                    dut.step();
                    dut.pin(dut.io().pulse()).set(0);
                    dut.step(apart - 1);
                }
                dut.step(20);
                assertThat(counter.seen).isEqualTo(30);
            }
        }
    }

    /** Counts cycles of the receiving clock in which a pulse is there. */
    private static final class Pulses implements hdl.sim.agent.Agent {
        private final hdl.sim.Pin arrived;
        private final int clock;
        private int seen;

        Pulses(Simulation<All.Io> dut) {
            arrived = dut.pin(dut.io().arrived());
            clock = dut.clockOf(arrived);
        }

        @Override public void drive() {
        }

        @Override public void sample() {
            seen += arrived.isSet() ? 1 : 0;
        }

        @Override public int clock() {
            return clock;
        }
    }

    @EachEngine void aButtonTakesTwoCyclesAndAResetIsStretched(Engine engine) {
        try (var dut = running(engine, PERIODS.getFirst())) {
            var pressed = dut.pin(dut.io().pressed());
            var reset = dut.pin(dut.io().reset());
            dut.step(10);
            dut.pin(dut.io().button()).set(1);
            dut.pin(dut.io().request()).set(1);
            dut.step();
            dut.pin(dut.io().request()).set(0);
            var resets = new StringBuilder();
            var presses = new StringBuilder();
            for (int i = 0; i < 9; i++) {
                resets.append(reset.get());
                presses.append(pressed.get());
                dut.step();
            }
            assertThat(resets.toString()).isEqualTo("001111000");
            assertThat(presses.toString()).isEqualTo("011111111");
        }
    }

    /** What must not be synchronised. */
    record Wrong(boolean twice) implements Circuit<Wrong.Io> {
        record Io(Clock network, Clock host, Bool a, Bool b, Bool x, Bool y) implements Bundle<Io> {}

        @Override public Io ports(Ports p) {
            var network = p.clock();
            var host = p.clock();
            return new Io(network, host, p.on(network).in(bool()), p.on(network).in(bool()), p.on(host).out(bool()),
                p.on(host).out(bool()));
        }

        @Override public void body(Io io) {
            in(io.network, () -> {
                var busy = reg(bool()).init(0);
                busy.next(io.a);
                var either = busy.or(io.b);
                in(io.host, () -> {
                    io.x.set(Synchronizer.of(twice ? busy : either));
                    io.y.set(twice ? Synchronizer.of(busy) : hdl.Hdl.lit(false));
                });
                if (twice) {
                    hdl.Hdl.ignore(either);
                }
            });
        }
    }

    @Test void logicAndASecondSynchronizerAreRefused() {
        assertThatThrownBy(() -> Design.of(new Wrong(false))).hasMessageContaining(
            "HDL404: a crossing starts at a register, 'either' is logic and may glitch; "
                + "register it in clock network first");
        assertThatThrownBy(() -> Design.of(new Wrong(true))).hasMessageContaining(
            "HDL406: 'busy' is synchronised twice into clock host (also at CrossingsTest.java");
    }

    @Test void parametersThatCannotWorkAreRefused() {
        assertThatThrownBy(() -> new Synchronizer(1)).hasMessageContaining("Synchronizer of 1 stages: it has 2 to 4");
        assertThatThrownBy(() -> new AsyncFifo<>(uint(8), 12)).hasMessageContaining(
            "AsyncFifo of 12 payloads: it holds a power of two, at least 4");
    }
}
