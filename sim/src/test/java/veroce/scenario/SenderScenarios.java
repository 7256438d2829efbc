package veroce.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import veroce.endpoint.QueuePairOptions;
import veroce.endpoint.QueuePairSettings;
import veroce.endpoint.QueuePairState;
import veroce.endpoint.Time;
import veroce.packet.ExtensionHeader.SackEth;

/**
 * When and what a sender sends again, held against the times of the reliability rules. Every packet of its Writes is
 * outstanding when a scenario begins, and the smoothed round-trip time is still the initial 10 us.
 */
interface SenderScenarios extends Scenarios {
    long GENERATION = 25 * Time.MICROSECOND / 2;
    int PACKETS = 40;

    /** How late an endpoint may do what is due; a timer scan of hardware takes its time. */
    default long patience() {
        return Time.MICROSECOND;
    }

    private ScriptedPeer peer(QueuePairOptions options) {
        QueuePairSettings settings = options.pmtu(256).settings();
        ScriptedPeer peer = new ScriptedPeer(left(), settings);
        peer.postWrites(1, PACKETS);
        assertThat(peer.sent()).hasSize(PACKETS).noneMatch(ScriptedPeer.Sent::again);
        return peer;
    }

    private ScriptedPeer peer() {
        return peer(new QueuePairOptions());
    }

    /** Everything up to 3 is in, 4 is missing, 5 to 12 are in. */
    private static SackEth holeAt4() {
        return new SackEth(9, 4, 0, 0x1fe);
    }

    /** Gives the same SACK every microsecond for so long; tells when PSNs were sent again. */
    private static List<ScriptedPeer.Sent> sackFor(ScriptedPeer peer, SackEth sack, long time) {
        for (long end = peer.now() + time; peer.now() < end;) {
            peer.arrives(peer.sack(sack.start() - 1, 0, sack));
            peer.run(Time.MICROSECOND);
        }
        return peer.sent();
    }

    @Test default void aHoleIsSentAgainOncePerGeneration() {
        try (ScriptedPeer peer = peer()) {
            List<ScriptedPeer.Sent> sent = sackFor(peer, holeAt4(), 60 * Time.MICROSECOND);
            // The tail probe may send the last packet, too.
            assertThat(sent).allMatch(s -> s.again() && (s.psn() == 4 || s.psn() == PACKETS - 1));
            sent = sent.stream().filter(s -> s.psn() == 4).toList();
            assertThat(sent).hasSizeBetween(3, 5);
            for (int i = 1; i < sent.size(); i++) {
                assertThat(sent.get(i).at() - sent.get(i - 1).at())
                    .isBetween(GENERATION - Time.MICROSECOND, 2 * GENERATION + patience() + Time.MICROSECOND);
            }
        }
    }

    @Test default void onlyZerosInsideTheValidLengthAreHoles() {
        try (ScriptedPeer peer = peer()) {
            peer.arrives(peer.sack(3, 0, new SackEth(128, 4, 0, 0b1010_0110L)));
            peer.run(5 * Time.MICROSECOND);
            // Never sent: PSN 40 and above. Sent and not marked: all but 5, 6, 9 and 11.
            assertThat(peer.sent().stream().map(ScriptedPeer.Sent::psn)).startsWith(4, 7, 8, 10, 12)
                .allMatch(psn -> psn < PACKETS).hasSize(PACKETS - 4 - 4);
        }
    }

    @Test default void aDroppedPacketIsSentBeforeOlderHoles() {
        try (ScriptedPeer peer = peer()) {
            peer.endpoint.receive(peer.sack(3, 0, new SackEth(20, 4, 0, 0x80000)).frame(), peer.now());
            peer.endpoint.receive(peer.ack(30, 0x60, 0).frame(), peer.now());
            peer.run(5 * Time.MICROSECOND);
            List<Integer> order = peer.sent().stream().map(ScriptedPeer.Sent::psn).toList();
            assertThat(order).contains(30).hasSize(20);
            // The wire may be taken by the first hole, and a pipeline by some more.
            assertThat(order.indexOf(30)).isLessThanOrEqualTo(3);
        }
    }

    @Test default void aDroppedRetransmissionIsSentAgainAtOnceButADroppedOriginalWaitsForTheFilter() {
        try (ScriptedPeer peer = peer()) {
            sackFor(peer, holeAt4(), Time.MICROSECOND);
            peer.arrives(peer.ack(4, 0x60, 0));
            peer.run(Time.MICROSECOND);
            assertThat(peer.sent()).isEmpty();
            peer.arrives(peer.ack(4, 0x60, 0).retransmission());
            peer.run(Time.MICROSECOND);
            assertThat(peer.sent()).hasSize(1).allMatch(s -> s.psn() == 4 && s.again());
        }
    }

    /** What a trimmed packet says of itself may be forged: one in a generation is believed, no more. */
    @Test default void manyDroppedRetransmissionsOfOnePacketCostOneInAGeneration() {
        try (ScriptedPeer peer = peer()) {
            sackFor(peer, holeAt4(), Time.MICROSECOND);
            peer.sent();
            int again = 0;
            for (int i = 0; i < 100; i++) {
                peer.arrives(peer.ack(4, 0x60, 0).retransmission());
                peer.run(Time.MICROSECOND / 2);
                again += (int) peer.sent().stream().filter(sent -> sent.psn() == 4).count();
            }
            assertThat(again).as("in 50 us, a generation is 12.5 us").isBetween(3, 6);
        }
    }

    @Test default void aRetransmissionTakesAnotherPath() {
        try (ScriptedPeer peer = peer(new QueuePairOptions().paths(2))) {
            int[] before = new int[6];
            int again = 0;
            for (int i = 0; i < 24; i++) {
                // In turns of one and of two, so that the next path is the same and is another one.
                peer.arrives(peer.ack(i % 3 == 0 ? 4 : 5, 0x60, 0).retransmission());
                peer.run(13 * Time.MICROSECOND);
                for (var sent : peer.sent()) {
                    if (sent.psn() == 4 || sent.psn() == 5) {
                        int path = sent.packet().udp().sourcePort();
                        assertThat(path).as("PSN %s", sent.psn()).isNotEqualTo(before[sent.psn()]);
                        before[sent.psn()] = path;
                        again++;
                    }
                }
            }
            assertThat(again).isGreaterThan(10);
        }
    }

    @Test default void aSilentTailIsProbedWithItsFirstAndLastPacket() {
        try (ScriptedPeer peer = peer()) {
            long began = peer.now() - 5 * Time.MICROSECOND;
            peer.run(30 * Time.MICROSECOND);
            List<ScriptedPeer.Sent> sent = peer.sent();
            assertThat(sent.stream().map(ScriptedPeer.Sent::psn)).containsExactly(0, PACKETS - 1);
            assertThat(sent.getLast().packet().bth().ackRequest()).isTrue();
            // Twice the round-trip time and the margin after the first packet left.
            assertThat(sent.getFirst().at() - began).isBetween(45 * Time.MICROSECOND / 2,
                45 * Time.MICROSECOND / 2 + patience());
        }
    }

    /** A peer that has kept nothing behind the probe says nothing of it: what is behind comes again, one by one. */
    @Test default void aTailIsRepairedPacketByPacketWhenTheProbeAloneIsAcknowledged() {
        try (ScriptedPeer peer = peer()) {
            peer.run(30 * Time.MICROSECOND);
            assertThat(peer.sent().stream().map(ScriptedPeer.Sent::psn)).containsExactly(0, PACKETS - 1);
            for (int psn = 0; psn < 8; psn++) {
                peer.arrives(peer.ack(psn, 0x1f, 0));
                peer.run(Time.MICROSECOND);
                List<ScriptedPeer.Sent> sent = peer.sent();
                assertThat(sent).as("behind PSN %s", psn).hasSize(1);
                assertThat(sent.getFirst().psn()).isEqualTo(psn + 1);
                assertThat(sent.getFirst().packet().bth().ackRequest()).as("it asks again").isTrue();
            }
            peer.arrives(peer.ack(9, 0x1f, 0));
            peer.run(Time.MICROSECOND);
            assertThat(peer.sent()).as("two at once: it has kept more").isEmpty();
            peer.arrives(peer.ack(10, 0x1f, 0));
            peer.run(Time.MICROSECOND);
            assertThat(peer.sent()).as("that was not asked for").isEmpty();
        }
    }

    /** A bitmap may be a step ahead of its own head; if that step is never reported, the head is sent again. */
    @Test default void aHeadThatASackShowsReceivedIsProbedAllTheSame() {
        try (ScriptedPeer peer = peer()) {
            peer.arrives(peer.sack(3, 0, new SackEth(9, 4, 0, 0x1ff)));
            peer.run(40 * Time.MICROSECOND);
            assertThat(peer.sent().stream().map(ScriptedPeer.Sent::psn)).containsExactly(4, PACKETS - 1);
        }
    }

    @Test default void theTimerBacksOffAndHoldsSelectiveRetransmission() {
        try (ScriptedPeer peer = peer()) {
            long timer = 4096 * 32 * Time.NANOSECOND;
            peer.run(40 * Time.MICROSECOND);
            long probed = peer.sent().getFirst().at();
            peer.run(timer);
            List<ScriptedPeer.Sent> first = peer.sent();
            assertThat(first).hasSize(PACKETS).allMatch(ScriptedPeer.Sent::again);
            assertThat(first.getFirst().at() - probed).isBetween(timer - patience(), timer + 2 * patience());
            SackEth holesAt0And4 = new SackEth(13, 0, 0, 0x1fee);
            assertThat(sackFor(peer, holesAt0And4, 4 * GENERATION)).as("held until PSN 0 is in").isEmpty();
            assertThat(sackFor(peer, holeAt4(), 2 * GENERATION)).extracting(ScriptedPeer.Sent::psn).contains(4);
            peer.run(2 * timer + 10 * Time.MICROSECOND);
            assertThat(peer.sent()).as("the next time out, twice as long after progress").isNotEmpty();
        }
    }

    @Test default void retriesAreExhausted() {
        try (ScriptedPeer peer = peer(new QueuePairOptions().retries(2).rtoExponent(2))) {
            peer.run(50 * Time.MICROSECOND * (1 + 2 + 4) - 10 * Time.MICROSECOND);
            assertThat(peer.endpoint.state(peer.pair)).isEqualTo(QueuePairState.RTS);
            peer.run(60 * Time.MICROSECOND);
            assertThat(peer.endpoint.state(peer.pair)).isEqualTo(QueuePairState.ERR);
            peer.sent();
            peer.run(Time.MILLISECOND);
            assertThat(peer.sent()).isEmpty();
        }
    }

    @Test default void anRnrNakPausesTheSenderForTheTimeItNames() {
        try (ScriptedPeer peer = peer()) {
            peer.arrives(peer.ack(3, 0x20 + 4, 0)); // 0.04 ms
            long until = peer.now() + 40 * Time.MICROSECOND;
            peer.run(39 * Time.MICROSECOND);
            peer.arrives(peer.ack(9, 0x60, 0).retransmission());
            assertThat(peer.sent()).isEmpty();
            peer.run(10 * Time.MICROSECOND);
            List<ScriptedPeer.Sent> sent = peer.sent();
            assertThat(sent.getFirst().at()).isBetween(until, until + patience());
            assertThat(sent.stream().map(ScriptedPeer.Sent::psn).sorted().distinct()).first().isEqualTo(3);
            assertThat(sent).hasSize(PACKETS - 3).allMatch(ScriptedPeer.Sent::again);
        }
    }

    @Test default void anAcknowledgementBehindAPausedHeadEndsThePause() {
        try (ScriptedPeer peer = peer()) {
            peer.arrives(peer.ack(3, 0x20 + 31, 0)); // 491 ms
            peer.arrives(peer.ack(10, 0x1f, 0));
            peer.arrives(peer.ack(12, 0x60, 0));
            peer.run(Time.MICROSECOND);
            assertThat(peer.sent().stream().map(ScriptedPeer.Sent::psn)).containsExactly(12);
        }
    }
}
