package veroce.checks;

import static org.assertj.core.api.Assertions.assertThat;

import hdl.sim.Engine;
import hdl.sim.Pin;
import hdl.sim.Simulation;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HexFormat;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import rnic.parse.ReceiveCheck;
import rnic.protocol.Row;
import veroce.Shipped;
import veroce.capture.Capture;
import veroce.packet.Disposition;
import veroce.packet.IcrcVerdict;
import veroce.packet.PacketDecoder;

/** The receive check against the reference rules, on captured frames and on frames damaged in every way. */
class ReceiveCheckTest {
    private static final long SEED = Long.getLong("hdl.seed", 16_2026);

    private record Due(long cycle, Row row, byte[] frame) {}

    @ParameterizedTest @ValueSource(ints = {32, 64, 128})
    void everyDamagedFrameMeetsTheRowOfTheReference(int bytes) throws IOException {
        var good = new ArrayList<byte[]>();
        for (var file : Shipped.pcaps()) {
            Capture.read(file).frames().stream().limit(40).forEach(frame -> good.add(frame.bytes()));
        }
        Shipped.frames().forEach(line -> good.add(line.frame().bytes()));
        var random = new Random(SEED + bytes);
        var mutator = new Mutator(random);
        var seen = new EnumMap<Row, Integer>(Row.class);
        try (var bench = new Bench(bytes)) {
            for (int i = 0; i < 20_000; i++) {
                if (i == 12_000) {
                    bench.drain();
                    bench.icrcOptional.set(0);
                }
                var frame = mutator.mutate(good.get(random.nextInt(good.size())));
                var error = random.nextInt(50) == 0;
                var row = error ? Row.RX_FCS : expected(frame, i < 12_000);
                seen.merge(row, 1, Integer::sum);
                bench.feed(frame, error, row, random);
            }
            bench.drain();
            bench.compareCounts(seen);
        }
        assertThat(seen.keySet()).as("rows met; " + seen).containsExactlyInAnyOrderElementsOf(rowsOfTheFrameAlone());
    }

    /** Every row up to 22, and the one of frames that go on, but for row 10, which asks for a window. */
    private static Set<Row> rowsOfTheFrameAlone() {
        var rows = EnumSet.range(Row.RX_FCS, Row.RX_LEN_OP);
        rows.remove(Row.RX_TRIM_STALE);
        rows.add(Row.RX_OK);
        return rows;
    }

    private static Row expected(byte[] frame, boolean icrcOptional) {
        var decoded = PacketDecoder.decode(frame);
        var disposition = decoded.disposition();
        boolean trimmed = disposition == Disposition.RX_TRIM_BAD || disposition == Disposition.RX_TRIM_NAK
            || disposition == Disposition.RX_TRIM_PAYLOAD;
        if (trimmed && !icrcOptional && decoded.icrc() != IcrcVerdict.GOOD) {
            return Row.RX_TRIM_ICRC;
        }
        return Row.valueOf(disposition.name());
    }

    /** The circuit, beat by beat. */
    private static final class Bench implements AutoCloseable {
        private final Simulation<CheckedFront.Io> dut;
        private final int bytes;
        private final Deque<Due> due = new ArrayDeque<>();
        private final Pin valid;
        private final Pin data;
        private final Pin keep;
        private final Pin last;
        private final Pin error;
        private final Pin icrcOptional;
        private final Pin rowValid;
        private final Pin row;
        private long cycle;

        Bench(int bytes) {
            this.bytes = bytes;
            dut = Simulation.of(new CheckedFront(bytes), Engine.JVM);
            var io = dut.io();
            valid = dut.pin(io.in().valid());
            data = dut.pin(io.in().value().data());
            keep = dut.pin(io.in().value().keep());
            last = dut.pin(io.in().value().last());
            error = dut.pin(io.error());
            icrcOptional = dut.pin(io.settings().trimIcrcOptional());
            rowValid = dut.pin(io.row().valid());
            row = dut.pin(io.row().value());
            dut.pin(io.settings().trimDscp()).set(9);
            dut.pin(io.settings().trimLastDscp()).set(64);
            icrcOptional.set(1);
        }

        void feed(byte[] frame, boolean bad, Row expected, Random random) {
            for (int at = 0; at < frame.length; at += bytes) {
                while (random.nextInt(16) == 0) {
                    valid.set(0);
                    step();
                }
                int count = Math.min(bytes, frame.length - at);
                boolean isLast = at + bytes >= frame.length;
                beat(frame, at, count);
                last.set(isLast);
                error.set(isLast && bad);
                if (isLast) {
                    due.add(new Due(cycle + ReceiveCheck.LATENCY, expected, frame));
                }
                step();
            }
            valid.set(0);
        }

        private void beat(byte[] frame, int at, int count) {
            var words = new long[bytes / 8];
            var kept = new long[(bytes + 63) / 64];
            for (int i = 0; i < count; i++) {
                words[i >> 3] |= (frame[at + i] & 0xFFL) << 8 * (i & 7);
                kept[i >> 6] |= 1L << i;
            }
            valid.set(1);
            data.setWords(words);
            keep.setWords(kept);
        }

        private void step() {
            dut.step();
            cycle++;
            boolean isDue = !due.isEmpty() && due.peek().cycle() == cycle;
            assertThat(rowValid.isSet()).as("a row in cycle " + cycle).isEqualTo(isDue);
            if (isDue) {
                var expected = due.poll();
                var actual = Row.values()[(int) row.get()];
                if (actual != expected.row()) {
                    throw new AssertionError("the check says " + actual + ", the reference " + expected.row() + " for "
                        + HexFormat.of().formatHex(expected.frame()) + "; repeat with -Dhdl.seed=" + SEED);
                }
            }
        }

        void drain() {
            while (!due.isEmpty()) {
                step();
            }
            step();
        }

        /** Every frame is counted once, and under its own row. */
        void compareCounts(Map<Row, Integer> seen) {
            long sum = 0;
            long frames = 0;
            for (var kind : Row.values()) {
                long count = dut.pin(dut.io().counts().at(kind.ordinal())).get();
                assertThat(count).as(kind.name().toLowerCase(Locale.ROOT)).isEqualTo(seen.getOrDefault(kind, 0)
                    .longValue());
                sum += count;
                frames += seen.getOrDefault(kind, 0);
            }
            assertThat(sum).as("sum of the counters").isEqualTo(frames);
        }

        @Override public void close() {
            dut.close();
        }
    }
}
