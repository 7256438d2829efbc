package veroce.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import veroce.endpoint.Completion;
import veroce.endpoint.CompletionStatus;
import veroce.endpoint.QueuePairOptions;
import veroce.endpoint.QueuePairSettings;
import veroce.endpoint.QueuePairState;
import veroce.endpoint.Time;
import veroce.packet.ExtensionHeader.RttEth;
import veroce.packet.ExtensionHeader.SackEth;
import veroce.packet.ForcedField;
import veroce.packet.IpAddress;
import veroce.packet.Opcode;
import veroce.packet.Packet;
import veroce.packet.PacketBuilder;
import veroce.packet.Packets;
import veroce.packet.TrafficClasses;

/** The rows of the malformed-input table that need a queue pair, one frame each: the counter, the answer, no harm. */
interface RowScenarios extends Scenarios {

    /** PSNs that the endpoint remembers; of some endpoints it cannot be chosen. */
    default int receiveWindow() {
        return 32;
    }

    private ScriptedPeer peer() {
        return peer(new QueuePairOptions().pmtu(256).window(32, 8, 4).settings());
    }

    private ScriptedPeer peer(QueuePairSettings settings) {
        return new ScriptedPeer(left(), settings);
    }

    /** The frame is dropped with this counter and without an answer; a good Write is still taken. */
    private void dropped(ScriptedPeer peer, String counter, byte[] frame) {
        assertThat(peer.give(frame)).isEqualTo(counter);
        // What it sends by itself, as time passes, is no answer.
        assertThat(peer.answers()).allMatch(text -> text.startsWith("DATA"));
    }

    private void good(ScriptedPeer peer) {
        assertThat(peer.give(peer.write(0).ackRequest())).isEqualTo("rx_ok");
        assertThat(peer.answers()).containsExactly("1f 0 1");
    }

    @Test default void rows2To22FramesThatAreWrongByThemselves() {
        try (ScriptedPeer peer = peer()) {
            byte[] whole = peer.write(0).frame();
            dropped(peer, "rx_long", peer.write(0).trailer(new byte[4200]).frame());
            dropped(peer, "rx_other", peer.write(0).force(ForcedField.DESTINATION_PORT, 53).frame());
            dropped(peer, "rx_ip_hdr", peer.write(0).force(ForcedField.IP_VERSION, 6).frame());
            dropped(peer, "rx_ip_csum", peer.write(0).force(ForcedField.IP_CHECKSUM, 1).frame());
            dropped(peer, "rx_ip_frag", peer.write(0).force(ForcedField.MORE_FRAGMENTS, 1).frame());
            dropped(peer, "rx_trim_short", Arrays.copyOf(trimmed(peer.write(0)), 34 + 19));
            dropped(peer, "rx_len_ip", Arrays.copyOf(whole, whole.length - 1));
            dropped(peer, "rx_short", peer.write(0).force(ForcedField.IP_LENGTH, 20 + 23).frame());
            dropped(peer, "rx_len_udp", peer.write(0).force(ForcedField.UDP_LENGTH, 99).frame());
            dropped(peer, "rx_icrc", peer.write(0).force(ForcedField.ICRC, 1).frame());
            dropped(peer, "rx_tver", peer.write(0).force(ForcedField.TRANSPORT_VERSION, 6).frame());
            dropped(peer, "rx_transport", peer.write(0).force(ForcedField.OPCODE, 0x24).frame());
            dropped(peer, "rx_opcode", peer.write(0).force(ForcedField.OPCODE, 0x1f).frame());
            dropped(peer, "rx_hdr_short", peer.send(0).payload().force(ForcedField.OPCODE, Opcode.WRITE_ONLY).frame());
            dropped(peer, "rx_pad", peer.send(0).payload(new byte[5]).pad().frame());
            dropped(peer, "rx_len_op", peer.packet(Opcode.SLOW_PACKET, 0).unchecked().payload(new byte[4])
                .force(ForcedField.PAD_COUNT, 0).frame());
            good(peer);
        }
    }

    @Test default void row3ForeignAddresses() {
        try (ScriptedPeer peer = peer()) {
            dropped(peer, "rx_other", peer.write(0).ethernet(ScriptedPeer.PEER.mac(), 0x0200_0000_0009L).frame());
            dropped(peer, "rx_other", peer.write(0).ip(ScriptedPeer.PEER.ip(), IpAddress.parse("10.0.0.9")).frame());
            good(peer);
        }
    }

    @Test default void rows9To12TrimmedPackets() {
        try (ScriptedPeer peer = peer()) {
            dropped(peer, "rx_trim_bad", trimmed(peer.write(0).destQp(0x7f_0000)));
            assertThat(peer.give(trimmed(peer.write(0)))).isEqualTo("rx_trim_nak");
            assertThat(peer.give(trimmed(peer.write(receiveWindow() - 1).retransmission()))).isEqualTo("rx_trim_nak");
            assertThat(peer.answers()).containsExactly("60 0 0", "60 " + (receiveWindow() - 1) + " 0");
            dropped(peer, "rx_trim_stale", trimmed(peer.write(receiveWindow())));
            dropped(peer, "rx_trim_stale", trimmed(peer.write(-1).msn(1)));
            assertThat(peer.give(peer.write(0).dscp(TrafficClasses.TRIMMED))).isEqualTo("rx_trim_payload");
            assertThat(peer.answers()).containsExactly("60 0 0");
            good(peer);
            dropped(peer, "rx_trim_stale", trimmed(peer.write(0)));
        }
    }

    /** A trimmed packet is answered if its sender is the peer: nobody else makes the peer send again. */
    @Test default void row9TrimmedPacketsOfStrangers() {
        try (ScriptedPeer peer = peer()) {
            dropped(peer, "rx_trim_bad", trimmed(peer.write(0).partitionKey(0x8001)));
            dropped(peer, "rx_trim_bad", trimmed(peer.write(0).ip(IpAddress.parse("10.0.0.3"), ScriptedPeer.OWN.ip())));
            dropped(peer, "rx_trim_bad", trimmed(peer.write(0).vlan(5)));
            assertThat(peer.give(trimmed(peer.write(0)))).isEqualTo("rx_trim_nak");
            assertThat(peer.answers()).containsExactly("60 0 0");
            good(peer);
        }
    }

    /** Whoever forges the header of a trimmed retransmission: a packet is sent again once in a round trip. */
    @Test default void aForgedPacketDropNakCostsOnePacketInARoundTrip() {
        try (ScriptedPeer peer = peer()) {
            peer.postWrites(2, 4);
            peer.answers();
            assertThat(peer.give(peer.ack(1, 0x60, 0))).isEqualTo("rx_ok");
            assertThat(peer.answers()).containsExactly("DATA 1 again");
            for (int i = 0; i < 20; i++) {
                peer.arrives(peer.ack(1, 0x60, 0).retransmission());
            }
            peer.run(Time.MICROSECOND);
            assertThat(peer.answers()).containsExactly("DATA 1 again");
        }
    }

    @Test default void row26FramesOfAnotherVlan() {
        try (ScriptedPeer peer = peer()) {
            dropped(peer, "rx_peer", peer.write(0).vlan(5).frame());
            dropped(peer, "rx_peer", peer.ack(-1, 0x1f, 0).vlan(4095).frame());
            assertThat(peer.give(peer.write(0).vlan(0).ackRequest())).as("a tag that is a priority only")
                .isEqualTo("rx_ok");
            assertThat(peer.answers()).containsExactly("1f 0 1");
        }
    }

    @Test default void signalsAreCountedByTheirNames() {
        try (ScriptedPeer peer = peer()) {
            dropped(peer, "rx_cnp", peer.packet(Opcode.CNP, 0).frame());
            dropped(peer, "rx_slow", peer.packet(Opcode.SLOW_PACKET, 0).sourcePort(0xc001).frame());
            good(peer);
        }
    }

    @Test default void aRoundTripProbeIsAnswered() {
        try (ScriptedPeer peer = peer()) {
            for (int i = 0; i < 3; i++) {
                int port = 0xd000 + i;
                peer.sent();
                assertThat(peer.give(peer.packet(Opcode.RTT_REQUEST, 0).psn(0).sourcePort(port)
                    .with(new RttEth(0x0300_0001L + i, 0xffff_fff0L, 0, 0, 0)))).isEqualTo("rx_rtt_request");
                var sent = peer.sent();
                assertThat(sent).hasSize(1);
                Packet answer = sent.getFirst().packet();
                assertThat(answer.bth().opcode()).isEqualTo(Opcode.RTT_RESPONSE);
                assertThat(answer.bth().psn()).isZero();
                assertThat(answer.bth().ackRequest()).isFalse();
                assertThat(answer.bth().destQp()).isEqualTo(ScriptedPeer.PEER_PAIR);
                assertThat(answer.udp().sourcePort()).isEqualTo(port);
                assertThat(answer.ip().dscp()).isEqualTo(TrafficClasses.PROBE);
                assertThat(answer.ip().ecn()).isEqualTo(TrafficClasses.NOT_ECT);
                RttEth times = answer.extension(RttEth.class);
                assertThat(times.context()).isEqualTo(0x0300_0001L + i);
                assertThat(times.tx1()).isEqualTo(0xffff_fff0L);
                assertThat(times.rx2()).isZero();
                assertThat(times.tx2() - times.rx1() & 0xffff_ffffL).as("delay here in ns").isLessThan(1000);
                assertThat(sent.getFirst().at() / Time.NANOSECOND - times.tx2() & 0xffff_ffffL).as("age in ns")
                    .isLessThan(1000);
            }
            good(peer);
        }
    }

    private static byte[] trimmed(PacketBuilder packet) {
        return packet.dscp(TrafficClasses.TRIMMED).unchecked().payload().force(ForcedField.ICRC, 5).frame();
    }

    @Test default void rows23To26FramesThatAreNotForThisQueuePair() {
        try (ScriptedPeer peer = peer()) {
            dropped(peer, "rx_qpn", peer.write(0).destQp(0x7f_0000).frame());
            dropped(peer, "rx_pkey", peer.write(0).partitionKey(0x8001).frame());
            dropped(peer, "rx_peer", peer.write(0).ip(IpAddress.parse("10.0.0.3"), ScriptedPeer.OWN.ip()).frame());
            dropped(peer, "rx_profile", Packets.roce(Opcode.WRITE_ONLY)
                .ethernet(ScriptedPeer.PEER.mac(), ScriptedPeer.OWN.mac())
                .ip(ScriptedPeer.PEER.ip(), ScriptedPeer.OWN.ip()).destQp(peer.pair).psn(ScriptedPeer.FIRST_PSN)
                .reth(peer.buffers.target(), peer.key(), 16).payload(new byte[16]).frame());
            good(peer);
        }
    }

    @Test default void row24AQueuePairInErrorTakesNothing() {
        try (ScriptedPeer peer = peer()) {
            peer.endpoint.fail(peer.pair);
            dropped(peer, "rx_qp_state", peer.write(0).frame());
            dropped(peer, "rx_qp_state", peer.ack(-1, 0x1f, 0).frame());
        }
    }

    @Test default void row25LimitedMembersMayTalkToFullOnesOnly() {
        try (ScriptedPeer peer = peer(new QueuePairOptions().pmtu(256).partitionKey(0x1234).settings())) {
            dropped(peer, "rx_pkey", peer.write(0).partitionKey(0x1234).frame());
            assertThat(peer.give(peer.write(0).partitionKey(0x9234))).isEqualTo("rx_ok");
        }
    }

    @Test default void rows27And28AcknowledgementsThatMakeNoSense() {
        try (ScriptedPeer peer = peer()) {
            peer.postWrites(1, 20);
            peer.answers();
            for (int syndrome : new int[] {0x9f, 0x40, 0x64, 0x7f}) {
                dropped(peer, "rx_aeth", peer.ack(3, syndrome, 0).unchecked().frame());
            }
            dropped(peer, "rx_aeth", peer.sack(3, 0, new SackEth(4, 4, 0, 8)).aeth(0x60, 0).unchecked().frame());
            dropped(peer, "rx_sack", peer.sack(3, 0, new SackEth(0, 4, 0, 0)).unchecked().frame());
            dropped(peer, "rx_sack", peer.sack(3, 0, new SackEth(129, 4, 0, 0)).unchecked().frame());
            dropped(peer, "rx_sack", peer.sack(3, 0, new SackEth(17, 4, 0, 1 << 16)).frame());
            assertThat(peer.give(peer.sack(3, 0, new SackEth(16, 4, 0, 1 << 15)))).isEqualTo("rx_ok");
        }
    }

    @Test default void rows29And30AcknowledgementsOfThePastAndTheFuture() {
        try (ScriptedPeer peer = peer()) {
            peer.postWrites(2, 4);
            assertThat(peer.give(peer.ack(5, 0x1f, 1))).isEqualTo("rx_ok");
            peer.answers();
            assertThat(peer.give(peer.ack(7, 0x60, 99).retransmission())).isEqualTo("rx_ok");
            assertThat(peer.answers()).contains("DATA 7 again");
            dropped(peer, "rx_ack_stale", peer.ack(4, 0x1f, 1).frame());
            dropped(peer, "rx_ack_stale", peer.ack(5, 0x60, 1).frame());
            dropped(peer, "rx_ack_stale", peer.ack(5, 0x20, 1).frame());
            dropped(peer, "rx_ack_bad", peer.ack(8, 0x1f, 2).frame());
            dropped(peer, "rx_ack_bad", peer.ack(8, 0x61, 2).frame());
            dropped(peer, "rx_ack_bad", peer.ack(6, 0x1f, 0).frame());
            dropped(peer, "rx_ack_bad", peer.ack(6, 0x1f, 3).frame());
            assertThat(peer.give(peer.ack(7, 0x1f, 2))).isEqualTo("rx_ok");
            assertThat(peer.endpoint.poll(0).succeeded()).isTrue();
            assertThat(peer.endpoint.poll(0).succeeded()).isTrue();
        }
    }

    @Test default void row31SignalsNobodyAskedFor() {
        try (ScriptedPeer peer = peer()) {
            dropped(peer, "rx_stray", peer.packet(Opcode.RTT_RESPONSE, 0)
                .with(new RttEth(0, 0, 0, 0, 0)).frame());
            dropped(peer, "rx_stray", peer.packet(Opcode.SLOW_PACKET, 0).sourcePort(0x1234).frame());
            good(peer);
        }
    }

    @Test default void row32DuplicatesAreAcknowledgedAtOnce() {
        try (ScriptedPeer peer = peer()) {
            good(peer);
            assertThat(peer.give(peer.write(0))).isEqualTo("rx_dup");
            assertThat(peer.answers()).containsExactly("1f 0 1");
            assertThat(peer.give(peer.write(-1).msn(1))).isEqualTo("rx_dup");
            assertThat(peer.give(peer.write(-8_000_000).msn(1))).isEqualTo("rx_dup");
            assertThat(peer.answers()).containsExactly("1f 0 1", "1f 0 1");
        }
    }

    @Test default void rows33And35BeyondTheWindows() {
        try (ScriptedPeer peer = peer()) {
            dropped(peer, "rx_oor", peer.write(receiveWindow()).msn(2).frame());
            dropped(peer, "rx_oor", peer.write(8_000_000).msn(2).frame());
            dropped(peer, "rx_oor_msn", peer.write(9).msn(9).frame());
            dropped(peer, "rx_oor_msn", peer.write(0).msn(0).frame());
            good(peer);
        }
    }

    /** The frame is the head: it is answered with the NAK, which every further head packet repeats. */
    private void fatal(String counter, int syndrome, PacketBuilder packet, ScriptedPeer peer) {
        assertThat(peer.give(packet)).isEqualTo(counter);
        String nak = Integer.toHexString(syndrome) + " 0 0";
        assertThat(peer.answers()).containsExactly(nak);
        assertThat(peer.endpoint.state(peer.pair)).isEqualTo(QueuePairState.ERR);
        assertThat(peer.give(peer.write(0))).isEqualTo("rx_after_err");
        assertThat(peer.answers()).containsExactly(nak);
        dropped(peer, "rx_qp_state", peer.write(1).frame());
        peer.buffers.verify();
    }

    private void fatal(String counter, int syndrome, PacketOf packet) {
        try (ScriptedPeer peer = peer()) {
            fatal(counter, syndrome, packet.from(peer).unchecked(), peer);
        }
    }

    /** Makes a packet. */
    interface PacketOf {
        PacketBuilder from(ScriptedPeer peer);
    }

    @Test default void row37LengthsThatDoNotFit() {
        fatal("rx_bad_req", 0x61, p -> p.packet(Opcode.SEND_FIRST, 0).msn(1).rqMsn(0).payload(new byte[252]));
        fatal("rx_bad_req", 0x61, p -> p.send(0).payload(new byte[260]));
        fatal("rx_bad_req", 0x61, p -> p.write(0).reth(p.buffers.target(), p.key(), 17));
        fatal("rx_bad_req", 0x61, p -> p.packet(Opcode.WRITE_FIRST, 0).msn(1)
            .reth(p.buffers.target(), p.key(), 256).payload(new byte[256]));
        fatal("rx_bad_req", 0x61, p -> p.packet(Opcode.WRITE_FIRST, 0).msn(1)
            .reth(p.buffers.target(), p.key(), (1L << 31) + 1).payload(new byte[256]));
    }

    @Test default void row37NumbersThatDoNotFit() {
        fatal("rx_bad_req", 0x61, p -> p.send(0).rqMsn(1));
        fatal("rx_bad_req", 0x61, p -> p.packet(Opcode.WRITE_LAST, 0).msn(1).packetOrder(1)
            .reth(p.buffers.target() + 256, p.key(), 272).payload(new byte[16]));
        fatal("rx_bad_req", 0x61, p -> p.packet(Opcode.WRITE_LAST, 0).msn(1).packetOrder(0)
            .reth(p.buffers.target(), p.key(), 16).payload(new byte[16]));
        fatal("rx_bad_req", 0x61, p -> p.write(0).msn(2));
    }

    @Test default void row38OperationsThatAreNotEnabled() {
        fatal("rx_bad_op", 0x61, p -> p.packet(Opcode.READ_REQUEST, 0).msn(1).reth(p.buffers.target(), p.key(), 16));
        try (ScriptedPeer peer = peer(new QueuePairOptions().pmtu(256).withoutRemoteWrite().settings())) {
            fatal("rx_bad_op", 0x61, peer.write(0), peer);
        }
    }

    @Test default void row39AccessThatIsNotAllowed() {
        fatal("rx_access", 0x62, p -> p.write(0).reth(p.buffers.target(), p.key() ^ 1, 16));
        fatal("rx_access", 0x62, p -> p.write(0).reth(p.buffers.target() - 1, p.key(), 16));
        fatal("rx_access", 0x62, p -> p.write(0).reth(-8, p.key(), 16));
        fatal("rx_access", 0x62, p -> p.packet(Opcode.WRITE_FIRST, 0).msn(1)
            .reth(p.buffers.target() + p.buffers.size() - 256, p.key(), 257).payload(new byte[256]));
        fatal("rx_access", 0x62, p -> p.write(0).reth(p.buffers.source(),
            Integer.toUnsignedLong(p.buffers.sourceKey()), 16));
    }

    @Test default void anEmptyWriteNeedsNoKey() {
        try (ScriptedPeer peer = peer()) {
            assertThat(peer.give(peer.write(0).reth(-1, 0xdead, 0).payload().ackRequest())).isEqualTo("rx_ok");
            assertThat(peer.answers()).containsExactly("1f 0 1");
        }
    }

    @Test default void row40NoReceiveRequest() {
        try (ScriptedPeer peer = peer()) {
            dropped(peer, "rx_no_rqe", peer.send(1).frame());
            assertThat(peer.give(peer.send(0))).isEqualTo("rx_rnr");
            assertThat(peer.answers()).containsExactly("2c 0 0");
            peer.postReceive(16);
            assertThat(peer.give(peer.send(0).retransmission())).isEqualTo("rx_ok");
            assertThat(peer.answers()).containsExactly("1f 0 1");
        }
    }

    @Test default void rows41And41aReceiveRequestsThatDoNotFit() {
        try (ScriptedPeer peer = peer()) {
            peer.postReceive(15);
            fatal("rx_rqe_len", 0x61, peer.send(0), peer);
        }
        try (ScriptedPeer peer = peer()) {
            peer.postReceive(peer.buffers.size() + 1);
            fatal("rx_rqe_access", 0x63, peer.send(0), peer);
        }
    }

    @Test default void aFatalPacketAheadWaitsUntilTheHeadReachesIt() {
        try (ScriptedPeer peer = peer()) {
            assertThat(peer.give(peer.write(2).reth(peer.buffers.target(), 0, 16))).isEqualTo("rx_access");
            assertThat(peer.give(peer.write(4).reth(peer.buffers.target() + 64, peer.key(), 16)))
                .isEqualTo("rx_after_err");
            assertThat(peer.answers()).isEmpty();
            assertThat(peer.give(peer.write(1).reth(peer.buffers.target() + 16, peer.key(), 16))).isEqualTo("rx_ok");
            assertThat(peer.give(peer.write(0))).isEqualTo("rx_ok");
            assertThat(peer.answers()).contains("62 2 2");
            assertThat(peer.endpoint.state(peer.pair)).isEqualTo(QueuePairState.ERR);
        }
    }

    @Test default void aSkippedMessageNumberIsFatalWhereItEnds() {
        try (ScriptedPeer peer = peer()) {
            // Message 2 never ends, and message 3 begins behind its first packet.
            assertThat(peer.give(peer.write(2).msn(3).reth(peer.buffers.target() + 16, peer.key(), 16)))
                .isEqualTo("rx_ok");
            assertThat(peer.give(peer.write(0))).isEqualTo("rx_ok");
            peer.answers();
            peer.give(peer.packet(Opcode.WRITE_FIRST, 1).msn(2).reth(peer.buffers.target() + 512, peer.key(), 300)
                .payload(new byte[256]));
            // Where it ends; or, with messages counted behind the frontier, the first packet that was not reported.
            assertThat(peer.answers()).hasSize(1).containsAnyOf("61 2 1", "61 1 1");
            assertThat(peer.endpoint.state(peer.pair)).isEqualTo(QueuePairState.ERR);
        }
    }

    @Test default void aReceiveRequestIsNotUsedByTwoMessages() {
        try (ScriptedPeer peer = peer()) {
            peer.endpoint.memory().listen((address, length) -> { }); // both are accepted, and written to one buffer
            peer.postReceive(16);
            peer.postReceive(16);
            assertThat(peer.give(peer.send(1).rqMsn(0))).isEqualTo("rx_ok");
            peer.answers();
            peer.give(peer.send(0));
            // The second would complete where the first does: its PSN, or the first that was not reported.
            assertThat(peer.answers()).hasSize(1).containsAnyOf("61 1 1", "61 0 0");
            assertThat(peer.endpoint.state(peer.pair)).isEqualTo(QueuePairState.ERR);
            peer.run(20 * Time.MICROSECOND);
            assertThat(Arena.drain(peer.endpoint)).extracting(Completion::status)
                .containsExactly(CompletionStatus.SUCCESS, CompletionStatus.FLUSHED);
        }
        try (ScriptedPeer peer = peer()) {
            peer.postReceive(16);
            peer.postReceive(16);
            assertThat(peer.give(peer.send(0))).isEqualTo("rx_ok");
            peer.answers();
            assertThat(peer.give(peer.send(1).rqMsn(0))).isEqualTo("rx_bad_req");
            assertThat(peer.answers()).containsExactly("61 1 1");
        }
    }

    @Test default void acknowledgementsAreCoalescedAndDelayed() {
        try (ScriptedPeer peer = peer()) {
            for (int i = 0; i < 3; i++) {
                assertThat(peer.give(middle(peer, i))).isEqualTo("rx_ok");
            }
            // Each waited for the delay of 2 us: the frames are 5 us apart.
            assertThat(peer.answers()).isEqualTo(List.of("1f 0 0", "1f 1 0", "1f 2 0"));
        }
    }

    private static PacketBuilder middle(ScriptedPeer peer, int order) {
        PacketBuilder packet = peer.packet(order == 0 ? Opcode.WRITE_FIRST : Opcode.WRITE_MIDDLE, order).msn(1)
            .reth(peer.buffers.target() + 256L * order, peer.key(), 4096).payload(new byte[256]);
        return order == 0 ? packet : packet.packetOrder(order);
    }
}
