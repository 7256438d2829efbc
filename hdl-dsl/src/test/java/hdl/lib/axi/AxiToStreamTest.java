package hdl.lib.axi;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hdl.sim.Engine;
import hdl.sim.Seed;
import hdl.sim.Simulation;
import hdl.sim.agent.AxiMemory;
import hdl.sim.agent.SparseMemory;
import hdl.sim.agent.StreamSink;
import hdl.sim.agent.StreamSource;
import hdl.sim.junit.EachEngine;
import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** Ranges of memory come as packets, whatever the memory's pace: bytes are held against the memory itself. */
class AxiToStreamTest {
    private static final int BYTES = 8;

    record Range(long addr, int bytes) {}

    record Beat(long data, int keep, boolean last) {}

    @EachEngine void everyRangeIsAPacketOfItsBytes(Engine engine) {
        var random = new SplittableRandom(Seed.derive(Seed.ofProcess(), "ranges"));
        var bytes = new SparseMemory();
        try (var dut = Simulation.of(new AxiToStream(32, 8 * BYTES, 12, 16, 4), engine)) {
            AxiMemory.reading(dut, dut.io().ar(), dut.io().r(), bytes).latency(1, 20).stall(0.2);
            var requests = dut.add(new StreamSource<>(dut, dut.io().request(), Range.class).stall(0.3));
            var sink = dut.add(new StreamSink<>(dut, dut.io().out(), Beat.class).stall(0.3));
            var expected = new ArrayList<byte[]>();
            int beats = 0;
            for (int i = 0; i < 60; i++) {
                int length = 1 + (i % 3 == 0 ? random.nextInt(20) : random.nextInt(4095));
                long addr = 0x2000L * i + BYTES * random.nextInt(0x200);
                var image = new byte[length];
                random.nextBytes(image);
                bytes.set(addr, image);
                requests.send(new Range(addr, length));
                expected.add(image);
                beats += (length + BYTES - 1) / BYTES;
            }
            int all = beats;
            dut.stepUntil(() -> sink.received().size() == all, 200_000);
            var packet = new ByteArrayOutputStream();
            int number = 0;
            for (var beat : sink.received()) {
                for (int lane = 0; lane < BYTES; lane++) {
                    if ((beat.keep() >> lane & 1) != 0) {
                        packet.write((int) (beat.data() >>> 8 * lane));
                    }
                }
                if (beat.last()) {
                    assertThat(packet.toByteArray()).as("packet %d", number).isEqualTo(expected.get(number++));
                    packet.reset();
                }
            }
            assertThat(number).isEqualTo(expected.size());
        }
    }

    @Test void aBeatThatTheMemoryRefusesIsTold() {
        try (var dut = Simulation.of(new AxiToStream(16, 64, 8, 2, 2), Engine.JVM)) {
            AxiMemory.reading(dut, dut.io().ar(), dut.io().r(), new SparseMemory()).respond((isWrite, burst, address,
                length) -> address == 0x110 ? AxiMemory.SUBORDINATE_ERROR : AxiMemory.OKAY);
            dut.add(new StreamSource<>(dut, dut.io().request(), Range.class).send(new Range(0x100, 40)));
            var failed = dut.pin(dut.io().failed());
            var told = new ArrayList<Boolean>();
            dut.add(new StreamSink<>(dut, dut.io().out(), Beat.class).to(beat -> told.add(failed.isSet())));
            dut.stepUntil(() -> told.size() == 5, 200);
            assertThat(told).containsExactly(false, false, true, false, false);
        }
    }

    @Test void burstsBeyondThePageAreRefused() {
        assertThatThrownBy(() -> new AxiToStream(32, 512, 16, 128, 4)).hasMessageContaining("AxiToStream with bursts of 128 beats"
            + " of 512 bits: a power of two from 2 to 256, and no more than 4 KiB");
    }
}
