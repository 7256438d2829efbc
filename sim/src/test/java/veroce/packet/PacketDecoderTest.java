package veroce.packet;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import org.junit.jupiter.api.Test;
import veroce.Shipped;
import veroce.capture.FramesFile;

/** Header fields of the veRoCE frames, read by hand from the wire profile, and bytes that mean nothing. */
class PacketDecoderTest {
    private static final List<FramesFile.Line> FRAMES = Shipped.frames();

    private static Packet packet(String name) {
        return PacketDecoder.decode(Shipped.frame(name)).packet();
    }

    @Test void writeLastImmCarriesAllFiveExtensionHeadersInOrder() {
        assertThat(packet("WRITE_LAST_IMM").extensions()).containsExactly(
            new ExtensionHeader.MsnEth(0, 10),
            new ExtensionHeader.Reth(0x00007f0000002100L, 0xdeadbeefL, 0x110),
            new ExtensionHeader.RqEth(0, 6),
            new ExtensionHeader.PoEth(0, 1),
            new ExtensionHeader.ImmDt(0xcafef00dL));
    }

    @Test void theBaseSackReadsAsTheWireProfileExplainsIt() {
        Packet sack = packet("SACK");
        assertThat(sack.bth().psn()).isEqualTo(0x64);
        assertThat(sack.extension(ExtensionHeader.Aeth.class)).isEqualTo(new ExtensionHeader.Aeth(0x1f, 0));
        assertThat(sack.extension(ExtensionHeader.SackEth.class))
            .isEqualTo(new ExtensionHeader.SackEth(6, 0x65, 0, 0x36));
    }

    @Test void retransmissionBitOfWriteLast() {
        assertThat(packet("WRITE_LAST_RETRANS").bth().retransmission()).isTrue();
        assertThat(packet("WRITE_ONLY").bth().retransmission()).isFalse();
    }

    @Test void atomicRequestAndAnswer() {
        assertThat(packet("CMP_SWAP").extension(ExtensionHeader.AtomicEth.class)).isEqualTo(
            new ExtensionHeader.AtomicEth(0x00007f0000003008L, 0xdeadbeefL, 0x0102030405060708L, 0x1112131415161718L));
        assertThat(packet("ATOMIC_ACK").extension(ExtensionHeader.AtomicAckEth.class))
            .isEqualTo(new ExtensionHeader.AtomicAckEth(0x1122334455667788L));
    }

    @Test void roundTripProbe() {
        assertThat(packet("RTT_RSP").extension(ExtensionHeader.RttEth.class))
            .isEqualTo(new ExtensionHeader.RttEth(3, 1000, 0x80000000L, 0x80000190L, 0));
    }

    @Test void tagIpv6AndCongestionMark() {
        assertThat(packet("WRITE_ONLY_VLAN").vlan()).isEqualTo(new VlanTag(3, false, 100));
        assertThat(packet("WRITE_ONLY_IPV6").ip().source()).hasToString("fd00::1");
        assertThat(packet("WRITE_ONLY_CE").ip().ecn()).isEqualTo(3);
        assertThat(packet("V_B_UC_SEND_ONLY").ip().source()).hasToString("192.168.0.7");
    }

    @Test void aRoceReadRequestOccupiesOnePsnPerResponsePacket() {
        for (long[] lengthAndCount : new long[][] {{0, 1}, {1, 1}, {1024, 1}, {1025, 2}, {8192, 8},
            {0xffff_ffffL, 4_194_304}}) {
            byte[] reth = FrameBuilder.bytes(8, 0, 4, 0, 4, lengthAndCount[0]);
            byte[] roce = new FrameBuilder().port(WirePort.ROCE_V2).opcode(0x0c).extensions(reth).build();
            assertThat(PacketDecoder.decode(roce).packet().psnCount(1024)).isEqualTo(lengthAndCount[1]);
            byte[] veroce = new FrameBuilder().opcode(0x0c)
                .extensions(FrameBuilder.bytes(4, 1, 8, 0, 4, 0, 4, lengthAndCount[0])).build();
            assertThat(PacketDecoder.decode(veroce).packet().psnCount(1024)).isEqualTo(1);
        }
        assertThat(packet("P0_ACK").psnCount(1024)).isZero();
        assertThat(packet("P0_READ_RESP_LAST").psnCount(1024)).isZero();
        assertThat(packet("READ_RESP_LAST").psnCount(1024)).isEqualTo(1);
    }

    @Test void everyTruncationOfEveryFrameIsDecoded() {
        for (FramesFile.Line line : FRAMES) {
            byte[] bytes = line.frame().bytes();
            for (int length = 0; length < bytes.length; length++) {
                DecodedFrame decoded = PacketDecoder.decode(Arrays.copyOf(bytes, length));
                boolean ethernetPadOnly = line.name().equals("SLOW_PACKET") && length >= 58;
                boolean trimmed = line.name().startsWith("TRIMMED");
                assertThat(decoded.disposition() == Disposition.RX_OK).as(line.name() + " cut to " + length)
                    .isEqualTo(ethernetPadOnly && !trimmed);
            }
        }
    }

    @Property(tries = 2000) void arbitraryBytesAreDecodedWithoutAnException(@ForAll @Size(max = 300) byte[] bytes) {
        DecodedFrame decoded = PacketDecoder.decode(bytes);
        assertThat(decoded.disposition()).isNotNull();
        assertThat(decoded.entersWindow()).isFalse();
    }

    @Property(tries = 5000) void damagedFramesAreDecodedWithoutAnException(@ForAll @IntRange(max = 57) int which,
            @ForAll int place, @ForAll byte value, @ForAll int secondPlace, @ForAll byte secondValue) {
        byte[] bytes = FRAMES.get(which).frame().bytes().clone();
        bytes[Math.floorMod(place, bytes.length)] = value;
        bytes[Math.floorMod(secondPlace, Math.min(bytes.length, 60))] = secondValue;
        assertThat(PacketDecoder.decode(bytes).disposition()).isNotNull();
    }
}
