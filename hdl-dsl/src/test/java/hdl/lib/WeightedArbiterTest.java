package hdl.lib;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import hdl.Data;
import hdl.lib.PlainPackets.Bytes;
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

/** Shares are like weights, packets stay whole, nothing is lost. */
class WeightedArbiterTest {
    private static final int INPUTS = 3;
    private static final int BYTES = 4;
    private static final int LONGEST = 9;

    private static <T extends Data<T>> void weights(Simulation<WeightedArbiter.Io<T>> dut, int... weights) {
        for (int i = 0; i < weights.length; i++) {
            dut.pin(dut.io().weight().at(i)).set(weights[i]);
        }
    }

    @EachEngine void payloadsShareLikeTheirWeightsWithoutAPause(Engine engine) {
        var random = new SplittableRandom(4);
        for (int round = 0; round < (engine == Engine.JVM ? 30 : 3); round++) {
            var weight = new int[] {1 + random.nextInt(7), 1 + random.nextInt(7), 1 + random.nextInt(7)};
            try (var dut = Simulation.of(new WeightedArbiter<>(hdl.Hdl.uint(16), INPUTS, 3), engine,
                Options.standard().seed(round))) {
                weights(dut, weight);
                for (int i = 0; i < INPUTS; i++) {
                    var sent = new ArrayList<Long>();
                    for (long k = 0; k < 400; k++) {
                        sent.add(k << 2 | i);
                    }
                    dut.add(new StreamSource<>(dut, dut.io().in().at(i), Long.class).send(sent));
                }
                var sink = dut.add(new StreamSink<>(dut, dut.io().out(), Long.class).stall(round % 2 * 0.4));
                int sum = weight[0] + weight[1] + weight[2];
                int turns = 8;
                long cycles = dut.stepUntil(() -> sink.received().size() >= sum * turns, 3000);
                if (round % 2 == 0) {
                    assertThat(cycles).as("never a pause").isEqualTo((long) sum * turns);
                }
                var counts = new int[INPUTS];
                for (long payload : sink.received()) {
                    assertThat(payload >> 2).as("in order").isEqualTo(counts[(int) payload & 3]++);
                }
                assertThat(counts).as("shares of weights %s", List.of(weight)).containsExactly(weight[0] * turns,
                    weight[1] * turns, weight[2] * turns);
            }
        }
    }

    @EachEngine void inputsTakeTurnsPayloadByPayload(Engine engine) {
        try (var dut = Simulation.of(new WeightedArbiter<>(hdl.Hdl.uint(16), INPUTS, 3), engine)) {
            weights(dut, 3, 3, 3);
            for (long i = 0; i < INPUTS; i++) {
                dut.add(new StreamSource<>(dut, dut.io().in().at((int) i), Long.class)
                    .send(java.util.Collections.nCopies(20, i)));
            }
            var sink = dut.add(new StreamSink<>(dut, dut.io().out(), Long.class).stall(0.5));
            dut.stepUntil(() -> sink.received().size() == 60, 1000);
            for (int i = 0; i < 60; i++) {
                assertThat(sink.received().get(i)).as("payload %d", i).isEqualTo(i % INPUTS);
            }
        }
    }

    @EachEngine void anInputWithoutAWeightIsNotServedAndHoldsNobodyUp(Engine engine) {
        try (var dut = Simulation.of(new WeightedArbiter<>(hdl.Hdl.uint(16), INPUTS, 3), engine)) {
            weights(dut, 0, 2, 1);
            var none = dut.add(new StreamSource<>(dut, dut.io().in().at(0), Long.class).send(1L, 2L));
            var some = dut.add(new StreamSource<>(dut, dut.io().in().at(2), Long.class).send(3L, 4L, 5L, 6L));
            var sink = dut.add(new StreamSink<>(dut, dut.io().out(), Long.class));
            dut.step(4);
            assertThat(some.isDone()).as("what others do not use is its own").isTrue();
            dut.step(20);
            assertThat(none.sent()).isZero();
            weights(dut, 1, 2, 1);
            dut.step(3);
            assertThat(sink.received()).containsExactly(3L, 4L, 5L, 6L, 1L, 2L);
        }
    }

    /** Long packets of one input do not make its share larger. */
    @EachEngine void packetsShareBeatsLikeTheirWeights(Engine engine) {
        for (int round = 0; round < (engine == Engine.JVM ? 20 : 2); round++) {
            var random = new SplittableRandom(round);
            var weight = new int[] {1 + random.nextInt(7), 1 + random.nextInt(7), 1 + random.nextInt(7)};
            var lengths = new int[][] {{LONGEST, LONGEST}, {1, 1}, {1, LONGEST}};
            try (var dut = Simulation.of(new WeightedArbiter<>(Beat.of(BYTES), INPUTS, 3, true, LONGEST), engine,
                Options.standard().seed(round))) {
                weights(dut, weight);
                var sent = new ArrayList<List<String>>();
                for (int i = 0; i < INPUTS; i++) {
                    int input = i;
                    var packets = PlainPackets.random(random, 4000 / lengths[i][1], BYTES * (lengths[i][0] - 1) + 1,
                        BYTES * lengths[i][1]);
                    packets.forEach(packet -> packet[0] = (byte) input);
                    sent.add(PlainPackets.text(packets));
                    dut.add(new StreamSource<>(dut, dut.io().in().at(i), Bytes.class)
                        .send(PlainPackets.beats(packets, BYTES, random)));
                }
                var sources = new ArrayList<Integer>();
                var sink = dut.add(new StreamSink<>(dut, dut.io().out(), Bytes.class).stall(round % 2 * 0.3)
                    .to(_ -> sources.add((int) dut.pin(dut.io().source()).get())));
                dut.step(3000);
                int moved = sources.size();
                if (round % 2 == 0) {
                    assertThat(moved).as("beats in 3000 cycles").isGreaterThan(2990);
                }
                int sum = weight[0] + weight[1] + weight[2];
                for (int i = 0; i < INPUTS; i++) {
                    int input = i;
                    double share = (double) sources.stream().filter(source -> source == input).count() / moved;
                    assertThat(share).as("share of %d, weights %s", i, java.util.Arrays.toString(weight))
                        .isCloseTo((double) weight[i] / sum, within(0.02));
                }
                checkWhole(sink.received(), sent);
            }
        }
    }

    private static void checkWhole(List<Bytes> beats, List<List<String>> sent) {
        int end = beats.size();
        while (!beats.get(end - 1).last()) {
            end--;
        }
        var next = new int[INPUTS];
        for (var packet : PlainPackets.packets(beats.subList(0, end), BYTES)) {
            int input = Integer.parseInt(packet.substring(0, 2), 16);
            assertThat(packet).isEqualTo(sent.get(input).get(next[input]++));
        }
    }

    @Test void parametersThatCannotWorkAreRefused() {
        assertThatThrownBy(() -> new WeightedArbiter<>(hdl.Hdl.uint(8), 1, 3)).hasMessageContaining(
            "WeightedArbiter of 1 inputs, weights of 3 bits and packets of 1: ");
        assertThatThrownBy(() -> new WeightedArbiter<>(hdl.Hdl.uint(8), 2, 3, false, 4)).hasMessageContaining(
            "without packets longest is 1");
    }
}
