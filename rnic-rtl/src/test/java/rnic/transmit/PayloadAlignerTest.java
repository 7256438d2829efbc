package rnic.transmit;

import static org.assertj.core.api.Assertions.assertThat;

import hdl.sim.Simulation;
import hdl.sim.agent.StreamSink;
import hdl.sim.agent.StreamSource;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import rnic.common.FrameBeat;

/** The aligner at every length of headers, also those that no packet has, and of payload. */
class PayloadAlignerTest {
    private static final long SEED = Long.getLong("hdl.seed", 20_266);

    /** Bytes of headers that are given; the field for their length says up to 127, and 0 counts behind them. */
    private static final int MOST = 110;

    /** Headers as the agents carry them. */
    private record Front(long[] bytes, int length, boolean hasPayload, int stampPlaces) {
        static Front of(byte[] headers, boolean hasPayload) {
            long[] words = new long[14];
            for (int i = 0; i < Math.min(headers.length, MOST); i++) {
                words[i / 8] |= (headers[i] & 0xFFL) << 8 * (i % 8);
            }
            return new Front(words, headers.length, hasPayload, 0);
        }
    }

    private record Parts(byte[] headers, byte[] payload) {
        static Parts random(int headers, int payload, Random random) {
            var parts = new Parts(new byte[headers], new byte[payload]);
            random.nextBytes(parts.headers);
            if (headers > MOST) {
                Arrays.fill(parts.headers, MOST, headers, (byte) 0);
            }
            random.nextBytes(parts.payload);
            return parts;
        }

        byte[] joined() {
            byte[] frame = Arrays.copyOf(headers, headers.length + (payload.length + 3) / 4 * 4);
            System.arraycopy(payload, 0, frame, headers.length, payload.length);
            return frame;
        }
    }

    private static void align(int bytes, List<Parts> packets, double pauses, double stalls, Random random) {
        try (var dut = Simulation.of(new PayloadAligner(bytes))) {
            var headers = new StreamSource<>(dut, dut.io().headers(), Front.class).stall(pauses);
            var payload = new StreamSource<>(dut, dut.io().payload(), FrameBeat.class).stall(pauses);
            var collector = new FrameBeat.Collector(bytes);
            long beats = 0;
            for (var packet : packets) {
                headers.send(Front.of(packet.headers, packet.payload.length > 0));
                payload.send(FrameBeat.of(packet.payload, bytes, random));
                beats += (packet.joined().length + bytes - 1) / bytes;
            }
            dut.add(headers);
            dut.add(payload);
            dut.add(new StreamSink<>(dut, dut.io().frames(), FrameBeat.class).stall(stalls).to(collector::add));
            if (pauses == 0 && stalls == 0) {
                dut.add(new NoBubble(dut, dut.io().frames(), beats));
            }
            for (long limit = 40 * beats + 200; collector.frames().size() < packets.size() && limit > 0; limit--) {
                dut.step();
            }
            compare(collector.frames(), packets, bytes);
        }
    }

    private static void compare(List<byte[]> sent, List<Parts> packets, int bytes) {
        var where = bytes + " bytes per beat, repeat with -Dhdl.seed=" + SEED;
        assertThat(sent).as(where).hasSameSizeAs(packets);
        for (int i = 0; i < packets.size(); i++) {
            assertThat(HexFormat.of().formatHex(sent.get(i))).as("packet %d, %s", i, where)
                .isEqualTo(HexFormat.of().formatHex(packets.get(i).joined()));
        }
    }

    @ParameterizedTest @ValueSource(ints = {32, 64, 128})
    void everyLengthOfHeadersMeetsPayloadWithoutABubble(int bytes) {
        var random = new Random(SEED + bytes);
        var packets = new ArrayList<Parts>();
        for (int headers = 1; headers <= 127; headers++) {
            for (int payload : new int[] {0, 1, bytes - 1, bytes, bytes + 1, random.nextInt(4 * bytes)}) {
                packets.add(Parts.random(headers, payload, random));
            }
        }
        align(bytes, packets, 0, 0, random);
    }

    @ParameterizedTest @ValueSource(ints = {32, 64, 128})
    void pausesAndStallsChangeNothing(int bytes) {
        var random = new Random(SEED + 2 * bytes);
        for (double[] rates : new double[][] {{0.5, 0}, {0, 0.5}, {0.3, 0.3}, {0, 0.9}}) {
            var packets = new ArrayList<Parts>();
            for (int i = 0; i < 400; i++) {
                int payload = random.nextInt(3) == 0 ? 0 : random.nextInt(5 * bytes);
                packets.add(Parts.random(1 + random.nextInt(110), payload, random));
            }
            align(bytes, packets, rates[0], rates[1], random);
        }
    }

    /** Of outer headers of every length; while the sink waits, the packet that is before it keeps its stamp. */
    @ParameterizedTest @ValueSource(ints = {32, 64, 128})
    void aStampIsTheTimeAtWhichThePacketGoesOn(int bytes) {
        var random = new Random(SEED + 3 * bytes);
        int[] outer = {42, 46, 62, 66};
        for (double stalls : new double[] {0, 0.7}) {
            try (var dut = Simulation.of(new PayloadAligner(bytes))) {
                var headers = dut.add(new StreamSource<>(dut, dut.io().headers(), Front.class));
                var payload = dut.add(new StreamSource<>(dut, dut.io().payload(), FrameBeat.class));
                var collector = new FrameBeat.Collector(bytes);
                dut.add(new StreamSink<>(dut, dut.io().frames(), FrameBeat.class).stall(stalls).to(collector::add));
                for (int i = 0; i < 200; i++) {
                    var packet = Parts.random(outer[i % 4] + 16, random.nextInt(3) * 100, random);
                    packet.headers[outer[i % 4] + 8] = (byte) (i % 8 < 4 ? 0xC0 : 0);
                    packet.headers[outer[i % 4] + 12] = 0;
                    var front = Front.of(packet.headers, packet.payload.length > 0);
                    headers.send(new Front(front.bytes(), front.length(), front.hasPayload(), 1 << i % 4));
                    payload.send(FrameBeat.of(packet.payload, bytes, random));
                    int seen = collector.frames().size();
                    long began = dut.cycle(0);
                    while (collector.frames().size() == seen) {
                        dut.pin(dut.io().now()).set(dut.cycle(0) * 37 & 0x3FFF);
                        dut.step();
                    }
                    byte[] frame = collector.frames().getLast();
                    byte[] wanted = packet.joined();
                    int low = frame[outer[i % 4] + 8] - wanted[outer[i % 4] + 8];
                    int stamp = (frame[outer[i % 4] + 12] & 0xFF) << 6 | low;
                    assertThat(low).as("beside Retrans").isBetween(0, 63);
                    wanted[outer[i % 4] + 8] = frame[outer[i % 4] + 8];
                    wanted[outer[i % 4] + 12] = frame[outer[i % 4] + 12];
                    assertThat(frame).isEqualTo(wanted);
                    boolean isTime = false;
                    for (long at = began + 1; at < dut.cycle(0); at++) {
                        isTime |= stamp == (at * 37 & 0x3FFF);
                    }
                    assertThat(isTime).as("a time since it came, repeat with -Dhdl.seed=" + SEED).isTrue();
                    if (stalls == 0) {
                        long beats = (frame.length + bytes - 1) / bytes - (outer[i % 4] + 8) / bytes;
                        assertThat(stamp).as("a cycle before its beat").isEqualTo((int) ((dut.cycle(0) - beats - 1) * 37
                            & 0x3FFF));
                    }
                }
            }
        }
    }
}
