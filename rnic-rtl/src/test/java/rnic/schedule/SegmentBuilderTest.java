package rnic.schedule;

import static org.assertj.core.api.Assertions.assertThat;

import hdl.sim.Simulation;
import hdl.sim.agent.StreamSink;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import rnic.acknowledge.LocalErrorsTest;
import rnic.common.Words;
import rnic.context.MrKey;
import rnic.protocol.QueuePairState;
import rnic.protocol.RnicParameters;

/** A packet goes out exactly when all of its payload lies in the MR of its key, wherever pages of 4 GiB end. */
class SegmentBuilderTest {
    private static final long SEED = Long.getLong("hdl.seed", 91);
    private static final int DOMAIN = 5;
    private static final int TAG = 0x42;
    private static final long KEY = TAG;
    private static final int PACKETS = 3000;
    /** Cycles in which a packet is through. */
    private static final int SOON = 8;

    record Transmitted(long localAddress, long remoteAddress, int psn) {}

    record Word(int psn) {}

    private final Random random = new Random(SEED);

    /** A number close to a border of 2^32, or any. */
    private long near(long border) {
        return random.nextInt(8) == 0 ? random.nextLong() >>> 1 : border + random.nextInt(7) - 3;
    }

    private static BigInteger unsigned(long value) {
        return new BigInteger(Long.toUnsignedString(value));
    }

    private static boolean lies(long address, int length, long base, long size) {
        var distance = unsigned(address).subtract(unsigned(base));
        return distance.signum() >= 0
            && distance.add(BigInteger.valueOf(length)).compareTo(BigInteger.valueOf(size)) <= 0;
    }

    static Map<String, Long> segment(int psn, long local, long remote, long offset, int length) {
        var fields = new HashMap<String, Long>();
        for (var zero : List.of("flow_qp", "flow_responses", "wqe_bad", "wqe_kind", "wqe_fence", "wqe_signaled",
            "wqe_solicited", "wqe_inline", "msn", "po", "rqmsn", "last", "ack_request", "more", "oldest",
            "path", "first")) {
            fields.put(zero, 0L);
        }
        fields.putAll(Map.of("wqe_local_address", local, "wqe_remote_address", remote, "wqe_local_key",
            KEY, "pd", (long) DOMAIN, "psn", (long) psn, "offset", offset, "length", (long) length,
            "retrans", 1L));
        return fields;
    }

    /** 4 KiB from address 0. */
    static Map<String, Long> mr() {
        return Map.of("index", 0L, "mr_valid", 1L, "mr_tag", (long) TAG, "mr_pd", (long) DOMAIN,
            "mr_base", 0L, "mr_length", 4096L);
    }

    @Test void packetsGoOutIfTheirPayloadLiesInTheirRegion() {
        System.out.println("SegmentBuilderTest: seed " + SEED);
        try (Simulation<SegmentBuilder.Io> dut =
                 Words.simulation(new SegmentBuilder(RnicParameters.SMALL), SEED)) {
            var segments = Words.stream(dut, "segments", 0, random);
            var state = Words.valid(dut, "state", 0, random);
            var mr = Words.valid(dut, "mr", 0, random);
            var out = new ArrayList<Transmitted>();
            dut.add(new StreamSink<>(dut, dut.io().transmissions(), Transmitted.class).to(out::add));
            dut.add(new StreamSink<>(dut, dut.io().sent(), Word.class));
            dut.add(new StreamSink<>(dut, dut.io().failures(), LocalErrorsTest.Failed.class));
            state.send(Map.of("qp", 0L, "state", (long) QueuePairState.RTS.ordinal()));
            dut.step(SOON);
            int good = 0;
            for (int i = 0; i < PACKETS; i++) {
                long page = (long) random.nextInt(3) << 32;
                int length = random.nextInt(1, 5);
                long base = near(page + 0x1_0000_0000L);
                long size = random.nextInt(3) == 0 ? 0xFFFF_FFFFL - random.nextInt(3) : random.nextInt(1, 16);
                long place = random.nextBoolean() ? base + random.nextInt(20) - 4
                    : base + size - length + random.nextInt(5) - 2;
                long offset = random.nextBoolean() ? random.nextInt(1 << 16) : 0xFFFF_FFFFL - random.nextInt(9);
                long local = place - offset;
                if (place < 0 || local < 0) {
                    continue;                                // no host memory there
                }
                long remote = near(0x7_0000_0000L - offset);
                mr.send(Map.of("index", 0L, "mr_valid", 1L, "mr_tag", (long) TAG, "mr_pd",
                    (long) DOMAIN, "mr_base", base, "mr_length", size));
                dut.step(SOON);
                segments.send(segment(i, local, remote, offset, length));
                dut.step(2 * SOON);
                if (lies(place, length, base, size)) {
                    good++;
                    assertThat(out).as("packet %d of MR %x, %x at %x", i, base, size, place)
                        .containsExactly(new Transmitted(place, remote + offset, i));
                } else {
                    assertThat(out).as("packet %d of MR %x, %x at %x", i, base, size, place).isEmpty();
                }
                out.clear();
            }
            assertThat(good).isBetween(PACKETS / 10, PACKETS * 9 / 10);
        }
    }

    /** A key with any bit above the index names no region, though tag and index are those of one. */
    @Test void aForeignKeyHasNoRegion() {
        try (Simulation<SegmentBuilder.Io> dut = Words.simulation(new SegmentBuilder(RnicParameters.SMALL), SEED)) {
            var segments = Words.stream(dut, "segments", 0, random);
            var state = Words.valid(dut, "state", 0, random);
            var mr = Words.valid(dut, "mr", 0, random);
            var out = new ArrayList<Transmitted>();
            dut.add(new StreamSink<>(dut, dut.io().transmissions(), Transmitted.class).to(out::add));
            dut.add(new StreamSink<>(dut, dut.io().sent(), Word.class));
            dut.add(new StreamSink<>(dut, dut.io().failures(), LocalErrorsTest.Failed.class));
            mr.send(mr());
            int index = Integer.numberOfTrailingZeros(RnicParameters.SMALL.mrs());
            for (int bit = MrKey.TAG_BITS + index; bit < 32; bit++) {
                state.send(Map.of("qp", 0L, "state", (long) QueuePairState.RTS.ordinal()));
                dut.step(SOON);
                var fields = segment(bit, 0, 0, 0, 64);
                segments.send(fields);
                dut.step(2 * SOON);
                assertThat(out).as("with its own key").hasSize(1);
                out.clear();
                fields.put("wqe_local_key", KEY | 1L << bit);
                segments.send(fields);
                dut.step(2 * SOON);
                assertThat(out).as("bit %d", bit).isEmpty();
                state.send(Map.of("qp", 0L, "state", (long) QueuePairState.RESET.ordinal()));
                dut.step(SOON);
            }
        }
    }

    @Test void aRegionThatChangesUnderAPacketIsNotUsed() {
        for (int delay = 0; delay < 2 * SOON; delay++) {
            try (Simulation<SegmentBuilder.Io> dut =
                     Words.simulation(new SegmentBuilder(RnicParameters.SMALL), SEED)) {
                var segments = Words.stream(dut, "segments", 0, random);
                var state = Words.valid(dut, "state", 0, random);
                var mr = Words.valid(dut, "mr", 0, random);
                var out = new ArrayList<Transmitted>();
                var sent = new ArrayList<Word>();
                dut.add(new StreamSink<>(dut, dut.io().transmissions(), Transmitted.class).to(out::add));
                dut.add(new StreamSink<>(dut, dut.io().sent(), Word.class).to(sent::add));
                dut.add(new StreamSink<>(dut, dut.io().failures(), LocalErrorsTest.Failed.class));
                state.send(Map.of("qp", 0L, "state", (long) QueuePairState.RTS.ordinal()));
                var written = new HashMap<>(mr());
                mr.send(Map.copyOf(written));
                dut.step(SOON);
                segments.send(segment(1, 0, 0, 0, 64));
                dut.step(delay);
                boolean early = sent.isEmpty();
                written.put("mr_valid", 0L);
                mr.send(Map.copyOf(written));
                dut.step(2 * SOON);
                int first = out.size();
                assertThat(sent).hasSize(1);
                assertThat(first).as("withdrawn %d cycles behind the packet", delay).isIn(0, 1);
                // Shown before it was withdrawn: the packet was through the last step by then.
                assertThat(early && delay < 4).as("withdrawn %d cycles behind", delay).isEqualTo(first == 0);
            }
        }
    }

    /**
     * A queue pair is closed in any cycle of its packet, which may have to wait for the one before, and lives again at
     * once or not: nothing of the packet is shown afterwards. What happens to others, or does not close, changes nothing.
     */
    @Test void whatIsClosedWhileItsPacketIsMadeIsForgotten() {
        try (var bench = new ClosingBench(SEED)) {
            int forgotten = 0;
            for (int trial = 0; trial < 2000; trial++) {
                forgotten += bench.trial("trial " + trial + ", seed " + SEED) ? 1 : 0;
            }
            assertThat(forgotten).isBetween(200, 1800);
        }
    }
}
