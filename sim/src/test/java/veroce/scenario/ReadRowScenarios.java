package veroce.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import veroce.endpoint.Completion;
import veroce.endpoint.CompletionStatus;
import veroce.endpoint.QueuePairOptions;
import veroce.endpoint.QueuePairState;
import veroce.endpoint.SendRequest;
import veroce.endpoint.Time;
import veroce.packet.ExtensionHeader.AtomicAckEth;
import veroce.packet.Opcode;
import veroce.packet.PacketBuilder;

/** The rows of the malformed-input table that concern Reads and their responses, from a peer that is scripted. */
interface ReadRowScenarios extends Scenarios {
    int LENGTH = 600;
    int RESPONSES = 0x80_0000;

    private ScriptedPeer peer() {
        return new ScriptedPeer(left(), new QueuePairOptions().pmtu(256).window(32, 8, 4).reads(4).atomics().settings());
    }

    /** Two Reads of 600 bytes, three response packets each, acknowledged. */
    private ScriptedPeer reading() {
        ScriptedPeer peer = peer();
        for (int i = 0; i < 2; i++) {
            peer.endpoint.postSend(peer.pair, SendRequest.read(i, peer.buffers.target(), peer.buffers.targetKey(),
                LENGTH, 0x1000, 0x33));
        }
        peer.run(5 * Time.MICROSECOND);
        assertThat(peer.answers()).containsExactly("DATA 0", "DATA 1");
        assertThat(peer.give(peer.ack(1, 0x1f, 2))).isEqualTo("rx_ok");
        return peer;
    }

    /** A response packet as it should be. */
    private static PacketBuilder response(ScriptedPeer peer, int read, int order) {
        int opcode = order == 0 ? Opcode.READ_RESPONSE_FIRST
            : order == 1 ? Opcode.READ_RESPONSE_MIDDLE : Opcode.READ_RESPONSE_LAST;
        PacketBuilder packet = peer.packet(opcode, 0).psn(RESPONSES + 3 * read + order).msn(1 + read)
            .aeth(0x1f, 1 + read).payload(new byte[order == 2 ? LENGTH - 512 : 256]);
        return order == 0 ? packet : packet.packetOrder(order);
    }

    private static List<String> statuses(ScriptedPeer peer) {
        return Arena.drain(peer.endpoint).stream().map(c -> c.id() + " " + c.status()).toList();
    }

    @Test default void goodResponsesCompleteReads() {
        try (ScriptedPeer peer = reading()) {
            for (int order : new int[] {2, 0, 1}) {
                assertThat(peer.give(response(peer, 0, order))).isEqualTo("rx_ok");
            }
            assertThat(statuses(peer)).containsExactly("0 SUCCESS");
            assertThat(peer.give(response(peer, 0, 1))).isEqualTo("rx_dup");
        }
    }

    /** A response to the wrong packet kills; the second Read is the one that it names. */
    private void bad(UnaryOperator<PacketBuilder> change, int order) {
        try (ScriptedPeer peer = reading()) {
            peer.answers();
            assertThat(peer.give(change.apply(response(peer, 1, order)))).isEqualTo("rx_bad_rsp");
            assertThat(statuses(peer)).containsExactly("0 FLUSHED", "1 BAD_RESPONSE");
            assertThat(peer.endpoint.state(peer.pair)).isEqualTo(QueuePairState.ERR);
            assertThat(peer.answers()).isEmpty();
            assertThat(peer.give(response(peer, 0, 0))).isEqualTo("rx_qp_state");
        }
    }

    @Test default void row43ResponsesThatDoNotFit() {
        bad(p -> p.aeth(0x1f, 1), 0);                              // request MSN
        bad(p -> p.psn(RESPONSES + 2), 0);                         // first PSN
        bad(p -> p.packetOrder(2), 1);                             // PO against PSN
        bad(p -> p.unchecked().aeth(0x60, 2), 0);                              // a NAK
        bad(p -> p.unchecked().payload(new byte[252]), 0);                     // a First that is short
        bad(p -> p.payload(new byte[LENGTH - 513]), 2);            // a Last that is short
        bad(p -> p.payload(new byte[LENGTH - 511]), 2);            // and long
        bad(p -> p.unchecked().payload(new byte[344]).psn(RESPONSES + 4).packetOrder(1), 2); // longer than the PMTU
        bad(p -> p.unchecked().packetOrder(0).psn(RESPONSES + 3), 1); // a Middle at the start
    }

    @Test default void row43ResponsesOfTheWrongKind() {
        try (ScriptedPeer peer = reading()) {
            assertThat(peer.give(peer.packet(Opcode.READ_RESPONSE_ONLY, 0).psn(RESPONSES).msn(1).aeth(0x1f, 1)
                .payload(new byte[256]))).isEqualTo("rx_bad_rsp");
            assertThat(statuses(peer)).containsExactly("0 BAD_RESPONSE", "1 FLUSHED");
        }
        try (ScriptedPeer peer = reading()) {
            assertThat(peer.give(peer.packet(Opcode.ATOMIC_ACKNOWLEDGE, 0).psn(RESPONSES).msn(1).aeth(0x1f, 1)
                .with(new AtomicAckEth(0)))).isEqualTo("rx_bad_rsp");
        }
    }

    @Test default void row35AGhostOfAnEarlierLifeIsDropped() {
        try (ScriptedPeer peer = reading()) {
            peer.answers();
            assertThat(peer.give(response(peer, 0, 0).msn(3))).isEqualTo("rx_oor_msn");
            assertThat(peer.give(response(peer, 0, 0).msn(0))).isEqualTo("rx_oor_msn");
            assertThat(peer.answers()).isEmpty();
            assertThat(peer.give(response(peer, 0, 0))).isEqualTo("rx_ok");
        }
    }

    @Test default void rows27To30AcknowledgementsOfResponses() {
        try (ScriptedPeer peer = peer()) {
            int first = ScriptedPeer.FIRST_PSN ^ RESPONSES;
            PacketBuilder read = peer.packet(Opcode.READ_REQUEST, 0).msn(1)
                .reth(peer.buffers.source(), Integer.toUnsignedLong(peer.buffers.sharedKey()), 16);
            assertThat(peer.give(read)).isEqualTo("rx_ok");
            assertThat(peer.sent().stream().map(s -> s.packet().bth().opcode()))
                .containsExactly(Opcode.ACKNOWLEDGE, Opcode.READ_RESPONSE_ONLY);
            for (int syndrome : new int[] {0x20, 0x61, 0x62, 0x63, 0x64, 0x80}) {
                assertThat(peer.give(acknowledgement(peer, first, 0).unchecked().aeth(syndrome, 0)))
                    .isEqualTo("rx_aeth");
            }
            assertThat(peer.give(acknowledgement(peer, first + 1, 1))).isEqualTo("rx_ack_bad");
            assertThat(peer.give(acknowledgement(peer, first, 2))).isEqualTo("rx_ack_bad");
            assertThat(peer.give(acknowledgement(peer, first - 2, 0))).isEqualTo("rx_ack_stale");
            assertThat(peer.give(acknowledgement(peer, first, 1))).isEqualTo("rx_ok");
        }
    }

    private static PacketBuilder acknowledgement(ScriptedPeer peer, int psn, int msn) {
        return peer.packet(Opcode.ACKNOWLEDGE_RSP, 0).psn(psn).aeth(0x1f, msn).packetOrder(0xff_ffff);
    }

    /** A context is free when the last packet of the response is acknowledged, and not before. */
    @Test default void row42ReadsBeyondTheContexts() {
        try (ScriptedPeer peer = peer()) {
            int first = ScriptedPeer.FIRST_PSN ^ RESPONSES;
            int most = 4 * contexts();
            for (int i = 0; i < most; i++) {
                assertThat(peer.give(longRead(peer, i))).isEqualTo("rx_ok");
            }
            assertThat(peer.give(acknowledgement(peer, first + 1, 0))).isEqualTo("rx_ok");
            peer.answers();
            assertThat(peer.give(longRead(peer, most).retransmission())).isEqualTo("rx_ird");
            assertThat(peer.answers()).containsExactly("60 " + most + " " + most);
            assertThat(peer.give(acknowledgement(peer, first + 2, 1))).isEqualTo("rx_ok");
            assertThat(peer.give(longRead(peer, most).retransmission())).isEqualTo("rx_ok");
        }
    }

    private static PacketBuilder longRead(ScriptedPeer peer, int after) {
        return peer.packet(Opcode.READ_REQUEST, after).msn(1 + after).reth(peer.buffers.source(),
            Integer.toUnsignedLong(peer.buffers.sharedKey()), LENGTH);
    }

    @Test default void rows37And39RequestsThatAreWrong() {
        try (ScriptedPeer peer = peer()) {
            assertThat(peer.give(longRead(peer, 0).unchecked().reth(peer.buffers.source(), 0x33, (1L << 31) + 1)))
                .isEqualTo("rx_bad_req");
            assertThat(peer.answers()).containsExactly("61 0 0");
        }
        try (ScriptedPeer peer = peer()) {
            assertThat(peer.give(longRead(peer, 0).reth(peer.buffers.source(), 0x33, 1))).isEqualTo("rx_access");
            assertThat(peer.answers()).containsExactly("62 0 0");
        }
    }

    /** Row 26: without Reads nothing of the space of responses is in the profile of the queue pair. */
    @Test default void row26ResponsesWithoutReads() {
        try (ScriptedPeer peer = new ScriptedPeer(left(), new QueuePairOptions().pmtu(256).settings())) {
            assertThat(peer.give(response(peer, 0, 0))).isEqualTo("rx_profile");
            assertThat(peer.give(acknowledgement(peer, RESPONSES, 0))).isEqualTo("rx_profile");
        }
    }

    /** Ruling on what is refused after it was accepted: the NAK names a packet that was never sent. */
    @Test default void aFatalNakForTheNextPacketCountsWhileAReadIsOpen() {
        try (ScriptedPeer peer = reading()) {
            assertThat(peer.give(peer.ack(3, 0x63, 2))).isEqualTo("rx_ack_bad");
            assertThat(peer.give(peer.ack(2, 0x63, 2))).isEqualTo("rx_ok");
            assertThat(statuses(peer)).containsExactly("0 REMOTE_OPERATION", "1 FLUSHED");
        }
        try (ScriptedPeer peer = peer()) {
            assertThat(peer.give(peer.ack(0, 0x63, 0))).isEqualTo("rx_ack_bad");
        }
    }

    /** A Read is done when both have come, its response and the acknowledgement of its request. */
    @Test default void aResponseDoesNotAcknowledgeItsRequest() {
        try (ScriptedPeer peer = peer()) {
            peer.endpoint.postSend(peer.pair, SendRequest.read(0, peer.buffers.target(), peer.buffers.targetKey(),
                LENGTH, 0x1000, 0x33));
            peer.run(5 * Time.MICROSECOND);
            for (int order = 0; order < 3; order++) {
                assertThat(peer.give(response(peer, 0, order))).isEqualTo("rx_ok");
            }
            assertThat(statuses(peer)).isEmpty();
            assertThat(peer.give(peer.ack(0, 0x1f, 1))).isEqualTo("rx_ok");
            Completion done = peer.endpoint.poll(0);
            assertThat(done.status()).isEqualTo(CompletionStatus.SUCCESS);
            assertThat(done.length()).isEqualTo(LENGTH);
        }
    }
}
