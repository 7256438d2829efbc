package veroce.invariant;

import static org.assertj.core.api.Assertions.assertThatCode;

import org.junit.jupiter.api.Test;
import veroce.packet.Opcode;
import veroce.packet.Syndrome;

/** Hand-made traces of requesters that keep the rules P1 to P7 of RoCEv2, and of ones that break each. */
class RoceSenderMonitorTest extends RoceTrace {
    @Test void twoEndsThatKeepTheRules() {
        assertThatCode(() -> {
            goes(first(0, 2 * PMTU + 5), 1);
            goes(middle(1), 2);
            goes(last(2, 5), 3);
            answers(ack(2, 1), 4);
            comes(ack(2, 1), 5);
            goes(read(3, 0x2000, PMTU + 1), 6);
            answers(response(Opcode.READ_RESPONSE_FIRST, 3, PMTU), 7);
            answers(response(Opcode.READ_RESPONSE_LAST, 4, 1), 8);
            goes(write(5), 9);
            answers(ack(5, 3), 10);
        }).doesNotThrowAnyException();
    }

    @Test void aPsnThatIsLeftOut() {
        leaves(write(0), 1);
        breaks("P1", write(2), 2);
    }

    @Test void aReadTakesAsManyPsnsAsItsResponse() {
        leaves(read(0, 0x2000, 2 * PMTU + 1), 1);
        breaks("P1", write(4), 2);
    }

    @Test void aReadThatTakesTooFewPsns() {
        leaves(read(0, 0x2000, 2 * PMTU + 1), 1);
        breaks("P2", write(1), 2);
    }

    @Test void whatIsSentAgainBeginsWithTheOldest() {
        for (int i = 0; i < 4; i++) {
            leaves(write(i), 1);
        }
        comes(answer(1, Syndrome.PSN_SEQUENCE, 1), 2);
        breaks("P2", write(2), 6);
    }

    @Test void everythingBehindTheOldestFollows() {
        for (int i = 0; i < 4; i++) {
            leaves(write(i), 1);
        }
        comes(answer(1, Syndrome.PSN_SEQUENCE, 1), 2);
        leaves(write(1), 6);
        leaves(write(2), 6);
        breaks("P2", write(4), 6);
    }

    @Test void nothingIsSentAgainWithoutACause() {
        leaves(write(0), 1);
        leaves(write(1), 2);
        breaks("P3", write(0), 3);
    }

    @Test void twoNaksOfOneGapAreOneCause() {
        leaves(write(0), 1);
        leaves(write(1), 2);
        comes(answer(0, Syndrome.PSN_SEQUENCE, 0), 3);
        comes(answer(0, Syndrome.PSN_SEQUENCE, 0), 4);
        leaves(write(0), 5);
        leaves(write(1), 6);
        breaks("P3", write(0), 7);
    }

    @Test void timeIsACause() {
        leaves(write(0), 1);
        assertThatCode(() -> leaves(write(0), 1 + (4096L << settings.rtoExponent()) / 1000 + 1))
            .doesNotThrowAnyException();
    }

    @Test void nothingLeavesInAPause() {
        leaves(write(0), 1);
        comes(answer(0, Syndrome.RNR_NAK + 10, 0), 2);                       // 320 us
        breaks("P3", write(0), 100);
        assertThatCode(() -> leaves(write(0), 2 + Syndrome.pause(10) * 10L)).doesNotThrowAnyException();
    }

    @Test void aNewPacketBeyondTheWindow() {
        for (int i = 0; i < WINDOW; i++) {
            leaves(write(i), 1);
        }
        breaks("P4", write(WINDOW), 2);
        comes(ack(0, 1), 3);
        assertThatCode(() -> leaves(write(WINDOW), 4)).doesNotThrowAnyException();
    }

    @Test void whatIsSentAgainIsTheSame() {
        leaves(write(0), 1);
        leaves(write(1), 2);
        comes(answer(0, Syndrome.PSN_SEQUENCE, 0), 3);
        breaks("P5", write(0).payload(bytes(16, 99)), 4);
    }

    @Test void whatIsSentAgainMayAskOrNot() {
        leaves(first(0, 2 * PMTU), 1);
        comes(answer(0, Syndrome.PSN_SEQUENCE, 0), 3);
        assertThatCode(() -> leaves(first(0, 2 * PMTU).ackRequest(), 4)).doesNotThrowAnyException();
    }

    @Test void aReadGoesOnWhereItsResponseIsMissing() {
        leaves(read(0, 0x2000, 3 * PMTU), 1);
        comes(response(Opcode.READ_RESPONSE_FIRST, 0, PMTU), 2);
        comes(response(Opcode.READ_RESPONSE_LAST, 2, PMTU), 3);
        breaks("P5", read(1, 0x2000, 2 * PMTU), 6);
    }

    @Test void aReadThatGoesOnKeepsItsEnd() {
        leaves(read(0, 0x2000, 3 * PMTU), 1);
        comes(response(Opcode.READ_RESPONSE_FIRST, 0, PMTU), 2);
        comes(response(Opcode.READ_RESPONSE_LAST, 2, PMTU), 3);
        breaks("P5", read(1, 0x2000 + PMTU, 3 * PMTU), 6);
    }

    @Test void aReadThatGoesOnRight() {
        leaves(read(0, 0x2000, 3 * PMTU), 1);
        comes(response(Opcode.READ_RESPONSE_FIRST, 0, PMTU), 2);
        comes(response(Opcode.READ_RESPONSE_LAST, 2, PMTU), 3);
        assertThatCode(() -> leaves(read(1, 0x2000 + PMTU, 2 * PMTU), 6)).doesNotThrowAnyException();
    }

    @Test void aMiddleWithoutAFirst() {
        breaks("P6", middle(0), 1);
    }

    @Test void anOnlyBeforeTheLast() {
        leaves(first(0, 2 * PMTU), 1);
        breaks("P6", write(1), 2);
    }

    @Test void aLastOfAnotherKind() {
        leaves(first(0, 2 * PMTU), 1);
        breaks("P6", packet(Opcode.SEND_LAST, 1).payload(bytes(PMTU, 1)).ackRequest(), 2);
    }

    @Test void aFirstThatIsNotFull() {
        breaks("P6", first(0, 2 * PMTU).payload(bytes(PMTU / 2, 0)), 1);
    }

    @Test void fewerBytesThanWereAnnounced() {
        leaves(first(0, PMTU + 20), 1);
        breaks("P6", last(1, 16), 2);
    }

    @Test void aMessageEndsWhereItWasAnnounced() {
        leaves(first(0, 2 * PMTU), 1);
        breaks("P6", middle(1), 2);
    }

    @Test void nobodyIsAskedAtTheEnd() {
        breaks("P7", packet(Opcode.SEND_ONLY, 0).payload(bytes(16, 0)), 1);
    }

    @Test void nobodyIsAskedFor64Packets() {
        leaves(first(0, 100 * PMTU), 1);
        for (int i = 1; i < 63; i++) {
            comes(ack(i - 1, 0), i);
            leaves(middle(i), i + 1);
        }
        comes(ack(62, 0), 70);
        breaks("P7", middle(63), 71);
    }
}
