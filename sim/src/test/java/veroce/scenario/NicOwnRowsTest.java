package veroce.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import hdl.sim.Engine;
import java.util.Map;
import org.assertj.core.groups.Tuple;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import rnic.protocol.Command;
import rnic.protocol.CommandResult;
import rnic.protocol.QueuePairState;
import rnic.protocol.RnicParameters;
import veroce.endpoint.QueuePairOptions;
import veroce.endpoint.QueuePairSettings;
import veroce.endpoint.Time;
import veroce.nic.BusNoise;
import veroce.nic.HostBus;
import veroce.nic.NicEndpoint;
import veroce.packet.ExtensionHeader.SackEth;
import veroce.packet.ForcedField;
import veroce.packet.PacketBuilder;
import veroce.packet.TrafficClasses;
import veroce.packet.WireChoice;
import veroce.reference.ReferenceEndpoint;

/** Rows of the malformed-input table that the whole NIC reaches through its settings or a slow host. */
@ExtendWith(KeptFailures.class)
class NicOwnRowsTest {
    private static final int PAYLOAD = 4096;

    private static ScriptedPeer peer(HostBus.Timing timing) {
        return peer(timing, new QueuePairOptions().pmtu(PAYLOAD).settings());
    }

    private static ScriptedPeer peer(HostBus.Timing timing, QueuePairSettings settings) {
        var peer = new ScriptedPeer(new NicMaker(RnicParameters.SMALL, 80, timing, Engine.JVM), settings);
        peer.endpoint.memory().listen((address, length) -> { });     // all are written to one buffer
        return peer;
    }

    private static void set(ScriptedPeer peer, String field, long value) {
        ((NicEndpoint) peer.endpoint).set(field, value);
    }

    private static byte[] trimmed(PacketBuilder packet) {
        return packet.dscp(TrafficClasses.TRIMMED).unchecked().payload().frame();
    }

    @Test void row8ATrimmedPacketWithAWrongIcrcWhereARightOneIsDemanded() {
        try (ScriptedPeer peer = peer(HostBus.Timing.QUICK)) {
            set(peer, "wire.trim_icrc_optional", 0);
            byte[] wrong = trimmed(peer.write(0).force(ForcedField.ICRC, 5));
            assertThat(peer.give(wrong)).isEqualTo("rx_trim_icrc");
            assertThat(peer.answers()).isEmpty();
            assertThat(peer.give(trimmed(peer.write(0)))).isEqualTo("rx_trim_nak");
            assertThat(peer.answers()).containsExactly("60 0 0");
            set(peer, "wire.trim_icrc_optional", 1);
            assertThat(peer.give(wrong)).isEqualTo("rx_trim_nak");
        }
    }

    /** Nor one that has failed before: it would ask for NAKs of the life before. */
    @Test void row23AQueuePairWhosePeerHasNotBeenTold() {
        try (ScriptedPeer peer = peer(HostBus.Timing.QUICK)) {
            var nic = (NicEndpoint) peer.endpoint;
            long number = 7;
            var queues = Map.of("keys.pkey", 0xffffL, "completion.send", 0L, "completion.receive", 0L);
            assertThat(nic.attempt(Command.CREATE_QP, number, queues)).isEqualTo(CommandResult.DONE);
            assertThat(peer.give(peer.write(0).destQp((int) number))).isEqualTo("rx_qpn");
            assertThat(nic.attempt(Command.MODIFY_QP, number, Map.of("state.code",
                (long) QueuePairState.ERR.ordinal()))).isEqualTo(CommandResult.DONE);
            assertThat(peer.give(peer.write(0).destQp((int) number))).isEqualTo("rx_qpn");
            assertThat(peer.answers()).isEmpty();
            assertThat(peer.give(peer.write(0))).isEqualTo("rx_ok");
        }
    }

    private static long count(ScriptedPeer peer, String counter) {
        return peer.endpoint.counters().get(counter);
    }

    @Test void row36APacketWithoutRoomIsTrimmedHereOrDropped() {
        var slow = new HostBus.Timing(20, 10, new BusNoise(1, 0, 0, 0.01));
        for (boolean trims : new boolean[] {true, false}) {
            try (ScriptedPeer peer = peer(slow)) {
                set(peer, "rel_trim.local", trims ? 1 : 0);
                for (int i = 0; i < 40; i++) {
                    peer.arrives(peer.write(i).msn(1 + i).reth(peer.buffers.target(), peer.key(), PAYLOAD)
                        .payload(new byte[PAYLOAD]));
                }
                peer.run(40 * Time.MICROSECOND);
                long refused = count(peer, trims ? "rx_trim_local" : "rx_nobuf");
                assertThat(refused).isPositive();
                assertThat(count(peer, trims ? "rx_nobuf" : "rx_trim_local")).isZero();
                assertThat(count(peer, "rx_ok") + refused + count(peer, "rx_oor_msn")).isEqualTo(40);
                assertThat(peer.answers().stream().filter(text -> text.startsWith("60")).count())
                    .isEqualTo(trims ? refused : 0);
            }
        }
    }

    @Test void row40aAReceiveRequestThatIsOnItsWay() {
        try (ScriptedPeer peer = peer(new HostBus.Timing(1500, 10, BusNoise.NONE))) {
            peer.postReceive(16);
            assertThat(peer.give(peer.send(0))).isEqualTo("rx_rqe_fetch");
            assertThat(peer.answers()).containsExactly("60 0 0");
            peer.run(20 * Time.MICROSECOND);
            assertThat(peer.give(peer.send(0).retransmission())).isEqualTo("rx_ok");
        }
    }

    /** What is switched counts from the next frame on: half a frame is neither taken nor counted. */
    @Test void theDataPathIsSwitchedBetweenFrames() {
        try (ScriptedPeer peer = peer(HostBus.Timing.QUICK)) {
            var nic = (NicEndpoint) peer.endpoint;
            long taken = 0;
            for (int delay = 0; delay < 160; delay += 3) {
                int number = (int) taken;
                long before = frames(peer);
                boolean enable = delay % 2 == 0;
                nic.set("control.enable", enable ? 0 : 1);
                nic.receive(peer.write(number).msn(1 + number).reth(peer.buffers.target(), peer.key(), PAYLOAD)
                    .payload(new byte[PAYLOAD]).frame(), peer.now());
                peer.run(delay * Time.NANOSECOND * 10 / 3);
                nic.set("control.enable", enable ? 1 : 0);
                peer.run(5 * Time.MICROSECOND);
                nic.set("control.enable", 1);
                long after = frames(peer);
                assertThat(after - before).as("frames counted").isLessThanOrEqualTo(1);
                taken = count(peer, "rx_ok");
                assertThat(after).as("every frame that was taken was whole").isEqualTo(taken);
            }
            assertThat(taken).isBetween(10L, 50L);
        }
    }

    private static void choose(ScriptedPeer peer, WireChoice choice) {
        set(peer, "wire_port.udp", choice.udpPort());
        set(peer, "wire_choice.retrans", choice.retrans());
        set(peer, "wire_choice.sack_bytes", choice.sackBytes() ? 1 : 0);
        set(peer, "wire_choice.sack_bits", choice.sackBits() ? 1 : 0);
        set(peer, "wire_choice.sack_missing", choice.sackMissing() ? 1 : 0);
        peer.choose(choice);
    }

    @ParameterizedTest @CsvSource({"4794,0,false,false,false", "5000,1,true,false,false", "65535,6,false,true,false",
        "4790,5,true,true,true", "1,2,false,false,true"})
    void whatThePublicRecordLeavesOpenMayBeChosenOtherwise(int port, int retrans, boolean bytes, boolean bits,
            boolean missing) {
        var choice = new WireChoice(port, retrans, bytes, bits, missing);
        var settings = new QueuePairOptions().pmtu(256).window(128, 8, 1).settings();
        for (boolean nic : new boolean[] {true, false}) {
            try (ScriptedPeer peer = nic ? peer(HostBus.Timing.QUICK, settings)
                    : new ScriptedPeer(EndpointMaker.reference(), settings)) {
                if (nic) {
                    choose(peer, choice);
                } else {
                    ((ReferenceEndpoint) peer.endpoint).choose(choice);
                    peer.choose(choice);
                    peer.endpoint.memory().listen((address, length) -> { });
                }
                // Retrans is read: the answer comes at once. What lies behind the hole is reported bit by bit.
                for (int i = 2; i < 6; i++) {
                    peer.arrives(peer.write(i));
                }
                peer.run(5 * Time.MICROSECOND);
                peer.sent();
                peer.arrives(peer.write(6).retransmission());
                peer.run(Time.MICROSECOND);
                var told = peer.sent().getFirst().packet().extension(SackEth.class);
                assertThat(told.start()).isEqualTo(ScriptedPeer.FIRST_PSN);
                for (int i = 0; i < told.length(); i++) {
                    assertThat(told.received(i)).as("PSN %d of %s", i, told).isEqualTo(i > 1);
                }
                // A SACK is read, and what it shows missing is sent again with Retrans in its place.
                peer.postWrites(1, 24);
                peer.sent();
                peer.arrives(peer.sack(-1, 0, new SackEth(6, 0, 0, 0b110111)));
                peer.run(2 * Time.MICROSECOND);
                assertThat(peer.sent()).extracting(ScriptedPeer.Sent::psn, ScriptedPeer.Sent::again)
                    .containsExactly(Tuple.tuple(3, true));
                if (port != 4794) {
                    peer.choose(WireChoice.OURS);
                    assertThat(peer.give(peer.write(7))).isEqualTo("rx_other");
                }
            }
        }
    }

    private static long frames(ScriptedPeer peer) {
        return peer.endpoint.counters().entrySet().stream()
            .filter(counter -> counter.getKey().startsWith("rx_")).mapToLong(Map.Entry::getValue).sum();
    }
}
