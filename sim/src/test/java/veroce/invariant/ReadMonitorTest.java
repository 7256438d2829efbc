package veroce.invariant;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import veroce.endpoint.Broken;
import veroce.endpoint.Numbering;
import veroce.endpoint.QueuePairOptions;
import veroce.packet.DecodedFrame;
import veroce.packet.ExtensionHeader.AtomicAckEth;
import veroce.packet.ExtensionHeader.AtomicEth;
import veroce.packet.Opcode;
import veroce.packet.PacketBuilder;
import veroce.packet.PacketDecoder;
import veroce.packet.Packets;
import veroce.packet.Syndrome;

/** Hand-made traces of Reads and atomics with the responses that they ask for, and with others. */
class ReadMonitorTest {
    private static final int PMTU = 1024;
    private static final int OPEN = 2;
    /** PSN of the first response. */
    private static final int FIRST = 0xff_ffff;
    /** MSN of the first request. */
    private static final int ASKED = 40;

    private final ReadMonitor monitor = new ReadMonitor("reads",
        new QueuePairOptions().pmtu(PMTU).reads(OPEN).settings(), Numbering.from(FIRST));
    private long now;

    /** A Read of three packets, 2100 bytes, and an atomic behind it. */
    @BeforeEach void twoAreOpen() {
        read(ASKED, 2100);
        atomic(ASKED + 3);
    }

    private static PacketBuilder frame(int opcode, int psn) {
        return Packets.veroce(opcode).ethernet(2, 1).ipv4("10.0.0.1", "10.0.0.2").destQp(1).psn(psn & 0xff_ffff);
    }

    private static DecodedFrame decoded(PacketBuilder packet) {
        return PacketDecoder.decode(packet.frame());
    }

    private void read(int message, int length) {
        monitor.requestLeaves(decoded(frame(Opcode.READ_REQUEST, message).msn(message).reth(0, 1, length)), now++);
    }

    private void atomic(int message) {
        monitor.requestLeaves(decoded(frame(Opcode.FETCH_ADD, message).msn(message).with(new AtomicEth(0, 1, 1, 0))),
            now++);
    }

    /** A packet of the response with this number, which tells of a request. */
    private static PacketBuilder response(int opcode, int message, int place, int asked, int length) {
        var packet = frame(opcode, FIRST + place).msn(message).aeth(Syndrome.ACK, asked).payload(new byte[length]);
        return opcode == Opcode.READ_RESPONSE_FIRST || opcode == Opcode.READ_RESPONSE_ONLY ? packet
            : packet.packetOrder(place);
    }

    private static PacketBuilder result(int message, int place, int asked) {
        return frame(Opcode.ATOMIC_ACKNOWLEDGE, FIRST + place).msn(message).aeth(Syndrome.ACK, asked)
            .with(new AtomicAckEth(7));
    }

    private static PacketBuilder part(int order) {
        int opcode = order == 0 ? Opcode.READ_RESPONSE_FIRST
            : order == 1 ? Opcode.READ_RESPONSE_MIDDLE : Opcode.READ_RESPONSE_LAST;
        return response(opcode, 1, order, ASKED, order == 2 ? 2100 - 2 * PMTU : PMTU);
    }

    private void holds(PacketBuilder response) {
        assertThatCode(() -> monitor.responseLeaves(decoded(response))).doesNotThrowAnyException();
    }

    private void breaks(PacketBuilder response, String rule) {
        assertThatThrownBy(() -> monitor.responseLeaves(decoded(response))).isInstanceOf(Broken.class)
            .hasMessageStartingWith(rule).hasMessageContaining("reads");
    }

    private void arrive(PacketBuilder response) {
        monitor.responseArrives(decoded(response), now++);
    }

    @Test void theResponsesThatWereAskedFor() {
        for (int order = 0; order < 3; order++) {
            holds(part(order));
        }
        holds(result(2, 3, ASKED + 3));
        holds(part(1).retransmission());
    }

    @Test void anEmptyReadHasOnePacket() {
        for (int order = 0; order < 3; order++) {
            arrive(part(order));
        }
        read(ASKED + 4, 0);
        holds(response(Opcode.READ_RESPONSE_ONLY, 3, 4, ASKED + 4, 0));
        breaks(response(Opcode.READ_RESPONSE_ONLY, 3, 4, ASKED + 4, 4), "V6: bytes");
    }

    @Test void aResponseThatNobodyHasAskedFor() {
        breaks(response(Opcode.READ_RESPONSE_ONLY, 3, 4, ASKED + 4, 8), "V6: a response without");
    }

    @Test void aResponseThatNamesAnotherRequest() {
        breaks(response(Opcode.READ_RESPONSE_FIRST, 1, 0, ASKED + 3, PMTU), "V6: the response of another");
        breaks(result(2, 3, ASKED), "V6: the response of another");
    }

    @Test void aResponseOfAnotherKind() {
        breaks(response(Opcode.READ_RESPONSE_ONLY, 2, 3, ASKED + 3, 8), "V6: a response of another kind");
        breaks(response(Opcode.READ_RESPONSE_ONLY, 1, 0, ASKED, PMTU), "V6: a response of another kind");
        breaks(response(Opcode.READ_RESPONSE_LAST, 1, 1, ASKED, PMTU), "V6: a response of another kind");
    }

    @Test void moreOrFewerBytes() {
        breaks(response(Opcode.READ_RESPONSE_FIRST, 1, 0, ASKED, PMTU / 2), "V6: bytes");
        breaks(response(Opcode.READ_RESPONSE_LAST, 1, 2, ASKED, 2100 - 2 * PMTU + 4), "V6: bytes");
    }

    /** As when PO is not taken off for a packet that is sent again, or a Read takes a PSN too few. */
    @Test void aPsnThatIsNotThatOfItsPlace() {
        breaks(result(2, 2, ASKED + 3), "V2");
        breaks(result(2, 4, ASKED + 3), "V2");
        breaks(response(Opcode.READ_RESPONSE_MIDDLE, 1, 1, ASKED, PMTU).packetOrder(2), "V2");
        breaks(response(Opcode.READ_RESPONSE_LAST, 1, 3, ASKED, 4), "V2");
    }

    @Test void oneMoreThanThePeerTakes() {
        assertThatThrownBy(() -> read(ASKED + 4, 8)).isInstanceOf(Broken.class).hasMessageStartingWith("V5");
    }

    @Test void theNextOneWaitsForAllPacketsOfTheOldest() {
        arrive(part(0));
        arrive(part(2));
        arrive(result(2, 3, ASKED + 3));
        assertThatThrownBy(() -> read(ASKED + 4, 8)).isInstanceOf(Broken.class).hasMessageStartingWith("V5");
        arrive(part(1));
        assertThatCode(() -> {
            read(ASKED + 5, 8);
            atomic(ASKED + 6);
        }).as("both are done").doesNotThrowAnyException();
    }

    @Test void whatIsSentAgainIsNoOtherRequest() {
        assertThatCode(() -> monitor.requestLeaves(decoded(frame(Opcode.READ_REQUEST, ASKED).msn(ASKED)
            .reth(0, 1, 2100).retransmission()), now)).doesNotThrowAnyException();
        assertThatCode(() -> monitor.requestLeaves(Frames.data(7), now)).doesNotThrowAnyException();
    }
}
