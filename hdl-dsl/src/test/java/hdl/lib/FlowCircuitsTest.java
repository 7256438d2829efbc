package hdl.lib;

import static hdl.Hdl.instance;
import static hdl.Hdl.link;
import static hdl.Hdl.uint;
import static hdl.Hdl.vec;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hdl.Bool;
import hdl.Bundle;
import hdl.Circuit;
import hdl.Ports;
import hdl.UInt;
import hdl.Vec;
import hdl.sim.Engine;
import hdl.sim.Options;
import hdl.sim.Pin;
import hdl.sim.Simulation;
import hdl.sim.agent.Agent;
import hdl.sim.agent.StreamSink;
import hdl.sim.agent.StreamSource;
import hdl.sim.junit.EachEngine;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** Circuits that hold back, drop, carry or cut up what flows, all in one model. */
class FlowCircuitsTest {
    private static final int FRACTION = 4;
    private static final int BURST = 3;
    private static final List<Gearbox> GEARS = List.of(new Gearbox(6, 4), new Gearbox(3, 8), new Gearbox(32, 8),
        new Gearbox(66, 64));
    private static final List<Integer> STAGES = List.of(1, 5, 31);

    record All() implements Circuit<All.Io> {
        record Tagged(UInt value, Bool drop, Bool last) implements Bundle<Tagged>, Framed {
            static hdl.Shape<Tagged> shape() {
                return hdl.Hdl.bundle(f -> new Tagged(f.of(uint(8)), f.of(hdl.Hdl.bool()), f.of(hdl.Hdl.bool())));
            }
        }

        record Io(UInt rate, Stream<UInt> fast, Stream<UInt> slow, Vec<Stream<UInt>> near, Vec<Stream<UInt>> far,
                  Stream<Tagged> all, Stream<Tagged> some, Stream<Tagged> packets, Stream<Tagged> kept,
                  Bool dropped, Bool packetDropped,
                  Stream<UInt> wordA, Stream<UInt> cutA, Stream<UInt> wordB, Stream<UInt> cutB,
                  Stream<UInt> wordC, Stream<UInt> cutC, Stream<UInt> wordD, Stream<UInt> cutD) implements Bundle<Io> {
            List<Stream<UInt>> words() {
                return List.of(wordA, wordB, wordC, wordD);
            }

            List<Stream<UInt>> cuts() {
                return List.of(cutA, cutB, cutC, cutD);
            }
        }

        @Override public Io ports(Ports p) {
            var word = Stream.of(uint(16));
            var words = vec(word, STAGES.size());
            var tagged = Stream.of(Tagged.shape());
            return new Io(p.in(uint(FRACTION + 1)), p.in(word), p.out(word), p.in(words), p.out(words),
                p.in(tagged), p.out(tagged), p.in(tagged), p.out(tagged), p.out(hdl.Hdl.bool()), p.out(hdl.Hdl.bool()),
                from(p, 0), to(p, 0), from(p, 1), to(p, 1), from(p, 2), to(p, 2), from(p, 3), to(p, 3));
        }

        private static Stream<UInt> from(Ports p, int gear) {
            return p.in(Stream.of(uint(GEARS.get(gear).from())));
        }

        private static Stream<UInt> to(Ports p, int gear) {
            return p.out(Stream.of(uint(GEARS.get(gear).to())));
        }

        @Override public void body(Io io) {
            var throttle = instance(new Throttle<>(uint(16), FRACTION, BURST));
            throttle.rate().set(io.rate);
            link(throttle.in(), io.fast);
            link(io.slow, throttle.out());
            for (int i = 0; i < STAGES.size(); i++) {
                var way = instance(new CreditLink<>(uint(16), STAGES.get(i)));
                link(way.in(), io.near.at(i));
                link(io.far.at(i), way.out());
            }
            var single = instance(new DropIf<>(Tagged.shape(), false));
            single.drop().set(io.all.payload().drop());
            link(single.in(), io.all);
            link(io.some, single.out());
            io.dropped.set(single.dropped());
            var whole = instance(new DropIf<>(Tagged.shape(), true));
            whole.drop().set(io.packets.payload().drop());
            link(whole.in(), io.packets);
            link(io.kept, whole.out());
            io.packetDropped.set(whole.dropped());
            for (int i = 0; i < GEARS.size(); i++) {
                var gear = instance(GEARS.get(i));
                link(gear.in(), io.words().get(i));
                link(io.cuts().get(i), gear.out());
            }
        }
    }

    /** A plain payload that says whether it is to be dropped. */
    record Plain(long value, boolean drop, boolean last) {}

    /** Counts the cycles in which a pin is 1. */
    private static final class Pulses implements Agent {
        private final Pin pin;
        private int count;

        Pulses(Pin pin) {
            this.pin = pin;
        }

        @Override public void drive() {
        }

        @Override public void sample() {
            count += pin.isSet() ? 1 : 0;
        }
    }

    private static int rounds(Engine engine) {
        return engine == Engine.JVM ? 24 : 3;
    }

    private static Simulation<All.Io> started(Engine engine, int round) {
        return Simulation.of(new All(), engine, Options.standard().seed(round));
    }

    @EachEngine void bitsStayInOrderWhateverTheWidth(Engine engine) {
        for (int round = 0; round < rounds(engine); round++) {
            var random = new SplittableRandom(round);
            double stall = round % 3 * 0.3;
            try (var dut = started(engine, round)) {
                var sent = new ArrayList<BigInteger>();
                var sinks = new ArrayList<StreamSink<BigInteger>>();
                int bits = 64 * 66;
                for (int i = 0; i < GEARS.size(); i++) {
                    var all = new BigInteger(bits, new java.util.Random(random.nextLong()));
                    sent.add(all);
                    dut.add(new StreamSource<>(dut, dut.io().words().get(i), BigInteger.class).stall(stall)
                        .send(cut(all, GEARS.get(i).from(), bits)));
                    sinks.add(dut.add(new StreamSink<>(dut, dut.io().cuts().get(i), BigInteger.class).stall(stall)));
                }
                dut.step(2 * bits);
                for (int i = 0; i < GEARS.size(); i++) {
                    int to = GEARS.get(i).to();
                    assertThat(sinks.get(i).received()).as("%s", GEARS.get(i)).isEqualTo(cut(sent.get(i), to,
                        bits / to * to));
                }
            }
        }
    }

    private static List<BigInteger> cut(BigInteger all, int width, int bits) {
        var words = new ArrayList<BigInteger>();
        for (int at = 0; at + width <= bits; at += width) {
            words.add(all.shiftRight(at).mod(BigInteger.TWO.pow(width)));
        }
        return words;
    }

    @EachEngine void theNarrowSideOfAGearboxNeverPauses(Engine engine) {
        try (var dut = started(engine, 1)) {
            var times = new ArrayList<List<Long>>();
            var sources = new ArrayList<StreamSource<BigInteger>>();
            int cycles = 200;
            for (int i = 0; i < GEARS.size(); i++) {
                var words = new ArrayList<BigInteger>();
                for (int k = 0; k < cycles; k++) {
                    words.add(BigInteger.valueOf(k % 5));
                }
                sources.add(dut.add(new StreamSource<>(dut, dut.io().words().get(i), BigInteger.class).send(words)));
                var seen = new ArrayList<Long>();
                dut.add(new StreamSink<>(dut, dut.io().cuts().get(i), BigInteger.class)
                    .to(_ -> seen.add(dut.cycle(0))));
                times.add(seen);
            }
            dut.step(cycles);
            for (int i = 0; i < GEARS.size(); i++) {
                var gear = GEARS.get(i);
                if (gear.from() < gear.to()) {
                    assertThat(sources.get(i).sent()).as("%s", gear).isEqualTo(cycles);
                } else {
                    assertThat(times.get(i)).as("%s", gear).hasSizeGreaterThanOrEqualTo(cycles - 1);
                }
            }
        }
    }

    /** What passes a bucket of tokens, cycle by cycle. */
    @EachEngine void aThrottleIsABucketOfTokens(Engine engine) {
        for (int round = 0; round < rounds(engine); round++) {
            var random = new SplittableRandom(50 + round);
            try (var dut = started(engine, round)) {
                var valid = dut.pin(dut.io().fast().valid());
                var ready = dut.pin(dut.io().slow().ready());
                var shown = dut.pin(dut.io().slow().valid());
                var rate = dut.pin(dut.io().rate());
                int one = 1 << FRACTION;
                int tokens = BURST * one;
                int now = 0;
                boolean offered = false;
                for (int cycle = 0; cycle < 400; cycle++) {
                    now = cycle % 40 == 0 ? random.nextInt(one + 1) : now;
                    offered |= random.nextInt(4) > 0;
                    boolean takes = random.nextInt(4) > 0;
                    valid.set(offered);
                    ready.set(takes);
                    rate.set(now);
                    dut.settle();
                    assertThat(shown.isSet()).as("cycle %d, %d tokens", cycle, tokens)
                        .isEqualTo(offered && tokens >= one);
                    boolean moves = offered && takes && tokens >= one;
                    tokens = Math.min(BURST * one, tokens + now - (moves ? one : 0));
                    offered &= !moves;
                    dut.step();
                }
            }
        }
    }

    @EachEngine void aFarEndTakesOnePerCycleAndLosesNothing(Engine engine) {
        for (int round = 0; round < rounds(engine); round++) {
            var random = new SplittableRandom(70 + round);
            double stall = round % 3 * 0.3;
            try (var dut = started(engine, round)) {
                int count = 300;
                var sent = random.longs(count, 0, 0x10000).boxed().toList();
                var sinks = new ArrayList<StreamSink<Long>>();
                for (int i = 0; i < STAGES.size(); i++) {
                    dut.add(new StreamSource<>(dut, dut.io().near().at(i), Long.class).stall(stall).send(sent));
                    sinks.add(dut.add(new StreamSink<>(dut, dut.io().far().at(i), Long.class).stall(stall)));
                }
                long start = dut.cycle(0);
                for (int i = 0; i < STAGES.size(); i++) {
                    var sink = sinks.get(i);
                    dut.stepUntil(() -> sink.received().size() >= count, 20L * count);
                    if (stall == 0) {
                        int store = STAGES.get(i) == 31 ? 4 : 2;
                        assertThat(dut.cycle(0) - start).isEqualTo(count + STAGES.get(i) + store);
                    }
                    assertThat(sink.received()).isEqualTo(sent);
                }
            }
        }
    }

    @EachEngine void whatIsToBeDroppedDoesNotPass(Engine engine) {
        for (int round = 0; round < rounds(engine); round++) {
            var random = new SplittableRandom(90 + round);
            var single = new ArrayList<Plain>();
            var packets = new ArrayList<Plain>();
            var kept = new ArrayList<Plain>();
            int droppedPackets = 0;
            for (int i = 0; i < 60; i++) {
                boolean drop = random.nextBoolean();
                int length = 1 + random.nextInt(4);
                for (int k = 0; k < length; k++) {
                    var payload = new Plain(random.nextInt(256), k == 0 ? drop : random.nextBoolean(), k == length - 1);
                    packets.add(payload);
                    single.add(payload);
                    if (!drop) {
                        kept.add(payload);
                    }
                }
                droppedPackets += drop ? 1 : 0;
            }
            try (var dut = started(engine, round)) {
                double stall = round % 3 * 0.3;
                dut.add(new StreamSource<>(dut, dut.io().all(), Plain.class).stall(stall).send(single));
                dut.add(new StreamSource<>(dut, dut.io().packets(), Plain.class).stall(stall).send(packets));
                var some = dut.add(new StreamSink<>(dut, dut.io().some(), Plain.class).stall(stall));
                var whole = dut.add(new StreamSink<>(dut, dut.io().kept(), Plain.class).stall(stall));
                var counted = dut.add(new Pulses(dut.pin(dut.io().dropped())));
                var countedPackets = dut.add(new Pulses(dut.pin(dut.io().packetDropped())));
                dut.step(1000);
                assertThat(some.received()).isEqualTo(single.stream().filter(payload -> !payload.drop()).toList());
                assertThat(whole.received()).isEqualTo(kept);
                assertThat(counted.count).isEqualTo((int) single.stream().filter(Plain::drop).count());
                assertThat(countedPackets.count).isEqualTo(droppedPackets);
            }
        }
    }

    @Test void parametersThatCannotWorkAreRefused() {
        assertThatThrownBy(() -> new Gearbox(8, 8)).hasMessageContaining(
            "Gearbox from 8 to 8 bits: both are at least 1, and they differ");
        assertThatThrownBy(() -> new Throttle<>(uint(8), 0, 1)).hasMessageContaining(
            "Throttle with 0 bits of fraction");
        assertThatThrownBy(() -> new CreditSender<>(uint(8), 0)).hasMessageContaining(
            "CreditSender with 0 credits: it has at least 1");
        assertThatThrownBy(() -> new CreditReceiver<>(uint(8), 1)).hasMessageContaining(
            "CreditReceiver with 1 places: it has at least 2");
        assertThatThrownBy(() -> new CreditLink<>(uint(8), 0)).hasMessageContaining("CreditLink of 0 stages: it has at least 1");
        assertThatThrownBy(() -> hdl.Design.of(new DropIf<>(uint(8), true))).hasMessageContaining(
            "DropIf of packets: its payload does not say where a packet ends; let its record implement Framed");
    }
}
