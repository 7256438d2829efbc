package veroce.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import hdl.sim.Engine;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import rnic.congestion.Nsm;
import rnic.messages.FlowEvent.Kind;
import rnic.protocol.RnicParameters;
import veroce.congestion.NsmSettings;
import veroce.endpoint.Address;
import veroce.endpoint.Congestion;
import veroce.endpoint.Connection;
import veroce.endpoint.Endpoint;
import veroce.endpoint.Operation;
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
import veroce.packet.ExtensionHeader.Aeth;
import veroce.packet.Packet;
import veroce.packet.PacketDecoder;
import veroce.packet.Syndrome;
import veroce.scoreboard.Buffers;
import veroce.scoreboard.Flow;
import veroce.scoreboard.Scoreboard;

/** NICs that control congestion. */
class NicCongestionTest {
    private static final RnicParameters SMALL = RnicParameters.SMALL.controlled(new Nsm());
    /** Wide enough for 100 Gb/s. */
    private static final RnicParameters WIDE = new RnicParameters("wide", 64, 16, 256, 8, 64, 16, 16, 64 * 1024,
        322_266).controlled(new Nsm());
    private static final long LINE = 100_000_000_000L;
    private static final long BOTTLENECK = LINE / 2;
    private static final int PMTU = 4096;
    /** In the unit of windows. */
    private static final int PACKET = 256;
    /** Round trip of a packet and its acknowledgement through two NICs and two ways of 2 us. */
    private static final long BASE = 6 * Time.MICROSECOND;
    private static final int LONG = 4 << 20;

    private static NicMaker maker(RnicParameters parameters, double gigabits) {
        return new NicMaker(parameters, gigabits, HostBus.Timing.QUICK, Engine.JVM);
    }

    private static Congestion nsm(NsmSettings settings) {
        return new Congestion(true, veroce.congestion.Nsm.with(settings), null);
    }

    /** Every frame of both ends with its time, through a network that does all harm. */
    private static List<String> frames(NicMaker maker, Congestion congestion) {
        QueuePairSettings settings = new QueuePairOptions().pmtu(1024).congestion(congestion).settings();
        var random = new SplittableRandom(Arena.SEED);
        var frames = new ArrayList<String>();
        try (Arena arena = new Arena(maker, maker, Arena.paths().stream()
                .map(path -> path.withLoss(new Loss.Independent(0.03))).toList(), Arena.SEED, "fd00::1", "fd00::2", 5)) {
            harm(arena);
            arena.link.tap((_, _, arrives, frame, time) -> {
                if (!arrives) {
                    frames.add(time + " " + HexFormat.of().formatHex(frame));
                }
            });
            Connection connection = arena.connect(settings);
            arena.forth(connection, settings, Plans.random(random, 40, 1024, 12, Arena.SIZE / 2));
            arena.back(connection, settings, Plans.random(random, 40, 1024, 12, Arena.SIZE / 2));
            arena.finish(Time.SECOND);
        }
        return frames;
    }

    private static void harm(Arena arena) {
        for (Network network : List.of(arena.toLeft, arena.toRight)) {
            network.add(FaultRule.of(Fault.MARK).probability(0.1)).add(FaultRule.of(Fault.TRIM).probability(0.02))
                .add(FaultRule.of(Fault.DUPLICATE).probability(0.02));
        }
    }

    /** Bit for bit and to the cycle, beside an algorithm that is there and does not control it. */
    @ParameterizedTest @ValueSource(booleans = {false, true})
    void whoIsNotControlledSendsWhatANicWithoutControlSends(boolean tells) {
        var congestion = tells ? Congestion.TOLD : Congestion.NONE;
        var expected = frames(maker(RnicParameters.SMALL, 80), congestion);
        assertThat(expected).hasSizeGreaterThan(500);
        assertThat(frames(maker(SMALL, 80), congestion)).isEqualTo(expected);
    }

    /** A window of four packets: four are outstanding and never more, in both directions. */
    @Test void noMorePacketsAreOnTheirWayThanTheWindowAllows() {
        var settings = NsmSettings.of(80_000_000_000L, 6 * Time.MICROSECOND, PMTU, true);
        var narrow = new NsmSettings(settings.baseRtt(), settings.target(), 4 * 256, 256, settings.gain(),
            settings.cut(), settings.scale(), settings.reference(), settings.fast(), settings.period(), 12, true, false);
        QueuePairSettings pair = new QueuePairOptions().congestion(nsm(narrow)).settings();
        try (Arena arena = new Arena(maker(SMALL, 80), maker(SMALL, 80), Arena.quiet(), Arena.SEED, "10.0.0.1",
                "10.0.0.2", -1)) {
            ((NicEndpoint) arena.left).control(narrow);
            ((NicEndpoint) arena.right).control(narrow);
            Connection connection = arena.connect(pair);
            var flight = new Flight(arena);
            arena.forth(connection, pair, Plans.same(Operation.WRITE, 2, 64 * PMTU));
            arena.finish(Time.SECOND);
            assertThat(flight.most).isEqualTo(4);
        }
    }

    /** Counts what the left end has outstanding; nothing is lost. */
    private static final class Flight {
        private int next = -1;
        private int una = -1;
        int most;

        Flight(Arena arena) {
            arena.link.tap((from, _, arrives, frame, _) -> {
                Packet packet = PacketDecoder.decode(frame).packet();
                if (from == arena.left && !arrives && packet.format().consumesPsn()) {
                    una = una < 0 ? packet.bth().psn() : una;
                    next = packet.bth().psn() + 1;
                    most = Math.max(most, next - una & 0xff_ffff);
                } else if (from == arena.right && arrives && isAck(packet)) {
                    una = packet.bth().psn() + 1;
                }
            });
        }
    }

    private static boolean isAck(Packet packet) {
        var aeth = packet.extension(Aeth.class);
        return aeth != null && !packet.format().consumesPsn() && aeth.syndrome() == Syndrome.ACK;
    }

    /**
     * With everything that a network does to packets: all arrives, and nobody waits for ever. What the circuit decides is
     * what the plain algorithm decides on the same events.
     */
    @ParameterizedTest @ValueSource(ints = {PACKET, 4 * PACKET, 43 * PACKET})
    void allArrivesThroughSmallWindows(int most) {
        var settings = NsmSettings.of(80_000_000_000L, 6 * Time.MICROSECOND, 1024, false);
        var narrow = new NsmSettings(settings.baseRtt(), settings.target(), most, 256, settings.gain(), settings.cut(),
            settings.scale(), settings.reference(), settings.fast(), settings.period(), 10, false, false);
        QueuePairSettings pair = new QueuePairOptions().pmtu(1024).congestion(nsm(narrow)).settings();
        var random = new SplittableRandom(Arena.SEED);
        try (Arena arena = new Arena(maker(SMALL, 80), maker(SMALL, 80), Arena.paths().stream()
                .map(path -> path.withLoss(new Loss.Independent(0.03))).toList(), Arena.SEED, "fd00::1", "fd00::2", 5)) {
            harm(arena);
            ((NicEndpoint) arena.left).control(narrow);
            ((NicEndpoint) arena.right).control(narrow);
            var monitor = most == PACKET ? null : DecisionMonitor.of((NicEndpoint) arena.left, narrow);
            Connection connection = arena.connect(pair);
            arena.forth(connection, pair, Plans.random(random, 60, 1024, 12, Arena.SIZE / 2));
            arena.back(connection, pair, Plans.random(random, 60, 1024, 12, Arena.SIZE / 2));
            arena.finish(Time.SECOND);
            if (monitor != null) {                           // with a window of one packet no SACK shows a gap
                for (var kind : List.of(Kind.SETUP, Kind.ACK, Kind.TRIM, Kind.LOSS)) {
                    assertThat(monitor.seen(kind)).as("events: %s", kind).isPositive();
                }
                assertThat(monitor.decisions()).isGreaterThan(100);
                for (boolean responses : new boolean[] {false, true}) {
                    assertThat(((NicEndpoint) arena.left).congestion(connection.leftPair(), responses))
                        .as("what the host reads").isEqualTo(monitor.view(connection.leftPair(), responses));
                }
            }
        }
    }

    /** A NIC and the reference, both with NSM and its constants of reset; all that the NIC says is compared. */
    @Test void theReferenceAgreesWithAllThatAControlledNicSays() {
        var reset = new NsmSettings(149, 83, 11_008, 256, 22, 315, 20, 102, 16, 298, 12, true, false);
        QueuePairSettings pair = new QueuePairOptions().pmtu(1024).congestion(nsm(reset)).settings();
        var random = new SplittableRandom(Arena.SEED);
        try (Arena arena = new Arena(LockstepMaker.nic(maker(SMALL, 80)), EndpointMaker.reference(80_000_000_000L),
                Arena.paths().stream().map(path -> path.withLoss(new Loss.Independent(0.02))).toList(), Arena.SEED,
                "10.0.0.1", "10.0.0.2", 5)) {
            harm(arena);
            Connection connection = arena.connect(pair);
            arena.forth(connection, pair, Plans.random(random, 60, 1024, 12, Arena.SIZE / 2));
            arena.back(connection, pair, Plans.random(random, 60, 1024, 12, Arena.SIZE / 2));
            arena.finish(Time.SECOND);
        }
    }

    /** Two NICs of 100 Gb/s with 50 Gb/s between them: the link is full, and the queue before it short. */
    @Test void aBottleneckIsFullAndItsQueueShort() {
        var settings = NsmSettings.of(LINE, BASE, PMTU, true);
        var nic = maker(WIDE, 100);
        QueuePairSettings pair = nic.fit(new QueuePairOptions().congestion(nsm(settings)).settings());
        var path = PathSettings.PLAIN.withDelay(2 * Time.MICROSECOND, 0).withQueue(BOTTLENECK, 25_000, 125_000, 500_000);
        try (var left = (NicEndpoint) nic.make(Address.of(0x0200_0000_0001L, "10.0.0.1"), TransportSettings.RESET);
                var right = (NicEndpoint) nic.make(Address.of(0x0200_0000_0002L, "10.0.0.2"), TransportSettings.RESET)) {
            var toLeft = new Network(List.of(path), Arena.SEED);
            var toRight = new Network(List.of(path), Arena.SEED + 1);
            var link = new Link(left, right, toLeft, toRight);
            left.control(settings);
            right.control(settings);
            var from = new Buffers(left, 1, LONG, Arena.SEED + 2);
            var to = new Buffers(right, 1, LONG, Arena.SEED + 3);
            var scoreboard = new Scoreboard(from, to, 1);
            var connection = Connection.between(left, pair, right, pair);
            scoreboard.add(new Flow(from, connection.leftPair(), to, connection.rightPair(), pair,
                Plans.same(Operation.WRITE, 8, LONG / 8)));
            var queue = new Queue(left);
            link.tap(queue);
            assertThat(link.run(scoreboard::step, link.now() + Time.SECOND)).isTrue();
            scoreboard.verify();
            assertThat(queue.used()).as("percent of the bottleneck; %s", queue).isGreaterThan(97);
            assertThat(queue.mean()).as("bytes before it; %s", queue).isLessThan(80_000);
            assertThat(left.counters().get("tx_resends")).as("sent again; %s", queue).isLessThan(LONG / PMTU / 200);
        }
    }

    /** The queue before the bottleneck to the right, once some packets have passed. */
    private static final class Queue implements Link.Tap {
        private static final int FIRST = 200;
        private final Endpoint sender;
        private long busyUntil;
        private int packets;
        private long begin;
        private long end;
        private double bits;
        private double waited;
        long most;

        Queue(Endpoint sender) {
            this.sender = sender;
        }

        @Override public void frame(Endpoint from, Endpoint to, boolean arrives, byte[] frame, long time) {
            if (from == sender && !arrives) {
                long takes = Time.onWire(frame.length, BOTTLENECK);
                long backlog = Math.max(0, busyUntil - time) / 160;       // bytes of 8 bits at 20 ps
                busyUntil = Math.max(busyUntil, time) + takes;
                packets++;
                if (packets == FIRST) {
                    begin = busyUntil;
                } else if (packets > FIRST) {
                    end = busyUntil;
                    bits += takes;
                    waited += (double) backlog * takes;
                    most = Math.max(most, backlog);
                }
            }
        }

        double used() {
            return 100 * bits / (end - begin);
        }

        double mean() {
            return waited / bits;
        }

        @Override public String toString() {
            return String.format(Locale.ROOT, "%.2f %% used, %.0f bytes waiting, %d at most", used(), mean(), most);
        }
    }
}
