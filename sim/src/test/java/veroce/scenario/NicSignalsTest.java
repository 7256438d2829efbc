package veroce.scenario;

import static hdl.Hdl.*;
import static org.assertj.core.api.Assertions.assertThat;

import hdl.*;
import hdl.sim.Engine;
import java.util.Collections;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import rnic.congestion.CongestionAlgorithm;
import rnic.congestion.Nsm;
import rnic.messages.CongestionDecision;
import rnic.messages.FlowEvent.Kind;
import rnic.protocol.PathState;
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
import veroce.endpoint.Time;
import veroce.endpoint.TransportSettings;
import veroce.network.Link;
import veroce.network.Network;
import veroce.network.PathSettings;
import veroce.nic.HostBus;
import veroce.nic.NicEndpoint;
import veroce.packet.Opcode;
import veroce.scoreboard.Buffers;
import veroce.scoreboard.Flow;
import veroce.scoreboard.Scoreboard;

/** What signals and news must not do: to who is not controlled, to who does not learn, and to ports that wrap. */
class NicSignalsTest {
    private static final RnicParameters SMALL = RnicParameters.SMALL.controlled(new Nsm());
    private static final long ROUND_TRIP = 6 * Time.MICROSECOND;
    private static final int BYTES = 1 << 20;

    /** A notification sets a rate. */
    @Doc("A rate that a congestion notification sets to 100 Mb/s.")
    record Pacing() implements CongestionAlgorithm<Pacing.Kept> {
        record Kept(UInt rate) implements Bundle<Kept> {}

        @Override public Shape<Kept> state() {
            return bundle(Kept.class, uint(CongestionDecision.RATE_BITS));
        }

        @Override public int cycles() {
            return 3;
        }

        @Override public void body(Io<Kept> io) {
            timeline(io.now()).aligned();
            var kind = io.event().kind();
            var rate = io.state().rate();
            ignore(io.event(), io.settings(), io.now());
            var next = stage(mux(kind.is(Kind.SETUP), lit(0, rate.width()),
                mux(kind.is(Kind.CNP), lit(100, rate.width()), rate)));
            io.changed().rate().set(next);
            io.window().set((1L << CongestionDecision.WINDOW_BITS) - 1);
            io.rate().set(next);
            io.opened().set(lit(false));
        }
    }

    private static NicEndpoint nic(int host, NsmSettings nsm, PathRules rules) {
        var maker = new NicMaker(SMALL, 80, HostBus.Timing.QUICK, Engine.JVM);
        var nic = (NicEndpoint) maker.make(Address.of(0x0200_0000_0000L + host, "10.0.0." + host), TransportSettings.RESET);
        nic.control(nsm);
        nic.learn(rules);
        return nic;
    }

    private static QueuePairSettings pair(int pmtu, NsmSettings nsm, PathRules rules) {
        return new QueuePairOptions().pmtu(pmtu).paths(rules.slots())
            .congestion(new Congestion(true, veroce.congestion.Nsm.with(nsm), rules)).settings();
    }

    private static long sentOfEight(ScriptedPeer peer) {
        peer.sent();
        peer.postWrites(8, 1);
        peer.run(20 * Time.MICROSECOND);
        return peer.sent().stream().filter(it -> !it.again()).count();
    }

    /** Neither is the life behind it, which nobody has told of congestion. */
    @ParameterizedTest @ValueSource(booleans = {false, true})
    void whoIsNotControlledHeedsNoNotification(boolean renewed) {
        var maker = new NicMaker(RnicParameters.SMALL.controlled(new Pacing()), 80, HostBus.Timing.QUICK, Engine.JVM);
        try (var peer = new ScriptedPeer(maker, new QueuePairOptions().pmtu(256).settings())) {
            assertThat(peer.give(peer.packet(Opcode.CNP, 0))).isEqualTo("rx_cnp");
            if (renewed) {
                ((NicEndpoint) peer.endpoint).set("qp_quiet.time", 0);
                peer.run(5 * Time.MICROSECOND);
                peer.endpoint.reset(peer.pair, Numbering.from(0));
                peer.endpoint.connect(peer.pair, new Peer(ScriptedPeer.PEER, ScriptedPeer.PEER_PAIR,
                    Numbering.from(ScriptedPeer.FIRST_PSN)));
            }
            assertThat(sentOfEight(peer)).as("packets in 20 us").isEqualTo(8);
        }
    }

    /** The base is so high that most other ports are below it. */
    @Test void aSlowPacketSignalMayNameEveryPortThatTheNicHasUsed() {
        int base = 0xe000;
        var nsm = NsmSettings.of(80_000_000_000L, ROUND_TRIP, 256, false);
        var rules = new PathRules(8, 1, 4, 1, 0, true, 2);
        try (var peer = new ScriptedPeer((_, _) -> {
            var nic = nic(1, nsm, rules);
            nic.set("wire_sport.base", base);
            return nic;
        }, pair(256, nsm, rules))) {
            Set<Integer> ports = new HashSet<>();
            for (int i = 0; i < 6; i++) {
                peer.postWrites(8, 1);
                peer.run(5 * Time.MICROSECOND);
                var sent = peer.sent();
                peer.give(peer.ack(8 * i + 7, 0x1f, 8 * i + 8));
                for (var packet : sent) {
                    int port = packet.packet().udp().sourcePort();
                    if (packet.packet().format().consumesPsn() && ports.add(port)) {
                        assertThat(peer.give(peer.packet(Opcode.SLOW_PACKET, 0).sourcePort(port)))
                            .as("verdict on port %x", port).isEqualTo("rx_slow");
                    }
                }
            }
            assertThat(ports).as("ports below the base").anyMatch(it -> it < base);
            assertThat(peer.give(peer.packet(Opcode.SLOW_PACKET, 0).sourcePort(0x8003))).isEqualTo("rx_stray");
        }
    }

    /** While nothing is in force of what was learned, no path is left, and the host hears of none. */
    @Test void whoDoesNotLearnLeavesNoPath() {
        var nsm = NsmSettings.of(80_000_000_000L, ROUND_TRIP, 1024, false);
        var rules = PathRules.hashed(ROUND_TRIP).named();
        var settings = pair(1024, nsm, rules);
        var path = PathSettings.PLAIN.withDelay(2 * Time.MICROSECOND, 0);
        try (var left = nic(1, nsm, rules); var right = nic(2, nsm, rules)) {
            left.set("path_rules.learn", 0);
            var toRight = new Network(Collections.nCopies(PathSlots.MOST, path), Arena.SEED);
            toRight.outage(3, 60 * Time.MICROSECOND, 70 * Time.MICROSECOND);
            var link = new Link(left, right, new Network(Collections.nCopies(PathSlots.MOST, path), Arena.SEED + 1), toRight);
            var from = new Buffers(left, 1, BYTES, Arena.SEED + 2);
            var to = new Buffers(right, 1, BYTES, Arena.SEED + 3);
            var scoreboard = new Scoreboard(from, to, 1);
            var connection = Connection.between(left, settings, right, settings);
            scoreboard.add(new Flow(from, connection.leftPair(), to, connection.rightPair(), settings,
                Plans.same(Operation.WRITE, 32, BYTES / 32)));
            assertThat(link.run(scoreboard::step, link.now() + Time.SECOND)).isTrue();
            scoreboard.verify();
            assertThat(left.counters().get("tx_resends")).as("packets that were lost").isPositive();
            assertThat(left.path(connection.leftPair(), 3)).isEqualTo(PathState.GOOD);
            assertThat(left.counters()).containsEntry("path_bad", 0L);
        }
    }
}
