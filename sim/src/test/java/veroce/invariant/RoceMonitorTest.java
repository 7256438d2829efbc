package veroce.invariant;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import veroce.endpoint.Broken;
import veroce.endpoint.Numbering;
import veroce.endpoint.Profile;
import veroce.endpoint.QueuePairOptions;
import veroce.endpoint.QueuePairSettings;
import veroce.endpoint.Time;
import veroce.packet.ExtensionHeader.AtomicEth;
import veroce.packet.Opcode;
import veroce.packet.PacketBuilder;
import veroce.packet.PacketDecoder;
import veroce.packet.Packets;
import veroce.packet.Syndrome;

/**
 * Hand-made traces of RoCEv2: of ends that keep the rules P1 to P12, and of ends that break one. Messages are numbered
 * from 1, times are in microseconds, PSNs begin just below their wrap.
 */
class RoceMonitorTest {
    private static final int PMTU = 1024;
    private static final int WINDOW = 8;
    private static final int FIRST = 0xff_fffe;
    private static final int PATIENCE = 2;

    private final QueuePairSettings settings = new QueuePairOptions().profile(Profile.ROCE_V2).pmtu(PMTU).paths(1)
        .window(WINDOW, WINDOW, 1).numbering(Numbering.from(FIRST)).settings();
    private final RoceRequests requests = new RoceRequests(settings);
    private final RoceSenderMonitor sender = new RoceSenderMonitor("requester", settings, requests,
        PATIENCE * Time.MICROSECOND);
    private final RoceAnswerMonitor responder = new RoceAnswerMonitor("responder", requests,
        settings.numbering().message(), PATIENCE * Time.MICROSECOND);

    // ---- frames

    private static PacketBuilder packet(int opcode, int position) {
        return Packets.roce(opcode).destQp(2).psn(FIRST + position & 0xff_ffff);
    }

    private static byte[] bytes(int length, int value) {
        byte[] bytes = new byte[length];
        Arrays.fill(bytes, (byte) value);
        return bytes;
    }

    /** A Write of one packet, which asks. */
    private static PacketBuilder write(int position) {
        return packet(Opcode.WRITE_ONLY, position).reth(0x1000, 7, 16).payload(bytes(16, position)).ackRequest();
    }

    private static PacketBuilder first(int position, int length) {
        return packet(Opcode.WRITE_FIRST, position).reth(0x1000, 7, length).payload(bytes(PMTU, position));
    }

    private static PacketBuilder middle(int position) {
        return packet(Opcode.WRITE_MIDDLE, position).payload(bytes(PMTU, position));
    }

    private static PacketBuilder last(int position, int length) {
        return packet(Opcode.WRITE_LAST, position).payload(bytes(length, position)).ackRequest();
    }

    private static PacketBuilder read(int position, long address, int length) {
        return packet(Opcode.READ_REQUEST, position).reth(address, 7, length).ackRequest();
    }

    private static PacketBuilder answer(int position, int syndrome, int messages) {
        return packet(Opcode.ACKNOWLEDGE, position).aeth(syndrome, messages);
    }

    private static PacketBuilder ack(int position, int messages) {
        return answer(position, Syndrome.ACK, messages);
    }

    private static PacketBuilder response(int opcode, int position, int length) {
        var packet = packet(opcode, position).payload(bytes(length, 1));
        return opcode == Opcode.READ_RESPONSE_MIDDLE ? packet : packet.aeth(Syndrome.ACK, 1);
    }

    // ---- what happens

    private void leaves(PacketBuilder request, long at) {
        byte[] frame = request.frame();
        sender.requestLeaves(PacketDecoder.decode(frame), frame, at * Time.MICROSECOND);
    }

    /** Leaves, and arrives at once. */
    private void goes(PacketBuilder request, long at) {
        leaves(request, at);
        responder.requestArrives(PacketDecoder.decode(request.frame()), at * Time.MICROSECOND);
    }

    private void answers(PacketBuilder answer, long at) {
        responder.answerLeaves(PacketDecoder.decode(answer.frame()), at * Time.MICROSECOND);
    }

    /** The requester gets it, wherever it came from. */
    private void comes(PacketBuilder answer, long at) {
        sender.answerArrives(PacketDecoder.decode(answer.frame()), at * Time.MICROSECOND);
    }

    private static void breaks(String rule, Runnable what) {
        assertThatThrownBy(what::run).isInstanceOf(Broken.class).hasMessageStartingWith(rule + ":");
    }

    private void breaks(String rule, PacketBuilder request, long at) {
        breaks(rule, () -> leaves(request, at));
    }

    // ---- requests

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

    // ---- answers

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
