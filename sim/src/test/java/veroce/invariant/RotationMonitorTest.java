package veroce.invariant;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import veroce.endpoint.Broken;
import veroce.endpoint.QueuePairOptions;
import veroce.endpoint.Time;
import veroce.packet.DecodedFrame;

/** Traces of a receiver whose first packet is missing: SACKs that tell of everything, and ones that do not. */
class RotationMonitorTest {
    private static final int FIRST = 0xff_ff80;
    private static final int THRESHOLD = 8;
    /** PSNs that came, and of how many of them a SACK may tell. */
    private static final int CAME = 200;
    private static final int SPAN = CAME + 1 - THRESHOLD;

    private final RotationMonitor monitor = new RotationMonitor("receiver",
        new QueuePairOptions().window(256, 32, THRESHOLD).settings(), FIRST, 5 * Time.MICROSECOND);
    private long now = 100 * Time.MICROSECOND;

    /** All but the first come whole. */
    @BeforeEach void arrive() {
        for (int i = 1; i <= CAME; i++) {
            monitor.data(Frames.data(FIRST + i), i * Time.NANOSECOND);
        }
    }

    /** The next SACK tells of so many PSNs, counted from the missing one. */
    private void sack(int from, int length) {
        now += Time.MICROSECOND;
        monitor.acknowledgement(Frames.sack(FIRST - 1, FIRST + from, length, 0), now);
    }

    private DecodedFrame everything() {
        monitor.data(Frames.again(FIRST), now);
        return Frames.ack(FIRST + CAME);
    }

    private void holds() {
        assertThatCode(() -> monitor.acknowledgement(everything(), now)).doesNotThrowAnyException();
    }

    private void breaks(int psn) {
        assertThatThrownBy(() -> monitor.acknowledgement(everything(), now)).isInstanceOf(Broken.class)
            .hasMessageStartingWith("R17").hasMessageContaining("tell of PSN " + (FIRST + psn & 0xff_ffff) + " ");
    }

    @Test void sacksThatWalkOverTheWindowTellOfEverything() {
        for (int i = 0; i < 2; i++) {
            sack(0, 128);
            sack(128, SPAN - 128);
        }
        holds();
    }

    @Test void theyMayBeginAnywhere() {
        sack(128, SPAN - 128);
        sack(0, 128);
        holds();
    }

    @Test void sacksThatAlwaysBeginAtTheHeadAreFound() {
        sack(0, 128);
        sack(0, 128);
        breaks(128);
    }

    @Test void oneThatEndsTooEarlyIsFound() {
        sack(0, 128);
        sack(128, SPAN - 129);
        breaks(SPAN - 1);
    }

    @Test void whatCameBetweenThemBeginsAnew() {
        sack(0, 128);
        monitor.data(Frames.data(FIRST + CAME + 1), now);
        now += 10 * Time.MICROSECOND;
        sack(0, 128);
        sack(128, SPAN + 1 - 128);
        holds();
    }

    @Test void duplicatesChangeNothing() {
        sack(0, 128);
        monitor.data(Frames.data(FIRST + CAME), now);
        sack(0, 128);
        breaks(128);
    }

    @Test void shortlyAfterAPacketCameASackMayNotKnowIt() {
        now = CAME * Time.NANOSECOND;
        sack(0, 100);
        sack(0, 128);
        holds();
    }

    @Test void aPacketThatWasRefusedIsNotTheNewest() {
        now += 10 * Time.MICROSECOND;
        monitor.acknowledgement(Frames.dropNak(FIRST + CAME), now);
        sack(0, 128);
        sack(128, SPAN - 129);
        holds();
    }
}
