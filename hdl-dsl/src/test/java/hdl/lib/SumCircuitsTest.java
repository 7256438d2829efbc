package hdl.lib;

import static hdl.Hdl.instance;
import static hdl.Hdl.link;
import static hdl.Hdl.uint;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hdl.Bundle;
import hdl.Circuit;
import hdl.Ports;
import hdl.UInt;
import hdl.lib.PlainPackets.Bytes;
import hdl.sim.Engine;
import hdl.sim.Options;
import hdl.sim.Pin;
import hdl.sim.Simulation;
import hdl.sim.agent.StreamSink;
import hdl.sim.agent.StreamSource;
import hdl.sim.junit.EachEngine;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** Counters, divider and checksums against plain Java, all in one model. */
class SumCircuitsTest {
    private static final List<Counter> COUNTERS = List.of(new Counter(10, Counter.End.WRAP),
        new Counter(8, Counter.End.WRAP), new Counter(5, Counter.End.STAY));
    private static final List<Checksum16> SUMS = List.of(new Checksum16(2), new Checksum16(8), new Checksum16(64));

    record All() implements Circuit<All.Io> {
        record Io(Counter.Io ten, Counter.Io eight, Counter.Io five, Divider.Io divider, Divider.Io narrow,
                  Checksum16.Io words, Checksum16.Io beats, Checksum16.Io wide) implements Bundle<Io> {
            List<Counter.Io> counters() {
                return List.of(ten, eight, five);
            }

            List<Checksum16.Io> sums() {
                return List.of(words, beats, wide);
            }
        }

        @Override public Io ports(Ports p) {
            return new Io(COUNTERS.get(0).ports(p), COUNTERS.get(1).ports(p), COUNTERS.get(2).ports(p),
                new Divider(12, 5).ports(p), new Divider(3, 6).ports(p),
                SUMS.get(0).ports(p), SUMS.get(1).ports(p), SUMS.get(2).ports(p));
        }

        @Override public void body(Io io) {
            for (int i = 0; i < COUNTERS.size(); i++) {
                var counter = instance(COUNTERS.get(i));
                counter.up().set(io.counters().get(i).up());
                counter.clear().set(io.counters().get(i).clear());
                io.counters().get(i).count().set(counter.count());
                io.counters().get(i).ends().set(counter.ends());
            }
            joined(io.divider, instance(new Divider(12, 5)));
            joined(io.narrow, instance(new Divider(3, 6)));
            for (int i = 0; i < SUMS.size(); i++) {
                var sum = instance(SUMS.get(i));
                sum.in().set(io.sums().get(i).in());
                sum.seed().set(io.sums().get(i).seed());
                io.sums().get(i).sum().set(sum.sum());
            }
        }

        private static void joined(Divider.Io outside, Divider.Io inside) {
            link(inside.in(), outside.in());
            link(outside.out(), inside.out());
        }
    }

    record Operands(long dividend, long divisor) {}

    record Result(long quotient, long remainder) {}

    private static int rounds(Engine engine) {
        return engine == Engine.JVM ? 24 : 3;
    }

    private static Simulation<All.Io> started(Engine engine, int round) {
        return Simulation.of(new All(), engine, Options.standard().seed(round));
    }

    @EachEngine void countersWrapOrStay(Engine engine) {
        var random = new SplittableRandom(1);
        try (var dut = started(engine, 1)) {
            var counts = new long[COUNTERS.size()];
            for (int cycle = 0; cycle < 600; cycle++) {
                for (int i = 0; i < counts.length; i++) {
                    var io = dut.io().counters().get(i);
                    var counter = COUNTERS.get(i);
                    boolean up = random.nextInt(4) > 0;
                    boolean clear = random.nextInt(20) == 0;
                    dut.pin(io.up()).set(up);
                    dut.pin(io.clear()).set(clear);
                    dut.settle();
                    boolean last = counts[i] == counter.states() - 1;
                    assertThat(dut.pin(io.count()).get()).isEqualTo(counts[i]);
                    assertThat(dut.pin(io.ends()).isSet()).isEqualTo(up && last);
                    counts[i] = clear ? 0 : !up ? counts[i] : !last ? counts[i] + 1
                        : counter.end() == Counter.End.WRAP ? 0 : counts[i];
                }
                dut.step();
            }
        }
    }

    @EachEngine void aDividerDivides(Engine engine) {
        for (int round = 0; round < rounds(engine); round++) {
            var random = new SplittableRandom(round);
            double stall = round % 2 * 0.5;
            try (var dut = started(engine, round)) {
                var sinks = List.of(run(dut, dut.io().divider(), 12, 5, random, stall),
                    run(dut, dut.io().narrow(), 3, 6, random, stall));
                long start = dut.cycle(0);
                dut.stepUntil(() -> sinks.getFirst().received().size() == 60, 4000);
                if (stall == 0) {
                    assertThat(dut.cycle(0) - start).as("13 cycles each").isEqualTo(60 * 13 + 1);
                }
                assertThat(sinks.getFirst().received()).isEqualTo(expected.get(sinks.getFirst()));
                assertThat(sinks.getLast().received()).isEqualTo(expected.get(sinks.getLast()));
            }
        }
    }

    private final HashMap<StreamSink<Result>, List<Result>> expected = new HashMap<>();

    private StreamSink<Result> run(Simulation<?> dut, Divider.Io io, int dividend, int divisor, SplittableRandom random,
        double stall) {
        var operands = new ArrayList<Operands>();
        var results = new ArrayList<Result>();
        for (int i = 0; i < 60; i++) {
            long a = random.nextLong(1L << dividend);
            long b = random.nextInt(5) == 0 ? 0 : random.nextLong(1L << divisor);
            operands.add(new Operands(a, b));
            results.add(b == 0 ? new Result((1L << dividend) - 1, a & (1L << divisor) - 1) : new Result(a / b, a % b));
        }
        dut.add(new StreamSource<>(dut, io.in(), Operands.class).stall(stall).send(operands));
        var sink = dut.add(new StreamSink<>(dut, io.out(), Result.class).stall(stall));
        expected.put(sink, results);
        return sink;
    }

    @EachEngine void everyPacketHasItsChecksumInTime(Engine engine) {
        for (int round = 0; round < rounds(engine); round++) {
            var random = new SplittableRandom(round);
            try (var dut = started(engine, round)) {
                for (int i = 0; i < SUMS.size(); i++) {
                    sums(dut, dut.io().sums().get(i), SUMS.get(i), random, round);
                }
            }
        }
    }

    private static void sums(Simulation<?> dut, Checksum16.Io io, Checksum16 circuit, SplittableRandom random,
        int round) {
        var packets = PlainPackets.random(random, 30, 1, 3 * circuit.bytes());
        packets.forEach(packet -> {
            if (random.nextInt(4) == 0) {
                java.util.Arrays.fill(packet, (byte) (random.nextBoolean() ? 0xFF : 0));   // where carries run
            }
        });
        var valid = dut.pin(io.in().valid());
        var sumValid = dut.pin(io.sum().valid());
        Pin sum = dut.pin(io.sum().value());
        var due = new HashMap<Long, Integer>();
        var seen = new HashMap<Long, Integer>();
        long now = 0;
        // With 0xFFFF in front the sum is 0x1FFFF: its fold has a carry again.
        packets.add(new byte[] {-1, -1, -1, -1, 0, 1});
        for (var packet : packets) {
            int seed = packet == packets.getLast() ? 0xFFFF : random.nextInt(3) == 0 ? 0 : random.nextInt(0x10000);
            var beats = PlainPackets.beats(List.of(packet), circuit.bytes(), random);
            for (int b = 0; b < beats.size(); b++) {
                for (int pause = round % 2 * random.nextInt(3); pause >= 0; pause--) {
                    valid.set(pause == 0);
                    drive(dut, io, beats.get(b), b == 0 ? seed : random.nextInt(0x10000));
                    dut.settle();
                    if (sumValid.isSet()) {
                        seen.put(now, (int) sum.get());
                    }
                    if (pause == 0 && b == beats.size() - 1) {
                        due.put(now + circuit.latency(), checksum(packet, seed));
                    }
                    dut.step();
                    now++;
                }
            }
        }
        valid.set(0);
        for (int i = 0; i < circuit.latency() + 2; i++, now++) {
            dut.settle();
            if (sumValid.isSet()) {
                seen.put(now, (int) sum.get());
            }
            dut.step();
        }
        assertThat(seen).as("%s", circuit).isEqualTo(due);
    }

    private static void drive(Simulation<?> dut, Checksum16.Io io, Bytes beat, int seed) {
        var words = new long[(dut.pin(io.in().value().data()).width() + 63) / 64];
        for (int i = 0; i < words.length; i++) {
            words[i] = beat.data().shiftRight(64 * i).longValue();
        }
        dut.pin(io.in().value().data()).setWords(words);
        dut.pin(io.in().value().keep()).set(beat.keep().longValue());
        dut.pin(io.in().value().last()).set(beat.last());
        dut.pin(io.seed()).set(seed);
    }

    /** As RFC 1071 has it. */
    private static int checksum(byte[] packet, int seed) {
        long sum = seed;
        for (int i = 0; i < packet.length; i += 2) {
            sum += (packet[i] & 0xFF) << 8 | (i + 1 < packet.length ? packet[i + 1] & 0xFF : 0);
        }
        while (sum >> 16 != 0) {
            sum = (sum & 0xFFFF) + (sum >> 16);
        }
        return (int) ~sum & 0xFFFF;
    }

    @Test void parametersThatCannotWorkAreRefused() {
        assertThatThrownBy(() -> new Counter(1, Counter.End.WRAP)).hasMessageContaining(
            "Counter with 1 values: it has at least 2");
        assertThatThrownBy(() -> new Divider(1, 4)).hasMessageContaining("Divider of 1 by 4 bits: it has at least 2 and 1");
        assertThatThrownBy(() -> new Checksum16(6)).hasMessageContaining(
            "Checksum16 of 6 bytes: a beat has a power of two, at least 2");
    }
}
