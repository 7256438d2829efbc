package veroce.packet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.zip.CRC32;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import org.junit.jupiter.api.Test;

/** What holds for all packets: reading gives back what was built, and no bytes bring the library down. */
class PacketPropertiesTest {
    @Property(tries = 3000) void readingABuiltPacketGivesItBack(
            @ForAll @IntRange(max = 67) int which, @ForAll long seed) {
        PacketBuilder builder = new LegalPackets(seed).packet(LegalPackets.format(which));
        byte[] frame = builder.frame();
        DecodedFrame decoded = PacketDecoder.decode(frame);
        assertThat(decoded.packet()).isEqualTo(builder.packet());
        assertThat(Packets.payload(frame, decoded.packet())).isEqualTo(builder.payload);
        assertThat(decoded.icrc()).isEqualTo(IcrcVerdict.GOOD);
        boolean datagramOrUnreliable = decoded.disposition() == Disposition.RX_TRANSPORT;
        assertThat(datagramOrUnreliable || decoded.disposition() == Disposition.RX_OK).isTrue();
        assertThat(Packets.from(frame).frame()).isEqualTo(frame);
    }

    @Test void everyFormatIsBuilt() {
        assertThat(LegalPackets.formatCount()).isEqualTo(68);
    }

    @Property(tries = 500) void theIcrcIsTheZlibCrcOfTheMaskedPacket(
            @ForAll @IntRange(max = 67) int which, @ForAll long seed) {
        byte[] frame = new LegalPackets(seed).packet(LegalPackets.format(which)).trailer().frame();
        int ip = frame[12] == (byte) 0x81 ? 18 : 14;
        boolean v6 = frame[ip] >> 4 == 6;
        CRC32 crc = new CRC32();
        for (int i = 0; i < 8; i++) {
            crc.update(0xff);
        }
        int udp = ip + (v6 ? 40 : 20);
        for (int i = ip; i < frame.length - 4; i++) {
            int at = i - ip;
            boolean ones = v6 ? at >= 1 && at <= 3 || at == 7 : at == 1 || at == 8 || at == 10 || at == 11;
            boolean transport = i == udp + 6 || i == udp + 7 || i == udp + 12;
            crc.update(ones || transport ? 0xff : v6 && at == 0 ? 0x6f : frame[i]);
        }
        for (int i = 0; i < 4; i++) {
            assertThat(frame[frame.length - 4 + i]).isEqualTo((byte) (crc.getValue() >> 8 * i));
        }
    }

    @Property(tries = 3000) void anyBytesAreReadOrRefusedWithTheLibrarysOwnException(
            @ForAll @Size(max = 200) byte[] bytes) {
        PacketDecoder.decode(bytes);
        rebuild(bytes);
    }

    @Property(tries = 3000, edgeCases = EdgeCasesMode.NONE)
    void anyDamageIsReadOrRefusedWithTheLibrarysOwnException(
            @ForAll @IntRange(max = 67) int which, @ForAll long seed, @ForAll @Size(max = 4) int[] places,
            @ForAll byte value, @ForAll int cut) {
        byte[] frame = new LegalPackets(seed).packet(LegalPackets.format(which)).frame();
        for (int place : places) {
            frame[Math.floorMod(place, Math.min(frame.length, 130))] = value;
        }
        byte[] rest = Arrays.copyOf(frame, frame.length - Math.floorMod(cut, 40));
        PacketDecoder.decode(rest);
        rebuild(rest);
    }

    private static void rebuild(byte[] bytes) {
        if (PacketDecoder.decode(bytes).packet().bth() != null) {
            assertThat(PacketDecoder.decode(Packets.from(bytes).frame()).icrc()).isEqualTo(IcrcVerdict.GOOD);
        } else {
            assertThatThrownBy(() -> Packets.from(bytes)).isInstanceOf(PacketException.class)
                .hasMessageContaining("hold no whole base transport header");
        }
    }
}
