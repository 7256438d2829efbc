package veroce.packet;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import veroce.Shipped;

/** The two printed forms, word for word, of frames whose fields the wire profile explains. */
class PacketTextTest {
    private static String line(String name) {
        return PacketText.line(PacketDecoder.decode(Shipped.frame(name)));
    }

    @Test void oneLineOfAWrite() {
        assertThat(line("WRITE_LAST_RETRANS")).isEqualTo("Write Last 10.0.0.1 > 10.0.0.2 port 49155 > 4794 DestQP"
            + " 0x000123 PSN 103 AckReq Retrans | MSNETH MSN 1 | RETH VA 0x00007f0000004000 R_Key 0xdeadbeef DMALen"
            + " 12304 | POETH PO 3 | payload 16");
    }

    @Test void oneLineOfAcknowledgements() {
        assertThat(line("SACK")).isEqualTo("SACK 10.0.0.1 > 10.0.0.2 port 49152 > 4794 DestQP 0x000456 PSN 100 | AETH"
            + " ACK MSN 0 | POETH PO 1 | SACKETH L 6 S 101 received 102-103 105-106 missing 101 104");
        assertThat(line("PKTDROP_NAK")).isEqualTo("ACK or NAK 10.0.0.1 > 10.0.0.2 port 49152 > 4794 DestQP 0x000456"
            + " PSN 102 | AETH Packet Drop NAK MSN 0 | POETH PO not available");
        assertThat(line("RNR_NAK")).contains("| AETH RNR NAK, timer 12 MSN 2 | POETH PO 0");
        assertThat(line("P0_NAK_SEQ")).contains("> 4791").endsWith("| AETH NAK, PSN sequence error MSN 3");
    }

    @Test void oneLineOfFramesThatAreNotAccepted() {
        assertThat(line("BAD_ICRC")).endsWith("| payload 16 | rx_icrc");
        assertThat(line("TRIMMED_WRITE_MIDDLE")).startsWith("Write Middle, trimmed 10.0.0.1").endsWith("| rx_trim_nak");
        assertThat(PacketText.line(PacketDecoder.decode(new byte[60]))).isEqualTo("not RDMA | rx_other");
        byte[] unknown = Packets.veroce(Opcode.SLOW_PACKET).destQp(1).psn(2).force(ForcedField.OPCODE, 0x1f).frame();
        assertThat(PacketText.line(PacketDecoder.decode(unknown)))
            .isEqualTo("opcode 0x1f 10.0.0.1 > 10.0.0.2 port 49152 > 4794 DestQP 0x000001 PSN 2 | rx_opcode");
    }

    @Test void oneLineNamesTagAndCongestionMark() {
        assertThat(line("WRITE_ONLY_VLAN")).contains("10.0.0.2 VID 100 port");
        assertThat(line("WRITE_ONLY_CE")).contains("10.0.0.2 CE port");
    }

    @Test void everyHeaderOnALineOfItsOwn() {
        byte[] frame = Packets.veroce(Opcode.SEND_LAST_INV).vlan(7).destQp(0x123).psn(5).msn(6).rqMsn(7).packetOrder(8)
            .invalidate(9).payload((byte) 1).frame();
        assertThat(String.join("\n", PacketText.lines(PacketDecoder.decode(frame)))).isEqualTo("""
            Send Last Inv, SQ space
              Ethernet      destination 02:00:00:00:00:02, source 02:00:00:00:00:01, EtherType 0x8100
              802.1Q        PCP 1, DEI 0, VID 7, EtherType 0x0800
              IPv4          version 4, IHL 5, DSCP 8, ECN 2, total length 64, Identification 0x0000, reserved flag 0, \
            DF 1, MF 0, fragment offset 0, TTL 64, protocol 17, checksum 0x2689, source 10.0.0.1, destination 10.0.0.2
              UDP           source port 49152, destination port 4794, length 44, checksum 0x0000
              BTH           OpCode 0x16, SE 0, MigReq 0, PadCnt 3, TVer 0, P_Key 0xffff, FECN 0, BECN 0, Resv6 0x00, \
            DestQP 0x000123, AckReq 0, Retrans 0, PSN 5
              MSNETH        MSN 6
              RQETH         RQMSN 7
              POETH         PO 8
              IETH          R_Key 0x00000009
              payload       length 1, from byte 74
              receiver      ICRC good, rx_ok""");
    }

    @Test void everyHeaderOfASackOverIpv6() {
        byte[] frame = Packets.veroce(Opcode.SACK_RSP).ipv6("fd00::1", "fd00::2").destQp(1).psn(0xfffffd)
            .aeth(Syndrome.ACK, 3).packetOrder(0xffffff).with(new ExtensionHeader.SackEth(5, 0xfffffe, 0,
                0b01101)).frame();
        assertThat(PacketText.lines(PacketDecoder.decode(frame).packet())).contains("SACK_Rsp, numbers nothing",
            "  IPv6          version 6, DSCP 46, ECN 0, flow label 0x0c000, payload length 52, next header 17, hop"
                + " limit 64, source fd00::1, destination fd00::2",
            "  AETH          ACK, MSN 3", "  POETH         PO not available",
            "  SACKETH       L 5, S 16777214, received 16777214 0-1, missing 16777215 2");
    }

    @Test void rangesOfAFullAndAnEmptyBitmap() {
        ExtensionHeader.SackEth full = new ExtensionHeader.SackEth(128, 0xffff80, -1, -1);
        assertThat(SackRanges.text(SackRanges.received(full))).isEqualTo("16777088-16777215");
        assertThat(SackRanges.text(SackRanges.missing(full))).isEqualTo("none");
        ExtensionHeader.SackEth empty = new ExtensionHeader.SackEth(70, 5, -1L << 6, 0);
        assertThat(SackRanges.text(SackRanges.received(empty))).isEqualTo("none");
        assertThat(SackRanges.text(SackRanges.missing(empty))).isEqualTo("5-74");
        assertThat(SackRanges.received(new ExtensionHeader.SackEth(0, 5, -1, -1))).isEmpty();
        assertThat(SackRanges.text(SackRanges.received(new ExtensionHeader.SackEth(255, 0, -1,
            -1)))).isEqualTo("0-127");
    }
}
