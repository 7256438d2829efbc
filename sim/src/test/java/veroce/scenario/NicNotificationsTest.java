package veroce.scenario;

import static hdl.Hdl.*;
import static org.assertj.core.api.Assertions.assertThat;

import hdl.*;
import hdl.sim.Engine;
import org.junit.jupiter.api.Test;
import rnic.congestion.CongestionAlgorithm;
import rnic.messages.CongestionDecision;
import rnic.messages.FlowEvent.Kind;
import rnic.protocol.RnicParameters;
import veroce.congestion.NsmSettings;
import veroce.endpoint.Congestion;
import veroce.endpoint.Profile;
import veroce.endpoint.QueuePairOptions;
import veroce.endpoint.QueuePairSettings;
import veroce.endpoint.Time;
import veroce.nic.HostBus;
import veroce.nic.NicEndpoint;
import veroce.packet.Opcode;
import veroce.packet.Packets;

/** Congestion notifications to a queue pair of the veRoCE profile, whose algorithm heeds them. */
class NicNotificationsTest {
    private static final int MOST = 16 * CongestionDecision.PACKET;

    /** A window that notifications halve. */
    @Doc("A window that congestion notifications halve.")
    record Halving() implements CongestionAlgorithm<Halving.Kept> {
        record Kept(UInt window) implements Bundle<Kept> {}

        @Override public Shape<Kept> state() {
            return bundle(Kept.class, uint(CongestionDecision.WINDOW_BITS));
        }

        @Override public int cycles() {
            return 3;
        }

        @Override public void body(Io<Kept> io) {
            timeline(io.now()).aligned();
            var kind = io.event().kind();
            var window = io.state().window();
            ignore(io.event(), io.settings(), io.now());
            var next = stage(mux(kind.is(Kind.SETUP), lit(MOST, window.width()),
                mux(kind.is(Kind.CNP), window.shr(1).zext(window.width()), window)));
            io.changed().window().set(next);
            io.window().set(next);
            io.rate().set(0);
            io.opened().set(next.gt(window));
        }
    }

    private static final QueuePairSettings CONTROLLED = new QueuePairOptions().pmtu(1024)
        .congestion(new Congestion(true, veroce.congestion.Nsm.with(NsmSettings.of(80_000_000_000L, 6 * Time.MICROSECOND,
            1024, true)), null)).settings();

    private static ScriptedPeer peer(RnicParameters parameters, QueuePairSettings settings) {
        return new ScriptedPeer(new NicMaker(parameters, 80, HostBus.Timing.QUICK, Engine.JVM), settings);
    }

    private static long window(ScriptedPeer peer, boolean responses) {
        return ((NicEndpoint) peer.endpoint).congestion(peer.pair, responses).window();
    }

    private static void bothAre(ScriptedPeer peer, long window) {
        assertThat(window(peer, false)).as("of requests").isEqualTo(window);
        assertThat(window(peer, true)).as("of responses").isEqualTo(window);
    }

    /** In a NIC that speaks veRoCE alone, and in one whose queue pairs may speak RoCEv2, where others hear of those. */
    @Test void bothFlowsOfTheQueuePairHearOfIt() {
        var controlled = RnicParameters.SMALL.controlled(new Halving());
        for (var parameters : new RnicParameters[] {controlled, controlled.speakingRoce()}) {
            try (var peer = peer(parameters, CONTROLLED)) {
                bothAre(peer, MOST);
                for (int i = 1; i <= 3; i++) {
                    assertThat(peer.give(peer.packet(Opcode.CNP, 0))).isEqualTo("rx_cnp");
                    bothAre(peer, MOST >> i);
                }
                assertThat(peer.give(peer.packet(Opcode.CNP, 0).destQp(peer.pair + 1))).isNotEqualTo("rx_cnp");
                bothAre(peer, MOST >> 3);
            }
        }
    }

    @Test void aQueuePairInRoceIsNoneOfTheSlots() {
        var parameters = RnicParameters.SMALL.controlled(new Halving()).speakingRoce();
        try (var peer = peer(parameters, new QueuePairOptions().pmtu(1024).profile(Profile.ROCE_V2).settings())) {
            assertThat(peer.give(Packets.roce(Opcode.CNP).ethernet(ScriptedPeer.PEER.mac(), ScriptedPeer.OWN.mac())
                .ip(ScriptedPeer.PEER.ip(), ScriptedPeer.OWN.ip()).destQp(peer.pair))).isEqualTo("rx_cnp");
            bothAre(peer, MOST);
        }
    }
}
