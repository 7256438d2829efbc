package rnic.memory;

import static org.assertj.core.api.Assertions.assertThat;

import hdl.sim.Engine;
import hdl.sim.Pin;
import hdl.sim.Simulation;
import hdl.sim.agent.Agent;
import hdl.sim.agent.StreamSink;
import hdl.sim.agent.StreamSource;
import hdl.sim.junit.EachEngine;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Several clients on one bus: everybody gets what is his, in his order, whatever order the bus takes. */
class ArbiterTest {
    private static final long SEED = Long.getLong("hdl.seed", 20_266);
    private static final int BYTES = 32;
    private static final int CLIENTS = 3;
    private static final int ID_BITS = 3;

    /** A burst as the agents carry it. */
    record Wanted(long address, int length) {}

    /** An address of the bus as the agents carry it. */
    record Asked(int id, long addr, int len, int size, int burst) {}

    /** A beat of data as the agents carry it. */
    record Data(long[] data, long strb, boolean last) {}

    private static Wanted burst(Random random) {
        int length = random.nextInt(4) == 0 ? random.nextInt(128) : random.nextInt(4);
        int line = random.nextInt(128 - length);
        return new Wanted(0x7_0000_0000L + 4096L * random.nextInt(1 << 20) + 32 * line, length);
    }

    // ---- reading

    /** Beats of a burst that the bus still owes. */
    private static final class Owed {
        final Asked asked;
        int sent;

        Owed(Asked asked) {
            this.asked = asked;
        }
    }

    /** Answers the bursts of different clients in any order, beat by beat; a beat tells its address. */
    private static final class Reading implements Agent {
        final Simulation<ReadArbiter.Io> dut;
        final Random random;
        final List<Deque<Owed>> owed = new ArrayList<>();
        final List<List<Long>> arrived = new ArrayList<>();
        final List<Asked> order = new ArrayList<>();
        private final Pin valid;

        Reading(Simulation<ReadArbiter.Io> dut, Random random, double stall) {
            this.dut = dut;
            this.random = random;
            for (int i = 0; i < CLIENTS; i++) {
                owed.add(new ArrayDeque<>());
                arrived.add(new ArrayList<>());
            }
            valid = dut.pin(dut.io().r().valid());
            dut.add(new StreamSink<>(dut, dut.io().ar(), Asked.class).stall(stall).to(asked -> {
                order.add(asked);
                owed.get(asked.id).add(new Owed(asked));
            }));
            dut.add(this);
        }

        @Override public void drive() {
            var next = owed.get(random.nextInt(CLIENTS)).peek();
            valid.set(next != null);
            if (next == null) {
                return;
            }
            var beat = dut.io().r().payload();
            boolean last = next.sent == next.asked.len;
            dut.pin(beat.id()).set(next.asked.id);
            dut.pin(beat.data()).setWords(next.asked.addr + (long) BYTES * next.sent, 0, 0, ~next.asked.addr);
            dut.pin(beat.resp()).set(next.asked.addr % 64 == 0 ? 0 : 2);
            dut.pin(beat.last()).set(last);
            next.sent++;
            if (last) {
                owed.get(next.asked.id).poll();
            }
        }

        @Override public void sample() {
            assertThat(dut.pin(dut.io().r().ready()).isSet()).isTrue();
            for (int i = 0; i < CLIENTS; i++) {
                var beats = dut.io().clients().at(i).beats();
                if (dut.pin(beats.valid()).isSet()) {
                    long[] words = dut.pin(beats.value().data()).words();
                    long first = ~words[3];
                    assertThat(dut.pin(beats.value().bad()).isSet()).isEqualTo(first % 64 != 0);
                    arrived.get(i).add(words[0] | (dut.pin(beats.value().last()).isSet() ? 1 : 0));
                }
            }
        }
    }

    private static void read(Engine engine, int count, double stall) {
        var random = new Random(SEED);
        try (var dut = Simulation.of(new ReadArbiter(BYTES, CLIENTS, ID_BITS), engine)) {
            var bus = new Reading(dut, random, stall);
            var wanted = new ArrayList<List<Long>>();
            for (int i = 0; i < CLIENTS; i++) {
                var source = dut.add(new StreamSource<>(dut, dut.io().clients().at(i).bursts(), Wanted.class)
                    .stall(0.3));
                var beats = new ArrayList<Long>();
                for (int j = 0; j < count; j++) {
                    var burst = burst(random);
                    source.send(burst);
                    for (int k = 0; k <= burst.length; k++) {
                        beats.add(burst.address + (long) BYTES * k | (k == burst.length ? 1 : 0));
                    }
                }
                wanted.add(beats);
            }
            dut.stepUntil(() -> bus.arrived.stream().mapToInt(List::size).sum()
                == wanted.stream().mapToInt(List::size).sum(), 200_000);
            assertThat(bus.arrived).as("seed %d", SEED).isEqualTo(wanted);
            assertThat(bus.order).allMatch(asked -> asked.size == 5 && asked.burst == 1);
        }
    }

    @EachEngine void everyClientReadsItsOwnInOrder(Engine engine) {
        read(engine, 40, 0.3);
    }

    @Test void theFirstClientComesFirst() {
        try (var dut = Simulation.of(new ReadArbiter(BYTES, CLIENTS, ID_BITS))) {
            var bus = new Reading(dut, new Random(SEED), 0);
            for (int i = CLIENTS - 1; i >= 0; i--) {
                dut.add(new StreamSource<>(dut, dut.io().clients().at(i).bursts(), Wanted.class)
                    .send(new Wanted(64, 0), new Wanted(128, 0)));
            }
            dut.step(20);
            assertThat(bus.order.stream().map(Asked::id)).containsExactly(0, 0, 1, 1, 2, 2);
        }
    }

    // ---- writing

    /** Takes addresses and data as the bus does, and answers different clients in any order. */
    private static final class Writing implements Agent {
        final Simulation<WriteArbiter.Io> dut;
        final Random random;
        final HostMemory memory = new HostMemory();
        final Deque<Asked> addresses = new ArrayDeque<>();
        final Deque<Data> data = new ArrayDeque<>();
        final int[] due = new int[CLIENTS];
        final int[] answers = new int[CLIENTS];
        private int beat;
        private final Pin valid;

        Writing(Simulation<WriteArbiter.Io> dut, Random random, double stall) {
            this.dut = dut;
            this.random = random;
            valid = dut.pin(dut.io().b().valid());
            dut.add(new StreamSink<>(dut, dut.io().aw(), Asked.class).stall(stall).to(addresses::add));
            dut.add(new StreamSink<>(dut, dut.io().w(), Data.class).stall(stall).to(data::add));
            dut.add(this);
        }

        @Override public void drive() {
            while (!addresses.isEmpty() && !data.isEmpty()) {
                var burst = addresses.peek();
                var item = data.poll();
                for (int i = 0; i < BYTES; i++) {
                    if ((item.strb >>> i & 1) != 0) {
                        memory.set(burst.addr + (long) BYTES * beat + i, (byte) (item.data[i / 8] >>> 8 * (i % 8)));
                    }
                }
                beat++;
                assertThat(item.last).isEqualTo(beat == burst.len + 1);
                if (item.last) {
                    beat = 0;
                    due[addresses.poll().id]++;
                }
            }
            int id = random.nextInt(CLIENTS);
            valid.set(due[id] > 0);
            dut.pin(dut.io().b().payload().id()).set(id);
            dut.pin(dut.io().b().payload().resp()).set(id == 1 ? 2 : 0);
            due[id] -= due[id] > 0 ? 1 : 0;
        }

        @Override public void sample() {
            for (int i = 0; i < CLIENTS; i++) {
                var answer = dut.io().clients().at(i).answers();
                if (dut.pin(answer.valid()).isSet()) {
                    answers[i]++;
                    assertThat(dut.pin(answer.value()).isSet()).isEqualTo(i == 1);
                }
            }
        }
    }

    private static void write(Engine engine, int count, double stall) {
        var random = new Random(SEED);
        try (var dut = Simulation.of(new WriteArbiter(BYTES, CLIENTS, ID_BITS), engine)) {
            var bus = new Writing(dut, random, stall);
            var expected = new HostMemory();
            for (int i = 0; i < CLIENTS; i++) {
                var bursts = dut.add(new StreamSource<>(dut, dut.io().clients().at(i).bursts(), Wanted.class)
                    .stall(0.3));
                var beats = dut.add(new StreamSource<>(dut, dut.io().clients().at(i).data(), Data.class).stall(0.3));
                for (int j = 0; j < count; j++) {
                    var burst = new Wanted(burst(random).address + ((long) i << 40), 0);
                    int length = random.nextInt(1 + (int) (4095 - burst.address % 4096) / BYTES);
                    bursts.send(new Wanted(burst.address, length));
                    for (int k = 0; k <= length; k++) {
                        beats.send(beat(expected, burst.address + (long) BYTES * k, k == length, random));
                    }
                }
            }
            dut.stepUntil(() -> bus.answers[0] + bus.answers[1] + bus.answers[2] == CLIENTS * count, 200_000);
            assertThat(bus.answers).containsOnly(count);
            assertThat(bus.memory.difference(expected)).as("seed %d", SEED).isEmpty();
        }
    }

    private static Data beat(HostMemory expected, long address, boolean last, Random random) {
        var beat = new Data(random.longs(BYTES / 8).toArray(), random.nextInt() & 0xFFFF_FFFFL, last);
        for (int i = 0; i < BYTES; i++) {
            if ((beat.strb >>> i & 1) != 0) {
                expected.set(address + i, (byte) (beat.data[i / 8] >>> 8 * (i % 8)));
            }
        }
        return beat;
    }

    @EachEngine void everyClientWritesItsOwnAndHearsItsAnswers(Engine engine) {
        write(engine, 30, 0.3);
    }

    @Test void aBusThatStallsMostOfTheTimeMixesNothingUp() {
        read(Engine.JVM, 30, 0.9);
        write(Engine.JVM, 20, 0.9);
    }
}
