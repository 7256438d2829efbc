package veroce.packet;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import veroce.Shipped;
import veroce.capture.Capture;
import veroce.capture.CapturedFrame;
import veroce.capture.FramesFile;

/** Every shipped frame taken apart and built again: the same bytes, with its lengths, checksum and ICRC made anew. */
class RebuildTest {
    /** Their trailers are wrong on purpose, so they come back repaired. */
    private static final Set<String> SPOILED = Set.of("BAD_ICRC", "TRIMMED_STALE_LEN96");

    @ParameterizedTest @MethodSource("veroce.Shipped#pcaps")
    void everyCapturedFrameComesBackByteForByte(Path pcap) {
        for (CapturedFrame frame : Capture.read(pcap).frames()) {
            assertThat(Packets.from(frame.bytes()).frame()).as("frame " + frame.label()).isEqualTo(frame.bytes());
        }
    }

    @ParameterizedTest @MethodSource("veroce.Shipped#frames")
    void everyGoodLineOfTheFramesFileComesBackByteForByte(FramesFile.Line line) {
        byte[] frame = line.frame().bytes();
        if (!SPOILED.contains(line.name())) {
            assertThat(Packets.from(frame).frame()).isEqualTo(frame);
        }
    }

    @Test void aBadIcrcIsRepaired() {
        byte[] frame = Shipped.frame("BAD_ICRC");
        byte[] repaired = Packets.from(frame).frame();
        assertThat(PacketDecoder.decode(frame).disposition()).isEqualTo(Disposition.RX_ICRC);
        assertThat(PacketDecoder.decode(repaired).disposition()).isEqualTo(Disposition.RX_OK);
        assertThat(Arrays.copyOf(repaired, frame.length - 4)).isEqualTo(Arrays.copyOf(frame, frame.length - 4));
    }

    /** Also the bits that no sender sets and that no capture shows. */
    @Test void everyBitOfTheHeadersIsKept() {
        for (String name : new String[] {"WRITE_ONLY_VLAN", "WRITE_ONLY_IPV6"}) {
            byte[] frame = Shipped.frame(name);
            int bth = PacketDecoder.decode(frame).packet().bthOffset();
            for (int bit = 8 * (bth + 1); bit < 8 * (bth + Bth.SIZE + 20); bit++) {
                byte[] flipped = frame.clone();
                flipped[bit / 8] ^= (byte) (0x80 >> bit % 8);
                Packet rebuilt = PacketDecoder.decode(Packets.from(flipped).frame()).packet();
                assertThat(rebuilt).as(name + " bit " + bit).isEqualTo(PacketDecoder.decode(flipped).packet());
            }
        }
    }

    @Test void aRebuiltFrameMayBeChangedOnTheWay() {
        byte[] marked = Packets.from(Shipped.frame("WRITE_ONLY")).ecn(TrafficClasses.CONGESTION_EXPERIENCED).frame();
        assertThat(marked).isEqualTo(Shipped.frame("WRITE_ONLY_CE"));
        byte[] tagged = Packets.from(Shipped.frame("WRITE_ONLY")).vlan(new VlanTag(3, false, 100)).frame();
        assertThat(tagged).isEqualTo(Shipped.frame("WRITE_ONLY_VLAN"));
    }
}
