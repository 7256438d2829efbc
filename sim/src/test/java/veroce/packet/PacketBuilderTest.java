package veroce.packet;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import veroce.Shipped;

/** Packets written down field by field against frames that another generator made and scapy checked. */
class PacketBuilderTest {
    private static final int PMTU = 256;

    private static byte[] counting(int length) {
        byte[] bytes = new byte[length];
        for (int i = 0; i < length; i++) {
            bytes[i] = (byte) i;
        }
        return bytes;
    }

    private static PacketBuilder veroce(int opcode, int destQp, int psn) {
        return Packets.veroce(opcode).identification(1).destQp(destQp).psn(psn);
    }

    @Test void writeOnly() {
        byte[] frame = veroce(Opcode.WRITE_ONLY, 0x123, 0x64).ackRequest().msn(1)
            .reth(0x00007f0000001000L, 0xdeadbeefL, 16).payload(counting(16)).frame();
        assertThat(frame).isEqualTo(Shipped.frame("WRITE_ONLY"));
    }

    @Test void retransmittedWriteLastOnPathThree() {
        byte[] frame = veroce(Opcode.WRITE_LAST, 0x123,
            0x67).path(3).ackRequest().retransmission().msn(1).packetOrder(3)
            .reth(0x00007f0000004000L, 0xdeadbeefL, 0x3010).payload(counting(16)).frame();
        assertThat(frame).isEqualTo(Shipped.frame("WRITE_LAST_RETRANS"));
    }

    @Test void writeFirstOfAWholePmtu() {
        assertThat(veroce(Opcode.WRITE_FIRST, 0x123, 0x76).pmtu(PMTU).msn(9).reth(0x00007f0000001000L, 0xdeadbeefL,
            0x210)
            .payload(counting(PMTU)).frame()).isEqualTo(Shipped.frame("WRITE_FIRST_P256"));
    }

    @Test void sendLastWithPadOfThree() {
        assertThat(veroce(Opcode.SEND_LAST, 0x123, 0x71).path(1).ackRequest().msn(5).rqMsn(2).packetOrder(1)
            .payload(counting(5)).frame()).isEqualTo(Shipped.frame("SEND_LAST_PAD3"));
    }

    @Test void selectiveAcknowledgement() {
        byte[] frame = veroce(Opcode.SACK, 0x456, 0x64).aeth(Syndrome.ACK, 0).packetOrder(1)
            .with(new ExtensionHeader.SackEth(6, 0x65, 0, 0x36)).frame();
        assertThat(frame).isEqualTo(Shipped.frame("SACK"));
    }

    @Test void packetDropAndRnrNak() {
        assertThat(veroce(Opcode.ACKNOWLEDGE, 0x456, 0x66).aeth(Syndrome.PACKET_DROP, 0).packetOrder(0xffffff).frame())
            .isEqualTo(Shipped.frame("PKTDROP_NAK"));
        assertThat(veroce(Opcode.ACKNOWLEDGE, 0x456, 0x69).aeth(Syndrome.RNR_NAK + 12, 2).packetOrder(0).frame())
            .isEqualTo(Shipped.frame("RNR_NAK"));
    }

    @Test void congestionNotificationsOfBothProfiles() {
        assertThat(Packets.veroce(Opcode.CNP).identification(1).path(3).destQp(0x456).frame())
            .isEqualTo(Shipped.frame("CNP"));
        assertThat(PacketDecoder.decode(Packets.veroce(Opcode.CNP).destQp(1).chain().frame()).disposition())
            .as("without the 16 reserved bytes").isEqualTo(Disposition.RX_OK);
    }

    @Test void roundTripProbe() {
        assertThat(Packets.veroce(Opcode.RTT_REQUEST).identification(1).path(3).destQp(0x123)
            .with(new ExtensionHeader.RttEth(3, 1000, 0, 0, 0)).frame()).isEqualTo(Shipped.frame("RTT_REQ"));
    }

    @Test void aShortFrameIsPaddedToSixtyBytes() {
        byte[] frame = veroce(Opcode.SLOW_PACKET, 0x456, 0x77).path(2).frame();
        assertThat(frame).hasSize(60).isEqualTo(Shipped.frame("SLOW_PACKET"));
        assertThat(veroce(Opcode.SLOW_PACKET, 0x456, 0x77).path(2).trailer().frame()).hasSize(58);
    }

    @Test void tagAndIpv6() {
        PacketBuilder write = veroce(Opcode.WRITE_ONLY, 0x123, 0x64).ackRequest().msn(1)
            .reth(0x00007f0000001000L, 0xdeadbeefL, 16).payload(counting(16));
        assertThat(write.vlan(new VlanTag(3, false, 100)).frame()).isEqualTo(Shipped.frame("WRITE_ONLY_VLAN"));
        assertThat(write.vlan(null).ipv6("fd00::1", "fd00::2").flowLabel(0x12345).frame())
            .isEqualTo(Shipped.frame("WRITE_ONLY_IPV6"));
        assertThat(((IpHeader.V6) write.flowLabel(0xc000).packet().ip()).flowLabel()).isEqualTo(0xc000);
    }

    @Test void theDefaultsOfASender() {
        Packet packet = Packets.veroce(Opcode.SEND_ONLY).ipv6("fd00::1",
            "fd00::2").vlan(7).path(5).destQp(1).psn(2).msn(1)
            .rqMsn(0).packet();
        assertThat(packet.vlan()).isEqualTo(new VlanTag(1, false, 7));
        assertThat(packet.ip().dscp()).isEqualTo(8);
        assertThat(packet.ip().ecn()).isEqualTo(2);
        assertThat(packet.ip().hopLimit()).isEqualTo(64);
        assertThat(((IpHeader.V6) packet.ip()).flowLabel()).isEqualTo(0xc005);
        assertThat(packet.udp().sourcePort()).isEqualTo(0xc005);
        assertThat(packet.udp().checksum()).isZero();
        assertThat(packet.bth().partitionKey()).isEqualTo(0xffff);
    }

    @Test void roceRequestAndAnswer() {
        assertThat(Packets.roce(Opcode.SEND_ONLY).identification(1).destQp(0x123).psn(0x64).ackRequest()
            .payload(counting(16)).frame()).isNotEmpty().satisfies(frame ->
                assertThat(PacketDecoder.decode(frame).disposition()).isEqualTo(Disposition.RX_OK));
        assertThat(Packets.roce(Opcode.ACKNOWLEDGE).identification(1).destQp(0x456).psn(0x67).aeth(Syndrome.ACK, 3)
            .frame()).isEqualTo(Shipped.frame("P0_ACK"));
        assertThat(Packets.roce(Opcode.ACKNOWLEDGE).identification(1).destQp(0x456).psn(0x68)
            .aeth(Syndrome.PSN_SEQUENCE, 3).frame()).isEqualTo(Shipped.frame("P0_NAK_SEQ"));
        assertThat(Packets.roce(Opcode.CNP).identification(1).path(0).destQp(0x456).frame())
            .isEqualTo(Shipped.frame("P0_CNP"));
    }
}
