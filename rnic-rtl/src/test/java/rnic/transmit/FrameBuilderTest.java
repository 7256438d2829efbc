package rnic.transmit;

import static org.assertj.core.api.Assertions.assertThat;

import hdl.sim.Pin;
import hdl.sim.Simulation;
import hdl.sim.agent.Agent;
import hdl.sim.agent.StreamSink;
import hdl.sim.agent.StreamSource;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import rnic.common.FrameBeat;
import rnic.wire.ProfileTables;

/**
 * Packets of every format through the builder: each byte against a frame put together from the document's tables, and
 * what parser and checker make of it.
 */
class FrameBuilderTest {
    private static final long SEED = Long.getLong("hdl.seed", 20_265);

    /** What parser and checker say of the frames, in order. */
    private static final class Judge implements Agent {
        private final Simulation<LoopBack.Io> dut;
        private final List<TxPacket> packets;
        private final Map<String, Pin> pins = new HashMap<>();
        private int parsed;
        private int checked;

        Judge(Simulation<LoopBack.Io> dut, List<TxPacket> packets) {
            this.dut = dut;
            this.packets = packets;
        }

        @Override public void drive() {
        }

        @Override public void sample() {
            if (dut.pin(dut.io().headers().valid()).isSet()) {
                var number = parsed++;
                packets.get(number).parsed().forEach((name, value) ->
                    assertThat(pins.computeIfAbsent(name, field -> dut.pin("headers_value_" + field)).big())
                        .as("%s of packet %d", name, number).isEqualTo(value));
            }
            if (dut.pin(dut.io().verdict().valid()).isSet()) {
                assertThat(dut.pin(dut.io().verdict().value().good()).isSet()).as("ICRC of packet %d", checked++)
                    .isTrue();
            }
        }
    }

    private static void build(int bytes, List<TxPacket> packets, double pauses, double stalls, Random random) {
        try (var dut = Simulation.of(new LoopBack(bytes))) {
            var fields = new FieldsSource(dut, dut.io().fields(), "fields", pauses, random);
            var payload = new StreamSource<>(dut, dut.io().payload(), FrameBeat.class).stall(pauses);
            var collector = new FrameBeat.Collector(bytes);
            var judge = new Judge(dut, packets);
            long beats = 0;
            fields.send(packets);
            for (var packet : packets) {
                payload.send(FrameBeat.of(packet.payload(), bytes, random));
                beats += (packet.frame().length + bytes - 1) / bytes;
            }
            dut.add(fields);
            dut.add(payload);
            dut.add(new StreamSink<>(dut, dut.io().frames(), FrameBeat.class).stall(stalls).to(collector::add));
            dut.add(judge);
            if (pauses == 0 && stalls == 0) {
                dut.add(new NoBubble(dut, dut.io().frames(), beats));
            }
            for (long limit = 40 * beats + 200; judge.checked < packets.size() && limit > 0; limit--) {
                dut.step();
            }
            compare(collector.frames(), packets, bytes);
            assertThat(judge.parsed).isEqualTo(packets.size());
            assertThat(judge.checked).isEqualTo(packets.size());
        }
    }

    private static void compare(List<byte[]> sent, List<TxPacket> packets, int bytes) {
        var where = bytes + " bytes per beat, repeat with -Dhdl.seed=" + SEED;
        assertThat(sent).as(where).hasSameSizeAs(packets);
        for (int i = 0; i < packets.size(); i++) {
            assertThat(HexFormat.of().formatHex(sent.get(i))).as("frame %d, %s", i, where)
                .isEqualTo(HexFormat.of().formatHex(packets.get(i).frame()));
        }
    }

    @ParameterizedTest @ValueSource(ints = {32, 64, 128})
    void everyFormatIsBuiltWithoutABubble(int bytes) {
        var random = new Random(SEED + bytes);
        var packets = new ArrayList<TxPacket>();
        for (var line : ProfileTables.LINES) {
            for (int kind = 0; kind < 4; kind++) {
                for (int length : new int[] {0, 1 + random.nextInt(8), random.nextInt(200)}) {
                    packets.add(TxPacket.random(line, (kind & 1) == 1, (kind & 2) == 2, length, random));
                }
            }
        }
        build(bytes, packets, 0, 0, random);
    }

    @ParameterizedTest @ValueSource(ints = {32, 64, 128})
    void everyLengthOfPayloadIsBuiltWithoutABubble(int bytes) {
        var random = new Random(SEED + 2 * bytes);
        var packets = new ArrayList<TxPacket>();
        for (int length = 0; length <= 300; length++) {
            packets.add(any(length, random));
        }
        for (int length : new int[] {1024, 2047, 4093, 4095, 4096}) {
            packets.add(any(length, random));
        }
        build(bytes, packets, 0, 0, random);
    }

    @ParameterizedTest @ValueSource(ints = {32, 64, 128})
    void pausesAndStallsChangeNothing(int bytes) {
        var random = new Random(SEED + 3 * bytes);
        for (double[] rates : new double[][] {{0.5, 0}, {0, 0.5}, {0.3, 0.3}, {0, 0.9}}) {
            var packets = new ArrayList<TxPacket>();
            for (int i = 0; i < 100; i++) {
                packets.add(any(switch (random.nextInt(6)) {
                    case 0 -> random.nextInt(4097);
                    case 1, 2 -> 0;
                    default -> random.nextInt(150);
                }, random));
            }
            build(bytes, packets, rates[0], rates[1], random);
        }
    }

    @ParameterizedTest @ValueSource(ints = {64, 128})
    void shortestPacketsFollowEachOtherInEveryCycle(int bytes) {
        var random = new Random(SEED + 4 * bytes);
        var shortest = ProfileTables.LINES.stream().filter(line -> line.bytes() == 12).toList();
        var packets = new ArrayList<TxPacket>();
        for (int i = 0; i < 1000; i++) {
            var line = shortest.get(random.nextInt(shortest.size()));
            packets.add(TxPacket.random(line, false, false, random.nextInt(5), random));
        }
        build(bytes, packets, 0, 0, random);
    }

    /** The sum of the header words is folded twice; the second carry is rare, so packets are made that have it. */
    @Test void theCarryOfTheChecksumComesRoundAgain() {
        var random = new Random(SEED);
        var packets = new ArrayList<TxPacket>();
        var line = ProfileTables.LINES.getFirst();
        for (int i = 0; i < 60; i++) {
            var packet = TxPacket.random(line, false, false, 0, random);
            long sum = 0xFFFF - packet.parsed().get("ipv4_checksum").longValue();
            long identification = packet.parsed().get("ipv4_identification").longValue();
            for (int folded = 1; folded <= 6; folded++) {
                packets.add(packet.identified(Math.floorMod(identification + folded - sum, 0xFFFFL), line));
            }
        }
        build(64, packets, 0, 0, random);
    }

    private static TxPacket any(int length, Random random) {
        var line = ProfileTables.LINES.get(random.nextInt(ProfileTables.LINES.size()));
        return TxPacket.random(line, random.nextBoolean(), random.nextBoolean(), length, random);
    }
}
