package rnic.parse;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hdl.sim.Pin;
import hdl.sim.Simulation;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import rnic.wire.ProfileTables;

/**
 * The parser against header bytes built field by field, at three beat widths: every field, in the cycle in which it
 * must come.
 */
class PacketParserTest {
    private static final long SEED = Long.getLong("hdl.seed", 20_262);

    /** The parser with the frames that it owes headers for. */
    private static final class Bench implements AutoCloseable {
        private record Due(long cycle, Sent sent) {}

        private final int bytes;
        private final Random random;
        private final Simulation<PacketParser.Io> dut;
        private final FrameFeed feed;
        private final Pin valid;
        private final Map<String, Pin> pins = new HashMap<>();
        private final Deque<Due> due = new ArrayDeque<>();
        private long cycle;
        private int compared;

        Bench(int bytes, long seed) {
            this.bytes = bytes;
            random = new Random(seed);
            dut = Simulation.of(new PacketParser(bytes));
            dut.pin(dut.io().veroce()).set(4794);
            feed = new FrameFeed(dut, dut.io().in(), bytes, random);
            valid = dut.pin(dut.io().headers().valid());
        }

        /** Sends a frame; before each beat comes, with this probability, a cycle without one. */
        void send(Sent sent, double gaps) {
            int beats = feed.beats(sent.bytes());
            int completing = Math.min(beats, (110 + bytes - 1) / bytes) - 1;
            for (int i = 0; i < beats; i++) {
                while (random.nextDouble() < gaps) {
                    idle();
                }
                feed.beat(sent.bytes(), i);
                if (i == completing) {
                    due.add(new Due(cycle + PacketParser.LATENCY, sent));
                }
                step();
            }
        }

        void idle() {
            feed.idle();
            step();
        }

        void drain() {
            for (int i = 0; i < 2 * PacketParser.LATENCY; i++) {
                idle();
            }
            assertThat(due).isEmpty();
        }

        private void step() {
            dut.step();
            cycle++;
            boolean expected = !due.isEmpty() && due.peek().cycle() == cycle;
            if (valid.isSet() != expected) {
                throw new AssertionError(where() + (expected ? "no headers" : "headers of no frame"));
            }
            if (expected) {
                compare(due.poll().sent());
            }
        }

        private void compare(Sent sent) {
            compared++;
            sent.fields().forEach((name, value) -> {
                var seen = pins.computeIfAbsent(name, field -> dut.pin("headers_value_" + field)).big();
                if (!seen.equals(value)) {
                    throw new AssertionError(where() + name + " is 0x" + seen.toString(16) + ", not 0x"
                        + value.toString(16) + ", of "
                        + HexFormat.of().formatHex(sent.bytes()));
                }
            });
        }

        private String where() {
            return "cycle " + cycle + ", " + bytes + " bytes per beat, repeat with -Dhdl.seed=" + SEED + ": ";
        }

        @Override public void close() {
            dut.close();
        }
    }

    @ParameterizedTest @ValueSource(ints = {32, 64, 128})
    void everyFieldOfEveryFormatIsRead(int bytes) {
        try (var bench = new Bench(bytes, SEED + bytes)) {
            for (int round = 0; round < 6; round++) {
                for (var line : ProfileTables.LINES) {
                    for (int kind = 0; kind < 4; kind++) {
                        int payload = round == 0 ? 4 : bench.random.nextInt(200);
                        bench.send(Sent.wellFormed(line, (kind & 1) == 1, (kind & 2) == 2, payload, bench.random),
                            round % 3 * 0.3);
                    }
                }
            }
            bench.drain();
            assertThat(bench.compared).isEqualTo(6 * 4 * ProfileTables.LINES.size());
        }
    }

    @ParameterizedTest @ValueSource(ints = {32, 64, 128})
    void framesOfOneBeatFollowEachOtherInEveryCycle(int bytes) {
        try (var bench = new Bench(bytes, SEED + 2 * bytes)) {
            for (int i = 0; i < 2000; i++) {
                byte[] whole = anyWellFormed(bench.random).bytes();
                int length = Math.min(whole.length, 1 + bench.random.nextInt(4) * bytes / 4
                    + bench.random.nextInt(bytes / 4));
                bench.send(Sent.of(Arrays.copyOf(whole, length)), 0);
            }
            assertThat(bench.cycle).isEqualTo(2000);
            bench.drain();
            assertThat(bench.compared).isEqualTo(2000);
        }
    }

    /** Frames that end anywhere, and headers with a few bits changed where the decisions are taken. */
    @ParameterizedTest @ValueSource(ints = {32, 64, 128})
    void shortAndDamagedFramesAreReadAsTheyStand(int bytes) {
        try (var bench = new Bench(bytes, SEED + 3 * bytes)) {
            for (int i = 0; i < 6000; i++) {
                byte[] frame = anyWellFormed(bench.random).bytes();
                for (int flips = bench.random.nextInt(4); flips > 0; flips--) {
                    frame[12 + bench.random.nextInt(Math.min(64,
                        frame.length - 12))] ^= (byte) (1 << bench.random.nextInt(8));
                }
                if (bench.random.nextInt(3) == 0) {
                    frame = Arrays.copyOf(frame, 1 + bench.random.nextInt(frame.length));
                }
                bench.send(Sent.of(frame), bench.random.nextInt(4) * 0.2);
            }
            bench.drain();
            assertThat(bench.compared).isEqualTo(6000);
        }
    }

    @ParameterizedTest @ValueSource(ints = {32, 64, 128})
    void noiseIsReadAsItStands(int bytes) {
        try (var bench = new Bench(bytes, SEED + 4 * bytes)) {
            for (int length = 1; length <= 600; length++) {
                byte[] frame = new byte[length];
                bench.random.nextBytes(frame);
                if (length > 14) {
                    System.arraycopy(new byte[][] {{8, 0}, {-127, 0}, {-122, -35}, {1, 2}}[length % 4], 0, frame, 12,
                        2);
                }
                bench.send(Sent.of(frame), 0.1);
            }
            bench.drain();
        }
    }

    /** Every version and header length, every protocol, every flag and offset bit. */
    @Test void everyValueOfTheFieldsThatDecideIsJudged() {
        try (var bench = new Bench(64, SEED)) {
            for (int kind = 0; kind < 4; kind++) {
                int ip = (kind & 2) == 2 ? 18 : 14;
                byte[] whole = Sent.wellFormed(ProfileTables.LINES.get(kind), (kind & 1) == 1, ip == 18, 8,
                    bench.random).bytes();
                for (int at : new int[] {ip, ip + 6, ip + 7, ip + 9}) {
                    for (int value = 0; value < 256; value++) {
                        byte[] frame = whole.clone();
                        frame[at] = (byte) value;
                        bench.send(Sent.of(frame), 0);
                    }
                }
            }
            bench.drain();
        }
    }

    /** The bytes that a frame lost still stand on the lanes: they must not be taken for its own. */
    @ParameterizedTest @ValueSource(ints = {32, 64, 128})
    void aFrameThatWasCutIsNotCompletedByWhatStandsBehindIt(int bytes) {
        try (var bench = new Bench(bytes, SEED + 5 * bytes)) {
            for (int kind = 0; kind < 4; kind++) {
                byte[] whole = Sent.wellFormed(ProfileTables.LINES.get(9), (kind & 1) == 1, (kind & 2) == 2, 8,
                    bench.random).bytes();
                bench.feed.remains(whole);
                for (int length = 1; length <= whole.length; length++) {
                    bench.send(Sent.of(Arrays.copyOf(whole, length)), 0);
                }
            }
            bench.drain();
        }
    }

    @Test void theDeepestHeadersOfTheProfileAreReached() {
        int deepest = ProfileTables.LINES.stream().mapToInt(ProfileTables.Line::bytes).max().orElseThrow();
        assertThat(14 + 4 + 40 + 8 + deepest).isEqualTo(PacketParser.DEEPEST);
    }

    @Test void aBeatIsAPowerOfTwoFromThirtyTwo() {
        for (int bytes : new int[] {16, 48, 0}) {
            assertThatThrownBy(() -> new PacketParser(bytes)).hasMessage(
                "PacketParser of " + bytes + " bytes: a beat has a power of two of bytes, at least 32");
        }
    }

    private static Sent anyWellFormed(Random random) {
        var line = ProfileTables.LINES.get(random.nextInt(ProfileTables.LINES.size()));
        return Sent.wellFormed(line, random.nextBoolean(), random.nextBoolean(), random.nextInt(100), random);
    }
}
