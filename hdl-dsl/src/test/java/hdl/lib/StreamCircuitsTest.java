package hdl.lib;

import static hdl.Hdl.BRAM;
import static hdl.Hdl.LUTRAM;
import static hdl.Hdl.REGISTERS;
import static hdl.Hdl.URAM;
import static hdl.Hdl.instance;
import static hdl.Hdl.link;
import static hdl.Hdl.uint;
import static hdl.Hdl.vec;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hdl.Bundle;
import hdl.Circuit;
import hdl.Ports;
import hdl.UInt;
import hdl.Vec;
import hdl.sim.Engine;
import hdl.sim.Options;
import hdl.sim.Simulation;
import hdl.sim.agent.StreamSink;
import hdl.sim.agent.StreamSource;
import hdl.sim.junit.EachEngine;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** What every circuit with one stream in and one out must do, for all of them side by side in one model. */
class StreamCircuitsTest {
    private static final int LANES = 10;

    /** Each lane is another circuit. */
    record Lanes() implements Circuit<Lanes.Io> {
        record Io(Vec<Stream<UInt>> from, Vec<Stream<UInt>> to, UInt level) implements Bundle<Io> {}

        @Override public Io ports(Ports p) {
            return new Io(p.in(vec(Stream.of(uint(16)), LANES)), p.out(vec(Stream.of(uint(16)), LANES)),
                p.out(uint(4)));
        }

        @Override public void body(Io io) {
            var word = uint(16);
            var register = instance(new RegisterSlice<>(word));
            var half = instance(new HalfSlice<>(word));
            var one = instance(new Pipeline<>(word, 1));
            var three = instance(new Pipeline<>(word, 3));
            var small = instance(new Fifo<>(word, 2, REGISTERS, false));
            var odd = instance(new Fifo<>(word, 5, LUTRAM, false));
            var power = instance(new Fifo<>(word, 16));
            var block = instance(new Fifo<>(word, 4, BRAM, false));
            var level = instance(new Fifo<>(word, 13, BRAM, true));
            var ultra = instance(new Fifo<>(word, 8, URAM, false));
            var sinks = List.of(register.in(), half.in(), one.in(), three.in(), small.in(), odd.in(), power.in(),
                block.in(), level.in(), ultra.in());
            var sources = List.of(register.out(), half.out(), one.out(), three.out(), small.out(), odd.out(),
                power.out(), block.out(), level.out(), ultra.out());
            for (int i = 0; i < LANES; i++) {
                link(sinks.get(i), io.from.at(i));
                link(io.to.at(i), sources.get(i));
            }
            io.level.set(level.level().orElseThrow());
        }
    }

    /** Cycles from input to output, in the order of the lanes. */
    private static final List<Long> LATENCY = List.of(1L, 1L, 1L, 3L, 1L, 1L, 1L, 3L, 3L, 3L);
    private static final int HALF_RATE = 1;
    private static final int WITH_LEVEL = 8;
    private static final int LEVEL_DEPTH = 13;

    private static List<Long> words(SplittableRandom random, int count) {
        return random.longs(count, 0, 0x10000).boxed().toList();
    }

    @EachEngine void whatGoesInComesOutInOrderWhateverStalls(Engine engine) {
        int count = engine == Engine.JVM ? 2000 : 150;
        for (var stalls : new double[][] {{0.5, 0.5}, {0, 0.7}, {0.7, 0}}) {
            try (var dut = Simulation.of(new Lanes(), engine, Options.standard().seed(5))) {
                var random = new SplittableRandom(3);
                var sent = new ArrayList<List<Long>>();
                var sinks = new ArrayList<StreamSink<Long>>();
                for (int i = 0; i < LANES; i++) {
                    sent.add(words(random, count));
                    dut.add(new StreamSource<>(dut, dut.io().from().at(i), Long.class).stall(stalls[0])
                        .send(sent.get(i)));
                    sinks.add(dut.add(new StreamSink<>(dut, dut.io().to().at(i), Long.class).stall(stalls[1])));
                }
                dut.stepUntil(() -> sinks.stream().allMatch(sink -> sink.received().size() >= count), 12L * count);
                dut.step(20);
                for (int i = 0; i < LANES; i++) {
                    assertThat(sinks.get(i).received()).as("lane %d", i).isEqualTo(sent.get(i));
                }
            }
        }
    }

    @EachEngine void latencyAndThroughputAreAsDocumented(Engine engine) {
        int count = 60;
        try (var dut = Simulation.of(new Lanes(), engine)) {
            var random = new SplittableRandom(4);
            var arrivals = new ArrayList<List<Long>>();
            for (int i = 0; i < LANES; i++) {
                dut.add(new StreamSource<>(dut, dut.io().from().at(i), Long.class).send(words(random, count)));
                var times = new ArrayList<Long>();
                dut.add(new StreamSink<>(dut, dut.io().to().at(i), Long.class).to(_ -> times.add(dut.cycle(0))));
                arrivals.add(times);
            }
            long start = dut.cycle(0);
            dut.step(2 * count + 10);
            for (int i = 0; i < LANES; i++) {
                int pace = i == HALF_RATE ? 2 : 1;
                var times = arrivals.get(i);
                assertThat(times).as("lane %d", i).hasSize(count);
                assertThat(times.getFirst() - start).as("latency of lane %d", i).isEqualTo(LATENCY.get(i));
                assertThat(times.getLast() - times.getFirst()).as("rate of lane %d", i)
                    .isEqualTo((long) pace * (count - 1));
            }
        }
    }

    @EachEngine void aFifoHoldsExactlyItsDepthAndCountsIt(Engine engine) {
        try (var dut = Simulation.of(new Lanes(), engine)) {
            var source = dut.add(new StreamSource<>(dut, dut.io().from().at(WITH_LEVEL), Long.class)
                .send(words(new SplittableRandom(1), 20)));
            var level = dut.pin(dut.io().level());
            for (int i = 0; i <= LEVEL_DEPTH + 5; i++) {
                assertThat(level.get()).isEqualTo(Math.min(i, LEVEL_DEPTH));
                dut.step();
            }
            assertThat(source.sent()).isEqualTo(LEVEL_DEPTH);
            dut.pin(dut.io().to().at(WITH_LEVEL).ready()).set(1);
            dut.step();
            dut.settle();
            assertThat(level.get()).isEqualTo(LEVEL_DEPTH - 1);
        }
    }

    @EachEngine void aRegisterSliceHoldsTwoAndAHalfSliceOne(Engine engine) {
        try (var dut = Simulation.of(new Lanes(), engine)) {
            var sources = new ArrayList<StreamSource<Long>>();
            for (int i = 0; i < 4; i++) {
                sources.add(dut.add(new StreamSource<>(dut, dut.io().from().at(i), Long.class)
                    .send(words(new SplittableRandom(i), 9))));
            }
            dut.step(9);
            assertThat(sources.stream().map(StreamSource::sent)).containsExactly(2L, 1L, 1L, 3L);
        }
    }

    @Test void parametersThatCannotWorkAreRefused() {
        assertThatThrownBy(() -> new Fifo<>(uint(8), 1)).hasMessageContaining(
            "Fifo of 1 payloads in LUTRAM: for one per cycle it needs at least 2; "
                + "a single place is HalfSlice or Pipeline");
        assertThatThrownBy(() -> new Fifo<>(uint(8), 3, BRAM, false)).hasMessageContaining("needs at least 4");
        assertThatThrownBy(() -> new Fifo<>(uint(8), 8, hdl.Hdl.AUTO, false))
            .hasMessageContaining("choose REGISTERS, LUTRAM, BRAM or URAM");
        assertThatThrownBy(() -> new Pipeline<>(uint(8), 0)).hasMessageContaining("Pipeline of 0 stages: it has at least 1");
    }
}
