package veroce.packet;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.junit.jupiter.api.Test;

/** Every row of the malformed-input table that a frame alone decides: the condition, its border, and the counter. */
class MalformedRulesTest {
    private static final int IP = 14;
    private static final int UDP = 34;

    private static Disposition of(byte[] frame) {
        return PacketDecoder.decode(frame).disposition();
    }

    private static byte[] frame() {
        return new FrameBuilder().payload(new byte[16]).build();
    }

    /** A good frame with some bytes replaced and checksum and ICRC right again. */
    private static byte[] resealed(int offset, int... values) {
        return FrameBuilder.seal(with(frame(), offset, values), IP, UDP);
    }

    private static byte[] with(byte[] frame, int offset, int... values) {
        for (int i = 0; i < values.length; i++) {
            frame[offset + i] = (byte) values[i];
        }
        return frame;
    }

    @Test void aGoodFrameIsAccepted() {
        assertThat(of(frame())).isEqualTo(Disposition.RX_OK);
        assertThat(of(new FrameBuilder().ipv6().vlan().payload(new byte[4096]).build())).isEqualTo(Disposition.RX_OK);
    }

    @Test void row2FrameLongerThanTheLargest() {
        assertThat(of(Arrays.copyOf(frame(), 4210))).isEqualTo(Disposition.RX_OK);
        assertThat(of(Arrays.copyOf(frame(), 4211))).isEqualTo(Disposition.RX_LONG);
    }

    @Test void row3NotForTheRdmaPath() {
        assertThat(of(resealed(12, 0x08, 0x06))).as("ARP").isEqualTo(Disposition.RX_OTHER);
        assertThat(of(resealed(IP, 0x46))).as("IPv4 options").isEqualTo(Disposition.RX_OTHER);
        assertThat(of(resealed(IP + 9, 6))).as("TCP").isEqualTo(Disposition.RX_OTHER);
        assertThat(of(resealed(UDP + 2, 0x12, 0xb8))).as("UDP port 4792").isEqualTo(Disposition.RX_OTHER);
        assertThat(of(with(new FrameBuilder().vlan().build(), 16, 0x81, 0x00))).as("second tag")
            .isEqualTo(Disposition.RX_OTHER);
        assertThat(of(with(new FrameBuilder().ipv6().build(), IP + 6, 0))).as("IPv6 extension header")
            .isEqualTo(Disposition.RX_OTHER);
    }

    @Test void row3UdpPortCutOff() {
        for (int length = 0; length < UDP + 4; length++) {
            assertThat(of(Arrays.copyOf(frame(), length))).as("length " + length).isEqualTo(Disposition.RX_OTHER);
        }
        assertThat(of(Arrays.copyOf(frame(), UDP + 4))).isEqualTo(Disposition.RX_LEN_IP);
    }

    @Test void row4BrokenIpHeader() {
        assertThat(of(resealed(IP, 0x44))).isEqualTo(Disposition.RX_IP_HDR);
        assertThat(of(resealed(IP, 0x65))).isEqualTo(Disposition.RX_IP_HDR);
        assertThat(of(with(new FrameBuilder().ipv6().build(), IP, 0x42))).isEqualTo(Disposition.RX_IP_HDR);
    }

    @Test void row5IpChecksum() {
        assertThat(of(with(frame(), IP + 11, 0x77))).isEqualTo(Disposition.RX_IP_CSUM);
        assertThat(of(with(frame(), IP + 8, 0x3f))).as("TTL changed by hand").isEqualTo(Disposition.RX_IP_CSUM);
    }

    @Test void row6Fragments() {
        assertThat(of(resealed(IP + 6, 0x20, 0x00))).isEqualTo(Disposition.RX_IP_FRAG);
        assertThat(of(resealed(IP + 6, 0x00, 0x01))).isEqualTo(Disposition.RX_IP_FRAG);
        assertThat(of(resealed(IP + 6, 0x50, 0x00))).isEqualTo(Disposition.RX_IP_FRAG);
        assertThat(of(resealed(IP + 6, 0x80, 0x00))).as("the reserved flag").isEqualTo(Disposition.RX_OK);
    }

    @Test void rows7To12TrimmedPackets() {
        FrameBuilder trimmed = new FrameBuilder().trafficClass(9 << 2);
        assertThat(of(trimmed.build())).isEqualTo(Disposition.RX_TRIM_NAK);
        assertThat(of(Arrays.copyOf(trimmed.build(), UDP + 20))).isEqualTo(Disposition.RX_TRIM_NAK);
        assertThat(of(Arrays.copyOf(trimmed.build(), UDP + 19))).isEqualTo(Disposition.RX_TRIM_SHORT);
        assertThat(of(trimmed.payload((byte) 1).build())).isEqualTo(Disposition.RX_TRIM_PAYLOAD);
        assertThat(of(trimmed.opcode(0x11).build())).as("ACK").isEqualTo(Disposition.RX_TRIM_BAD);
        assertThat(of(trimmed.opcode(0x1f).build())).as("unknown").isEqualTo(Disposition.RX_TRIM_BAD);
        assertThat(of(trimmed.opcode(0).port(WirePort.ROCE_V2).build())).isEqualTo(Disposition.RX_TRIM_BAD);
    }

    @Test void aTrimmedPacketNeverEntersAWindow() {
        byte[] frame = new FrameBuilder().trafficClass(9 << 2).build();
        assertThat(PacketDecoder.decode(frame).icrc()).isEqualTo(IcrcVerdict.GOOD);
        assertThat(PacketDecoder.decode(frame).entersWindow()).isFalse();
    }

    @Test void row13IpLengthBeyondTheFrame() {
        byte[] frame = frame();
        assertThat(of(Arrays.copyOf(frame, frame.length - 1))).isEqualTo(Disposition.RX_LEN_IP);
        assertThat(of(Arrays.copyOf(frame, frame.length + 5))).as("Ethernet padding").isEqualTo(Disposition.RX_OK);
    }

    @Test void row14TooShortForABaseTransportHeader() {
        assertThat(of(resealed(IP + 2, 0, 20 + 23))).isEqualTo(Disposition.RX_SHORT);
        assertThat(of(resealed(IP + 2, 0, 19))).as("below the IP header itself").isEqualTo(Disposition.RX_SHORT);
        assertThat(of(resealed(IP + 2, 0, 20 + 24))).isEqualTo(Disposition.RX_LEN_UDP);
    }

    @Test void row15UdpLength() {
        byte[] frame = frame();
        int length = frame.length - UDP;
        assertThat(of(resealed(UDP + 4, 0, length + 1))).isEqualTo(Disposition.RX_LEN_UDP);
        assertThat(of(resealed(UDP + 4, 0, length - 1))).isEqualTo(Disposition.RX_LEN_UDP);
    }

    @Test void row16Icrc() {
        assertThat(of(with(frame(), UDP + 19, 0x55))).isEqualTo(Disposition.RX_ICRC);
        assertThat(of(with(frame(), UDP + 12, 0xff))).as("BTH byte 4 is not covered").isEqualTo(Disposition.RX_OK);
    }

    @Test void row17TransportVersion() {
        assertThat(of(new FrameBuilder().flags(6).build())).isEqualTo(Disposition.RX_TVER);
    }

    @Test void row18WrongTransport() {
        for (int opcode : new int[] {0x24, 0x44, 0x64, 0xa4, 0xc0, 0xff}) {
            assertThat(of(new FrameBuilder().opcode(opcode).build())).isEqualTo(Disposition.RX_TRANSPORT);
        }
        FrameBuilder datagram = new FrameBuilder().port(WirePort.ROCE_V2).opcode(0x64);
        assertThat(of(datagram.destQp(2).build())).isEqualTo(Disposition.RX_TRANSPORT);
        assertThat(of(datagram.destQp(1).build())).as("connection management").isEqualTo(Disposition.RX_OK);
        assertThat(of(new FrameBuilder().opcode(0x64).destQp(1).build())).as("UD on the veRoCE port")
            .isEqualTo(Disposition.RX_TRANSPORT);
    }

    @Test void row19UnknownOpcode() {
        for (int opcode : new int[] {0x15, 0x1a, 0x1b, 0x1c, 0x1d, 0x1f, 0x80, 0x85, 0x9f}) {
            assertThat(of(new FrameBuilder().opcode(opcode).build())).isEqualTo(Disposition.RX_OPCODE);
        }
        for (int opcode : new int[] {0x18, 0x19, 0x1e, 0x82, 0x83, 0x84}) {
            assertThat(of(new FrameBuilder().port(WirePort.ROCE_V2).opcode(opcode).build()))
                .isEqualTo(Disposition.RX_OPCODE);
        }
    }

    @Test void row20ShorterThanTheHeadersOfItsOpcode() {
        for (OpcodeFormat format : Opcodes.all(WirePort.VEROCE)) {
            int size = format.headerSize() - Bth.SIZE;
            if (size > 0 && format.opcode() != Opcode.CNP) {
                FrameBuilder builder = new FrameBuilder().opcode(format.opcode());
                assertThat(of(builder.extensions(new byte[size]).build())).isEqualTo(Disposition.RX_OK);
                assertThat(of(builder.extensions(new byte[size - 1]).build())).isEqualTo(Disposition.RX_HDR_SHORT);
            }
        }
    }

    @Test void row21PadAndMultipleOfFour() {
        assertThat(of(new FrameBuilder().payload(new byte[3]).build())).isEqualTo(Disposition.RX_PAD);
        assertThat(of(new FrameBuilder().payload(new byte[4]).flags(3 << 4).build())).isEqualTo(Disposition.RX_OK);
        assertThat(of(new FrameBuilder().flags(1 << 4).build())).as("pad without payload")
            .isEqualTo(Disposition.RX_PAD);
        assertThat(of(new FrameBuilder().opcode(0x11).flags(1 << 4).build())).isEqualTo(Disposition.RX_PAD);
        for (int opcode : new int[] {0x00, 0x01, 0x06, 0x07, 0x0d, 0x0e}) {
            assertThat(of(new FrameBuilder().opcode(opcode).payload(new byte[8]).flags(1 << 4).build()))
                .isEqualTo(Disposition.RX_PAD);
        }
    }

    @Test void row22PayloadWhereThereMayBeNone() {
        for (int opcode : new int[] {0x0c, 0x11, 0x12, 0x13, 0x14, 0x18, 0x19, 0x1e, 0x82, 0x83, 0x84}) {
            assertThat(of(new FrameBuilder().opcode(opcode).payload(new byte[4]).build()))
                .isEqualTo(Disposition.RX_LEN_OP);
        }
    }

    @Test void aCnpHasSixteenReservedBytesOrInTheVeroceProfileNone() {
        FrameBuilder cnp = new FrameBuilder().opcode(Opcode.CNP);
        assertThat(of(cnp.extensions(new byte[16]).build())).isEqualTo(Disposition.RX_OK);
        assertThat(of(cnp.extensions().build())).isEqualTo(Disposition.RX_OK);
        assertThat(of(cnp.extensions(new byte[8]).build())).isEqualTo(Disposition.RX_LEN_OP);
        assertThat(of(cnp.extensions(new byte[20]).build())).isEqualTo(Disposition.RX_LEN_OP);
        assertThat(of(cnp.port(WirePort.ROCE_V2).extensions(new byte[16]).build())).isEqualTo(Disposition.RX_OK);
        assertThat(of(cnp.extensions().build())).isEqualTo(Disposition.RX_HDR_SHORT);
    }

    @Test void payloadLengthLeavesOutThePad() {
        Packet packet = PacketDecoder.decode(new FrameBuilder().payload(new byte[8]).flags(3 << 4).build()).packet();
        assertThat(packet.payloadOffset()).isEqualTo(UDP + 8 + 20);
        assertThat(packet.payloadLength()).isEqualTo(5);
    }
}
