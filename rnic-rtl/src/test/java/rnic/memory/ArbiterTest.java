package rnic.memory;

import static org.assertj.core.api.Assertions.assertThat;

import hdl.sim.Engine;
import hdl.sim.Simulation;
import hdl.sim.agent.Agent;
import hdl.sim.agent.AxiMemory;
import hdl.sim.agent.SparseMemory;
import hdl.sim.agent.StreamSource;
import hdl.sim.junit.EachEngine;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import rnic.common.WrongDrive;

/** Several clients on one bus: everybody gets what is his, in his order, whatever order the bus takes. */
class ArbiterTest {
    private static final long SEED = Long.getLong("hdl.seed", 20_266);
    private static final int BYTES = 32;
    private static final int CLIENTS = 3;
    private static final int ID_BITS = 3;

    /** A burst as the agents carry it. */
    record Wanted(long address, int length) {}

    /** An address of the bus. */
    record Asked(long id, long size, long burst) {}

    /** A beat of data as the agents carry it. */
    record Data(long[] data, long strb, boolean last) {}

    private static Wanted burst(Random random) {
        int length = random.nextInt(4) == 0 ? random.nextInt(128) : random.nextInt(4);
        int line = random.nextInt(128 - length);
        return new Wanted(0x7_0000_0000L + 4096L * random.nextInt(1 << 20) + 32 * line, length);
    }

    // ---- reading

    /** What a beat brings a client. */
    private static String beat(boolean bad, byte[] bytes, boolean last) {
        return (bad ? "bad" : HexFormat.of().formatHex(bytes)) + (last ? " last" : "");
    }

    /** Bursts that read from an odd beat are refused. */
    private static boolean isRefused(long address) {
        return address % (2 * BYTES) != 0;
    }

    /** Beats of different clients come in any order; what each client gets is kept, and in which order they asked. */
    private static final class Reading implements Agent {
        final Simulation<ReadArbiter.Io> dut;
        final SparseMemory memory = new SparseMemory();
        final List<List<String>> arrived = new ArrayList<>();
        final List<Asked> order = new ArrayList<>();

        Reading(Simulation<ReadArbiter.Io> dut, double stall) {
            this.dut = dut;
            for (int i = 0; i < CLIENTS; i++) {
                arrived.add(new ArrayList<>());
            }
            AxiMemory.reading(dut, dut.io().ar(), dut.io().r(), memory).stall(stall).interleaved()
                .outstanding(Integer.MAX_VALUE).refuse(ArbiterTest::isRefused);
            dut.add(this);
        }

        @Override public void drive() {
        }

        @Override public void sample() {
            assertThat(dut.pin(dut.io().r().ready()).isSet()).isTrue();
            var ar = dut.io().ar();
            if (dut.pin(ar.valid()).isSet() && dut.pin(ar.ready()).isSet()) {
                order.add(new Asked(dut.pin(ar.payload().id()).get(), dut.pin(ar.payload().size()).get(),
                    dut.pin(ar.payload().burst()).get()));
            }
            for (int i = 0; i < CLIENTS; i++) {
                var beats = dut.io().clients().at(i).beats();
                if (dut.pin(beats.valid()).isSet()) {
                    var bytes = ByteBuffer.allocate(BYTES).order(ByteOrder.LITTLE_ENDIAN);
                    bytes.asLongBuffer().put(dut.pin(beats.value().data()).words());
                    arrived.get(i).add(beat(dut.pin(beats.value().bad()).isSet(), bytes.array(),
                        dut.pin(beats.value().last()).isSet()));
                }
            }
        }
    }

    private static void read(Engine engine, int count, double stall) {
        var random = new Random(SEED);
        try (var dut = Simulation.of(new ReadArbiter(BYTES, CLIENTS, ID_BITS), engine)) {
            var bus = new Reading(dut, stall);
            var wanted = new ArrayList<List<String>>();
            for (int i = 0; i < CLIENTS; i++) {
                var source = dut.add(new StreamSource<>(dut, dut.io().clients().at(i).bursts(), Wanted.class)
                    .stall(0.3));
                var beats = new ArrayList<String>();
                for (int j = 0; j < count; j++) {
                    var burst = burst(random);
                    source.send(burst);
                    for (int k = 0; k <= burst.length; k++) {
                        beats.add(beat(isRefused(burst.address),
                            bus.memory.get(burst.address + (long) BYTES * k, BYTES), k == burst.length));
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
            var bus = new Reading(dut, 0);
            for (int i = CLIENTS - 1; i >= 0; i--) {
                dut.add(new StreamSource<>(dut, dut.io().clients().at(i).bursts(), Wanted.class)
                    .send(new Wanted(64, 0), new Wanted(128, 0)));
            }
            dut.step(20);
            assertThat(bus.order.stream().map(Asked::id)).containsExactly(0L, 0L, 1L, 1L, 2L, 2L);
        }
    }

    // ---- writing

    /** Clients are answered in any order; an answer has to be the one that is due to its client. */
    private static final class Writing implements Agent {
        final Simulation<WriteArbiter.Io> dut;
        final SparseMemory memory = new SparseMemory();
        final List<Deque<Boolean>> due = new ArrayList<>();
        int answers;

        Writing(Simulation<WriteArbiter.Io> dut, double stall) {
            this.dut = dut;
            for (int i = 0; i < CLIENTS; i++) {
                due.add(new ArrayDeque<>());
            }
            AxiMemory.writing(dut, dut.io().aw(), dut.io().w(), dut.io().b(), memory).stall(stall).latency(1, 20)
                .outstanding(Integer.MAX_VALUE).refuse(ArbiterTest::isRefused);
            dut.add(this);
        }

        @Override public void drive() {
        }

        @Override public void sample() {
            assertThat(dut.pin(dut.io().b().ready()).isSet()).isTrue();
            for (int i = 0; i < CLIENTS; i++) {
                var answer = dut.io().clients().at(i).answers();
                if (dut.pin(answer.valid()).isSet()) {
                    answers++;
                    assertThat(dut.pin(answer.value()).isSet()).isEqualTo(due.get(i).remove());
                }
            }
        }
    }

    private static void write(Engine engine, int count, double stall) {
        var random = new Random(SEED);
        try (var dut = Simulation.of(new WriteArbiter(BYTES, CLIENTS, ID_BITS), engine)) {
            var bus = new Writing(dut, stall);
            var expected = new SparseMemory();
            for (int i = 0; i < CLIENTS; i++) {
                var bursts = dut.add(new StreamSource<>(dut, dut.io().clients().at(i).bursts(), Wanted.class)
                    .stall(0.3));
                var beats = dut.add(new StreamSource<>(dut, dut.io().clients().at(i).data(), Data.class).stall(0.3));
                for (int j = 0; j < count; j++) {
                    var burst = new Wanted(burst(random).address + ((long) i << 40), 0);
                    int length = random.nextInt(1 + (int) (4095 - burst.address % 4096) / BYTES);
                    bursts.send(new Wanted(burst.address, length));
                    for (int k = 0; k <= length; k++) {
                        var written = isRefused(burst.address) ? new SparseMemory() : expected;
                        beats.send(data(written, burst.address + (long) BYTES * k, k == length, random));
                    }
                    bus.due.get(i).add(isRefused(burst.address));
                }
            }
            dut.stepUntil(() -> bus.answers == CLIENTS * count, 200_000);
            assertThat(bus.due).allMatch(Deque::isEmpty);
            assertThat(bus.memory.difference(expected)).as("seed %d", SEED).isEmpty();
        }
    }

    private static Data data(SparseMemory expected, long address, boolean last, Random random) {
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

    @Test void anAnswerOfNobodyIsAMistakeOfTheBus() {
        WrongDrive.isAnswered(new ReadArbiter(BYTES, CLIENTS, ID_BITS), "what is read belongs to a client",
            Map.of("r_valid", 1L, "r_payload_id", CLIENTS - 1L), Map.of("r_payload_id", (long) CLIENTS));
        WrongDrive.isAnswered(new WriteArbiter(BYTES, 2, ID_BITS), "every answer belongs to a client",
            Map.of(), Map.of("b_valid", 1L, "b_payload_id", 2L));
    }

    @Test void aBusThatAnswersNothingHasNoMorePlaces() {
        try (var dut = Simulation.of(new ReadArbiter(BYTES, CLIENTS, ID_BITS), Engine.JVM)) {
            dut.pin("clients_0_bursts_valid").set(1);
            dut.pin("ar_ready").set(1);
            dut.step(1021);
            WrongDrive.isAnswered(dut, "bursts under way are counted");
        }
    }

    @Test void anAnswerToNothingIsAMistakeOfTheBus() {
        WrongDrive.isAnswered(new ReadArbiter(BYTES, CLIENTS, ID_BITS), "what is answered has begun", Map.of(),
            Map.of("r_valid", 1L, "r_payload_last", 1L));
        WrongDrive.isAnswered(new WriteArbiter(BYTES, 2, ID_BITS), "what is answered has begun", Map.of(),
            Map.of("b_valid", 1L, "b_payload_id", 1L));
    }
}
