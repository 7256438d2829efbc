package veroce.invariant;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import veroce.endpoint.Broken;
import veroce.endpoint.Numbering;
import veroce.endpoint.QueuePairOptions;
import veroce.packet.DecodedFrame;
import veroce.packet.Syndrome;

/** Hand-made traces of a receiver that refuses a packet: nothing from it on is acknowledged any more. */
class ReceiverMonitorTest {
    private static final int FIRST = 0xff_fffe;
    /** Packets that came, of which the second one is refused. */
    private static final int CAME = 5;
    private static final int REFUSED = FIRST + 1;

    private final ReceiverMonitor monitor = new ReceiverMonitor("receiver", new QueuePairOptions().settings(),
        Numbering.from(FIRST));
    private long now;

    /** The beginning of one message. */
    @BeforeEach void packetsCome() {
        for (int i = 0; i < CAME; i++) {
            monitor.data(Frames.part(FIRST + i, i), now++);
        }
    }

    private void holds(DecodedFrame answer) {
        assertThatCode(() -> monitor.acknowledgement(answer, now++)).doesNotThrowAnyException();
    }

    private void breaks(DecodedFrame answer) {
        assertThatThrownBy(() -> monitor.acknowledgement(answer, now++)).isInstanceOf(Broken.class)
            .hasMessageStartingWith("R10").hasMessageContaining("receiver");
    }

    @ParameterizedTest
    @ValueSource(ints = {Syndrome.INVALID_REQUEST, Syndrome.REMOTE_ACCESS, Syndrome.REMOTE_OPERATIONAL})
    void theRefusedPacketIsNotAcknowledgedAfterwards(int syndrome) {
        holds(Frames.nak(REFUSED, 1, syndrome));
        breaks(Frames.ack(REFUSED));
    }

    @Test void norIsOneBehindIt() {
        holds(Frames.nak(REFUSED, 1, Syndrome.REMOTE_ACCESS));
        breaks(Frames.ack(REFUSED + 2));
    }

    @Test void norDoesASackSayThatItCame() {
        holds(Frames.nak(REFUSED, 1, Syndrome.REMOTE_ACCESS));
        breaks(Frames.sack(REFUSED, REFUSED + 1, 1, 1));
    }

    @Test void norIsALaterOneRefused() {
        holds(Frames.nak(REFUSED, 1, Syndrome.REMOTE_ACCESS));
        breaks(Frames.nak(REFUSED + 1, 2, Syndrome.REMOTE_ACCESS));
    }

    @Test void whatIsBeforeItMayBeSaidAgain() {
        holds(Frames.nak(REFUSED, 1, Syndrome.REMOTE_ACCESS));
        holds(Frames.nak(REFUSED, 1, Syndrome.REMOTE_ACCESS));
        holds(Frames.ack(REFUSED - 1));
    }

    @Test void anotherNakIsNotFinal() {
        holds(Frames.nak(REFUSED, 1, Syndrome.RNR_NAK));
        holds(Frames.ack(REFUSED));
    }
}
