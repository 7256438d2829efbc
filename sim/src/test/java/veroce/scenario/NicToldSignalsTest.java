package veroce.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import hdl.sim.Engine;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import rnic.congestion.Nsm;
import rnic.protocol.RnicParameters;
import veroce.congestion.NsmSettings;
import veroce.congestion.PathRules;
import veroce.congestion.PathSlots;
import veroce.endpoint.Address;
import veroce.endpoint.Congestion;
import veroce.endpoint.Connection;
import veroce.endpoint.Numbering;
import veroce.endpoint.Operation;
import veroce.endpoint.Peer;
import veroce.endpoint.QueuePairOptions;
import veroce.endpoint.QueuePairSettings;
import veroce.endpoint.Signals;
import veroce.endpoint.Time;
import veroce.endpoint.TransportSettings;
import veroce.invariant.ConnectionMonitors;
import veroce.network.Link;
import veroce.network.Network;
import veroce.network.PathSettings;
import veroce.nic.HostBus;
import veroce.nic.NicEndpoint;
import veroce.packet.Opcode;
import veroce.packet.PacketBuilder;
import veroce.packet.PacketDecoder;
import veroce.packet.TrafficClasses;
import veroce.scoreboard.Buffers;
import veroce.scoreboard.Flow;
import veroce.scoreboard.Scoreboard;

/** What peers of the veRoCE profile are told outside acknowledgements: that packets came marked, and that some came late. */
class NicToldSignalsTest {
    private static final RnicParameters SMALL = RnicParameters.SMALL.controlled(new Nsm());
    private static final long GAP = 20 * Time.MICROSECOND;
    private static final int LAG = 3;
    private static final long ROUND_TRIP = 6 * Time.MICROSECOND;
    private static final NsmSettings NSM = NsmSettings.of(80_000_000_000L, ROUND_TRIP, 1024, false);

    enum Who {
        REFERENCE,
        NIC,
        /** In a NIC where others may speak RoCEv2 and have notifications of their own. */
        NIC_WITH_ROCE;

        EndpointMaker maker(Signals signals) {
            return this == REFERENCE ? (address, transport) -> EndpointMaker.reference().make(address, transport.with(signals))
                : (address, transport) -> told(nic(this == NIC ? SMALL : SMALL.speakingRoce(), address), signals);
        }
    }

    /** A signal that was sent. */
    private record Told(int opcode, int psn, int port, boolean becn) {}

    private static NicEndpoint nic(RnicParameters parameters, Address address) {
        return (NicEndpoint) new NicMaker(parameters, 80, HostBus.Timing.QUICK, Engine.JVM).make(address,
            TransportSettings.RESET);
    }

    private static NicEndpoint told(NicEndpoint nic, Signals signals) {
        nic.set("path_slow.lag", signals.lag());
        nic.set("path_slow.extended", signals.lateExtended() ? 1 : 0);
        nic.set("path_slow.gap", signals.lateGap() * 16 / Time.MICROSECOND);
        nic.set("cc_notify.veroce", signals.marks() ? 1 : 0);
        nic.set("cc_notify.extended", signals.marksExtended() ? 1 : 0);
        nic.set("cc_notify.gap", signals.marksGap() * 16 / Time.MICROSECOND);
        return nic;
    }

    private static QueuePairSettings pair(boolean extended) {
        return new QueuePairOptions().pmtu(256).window(128, 8, 8)
            .congestion(new Congestion(extended, veroce.congestion.CongestionAlgorithm.NONE, null)).settings();
    }

    private static List<Told> told(ScriptedPeer peer) {
        List<Told> all = new ArrayList<>();
        for (var sent : peer.sent()) {
            var bth = sent.packet().bth();
            if (bth.opcode() == Opcode.CNP || bth.opcode() == Opcode.SLOW_PACKET) {
                assertThat(sent.packet().ip().dscp()).as("class of control").isEqualTo(46);
                assertThat(sent.packet().ip().ecn()).isZero();
                assertThat(bth.destQp()).isEqualTo(ScriptedPeer.PEER_PAIR);
                all.add(new Told(bth.opcode(), bth.psn(), sent.packet().udp().sourcePort(), bth.becn()));
            }
        }
        return all;
    }

    /** A Write of a packet, the n-th message, to a place of its own. */
    private static PacketBuilder write(ScriptedPeer peer, int after) {
        return peer.packet(Opcode.WRITE_ONLY, after).msn(1 + after)
            .reth(peer.buffers.target() + 16L * after, peer.key(), 16).payload(new byte[16]);
    }

    private static void give(ScriptedPeer peer, PacketBuilder packet, int path) {
        peer.give(packet.path(path));
    }

    private static Told late(int after, int path) {
        return new Told(Opcode.SLOW_PACKET, ScriptedPeer.FIRST_PSN + after, 0xC000 + path, false);
    }

    @ParameterizedTest @EnumSource void whoIsFarBehindTheNewestIsToldOf(Who who) {
        var signals = new Signals(LAG, false, GAP, false, false, GAP);
        try (var peer = new ScriptedPeer(who.maker(signals), pair(false))) {
            give(peer, write(peer, 0), 1);
            give(peer, write(peer, 7), 2);
            assertThat(told(peer)).as("nobody is behind").isEmpty();
            give(peer, write(peer, 4), 3);
            assertThat(told(peer)).as("three behind the newest").isEmpty();
            give(peer, write(peer, 3), 4);
            assertThat(told(peer)).as("four behind it").containsExactly(late(3, 4));
            give(peer, write(peer, 2), 5);
            assertThat(told(peer)).as("too soon").isEmpty();
            peer.run(GAP);
            give(peer, write(peer, 4), 6);
            give(peer, write(peer, 1).retransmission(), 7);
            assertThat(told(peer)).as("a copy, and one that was sent again").isEmpty();
            give(peer, write(peer, 5), 8);
            give(peer, write(peer, 6), 9);
            give(peer, write(peer, 15), 10);
            give(peer, write(peer, 8), 11);
            assertThat(told(peer)).containsExactly(late(8, 11));
            assertThat(peer.endpoint.counters()).containsEntry("tx_slow", 2L);
        }
    }

    @ParameterizedTest @EnumSource void whoCameMarkedIsToldOfIfThatIsAskedFor(Who who) {
        for (boolean asked : new boolean[] {false, true}) {
            var signals = new Signals(0, true, GAP, asked, false, GAP);
            try (var peer = new ScriptedPeer(who.maker(signals), pair(false))) {
                give(peer, marked(write(peer, 0)), 1);
                give(peer, marked(write(peer, 1)), 2);
                peer.run(GAP);
                give(peer, write(peer, 2), 3);
                give(peer, marked(write(peer, 0)), 4);
                var first = new Told(Opcode.CNP, 0, 0xC001, true);
                assertThat(told(peer)).as("also of a copy; of one in a gap").isEqualTo(asked
                    ? List.of(first, new Told(Opcode.CNP, 0, 0xC004, true)) : List.of());
                assertThat(peer.endpoint.counters().getOrDefault("tx_cnp", 0L)).isEqualTo(asked ? 2 : 0);
            }
        }
    }

    /** What has failed answers with its NAK alone. */
    @ParameterizedTest @EnumSource void whoIsInErrorTellsNothing(Who who) {
        try (var peer = new ScriptedPeer(who.maker(new Signals(0, true, GAP, true, true, GAP)), pair(false))) {
            give(peer, write(peer, 0).reth(peer.buffers.target(), peer.key() ^ 0x100, 16), 1);
            peer.run(GAP);
            told(peer);
            for (int i = 0; i < 3; i++) {
                give(peer, marked(write(peer, 0).reth(peer.buffers.target(), peer.key() ^ 0x100, 16).retransmission()), 2);
                peer.run(GAP);
                assertThat(told(peer)).isEmpty();
            }
        }
    }

    /** The line stands; the queue pair is reset meanwhile, and lives again with another peer. */
    @Test void signalsOfALifeDoNotGoToThePeerOfTheNext() {
        var signals = new Signals(0, true, GAP, true, true, Time.MICROSECOND);
        try (var peer = new ScriptedPeer(Who.NIC.maker(signals), pair(false))) {
            var nic = (NicEndpoint) peer.endpoint;
            give(peer, write(peer, 0), 1);
            nic.model().sent().hold(true);
            for (int i = 0; i < 60; i++) {
                give(peer, marked(write(peer, 0)), 2);
            }
            nic.set("qp_quiet.time", 0);
            nic.reset(peer.pair, Numbering.from(0));
            peer.run(20 * Time.MICROSECOND);
            nic.connect(peer.pair, new Peer(ScriptedPeer.PEER, 0x55, Numbering.from(5000)));
            peer.sent();
            nic.model().sent().hold(false);
            peer.run(100 * Time.MICROSECOND);
            assertThat(peer.sent()).isNotEmpty()
                .noneMatch(it -> it.packet().bth().destQp() == 0x55 && it.packet().bth().opcode() == Opcode.CNP);
        }
    }

    private static PacketBuilder marked(PacketBuilder packet) {
        return packet.ecn(TrafficClasses.CONGESTION_EXPERIENCED);
    }

    /** Its acknowledgements tell it. */
    @ParameterizedTest @EnumSource void whoHearsOfPathsAnywayIsToldIfThatIsAskedFor(Who who) {
        for (boolean asked : new boolean[] {false, true}) {
            var signals = new Signals(LAG, asked, GAP, true, asked, GAP);
            try (var peer = new ScriptedPeer(who.maker(signals), pair(true))) {
                give(peer, write(peer, 0), 1);
                give(peer, write(peer, 7), 2);
                give(peer, marked(write(peer, 3)), 4);
                assertThat(told(peer)).containsExactlyInAnyOrderElementsOf(asked
                    ? List.of(late(3, 4), new Told(Opcode.CNP, 0, 0xC004, true)) : List.of());
            }
        }
    }

    /** One of sixteen paths takes 4 us more; windows do not show which. Who is told leaves it for some turns. */
    @Test void aSlowPathIsUsedLess() {
        var silent = new Signals(0, true, 5 * Time.MICROSECOND, false, false, GAP);
        var telling = new Signals(16, true, 5 * Time.MICROSECOND, false, false, GAP);
        int without = onTheSlowPath(silent);
        int with = onTheSlowPath(telling);
        assertThat(without).as("packets on the slow path: its turns").isEqualTo(1024 / PathSlots.MOST);
        assertThat(with).as("of %d without signals", without).isLessThan(without * 2 / 3);
    }

    private static int onTheSlowPath(Signals signals) {
        var rules = PathRules.hashed(ROUND_TRIP).named();
        var settings = new QueuePairOptions().pmtu(1024).paths(PathSlots.MOST).window(128, 8, 64)
            .congestion(new Congestion(true, veroce.congestion.Nsm.with(NSM), rules)).settings();
        int bytes = 1 << 20;
        try (var left = nic(SMALL, Address.of(0x0200_0000_0001L, "10.0.0.1"));
             var right = nic(SMALL, Address.of(0x0200_0000_0002L, "10.0.0.2"))) {
            for (var nic : List.of(left, right)) {
                nic.control(NSM);
                nic.learn(rules);
                told(nic, signals);
            }
            var path = PathSettings.PLAIN.withDelay(2 * Time.MICROSECOND, 0);
            var paths = new ArrayList<>(Collections.nCopies(PathSlots.MOST, path));
            paths.set(5, path.withDelay(6 * Time.MICROSECOND, 0));
            var link = new Link(left, right, new Network(Collections.nCopies(PathSlots.MOST, path), Arena.SEED + 1),
                new Network(paths, Arena.SEED));
            int[] slow = {0};
            link.tap((from, _, arrives, frame, _) -> {
                if (from == left && !arrives) {
                    var packet = PacketDecoder.decode(frame).packet();
                    slow[0] += packet.format().consumesPsn() && packet.udp().path() % PathSlots.MOST == 5 ? 1 : 0;
                }
            });
            var from = new Buffers(left, 1, bytes, Arena.SEED + 2);
            var to = new Buffers(right, 1, bytes, Arena.SEED + 3);
            var scoreboard = new Scoreboard(from, to, 1);
            var connection = Connection.between(left, settings, right, settings);
            var monitors = new ConnectionMonitors(5 * Time.MICROSECOND);
            monitors.watch(connection, settings, settings);
            link.tap(monitors);
            scoreboard.add(new Flow(from, connection.leftPair(), to, connection.rightPair(), settings,
                Plans.same(Operation.WRITE, 16, bytes / 16)));
            assertThat(link.run(scoreboard::step, link.now() + Time.SECOND)).isTrue();
            scoreboard.verify();
            long told = right.counters().get("tx_slow");
            assertThat(left.counters().get("rx_slow")).as("signals that came").isEqualTo(told);
            assertThat(told > 0).isEqualTo(signals.lag() > 0);
            System.out.println("NicToldSignalsTest: " + slow[0] + " packets on the slow path, " + told + " signals");
            return slow[0];
        }
    }
}
