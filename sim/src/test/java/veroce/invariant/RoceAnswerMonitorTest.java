package veroce.invariant;

import static org.assertj.core.api.Assertions.assertThatCode;

import org.junit.jupiter.api.Test;
import veroce.packet.ExtensionHeader.AtomicEth;
import veroce.packet.Opcode;
import veroce.packet.Syndrome;

/** Hand-made traces of responders that break each of the rules P8 to P12 of RoCEv2. */
class RoceAnswerMonitorTest extends RoceTrace {
    @Test void whatHasNotComeIsAcknowledged() {
        goes(write(0), 1);
        leaves(write(1), 2);
        breaks("P8", () -> answers(ack(1, 2), 3));
    }

    @Test void acknowledgementsDoNotGoBack() {
        goes(write(0), 1);
        goes(write(1), 2);
        answers(ack(1, 2), 3);
        breaks("P8", () -> answers(ack(0, 1), 4));
    }

    @Test void anAcknowledgementCountsMessages() {
        goes(write(0), 1);
        breaks("P8", () -> answers(ack(0, 2), 3));
    }

    @Test void anAcknowledgementBeyondAReadWhoseResponseHasNotLeft() {
        goes(read(0, 0x2000, 2 * PMTU), 1);
        goes(write(2), 2);
        answers(response(Opcode.READ_RESPONSE_FIRST, 0, PMTU), 3);
        breaks("P9", () -> answers(ack(2, 2), 4));
    }

    @Test void anAcknowledgementBeyondAnAtomicWhoseResponseHasNotLeft() {
        goes(packet(Opcode.FETCH_ADD, 0).with(new AtomicEth(0x2000, 7, 1, 0)).ackRequest(), 1);
        goes(write(1), 2);
        breaks("P9", () -> answers(ack(1, 2), 4));
    }

    @Test void aNakBehindAReadWhoseResponseHasNotLeftAcknowledgesItToo() {
        goes(read(0, 0x2000, PMTU), 1);
        leaves(write(1), 2);
        goes(write(2), 3);
        breaks("P9", () -> answers(answer(1, Syndrome.PSN_SEQUENCE, 1), 4));
    }

    @Test void oneNakForAGap() {
        goes(write(0), 1);
        leaves(write(1), 2);
        goes(write(2), 3);
        answers(answer(1, Syndrome.PSN_SEQUENCE, 1), 4);
        goes(write(3), 7);
        breaks("P10", () -> answers(answer(1, Syndrome.PSN_SEQUENCE, 1), 8));
    }

    @Test void aNakWhereNoGapIs() {
        goes(write(0), 1);
        breaks("P10", () -> answers(answer(1, Syndrome.PSN_SEQUENCE, 1), 4));
    }

    @Test void aNakBeyondTheExpectedPacket() {
        goes(write(0), 1);
        leaves(write(1), 2);
        leaves(write(2), 2);
        goes(write(3), 3);
        breaks("P10", () -> answers(answer(2, Syndrome.PSN_SEQUENCE, 1), 4));
    }

    @Test void cnpsThatFollowEachOtherTooSoon() {
        goes(write(0), 1);
        answers(packet(Opcode.CNP, 0), 2);
        assertThatCode(() -> answers(packet(Opcode.CNP, 0), 52)).doesNotThrowAnyException();
        breaks("P11", () -> answers(packet(Opcode.CNP, 0), 100));
    }

    @Test void aResponseOfAnotherLength() {
        goes(read(0, 0x2000, PMTU + 8), 1);
        answers(response(Opcode.READ_RESPONSE_FIRST, 0, PMTU), 2);
        breaks("P12", () -> answers(response(Opcode.READ_RESPONSE_LAST, 1, 4), 3));
    }

    @Test void aResponseThatEndsTooSoon() {
        goes(read(0, 0x2000, 2 * PMTU), 1);
        breaks("P12", () -> answers(response(Opcode.READ_RESPONSE_ONLY, 0, PMTU), 2));
    }

    @Test void aResponseToAWrite() {
        goes(write(0), 1);
        breaks("P12", () -> answers(response(Opcode.READ_RESPONSE_ONLY, 0, 16), 2));
    }
}
