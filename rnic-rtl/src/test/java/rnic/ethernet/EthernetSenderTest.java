package rnic.ethernet;

import static org.assertj.core.api.Assertions.assertThat;

import hdl.sim.Engine;
import hdl.sim.Options;
import hdl.sim.Simulation;
import hdl.sim.agent.Agent;
import hdl.sim.agent.StreamSink;
import hdl.sim.agent.StreamSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import rnic.common.FrameBeat;
import rnic.common.WrongDrive;
import rnic.protocol.RnicParameters;

/** Frames of two sources on one line: each whole, in order and without a pause, and shares as they are said. */
class EthernetSenderTest {
    private static final long SEED = Long.getLong("hdl.seed", 20_301);
    private static final int RDMA = 0;
    private static final int ETHERNET = 1;

    private final Random random = new Random(SEED);

    /** A sender with both sources and the line. The first byte of a frame says whose it is. */
    private final class Bench implements AutoCloseable {
        final int bytes;
        final Simulation<EthernetSender.Io> dut;
        final StreamSource<FrameBeat> rdma;
        final StreamSource<FrameBeat> ethernet;
        final FrameBeat.Collector line;
        int taken;
        int dropped;

        Bench(int bytes, double pauses, double stalls) {
            this.bytes = bytes;
            dut = Simulation.of(new EthernetSender(bytes), Engine.JVM, Options.standard().seed(SEED));
            var io = dut.io();
            rdma = dut.add(new StreamSource<>(dut, io.rdma(), FrameBeat.class));
            ethernet = dut.add(new StreamSource<>(dut, io.sAxis().asStream(), FrameBeat.class).stall(pauses));
            line = new FrameBeat.Collector(bytes);
            dut.add(new StreamSink<>(dut, io.frames(), FrameBeat.class).stall(stalls).to(line::add));
            dut.add(new Pulses());
            shares(7, 1);
        }

        void shares(int ofRdma, int ofEthernet) {
            dut.pin(dut.io().shares().rdma()).set(ofRdma);
            dut.pin(dut.io().shares().ethernet()).set(ofEthernet);
        }

        List<byte[]> send(int whose, int count, int least, int most) {
            var frames = new ArrayList<byte[]>();
            for (int i = 0; i < count; i++) {
                var frame = new byte[least + random.nextInt(most - least + 1)];
                random.nextBytes(frame);
                frame[0] = (byte) whose;
                frames.add(frame);
                (whose == RDMA ? rdma : ethernet).send(FrameBeat.of(frame, bytes, random));
            }
            return frames;
        }

        void finish() {
            dut.stepUntil(() -> rdma.isDone() && ethernet.isDone(), 500_000);
            dut.step(2 * RnicParameters.ETHERNET_BYTES / bytes * 12L);
        }

        List<byte[]> sent(int whose) {
            return line.frames().stream().filter(frame -> frame[0] == whose).toList();
        }

        @Override public void close() {
            dut.close();
        }

        /** Counts what is told, and sees that no frame that has begun is interrupted. */
        private final class Pulses implements Agent {
            private boolean inside;

            @Override public void drive() {
            }

            @Override public void sample() {
                var frames = dut.io().frames();
                boolean valid = dut.pin(frames.valid()).isSet();
                assertThat(valid || !inside).as("a frame goes on, cycle %d", dut.now()).isTrue();
                if (valid && dut.pin(frames.ready()).isSet()) {
                    inside = !dut.pin(frames.payload().last()).isSet();
                }
                taken += dut.pin(dut.io().taken()).isSet() ? 1 : 0;
                dropped += dut.pin(dut.io().dropped()).isSet() ? 1 : 0;
            }
        }
    }

    private static void same(List<byte[]> sent, List<byte[]> wanted) {
        assertThat(sent).as("-Dhdl.seed=%d", SEED).hasSameSizeAs(wanted);
        for (int i = 0; i < wanted.size(); i++) {
            assertThat(sent.get(i)).as("frame %d, -Dhdl.seed=%d", i, SEED).isEqualTo(wanted.get(i));
        }
    }

    @ParameterizedTest @CsvSource({"32, 0, 0", "32, 0.4, 0.3", "64, 0, 0.5", "64, 0.9, 0", "128, 0.2, 0.2"})
    void everyFrameComesOnceAndWhole(int bytes, double pauses, double stalls) {
        try (var bench = new Bench(bytes, pauses, stalls)) {
            var rdma = bench.send(RDMA, 150, 66, 4210);
            var ethernet = bench.send(ETHERNET, 150, 1, 2000);
            bench.finish();
            same(bench.sent(RDMA), rdma);
            same(bench.sent(ETHERNET), ethernet);
            assertThat(bench.taken).isEqualTo(150);
            assertThat(bench.dropped).isZero();
        }
    }

    @ParameterizedTest @CsvSource({"7, 1", "1, 1", "1, 15", "15, 1", "3, 5"})
    void whoAlwaysWantsTheLineHasItsShare(int ofRdma, int ofEthernet) {
        try (var bench = new Bench(64, 0, 0)) {
            bench.shares(ofRdma, ofEthernet);
            bench.send(RDMA, 1500, 66, 4210);
            bench.send(ETHERNET, 3000, 60, 1514);
            bench.dut.step(2000);
            long[] before = beats(bench);
            bench.dut.step(30_000);
            long[] after = beats(bench);
            assertThat(bench.rdma.isDone() || bench.ethernet.isDone()).isFalse();
            double share = (double) (after[ETHERNET] - before[ETHERNET])
                / (after[RDMA] + after[ETHERNET] - before[RDMA] - before[ETHERNET]);
            double wanted = (double) ofEthernet / (ofRdma + ofEthernet);
            assertThat(share).isBetween(wanted - 0.01, wanted + 0.01);
        }
    }

    private static long[] beats(Bench bench) {
        long[] beats = new long[2];
        bench.line.frames().forEach(frame -> beats[frame[0]] += (frame.length + bench.bytes - 1) / bench.bytes);
        return beats;
    }

    /** What one has sent alone is not held against it. */
    @Test void whoWasAloneOwesNothing() {
        try (var bench = new Bench(64, 0, 0)) {
            bench.shares(1, 1);
            bench.send(ETHERNET, 400, 1514, 1514);
            bench.finish();
            int alone = bench.line.frames().size();
            bench.send(RDMA, 40, 1514, 1514);
            bench.send(ETHERNET, 40, 1514, 1514);
            bench.finish();
            var together = bench.line.frames().subList(alone, alone + 40);
            assertThat(together.stream().filter(frame -> frame[0] == RDMA).count()).isBetween(18L, 22L);
        }
    }

    @Test void rdmaAlonePassesInTheSameCycle() {
        try (var bench = new Bench(64, 0, 0)) {
            bench.send(RDMA, 30, 60, 300);
            for (int i = 0; i < 100; i++) {
                bench.dut.settle();
                bench.dut.step();
            }
            assertThat(bench.line.frames()).hasSize(30);
            assertThat(bench.rdma.sent()).isEqualTo(beats(bench)[RDMA]);
        }
    }

    /** As the documents say: 4 cycles behind its last beat. */
    @Test void aFrameBeginsFourCyclesBehindItsEnd() {
        try (var bench = new Bench(64, 0, 1)) {
            bench.send(ETHERNET, 1, 640, 640);
            bench.dut.stepUntil(() -> bench.ethernet.isDone(), 100);
            long ended = bench.dut.cycle(0);
            bench.dut.stepUntil(bench.dut.pin(bench.dut.io().frames().valid()), 1, 100);
            assertThat(bench.dut.cycle(0) - ended).isEqualTo(3);   // counted from the edge behind that beat
        }
    }

    @ParameterizedTest @ValueSource(ints = {32, 64})
    void oneLongerThanTheStoreIsDropped(int bytes) {
        int most = RnicParameters.ETHERNET_BYTES;
        try (var bench = new Bench(bytes, 0, 0)) {
            var kept = new ArrayList<>(bench.send(ETHERNET, 2, most, most));
            bench.send(ETHERNET, 1, most + 1, most + 1);
            kept.addAll(bench.send(ETHERNET, 1, 60, 60));
            bench.send(ETHERNET, 1, 3 * most, 3 * most);
            kept.addAll(bench.send(ETHERNET, 2, 60, 1514));
            bench.finish();
            same(bench.sent(ETHERNET), kept);
            assertThat(bench.taken).isEqualTo(kept.size());
            assertThat(bench.dropped).isEqualTo(2);
        }
    }

    @Test void bytesOfTheEthernetNicLieTogether() {
        WrongDrive.isAnswered(new EthernetSender(32), "the Ethernet NIC gives bytes that lie together",
            Map.of("s_axis_tvalid", 1L, "s_axis_tkeep", 0x7L, "s_axis_tlast", 1L), Map.of("s_axis_tkeep", 0x5L));
    }

    @Test void itsBeatsBeforeTheLastAreFull() {
        WrongDrive.isAnswered(new EthernetSender(32), "the Ethernet NIC gives full beats before the last",
            Map.of("s_axis_tvalid", 1L, "s_axis_tkeep", 0x7L, "s_axis_tlast", 1L), Map.of("s_axis_tlast", 0L));
    }
}
