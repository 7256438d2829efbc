package veroce.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.junit.jupiter.api.Test;
import veroce.endpoint.QueuePairOptions;
import veroce.endpoint.Time;
import veroce.packet.ExtensionHeader.PoEth;
import veroce.packet.ExtensionHeader.SackEth;
import veroce.packet.Opcode;
import veroce.packet.PacketBuilder;

/** When a receiver acknowledges and what its SACKs say, packet by packet. */
interface ReceiverScenarios extends Scenarios {
    int THRESHOLD = 4;
    int LONG = 240;

    /** What is on the left, with a window of 256. */
    default EndpointMaker wide() {
        return left();
    }

    private ScriptedPeer peer(int window) {
        return new ScriptedPeer(window > 128 ? wide() : left(), new QueuePairOptions().pmtu(256).window(window, 8, THRESHOLD).settings());
    }

    /** Packet {@code order} of a Write of {@link #LONG} packets. */
    private static PacketBuilder packet(ScriptedPeer peer, int order) {
        int opcode = order == 0 ? Opcode.WRITE_FIRST : order == LONG - 1 ? Opcode.WRITE_LAST : Opcode.WRITE_MIDDLE;
        PacketBuilder packet = peer.packet(opcode, order).msn(1)
            .reth(peer.buffers.target() + 256L * order, peer.key(), 256L * LONG).payload(new byte[256]);
        return order == 0 ? packet : packet.packetOrder(order);
    }

    private static List<SackEth> sacks(ScriptedPeer peer) {
        List<SackEth> sacks = new ArrayList<>();
        for (ScriptedPeer.Sent sent : peer.sent()) {
            SackEth sack = sent.packet().extension(SackEth.class);
            if (sack != null) {
                sacks.add(sack);
            }
        }
        return sacks;
    }

    @Test default void everyFourthPacketIsAcknowledgedAtOnceTheOthersAfterTwoMicroseconds() {
        try (ScriptedPeer peer = peer(128)) {
            for (int i = 0; i < 4; i++) {
                peer.arrives(packet(peer, i));
            }
            peer.run(Time.MICROSECOND);
            assertThat(peer.answers()).containsExactly("1f 3 0");
            long arrived = peer.now();
            peer.arrives(packet(peer, 4));
            peer.arrives(packet(peer, 5));
            peer.run(Time.MICROSECOND);
            assertThat(peer.answers()).isEmpty();
            peer.run(2 * Time.MICROSECOND);
            List<ScriptedPeer.Sent> late = peer.sent();
            assertThat(late).hasSize(1);
            assertThat(late.getFirst().psn()).isEqualTo(ScriptedPeer.FIRST_PSN + 5);
            assertThat(late.getFirst().at() - arrived).isGreaterThanOrEqualTo(2 * Time.MICROSECOND);
        }
    }

    @Test default void aRequestedAcknowledgementAndTheEndOfAMessageDoNotWait() {
        try (ScriptedPeer peer = peer(128)) {
            peer.arrives(packet(peer, 0).ackRequest());
            peer.run(Time.MICROSECOND);
            assertThat(peer.answers()).containsExactly("1f 0 0");
            peer.arrives(packet(peer, 1).retransmission());
            peer.run(Time.MICROSECOND);
            assertThat(peer.answers()).containsExactly("1f 1 0");
        }
        try (ScriptedPeer peer = peer(128)) {
            peer.arrives(peer.write(0));
            peer.run(Time.MICROSECOND);
            assertThat(peer.answers()).containsExactly("1f 0 1");
        }
    }

    @Test default void reorderingUpToTheThresholdCausesNoSack() {
        try (ScriptedPeer peer = peer(128)) {
            for (int i = 1; i < THRESHOLD; i++) {
                peer.give(packet(peer, i));
            }
            assertThat(peer.answers()).allMatch(text -> text.startsWith("1f -1"));
            // hPSN - aPSN = TH + 1: one PSN is described, and it is the missing one.
            peer.give(packet(peer, THRESHOLD));
            assertThat(sacks(peer)).containsExactly(new SackEth(1, ScriptedPeer.FIRST_PSN, 0, 0));
            peer.give(packet(peer, THRESHOLD + 3));
            assertThat(sacks(peer)).containsExactly(new SackEth(4, ScriptedPeer.FIRST_PSN, 0, 0b1110));
        }
    }

    @Test default void successiveSacksWalkOverTheWindow() {
        try (ScriptedPeer peer = peer(256)) {
            BitSet received = new BitSet();
            for (int i = 1; i < LONG; i += i % 7 == 0 ? 2 : 1) {
                peer.give(packet(peer, i));
                received.set(i);
            }
            peer.sent();
            int newest = received.length() - 1;
            List<Integer> starts = new ArrayList<>();
            BitSet told = new BitSet();
            for (int i = 0; i < 4; i++) {
                peer.give(packet(peer, newest)); // a duplicate: acknowledge now
                SackEth sack = sacks(peer).getFirst();
                int start = sack.start() - ScriptedPeer.FIRST_PSN;
                starts.add(start);
                for (int bit = 0; bit < sack.length(); bit++) {
                    assertThat(sack.received(bit)).as("PSN %s", start + bit).isEqualTo(received.get(start + bit));
                    told.set(start + bit);
                }
            }
            assertThat(starts.subList(0, 2)).containsExactlyInAnyOrder(0, 128);
            assertThat(starts.subList(2, 4)).isEqualTo(starts.subList(0, 2));
            assertThat(told.nextClearBit(0)).isEqualTo(newest - THRESHOLD + 1);
        }
    }

    @Test default void theAnswerSaysWhereInItsMessageTheHeadStands() {
        try (ScriptedPeer peer = peer(128)) {
            for (int i = 0; i < 20; i += i == 4 ? 2 : 1) {
                peer.give(packet(peer, i));
            }
            ScriptedPeer.Sent last = peer.sent().getLast();
            assertThat(last.packet().extension(PoEth.class).packetOrder()).isEqualTo(5);
            assertThat(last.psn()).isEqualTo(ScriptedPeer.FIRST_PSN + 4);
        }
    }
}
