package veroce.capture;

import java.io.InputStream;
import java.nio.ByteOrder;
import java.util.List;

/** Reads the classic pcap format: both byte orders, microsecond and nanosecond time stamps, Ethernet. */
final class PcapReader {
    private static final int MICROSECONDS = 0xa1b2c3d4;
    private static final int NANOSECONDS = 0xa1b23c4d;
    private static final int FILE_HEADER = 24;
    private static final int RECORD_HEADER = 16;

    private final CaptureBytes in;
    private boolean nanoseconds;
    private int checkSequenceBytes;

    static boolean isMagic(int bigEndian) {
        int swapped = Integer.reverseBytes(bigEndian);
        return bigEndian == MICROSECONDS || bigEndian == NANOSECONDS || swapped == MICROSECONDS
            || swapped == NANOSECONDS;
    }

    PcapReader(String file, InputStream content) {
        in = new CaptureBytes(file, content);
    }

    List<CapturedFrame> frames(FrameStore frames) {
        in.next(FILE_HEADER, "the pcap file header");
        readFileHeader();
        while (in.next(RECORD_HEADER, "the header of frame " + (frames.size() + 1))) {
            readRecord(frames);
        }
        return frames.all();
    }

    private void readFileHeader() {
        int magic = in.bigEndianInt(0);
        boolean big = magic == MICROSECONDS || magic == NANOSECONDS;
        in.order(big ? ByteOrder.BIG_ENDIAN : ByteOrder.LITTLE_ENDIAN);
        nanoseconds = in.signedInt(0) == NANOSECONDS;
        int major = in.unsignedShort(4);
        int minor = in.unsignedShort(6);
        if (major != 2 || minor != 4) {
            throw in.error(4, "pcap version " + major + "." + minor + " is not 2.4",
                "Convert it: tshark -F pcap -r IN -w OUT.");
        }
        int linkField = in.signedInt(20);
        LinkLayer.requireEthernet(in, 20, linkField & 0xffff);
        // Bit 26 says that frames keep their frame check sequence; bits 31:28 give its length in 16-bit words.
        checkSequenceBytes = (linkField & 1 << 26) == 0 ? 0 : (linkField >>> 28) * 2;
    }

    private void readRecord(FrameStore frames) {
        String label = Integer.toString(frames.size() + 1);
        long captured = in.unsignedInt(8);
        long original = in.unsignedInt(12);
        LinkLayer.requireLengths(in, 8, captured, original);
        int wire = (int) Math.max(0, original - checkSequenceBytes);
        int kept = (int) Math.min(captured, wire);
        long time = in.unsignedInt(0) * 1_000_000_000L + in.unsignedInt(4) * (nanoseconds ? 1 : 1000);
        if (captured > 0 && !in.next((int) captured, "frame " + label)) {
            throw in.missing("frame " + label, captured);
        }
        frames.add(new CapturedFrame(label, time, wire, in.copy(0, kept)));
    }
}
