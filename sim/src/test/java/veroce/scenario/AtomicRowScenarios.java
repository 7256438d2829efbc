package veroce.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import veroce.endpoint.QueuePairOptions;
import veroce.endpoint.QueuePairState;
import veroce.endpoint.SendRequest;
import veroce.endpoint.Time;
import veroce.packet.ExtensionHeader.AtomicAckEth;
import veroce.packet.ExtensionHeader.AtomicEth;
import veroce.packet.Opcode;
import veroce.packet.PacketBuilder;

/** The rows of the malformed-input table that concern atomics and their answers, from a peer that is scripted. */
interface AtomicRowScenarios extends Scenarios {
    int RESPONSES = 0x80_0000;

    private ScriptedPeer peer() {
        return new ScriptedPeer(left(), new QueuePairOptions().pmtu(256).window(32, 8, 4).reads(4).atomics()
            .settings());
    }

    private static PacketBuilder atomic(ScriptedPeer peer, Words words, int after) {
        return peer.packet(after % 2 == 0 ? Opcode.FETCH_ADD : Opcode.CMP_SWAP, after).msn(1 + after)
            .with(new AtomicEth(words.address(0), Integer.toUnsignedLong(words.key), 1, 0));
    }

    @Test default void rows37To39AtomicsThatAreWrong() {
        try (ScriptedPeer peer = peer()) {
            Words words = new Words(peer.endpoint, 4);
            assertThat(peer.give(atomic(peer, words, 0).unchecked().with(new AtomicEth(words.address(0) + 4,
                Integer.toUnsignedLong(words.key), 1, 0)))).isEqualTo("rx_bad_op");
            assertThat(peer.answers()).containsExactly("61 0 0");
        }
        try (ScriptedPeer peer = peer()) {
            Words words = new Words(peer.endpoint, 4);
            assertThat(peer.give(atomic(peer, words, 0).with(new AtomicEth(-8, Integer.toUnsignedLong(words.key), 1,
                0)))).isEqualTo("rx_access");
            assertThat(peer.answers()).containsExactly("62 0 0");
        }
        try (ScriptedPeer peer = peer()) {
            Words words = new Words(peer.endpoint, 4);
            assertThat(peer.give(atomic(peer, words, 0))).isEqualTo("rx_ok");
            assertThat(peer.give(atomic(peer, words, 1).msn(4))).isEqualTo("rx_bad_req");
        }
    }

    /** Profile P2 has no atomics: whatever they say, they are no operation of the queue pair. */
    @Test default void row38AtomicsInAQueuePairWithoutThem() {
        try (ScriptedPeer peer = new ScriptedPeer(left(), new QueuePairOptions().pmtu(256).reads(4).settings())) {
            Words words = new Words(peer.endpoint, 4);
            assertThat(peer.give(atomic(peer, words, 0))).isEqualTo("rx_bad_op");
            assertThat(peer.answers()).containsExactly("61 0 0");
        }
    }

    @Test default void row42AtomicsBeyondTheContexts() {
        try (ScriptedPeer peer = peer()) {
            Words words = new Words(peer.endpoint, 4);
            int first = ScriptedPeer.FIRST_PSN ^ RESPONSES;
            for (int i = 0; i < 4; i++) {
                assertThat(peer.give(atomic(peer, words, i))).isEqualTo("rx_ok");
            }
            assertThat(words.get(0)).isEqualTo(2);
            peer.answers();
            assertThat(peer.give(atomic(peer, words, 4))).isEqualTo("rx_ird");
            assertThat(peer.answers()).contains("60 4 4");
            assertThat(peer.give(peer.packet(Opcode.ACKNOWLEDGE_RSP, 0).psn(first).aeth(0x1f, 1)
                .packetOrder(0xff_ffff))).isEqualTo("rx_ok");
            assertThat(peer.give(atomic(peer, words, 4).retransmission())).isEqualTo("rx_ok");
            assertThat(words.get(0)).isEqualTo(3);
        }
    }

    private static PacketBuilder answer(ScriptedPeer peer, int request) {
        return peer.packet(Opcode.ATOMIC_ACKNOWLEDGE, 0).psn(RESPONSES + request).msn(1 + request)
            .aeth(0x1f, 1 + request).with(new AtomicAckEth(0x1122_3344_5566_7788L));
    }

    /** Two atomics and a Read of 8 bytes, acknowledged. */
    private ScriptedPeer asking(Words[] results) {
        ScriptedPeer peer = peer();
        results[0] = new Words(peer.endpoint, 4);
        for (int i = 0; i < 2; i++) {
            peer.endpoint.postSend(peer.pair, SendRequest.fetchAndAdd(i, results[0].address(i), results[0].key,
                0x1000, 0x33, 1));
        }
        peer.endpoint.postSend(peer.pair, SendRequest.read(2, results[0].address(2), results[0].key, 8, 0x1000, 0x33));
        peer.run(5 * Time.MICROSECOND);
        assertThat(peer.answers()).containsExactly("DATA 0", "DATA 1", "DATA 2");
        assertThat(peer.give(peer.ack(2, 0x1f, 3))).isEqualTo("rx_ok");
        return peer;
    }

    @Test default void goodAnswersCompleteAtomics() {
        Words[] results = new Words[1];
        try (ScriptedPeer peer = asking(results)) {
            assertThat(peer.give(answer(peer, 1))).isEqualTo("rx_ok");
            assertThat(Reads.statuses(peer.endpoint)).isEmpty();
            assertThat(peer.give(answer(peer, 0))).isEqualTo("rx_ok");
            assertThat(peer.give(answer(peer, 0))).isEqualTo("rx_dup");
            assertThat(Reads.statuses(peer.endpoint)).containsExactly("0 SUCCESS", "1 SUCCESS");
            assertThat(results[0].get(0)).isEqualTo(0x1122_3344_5566_7788L);
        }
    }

    private void bad(PacketBuilder packet, ScriptedPeer peer, String... statuses) {
        assertThat(peer.give(packet)).isEqualTo("rx_bad_rsp");
        assertThat(Reads.statuses(peer.endpoint)).containsExactly(statuses);
        assertThat(peer.endpoint.state(peer.pair)).isEqualTo(QueuePairState.ERR);
        peer.close();
    }

    @Test default void row43AnswersThatDoNotFit() {
        Words[] results = new Words[1];
        ScriptedPeer peer = asking(results);
        bad(answer(peer, 1).aeth(0x1f, 1), peer, "0 FLUSHED", "1 BAD_RESPONSE", "2 FLUSHED");
        peer = asking(results);
        bad(answer(peer, 1).psn(RESPONSES), peer, "0 FLUSHED", "1 BAD_RESPONSE", "2 FLUSHED");
        peer = asking(results);
        bad(answer(peer, 0).unchecked().aeth(0x60, 1), peer, "0 BAD_RESPONSE", "1 FLUSHED", "2 FLUSHED");
        peer = asking(results);
        bad(answer(peer, 2), peer, "0 FLUSHED", "1 FLUSHED", "2 BAD_RESPONSE");
        peer = asking(results);
        bad(peer.packet(Opcode.READ_RESPONSE_ONLY, 0).psn(RESPONSES).msn(1).aeth(0x1f, 1).payload(new byte[8]), peer,
            "0 BAD_RESPONSE", "1 FLUSHED", "2 FLUSHED");
        try (ScriptedPeer other = asking(results)) {
            assertThat(other.give(answer(other, 3))).isEqualTo("rx_oor_msn");
        }
    }

    /** An answer acknowledges nothing: the request needs its own acknowledgement. */
    @Test default void anAnswerDoesNotAcknowledgeItsRequest() {
        try (ScriptedPeer peer = peer()) {
            Words results = new Words(peer.endpoint, 1);
            peer.endpoint.postSend(peer.pair, SendRequest.fetchAndAdd(0, results.address(0), results.key, 0x1000, 0x33,
                1));
            peer.run(5 * Time.MICROSECOND);
            assertThat(peer.give(answer(peer, 0))).isEqualTo("rx_ok");
            assertThat(Reads.statuses(peer.endpoint)).isEmpty();
            assertThat(peer.give(peer.ack(0, 0x1f, 1))).isEqualTo("rx_ok");
            assertThat(Reads.statuses(peer.endpoint)).containsExactly("0 SUCCESS");
        }
    }
}
