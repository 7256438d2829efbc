package veroce.congestion;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import veroce.congestion.CongestionEvent.Kind;

/** Each figure is computed by hand from the rules of the published algorithm. */
class DcqcnTest {
    private static final DcqcnSettings SETTINGS = DcqcnSettings.of(100_000_000_000L, 4096);
    private final Dcqcn control = new Dcqcn(SETTINGS);

    private int rate(Kind kind, int microseconds) {
        var decision = control.accept(new CongestionEvent(kind, 1, 0, CongestionEvent.UNTIMED, 0, false,
            microseconds * 16));
        assertThat(decision.window()).isEqualTo(CongestionDecision.MOST);
        return decision.rate();
    }

    @Test void itStartsAtLineRate() {
        assertThat(rate(Kind.SENT, 0)).isEqualTo(100_000);
    }

    @Test void theFirstNotificationHalvesTheRateAndTheNextOneWaits() {
        assertThat(rate(Kind.CNP, 10)).isEqualTo(50_001);
        assertThat(rate(Kind.CNP, 59)).as("within 50 us").isEqualTo(50_001);
        assertThat(rate(Kind.CNP, 60)).as("again by almost half").isBetween(25_000, 25_200);
    }

    @Test void aTimeoutDoesNotWait() {
        rate(Kind.CNP, 10);
        assertThat(rate(Kind.TIMEOUT, 11)).isBetween(25_000, 25_200);
    }

    @Test void fiveRoundsGoHalfOfTheWayBack() {
        rate(Kind.CNP, 0);
        assertThat(rate(Kind.SENT, 55)).isEqualTo(75_001);
        assertThat(rate(Kind.SENT, 110)).isEqualTo(87_501);
        assertThat(rate(Kind.SENT, 5 * 55)).isBetween(98_400, 98_500);
    }

    @Test void bytesCountLikeTime() {
        rate(Kind.CNP, 0);
        int rate = 0;
        for (int i = 0; i < 2442; i++) {
            rate = rate(Kind.SENT, 1);
        }
        assertThat(rate).as("10 MB of packets of 4 KiB").isEqualTo(75_001);
    }

    @Test void theRateHasAFloor() {
        int rate = 0;
        for (int i = 0; i < 40; i++) {
            rate = rate(Kind.TIMEOUT, i);
        }
        assertThat(rate).isEqualTo(1000);
    }

    @Test void marksInAcknowledgementsCutToo() {
        assertThat(control.accept(CongestionEvent.ack(4, 1, 200, 10, 16)).rate()).isEqualTo(50_001);
        assertThat(new Dcqcn(SETTINGS).accept(CongestionEvent.ack(4, 0, 200, 10, 16)).rate()).isEqualTo(100_000);
    }
}
