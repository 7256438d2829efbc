package veroce.capture;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import veroce.Shipped;

/** Files that are damaged, cut or of another kind: the whole message, since the message is what the user gets. */
class DamagedCaptureTest {
    private static final byte[] PCAP = bytesOf(Shipped.pcap("rxe-rc-ack.pcap"));
    private static final byte[] PCAPNG = pcapng().bytes();

    private static byte[] bytesOf(Path file) {
        try {
            return Files.readAllBytes(file);
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    private static CaptureFiles pcapng() {
        return new CaptureFiles(ByteOrder.LITTLE_ENDIAN).section().description(1, 0).enhanced(0, 7, 15, 15).simple(15);
    }

    private static void fails(byte[] content, String message) {
        assertThatThrownBy(() -> Capture.parse("x.pcap", content)).isInstanceOf(CaptureException.class)
            .hasMessage(message);
    }

    private static byte[] with(byte[] content, int offset, int value) {
        byte[] changed = content.clone();
        changed[offset] = (byte) value;
        return changed;
    }

    @Test void anEmptyFile() {
        fails(new byte[0], "x.pcap: the file is empty. Record some traffic first, e.g. with tcpdump -w.");
    }

    @Test void aFileOfAnotherKind() {
        fails(new byte[] {0x7f, 'E', 'L', 'F', 2, 1}, "x.pcap: at byte 0 (0x0): starts with 7f454c46, which is neither"
            + " pcap nor pcapng nor a frames file. Convert it: tshark -F pcap -r IN -w OUT.");
        fails(new byte[] {0x1f, (byte) 0x8b, 8, 0}, "x.pcap: at byte 0 (0x0): starts with 1f8b0800, which is neither"
            + " pcap nor pcapng nor a frames file. It is compressed: gunzip it first.");
    }

    @Test void aCutPcap() {
        String remedy =
            ". The file was cut or its writer stopped early: record it again, or keep the good part with editcap.";
        fails(Arrays.copyOf(PCAP, 10), "x.pcap: at byte 0 (0x0): the pcap file header needs 24 bytes, the file has 10"
            + " left" + remedy);
        fails(Arrays.copyOf(PCAP, 30), "x.pcap: at byte 24 (0x18): the header of frame 1 needs 16 bytes, the file has 6"
            + " left" + remedy);
        fails(Arrays.copyOf(PCAP, 24 + 16 + 62 + 16 + 61), "x.pcap: at byte 118 (0x76): frame 2 needs 62 bytes, the"
            + " file has 61 left" + remedy);
    }

    @Test void anImpossibleFrameLength() {
        fails(with(PCAP, 24 + 11, 0x7f), "x.pcap: at byte 32 (0x20): a frame of 2130706494 recorded and 62 original"
            + " bytes cannot be. The file is damaged: record it again, or keep the good part with editcap.");
    }

    @Test void aForeignLinkLayerOrVersion() {
        fails(with(PCAP, 20, 113), "x.pcap: at byte 20 (0x14): link type 113 is not Ethernet (1). Record on an Ethernet"
            + " interface: 'any' and loopback captures have other headers.");
        fails(with(PCAP, 4, 3), "x.pcap: at byte 4 (0x4): pcap version 3.4 is not 2.4. Convert it:"
            + " tshark -F pcap -r IN -w OUT.");
    }

    @Test void aDamagedPcapng() {
        String remedy = ". The file is damaged: record it again, or repair it with editcap.";
        fails(with(PCAPNG, 32, 21), "x.pcap: at byte 32 (0x20): block length 21 is not a multiple of 4 of at least 12"
            + remedy);
        fails(with(PCAPNG, 44, 24), "x.pcap: at byte 44 (0x2c): the block ends with length 24, it began with 20"
            + remedy);
        fails(with(PCAPNG, 8, 0), "x.pcap: at byte 8 (0x8): the byte-order mark is 0x3c2b1a" + remedy);
        fails(with(PCAPNG, 56, 1), "x.pcap: at byte 56 (0x38): frame 1 names interface 1, the section has 1" + remedy);
        fails(with(PCAPNG, 68, 17), "x.pcap: at byte 68 (0x44): frame 1 of 17 bytes does not fit its block, which has"
            + " room for 16" + remedy);
        fails(Arrays.copyOf(PCAPNG, 70), "x.pcap: at byte 48 (0x30): a block of type 6 needs 48 bytes, the file has 22"
            + " left. The file was cut or its writer stopped early: record it again, or keep the good part with"
            + " editcap.");
    }

    @Test void interfacesOfAnEarlierSectionAreForgotten() {
        fails(new CaptureFiles(ByteOrder.BIG_ENDIAN).section().description(1, 0).description(1, 0).section()
            .description(1, 0).enhanced(1, 0, 4, 4).bytes(), "x.pcap: at byte 124 (0x7c): frame 1 names interface 1,"
            + " the section has 1. The file is damaged: record it again, or repair it with editcap.");
    }

    @Test void aFrameLargerThanAnyRecorderKeeps() {
        byte[] file = new CaptureFiles(ByteOrder.BIG_ENDIAN).pcapHeader(0xa1b2c3d4, 1).record(0, 0, 4, 4).bytes();
        fails(with(with(file, 24 + 9, 4), 24 + 13, 4), "x.pcap: at byte 32 (0x20): a frame of 262148 recorded and"
            + " 262148 original bytes cannot be. The file is damaged: record it again, or keep the good part with"
            + " editcap.");
    }

    @Test void aDamagedFramesFile() {
        String remedy = ". A line reads name,origin,icrc,hex with 8 hex digits of ICRC in wire order.";
        fails(text("# nothing\n"), "x.pcap: holds no frame" + remedy);
        fails(text("a,b,c\n"), "x.pcap:1: has 3 comma-separated fields instead of 4" + remedy);
        fails(text("#\na,b,0011,00\n"), "x.pcap:2: has an ICRC of 2 bytes instead of 4" + remedy);
        fails(text("a,b,00112233,0g\n"), "x.pcap:1: the frame is not a whole number of hex bytes (not a hexadecimal"
            + " digit: \"g\" = 103)" + remedy);
    }

    private static byte[] text(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    @Test void aFolderOrAMissingFile(@TempDir Path folder) {
        assertThatThrownBy(() -> Capture.read(folder)).isInstanceOf(CaptureException.class)
            .hasMessage(folder + ": is a folder. Name one capture file in it.");
        Path missing = folder.resolve("none.pcap");
        assertThatThrownBy(() -> Capture.read(missing)).isInstanceOf(CaptureException.class)
            .hasMessage(missing + ": there is no such file. Check the path.");
    }

    @Property(tries = 2000) void anyBytesGiveFramesOrACaptureException(@ForAll @Size(max = 200) byte[] content,
            @ForAll @IntRange(max = 4) int kind) {
        int[] magics = {0, 0xa1b2c3d4, 0x4d3cb2a1, 0x0a0d0d0a, 0xd4c3b2a1};
        if (kind > 0 && content.length >= 4) {
            for (int i = 0; i < 4; i++) {
                content[i] = (byte) (magics[kind] >> 24 - 8 * i);
            }
        }
        readOrRefuse(content);
    }

    @Property(tries = 3000) void anyDamageGivesFramesOrACaptureException(@ForAll boolean next, @ForAll int place,
            @ForAll byte value, @ForAll int length) {
        byte[] whole = next ? PCAPNG : PCAP;
        byte[] content = with(whole, Math.floorMod(place, Math.min(whole.length, 200)), value);
        readOrRefuse(content);
        readOrRefuse(Arrays.copyOf(content, Math.floorMod(length, content.length)));
    }

    private static void readOrRefuse(byte[] content) {
        try {
            assertThat(Capture.parse("x", content).frames()).allMatch(f -> f.bytes().length <= f.originalLength());
        } catch (CaptureException refused) {
            assertThat(refused).hasMessageStartingWith("x:");
        }
    }
}
