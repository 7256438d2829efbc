package veroce.packet;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.Set;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import veroce.Shipped;
import veroce.capture.Capture;
import veroce.capture.CapturedFrame;
import veroce.capture.FramesFile;

/** Frames of others and of the packet library, through parser and frame builder of the hardware: the same bytes. */
class HardwareRebuildTest {
    private static final long SEED = Long.getLong("hdl.seed", 20_267);
    /** Cut, or with a wrong ICRC on purpose. */
    private static final Set<String> SPOILED = Set.of("BAD_ICRC", "TRIMMED_STALE_LEN96");
    /** With a flow label or a UDP checksum of the sender's choice, both outside the ICRC; ours follow a rule. */
    private static final Set<String> FREE = Set.of("V_B_UC_SEND_ONLY", "V_C_IPV6_ACK", "WRITE_ONLY_IPV6");
    private static HardwareRebuild hardware;

    @BeforeAll static void start() {
        hardware = new HardwareRebuild();
    }

    @AfterAll static void stop() {
        hardware.close();
    }

    @ParameterizedTest @MethodSource("veroce.Shipped#pcaps")
    void everyCapturedFrameComesBackByteForByte(Path pcap) {
        for (CapturedFrame frame : Capture.read(pcap).frames()) {
            same(hardware.rebuild(frame.bytes()), frame.bytes(), frame.label());
        }
    }

    @ParameterizedTest @MethodSource("veroce.Shipped#frames")
    void everyGoodLineOfTheFramesFileComesBackByteForByte(FramesFile.Line line) {
        byte[] frame = line.frame().bytes();
        if (!SPOILED.contains(line.name())) {
            same(hardware.rebuild(frame), FREE.contains(line.name()) ? asSent(frame) : frame, line.name());
        }
    }

    @Test void aBadIcrcIsMadeGood() {
        byte[] bad = Shipped.frame("BAD_ICRC");
        assertThat(PacketDecoder.decode(bad).disposition()).isEqualTo(Disposition.RX_ICRC);
        assertThat(PacketDecoder.decode(hardware.rebuild(bad)).disposition()).isEqualTo(Disposition.RX_OK);
    }

    @Test void packetsOfEveryFormatAreThoseOfThePacketLibrary() {
        var packets = new LegalPackets(SEED);
        for (int round = 0; round < 8; round++) {
            for (int format = 0; format < LegalPackets.formatCount(); format++) {
                var builder = packets.packet(LegalPackets.format(format));
                var packet = builder.packet();
                if (packet.ip() instanceof IpHeader.V6) {
                    builder.flowLabel(packet.udp().sourcePort());
                }
                byte[] frame = builder.frame();
                same(hardware.rebuild(frame), frame, "seed " + SEED + ", " + LegalPackets.format(format).name());
            }
        }
    }

    /** The frame with the flow label and the UDP checksum of section 3 of the wire profile. */
    private static byte[] asSent(byte[] frame) {
        byte[] sent = frame.clone();
        boolean ipv6 = (frame[14] & 0xF0) == 0x60;
        int udp = ipv6 ? 54 : 34;
        if (ipv6) {
            sent[15] &= (byte) 0xF0;
            sent[16] = frame[udp];
            sent[17] = frame[udp + 1];
        }
        sent[udp + 6] = 0;
        sent[udp + 7] = 0;
        return sent;
    }

    private static void same(byte[] rebuilt, byte[] frame, String name) {
        assertThat(rebuilt.length).as("length of " + name).isEqualTo(frame.length);
        int differs = Arrays.mismatch(rebuilt, frame);
        assertThat(differs).as("first different byte of %s: %s, not %s", name, HexFormat.of().formatHex(rebuilt),
            HexFormat.of().formatHex(frame)).isEqualTo(-1);
    }
}
