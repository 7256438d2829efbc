package rnic.transmit;

import static org.assertj.core.api.Assertions.assertThat;

import hdl.sim.Engine;
import hdl.sim.Pin;
import hdl.sim.Simulation;
import hdl.sim.agent.Agent;
import hdl.sim.agent.StreamSink;
import hdl.sim.junit.EachEngine;
import java.math.BigInteger;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import rnic.common.FrameBeat;
import rnic.context.Gid;
import rnic.protocol.AnswerKind;
import rnic.protocol.QueuePairState;
import rnic.protocol.RnicParameters;
import rnic.wire.ProfileTables;
import veroce.packet.Packets;

/** Data and answers through the transmit path: every frame, byte by byte, against the document's tables. */
class TransmitPathTest {
    private static final long SEED = Long.getLong("hdl.seed", 20_272);
    private static final int[] DATA = {0x00, 0x01, 0x02, 0x03, 0x04, 0x05, 0x06, 0x07, 0x08, 0x09, 0x0A, 0x0B,
        0x0C, 0x0D, 0x0E, 0x0F, 0x10, 0x12, 0x13, 0x14, 0x16, 0x17};
    private static final int READ_REQUEST = 0x0C;
    private static final int ATOMIC_ACKNOWLEDGE = 0x12;
    private static final int OPERANDS = 16;
    private static final int QUEUE_PAIRS = 16;
    private static final int HANDLES = 16;
    /** A frame without an identification. */
    private static final int NONE = -1;
    private static final long NANOSECONDS = 0x9ABC_DEF0L;
    private static final long STAMP = 0x2A5B;

    /** Sizes of a run and how often everybody stalls. */
    private record Setting(Engine engine, int bytes, int packets, int answers, double stall, int latency,
                           double sinkStall) {
        Setting(Engine engine, int bytes, int packets, int answers, double stall, int latency) {
            this(engine, bytes, packets, answers, stall, latency, stall);
        }
    }

    private static final class Bench implements AutoCloseable {
        private final Setting setting;
        private final Random random;
        private final Simulation<TransmitPath.Io> dut;
        private final Map<String, BigInteger> settings = new TreeMap<>();
        private final List<Map<String, BigInteger>> peers = new ArrayList<>();
        private final List<Map<String, BigInteger>> handles = new ArrayList<>();
        private final Deque<Map<String, BigInteger>> data = new ArrayDeque<>();
        private final Deque<Map<String, BigInteger>> answers = new ArrayDeque<>();
        private final FrameBeat.Collector collector;
        private final HostPayload host;
        private final StreamSink<FrameBeat> sink;
        private final FieldsSource dataSource;
        private final FieldsSource answerSource;
        private long frameBeats;
        private int released;
        private final Set<Integer> seen = new TreeSet<>();

        Bench(Setting setting, Random random) {
            this.setting = setting;
            this.random = random;
            var small = RnicParameters.SMALL;
            dut = Simulation.of(new TransmitPath(new RnicParameters("test", setting.bytes(), QUEUE_PAIRS,
                small.window(), small.messages(), small.mrs(), small.completionQueues(), HANDLES,
                small.bufferBytes(), small.clockKilohertz())), setting.engine());
            collector = new FrameBeat.Collector(setting.bytes());
            host = dut.add(new HostPayload(dut, setting.bytes(), setting.latency(), setting.stall(), random));
            dataSource = dut.add(new FieldsSource(dut, dut.io().transmissions(), "transmissions", setting.stall(),
                random));
            answerSource = dut.add(new FieldsSource(dut, dut.io().answers(), "answers", setting.stall(), random));
            sink = dut.add(new StreamSink<>(dut, dut.io().frames(), FrameBeat.class).stall(setting.sinkStall())
                .to(collector::add));
            dut.add(new Unbroken(dut));
            configure();
        }

        private BigInteger bits(int count) {
            return new BigInteger(count, random);
        }

        private static BigInteger number(long value) {
            return BigInteger.valueOf(value);
        }

        private void configure() {
            Map.of("mac", 48, "time_to_live", 8, "source_port_base", 16, "dscp_data", 6,
                "dscp_request", 6, "dscp_control", 6, "dscp_probe", 6, "transport_version", 4)
                .forEach((name, width) -> settings.put(name, bits(width)));
            for (int i = 0; i < Gid.COUNT; i++) {
                settings.put("sources_" + i, bits(128));
            }
            settings.forEach((name, value) -> dut.pin("settings_" + name).setBig(value));
            dut.pin(dut.io().nanoseconds()).set(NANOSECONDS);
            dut.pin(dut.io().now()).set(STAMP);
            dut.pin(dut.io().settings().choice().udpPort()).set(4794);
            var address = new FieldsShow(dut, "address_valid", "address_value_");
            for (int i = 0; i < HANDLES; i++) {
                var handle = new TreeMap<String, BigInteger>();
                Map.of("mac", 48, "tagged", 1, "vlan", 12, "ipv6", 1, "ip", 128, "gid", Gid.BITS)
                    .forEach((name, width) -> handle.put(name, bits(width)));
                handles.add(handle);
                var values = new TreeMap<String, BigInteger>(Map.of("index", number(i)));
                handle.forEach((name, value) -> values.put("handle_" + name, value));
                address.once(values);
            }
            var setup = new FieldsShow(dut, "setup_valid", "setup_payload_");
            for (int qp = 0; qp < QUEUE_PAIRS; qp++) {
                var peer = new TreeMap<String, BigInteger>();
                Map.of("qp", 24, "pkey", 16, "handle", 4, "extended", 1).forEach((name, width) -> peer.put(name, bits(width)));
                peer.put("paths", number(1 + random.nextInt(16)));
                peers.add(peer);
                var values = new TreeMap<String, BigInteger>(Map.of("qp", number(qp)));
                peer.forEach((name, value) -> values.put("peer_" + name, value));
                setup.once(values);
            }
        }

        private static boolean isAtomic(int opcode) {
            return opcode == 0x13 || opcode == 0x14;
        }

        private static boolean isResponse(int opcode) {
            return opcode >= 0x0D && opcode <= 0x12;
        }

        void addData(int opcode, int bytes) {
            int length = opcode == READ_REQUEST || opcode == ATOMIC_ACKNOWLEDGE ? 0
                : isAtomic(opcode) ? OPERANDS : bytes;
            var values = new TreeMap<String, BigInteger>();
            Map.of("psn", 24, "msn", 24, "po", 24, "rqmsn", 24, "retrans", 1, "ack_request", 1, "solicited", 1,
                "path", 4, "remote_address", 64, "ack_msn", 24)
                .forEach((name, width) -> values.put(name, bits(width)));
            values.putAll(Map.of("remote_key", bits(32), "result", bits(64), "flow_responses",
                number(isResponse(opcode) ? 1 : 0)));
            values.putAll(Map.of("flow_qp", number(random.nextInt(QUEUE_PAIRS)), "opcode", number(opcode),
                "length", number(length), "dma_length", bits(32), "immediate", bits(32), "local_address", bits(60)));
            data.add(values);
            dataSource.add(values);
        }

        void addAnswer() {
            addAnswer(random.nextInt(QUEUE_PAIRS), AnswerKind.values()[random.nextInt(AnswerKind.values().length)]);
        }

        void addAnswer(int qp, AnswerKind kind) {
            var values = new TreeMap<String, BigInteger>();
            Map.of("psn", 24, "syndrome", 8, "msn", 24, "po", 32, "becn", 1, "retrans", 1, "sack_valid_length", 8,
                "sack_start", 24, "sack_bitmap", 128, "port", 16).forEach((name, width) -> values.put(name, bits(width)));
            values.putAll(Map.of("flow_qp", number(qp), "flow_responses", bits(1), "kind", number(kind.ordinal()),
                "named", kind == AnswerKind.RTT_RESPONSE ? BigInteger.ONE : bits(1), "cause", bits(2)));
            peers.get(qp).forEach((name, value) -> values.put("peer_" + name, value));
            answers.add(values);
            answerSource.add(values);
        }

        /** Tells of a queue pair's reset, and when everything of it has been let go of its next life. */
        void reset(int qp) {
            var state = dut.io().state();
            dut.pin(state.value().qp()).set(qp);
            dut.pin(state.value().state()).set(QueuePairState.RESET);
            dut.pin(state.valid()).set(1);
            dut.step();
            dut.pin(state.valid()).set(0);
            dut.step(20);
            dut.stepUntil(dut.pin(dut.io().lettingGo()), 0, 1000);
            new FieldsShow(dut, "setup_valid", "setup_payload_").once(new TreeMap<>(Map.of("qp", number(qp),
                "peer_qp", peers.get(qp).get("qp").not().and(number(0xFFFFFF)))));
        }

        /**
         * Takes what was let go of a queue pair out of what is expected.
         *
         * @param kept    packets that have gone all the same
         * @param unasked packets whose payload was not even asked for
         */
        void release(int qp, long kept, int unasked) {
            int before = data.size();
            long[] left = {kept};
            data.removeIf(packet -> packet.get("flow_qp").intValue() == qp && left[0]-- <= 0);
            released = before - data.size() - unasked;
        }

        void run() {
            int asked = data.size() + released;
            data.removeIf(packet -> packet.get("length").signum() > 0
                && host.breaks(packet.get("local_address").longValue()));
            int frames = data.size() + answers.size();
            for (int limit = 400_000; collector.frames().size() < frames && limit > 0; limit--) {
                dut.step();
            }
            assertThat(collector.frames()).as("seed " + SEED).hasSize(frames);
            int rotor = 0;
            int made = asked + answers.size();
            var identifications = new HashSet<Integer>();
            for (int i = 0; i < frames; i++) {
                var frame = collector.frames().get(i);
                boolean isAnswer = isAnswer(frame);
                int identification = identification(frame);
                assertThat(identification == NONE || identifications.add(identification)).as("is new").isTrue();
                assertThat(identification).as("is counted").isLessThan(made);
                var packet = isAnswer ? answer(answers.remove(), rotor++, identification)
                    : data(data.remove(), identification);
                assertThat(HexFormat.of().formatHex(frame)).as("frame %d of %s, seed %d", i, setting, SEED)
                    .isEqualTo(HexFormat.of().formatHex(packet.frame()));
                // Lengths, checksum and ICRC are those of the packet library too, whatever the opcode.
                assertThat(Packets.from(frame).frame()).as("frame %d in the packet library", i).isEqualTo(frame);
                seen.add(frame[bth(frame)] & 0xFF);
            }
            assertThat(host.reads()).isEqualTo(asked);
        }

        /** Of an IPv4 header: any number, as long as no other frame has it. */
        private static int identification(byte[] frame) {
            int ip = (frame[12] & 0xFF) == 0x81 ? 18 : 14;
            return (frame[ip] & 0xF0) == 0x40 ? (frame[ip + 4] & 0xFF) << 8 | frame[ip + 5] & 0xFF : NONE;
        }

        private static int destination(byte[] frame) {
            int bth = bth(frame);
            return (frame[bth + 5] & 0xFF) << 16 | (frame[bth + 6] & 0xFF) << 8 | frame[bth + 7] & 0xFF;
        }

        /** Opcode 11, 18, 19, 1E or 83, wherever the BTH stands. */
        private static boolean isAnswer(byte[] frame) {
            int bth = bth(frame);
            return List.of(0x11, 0x18, 0x19, 0x1E, 0x83).contains(frame[bth] & 0xFF);
        }

        private static int bth(byte[] frame) {
            int ip = (frame[12] & 0xFF) == 0x81 ? 18 : 14;
            return ip + ((frame[ip] & 0xF0) == 0x40 ? 20 : 40) + 8;
        }

        private Map<String, BigInteger> common(Map<String, BigInteger> from, int identification) {
            var peer = peers.get(from.getOrDefault("flow_qp", from.get("qp")).intValue());
            var handle = handles.get(peer.get("handle").intValue());
            var fields = new TreeMap<String, BigInteger>();
            for (var field : List.of("migration", "fecn", "reserved6", "reserved", "solicited", "becn", "ack_request",
                "retrans")) {
                fields.put("bth_" + field, from.getOrDefault(field, BigInteger.ZERO));
            }
            fields.put("bth_version", settings.get("transport_version"));
            fields.put("bth_pkey", peer.get("pkey"));
            fields.put("bth_dest_qp", peer.get("qp"));
            fields.put("bth_psn", from.get("psn"));
            fields.put("link_destination", handle.get("mac"));
            fields.put("link_source", settings.get("mac"));
            fields.put("link_tagged", handle.get("tagged"));
            fields.put("link_drop_eligible", BigInteger.ZERO);
            fields.put("link_identifier", handle.get("vlan"));
            fields.put("network_ipv6", handle.get("ipv6"));
            fields.put("network_source", settings.get("sources_" + handle.get("gid")));
            fields.put("network_destination", handle.get("ip"));
            fields.put("network_time_to_live", settings.get("time_to_live"));
            fields.put("network_identification", number(identification & 0xFFFF));
            for (var reserved : List.of("msn_eth", "rq_eth")) {
                fields.put(reserved + "_reserved", BigInteger.ZERO);
            }
            fields.put("bth_reserved", from.getOrDefault("cause", BigInteger.ZERO).shiftLeft(4));
            fields.put("po_eth_reserved", from.get("po").shiftRight(24));
            fields.put("po_eth_order", from.get("po").and(number(0xFF_FFFF)));
            return fields;
        }

        private void port(Map<String, BigInteger> fields, long path) {
            fields.put("source_port", settings.get("source_port_base").add(number(path)).and(number(0xFFFF)));
        }

        private TxPacket data(Map<String, BigInteger> from, int identification) {
            var fields = common(from, identification);
            int length = from.get("length").intValue();
            port(fields, from.get("path").longValue());
            if (peers.get(from.get("flow_qp").intValue()).get("extended").signum() > 0) {
                fields.put("bth_reserved", number(STAMP & 0x3F));
                fields.put("msn_eth_reserved", number(STAMP >> 6));
            }
            int opcode = from.get("opcode").intValue();
            var payload = HostPayload.bytes(from.get("local_address").longValue(), length);
            boolean isRequest = length == 0 || isAtomic(opcode);
            fields.put("network_dscp", settings.get(isRequest ? "dscp_request" : "dscp_data"));
            fields.put("network_ecn", number(2));
            fields.put("msn_eth_msn", from.get("msn"));
            fields.put("rq_eth_rq_msn", from.get("rqmsn"));
            fields.put("reth_address", from.get("remote_address"));
            fields.put("reth_remote_key", from.get("remote_key"));
            fields.put("reth_length", from.get("dma_length"));
            fields.put("imm_dt_value", from.get("immediate"));
            fields.put("ieth_remote_key", from.get("immediate"));
            fields.put("aeth_syndrome", number(0x1F));
            fields.put("aeth_msn", from.get("ack_msn"));
            fields.put("atomic_ack_eth_original", from.get("result"));
            fields.put("atomic_eth_address", from.get("remote_address"));
            fields.put("atomic_eth_remote_key", from.get("remote_key"));
            if (isAtomic(opcode)) {                          // the operands are what the payload would be
                fields.put("atomic_eth_swap_or_add", new BigInteger(1, payload, 0, 8));
                fields.put("atomic_eth_compare", new BigInteger(1, payload, 8, 8));
                payload = new byte[0];
            }
            fields.put("link_priority", fields.get("network_dscp").shiftRight(3)); // the class of the DSCP
            return TxPacket.of(fields(fields, opcode), payload, line(opcode));
        }

        private TxPacket answer(Map<String, BigInteger> from, int rotor, int identification) {
            var fields = common(from, identification);
            int paths = from.get("peer_paths").intValue();
            if (from.get("named").signum() > 0) {
                fields.put("source_port", from.get("port"));
            } else {
                port(fields, (long) (Integer.reverse(rotor) >>> 28) * paths / 16);
            }
            if (from.get("kind").intValue() == AnswerKind.RTT_RESPONSE.ordinal()) {
                return rttResponse(from, fields);
            }
            boolean sack = from.get("kind").intValue() == AnswerKind.SACK.ordinal();
            if (sack || from.get("kind").intValue() == AnswerKind.ACK.ordinal()) {
                fields.put("bth_psn", from.get("psn").subtract(BigInteger.ONE).and(number(0xFF_FFFF)));
            }
            fields.put("network_dscp", settings.get("dscp_control"));
            fields.put("link_priority", settings.get("dscp_control").shiftRight(3));
            fields.put("network_ecn", BigInteger.ZERO);
            fields.put("aeth_syndrome", from.get("syndrome"));
            fields.put("aeth_msn", from.get("msn"));
            from.forEach((name, value) -> {
                if (name.startsWith("sack_")) {
                    fields.put(name.replace("sack_", "sack_eth_"), value);
                }
            });
            boolean responses = from.get("flow_responses").signum() != 0;
            int opcode = responses ? sack ? 0x1E : 0x19 : sack ? 0x18 : 0x11;
            return TxPacket.of(fields(fields, opcode), new byte[0], line(opcode));
        }

        /** What would be a SACK is RTTETH, but for TX2. */
        private TxPacket rttResponse(Map<String, BigInteger> from, Map<String, BigInteger> fields) {
            fields.put("network_dscp", settings.get("dscp_probe"));
            fields.put("link_priority", settings.get("dscp_probe").shiftRight(3));
            fields.put("network_ecn", BigInteger.ZERO);
            fields.put("rtt_eth_context", from.get("sack_valid_length").shiftLeft(24).or(from.get("sack_start")));
            var bitmap = from.get("sack_bitmap");
            var word = number(0xFFFF_FFFFL);
            fields.put("rtt_eth_sent", bitmap.shiftRight(96));
            fields.put("rtt_eth_received", bitmap.shiftRight(64).and(word));
            fields.put("rtt_eth_answered", number(NANOSECONDS));
            fields.put("rtt_eth_returned", bitmap.and(word));
            return TxPacket.of(fields(fields, 0x83), new byte[0], line(0x83));
        }

        private static Map<String, BigInteger> fields(Map<String, BigInteger> fields, int opcode) {
            fields.put("bth_opcode", number(opcode));
            return fields;
        }

        private static ProfileTables.Line line(int opcode) {
            return ProfileTables.LINES.stream().filter(line -> line.port() == 4794 && line.opcode() == opcode)
                .findFirst().orElseThrow();
        }

        @Override public void close() {
            dut.close();
        }
    }

    /** Once a frame has begun it never waits for anything but its sink. */
    private static final class Unbroken implements Agent {
        private final Pin valid;
        private final Pin ready;
        private final Pin last;
        private boolean inside;

        Unbroken(Simulation<TransmitPath.Io> dut) {
            valid = dut.pin(dut.io().frames().valid());
            ready = dut.pin(dut.io().frames().ready());
            last = dut.pin(dut.io().frames().payload().last());
        }

        @Override public void drive() {
        }

        @Override public void sample() {
            assertThat(inside && !valid.isSet()).as("a pause within a frame").isFalse();
            if (valid.isSet() && ready.isSet()) {
                inside = !last.isSet();
            }
        }
    }

    private static void run(Setting setting) {
        run(setting, false);
    }

    private static void run(Setting setting, boolean fails) {
        var random = new Random(SEED + setting.bytes());
        try (var bench = new Bench(setting, random)) {
            if (fails) {
                bench.host.fail();
            }
            for (int i = 0; i < setting.packets(); i++) {
                int length = switch (random.nextInt(6)) {
                    case 0 -> 0;
                    case 1 -> 4096;
                    case 2 -> random.nextInt(4097);
                    default -> random.nextInt(200);
                };
                bench.addData(DATA[random.nextInt(DATA.length)], length);
            }
            for (int i = 0; i < setting.answers(); i++) {
                bench.addAnswer();
            }
            bench.run();
            if (setting.packets() >= 300) {
                assertThat(bench.seen).as("opcodes").contains(Arrays.stream(DATA).boxed().toArray(Integer[]::new));
            }
        }
    }

    @ParameterizedTest @ValueSource(ints = {32, 64, 128})
    void everyFrameIsWhatTheDocumentSays(int bytes) {
        run(new Setting(Engine.JVM, bytes, 300, 150, 0, 0));
        run(new Setting(Engine.JVM, bytes, 300, 150, 0.3, 600));
        run(new Setting(Engine.JVM, bytes, 150, 300, 0.7, 100));
    }

    @ParameterizedTest @ValueSource(ints = {32, 64, 128})
    void packetsWhosePayloadCouldNotBeReadAreLeftOut(int bytes) {
        run(new Setting(Engine.JVM, bytes, 300, 50, 0, 0), true);
        run(new Setting(Engine.JVM, bytes, 300, 50, 0.3, 300), true);
    }

    /**
     * The sink takes nothing: some packets have their headers, others wait, one is shown. Those of the queue pair that is
     * reset are let go with their payload, but for those with headers, and none goes to the peer of its next life.
     */
    @ParameterizedTest @ValueSource(ints = {40, 2000})
    void packetsOfAQueuePairThatIsResetAreLetGo(int length) {
        var setting = new Setting(Engine.JVM, 64, 0, 0, 0, 5, 1);
        try (var bench = new Bench(setting, new Random(SEED))) {
            int packets = length == 40 ? 200 : 16;           // the last of the long ones finds no room and is shown
            for (int i = 0; i < packets; i++) {
                bench.addData(0x0A, i % 7 == 3 && length == 40 ? 0 : length);
                bench.data.peekLast().put("flow_qp", Bench.number(i == 15 ? 1 : i % 3));
            }
            bench.dut.step(6000);
            assertThat(bench.collector.frames()).isEmpty();
            assertThat(bench.dataSource.isDone()).isEqualTo(length == 40);
            bench.reset(1);
            assertThat(bench.dataSource.isDone()).isTrue();
            assertThat(bench.host.reads()).isEqualTo(length == 40 ? packets : packets - 1);
            bench.sink.stall(0);
            bench.dut.step(10_000);
            int peer = bench.peers.get(1).get("qp").intValue();
            long kept = bench.collector.frames().stream().filter(frame -> Bench.destination(frame) == peer).count();
            assertThat(kept).as("a third of those whose headers had been begun").isLessThanOrEqualTo(12);
            bench.release(1, kept, length == 40 ? 0 : 1);
            bench.run();
        }
    }

    /** More packets than may wait for their payload: some wait with their headers made. */
    @Test void nothingIsLostWhenThePayloadIsThereAndTheSinkTakesNothing() {
        var setting = new Setting(Engine.JVM, 64, 0, 0, 0, 1, 0.98);
        try (var bench = new Bench(setting, new Random(SEED))) {
            for (int i = 0; i < 450; i++) {
                bench.addData(0x0A, 1 + i % 64);
            }
            bench.run();
        }
    }

    /** A peer with each count of paths meets each of the 16 turns. */
    @Test void answersGoOverEveryCountOfPathsInEveryTurn() {
        try (var bench = new Bench(new Setting(Engine.JVM, 64, 0, 0, 0, 1), new Random(SEED))) {
            for (int i = 0; i < 256; i++) {
                int paths = 1 + (i + i / 16) % 16;
                bench.peers.getFirst().put("paths", Bench.number(paths));
                bench.addAnswer(0, i % 3 == 0 ? AnswerKind.SACK : AnswerKind.ACK);
            }
            bench.run();
        }
    }

    @EachEngine void everyEngineAgrees(Engine engine) {
        run(new Setting(engine, 64, engine == Engine.ICARUS ? 20 : 200, engine == Engine.ICARUS ? 20 : 200, 0.2, 300));
    }

    /** 4096 bytes and small packets, memory that answers after 300 cycles: the line is full. */
    @ParameterizedTest @ValueSource(ints = {64, 128})
    void framesFollowEachOtherWithoutAGap(int bytes) {
        for (int length : new int[] {256, 1024, 4096}) {
            try (var bench = new Bench(new Setting(Engine.JVM, bytes, 0, 0, 0, 1), new Random(SEED))) {
                int packets = 100_000 / length + 20;
                for (int i = 0; i < packets; i++) {
                    bench.addData(0x0A, length);
                }
                long due = 0;
                for (var from : bench.data) {
                    due += (bench.data(from, 0).frame().length + bytes - 1) / bytes;
                }
                bench.dut.add(new NoBubble(bench.dut, bench.dut.io().frames(), due));
                bench.run();
            }
        }
    }
}
