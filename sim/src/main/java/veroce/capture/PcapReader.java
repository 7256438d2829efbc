package veroce.capture;

import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.List;

/** Reads the classic pcap format: both byte orders, microsecond and nanosecond time stamps, Ethernet. */
final class PcapReader {
    private static final int MICROSECONDS = 0xa1b2c3d4;
    private static final int NANOSECONDS = 0xa1b23c4d;
    private static final int FILE_HEADER = 24;
    private static final int RECORD_HEADER = 16;

    private final CaptureBytes in;
    private final boolean nanoseconds;
    private int checkSequenceBytes;

    static boolean isMagic(int bigEndian) {
        int swapped = Integer.reverseBytes(bigEndian);
        return bigEndian == MICROSECONDS || bigEndian == NANOSECONDS || swapped == MICROSECONDS
            || swapped == NANOSECONDS;
    }

    PcapReader(String file, byte[] content) {
        in = new CaptureBytes(file, content);
        int magic = in.bigEndianInt(0);
        boolean big = magic == MICROSECONDS || magic == NANOSECONDS;
        in.order(big ? ByteOrder.BIG_ENDIAN : ByteOrder.LITTLE_ENDIAN);
        nanoseconds = in.signedInt(0) == NANOSECONDS;
    }

    List<CapturedFrame> frames() {
        readFileHeader();
        List<CapturedFrame> frames = new ArrayList<>();
        int offset = FILE_HEADER;
        while (offset < in.size()) {
            offset = readRecord(offset, frames);
        }
        return frames;
    }

    private void readFileHeader() {
        in.need(0, FILE_HEADER, "the pcap file header");
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

    private int readRecord(int offset, List<CapturedFrame> frames) {
        String label = Integer.toString(frames.size() + 1);
        in.need(offset, RECORD_HEADER, "the header of frame " + label);
        long captured = in.unsignedInt(offset + 8);
        long original = in.unsignedInt(offset + 12);
        LinkLayer.requireLengths(in, offset + 8, captured, original);
        in.need(offset + RECORD_HEADER, captured, "frame " + label);
        int wire = (int) Math.max(0, original - checkSequenceBytes);
        int kept = (int) Math.min(captured, wire);
        long time = in.unsignedInt(offset) * 1_000_000_000L + in.unsignedInt(offset + 4) * (nanoseconds ? 1 : 1000);
        frames.add(new CapturedFrame(label, time, wire, in.copy(offset + RECORD_HEADER, kept)));
        return offset + RECORD_HEADER + (int) captured;
    }
}
