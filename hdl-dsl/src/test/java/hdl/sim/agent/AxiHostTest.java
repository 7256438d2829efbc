package hdl.sim.agent;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hdl.lib.axi.Axi4Slice;
import hdl.sim.Engine;
import hdl.sim.Pin;
import hdl.sim.Simulation;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** What an {@link AxiMemory} needs to stand for a host's memory: other timing, errors, something else behind it. */
class AxiHostTest {
    private static final int LIMIT = 5000;

    record Request(int id, long addr, int len, int size, int burst, boolean lock, int cache, int prot, int qos) {
        Request(int id, long addr, int beats) {
            this(id, addr, beats - 1, 3, 1, false, 0, 0, 0);
        }
    }

    record Data(long data, int strb, boolean last) {}

    record Answer(int id, int resp) {}

    record Beat(int id, long data, int resp, boolean last) {}

    /** A slice with a manager of streams before it. */
    private static final class Bench implements AutoCloseable {
        final Simulation<Axi4Slice.Io> dut = Simulation.of(new Axi4Slice(32, 64, 4), Engine.JVM);
        final StreamSource<Request> aw = dut.add(new StreamSource<>(dut, dut.io().sAxi().aw(), Request.class));
        final StreamSource<Data> w = dut.add(new StreamSource<>(dut, dut.io().sAxi().w(), Data.class));
        final StreamSink<Answer> b = dut.add(new StreamSink<>(dut, dut.io().sAxi().b(), Answer.class));
        final StreamSource<Request> ar = dut.add(new StreamSource<>(dut, dut.io().sAxi().ar(), Request.class));
        final StreamSink<Beat> r = dut.add(new StreamSink<>(dut, dut.io().sAxi().r(), Beat.class));

        AxiMemory memory() {
            return new AxiMemory(dut, dut.io().mAxi());
        }

        void write(int id, long address, int beats, long value) {
            aw.send(new Request(id, address, beats));
            IntStream.range(0, beats).forEach(i -> w.send(new Data(value, 255, i == beats - 1)));
        }

        /** Cycles until so many beats have been read. */
        long beats(int count) {
            return dut.stepUntil(() -> r.received().size() == count, LIMIT);
        }

        long answers(int count) {
            return dut.stepUntil(() -> b.received().size() == count, LIMIT);
        }

        @Override public void close() {
            dut.close();
        }
    }

    @Test void eachDirectionHasALatencyOfItsOwn() {
        try (var bench = new Bench()) {
            var memory = bench.memory().readLatency(200, 200).writeLatency(50, 50);
            bench.ar.send(new Request(1, 0, 1));
            bench.write(1, 0x100, 1, 5);
            bench.dut.stepUntil(() -> memory.reads() + memory.writes() == 2, 20);
            assertThat(bench.answers(1)).isBetween(50L, 55L);
            assertThat(bench.beats(1)).isBetween(145L, 150L);
        }
    }

    @Test void theRateLimitsTheBeatsOfEachDirection() {
        try (var bench = new Bench()) {
            bench.memory().rate(0.25);
            bench.ar.send(new Request(1, 0, 65));
            bench.beats(1);
            assertThat(bench.beats(65)).isEqualTo(4 * 64);
            bench.write(2, 0x1000, 65, 7);
            assertThat(bench.answers(1)).isBetween(4 * 64L, 4 * 64L + 12);
        }
    }

    @Test void anErrorMayBeThatOfSingleBeatsWhenReadAndOfABurstWhenWritten() {
        try (var bench = new Bench()) {
            var asked = new ArrayList<String>();
            var memory = bench.memory().inOrder().respond((isWrite, burst, address, length) -> {
                asked.add((isWrite ? "write " : "read ") + address + " " + length);
                return address < 0x210 && 0x210 < address + length ? AxiMemory.SUBORDINATE_ERROR
                    : address == 0x210 ? AxiMemory.DECODE_ERROR : AxiMemory.OKAY;
            });
            memory.bytes().set(0x208, new byte[] {1, 0, 0, 0, 0, 0, 0, 0});
            bench.ar.send(new Request(3, 0x204, 3));
            bench.beats(3);
            assertThat(bench.r.received()).extracting(Beat::resp).containsExactly(0, 0, AxiMemory.DECODE_ERROR);
            assertThat(bench.r.received().get(1).data()).isEqualTo(1);
            bench.write(4, 0x200, 3, 9);
            bench.answers(1);
            assertThat(bench.b.received()).containsExactly(new Answer(4, AxiMemory.SUBORDINATE_ERROR));
            assertThat(memory.bytes().get(0x200)).isEqualTo(SparseMemory.untouched(0x200));
            assertThat(asked).containsExactly("read 516 4", "read 520 8", "read 528 8", "write 512 24");
        }
    }

    @Test void aPostedWriteIsMadeBeforeItsAnswerUnlessRefused() {
        try (var bench = new Bench()) {
            var memory = bench.memory().posted().latency(100, 100).refuse(address -> address >= 0x1000);
            bench.write(1, 0x100, 2, 0x0101_0101_0101_0101L);
            bench.write(2, 0x1000, 1, 1);
            bench.dut.step(50);
            assertThat(memory.bytes().get(0x100, 16)).containsOnly(1);
            assertThat(bench.b.received()).isEmpty();
            memory.refuse(address -> true);
            bench.answers(2);
            assertThat(bench.b.received()).containsExactlyInAnyOrder(new Answer(1, AxiMemory.OKAY),
                new Answer(2, AxiMemory.SUBORDINATE_ERROR));
            assertThat(memory.bytes().get(0x1000)).isEqualTo(SparseMemory.untouched(0x1000));
        }
    }

    @Test void whatHangsIsNeverAnsweredNorWhatIsBehindIt() {
        try (var bench = new Bench()) {
            var memory = bench.memory().inOrder().hang(burst -> burst.address() == 0x40);
            for (int i = 0; i < 3; i++) {
                bench.ar.send(new Request(i, 0x40L * i, 2));
                bench.write(i, 0x40L * i, 2, i);
            }
            bench.dut.step(LIMIT);
            assertThat(bench.r.received()).extracting(Beat::id).containsExactly(0, 0);
            assertThat(bench.b.received()).containsExactly(new Answer(0, AxiMemory.OKAY));
            assertThat(memory.isIdle()).isFalse();
        }
    }

    @Test void aDirectionMayBeHeldUntilACycle() {
        try (var bench = new Bench()) {
            var memory = bench.memory();
            memory.holdReads(bench.dut.cycle(0) + 300);
            bench.ar.send(new Request(1, 0, 1));
            bench.write(1, 0x100, 1, 5);
            bench.answers(1);
            assertThat(bench.r.received()).isEmpty();
            bench.dut.step(250);
            assertThat(memory.reads()).isZero();
            bench.beats(1);
            memory.holdWrites(bench.dut.cycle(0) + 300);
            bench.write(2, 0x100, 1, 5);
            bench.ar.send(new Request(1, 0, 1));
            bench.beats(2);
            bench.dut.step(250);
            assertThat(memory.writes()).isEqualTo(1);
            bench.answers(2);
        }
    }

    @Test void burstsOfLessThanWholeBeatsMayBeForbidden() {
        for (boolean narrow : new boolean[] {true, false}) {
            try (var bench = new Bench()) {
                bench.memory().wholeBeats();
                bench.ar.send(new Request(0, 0x104, 2),
                    new Request(0, 0x100, 1, narrow ? 2 : 3, narrow ? 1 : 0, false, 0, 0, 0));
                assertThatThrownBy(() -> bench.dut.step(50)).hasMessageContaining("HDL813")
                    .hasMessageContaining("does not increment by whole beats of 8 bytes");
            }
        }
    }

    /** Words of whatever address, and what was written. */
    private static final class Echo implements AxiTarget {
        final List<String> written = new ArrayList<>();

        @Override public void read(long address, int first, long[] words) {
            words[0] = 0x1111_0000_0000_0000L + (address << 8) + first;
        }

        @Override public void write(long address, long[] words, long[] strobes) {
            written.add(Long.toHexString(address) + " " + words[0] + " " + strobes[0]);
        }
    }

    /** How the bus is moved on: by the simulation, by hand, or by hand only where something may happen. */
    private enum Moved { ATTACHED, BY_HAND, SKIPPING }

    /** What has come back behind each cycle of the same requests. */
    private static List<String> seen(Moved moved) {
        try (var bench = new Bench()) {
            var bus = bench.dut.io().mAxi();
            var echo = new Echo();
            var memory = moved == Moved.ATTACHED ? bench.memory() : AxiMemory.detached(bench.dut, bus, echo, 1);
            memory.inOrder().posted().latency(40, 40);
            var outputs = List.of(bench.dut.pin(bus.arvalid()), bench.dut.pin(bus.awvalid()),
                bench.dut.pin(bus.wvalid()));
            var seen = new ArrayList<String>();
            List<Long> shown = List.of();
            long quietUntil = 0;
            int skipped = 0;
            for (long now = 0; now < 1000; now++) {
                if (now % 200 == 0) {
                    int round = (int) (now / 200);
                    bench.ar.send(new Request(round, 0x100L * round, 7), new Request(round + 8, 0x100L * round, 1));
                    bench.write(round, 0x100L * round, 20, round);
                }
                if (now == 400) {
                    memory.holdReads((moved == Moved.ATTACHED ? bench.dut.cycle(0) : now) + 90);
                }
                bench.dut.settle();
                var shows = outputs.stream().map(Pin::get).toList();
                boolean skips = moved == Moved.SKIPPING && now < quietUntil && shows.equals(shown);
                skipped += skips ? 1 : 0;
                if (moved != Moved.ATTACHED && !skips) {
                    memory.cycle(now);
                    quietUntil = memory.quietUntil(now);
                }
                shown = shows;
                bench.dut.step();
                seen.add(bench.r.received().size() + " " + bench.b.received().size());
            }
            if (moved != Moved.ATTACHED) {
                assertThat(bench.r.received().get(8).data()).isEqualTo(0x1111_0000_0000_0000L + 0x10000);
                assertThat(echo.written).hasSize(100).contains("110 1 255");
            }
            assertThat(skipped).as("cycles left out").isGreaterThanOrEqualTo(moved == Moved.SKIPPING ? 500 : 0);
            return seen;
        }
    }

    @Test void movedOnByHandItAnswersInTheSameCycles() {
        assertThat(seen(Moved.BY_HAND)).isEqualTo(seen(Moved.ATTACHED)).endsWith("40 5");
    }

    @Test void cyclesInWhichItIsQuietMayBeLeftOut() {
        assertThat(seen(Moved.SKIPPING)).isEqualTo(seen(Moved.BY_HAND));
    }
}
