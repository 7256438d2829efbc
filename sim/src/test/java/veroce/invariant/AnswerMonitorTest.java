package veroce.invariant;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import veroce.endpoint.Broken;
import veroce.endpoint.QueuePairOptions;
import veroce.endpoint.Time;
import veroce.endpoint.TransportSettings;
import veroce.packet.DecodedFrame;

/** Hand-made traces of a receiver that answers in time, and of one that does not. Times are in microseconds. */
class AnswerMonitorTest {
    private static final int FIRST = 0xff_ffff;
    private static final int PATIENCE = 5;

    private final AnswerMonitor monitor = new AnswerMonitor("receiver", new QueuePairOptions().settings(), FIRST,
        TransportSettings.RESET, PATIENCE * Time.MICROSECOND);

    private void arrives(DecodedFrame frame, long at) {
        monitor.data(frame, at * Time.MICROSECOND);
    }

    private void holds(DecodedFrame answer, long at) {
        assertThatCode(() -> monitor.acknowledgement(answer, at * Time.MICROSECOND)).doesNotThrowAnyException();
    }

    private void breaks(DecodedFrame answer, long at) {
        assertThatThrownBy(() -> monitor.acknowledgement(answer, at * Time.MICROSECOND)).isInstanceOf(Broken.class)
            .hasMessageStartingWith("R14").hasMessageContaining("receiver");
    }

    @Test void aPacketThatAsksIsAnsweredAtOnce() {
        arrives(Frames.asking(FIRST), 10);
        holds(Frames.ack(FIRST), 15);
    }

    @Test void anAnswerThatComesOnlyAfterTheDelayIsLateForOneThatAsks() {
        arrives(Frames.asking(FIRST), 10);
        breaks(Frames.ack(FIRST), 16);
    }

    @Test void onesThatDoNotAskMayWaitForTheDelay() {
        arrives(Frames.data(FIRST), 10);
        holds(Frames.ack(FIRST), 17);
        arrives(Frames.data(FIRST + 1), 20);
        breaks(Frames.ack(FIRST + 1), 28);
    }

    /** What hides a lost answer: the sender asks again, and that is answered. */
    @Test void thePeerThatAsksAgainHidesNothing() {
        arrives(Frames.asking(FIRST), 10);
        arrives(Frames.again(FIRST), 40);
        breaks(Frames.ack(FIRST), 41);
    }

    @Test void aLateSackIsFoundWhenThePacketIsAcknowledged() {
        arrives(Frames.asking(FIRST + 20), 10);
        holds(Frames.sack(FIRST - 1, FIRST, 12, 0), 30);
        arrives(Frames.data(FIRST), 40);
        breaks(Frames.ack(FIRST + 20), 41);
    }

    @Test void whatIsNeverAcknowledgedWasPerhapsRefused() {
        arrives(Frames.asking(FIRST + 20), 10);
        holds(Frames.ack(FIRST - 1), 30);
        arrives(Frames.asking(FIRST), 40);
        holds(Frames.ack(FIRST), 41);
    }

    @Test void aSendMayHaveBeenRefusedForWantOfAReceiveRequest() {
        arrives(Frames.send(FIRST + 1), 10);
        holds(Frames.ack(FIRST - 1), 30);
        arrives(Frames.send(FIRST + 1), 40);
        arrives(Frames.asking(FIRST), 40);
        holds(Frames.ack(FIRST + 1), 41);
    }

    @Test void aSendThatCameOnceAndWasTakenIsAnsweredInTime() {
        arrives(Frames.send(FIRST + 1), 10);
        holds(Frames.ack(FIRST - 1), 30);
        arrives(Frames.asking(FIRST), 40);
        breaks(Frames.ack(FIRST + 1), 41);
    }

    @Test void aPacketDropNakSaysThatThePacketWasNotTaken() {
        arrives(Frames.asking(FIRST), 10);
        holds(Frames.dropNak(FIRST), 11);
        arrives(Frames.again(FIRST), 40);
        holds(Frames.ack(FIRST), 41);
    }
}
