package veroce.congestion;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import veroce.congestion.CongestionEvent.Kind;

class SwiftTest {
    private static final int BASE = 149;
    private final Swift control = new Swift(BASE, 42.75);

    private int ack(int packets, int roundTrip, int now) {
        return control.accept(CongestionEvent.ack(packets, 0, roundTrip, 10, now)).window();
    }

    private int after(Kind kind) {
        return control.accept(CongestionEvent.of(kind, 10, false, 0)).window();
    }

    @Test void itStartsWithTheMostAndStaysThereWithoutDelay() {
        assertThat(after(Kind.SETUP)).isEqualTo(10_944);
        assertThat(ack(4, BASE, 10)).isEqualTo(10_944);
    }

    @Test void itAddsAPacketPerRoundTripBelowTheTarget() {
        after(Kind.TIMEOUT);
        int window = 0;
        for (int i = 1; i <= 20; i++) {
            window = ack(1, BASE, i);
        }
        // One packet per window's worth of packets: w^2 grows by two per packet.
        assertThat(window / 256.0).isBetween(6.2, 6.6);
    }

    @Test void itCutsByDelayOncePerRoundTrip() {
        int cut = ack(4, 400, 1000);
        assertThat(cut).isBetween(6000, 8000);
        assertThat(ack(4, 400, 1100)).isEqualTo(cut);
        assertThat(ack(4, 400, 1400)).isLessThan(cut);
    }

    @Test void aSmallWindowBearsMoreDelay() {
        int delayed = 234;
        assertThat(ack(4, delayed, 1000)).as("a large one").isLessThan(10_944);
        after(Kind.TIMEOUT);
        assertThat(ack(1, delayed, 2000)).as("a small one").isGreaterThan(256);
    }

    @Test void aTrimCutsByHalfAtMostOnce() {
        assertThat(after(Kind.TRIM)).isEqualTo(5472);
        assertThat(after(Kind.TRIM)).isEqualTo(5472);
    }

    @Test void whatSaysNothingChangesNothing() {
        assertThat(ack(0, 1000, 1000)).isEqualTo(10_944);
        assertThat(ack(4, CongestionEvent.UNTIMED, 1000)).isEqualTo(10_944);
    }
}
