package veroce.invariant;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import veroce.endpoint.Broken;
import veroce.endpoint.Congestion;
import veroce.endpoint.QueuePairOptions;
import veroce.endpoint.Time;
import veroce.packet.DecodedFrame;
import veroce.packet.Echo;

/** What no acknowledgement may tell of packets, whoever sends it. */
class EchoMonitorTest {
    private static final int FIRST = 0xff_fffe;
    private static final long PATIENCE = 5 * Time.MICROSECOND;

    private final EchoMonitor monitor = new EchoMonitor("receiver",
        new QueuePairOptions().window(64, 8, 4).congestion(Congestion.TOLD).settings(), FIRST, PATIENCE);

    /** Of five packets the second is missing; the fourth is marked. */
    @BeforeEach void arrive() {
        monitor.data(Frames.told(FIRST, 1, 100, false), 1);
        monitor.data(Frames.told(FIRST + 2, 2, 110, false), 2);
        monitor.data(Frames.told(FIRST + 3, 3, 120, true), 3);
        monitor.data(Frames.told(FIRST + 4, 4, 130, false), 4);
    }

    private void breaks(DecodedFrame answer, String rule) {
        assertThatThrownBy(() -> monitor.acknowledgement(answer, 10)).isInstanceOf(Broken.class)
            .hasMessageContaining(rule);
    }

    @Test void theTruthHolds() {
        assertThatCode(() -> {
            monitor.acknowledgement(Frames.echo(FIRST, 3, true, new Echo(false, 130, 3, 1)), 10);
            monitor.data(Frames.told(FIRST + 1, 7, 140, false), 11);
            monitor.acknowledgement(Frames.echo(FIRST + 4 & 0xff_ffff, 7, false, new Echo(true, 140, 0, 1)), 12);
        }).doesNotThrowAnyException();
    }

    @Test void aPathOrAStampOfNobodyIsFound() {
        breaks(Frames.echo(FIRST, 9, false, new Echo(false, 130, 3, 1)), "the path is that of a packet");
        breaks(Frames.echo(FIRST, 4, true, new Echo(false, 130, 3, 1)), "so is BECN");
        breaks(Frames.echo(FIRST, 3, true, new Echo(false, 131, 3, 1)), "the stamp is that of a packet");
    }

    @Test void aStampOfLongAgoIsFound() {
        monitor.acknowledgement(Frames.echo(FIRST, 3, true, new Echo(false, 130, 3, 1)), 10);
        monitor.acknowledgement(Frames.echo(FIRST, 4, false, new Echo(false, 130, 3, 1)), 2 * PATIENCE);
        monitor.data(Frames.told(FIRST + 1, 7, 140, false), 3 * PATIENCE);
        monitor.acknowledgement(Frames.echo(FIRST, 7, false, new Echo(false, 140, 3, 1)), 3 * PATIENCE);
        assertThatThrownBy(() -> monitor.acknowledgement(Frames.echo(FIRST, 7, false, new Echo(false, 110, 3, 1)),
            3 * PATIENCE)).hasMessageContaining("the stamp");
    }

    @Test void tooManyMarksOrPacketsAreFoundAndTooFewPackets() {
        breaks(Frames.echo(FIRST, 3, true, new Echo(false, 130, 3, 2)), "marks are those");
        breaks(Frames.echo(FIRST, 3, true, new Echo(false, 130, 4, 1)), "packets above aPSN have come");
        monitor.acknowledgement(Frames.echo(FIRST, 3, true, new Echo(false, 130, 3, 1)), 10);
        breaks(Frames.echo(FIRST, 4, false, new Echo(false, 130, 2, 1)), "no fewer packets are told than before");
    }
}
