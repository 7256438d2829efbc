package hdl.lib.axi;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hdl.Bundle;
import hdl.Circuit;
import hdl.sim.Engine;
import hdl.sim.Seed;
import hdl.sim.Simulation;
import hdl.sim.agent.AxiMemory;
import hdl.sim.agent.SparseMemory;
import hdl.sim.agent.StreamSink;
import hdl.sim.agent.StreamSource;
import hdl.sim.junit.EachEngine;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

/** Buses of two widths: random bursts of every kind against a memory, held against arrays of bytes. */
class AxiWidthTest {
    private static final int FIXED = 0;
    private static final int WRAPPING = 2;
    private static final int BURSTS = 40;

    record Address(int id, long addr, int len, int size, int burst, boolean lock, int cache, int prot, int qos) {
        /** The first byte of a beat, as AXI4 counts. */
        long start(int beat) {
            long bytes = 1L << size;
            long span = bytes * (len + 1);
            return burst == FIXED || beat == 0 ? addr
                : burst == WRAPPING ? addr / span * span + (addr % span + beat * bytes) % span
                : addr / bytes * bytes + beat * bytes;
        }

        long end(int beat) {
            return (start(beat) >> size) + 1 << size;
        }
    }

    record Data(long data, int strb, boolean last) {}

    record Answer(int id, int resp) {}

    record ReadBeat(int id, long data, int resp, boolean last) {}

    /** A burst within a page of its own, so that answers of writes may come in any order. */
    private static Address burst(int number, int widest, SplittableRandom random) {
        int kind = random.nextInt(3);
        int size = random.nextInt(widest + 1);
        int beats = kind == WRAPPING ? 2 << random.nextInt(4) : 1 + random.nextInt(kind == FIXED ? 16 : 40);
        long addr = 0x1_0000L + 0x1000L * number + random.nextInt(0x800);
        addr = kind == WRAPPING ? addr >> size << size : addr;
        return new Address(random.nextInt(4), addr, beats - 1, size, kind, random.nextBoolean(), random.nextInt(16),
            random.nextInt(8), random.nextInt(16));
    }

    private static <IO extends Bundle<IO>> void bytesPass(Circuit<IO> circuit, Engine engine,
                                                          Function<IO, Axi4> manager, Function<IO, Axi4> subordinate,
                                                          int managerBytes) {
        var random = new SplittableRandom(Seed.derive(Seed.ofProcess(), "bursts"));
        int widest = Integer.numberOfTrailingZeros(managerBytes);
        try (var dut = Simulation.of(circuit, engine)) {
            var bus = manager.apply(dut.io());
            var bytes = new SparseMemory();
            var memory = new AxiMemory(dut, subordinate.apply(dut.io()), bytes).latency(1, 9).stall(0.3);
            var aw = dut.add(new StreamSource<>(dut, bus.aw(), Address.class).stall(0.3));
            var w = dut.add(new StreamSource<>(dut, bus.w(), Data.class).stall(0.3));
            var ar = dut.add(new StreamSource<>(dut, bus.ar(), Address.class).stall(0.3));
            var b = dut.add(new StreamSink<>(dut, bus.b(), Answer.class).stall(0.3));
            var r = dut.add(new StreamSink<>(dut, bus.r(), ReadBeat.class).stall(0.3));

            var model = new SparseMemory();
            var answers = new ArrayList<Answer>();
            for (int i = 0; i < BURSTS; i++) {
                var burst = burst(i, widest, random);
                aw.send(burst);
                answers.add(new Answer(burst.id(), 0));
                for (int beat = 0; beat <= burst.len(); beat++) {
                    w.send(data(burst, beat, managerBytes, model, random));
                }
            }
            dut.stepUntil(() -> b.received().size() == BURSTS, 200_000);
            assertThat(b.received()).isEqualTo(answers);
            assertThat(bytes.difference(model)).isEmpty();

            var bursts = new ArrayList<Address>();
            int beats = 0;
            for (int i = 0; i < BURSTS; i++) {
                var burst = burst(i, widest, random);
                bursts.add(burst);
                ar.send(burst);
                beats += burst.len() + 1;
            }
            int all = beats;
            dut.stepUntil(() -> r.received().size() == all, 200_000);
            compare(bursts, r.received(), managerBytes, model);
        }
    }

    /** A beat of a write with random strobes, and what it makes of the model. */
    private static Data data(Address burst, int beat, int bytes, SparseMemory model, SplittableRandom random) {
        long data = random.nextLong();
        int strobes = 0;
        for (long at = burst.start(beat); at < burst.end(beat); at++) {
            if (random.nextInt(4) != 0) {
                int lane = (int) (at % bytes);
                strobes |= 1 << lane;
                model.set(at, (byte) (data >>> 8 * lane));
            }
        }
        long mask = bytes == 8 ? -1 : (1L << 8 * bytes) - 1;
        return new Data(data & mask, strobes, beat == burst.len());
    }

    private static void compare(List<Address> bursts, List<ReadBeat> received, int bytes, SparseMemory model) {
        int next = 0;
        for (var burst : bursts) {
            for (int beat = 0; beat <= burst.len(); beat++) {
                var shown = received.get(next++);
                assertThat(shown.id()).isEqualTo(burst.id());
                assertThat(shown.resp()).isZero();
                assertThat(shown.last()).isEqualTo(beat == burst.len());
                for (long at = burst.start(beat); at < burst.end(beat); at++) {
                    assertThat((byte) (shown.data() >>> 8 * (at % bytes))).as("byte 0x%x of %s", at, burst)
                        .isEqualTo(model.get(at));
                }
            }
        }
    }

    @EachEngine void bytesPassToAWiderMemory(Engine engine) {
        bytesPass(new Axi4WidthUp(32, 32, 128, 2, 4), engine, Axi4WidthUp.Io::sAxi, Axi4WidthUp.Io::mAxi, 4);
    }

    @EachEngine void bytesPassToANarrowerMemory(Engine engine) {
        bytesPass(new Axi4WidthDown(32, 64, 16, 2, 4), engine, Axi4WidthDown.Io::sAxi, Axi4WidthDown.Io::mAxi, 8);
    }

    @Test void bytesPassWithOtherRatios() {
        bytesPass(new Axi4WidthUp(32, 8, 16, 2, 2), Engine.JVM, Axi4WidthUp.Io::sAxi, Axi4WidthUp.Io::mAxi, 1);
        bytesPass(new Axi4WidthDown(32, 16, 8, 2, 2), Engine.JVM, Axi4WidthDown.Io::sAxi, Axi4WidthDown.Io::mAxi, 2);
        bytesPass(new Axi4WidthDown(32, 64, 32, 2, 9), Engine.JVM, Axi4WidthDown.Io::sAxi, Axi4WidthDown.Io::mAxi, 8);
    }

    /** The memory refuses one narrow beat, so the wide beat and the burst have failed; the next have not. */
    @Test void theWorstAnswerIsGiven() {
        try (var dut = Simulation.of(new Axi4WidthDown(32, 64, 16, 2, 4), Engine.JVM)) {
            var bus = dut.io().sAxi();
            new AxiMemory(dut, dut.io().mAxi()).respond((isWrite, burst, address, length) ->
                address <= 0x100c && 0x100c < address + length ? AxiMemory.DECODE_ERROR : AxiMemory.OKAY);
            var aw = dut.add(new StreamSource<>(dut, bus.aw(), Address.class));
            var w = dut.add(new StreamSource<>(dut, bus.w(), Data.class));
            var ar = dut.add(new StreamSource<>(dut, bus.ar(), Address.class));
            var b = dut.add(new StreamSink<>(dut, bus.b(), Answer.class));
            var r = dut.add(new StreamSink<>(dut, bus.r(), ReadBeat.class));
            for (long addr : new long[] {0x1000, 0x2000}) {
                var burst = new Address(1, addr, 2, 3, 1, false, 0, 0, 0);
                aw.send(burst);
                w.send(new Data(1, 255, false), new Data(2, 255, false), new Data(3, 255, true));
                ar.send(burst);
            }
            dut.stepUntil(() -> b.received().size() == 2 && r.received().size() == 6, 1000);
            assertThat(b.received()).containsExactly(new Answer(1, 3), new Answer(1, 0));
            assertThat(r.received().stream().map(ReadBeat::resp)).containsExactly(0, 3, 0, 0, 0, 0);
        }
    }

    @Test void widthsThatDoNotFitAreRefused() {
        assertThatThrownBy(() -> new Axi4WidthUp(32, 64, 64, 1, 4)).hasMessageMatching("AxiWidthTest.java:\\d+: HDL617: "
            + "Axi4WidthUp from 64 to 64 bits, 4 on their way: the subordinate is wider, and at least 2 are on their "
            + "way; choose others");
        assertThatThrownBy(() -> new Axi4WidthDown(32, 64, 32, 1, 1)).hasMessageContaining("Axi4WidthDown from 64 to 32 bits, 1"
            + " on their way: the subordinate is narrower, and at least 2 are on their way");
    }
}
