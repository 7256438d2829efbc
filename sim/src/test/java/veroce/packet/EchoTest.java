package veroce.packet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HexFormat;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Where packets between ends that have agreed on {@code cc_ext} carry what they tell: bytes, counted by hand. */
class EchoTest {
    private static final long SEED = Long.getLong("hdl.seed", 1);
    private static final int BTH = 14 + 20 + 8;

    private static String bytes(byte[] frame, int at, int count) {
        return HexFormat.of().formatHex(frame, at, at + count);
    }

    @Test void aPacketCarriesItsStampInReservedBits() {
        byte[] frame = Packets.veroce(Opcode.SEND_ONLY).destQp(1).psn(2).msn(3).rqMsn(0).ackRequest().retransmission()
            .stamp(0b10101011_011001).payload(new byte[8]).frame();
        assertThat(bytes(frame, BTH + 8, 1)).as("AckReq, Retrans, six low bits").isEqualTo("d9");
        assertThat(bytes(frame, BTH + 12, 4)).as("eight high bits, MSN").isEqualTo("ab000003");
        assertThat(Echo.stamp(PacketDecoder.decode(frame).packet())).isEqualTo(0b10101011_011001);
        assertThat(PacketDecoder.decode(frame).disposition()).isEqualTo(Disposition.RX_OK);
    }

    @Test void anAcknowledgementEchoesInItsOrder() {
        byte[] frame = Packets.veroce(Opcode.ACKNOWLEDGE).destQp(1).psn(2).aeth(Syndrome.ACK, 3)
            .echo(new Echo(true, 0x2aaa, 0x123, 0x15)).frame();
        // 1 10101010101010 000100100011 10101
        assertThat(bytes(frame, BTH + 16, 4)).isEqualTo("d5542475");
        var packet = PacketDecoder.decode(frame).packet();
        assertThat(Echo.of(packet.extension(ExtensionHeader.PoEth.class))).isEqualTo(new Echo(true, 0x2aaa, 0x123, 0x15));
    }

    @Test void everyEchoComesBack() {
        var random = new Random(SEED);
        for (int i = 0; i < 1000; i++) {
            var echo = new Echo(random.nextBoolean(), random.nextInt(1 << 14), random.nextInt(1 << 12), random.nextInt(32));
            assertThat(Echo.of(echo.header())).as("seed %d", SEED).isEqualTo(echo);
        }
    }

    @Test void aDropNakTellsItsCause() {
        for (var cause : DropCause.values()) {
            byte[] frame = Packets.veroce(Opcode.ACKNOWLEDGE).destQp(1).psn(2).aeth(Syndrome.PACKET_DROP, 3)
                .packetOrder(0xffffff).cause(cause).frame();
            assertThat(frame[BTH + 8]).isEqualTo((byte) (cause.bits() << 4));
            assertThat(DropCause.of(PacketDecoder.decode(frame).packet().bth())).isEqualTo(cause);
        }
    }

    @Test void withoutTheAgreementReservedBitsStayZero() {
        assertThatThrownBy(() -> Packets.veroce(Opcode.ACKNOWLEDGE).destQp(1).psn(2).aeth(Syndrome.ACK, 3)
            .with(new ExtensionHeader.PoEth(1, 5)).frame()).isInstanceOf(PacketException.class)
            .hasMessageContaining("reserved");
    }
}
