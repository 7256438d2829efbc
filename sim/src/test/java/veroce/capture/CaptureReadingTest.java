package veroce.capture;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.ByteOrder;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import veroce.Shipped;
import veroce.TestTools;

class CaptureReadingTest {
    private static final int LENGTH = CaptureFiles.FRAME.length;

    static List<ByteOrder> orders() {
        return List.of(ByteOrder.BIG_ENDIAN, ByteOrder.LITTLE_ENDIAN);
    }

    private static List<CapturedFrame> read(CaptureFiles file) {
        return Capture.parse("test.pcap", file.bytes()).frames();
    }

    @ParameterizedTest @MethodSource("orders") void microsecondAndNanosecondPcap(ByteOrder order) {
        var micro = read(new CaptureFiles(order).pcapHeader(0xa1b2c3d4, 1).record(2, 3, LENGTH, LENGTH));
        assertThat(micro).containsExactly(new CapturedFrame("1", 2_000_003_000L, LENGTH, CaptureFiles.FRAME));
        var nano = read(new CaptureFiles(order).pcapHeader(0xa1b23c4d, 1).record(2, 3, LENGTH, LENGTH));
        assertThat(nano).containsExactly(new CapturedFrame("1", 2_000_000_003L, LENGTH, CaptureFiles.FRAME));
    }

    @ParameterizedTest @MethodSource("orders") void pcapngWithTwoInterfacesAndOtherBlocks(ByteOrder order) {
        CaptureFiles file = new CaptureFiles(order).section().description(1, 0);
        file.description(1, 100, file.option(9, 9)).block(5, new byte[8])
            .enhanced(0, 2_000_003, LENGTH, LENGTH).enhanced(1, 5_000_000_007L, 10, 20).simple(LENGTH);
        assertThat(read(file)).containsExactly(
            new CapturedFrame("1", 2_000_003_000L, LENGTH, CaptureFiles.FRAME),
            new CapturedFrame("2", 5_000_000_007L, 20, Arrays.copyOf(CaptureFiles.FRAME, 10)),
            new CapturedFrame("3", 0, LENGTH, CaptureFiles.FRAME));
    }

    @Test void pcapngTimeInPowersOfTwo() {
        CaptureFiles file = new CaptureFiles(ByteOrder.LITTLE_ENDIAN).section();
        file.description(1, 0, file.option(9, 0x80 | 10)).enhanced(0, 1536, 4, 4);
        assertThat(read(file).getFirst().nanoseconds()).isEqualTo(1_500_000_000L);
    }

    @Test void sectionsOfDifferentByteOrderInOneFile() {
        byte[] first = new CaptureFiles(ByteOrder.BIG_ENDIAN).section().description(1, 0).enhanced(0, 0, 4, 4).bytes();
        byte[] second = new CaptureFiles(ByteOrder.LITTLE_ENDIAN).section().description(1, 0).enhanced(0, 0, 5, 5)
            .bytes();
        byte[] both = Arrays.copyOf(first, first.length + second.length);
        System.arraycopy(second, 0, both, first.length, second.length);
        assertThat(Capture.parse("both", both).frames()).extracting(CapturedFrame::originalLength)
            .containsExactly(4, 5);
    }

    @Test void aKeptFrameCheckSequenceIsCutOff() {
        var pcap = read(new CaptureFiles(ByteOrder.BIG_ENDIAN).pcapHeader(0xa1b2c3d4, 1 | 1 << 26 | 2 << 28)
            .record(0, 0, LENGTH, LENGTH));
        assertThat(pcap.getFirst().bytes()).hasSize(LENGTH - 4);
        assertThat(pcap.getFirst().cutBySnapLength()).isFalse();
        CaptureFiles file = new CaptureFiles(ByteOrder.BIG_ENDIAN).section();
        assertThat(read(file.description(1, 0, file.option(13, 4)).enhanced(0, 0, LENGTH, LENGTH)).getFirst().bytes())
            .hasSize(LENGTH - 4);
    }

    @Test void aSimplePacketIsCutToTheSnapshotLengthOfItsInterface() {
        var frames = read(new CaptureFiles(ByteOrder.BIG_ENDIAN).section().description(1, 10).simple(LENGTH));
        assertThat(frames).containsExactly(
            new CapturedFrame("1", 0, LENGTH, Arrays.copyOf(CaptureFiles.FRAME, 10)));
    }

    @Test void framesCutBySnapshotLengthSaySo() {
        var frames = read(new CaptureFiles(ByteOrder.BIG_ENDIAN).pcapHeader(0xa1b2c3d4, 1).record(0, 0, 10, LENGTH)
            .record(0, 0, LENGTH, LENGTH));
        assertThat(frames).extracting(CapturedFrame::cutBySnapLength).containsExactly(true, false);
        assertThat(frames.getFirst().originalLength()).isEqualTo(LENGTH);
    }

    @Test void whatIsWrittenIsReadBack(@TempDir Path folder) {
        Capture shipped = Shipped.capture("rxe-rc-read.pcap");
        Path copy = folder.resolve("made/copy.pcap");
        PcapWriter.write(copy, shipped.frames());
        assertThat(Capture.read(copy).frames()).isEqualTo(shipped.frames());
        Path newer = folder.resolve("made/copy.pcapng");
        PcapngWriter.write(newer, shipped.frames());
        assertThat(Capture.read(newer).frames()).isEqualTo(shipped.frames());
    }

    @Test void framesOfAllLengthsCutOrWholeAreReadBackFromBothFormats() {
        List<CapturedFrame> frames = new ArrayList<>();
        for (int length = 1; length < 20; length++) {
            byte[] bytes = Arrays.copyOf(CaptureFiles.FRAME, length);
            frames.add(new CapturedFrame(Integer.toString(length), 1_700_000_000_123_456_789L + length, length
                + length % 3,
                bytes));
        }
        assertThat(Capture.parse("made", PcapngWriter.encode(frames)).frames()).isEqualTo(frames);
        assertThat(Capture.parse("made", PcapWriter.encode(frames)).frames()).isEqualTo(frames);
    }

    @Test void wiresharkReadsOurPcapng(@TempDir Path folder) throws IOException, InterruptedException {
        TestTools.need("tshark");
        Capture shipped = Shipped.capture("rxe-rc-atomic.pcap");
        Path ours = folder.resolve("ours.pcapng");
        Path converted = folder.resolve("converted.pcap");
        PcapngWriter.write(ours, shipped.frames());
        TestTools.output(folder, List.of("tshark", "-r", ours.toString(), "-F", "nsecpcap", "-w",
            converted.toString()));
        assertThat(Capture.read(converted).frames()).isEqualTo(shipped.frames());
    }

    @Test void wiresharkReadsOurPcapAndWeReadItsPcapng(@TempDir Path folder) throws IOException, InterruptedException {
        TestTools.need("tshark");
        Capture shipped = Shipped.capture("rxe-rc-atomic.pcap");
        Path ours = folder.resolve("ours.pcap");
        PcapWriter.write(ours, shipped.frames());
        for (String format : List.of("pcapng", "pcap", "nsecpcap")) {
            Path converted = folder.resolve("converted." + format);
            TestTools.output(folder,
                List.of("tshark", "-r", ours.toString(), "-F", format, "-w", converted.toString()));
            assertThat(Capture.read(converted).frames()).as(format).isEqualTo(shipped.frames());
        }
    }

    @Test void framesFileIsRecognisedByItsContent() {
        assertThat(Capture.read(Shipped.framesFile()).frames()).hasSize(58)
            .first().extracting(CapturedFrame::label).isEqualTo("V_A_CNP_CX4LX");
    }
}
