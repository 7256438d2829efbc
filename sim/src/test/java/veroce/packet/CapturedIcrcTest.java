package veroce.packet;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import veroce.Shipped;
import veroce.capture.Capture;
import veroce.capture.CapturedFrame;
import veroce.capture.FramesFile;

/** The ICRC of every frame that the project ships, and the ICRC computed a second time without a library. */
class CapturedIcrcTest {
    @ParameterizedTest @MethodSource("veroce.Shipped#pcaps")
    void everyCapturedFrameHasAGoodIcrc(Path pcap) {
        for (CapturedFrame frame : Capture.read(pcap).frames()) {
            assertThat(PacketDecoder.decode(frame.bytes()).icrc()).as("frame " + frame.label())
                .isEqualTo(IcrcVerdict.GOOD);
        }
    }

    @ParameterizedTest @MethodSource("veroce.Shipped#frames")
    void everyLineOfTheFramesFileComesOutAsItSays(FramesFile.Line line) {
        DecodedFrame decoded = PacketDecoder.decode(line.frame().bytes());
        boolean spoiled = line.name().equals("BAD_ICRC") || line.name().equals("TRIMMED_STALE_LEN96");
        assertThat(decoded.icrc()).isEqualTo(spoiled ? IcrcVerdict.BAD : IcrcVerdict.GOOD);
        if (!line.name().equals("TRIMMED_STALE_LEN96")) { // of that one the value is of the packet before trimming
            Packet packet = decoded.packet();
            int udp = packet.bthOffset() - 8;
            int last = udp + packet.ip().payloadLength() - 4;
            int icrc = Icrc.compute(line.frame().bytes(), packet.ipOffset(), udp, last);
            assertThat(icrc).isEqualTo(Icrc.read(line.icrc(), 0));
        }
    }

    @Test void theTrailerOfATrimmedFrameIsThatOfTheFrameBeforeTrimming() {
        FramesFile.Line trimmed = Shipped.frames().stream().filter(line -> line.name().equals("TRIMMED_STALE_LEN96"))
            .findFirst().orElseThrow();
        FramesFile.Line whole = Shipped.frames().stream().filter(line -> line.name().equals("WRITE_MIDDLE_P256"))
            .findFirst().orElseThrow();
        assertThat(trimmed.icrc()).isEqualTo(whole.icrc());
        assertThat(PacketDecoder.decode(trimmed.frame().bytes()).disposition()).isEqualTo(Disposition.RX_TRIM_PAYLOAD);
        assertThat(PacketDecoder.decode(Shipped.frame("TRIMMED_WRITE_MIDDLE")).disposition())
            .isEqualTo(Disposition.RX_TRIM_NAK);
    }

    @Test void theLibraryAgreesWithTheBitSerialCrcForEveryLength() {
        long seed = 20260101;
        Random random = new Random(seed);
        for (int payload = 0; payload <= 4096; payload += payload < 260 ? 4 : 52) {
            byte[] data = new byte[payload];
            random.nextBytes(data);
            FrameBuilder builder = new FrameBuilder().payload(data).psn(random.nextInt(1 << 24));
            byte[] frame = (payload % 8 == 0 ? builder.ipv6() : builder).build();
            int ip = 14;
            int udp = ip + (payload % 8 == 0 ? 40 : 20);
            assertThat(Icrc.compute(frame, ip, udp, frame.length - 4)).as("payload %d, seed %d", payload, seed)
                .isEqualTo(bitSerial(frame, ip, udp, frame.length - 4));
        }
    }

    @Test void theRegisterAfterThePrefixAndAfterAGoodPacketIsTheDocumentedResidue() {
        int register = -1;
        for (int i = 0; i < 8; i++) {
            register = shift(register, 0xff);
        }
        assertThat(register).isEqualTo(0xdebb20e3);
        byte[] frame = Shipped.frame("WRITE_ONLY");
        register = ~bitSerial(frame, 14, 34, frame.length - 4);
        for (int i = frame.length - 4; i < frame.length; i++) {
            register = shift(register, frame[i] & 0xff);
        }
        assertThat(register).isEqualTo(0xdebb20e3);
    }

    /** Section 10 of the wire profile, one bit after the other. */
    private static int bitSerial(byte[] frame, int ip, int udp, int end) {
        int register = 0xdebb20e3;
        boolean v6 = udp - ip == 40;
        for (int i = ip; i < end; i++) {
            int at = i - ip;
            boolean masked = at == udp - ip + 6 || at == udp - ip + 7 || at == udp - ip + 12
                || (v6 ? at >= 1 && at <= 3 || at == 7 : at == 1 || at == 8 || at == 10 || at == 11);
            int value = masked ? 0xff : frame[i] & 0xff;
            register = shift(register, v6 && at == 0 ? value | 0x0f : value);
        }
        return ~register;
    }

    private static int shift(int register, int value) {
        int next = register ^ value;
        for (int bit = 0; bit < 8; bit++) {
            next = next >>> 1 ^ ((next & 1) != 0 ? 0xedb88320 : 0);
        }
        return next;
    }
}
