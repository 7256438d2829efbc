package veroce.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import hdl.sim.Engine;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import rnic.congestion.Nsm;
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
import veroce.endpoint.QueuePairOptions;
import veroce.endpoint.QueuePairSettings;
import veroce.endpoint.Time;
import veroce.endpoint.TransportSettings;
import veroce.network.Link;
import veroce.network.Network;
import veroce.network.PathSettings;
import veroce.nic.HostBus;
import veroce.nic.NicEndpoint;
import veroce.packet.Opcode;
import veroce.packet.Packet;
import veroce.packet.PacketBuilder;
import veroce.packet.PacketDecoder;
import veroce.scoreboard.Buffers;
import veroce.scoreboard.Flow;
import veroce.scoreboard.Scoreboard;

/** A NIC whose paths are named by their slots: one that dies is left, asked for, and used again when it is there. */
class NicNamedPathsTest {
    private static final RnicParameters SMALL = RnicParameters.SMALL.controlled(new Nsm());
    private static final int PMTU = 1024;
    private static final long ROUND_TRIP = 6 * Time.MICROSECOND;
    private static final NsmSettings NSM = NsmSettings.of(80_000_000_000L, ROUND_TRIP, PMTU, false);
    private static final PathRules RULES = PathRules.hashed(ROUND_TRIP).named();
    private static final int DYING = 5;
    private static final int DENIED = 9;
    private static final long DIES = 60 * Time.MICROSECOND;
    private static final long RETURNS = 200 * Time.MICROSECOND;
    /** From the death of a path until nothing goes there, and from its return until it is used. */
    private static final long LEARNED = 40 * Time.MICROSECOND;
    private static final long FOUND = 330 * Time.MICROSECOND;
    private static final int LONG = 4 << 20;
    private static final long EVENT = 1L << 31;
    private static final int TYPE = 24;
    private static final int SLOT = 16;

    private static NicEndpoint nic(int host) {
        return nic(host, RULES);
    }

    private static NicEndpoint nic(int host, PathRules rules) {
        var maker = new NicMaker(SMALL, 80, HostBus.Timing.QUICK, Engine.JVM);
        var nic = (NicEndpoint) maker.make(Address.of(0x0200_0000_0000L + host, "10.0.0." + host), TransportSettings.RESET);
        nic.control(NSM);
        nic.learn(rules);
        return nic;
    }

    private static QueuePairSettings pair() {
        return new QueuePairOptions().pmtu(PMTU).paths(PathSlots.MOST)
            .congestion(new Congestion(true, veroce.congestion.Nsm.with(NSM), RULES)).settings();
    }

    @Test void aPathThatDiesIsLeftAndFoundAgain() {
        var path = PathSettings.PLAIN.withDelay(2 * Time.MICROSECOND, 0);
        try (var left = nic(1); var right = nic(2)) {
            var toRight = new Network(Collections.nCopies(PathSlots.MOST, path), Arena.SEED);
            toRight.outage(DYING, DIES, RETURNS);
            var back = Collections.nCopies(PathSlots.MOST, path);
            var link = new Link(left, right, new Network(back, Arena.SEED + 1), toRight);
            var from = new Buffers(left, 1, LONG, Arena.SEED + 2);
            var to = new Buffers(right, 1, LONG, Arena.SEED + 3);
            var scoreboard = new Scoreboard(from, to, 1);
            var monitor = PathMonitor.of(left, RULES);
            var connection = Connection.between(left, pair(), right, pair());
            int queuePair = connection.leftPair();
            assertThat(left.setPath(queuePair, DENIED, true)).isEqualTo(CommandResult.DONE);
            assertThat(left.path(queuePair, DENIED)).isEqualTo(PathState.DENIED);
            scoreboard.add(new Flow(from, queuePair, to, connection.rightPair(), pair(),
                Plans.same(Operation.WRITE, 32, LONG / 32)));
            var traffic = new Traffic(left);
            link.tap(traffic);
            long begins = link.now();
            assertThat(begins).isLessThan(DIES);
            assertThat(link.run(scoreboard::step, begins + Time.SECOND)).isTrue();
            scoreboard.verify();

            assertThat(monitor.changes()).startsWith(new PathMonitor.Change("bad", queuePair, DYING))
                .contains(new PathMonitor.Change("probe", queuePair, DYING))
                .endsWith(new PathMonitor.Change("good", queuePair, DYING));
            assertThat(traffic.denied).isZero();
            assertThat(traffic.before).as("packets before the path dies").isPositive();
            assertThat(traffic.meanwhile).as("packets on it while it is dead").isZero();
            assertThat(traffic.after).as("packets when it is back").isGreaterThan(20);
            long probes = monitor.changes().stream().filter(change -> change.what().equals("probe")).count();
            assertThat(traffic.requests).hasSize((int) probes).containsOnly(DYING);
            assertThat(left.counters()).containsEntry("path_bad", 1L).containsEntry("path_good", 1L)
                .containsEntry("probe_sent", probes).containsEntry("rx_rtt_response", 1L).containsEntry("path_roll", 0L)
                .containsEntry("timeouts", 0L);
            assertThat(right.counters()).containsEntry("tx_rtt_responses", 1L);
            assertThat(left.path(queuePair, DYING)).isEqualTo(PathState.GOOD);
            assertThat(left.get("interrupt_status.path")).isOne();
            assertThat(left.takeEvent()).isEqualTo(EVENT | 2 << TYPE | DYING << SLOT | queuePair);
            assertThat(left.takeEvent()).isEqualTo(EVENT | 3 << TYPE | DYING << SLOT | queuePair);
            assertThat(left.takeEvent()).as("no more").isZero();
        }
    }

    @Test void theHostTakesPathsAwayButNotTheLast() {
        try (var left = nic(1); var right = nic(2)) {
            var connection = Connection.between(left, pair(), right, pair());
            int queuePair = connection.leftPair();
            for (int slot = 0; slot < PathSlots.MOST - 1; slot++) {
                assertThat(left.setPath(queuePair, slot, true)).as("slot %d", slot).isEqualTo(CommandResult.DONE);
            }
            int last = PathSlots.MOST - 1;
            assertThat(left.setPath(queuePair, last, true)).isEqualTo(CommandResult.BAD_PATH);
            assertThat(left.path(queuePair, last)).isEqualTo(PathState.GOOD);
            assertThat(left.setPath(queuePair, 3, false)).isEqualTo(CommandResult.DONE);
            assertThat(left.setPath(queuePair, last, true)).isEqualTo(CommandResult.DONE);
            for (int slot = 0; slot <= last; slot++) {
                assertThat(left.path(queuePair, slot)).isEqualTo(slot == 3 ? PathState.GOOD : PathState.DENIED);
            }
            assertThat(left.setPath(SMALL.queuePairs(), 0, true)).isEqualTo(CommandResult.NO_SUCH_QP);
            assertThat(left.setPath(SMALL.queuePairs() - 1, 0, true)).isEqualTo(CommandResult.QP_UNUSED);
        }
    }

    /** For as many turns as for a trim; a port that is no path of the queue pair blames none. */
    @ParameterizedTest @ValueSource(booleans = {false, true})
    void aPathThatThePeerCallsSlowIsPassedOver(boolean reference) {
        var first = pathsBehind(reference, RULES.of(8), 3);
        // Seven paths for four turns, then all eight.
        assertThat(first.indexOf(3)).as("first packet on the slow one of %s", first).isBetween(28, 31);
        var hashed = pathsBehind(reference, PathRules.hashed(ROUND_TRIP).of(8), 16 + 3);
        assertThat(hashed.indexOf(3)).as("first packet on one that has another port of %s", hashed).isBetween(0, 7);
    }

    /** The paths that forty packets take when the peer has called one slow. */
    private static List<Integer> pathsBehind(boolean reference, PathRules rules, int slow) {
        var settings = new QueuePairOptions().pmtu(256).paths(8).congestion(new Congestion(true,
            veroce.congestion.Nsm.with(NSM), rules)).settings();
        EndpointMaker maker = reference ? EndpointMaker.reference(80_000_000_000L) : (_, _) -> nic(1, rules);
        try (var peer = new ScriptedPeer(maker, settings)) {
            assertThat(peer.give(slow(peer, 8))).isEqualTo("rx_stray");
            assertThat(peer.give(slow(peer, -1))).isEqualTo("rx_stray");
            assertThat(peer.give(slow(peer, slow))).isEqualTo("rx_slow");
            peer.postWrites(1, 40);
            peer.run(20 * Time.MICROSECOND);
            var paths = peer.sent().stream().filter(it -> !it.again()).map(ScriptedPeer.Sent::packet)
                .filter(it -> it.format().consumesPsn()).map(it -> it.udp().path() % PathSlots.MOST).toList();
            assertThat(paths).hasSize(40);
            return paths;
        }
    }

    private static PacketBuilder slow(ScriptedPeer peer, int path) {
        return peer.packet(Opcode.SLOW_PACKET, 0).sourcePort(0xc000 + path);
    }

    /** Whoever sends again and asks has nothing new to say, and is told of a quarter of the reordering that is no loss. */
    @ParameterizedTest @ValueSource(ints = {0, 2})
    void aTailIsToldOfLessReordering(int shift) {
        var rules = new PathRules(PathSlots.MOST, 1, 4, 4, 0, true, shift);
        var settings = new QueuePairOptions().pmtu(PMTU).paths(PathSlots.MOST).window(32, 8, 8)
            .congestion(new Congestion(true, veroce.congestion.Nsm.with(NSM), rules)).settings();
        try (var peer = new ScriptedPeer((_, _) -> nic(1, rules), settings)) {
            peer.give(write(peer, 0).ackRequest());
            peer.give(write(peer, 4).ackRequest());
            peer.give(write(peer, 4).retransmission());
            assertThat(peer.sacks()).as("who does not send again, or does not ask").isEmpty();
            peer.give(write(peer, 4).retransmission().ackRequest());
            assertThat(peer.sacks()).as("lengths of SACKs").isEqualTo(shift == 0 ? List.of() : List.of(2));
            peer.give(write(peer, 5).ackRequest());
            assertThat(peer.sacks()).as("once").hasSize(shift == 0 ? 0 : 1);
            peer.give(write(peer, 2).retransmission().ackRequest());
            assertThat(peer.sacks()).as("what was missing counts, too").isEqualTo(shift == 0 ? List.of() : List.of(2, 3));
        }
    }

    private static PacketBuilder write(ScriptedPeer peer, int number) {
        return peer.packet(Opcode.WRITE_ONLY, number).msn(1 + number).reth(peer.buffers.target() + 64L * number,
            peer.key(), 16).payload(new byte[16]);
    }

    /** What one end sends, by the path. */
    private static final class Traffic implements Link.Tap {
        private final Endpoint sender;
        final List<Integer> requests = new ArrayList<>();
        int denied;
        int before;
        int meanwhile;
        int after;

        Traffic(Endpoint sender) {
            this.sender = sender;
        }

        @Override public void frame(Endpoint from, Endpoint to, boolean arrives, byte[] frame, long time) {
            if (from != sender || arrives) {
                return;
            }
            Packet packet = PacketDecoder.decode(frame).packet();
            int path = packet.udp().path();
            if (packet.bth().opcode() == Opcode.RTT_REQUEST) {
                requests.add(path);
            } else if (packet.format().consumesPsn()) {
                denied += path == DENIED ? 1 : 0;
                before += path == DYING && time < DIES ? 1 : 0;
                meanwhile += path == DYING && time > DIES + LEARNED && time < RETURNS ? 1 : 0;
                after += path == DYING && time > FOUND ? 1 : 0;
            }
        }
    }
}
