package veroce.checks;

import static org.assertj.core.api.Assertions.assertThat;

import hdl.Bits;
import hdl.sim.Engine;
import hdl.sim.Simulation;
import java.io.IOException;
import java.math.BigInteger;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import rnic.parse.FrameInspector;
import rnic.protocol.Row;
import veroce.Shipped;
import veroce.capture.Capture;
import veroce.packet.DecodedFrame;
import veroce.packet.Echo;
import veroce.packet.ExtensionHeader;
import veroce.packet.IpAddress;
import veroce.packet.Packet;
import veroce.packet.PacketDecoder;

/** The inspector against the reference decoder: the row of every damaged frame, the fields of every good one. */
class FrameInspectorTest {
    private static final long SEED = Long.getLong("hdl.seed", 17_2026);
    private static final long MAC = 0x02_00_00_00_00_42L;

    private record Due(long cycle, byte[] frame, Row row, Map<String, BigInteger> fields) {}

    @ParameterizedTest @ValueSource(ints = {32, 64, 128})
    void rowsAndFieldsAreThoseOfTheReference(int bytes) throws IOException {
        var good = new ArrayList<byte[]>();
        for (var file : Shipped.pcaps()) {
            Capture.read(file).frames().stream().limit(40).forEach(frame -> good.add(frame.bytes()));
        }
        Shipped.frames().forEach(line -> good.add(line.frame().bytes()));
        var random = new Random(SEED + bytes);
        var mutator = new Mutator(random);
        try (var bench = new Bench(bytes, good)) {
            for (int i = 0; i < 5000; i++) {
                if (i == 4000) {                             // now it is another one whom times are asked of
                    bench.drain();
                    bench.becomes(PacketDecoder.decode(Shipped.frame("RTT_REQ")).packet().ip().destination());
                }
                var frame = good.get(random.nextInt(good.size())).clone();
                if (random.nextInt(3) == 0) {
                    frame = mutator.mutate(frame);
                }
                if (random.nextInt(10) != 0 && frame.length >= 6) {
                    System.arraycopy(HexFormat.of().parseHex("020000000042"), 0, frame, 0, 6);
                }
                bench.feed(frame, random);
            }
            bench.drain();
            assertThat(bench.good).as("frames whose fields were compared").isGreaterThan(500);
            assertThat(bench.foreign).as("frames for others").isGreaterThan(200);
            assertThat(bench.times).as("frames with times").isPositive();
        }
    }

    /** Our addresses: one that was ours, one of IPv6 whose number is that of IPv4, and the two that frames go to. */
    private static final int FORMER = 0;
    private static final int IPV6 = 3;
    private static final int ALIKE = 4;
    private static final int IPV4 = 7;

    private static final class Bench implements AutoCloseable {
        private final Simulation<FrameInspector.Io> dut;
        private final FrameInspector.Io io;
        private final int bytes;
        private IpAddress ipv4;
        private final IpAddress ipv6;
        private final Deque<Due> due = new ArrayDeque<>();
        private final Deque<Due> rowsDue = new ArrayDeque<>();
        private long cycle;
        private int good;
        private int foreign;
        private int times;

        Bench(int bytes, List<byte[]> frames) {
            this.bytes = bytes;
            dut = Simulation.of(new FrameInspector(bytes), Engine.JVM);
            io = dut.io();
            ipv4 = firstDestination(frames, false);
            ipv6 = firstDestination(frames, true);
            var settings = io.settings();
            dut.pin(settings.mac()).set(MAC);
            dut.pin(settings.choice().udpPort()).set(4794);
            becomes(ipv4);
            is(IPV6, true, true, number(ipv6));
            is(FORMER, false, false, number(ipv4));
            is(ALIKE, true, true, number(ipv4));
            dut.pin(settings.check().trimDscp()).set(9);
            dut.pin(settings.check().trimLastDscp()).set(64);
            dut.pin(settings.check().trimIcrcOptional()).set(1);
        }

        /** From the next frame on this is our address of IPv4. */
        void becomes(IpAddress address) {
            ipv4 = address;
            is(IPV4, true, false, number(address));
        }

        private void is(int number, boolean used, boolean v6, BigInteger ip) {
            var gid = io.settings().gids().at(number);
            dut.pin(gid.used()).set(used);
            dut.pin(gid.ipv6()).set(v6);
            dut.pin(gid.ip()).setBig(ip);
        }

        private static IpAddress firstDestination(List<byte[]> frames, boolean v6) {
            for (var frame : frames) {
                var ip = PacketDecoder.decode(frame).packet().ip();
                if (ip != null && ip.destination().v6() == v6) {
                    return ip.destination();
                }
            }
            throw new AssertionError("no captured frame of IPv" + (v6 ? 6 : 4));
        }

        void feed(byte[] frame, Random random) {
            for (int at = 0; at < frame.length; at += bytes) {
                while (random.nextInt(16) == 0) {
                    dut.pin(io.in().valid()).set(0);
                    step();
                }
                beat(frame, at);
                if (at + bytes >= frame.length) {
                    expect(frame);
                }
                step();
            }
            dut.pin(io.in().valid()).set(0);
        }

        private void beat(byte[] frame, int at) {
            var words = new long[bytes / 8];
            var kept = new long[(bytes + 63) / 64];
            for (int i = 0; i < Math.min(bytes, frame.length - at); i++) {
                words[i >> 3] |= (frame[at + i] & 0xFFL) << 8 * (i & 7);
                kept[i >> 6] |= 1L << i;
            }
            dut.pin(io.in().valid()).set(1);
            dut.pin(io.in().value().data()).setWords(words);
            dut.pin(io.in().value().keep()).setWords(kept);
            dut.pin(io.in().value().last()).set(at + bytes >= frame.length);
        }

        private void expect(byte[] frame) {
            var decoded = PacketDecoder.decode(frame);
            var row = Row.valueOf(decoded.disposition().name());
            if (row != Row.RX_LONG && !isOurs(decoded.packet())) {
                foreign++;
                row = Row.RX_OTHER;
            }
            var expected = new Due(cycle + FrameInspector.LATENCY, frame, row,
                row == Row.RX_OK ? fields(decoded) : Map.of());
            due.add(expected);
            rowsDue.add(expected);
        }

        private boolean isOurs(Packet packet) {
            return packet.ethernet() != null && packet.ethernet().destination() == MAC && packet.ip() != null
                && packet.ip().destination().equals(packet.ip().destination().v6() ? ipv6 : ipv4);
        }

        private void step() {
            dut.step();
            cycle++;
            boolean isDue = !due.isEmpty() && due.peek().cycle() == cycle;
            assertThat(dut.pin(io.packet().valid()).isSet()).as("a packet in cycle " + cycle).isEqualTo(isDue);
            if (isDue) {
                var expected = due.poll();
                var about = HexFormat.of().formatHex(expected.frame()) + "; repeat with -Dhdl.seed=" + SEED;
                var seen = new LinkedHashMap<String, BigInteger>();
                expected.fields().keySet().forEach(name -> seen.put(name, shown(name)));
                assertThat(seen).as(about).isEqualTo(expected.fields());
                good += expected.fields().isEmpty() ? 0 : 1;
                times += expected.fields().containsKey("rttSent") ? 1 : 0;
            }
            boolean hasRow = !rowsDue.isEmpty() && rowsDue.peek().cycle() + FrameInspector.ROW == cycle;
            assertThat(dut.pin(io.row().valid()).isSet()).as("a row in cycle " + cycle).isEqualTo(hasRow);
            if (hasRow) {
                var expected = rowsDue.poll();
                assertThat(dut.pin(io.row().value()).get(Row.class)).as(HexFormat.of().formatHex(expected.frame())
                    + "; repeat with -Dhdl.seed=" + SEED).isEqualTo(expected.row());
            }
        }

        private BigInteger shown(String name) {
            var packet = io.packet().value();
            for (var component : packet.getClass().getRecordComponents()) {
                if (component.getName().equals(name)) {
                    try {
                        return dut.pin((Bits<?>) component.getAccessor().invoke(packet)).big();
                    } catch (ReflectiveOperationException impossible) {
                        throw new AssertionError(impossible);
                    }
                }
            }
            throw new AssertionError("no field " + name);
        }

        void drain() {
            while (!rowsDue.isEmpty()) {
                step();
            }
        }

        @Override public void close() {
            dut.close();
        }
    }

    private static BigInteger number(IpAddress address) {
        var low = BigInteger.valueOf(address.low()).mod(BigInteger.ONE.shiftLeft(64));
        return address.v6() ? BigInteger.valueOf(address.high()).mod(BigInteger.ONE.shiftLeft(64)).shiftLeft(64).or(low)
            : low.mod(BigInteger.ONE.shiftLeft(32));
    }

    /** What the packet must say; a field of a header that the frame does not have is not asked for. */
    private static Map<String, BigInteger> fields(DecodedFrame decoded) {
        var packet = decoded.packet();
        var bth = packet.bth();
        var fields = new LinkedHashMap<String, BigInteger>();
        put(fields, "opcode", bth.opcode());
        put(fields, "destQp", bth.destQp());
        put(fields, "psn", bth.psn());
        put(fields, "ackRequest", bth.ackRequest() ? 1 : 0);
        put(fields, "retrans", bth.retransmission() ? 1 : 0);
        put(fields, "solicited", bth.solicitedEvent() ? 1 : 0);
        put(fields, "becn", bth.becn() ? 1 : 0);
        put(fields, "pkey", bth.partitionKey());
        put(fields, "congested", (packet.ip().trafficClass() & 3) == 3 ? 1 : 0);
        put(fields, "sourcePort", packet.udp().sourcePort());
        put(fields, "lastHop", 0);
        if (packet.extension(ExtensionHeader.MsnEth.class) != null) {
            put(fields, "stamp", Echo.stamp(packet));
        } else if (packet.extension(ExtensionHeader.PoEth.class) instanceof ExtensionHeader.PoEth order) {
            put(fields, "stamp", order.reserved() << 6 | packet.bth().reserved());
        }
        put(fields, "ipv6", packet.ip().source().v6() ? 1 : 0);
        fields.put("source", number(packet.ip().source()));
        put(fields, "own", 1 << (packet.ip().source().v6() ? IPV6 : IPV4));
        put(fields, "vlan", packet.vlan() == null ? 0 : packet.vlan().identifier());
        put(fields, "veroce", packet.udp().destinationPort() == 4794 ? 1 : 0);
        put(fields, "payloadOffset", packet.payloadOffset());
        put(fields, "payloadLength", packet.payloadLength());
        put(fields, "po", 0);
        packet.extensions().forEach(header -> extension(fields, header));
        return fields;
    }

    private static void extension(Map<String, BigInteger> fields, ExtensionHeader header) {
        switch (header) {
            case ExtensionHeader.MsnEth msn -> put(fields, "msn", msn.msn());
            case ExtensionHeader.RqEth request -> put(fields, "rqmsn", request.rqMsn());
            case ExtensionHeader.PoEth order -> put(fields, "po", order.packetOrder());
            case ExtensionHeader.Reth reth -> {
                fields.put("address", unsigned(reth.virtualAddress()));
                put(fields, "key", reth.key());
                put(fields, "dmaLength", reth.dmaLength());
            }
            case ExtensionHeader.AtomicEth atomic -> {
                fields.put("address", unsigned(atomic.virtualAddress()));
                put(fields, "key", atomic.key());
                fields.put("operand", unsigned(atomic.swapOrAdd()));
                fields.put("compare", unsigned(atomic.compare()));
            }
            case ExtensionHeader.ImmDt immediate -> put(fields, "immediate", immediate.data());
            case ExtensionHeader.Ieth invalidate -> put(fields, "immediate", invalidate.key());
            case ExtensionHeader.Aeth aeth -> {
                put(fields, "syndrome", aeth.syndrome());
                put(fields, "ackMsn", aeth.msn());
            }
            case ExtensionHeader.SackEth sack -> {
                put(fields, "sackLength", sack.length());
                put(fields, "sackStart", sack.start());
                fields.put("sackBitmap", unsigned(sack.high()).shiftLeft(64).or(unsigned(sack.low())));
            }
            case ExtensionHeader.RttEth times -> {
                put(fields, "rttContext", times.context());
                put(fields, "rttSent", times.tx1());
            }
            default -> { }
        }
    }

    private static BigInteger unsigned(long number) {
        return new BigInteger(Long.toUnsignedString(number));
    }

    private static void put(Map<String, BigInteger> fields, String name, long value) {
        fields.put(name, BigInteger.valueOf(value));
    }
}
