package veroce.invariant;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import veroce.endpoint.Broken;
import veroce.endpoint.QueuePairOptions;
import veroce.endpoint.Time;
import veroce.endpoint.TransportSettings;

/** Hand-made traces of a sender: what it may send again, and what it may not. Times are in microseconds. */
class RetransmissionMonitorTest {
    /** The first PSN: those sent wrap. */
    private static final int FIRST = 0xff_fffe;
    private static final int PACKETS = 40;
    private static final int PATIENCE = 5;
    private static final int GENERATION = 13;
    private static final int RTO = 132;

    private final RetransmissionMonitor monitor = new RetransmissionMonitor("sender",
        new QueuePairOptions().settings(), FIRST, TransportSettings.RESET,
        PATIENCE * Time.MICROSECOND);

    RetransmissionMonitorTest() {
        for (int i = 0; i < PACKETS; i++) {
            monitor.data(Frames.data(FIRST + i), i * Time.NANOSECOND);
        }
    }

    /** PSNs are counted from the first one. */
    private void again(int psn, long at) {
        monitor.data(Frames.again(FIRST + psn), at * Time.MICROSECOND);
    }

    /** Everything below a PSN is in; of those behind it the marked ones are. */
    private void sack(int psn, int length, long bits, long at) {
        monitor.acknowledged(Frames.sack(FIRST + psn - 1, FIRST + psn, length, bits), at * Time.MICROSECOND);
    }

    private void dropNak(int psn, long at) {
        monitor.acknowledged(Frames.dropNak(FIRST + psn), at * Time.MICROSECOND);
    }

    private void breaks(String rule, int psn, long at) {
        assertThatThrownBy(() -> again(psn, at)).isInstanceOf(Broken.class).hasMessageStartingWith(rule)
            .hasMessageContaining("sender");
    }

    private void holds(int psn, long at) {
        assertThatCode(() -> again(psn, at)).doesNotThrowAnyException();
    }

    @Test void aHoleIsRepairedOncePerGeneration() {
        sack(4, 6, 0b111100, 20);
        holds(4, 21);
        holds(5, 21);
        sack(4, 7, 0b1111100, 22);
        breaks("S5", 5, 23);
    }

    @Test void aHoleIsRepairedAgainAfterAGeneration() {
        sack(4, 6, 0b111100, 20);
        holds(4, 21);
        holds(5, 21);
        sack(4, 6, 0b111100, 20 + GENERATION);
        holds(5, 21 + GENERATION);
        breaks("S5", 5, 22 + GENERATION);
    }

    /** A round trip of 5 us was seen: the smoothed one may be as short. */
    @Test void aShorterRoundTripMakesGenerationsShorter() {
        sack(4, 6, 0b111100, 5);
        holds(4, 6);
        holds(5, 6);
        sack(4, 6, 0b111100, 11);
        breaks("S5", 5, 12);
    }

    @Test void generationsFollowTheRoundTrip() {
        sack(4, 6, 0b111100, 5);
        holds(4, 6);
        holds(5, 6);
        sack(4, 6, 0b111100, 13);
        holds(5, 14);
    }

    @Test void whatNobodyMissesIsNotSentAgain() {
        sack(4, 5, 0b11110, 20);
        breaks("S5", 5, 21);
    }

    @Test void whatWasReportedReceivedIsNotSentAgain() {
        sack(4, 5, 0b11110, 20);
        sack(4, 5, 0b11100, 20); // an older one that was overtaken
        breaks("S5", 5, 21);
    }

    @Test void aPacketDropNakAllowsOneRetransmission() {
        dropNak(7, 20);
        holds(7, 21);
        breaks("S5", 7, 22);
    }

    @Test void aPacketDropNakOfARetransmissionAllowsAnotherAtOnce() {
        dropNak(7, 20);
        holds(7, 21);
        monitor.acknowledged(Frames.dropNakAgain(FIRST + 7), 22 * Time.MICROSECOND);
        holds(7, 23);
    }

    /** Somebody forges trimmed packets. */
    @Test void manyPacketDropNaksAllowNoMore() {
        dropNak(7, 20);
        holds(7, 21);
        dropNak(7, 22);
        breaks("S5", 7, 23);
    }

    /** A generation may end between two of them, but not between three. */
    @Test void manyPacketDropNaksOfRetransmissionsAllowTwo() {
        dropNak(7, 20);
        holds(7, 21);
        for (int i = 0; i < 5; i++) {
            monitor.acknowledged(Frames.dropNakAgain(FIRST + 7), 22 * Time.MICROSECOND);
        }
        holds(7, 23);
        holds(7, 23);
        breaks("S5", 7, 23);
    }

    @Test void theHeadIsNotProbedTwice() {
        holds(0, 23);
        breaks("S5", 0, 24);
    }

    /** A probe may be on its way out when progress allows the next one; one more is too many. */
    @Test void aProbeUnderWayBelongsToTheStepBefore() {
        sack(4, 8, 0b11111111, 20);
        holds(4, 20 + PATIENCE);
        holds(4, 21 + PATIENCE);
        breaks("S5", 4, 22 + PATIENCE);
    }

    @Test void aProbeLongBehindTheStepBelongsToIt() {
        sack(4, 8, 0b11111111, 20);
        holds(4, 21 + PATIENCE);
        breaks("S5", 4, 22 + PATIENCE);
    }

    @Test void theTailProbeSendsTheFirstAndTheLastPacket() {
        holds(0, 23);
        holds(PACKETS - 1, 23);
        breaks("S5", 1, 24);
    }

    @Test void theTimerSendsEverythingAgainButNotTooEarly() {
        breaks("S5", 3, RTO - 10);
    }

    @Test void afterATimeOutEverythingIsSentOnceMore() {
        for (int psn = 1; psn < PACKETS - 1; psn++) {
            holds(psn, RTO);
        }
        breaks("S6", 1, RTO + 20);
    }

    /** PSN 0 has timed out and is still missing: SACKs mean nothing. */
    @Test void duringHoldSacksCauseNothing() {
        holds(1, RTO);
        holds(2, RTO);
        sack(0, 8, 0b11111000, RTO + 30);
        breaks("S6", 2, RTO + 31);
    }

    @Test void holdEndsWhenThePsnThatTimedOutIsIn() {
        holds(1, RTO);
        holds(2, RTO);
        sack(2, 8, 0b11111000, RTO + 30);
        holds(2, RTO + 31);
    }

    @Test void holdForbidsNoPacketDropNaks() {
        holds(1, RTO);
        holds(2, RTO);
        dropNak(2, RTO + 30);
        holds(2, RTO + 31);
    }

    @Test void theTimerBacksOff() {
        holds(3, RTO);
        breaks("S6", 3, 2 * RTO + 40);
    }

    @Test void theSecondTimeOutTakesTwiceAsLong() {
        holds(3, RTO);
        holds(3, 3 * RTO);
    }

    @Test void afterAnRnrPauseEverythingIsSentAgain() {
        monitor.acknowledged(Frames.rnr(FIRST + 3), 20 * Time.MICROSECOND);
        for (int psn = 4; psn < PACKETS - 1; psn++) {
            holds(psn, 32);
        }
        breaks("S5", 5, 33);
    }

    @Test void holesOfOneSackAreRepairedFromTheLowest() {
        sack(4, 8, 0b11101110, 20);
        breaks("lowest PSN first", 8, 21);
    }

    @Test void holesOfOneSackAreRepairedInOrder() {
        sack(4, 8, 0b11101110, 20);
        holds(4, 21);
        holds(8, 22);
    }

    @Test void aPacketDropNakGoesBeforeLowerHoles() {
        sack(4, 8, 0b11101110, 20);
        dropNak(8, 20);
        holds(8, 21);
        holds(4, 22);
    }

    @Test void anAcknowledgedPacketMayStillBeOnItsWayOut() {
        monitor.acknowledged(Frames.ack(FIRST + 9), 20 * Time.MICROSECOND);
        holds(3, 21);
    }

    /** Acknowledgements from outside the window change nothing (S9). */
    @Test void aStaleOrForeignAcknowledgementIsNoCause() {
        monitor.acknowledged(Frames.ack(FIRST + 9), 20 * Time.MICROSECOND);
        monitor.acknowledged(Frames.sack(FIRST + 3, FIRST + 4, 20, 0x80000), 21 * Time.MICROSECOND);
        monitor.acknowledged(Frames.sack(FIRST + 90, FIRST + 9, 20, 0x80000), 21 * Time.MICROSECOND);
        breaks("S5", 12, 22);
    }
}
