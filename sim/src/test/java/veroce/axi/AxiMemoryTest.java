package veroce.axi;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hdl.lib.axi.Axi4;
import hdl.lib.axi.Axi4Slice;
import hdl.sim.Engine;
import hdl.sim.Simulation;
import hdl.sim.agent.StreamSink;
import hdl.sim.agent.StreamSource;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import veroce.memory.HostMemory;
import veroce.memory.MemoryFault;

/** The memory behind a register slice, driven by a manager that does what it likes within the rules, and without. */
class AxiMemoryTest {
    private static final int BYTES = 8;
    private static final int SIZE = 1 << 14;

    record Address(long id, long addr, int len, int size, int burst, boolean lock, int cache, int prot, int qos) {}

    record WriteData(long data, int strb, boolean last) {}

    record WriteResponse(int id, int resp) {}

    record ReadData(int id, long data, int resp, boolean last) {}

    /** A manager with everything it needs. */
    private static final class Bench implements AutoCloseable {
        final Simulation<Axi4Slice.Io> dut = Simulation.of(new Axi4Slice(64, 8 * BYTES, 4), Engine.JVM);
        final HostMemory host = new HostMemory();
        final long base = host.allocate(SIZE, 4096);
        final AxiMemory memory;
        final StreamSource<Address> aw;
        final StreamSource<WriteData> w;
        final StreamSource<Address> ar;
        final StreamSink<WriteResponse> b;
        final StreamSink<ReadData> r;

        Bench(AxiTiming timing) {
            Axi4 manager = dut.io().sAxi();
            memory = new AxiMemory(dut, dut.io().mAxi(), host, timing, 1);
            host.open("all", base, SIZE, true);
            aw = dut.add(new StreamSource<>(dut, manager.aw(), Address.class));
            w = dut.add(new StreamSource<>(dut, manager.w(), WriteData.class));
            ar = dut.add(new StreamSource<>(dut, manager.ar(), Address.class));
            b = dut.add(new StreamSink<>(dut, manager.b(), WriteResponse.class).stall(timing.stall()));
            r = dut.add(new StreamSink<>(dut, manager.r(), ReadData.class).stall(timing.stall()));
        }

        Address address(int id, long offset, int beats) {
            return new Address(id, base + offset, beats - 1, 3, 1, false, 0, 0, 0);
        }

        void write(int id, long offset, long data, int strobe) {
            aw.send(address(id, offset, 1));
            w.send(new WriteData(data, strobe, true));
        }

        @Override public void close() {
            dut.close();
        }
    }

    @Test void strobedBytesAreWrittenAndReadBack() {
        for (AxiTiming timing : List.of(AxiTiming.FAST, new AxiTiming(20, 10, 15, 0.3, 8))) {
            try (Bench bench = new Bench(timing)) {
                SplittableRandom random = new SplittableRandom(3);
                byte[] expected = new byte[SIZE];
                int bursts = 60;
                for (int i = 0, at = 0; i < bursts; i++) {
                    int beats = random.nextInt(1, 17);
                    int offset = at + BYTES * 16 > 4096 * (at / 4096 + 1) ? 4096 * (at / 4096 + 1) : at;
                    bench.aw.send(bench.address(i % 5, offset, beats));
                    for (int beat = 0; beat < beats; beat++) {
                        long data = random.nextLong();
                        int strobe = random.nextInt(256);
                        bench.w.send(new WriteData(data, strobe, beat == beats - 1));
                        for (int lane = 0; lane < BYTES; lane++) {
                            if ((strobe >> lane & 1) != 0) {
                                expected[offset + BYTES * beat + lane] = (byte) (data >> 8 * lane);
                            }
                        }
                    }
                    at = offset + BYTES * beats;
                }
                bench.dut.stepUntil(() -> bench.b.received().size() == bursts, 20_000);
                assertThat(bench.host.read(bench.base, SIZE)).isEqualTo(expected);
                assertThat(bench.b.received()).allMatch(answer -> answer.resp() == 0);
                bench.ar.send(bench.address(1, 64, 16));
                bench.dut.stepUntil(() -> bench.r.received().size() == 16, 2_000);
                for (int beat = 0; beat < 16; beat++) {
                    ReadData got = bench.r.received().get(beat);
                    assertThat(got.last()).isEqualTo(beat == 15);
                    for (int lane = 0; lane < BYTES; lane++) {
                        assertThat((byte) (got.data() >> 8 * lane)).isEqualTo(expected[64 + BYTES * beat + lane]);
                    }
                }
                bench.dut.step(3);
                assertThat(bench.memory.isIdle()).isTrue();
            }
        }
    }

    @Test void aWriteIsInMemoryWhenItIsAnsweredAndNotBefore() {
        try (Bench bench = new Bench(new AxiTiming(1, 50, 0, 0, 8))) {
            bench.write(0, 0, 0x1122, 3);
            bench.dut.step(40);
            assertThat(bench.host.read(bench.base, 2)).containsOnly(0);
            bench.dut.stepUntil(() -> bench.b.received().size() == 1, 100);
            assertThat(bench.host.read(bench.base, 2)).containsExactly(0x22, 0x11);
            assertThat(bench.dut.cycle(0)).isGreaterThanOrEqualTo(52);
        }
    }

    @Test void answersKeepTheOrderOfAnIdentifierAndOnlyThat() {
        try (Bench bench = new Bench(new AxiTiming(1, 1, 30, 0, 64))) {
            for (int i = 0; i < 40; i++) {
                bench.write(i % 2, 8 * i, i, 255);
            }
            List<Long> written = new ArrayList<>();
            bench.host.listen((address, length) -> written.add((address - bench.base) / 8));
            bench.dut.stepUntil(() -> bench.b.received().size() == 40, 4_000);
            assertThat(written.stream().filter(i -> i % 2 == 0).toList()).isSorted().hasSize(20);
            assertThat(written.stream().filter(i -> i % 2 == 1).toList()).isSorted().hasSize(20);
            assertThat(written).isNotEqualTo(written.stream().sorted().toList());
        }
    }

    @Test void readsComeAfterTheirLatencyBackToBack() {
        try (Bench bench = new Bench(new AxiTiming(100, 1, 0, 0, 64))) {
            for (int i = 0; i < 20; i++) {
                bench.ar.send(bench.address(0, 64 * i, 8));
            }
            bench.dut.stepUntil(() -> bench.r.received().size() == 1, 1_000);
            long first = bench.dut.cycle(0);
            bench.dut.stepUntil(() -> bench.r.received().size() == 160, 1_000);
            assertThat(first).isBetween(100L, 106L);
            assertThat(bench.dut.cycle(0) - first).isEqualTo(159);
        }
    }

    @Test void refusedBurstsHaveNoEffect() {
        try (Bench bench = new Bench(AxiTiming.FAST)) {
            bench.memory.refuse(true);
            bench.write(3, 0, -1, 255);
            bench.ar.send(bench.address(2, 0, 2));
            bench.dut.step(20);
            assertThat(bench.b.received()).containsExactly(new WriteResponse(3, 2));
            assertThat(bench.r.received()).extracting(ReadData::resp).containsExactly(2, 2);
            assertThat(bench.host.read(bench.base, 8)).containsOnly(0);
        }
    }

    @Test void whatTheRulesForbidIsFound() {
        try (Bench bench = new Bench(AxiTiming.FAST)) {
            bench.ar.send(bench.address(0, 4096 - 8, 2));
            assertThatThrownBy(() -> bench.dut.step(10)).hasStackTraceContaining("crosses 4 KiB");
        }
        try (Bench bench = new Bench(AxiTiming.FAST)) {
            bench.aw.send(bench.address(0, 0, 2));
            bench.w.send(new WriteData(1, 255, true));
            assertThatThrownBy(() -> bench.dut.step(10)).hasStackTraceContaining("is marked as the last");
        }
        try (Bench bench = new Bench(AxiTiming.FAST)) {
            bench.aw.send(new Address(0, bench.base, 0, 2, 1, false, 0, 0, 0));
            assertThatThrownBy(() -> bench.dut.step(10)).hasStackTraceContaining("only incrementing bursts");
        }
        try (Bench bench = new Bench(AxiTiming.FAST)) {
            bench.write(0, SIZE, 1, 1);
            assertThatThrownBy(() -> bench.dut.step(10)).hasStackTraceContaining("outside of what it may write")
                .satisfies(thrown -> assertThat(root(thrown)).isInstanceOf(MemoryFault.class));
        }
    }

    private static Throwable root(Throwable thrown) {
        return thrown.getCause() == null ? thrown : root(thrown.getCause());
    }
}
