package rnic.parse;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hdl.sim.Pin;
import hdl.sim.Simulation;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.HexFormat;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The checker against the CRC-32 of the JDK, at three beat widths: each verdict in the cycle in which it must come. */
class IcrcCheckerTest {
    private static final long SEED = Long.getLong("hdl.seed", 20_263);

    /** The checker with the verdicts that it owes. */
    private static final class Bench implements AutoCloseable {
        private record Due(long cycle, byte[] frame, boolean whole, boolean good) {}

        private final int bytes;
        private final Random random;
        private final Simulation<IcrcChecker.Io> dut;
        private final FrameFeed feed;
        private final Pin valid;
        private final Pin whole;
        private final Pin good;
        private final Deque<Due> due = new ArrayDeque<>();
        private long cycle;
        private int goodOnes;
        private int badOnes;
        private int cutOnes;

        Bench(int bytes, long seed) {
            this.bytes = bytes;
            random = new Random(seed);
            dut = Simulation.of(new IcrcChecker(bytes));
            feed = new FrameFeed(dut, dut.io().in(), bytes, random);
            valid = dut.pin(dut.io().verdict().valid());
            whole = dut.pin(dut.io().verdict().value().whole());
            good = dut.pin(dut.io().verdict().value().good());
        }

        void send(byte[] frame, double gaps) {
            expect(frame, IcrcRules.whole(frame), IcrcRules.good(frame), gaps);
        }

        void expect(byte[] frame, boolean isWhole, boolean isGood, double gaps) {
            int beats = feed.beats(frame);
            for (int i = 0; i < beats; i++) {
                while (random.nextDouble() < gaps) {
                    idle();
                }
                feed.beat(frame, i);
                if (i == beats - 1) {
                    due.add(new Due(cycle + IcrcChecker.LATENCY, frame.clone(), isWhole, isGood));
                }
                step();
            }
        }

        void idle() {
            feed.idle();
            step();
        }

        void drain() {
            for (int i = 0; i < 2 * IcrcChecker.LATENCY; i++) {
                idle();
            }
            assertThat(due).isEmpty();
        }

        private void step() {
            dut.step();
            cycle++;
            var expected = !due.isEmpty() && due.peek().cycle() == cycle ? due.poll() : null;
            if (valid.isSet() != (expected != null)) {
                throw new AssertionError(where() + (expected == null ? "a verdict of no frame" : "no verdict"));
            }
            if (expected == null) {
                return;
            }
            if (whole.isSet() != expected.whole() || good.isSet() != expected.good()) {
                throw new AssertionError(where() + "whole " + whole.get() + ", good " + good.get() + "; expected whole "
                    + expected.whole() + ", good " + expected.good() + " of " + HexFormat.of()
                    .formatHex(expected.frame()));
            }
            goodOnes += expected.good() ? 1 : 0;
            badOnes += expected.whole() && !expected.good() ? 1 : 0;
            cutOnes += expected.whole() ? 0 : 1;
        }

        private String where() {
            return "cycle " + cycle + ", " + bytes + " bytes per beat, repeat with -Dhdl.seed=" + SEED + ": ";
        }

        @Override public void close() {
            dut.close();
        }
    }

    @ParameterizedTest @ValueSource(ints = {32, 64, 128})
    void everyLengthIsJudged(int bytes) {
        try (var bench = new Bench(bytes, SEED + bytes)) {
            for (int body = 0; body <= 280; body++) {
                for (int kind = 0; kind < 4; kind++) {
                    byte[] frame = IcrcRules.frame((kind & 1) == 1, (kind & 2) == 2, body, 0, bench.random);
                    bench.expect(frame, true, true, body % 3 * 0.2);
                    bench.send(flipped(frame, bench.random), body % 3 * 0.2);
                }
            }
            for (int body : new int[] {1000, 1023, 1024, 1025, 2047, 3000, 4095, 4096 + 32, 9000, 65535 - 44}) {
                for (int kind = 0; kind < 4; kind++) {
                    byte[] frame = IcrcRules.frame((kind & 1) == 1, (kind & 2) == 2, body, 0, bench.random);
                    bench.expect(frame, true, true, 0);
                    bench.send(flipped(frame, bench.random), 0);
                }
            }
            bench.drain();
            assertThat(bench.goodOnes).isGreaterThan(4 * 281);
            assertThat(bench.badOnes).isGreaterThan(4 * 200);
        }
    }

    /**
     * Said by field, not by the rules: what the network may change stays good, what is covered turns bad, the rest does
     * not matter.
     */
    @ParameterizedTest @ValueSource(ints = {32, 64, 128})
    void everyBitOfAFrameIsCoveredOrNot(int bytes) {
        try (var bench = new Bench(bytes, SEED + 2 * bytes)) {
            for (int kind = 0; kind < 4; kind++) {
                boolean ipv6 = (kind & 1) == 1;
                int ip = (kind & 2) == 2 ? 18 : 14;
                byte[] frame = IcrcRules.frame(ipv6, ip == 18, 21, 7, bench.random);
                int end = frame.length - 7;
                int length = ip + (ipv6 ? 4 : 2);
                for (int at = 0; at < frame.length; at++) {
                    boolean isType = at == 12 || at == 13 || at == ip - 2 || at == ip - 1;
                    if (at == length || at == length + 1) {
                        continue;                                        // another length is another packet
                    }
                    for (int bit = 0; bit < 8; bit++) {
                        byte[] changed = frame.clone();
                        changed[at] ^= (byte) (1 << bit);
                        boolean covered = at >= ip && at < end && !IcrcRules.isVariant(ipv6, at - ip, bit);
                        bench.expect(changed, !isType, !isType && !covered, 0);
                    }
                }
            }
            bench.drain();
        }
    }

    @ParameterizedTest @ValueSource(ints = {32, 64, 128})
    void bytesBehindThePacketDoNotMatter(int bytes) {
        try (var bench = new Bench(bytes, SEED + 3 * bytes)) {
            for (int padding = 0; padding <= 3 * bytes; padding++) {
                int body = bench.random.nextInt(2 * bytes);
                byte[] frame = IcrcRules.frame(bench.random.nextBoolean(), bench.random.nextBoolean(), body, padding,
                    bench.random);
                bench.expect(frame, true, true, 0);
                bench.send(flipped(frame, bench.random), 0);
            }
            bench.drain();
        }
    }

    @ParameterizedTest @ValueSource(ints = {32, 64, 128})
    void aFrameThatWasCutIsNotWhole(int bytes) {
        try (var bench = new Bench(bytes, SEED + 4 * bytes)) {
            for (int kind = 0; kind < 4; kind++) {
                byte[] frame = IcrcRules.frame((kind & 1) == 1, (kind & 2) == 2, 150, 0, bench.random);
                for (int length = 1; length < frame.length; length++) {
                    bench.feed.remains();
                    bench.expect(Arrays.copyOf(frame, length), false, false, 0);
                    bench.feed.remains(frame);                            // the lost bytes still stand on the lanes
                    bench.expect(Arrays.copyOf(frame, length), false, false, 0);
                    bench.expect(frame, true, true, 0.1);
                }
            }
            bench.drain();
        }
    }

    /** An IP length of 0 to 43 leaves no room for an ICRC: such a packet is never good, whatever its bytes are. */
    @ParameterizedTest @ValueSource(ints = {32, 64, 128})
    void aPacketTooShortForAnIcrcIsNeverGood(int bytes) {
        try (var bench = new Bench(bytes, SEED + 5 * bytes)) {
            for (int kind = 0; kind < 4; kind++) {
                boolean ipv6 = (kind & 1) == 1;
                int at = ((kind & 2) == 2 ? 18 : 14) + (ipv6 ? 4 : 2);
                for (int length = 0; length < (ipv6 ? 24 : 44); length++) {
                    byte[] frame = IcrcRules.frame(ipv6, (kind & 2) == 2, bench.random.nextInt(100), 0, bench.random);
                    frame[at] = 0;
                    frame[at + 1] = (byte) length;
                    bench.expect(frame, false, false, 0);
                }
            }
            bench.drain();
        }
    }

    @ParameterizedTest @ValueSource(ints = {32, 64, 128})
    void framesOfOneBeatFollowEachOtherInEveryCycle(int bytes) {
        try (var bench = new Bench(bytes, SEED + 6 * bytes)) {
            for (int i = 0; i < 3000; i++) {
                boolean ipv6 = bytes > 64 && bench.random.nextBoolean();
                boolean tagged = bench.random.nextInt(3) == 0;
                int room = bytes - (tagged ? 18 : 14) - (ipv6 ? 64 : 44);
                byte[] frame = room < 0 ? noise(1 + bench.random.nextInt(bytes), bench.random)
                    : IcrcRules.frame(ipv6, tagged, bench.random.nextInt(room + 1), 0, bench.random);
                bench.send(bench.random.nextInt(3) == 0 ? flipped(frame, bench.random) : frame, 0);
            }
            assertThat(bench.cycle).isEqualTo(3000);
            bench.drain();
            assertThat(bench.goodOnes + bench.badOnes + bench.cutOnes).isEqualTo(3000);
        }
    }

    @ParameterizedTest @ValueSource(ints = {32, 64, 128})
    void randomFramesDamagedAnyhow(int bytes) {
        try (var bench = new Bench(bytes, SEED + 7 * bytes)) {
            for (int i = 0; i < 8000; i++) {
                var random = bench.random;
                byte[] frame = IcrcRules.frame(random.nextBoolean(), random.nextBoolean(), random.nextInt(300),
                    random.nextInt(4) == 0 ? random.nextInt(2 * bytes) : 0, random);
                for (int damage = random.nextInt(3); damage > 0; damage--) {
                    frame = switch (random.nextInt(4)) {
                        case 0 -> Arrays.copyOf(frame, 1 + random.nextInt(frame.length));
                        case 1 -> Arrays.copyOf(frame, frame.length + random.nextInt(2 * bytes));
                        default -> flipped(frame, random);
                    };
                }
                bench.send(frame, random.nextInt(3) * 0.15);
            }
            bench.drain();
            assertThat(bench.goodOnes).isGreaterThan(2000);
            assertThat(bench.badOnes).isGreaterThan(1000);
            assertThat(bench.cutOnes).isGreaterThan(500);
        }
    }

    /** The worked example of the document: a frame that a network card sent. */
    @Test void theCapturedNotificationPacketIsGood() {
        byte[] frame = HexFormat.of().parseHex("e41d2dab2bc27cfe90643b32080045c2003c718c4000401191610a0011010a001201000012b70028000081"
            + "00ffff40000118000000000000000000000000000000000000000082fd002a");
        for (int bytes : new int[] {32, 64, 128}) {
            try (var bench = new Bench(bytes, SEED)) {
                bench.expect(frame, true, true, 0);
                bench.drain();
            }
        }
    }

    @Test void aBeatIsAPowerOfTwoFromThirtyTwo() {
        for (int bytes : new int[] {0, 16, 96}) {
            assertThatThrownBy(() -> new IcrcChecker(bytes)).hasMessage(
                "IcrcChecker of " + bytes + " bytes: a beat has a power of two of bytes, at least 32");
        }
    }

    private static byte[] flipped(byte[] frame, Random random) {
        byte[] changed = frame.clone();
        changed[random.nextInt(frame.length)] ^= (byte) (1 << random.nextInt(8));
        return changed;
    }

    private static byte[] noise(int length, Random random) {
        byte[] frame = new byte[length];
        random.nextBytes(frame);
        return frame;
    }
}
