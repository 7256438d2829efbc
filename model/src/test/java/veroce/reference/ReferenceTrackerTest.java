package veroce.reference;

import static org.assertj.core.api.Assertions.assertThat;
import static veroce.reference.Verdict.DUPLICATE;
import static veroce.reference.Verdict.IN_ORDER;
import static veroce.reference.Verdict.OUTSIDE;
import static veroce.reference.Verdict.OUT_OF_ORDER;

import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.Test;
import veroce.packet.IpAddress;
import veroce.packet.PsnSpace;

class ReferenceTrackerTest {
    private static final TrackerKey KEY = new TrackerKey(IpAddress.v4(0x0a000001), 7, PsnSpace.SQ);
    private final ReferenceTracker tracker = new ReferenceTracker(256);

    private Verdict accept(int psn) {
        return tracker.accept(KEY, psn, 1);
    }

    @Test void theWindowOpensAtTheFirstPsnSeen() {
        assertThat(accept(500)).isEqualTo(IN_ORDER);
        assertThat(tracker.expected(KEY)).isEqualTo(501);
        assertThat(accept(499)).isEqualTo(DUPLICATE);
    }

    @Test void aHoleIsFilledAndEverythingBeyondItCounts() {
        assertThat(accept(10)).isEqualTo(IN_ORDER);
        assertThat(accept(12)).isEqualTo(OUT_OF_ORDER);
        assertThat(accept(13)).isEqualTo(OUT_OF_ORDER);
        assertThat(accept(12)).isEqualTo(DUPLICATE);
        assertThat(tracker.expected(KEY)).isEqualTo(11);
        assertThat(accept(11)).isEqualTo(IN_ORDER);
        assertThat(tracker.expected(KEY)).isEqualTo(14);
        assertThat(accept(13)).isEqualTo(DUPLICATE);
    }

    @Test void theLastPsnInsideAndTheFirstOutside() {
        accept(0);
        assertThat(accept(1 + 256)).isEqualTo(OUTSIDE);
        assertThat(accept(1 + 255)).isEqualTo(OUT_OF_ORDER);
        assertThat(accept(1 + 256)).isEqualTo(OUTSIDE);
        assertThat(accept(1)).isEqualTo(IN_ORDER);
        assertThat(accept(1 + 256)).isEqualTo(OUT_OF_ORDER);
    }

    @Test void psnsWrapAround() {
        assertThat(accept(0xfffffe)).isEqualTo(IN_ORDER);
        assertThat(accept(0)).isEqualTo(OUT_OF_ORDER);
        assertThat(accept(1)).isEqualTo(OUT_OF_ORDER);
        assertThat(accept(0xffffff)).isEqualTo(IN_ORDER);
        assertThat(tracker.expected(KEY)).isEqualTo(2);
        assertThat(accept(0xffffff)).isEqualTo(DUPLICATE);
        assertThat(accept(0)).isEqualTo(DUPLICATE);
    }

    @Test void halfTheNumberSpaceAheadCountsAsBehind() {
        accept(0);
        assertThat(accept(1 + 0x7fffff)).isEqualTo(OUTSIDE);
        assertThat(accept(1 + 0x800000)).isEqualTo(DUPLICATE);
    }

    @Test void aFullWindowInReverseOrder() {
        accept(100);
        for (int psn = 101 + 255; psn > 101; psn--) {
            assertThat(accept(psn)).isEqualTo(OUT_OF_ORDER);
        }
        assertThat(accept(101)).isEqualTo(IN_ORDER);
        assertThat(tracker.expected(KEY)).isEqualTo(101 + 256);
    }

    @Test void aReadOfSeveralPsnsMovesTheWindowByAllOfThem() {
        assertThat(tracker.accept(KEY, 1000, 8)).isEqualTo(IN_ORDER);
        assertThat(tracker.expected(KEY)).isEqualTo(1008);
        assertThat(tracker.accept(KEY, 1016, 8)).isEqualTo(OUT_OF_ORDER);
        assertThat(tracker.accept(KEY, 1008, 8)).isEqualTo(IN_ORDER);
        assertThat(tracker.expected(KEY)).isEqualTo(1024);
        assertThat(tracker.accept(KEY, 1008, 8)).isEqualTo(DUPLICATE);
    }

    @Test void aReadLongerThanTheWindowStillMovesItWhenItIsNext() {
        assertThat(tracker.accept(KEY, 0xffff00, 1000)).isEqualTo(IN_ORDER);
        assertThat(tracker.expected(KEY)).isEqualTo(1000 - 256);
    }

    @Test void theLongestReadTakesNoTimeWhenItLiesOutside() {
        accept(0);
        assertThat(tracker.accept(KEY, 5000, 0x40_0000)).isEqualTo(OUTSIDE);
        assertThat(tracker.expected(KEY)).isEqualTo(1);
    }

    @Test void keysDoNotTouchEachOther() {
        accept(5);
        TrackerKey responses = new TrackerKey(KEY.source(), KEY.destQp(), PsnSpace.RSP);
        TrackerKey otherQueue = new TrackerKey(KEY.source(), 8, PsnSpace.SQ);
        TrackerKey otherSource = new TrackerKey(IpAddress.v4(0x0a000002), 7, PsnSpace.SQ);
        assertThat(tracker.accept(responses, 900, 1)).isEqualTo(IN_ORDER);
        assertThat(tracker.accept(otherQueue, 901, 1)).isEqualTo(IN_ORDER);
        assertThat(tracker.accept(otherSource, 902, 1)).isEqualTo(IN_ORDER);
        assertThat(accept(6)).isEqualTo(IN_ORDER);
    }

    @Test void anImpossibleWindowIsRefused() {
        Assertions.assertThatIllegalArgumentException().isThrownBy(() -> new ReferenceTracker(0))
            .withMessageContaining("a window of 0 packets");
    }
}
