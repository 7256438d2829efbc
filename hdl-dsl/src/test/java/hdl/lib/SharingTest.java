package hdl.lib;

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
import hdl.lib.Arbiter.Policy;
import hdl.sim.Engine;
import hdl.sim.Simulation;
import hdl.sim.agent.StreamSink;
import hdl.sim.agent.StreamSource;
import hdl.sim.junit.EachEngine;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

/** Streams that are copied, joined and shared. */
class SharingTest {
    /** A fork, a join and two arbiters in one model. */
    record Shared() implements Circuit<Shared.Io> {
        record Io(Stream<UInt> copied, Vec<Stream<UInt>> copies, Stream<UInt> cutCopied,
                  Vec<Stream<UInt>> cutCopies, Stream<UInt> left, Stream<UInt> right,
                  Stream<Join.Pair<UInt, UInt>> pairs, Vec<Stream<UInt>> ranked, Stream<UInt> best,
                  Vec<Stream<UInt>> turns, Stream<UInt> fair, UInt source) implements Bundle<Io> {}

        @Override public Io ports(Ports p) {
            var word = Stream.of(uint(16));
            return new Io(p.in(word), p.out(vec(word, 3)), p.in(word), p.out(vec(word, 3)), p.in(word), p.in(word),
                p.out(Stream.of(Join.Pair.of(uint(16), uint(16)))),
                p.in(vec(word, 2)), p.out(word), p.in(vec(word, 3)), p.out(word), p.out(uint(2)));
        }

        @Override public void body(Io io) {
            var fork = instance(new Fork<>(uint(16), 3));
            link(fork.in(), io.copied);
            link(io.copies, fork.out());

            var slice = instance(new ForkSlice<>(uint(16), 3));
            link(slice.in(), io.cutCopied);
            link(io.cutCopies, slice.out());

            var join = instance(new Join<>(uint(16), uint(16)));
            link(join.left(), io.left);
            link(join.right(), io.right);
            link(io.pairs, join.out());

            var fixed = instance(new Arbiter<>(uint(16), 2, Policy.FIXED, false));
            link(fixed.in(), io.ranked);
            link(io.best, fixed.out());
            hdl.Hdl.ignore(fixed.source());

            var robin = instance(new Arbiter<>(uint(16), 3, Policy.ROUND_ROBIN, false));
            link(robin.in(), io.turns);
            link(io.fair, robin.out());
            io.source.set(robin.source());
        }
    }

    /** A plain pair, as {@link Join.Pair}. */
    record Pair(long left, long right) {}

    /** A plain beat. */
    record Bytes(long data, long keep, boolean last) {}

    private static List<Long> words(long from, int count) {
        return LongStream.range(from, from + count).boxed().toList();
    }

    @EachEngine void everySinkOfAForkGetsEveryPayloadOnce(Engine engine) {
        try (var dut = Simulation.of(new Shared(), engine)) {
            var sent = words(100, 120);
            dut.add(new StreamSource<>(dut, dut.io().copied(), Long.class).stall(0.2).send(sent));
            var sinks = new ArrayList<StreamSink<Long>>();
            for (var copy : dut.io().copies()) {
                sinks.add(dut.add(new StreamSink<>(dut, copy, Long.class).stall(0.2 + 0.2 * sinks.size())));
            }
            dut.stepUntil(() -> sinks.stream().allMatch(sink -> sink.received().size() >= 120), 1500);
            dut.step(10);
            assertThat(sinks).allSatisfy(sink -> assertThat(sink.received()).isEqualTo(sent));
        }
    }

    @EachEngine void everySinkOfAForkSliceGetsEveryPayloadOnce(Engine engine) {
        for (var stalls : new double[][] {{0, 0, 0}, {0.2, 0.4, 0.6}, {0.9, 0, 0.3}}) {
            try (var dut = Simulation.of(new Shared(), engine)) {
                var sent = words(100, 120);
                dut.add(new StreamSource<>(dut, dut.io().cutCopied(), Long.class).stall(stalls[2]).send(sent));
                var sinks = new ArrayList<StreamSink<Long>>();
                for (var copy : dut.io().cutCopies()) {
                    sinks.add(dut.add(new StreamSink<>(dut, copy, Long.class).stall(stalls[sinks.size()])));
                }
                dut.stepUntil(() -> sinks.stream().allMatch(sink -> sink.received().size() >= 120), 4000);
                dut.step(10);
                assertThat(sinks).allSatisfy(sink -> assertThat(sink.received()).isEqualTo(sent));
            }
        }
    }

    /** Shown a cycle after it comes, released a cycle after the last has taken it, whoever that is. */
    @EachEngine void aForkSliceTakesThreeCyclesAndNoSinkSeesTheSourceOrAnotherSink(Engine engine) {
        try (var dut = Simulation.of(new Shared(), engine)) {
            var in = dut.io().cutCopied();
            dut.pin(in.payload()).set(77);
            for (var out : dut.io().cutCopies()) {
                dut.pin(out.ready()).set(1);
            }
            var shown = dut.pin(dut.io().cutCopies().at(1).valid());
            var ready = dut.pin(in.ready());
            dut.pin(in.valid()).set(1);
            var seen = new StringBuilder();
            for (int i = 0; i < 6; i++) {
                dut.settle();
                seen.append(shown.get()).append(ready.get()).append(' ');
                dut.step();
            }
            assertThat(seen.toString()).isEqualTo("00 10 01 00 10 01 ");
        }
    }

    @EachEngine void aJoinPairsThePayloadsInOrder(Engine engine) {
        try (var dut = Simulation.of(new Shared(), engine)) {
            dut.add(new StreamSource<>(dut, dut.io().left(), Long.class).stall(0.5).send(words(0, 100)));
            dut.add(new StreamSource<>(dut, dut.io().right(), Long.class).stall(0.2).send(words(500, 100)));
            var sink = dut.add(new StreamSink<>(dut, dut.io().pairs(), Pair.class).stall(0.3));
            dut.stepUntil(() -> sink.received().size() >= 100, 1500);
            assertThat(sink.received())
                .isEqualTo(LongStream.range(0, 100).mapToObj(i -> new Pair(i, 500 + i)).toList());
        }
    }

    @EachEngine void forkAndJoinAndArbiterMoveOnePayloadPerCycle(Engine engine) {
        try (var dut = Simulation.of(new Shared(), engine)) {
            dut.add(new StreamSource<>(dut, dut.io().copied(), Long.class).send(words(0, 50)));
            dut.add(new StreamSource<>(dut, dut.io().left(), Long.class).send(words(0, 50)));
            dut.add(new StreamSource<>(dut, dut.io().right(), Long.class).send(words(0, 50)));
            var sinks = new ArrayList<StreamSink<?>>();
            for (var copy : dut.io().copies()) {
                sinks.add(dut.add(new StreamSink<>(dut, copy, Long.class)));
            }
            sinks.add(dut.add(new StreamSink<>(dut, dut.io().pairs(), Pair.class)));
            for (var in : dut.io().turns()) {
                dut.add(new StreamSource<>(dut, in, Long.class).send(words(0, 50)));
            }
            sinks.add(dut.add(new StreamSink<>(dut, dut.io().fair(), Long.class)));
            dut.step(50);
            assertThat(sinks).allSatisfy(sink -> assertThat(sink.received()).hasSize(50));
        }
    }

    @EachEngine void anArbiterLosesNothingKeepsTheOrderOfEachSourceAndNamesIt(Engine engine) {
        try (var dut = Simulation.of(new Shared(), engine)) {
            for (int i = 0; i < 3; i++) {
                dut.add(new StreamSource<>(dut, dut.io().turns().at(i), Long.class).stall(0.3 * i)
                    .send(words(1000 * i, 60)));
            }
            for (int i = 0; i < 2; i++) {
                dut.add(new StreamSource<>(dut, dut.io().ranked().at(i), Long.class).stall(0.4)
                    .send(words(1000 * i, 60)));
            }
            var best = dut.add(new StreamSink<>(dut, dut.io().best(), Long.class).stall(0.3));
            var source = dut.pin(dut.io().source());
            var fair = dut.add(new StreamSink<>(dut, dut.io().fair(), Long.class).stall(0.4)
                .to(word -> assertThat(source.get()).isEqualTo(word / 1000)));
            dut.stepUntil(() -> best.received().size() >= 120 && fair.received().size() >= 180, 3000);
            dut.step(10);
            assertThat(bySource(fair.received()))
                .isEqualTo(Map.of(0L, words(0, 60), 1L, words(1000, 60), 2L, words(2000, 60)));
            assertThat(bySource(best.received())).isEqualTo(Map.of(0L, words(0, 60), 1L, words(1000, 60)));
        }
    }

    private static Map<Long, List<Long>> bySource(List<Long> received) {
        var found = new LinkedHashMap<Long, List<Long>>();
        for (var word : received) {
            found.computeIfAbsent(word / 1000, _ -> new ArrayList<>()).add(word);
        }
        return found;
    }

    @EachEngine void whenAllWaitTurnsGoRoundAndRankWins(Engine engine) {
        try (var dut = Simulation.of(new Shared(), engine)) {
            for (int i = 0; i < 3; i++) {
                dut.add(new StreamSource<>(dut, dut.io().turns().at(i), Long.class).send(words(1000 * i, 20)));
            }
            for (int i = 0; i < 2; i++) {
                dut.add(new StreamSource<>(dut, dut.io().ranked().at(i), Long.class).send(words(1000 * i, 20)));
            }
            var fair = dut.add(new StreamSink<>(dut, dut.io().fair(), Long.class));
            var best = dut.add(new StreamSink<>(dut, dut.io().best(), Long.class));
            dut.step(40);
            for (int i = 0; i < 30; i++) {
                assertThat(fair.received().get(i)).isEqualTo(1000 * (i % 3) + i / 3);
            }
            assertThat(best.received().subList(0, 20)).isEqualTo(words(0, 20));
            assertThat(best.received().subList(20, 40)).isEqualTo(words(1000, 20));
        }
    }

    /** Or a sink's answer would run back to whoever asks. */
    @EachEngine void whetherAnInputIsNextDoesNotDependOnItself(Engine engine) {
        try (var dut = Simulation.of(new Shared(), engine)) {
            var turns = dut.io().turns();
            var random = new SplittableRandom(11);
            dut.pin(dut.io().fair().ready()).set(1);
            for (int i = 0; i < 200; i++) {
                for (var in : turns) {
                    dut.pin(in.valid()).set(random.nextInt(2));
                }
                for (var in : turns) {
                    long before = dut.pin(in.valid()).get();
                    dut.settle();
                    long ready = dut.pin(in.ready()).get();
                    dut.pin(in.valid()).set(1 - before);
                    dut.settle();
                    assertThat(dut.pin(in.ready()).get()).isEqualTo(ready);
                    dut.pin(in.valid()).set(before);
                }
                dut.settle();
                dut.step();
            }
        }
    }

    @EachEngine void packetsAreNotMixed(Engine engine) {
        var random = new SplittableRandom(8);
        try (var dut = Simulation.of(new Arbiter<>(Beat.of(2), 4, Policy.ROUND_ROBIN, true), engine)) {
            var sent = new ArrayList<List<Bytes>>();
            for (int i = 0; i < 4; i++) {
                var beats = new ArrayList<Bytes>();
                for (int packet = 0; packet < 20; packet++) {
                    int length = random.nextInt(1, 5);
                    for (int beat = 1; beat <= length; beat++) {
                        beats.add(new Bytes(i << 12 | packet << 4 | beat, 3, beat == length));
                    }
                }
                sent.add(beats);
                dut.add(new StreamSource<>(dut, dut.io().in().at(i), Bytes.class).stall(0.4).send(beats));
            }
            int all = sent.stream().mapToInt(List::size).sum();
            var sink = dut.add(new StreamSink<>(dut, dut.io().out(), Bytes.class).stall(0.3));
            dut.stepUntil(() -> sink.received().size() >= all, 5000);
            for (int i = 0; i < 4; i++) {
                int source = i;
                assertThat(sink.received().stream().filter(beat -> beat.data() >> 12 == source).toList())
                    .isEqualTo(sent.get(i));
            }
            for (int i = 1; i < all; i++) {
                var before = sink.received().get(i - 1);
                assertThat(before.last() || before.data() >> 12 == sink.received().get(i).data() >> 12).as("beat %d", i)
                    .isTrue();
            }
        }
    }

    @Test void parametersThatCannotWorkAreRefused() {
        assertThatThrownBy(() -> new Fork<>(uint(8), 1)).hasMessageContaining("Fork to 1 outputs: it has at least 2");
        assertThatThrownBy(() -> new Arbiter<>(uint(8), 1, Policy.FIXED, false))
            .hasMessageContaining("Arbiter of 1 inputs: it has at least 2");
        assertThatThrownBy(() -> hdl.Design.of(new Arbiter<>(uint(8), 2, Policy.FIXED, true)))
            .hasMessageContaining("Arbiter of packets: its payload does not say where a packet ends; "
                + "let its record implement Framed");
    }
}
