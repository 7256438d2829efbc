package veroce.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import hdl.sim.Engine;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import rnic.congestion.Nsm;
import rnic.protocol.RnicParameters;
import veroce.congestion.NsmSettings;
import veroce.congestion.PathRules;
import veroce.congestion.PathSlots;
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
import veroce.packet.Packet;
import veroce.packet.PacketDecoder;
import veroce.scoreboard.Buffers;
import veroce.scoreboard.Flow;
import veroce.scoreboard.Scoreboard;

/** NICs whose paths learn. */
class NicPathsTest {
    private static final RnicParameters SMALL = RnicParameters.SMALL.controlled(new Nsm());
    private static final int PMTU = 1024;
    private static final NsmSettings NSM = NsmSettings.of(80_000_000_000L, 6 * Time.MICROSECOND, PMTU, false);
    private static final PathRules RULES = PathRules.hashed(6 * Time.MICROSECOND);

    /** So many ports lead somewhere else. */
    private static final int PORTS = 1024;
    private static final long FAILS = 100 * Time.MICROSECOND;
    private static final long LEARNED = 100 * Time.MICROSECOND;
    private static final int LONG = 4 << 20;

    private static NicMaker maker() {
        return new NicMaker(SMALL, 80, HostBus.Timing.QUICK, Engine.JVM);
    }

    private static QueuePairOptions options() {
        return new QueuePairOptions().pmtu(PMTU).paths(PathSlots.MOST)
            .congestion(new Congestion(true, veroce.congestion.Nsm.with(NSM), RULES));
    }

    /** A NIC that learns, in all else one as it is made. */
    private record Learning(NicMaker made) implements EndpointMaker {
        @Override public Endpoint make(Address address, TransportSettings transport) {
            return learning(made.make(address, transport), RULES);
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
    }

    private static NicEndpoint learning(Endpoint endpoint, PathRules rules) {
        var nic = (NicEndpoint) endpoint;
        nic.control(NSM);
        nic.learn(rules);
        return nic;
    }

    /** The ports above the first one of the data that an end sends, in their order. */
    private static List<Integer> ports(Arena arena, Endpoint sender) {
        var ports = new ArrayList<Integer>();
        arena.link.tap((from, _, arrives, frame, _) -> {
            Packet packet = PacketDecoder.decode(frame).packet();
            if (from == sender && !arrives && packet.format().consumesPsn()) {
                ports.add(packet.udp().path());
            }
        });
        return ports;
    }

    /** With everything that a network does to packets; what leaves is what was chosen, packet by packet. */
    @ParameterizedTest @ValueSource(ints = {0, 4})
    void everyChoiceIsThatOfTheReference(int rollAt) {
        var rules = new PathRules(PathSlots.MOST, RULES.markPenalty(), RULES.trimPenalty(), rollAt, RULES.rollGap(),
            rollAt > 0, RULES.tailShift());
        QueuePairSettings pair = options().settings();
        var random = new SplittableRandom(Arena.SEED);
        try (Arena arena = new Arena(maker(), maker(), Arena.paths().stream()
                .map(path -> path.withLoss(new Loss.Independent(0.02))).toList(), Arena.SEED, "fd00::1", "fd00::2", 5)) {
            for (Network network : List.of(arena.toLeft, arena.toRight)) {
                network.add(FaultRule.of(Fault.MARK).probability(0.2)).add(FaultRule.of(Fault.TRIM).probability(0.02))
                    .add(FaultRule.of(Fault.DUPLICATE).probability(0.02));
            }
            var nic = learning(arena.left, rules);
            learning(arena.right, rules);
            var monitor = PathMonitor.of(nic, rules);
            var ports = ports(arena, arena.left);
            Connection connection = arena.connect(pair);
            arena.forth(connection, pair, Plans.random(random, 80, PMTU, 12, Arena.SIZE / 2));
            arena.back(connection, pair, Plans.random(random, 80, PMTU, 12, Arena.SIZE / 2));
            arena.finish(Time.SECOND);
            for (var kind : EnumSet.range(PathMonitor.Kind.LIFE, PathMonitor.Kind.LOST)) {
                assertThat(monitor.seen(kind)).as("operations: %s", kind).isPositive();
            }
            assertThat(!monitor.changes().isEmpty()).as("paths are left").isEqualTo(rollAt == 0);
            assertThat(ports).hasSizeGreaterThan(300).isEqualTo(monitor.ports());
            assertThat(monitor.rolls() > 0).as("slots take other ports").isEqualTo(rollAt > 0);
        }
    }

    /** A NIC and the reference, both with paths that learn; all that the NIC says is compared. */
    @Test void theReferenceAgreesWithAllThatANicSaysWhosePathsLearn() {
        QueuePairSettings pair = options().settings();
        var random = new SplittableRandom(Arena.SEED);
        var nic = new LockstepMaker(new Learning(maker()), LockstepMaker.nic(maker()).pace());
        try (Arena arena = new Arena(nic, EndpointMaker.reference(80_000_000_000L),
                Arena.paths().stream().map(path -> path.withLoss(new Loss.Independent(0.02))).toList(), Arena.SEED,
                "10.0.0.1", "10.0.0.2", 5)) {
            for (Network network : List.of(arena.toLeft, arena.toRight)) {
                network.add(FaultRule.of(Fault.MARK).probability(0.1)).add(FaultRule.of(Fault.TRIM).probability(0.02));
            }
            Connection connection = arena.connect(pair);
            arena.forth(connection, pair, Plans.random(random, 60, PMTU, 12, Arena.SIZE / 2));
            arena.back(connection, pair, Plans.random(random, 60, PMTU, 12, Arena.SIZE / 2));
            arena.finish(Time.SECOND);
        }
    }

    /**
     * A sixteenth of all ports leads to a dead link, from the middle of a transfer on: a tenth of a millisecond later
     * hardly anything goes there any more, and what is left of the network is used.
     */
    @Test void aDeadLinkIsLeft() {
        var path = PathSettings.PLAIN.withDelay(2 * Time.MICROSECOND, 0);
        QueuePairSettings pair = options().settings();
        var transport = TransportSettings.RESET;
        try (var left = learning(maker().make(Address.of(0x0200_0000_0001L, "10.0.0.1"), transport), RULES);
                var right = learning(maker().make(Address.of(0x0200_0000_0002L, "10.0.0.2"), transport), RULES)) {
            var toRight = new Network(Collections.nCopies(PORTS, path), Arena.SEED);
            for (int port = 0; port < PORTS; port++) {
                if (isDead(port)) {
                    toRight.outage(port, FAILS, Time.NEVER);
                }
            }
            var link = new Link(left, right, new Network(List.of(path), Arena.SEED + 1), toRight);
            var from = new Buffers(left, 1, LONG, Arena.SEED + 2);
            var to = new Buffers(right, 1, LONG, Arena.SEED + 3);
            var scoreboard = new Scoreboard(from, to, 1);
            var connection = Connection.between(left, maker().fit(pair), right, maker().fit(pair));
            scoreboard.add(new Flow(from, connection.leftPair(), to, connection.rightPair(), pair,
                Plans.same(Operation.WRITE, 32, LONG / 32)));
            var traffic = new Traffic(left);
            link.tap(traffic);
            assertThat(link.run(scoreboard::step, link.now() + Time.SECOND)).isTrue();
            scoreboard.verify();
            assertThat(traffic.before).as("packets on a path that is to die").isPositive();
            assertThat(traffic.late).as("packets, a while after it has died").isGreaterThan(1000);
            assertThat(traffic.dead).as("of %d packets on dead paths", traffic.late).isLessThan(traffic.late / 500);
            assertThat(left.counters().get("timeouts")).as("timeouts").isZero();
        }
    }

    /** As a switch would choose. */
    private static boolean isDead(int port) {
        return port * 0x9E37_79B1 >>> 28 == 3;
    }

    /** Data from one end. */
    private static final class Traffic implements Link.Tap {
        private final Endpoint sender;
        int before;
        int late;
        int dead;

        Traffic(Endpoint sender) {
            this.sender = sender;
        }

        @Override public void frame(Endpoint from, Endpoint to, boolean arrives, byte[] frame, long time) {
            Packet packet = PacketDecoder.decode(frame).packet();
            if (from != sender || arrives || !packet.format().consumesPsn()) {
                return;
            }
            boolean isDead = isDead(packet.udp().path() % PORTS);
            if (time < FAILS) {
                before += isDead ? 1 : 0;
            } else if (time > FAILS + LEARNED) {
                late++;
                dead += isDead ? 1 : 0;
            }
        }
    }
}
