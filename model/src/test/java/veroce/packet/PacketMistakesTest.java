package veroce.packet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Every mistake that the builder refuses: the message names the field, the value, its range and the remedy. */
class PacketMistakesTest {
    private static PacketBuilder writeOnly() {
        return Packets.veroce(Opcode.WRITE_ONLY).destQp(1).psn(2).msn(3).reth(0x1000, 4, 0);
    }

    private static PacketBuilder sendLast() {
        return Packets.veroce(Opcode.SEND_LAST).destQp(1).psn(2).msn(3).rqMsn(0).packetOrder(1).payload(new byte[4]);
    }

    private static PacketBuilder sack(int length, long high, long low) {
        return Packets.veroce(Opcode.SACK).destQp(1).psn(2).aeth(Syndrome.ACK, 0).packetOrder(0)
            .with(new ExtensionHeader.SackEth(length, 3, high, low));
    }

    private static void refused(PacketBuilder builder, String message) {
        assertThatThrownBy(builder::frame).isInstanceOf(PacketException.class).hasMessage(message);
    }

    /** A mistake that becomes a frame if it is made on purpose. */
    private static void refusedUnlessUnchecked(PacketBuilder builder, String message) {
        refused(builder, message + "; for a malformed packet call unchecked()");
        assertThat(builder.unchecked().frame()).isNotEmpty();
    }

    private static void refusedAtOnce(Consumer<PacketBuilder> call, String message) {
        assertThatThrownBy(() -> call.accept(writeOnly())).isInstanceOf(PacketException.class).hasMessage(message);
    }

    @Test void theseAreLegalWithoutTheMistake() {
        assertThat(writeOnly().frame()).isNotEmpty();
        assertThat(sendLast().frame()).isNotEmpty();
        assertThat(sack(128, -1, -1).frame()).isNotEmpty();
    }

    @Test void opcodeThatThePortDoesNotHave() {
        assertThatThrownBy(() -> Packets.roce(Opcode.SACK)).isInstanceOf(PacketException.class).hasMessage(
            "BTH OpCode: 0x18 is no packet of UDP port 4791; take one of 4791's packet table, and force(OPCODE, ...)"
                + " upon it for a malformed packet");
        assertThatThrownBy(() -> Packets.veroce(256)).hasMessageContaining("0x100 is no packet");
        assertThatThrownBy(() -> Packets.veroce(-1)).hasMessageContaining("is no packet");
    }

    @Test void numbersWiderThanTheirFields() {
        refused(writeOnly().psn(1 << 24), "BTH PSN: 16777216 is outside 0 to 16777215; it counts modulo 2^24: keep"
            + " the low 24 bits");
        refused(writeOnly().psn(-1), "BTH PSN: -1 is outside 0 to 16777215; it counts modulo 2^24: keep the low 24"
            + " bits");
        refused(writeOnly().msn(1 << 24), "MSNETH MSN: 16777216 is outside 0 to 16777215; it counts modulo 2^24: keep"
            + " the low 24 bits");
        refused(writeOnly().destQp(1 << 24), "BTH DestQP: 16777216 is outside 0 to 16777215; give a value of at most"
            + " 24 bits");
        refused(writeOnly().partitionKey(0x10000), "BTH P_Key: 65536 is outside 0 to 65535; give a value of at most"
            + " 16 bits");
        refused(writeOnly().sourcePort(65536), "UDP source port: 65536 is outside 0 to 65535; give a value of at most"
            + " 16 bits");
        refused(writeOnly().hopLimit(256), "IPv4 TTL: 256 is outside 0 to 255; give a value of at most 8 bits");
        refused(writeOnly().vlan(4096), "802.1Q VID: 4096 is outside 0 to 4095; give a value of at most 12 bits");
        refused(writeOnly().reth(0, 1L << 32, 0), "RETH R_Key: 4294967296 is outside 0 to 4294967295; give a value of"
            + " at most 32 bits");
        refused(writeOnly().unchecked().force(ForcedField.PAD_COUNT, 4), "BTH PadCnt: 4 is outside 0 to 3; give a"
            + " value of at most 2 bits");
        refusedAtOnce(b -> b.dscp(64), "IP DSCP: 64 is outside 0 to 63; give a value of at most 6 bits");
        refusedAtOnce(b -> b.ecn(4), "IP ECN: 4 is outside 0 to 3; give a value of at most 2 bits");
    }

    @Test void whatOnlyTheCallerCanKnow() {
        refused(Packets.veroce(Opcode.CNP), "BTH DestQP: was not given; call destQp(0 to 16777215)");
        refused(Packets.veroce(Opcode.SLOW_PACKET).destQp(1), "BTH PSN: was not given; call psn(0 to 16777215)");
    }

    @Test void headersThatTheFormatDoesNotHaveOrMisses() {
        refusedUnlessUnchecked(Packets.veroce(Opcode.WRITE_ONLY).destQp(1).psn(2).msn(3), "Write Only on UDP port"
            + " 4794: its extension headers are MSNETH, RETH, given are MSNETH; give exactly these");
        refusedUnlessUnchecked(writeOnly().immediate(5), "Write Only on UDP port 4794: its extension headers are"
            + " MSNETH, RETH, given are MSNETH, RETH, ImmDt; give exactly these");
        refusedUnlessUnchecked(Packets.roce(Opcode.SEND_ONLY).destQp(1).psn(2).msn(3), "Send Only on UDP port 4791:"
            + " its extension headers are none, given are MSNETH; give exactly these");
        refusedUnlessUnchecked(Packets.roce(Opcode.CNP).destQp(1).chain(), "CNP on UDP port 4791: its extension"
            + " headers are Resv16, given are none; give exactly these");
    }

    @Test void payloadOutsideItsRange() {
        refusedUnlessUnchecked(writeOnly().payload(new byte[4097]), "payload of Write Only: 4097 bytes is outside 0"
            + " to 4096; a longer message begins with a First");
        refusedUnlessUnchecked(writeOnly().pmtu(256).payload(new byte[257]), "payload of Write Only: 257 bytes is"
            + " outside 0 to 256; a longer message begins with a First");
        refusedUnlessUnchecked(sendLast().payload(), "payload of Send Last: 0 bytes is outside 1 to 4096; a longer"
            + " message begins with a First, an empty one is an Only");
        PacketBuilder first = Packets.veroce(Opcode.SEND_FIRST).destQp(1).psn(2).msn(3).rqMsn(0);
        refused(first.payload(new byte[255]), "payload of Send First: 255 bytes, it is exactly the PMTU (one of [256,"
            + " 512, 1024, 2048, 4096]); send whole packets first; for a malformed packet call unchecked()");
        refusedUnlessUnchecked(first.pmtu(512).payload(new byte[256]), "payload of Send First: 256 bytes, it is"
            + " exactly the PMTU (512); send whole packets first");
        refusedUnlessUnchecked(Packets.veroce(Opcode.ACKNOWLEDGE).destQp(1).psn(2).aeth(Syndrome.ACK, 0).packetOrder(0)
            .payload(new byte[4]), "payload of ACK or NAK: 4 bytes, it has none; leave the payload out");
    }

    @Test void pmtuThatDoesNotExist() {
        refusedAtOnce(b -> b.pmtu(1500), "PMTU: 1500 is none of [256, 512, 1024, 2048, 4096]; take one of these");
    }

    @Test void fieldValuesThatNoSenderSends() {
        refusedUnlessUnchecked(writeOnly().reth(0, 0, (1L << 31) + 1), "RETH DMALen: 2147483649 is outside 0 to"
            + " 2147483648; send several messages");
        refusedUnlessUnchecked(Packets.veroce(Opcode.FETCH_ADD).destQp(1).psn(2).msn(3).with(
            new ExtensionHeader.AtomicEth(0x1004, 0, 0, 0)), "AtomicETH VA: 0x1004 is no multiple of 8; align it");
        for (int order : new int[] {0, 1 << 23}) {
            refusedUnlessUnchecked(sendLast().packetOrder(order), "POETH PO: " + order + " is outside 1 to 8388607;"
                + " packets are counted from 0 inside their message, and packet 0 is a First or Only without POETH");
        }
        refusedUnlessUnchecked(sendLast().with(new ExtensionHeader.RqEth(9, 0)), "RQETH reserved: 0x09 is not 0;"
            + " leave it 0");
        refusedUnlessUnchecked(Packets.roce(Opcode.SEND_ONLY).destQp(1).psn(2).retransmission(), "BTH Retrans: 1 on"
            + " UDP port 4791, where the bit is reserved; leave it 0");
    }

    @Test void selectiveAcknowledgements() {
        refusedUnlessUnchecked(sack(0, 0, 0), "SACKETH L: 0 is outside 1 to 128; report 1 to 128 PSNs");
        refusedUnlessUnchecked(sack(129, 0, 0), "SACKETH L: 129 is outside 1 to 128; report 1 to 128 PSNs");
        refusedUnlessUnchecked(sack(6, 0, 0x40), "SACKETH bitmap: a bit at or above L = 6 is set; clear it, or make L"
            + " larger");
        refusedUnlessUnchecked(sack(64, 1, 0), "SACKETH bitmap: a bit at or above L = 64 is set; clear it, or make L"
            + " larger");
        refusedUnlessUnchecked(sack(65, 2, 0), "SACKETH bitmap: a bit at or above L = 65 is set; clear it, or make L"
            + " larger");
    }

    @Test void syndromesWhereTheyCannotStand() {
        PacketBuilder ack = Packets.veroce(Opcode.ACKNOWLEDGE).destQp(1).psn(2).packetOrder(0);
        for (int syndrome : new int[] {0x40, 0x64, 0x80, 0xff}) {
            assertThatThrownBy(ack.aeth(syndrome, 0)::frame).isInstanceOf(PacketException.class)
                .hasMessageStartingWith("AETH syndrome: 0x" + Integer.toHexString(syndrome) + " (reserved");
        }
        assertThatThrownBy(sack(1, 0, 0).aeth(Syndrome.PACKET_DROP, 0)::frame)
            .hasMessageStartingWith("AETH syndrome: 0x60 (Packet Drop NAK) cannot stand in SACK; take one");
        refusedUnlessUnchecked(Packets.veroce(Opcode.ACKNOWLEDGE_RSP).destQp(1).psn(2).packetOrder(0)
            .aeth(Syndrome.RNR_NAK + 5, 0), "AETH syndrome: 0x25 (RNR NAK, timer 5) cannot stand in ACK_Rsp or"
                + " NAK_Rsp; take one that the wire profile allows there");
    }

    @ParameterizedTest @ValueSource(strings = {"", "host", "10.0.0", "10.0.0.256", "10.0.0.1.2", "fd00:::1",
        "fd00::1%1",
        "0x7f000001", ":"})
    void textThatIsNoIpAddress(String text) {
        assertThatThrownBy(() -> IpAddress.parse(text)).isInstanceOf(PacketException.class).hasMessage("IP address:"
            + " '" + text
            + "' is no address; write it as 10.0.0.1 or as fd00::1, without a scope");
    }

    @Test void addressesAreReadAsTheyArePrinted() {
        for (String text : new String[] {"10.0.0.1", "255.255.255.255", "::", "::1", "fd00::1",
            "2001:db8:0:1:1:1:1:1"}) {
            assertThat(IpAddress.parse(text)).hasToString(text);
        }
        assertThat(IpAddress.parse("::ffff:1.2.3.4")).isEqualTo(new IpAddress(true, 0, 0xffff_0102_0304L));
        assertThat(Ethernet.text(Ethernet.parse("02:0a:bc:00:00:ff"))).isEqualTo("02:0a:bc:00:00:ff");
    }

    @Test void addressesOfTheOtherVersion() {
        refusedAtOnce(b -> b.ipv4("10.0.0.1", "fd00::2"), "IP address: fd00::2 is not IPv4; call ipv6, with both"
            + " addresses of one version");
        refusedAtOnce(b -> b.ipv6("10.0.0.1", "fd00::2"), "IP address: 10.0.0.1 is not IPv6; call ipv4, with both"
            + " addresses of one version");
    }

    @ParameterizedTest @ValueSource(strings = {"", "02:00:00:00:00", "02:00:00:00:00:01:02", "2:0:0:0:0:1",
        "0g:00:00:00:00:00",
        "020000000001"})
    void textThatIsNoMacAddress(String text) {
        refusedAtOnce(b -> b.ethernet(text, "02:00:00:00:00:02"), "MAC address: '" + text + "' is no address; write"
            + " six hex octets, e.g. 02:00:00:00:00:01");
    }

    @Test void aFrameWithoutTransportHeaderIsNotTakenApart() {
        assertThatThrownBy(() -> Packets.from(new byte[60])).isInstanceOf(PacketException.class).hasMessage("frame:"
            + " its 60 bytes hold no whole base transport header (rx_other); give an unbroken IP packet to UDP port"
            + " 4791 or 4794");
    }
}
