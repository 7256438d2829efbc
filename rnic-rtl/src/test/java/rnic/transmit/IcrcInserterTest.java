package rnic.transmit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hdl.sim.Simulation;
import hdl.sim.agent.StreamSink;
import hdl.sim.agent.StreamSource;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import rnic.common.FrameBeat;
import rnic.parse.IcrcRules;

/** The inserter against frames whose ICRC the CRC-32 of the JDK made, at three beat widths. */
class IcrcInserterTest {
    private static final long SEED = Long.getLong("hdl.seed", 20_264);

    /** Feeds the frames without their last four bytes; they come back whole, and filled to 60. */
    private static void insert(int bytes, List<byte[]> frames, double pauses, double stalls, Random random) {
        try (var dut = Simulation.of(new IcrcInserter(bytes))) {
            var source = new StreamSource<>(dut, dut.io().in(), FrameBeat.class).stall(pauses);
            var collector = new FrameBeat.Collector(bytes);
            long beats = 0;
            for (var frame : frames) {
                source.send(FrameBeat.of(Arrays.copyOf(frame, frame.length - 4), bytes, random));
                beats += (Math.max(60, frame.length) + bytes - 1) / bytes;
            }
            dut.add(source);
            dut.add(new StreamSink<>(dut, dut.io().out(), FrameBeat.class).stall(stalls).to(collector::add));
            if (pauses == 0 && stalls == 0) {
                dut.add(new NoBubble(dut, dut.io().out(), beats));
            }
            for (long limit = 40 * beats + 200; collector.frames().size() < frames.size() && limit > 0; limit--) {
                dut.step();
            }
            compare(collector.frames(), frames, bytes);
        }
    }

    private static void compare(List<byte[]> sent, List<byte[]> frames, int bytes) {
        var where = bytes + " bytes per beat, repeat with -Dhdl.seed=" + SEED;
        assertThat(sent).as(where).hasSameSizeAs(frames);
        for (int i = 0; i < frames.size(); i++) {
            var expected = Arrays.copyOf(frames.get(i), Math.max(60, frames.get(i).length));
            assertThat(HexFormat.of().formatHex(sent.get(i))).as("frame %d, %s", i, where)
                .isEqualTo(HexFormat.of().formatHex(expected));
        }
    }

    @ParameterizedTest @ValueSource(ints = {32, 64, 128})
    void everyNumberOfWordsGetsItsIcrc(int bytes) {
        var random = new Random(SEED + bytes);
        var frames = new ArrayList<byte[]>();
        for (int body = 0; body <= 272; body += 4) {
            for (int kind = 0; kind < 4; kind++) {
                frames.add(IcrcRules.frame((kind & 1) == 1, (kind & 2) == 2, body, 0, random));
            }
        }
        frames.add(IcrcRules.frame(false, true, 4096 + 32, 0, random));
        frames.add(IcrcRules.frame(true, false, 9000, 0, random));
        insert(bytes, frames, 0, 0, random);
    }

    @ParameterizedTest @ValueSource(ints = {32, 64, 128})
    void pausesAndStallsChangeNothing(int bytes) {
        var random = new Random(SEED + 2 * bytes);
        for (double[] rates : new double[][] {{0.5, 0}, {0, 0.5}, {0.3, 0.3}, {0, 0.9}}) {
            var frames = new ArrayList<byte[]>();
            for (int i = 0; i < 300; i++) {
                int body = 4 * (random.nextInt(10) == 0 ? random.nextInt(375) : random.nextInt(30));
                frames.add(IcrcRules.frame(random.nextBoolean(), random.nextBoolean(), body, 0, random));
            }
            insert(bytes, frames, rates[0], rates[1], random);
        }
    }

    @ParameterizedTest @ValueSource(ints = {64, 128})
    void framesOfOneBeatFollowEachOtherInEveryCycle(int bytes) {
        var random = new Random(SEED + 3 * bytes);
        var frames = new ArrayList<byte[]>();
        for (int i = 0; i < 1000; i++) {
            frames.add(IcrcRules.frame(false, false, 4 * random.nextInt((bytes - 58) / 4 + 1), 0, random));
        }
        insert(bytes, frames, 0, 0, random);
    }

    @Test void aBeatIsAPowerOfTwoFromThirtyTwo() {
        assertThatThrownBy(() -> new IcrcInserter(16)).hasMessage(
            "IcrcInserter of 16 bytes: a beat has a power of two of bytes, at least 32");
    }
}
