package veroce.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import hdl.sim.Engine;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import rnic.congestion.Nsm;
import rnic.protocol.Command;
import rnic.protocol.CommandResult;
import rnic.protocol.PathState;
import rnic.protocol.RnicParameters;
import veroce.congestion.NsmSettings;
import veroce.congestion.PathRules;
import veroce.congestion.PathSlots;
import veroce.endpoint.Address;
import veroce.endpoint.Congestion;
import veroce.endpoint.Connection;
import veroce.endpoint.Endpoint;
import veroce.endpoint.Operation;
import veroce.endpoint.PathNames;
import veroce.endpoint.QueuePairOptions;
import veroce.endpoint.QueuePairSettings;
import veroce.endpoint.Time;
import veroce.endpoint.TransportSettings;
import veroce.network.Fault;
import veroce.network.FaultRule;
import veroce.network.Link;
import veroce.network.Loss;
import veroce.network.Network;
import veroce.network.PathSettings;
import veroce.nic.HostBus;
import veroce.nic.NicEndpoint;
import veroce.packet.IpAddress;
import veroce.packet.IpHeader;
import veroce.packet.Opcode;
import veroce.packet.PacketDecoder;
import veroce.packet.Segments;
import veroce.packet.Udp;
import veroce.reference.ReferenceEndpoint;
import veroce.scoreboard.Buffers;
import veroce.scoreboard.Flow;
import veroce.scoreboard.Scoreboard;

/** Paths with names: their port and flow label, or the segments of an outer header that lead over them. */
class NicSegmentsTest {
    private static final RnicParameters SMALL = RnicParameters.SMALL.controlled(new Nsm()).overSegments();
    private static final int PMTU = 1024;
    private static final long ROUND_TRIP = 6 * Time.MICROSECOND;
    private static final NsmSettings NSM = NsmSettings.of(80_000_000_000L, ROUND_TRIP, PMTU, false);
    private static final PathRules RULES = PathRules.hashed(ROUND_TRIP).named();
    static final int GID = 7;
    private static final int DYING = 5;
    /** Where a path is its port, so many ports lead somewhere else. */
    private static final int PORTS = 1024;
    /** Of two NICs: the port of the first path, which is no multiple of the paths. */
    private static final int BASE = 0xc00b;
    private static final int LONG = 2 << 20;

    /** Path i is segment 0x0400 + i, and behind it one of its own. */
    static PathNames names(boolean segments, int host) {
        var identifiers = new ArrayList<Integer>();
        for (int slot = 0; slot < PathSlots.MOST; slot++) {
            identifiers.add((0x0400 + slot) << 16 | 0x2a50 + 0x111 * slot);
        }
        return new PathNames(identifiers, segments ? IpAddress.parse("fcbb:bb00:0:0:" + host + "::") : null);
    }

    /** Where the outer headers to a host end, when two switches have taken their segments. */
    static IpAddress end(int host) {
        return IpAddress.parse("fcbb:bb00:" + host + "::");
    }

    /** An endpoint whose peers reach it over paths with names. */
    private record Named(EndpointMaker made, boolean segments) implements EndpointMaker {
        @Override public Endpoint make(Address address, TransportSettings transport) {
            int host = (int) address.mac() & 0xff;
            var endpoint = made.make(address.withPaths(names(segments, host)), transport);
            if (endpoint instanceof NicEndpoint nic) {
                nic.control(NSM);
                nic.learn(RULES);
                nic.gid(GID, end(host));
            } else {
                ((ReferenceEndpoint) endpoint).segment(end(host));
            }
            return endpoint;
        }

        @Override public QueuePairSettings fit(QueuePairSettings settings) {
            return made.fit(settings);
        }

        @Override public boolean memoryIsLate() {
            return made.memoryIsLate();
        }

        @Override public long patience() {
            return made.patience();
        }

        @Override public long lineRate() {
            return made.lineRate();
        }
    }

    private static EndpointMaker nic(boolean segments) {
        return new Named(new NicMaker(SMALL, 80, HostBus.Timing.QUICK, Engine.JVM), segments);
    }

    private static EndpointMaker reference(boolean segments) {
        return new Named(EndpointMaker.reference(80_000_000_000L), segments);
    }

    private static QueuePairSettings pair() {
        return new QueuePairOptions().pmtu(PMTU).paths(PathSlots.MOST)
            .congestion(new Congestion(true, veroce.congestion.Nsm.with(NSM), RULES)).settings();
    }

    /** Frames on the line, each with the name of its path; how many of which slot. */
    private static final class Line implements Link.Tap {
        private final boolean segments;
        private final int base;
        final Map<Integer, Integer> slots = new TreeMap<>();
        int longer;

        /** @param base the port of the first path */
        Line(boolean segments, int base) {
            this.segments = segments;
            this.base = base;
        }

        @Override public void frame(Endpoint from, Endpoint to, boolean arrives, byte[] frame, long time) {
            if (arrives) {
                return;
            }
            int host = (int) to.address().mac() & 0xff;
            var names = names(segments, host);
            var packet = PacketDecoder.decode(Segments.packet(frame)).packet();
            int above = packet.udp().sourcePort() - base & 0x3fff;
            int slot = above % PathSlots.MOST;
            int identifier = names.identifiers().get(slot);
            if (packet.format().consumesPsn()) {
                slots.merge(slot, 1, Integer::sum);
                assertThat(above).as("port above the first").isEqualTo(identifier & 0x3ff0 | slot);
            }
            int at = packet.vlan() == null ? 14 : 18;
            if (packet.ip() instanceof IpHeader.V6 ip) {
                assertThat(ip.flowLabel()).isEqualTo(identifier >>> 16);
            }
            if (!segments) {
                assertThat(Segments.first(frame)).as("no outer header").isEqualTo(-1);
                return;
            }
            longer++;
            // The outer header, byte by byte: all of the packet's own but length, protocol and destination.
            byte[] own = Segments.packet(frame);
            for (int i = 0; i < Segments.SIZE; i++) {
                int wanted = switch (i) {
                    case 4 -> own.length - padding(own, at) - at >> 8;
                    case 5 -> own.length - padding(own, at) - at & 0xff;
                    case 6 -> 41;
                    case 24, 25 -> i == 24 ? 0xfc : 0xbb;
                    case 26, 27 -> i == 26 ? 0xbb : 0x00;
                    case 28, 29, 30, 31 -> identifier >>> 24 - 8 * (i - 28) & 0xff;
                    case 33 -> host;
                    default -> i > 24 ? 0 : own[at + i] & 0xff;
                };
                assertThat(frame[at + i] & 0xff).as("byte %d of the outer header", i).isEqualTo(wanted);
            }
        }

        /** Bytes behind the IPv6 packet. */
        private static int padding(byte[] packet, int at) {
            int length = (packet[at + 4] & 0xff) << 8 | packet[at + 5] & 0xff;
            return packet.length - at - Segments.SIZE - length;
        }
    }

    @ParameterizedTest @CsvSource({"false, fd00::1, fd00::2, -1", "false, 10.0.0.1, 10.0.0.2, 5",
        "true, fd00::1, fd00::2, -1", "true, fd00::1, fd00::2, 5"})
    void allThatANetworkDoes(boolean segments, String left, String right, int vlan) {
        var random = new SplittableRandom(Arena.SEED);
        var path = PathSettings.PLAIN.withDelay(2 * Time.MICROSECOND, Time.MICROSECOND / 2)
            .withLoss(new Loss.Independent(0.01));
        try (Arena arena = new Arena(nic(segments), reference(segments), Collections.nCopies(PathSlots.MOST, path),
                Arena.SEED, left, right, vlan)) {
            for (Network network : List.of(arena.toLeft, arena.toRight)) {
                network.add(FaultRule.of(Fault.MARK).probability(0.1)).add(FaultRule.of(Fault.TRIM).probability(0.02))
                    .add(FaultRule.of(Fault.DUPLICATE).probability(0.02));
            }
            var line = new Line(segments, Udp.FIRST_PATH);
            arena.link.tapLine(line);
            Connection connection = arena.connect(pair());
            arena.forth(connection, pair(), Plans.random(random, 60, PMTU, 12, Arena.SIZE / 2));
            arena.back(connection, pair(), Plans.random(random, 60, PMTU, 12, Arena.SIZE / 2));
            arena.finish(Time.SECOND);
            assertThat(line.slots).as("slots that packets took").hasSizeGreaterThan(8);
            assertThat(line.longer > 0).isEqualTo(segments);
            assertThat(arena.left.counters().get("becn_received")).as("marks that were seen").isPositive();
            assertThat(arena.left.counters().get("rx_trim_nak")).as("trimmed packets that were seen").isPositive();
        }
    }

    /** A path over segments dies: it is left, asked for over its segments, and found again. */
    @Test void aPathOverSegmentsThatDiesIsLeftAndFoundAgain() {
        var path = PathSettings.PLAIN.withDelay(2 * Time.MICROSECOND, 0);
        var transport = TransportSettings.RESET;
        try (var left = (NicEndpoint) nic(true).make(Address.of(0x0200_0000_0001L, "fd00::1"), transport);
                var right = (NicEndpoint) nic(true).make(Address.of(0x0200_0000_0002L, "fd00::2"), transport)) {
            left.set("wire_sport.base", BASE);
            right.set("wire_sport.base", BASE);
            var paths = Collections.nCopies(PathSlots.MOST, path);
            var toRight = new Network(paths, Arena.SEED);
            toRight.outage(DYING, 60 * Time.MICROSECOND, 150 * Time.MICROSECOND);
            var link = new Link(left, right, new Network(paths, Arena.SEED + 1), toRight);
            var line = new Line(true, BASE);
            link.tapLine(line);
            var from = new Buffers(left, 1, LONG, Arena.SEED + 2);
            var to = new Buffers(right, 1, LONG, Arena.SEED + 3);
            var scoreboard = new Scoreboard(from, to, 1);
            var connection = Connection.between(left, pair(), right, pair());
            scoreboard.add(new Flow(from, connection.leftPair(), to, connection.rightPair(), pair(),
                Plans.same(Operation.WRITE, 16, LONG / 16)));
            assertThat(link.run(scoreboard::step, link.now() + Time.SECOND)).isTrue();
            scoreboard.verify();
            assertThat(left.counters()).containsEntry("path_bad", 1L).containsEntry("path_good", 1L)
                .containsEntry("rx_rtt_response", 1L).containsEntry("timeouts", 0L).containsEntry("path_roll", 0L);
            assertThat(left.path(connection.leftPair(), DYING)).isEqualTo(PathState.GOOD);
            int least = line.slots.values().stream().mapToInt(count -> count).min().orElseThrow();
            assertThat(line.slots).as("packets of each path").hasSize(PathSlots.MOST);
            assertThat(least).as("those of the path that was dead").isEqualTo(line.slots.get(DYING)).isPositive();
        }
    }

    /**
     * A path that is its port dies, and of all others none: probes ask on the port of the path that is left, so nothing
     * comes back before it works again.
     */
    @ParameterizedTest @CsvSource({"10.0.0.1, 10.0.0.2", "fd00::1, fd00::2"})
    void aPathThatIsAPortIsAskedForOnThatPort(String leftIp, String rightIp) {
        var path = PathSettings.PLAIN.withDelay(2 * Time.MICROSECOND, 0);
        var transport = TransportSettings.RESET;
        try (var left = (NicEndpoint) nic(false).make(Address.of(0x0200_0000_0001L, leftIp), transport);
                var right = (NicEndpoint) nic(false).make(Address.of(0x0200_0000_0002L, rightIp), transport)) {
            var paths = Collections.nCopies(PORTS, path);
            var toRight = new Network(paths, Arena.SEED);
            int port = names(false, 2).identifiers().get(DYING) & 0x3ff0 | DYING;
            toRight.outage(port % PORTS, 60 * Time.MICROSECOND, 150 * Time.MICROSECOND);
            var link = new Link(left, right, new Network(paths, Arena.SEED + 1), toRight);
            var asked = new ArrayList<Integer>();
            link.tap((_, to, arrives, frame, _) -> {
                var packet = PacketDecoder.decode(frame).packet();
                if (!arrives && to == right && packet.bth().opcode() == Opcode.RTT_REQUEST) {
                    asked.add(packet.udp().path());
                }
            });
            var from = new Buffers(left, 1, LONG, Arena.SEED + 2);
            var to = new Buffers(right, 1, LONG, Arena.SEED + 3);
            var scoreboard = new Scoreboard(from, to, 1);
            var connection = Connection.between(left, pair(), right, pair());
            scoreboard.add(new Flow(from, connection.leftPair(), to, connection.rightPair(), pair(),
                Plans.same(Operation.WRITE, 16, LONG / 16)));
            assertThat(link.run(scoreboard::step, link.now() + Time.SECOND)).isTrue();
            scoreboard.verify();
            assertThat(asked).as("ports of probes").isNotEmpty().containsOnly(port);
            assertThat(left.counters()).containsEntry("path_bad", 1L).containsEntry("path_good", 1L);
        }
    }

    /** Go-back-N wants order: all frames of a queue pair in RoCEv2 go over the segments of one path, each way. */
    @Test void aQueuePairInRoceStaysOnOnePath() {
        var maker = new Named(new NicMaker(SMALL.speakingRoce(), 80, HostBus.Timing.QUICK, Engine.JVM), true);
        var path = PathSettings.PLAIN.withDelay(2 * Time.MICROSECOND, Time.MICROSECOND / 2);
        try (Arena arena = new Arena(maker, maker, Collections.nCopies(PathSlots.MOST, path), Arena.SEED, "fd00::1",
                "fd00::2", -1)) {
            arena.toRight.add(FaultRule.of(Fault.MARK).probability(0.01));
            var first = new TreeMap<Long, TreeSet<Integer>>();
            arena.link.tapLine((from, _, arrives, frame, _) -> {
                if (!arrives) {
                    first.computeIfAbsent(from.address().mac(), _ -> new TreeSet<>()).add(Segments.first(frame));
                }
            });
            var settings = new QueuePairOptions().pmtu(PMTU).paths(PathSlots.MOST).settings();
            Connection connection = arena.connect(settings);
            arena.forth(connection, settings, Plans.same(Operation.WRITE, 16, Arena.SIZE / 32));
            arena.finish(Time.SECOND);
            assertThat(first).hasSize(2);
            assertThat(first.values()).as("first segments of each end").allMatch(segments -> segments.size() == 1);
        }
    }

    @Test void whatCannotBeIsRefused() {
        var address = Address.of(0x0200_0000_0001L, "fd00::1");
        try (var nic = (NicEndpoint) nic(true).make(address, TransportSettings.RESET);
                var plain = new NicEndpoint(RnicParameters.SMALL, address, Engine.JVM, KeptFailures.options(Engine.JVM),
                    HostBus.Timing.QUICK, 80)) {
            assertThat(nic.attempt(Command.NAME_PATH, 3, Map.of())).as("a handle that was never written")
                .isEqualTo(CommandResult.BAD_ADDRESS);
            assertThat(nic.attempt(Command.NAME_PATH, SMALL.addressHandles(), Map.of()))
                .isEqualTo(CommandResult.NO_SUCH_ADDRESS);
            for (long paths = 0; paths < 4; paths++) {
                for (long v6 = 0; v6 < 2; v6++) {
                    var handle = Map.of("tag.ipv6", v6, "tag.gid", v6 == 1 ? 0L : 1L, "tag.paths", paths);
                    nic.gid(1, IpAddress.parse("10.0.0.1"));
                    assertThat(nic.attempt(Command.WRITE_ADDRESS, 3, handle)).as("paths %d, version %d", paths, v6)
                        .isEqualTo(paths < 2 || paths == 2 && v6 == 1 ? CommandResult.DONE : CommandResult.BAD_PATHS);
                }
            }
            assertThat(nic.attempt(Command.NAME_PATH, 3, Map.of("path.slot", 15L))).isEqualTo(CommandResult.DONE);
            assertThat(nic.get("segments.slots")).isEqualTo(PathSlots.MOST);
            assertThat(plain.attempt(Command.WRITE_ADDRESS, 3, Map.of("tag.ipv6", 1L, "tag.paths", 1L)))
                .isEqualTo(CommandResult.BAD_PATHS);
            assertThat(plain.attempt(Command.NAME_PATH, 0, Map.of())).isEqualTo(CommandResult.UNKNOWN_COMMAND);
        }
    }
}
