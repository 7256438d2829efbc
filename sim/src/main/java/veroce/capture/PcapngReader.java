package veroce.capture;

import java.io.InputStream;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.List;

/** Reads the pcapng format: several sections of either byte order, several Ethernet interfaces, any time resolution. */
final class PcapngReader {
    static final int SECTION = 0x0a0d0d0a;
    private static final int BYTE_ORDER_MAGIC = 0x1a2b3c4d;
    private static final int HEADER = 12;
    private static final int INTERFACE = 1;
    private static final int OBSOLETE_PACKET = 2;
    private static final int SIMPLE_PACKET = 3;
    private static final int ENHANCED_PACKET = 6;
    private static final String DAMAGED = "The file is damaged: record it again, or repair it with editcap.";

    private final CaptureBytes in;
    private final List<PcapngInterface> interfaces = new ArrayList<>();
    private FrameStore frames;

    PcapngReader(String file, InputStream content) {
        in = new CaptureBytes(file, content);
    }

    List<CapturedFrame> frames(FrameStore to) {
        frames = to;
        while (in.next(HEADER, "a block header")) {
            readBlock(0);
        }
        return frames.all();
    }

    private void readBlock(int offset) {
        if (in.bigEndianInt(offset) == SECTION) {
            startSection(offset);
        }
        int type = in.signedInt(offset);
        long length = in.unsignedInt(offset + 4);
        if (length < 12 || length % 4 != 0) {
            throw in.error(offset + 4, "block length " + length + " is not a multiple of 4 of at least 12", DAMAGED);
        }
        in.extend(length, "a block of type " + Integer.toUnsignedString(type));
        int end = offset + (int) length - 4;
        if (in.unsignedInt(end) != length) {
            throw in.error(end, "the block ends with length " + in.unsignedInt(end) + ", it began with " + length,
                DAMAGED);
        }
        switch (type) {
            case INTERFACE -> addInterface(offset, end);
            case SIMPLE_PACKET -> simplePacket(offset, end);
            case ENHANCED_PACKET -> timedPacket(offset, end, in.unsignedInt(fixed(offset, end, 20)));
            case OBSOLETE_PACKET -> timedPacket(offset, end, in.unsignedShort(fixed(offset, end, 20)));
            default -> { } // names, statistics, comments: nothing the datapath sees
        }
    }

    private void startSection(int offset) {
        in.extend(28, "a section header");
        int mark = in.bigEndianInt(offset + 8);
        if (mark != BYTE_ORDER_MAGIC && Integer.reverseBytes(mark) != BYTE_ORDER_MAGIC) {
            throw in.error(offset + 8, "the byte-order mark is 0x" + Integer.toHexString(mark), DAMAGED);
        }
        in.order(mark == BYTE_ORDER_MAGIC ? ByteOrder.BIG_ENDIAN : ByteOrder.LITTLE_ENDIAN);
        if (in.unsignedShort(offset + 12) != 1) {
            throw in.error(offset + 12, "pcapng version " + in.unsignedShort(offset + 12) + " is not 1",
                "Convert it: tshark -F pcap -r IN -w OUT.");
        }
        interfaces.clear();
    }

    private void addInterface(int offset, int end) {
        int body = fixed(offset, end, 8);
        LinkLayer.requireEthernet(in, body, in.unsignedShort(body));
        interfaces.add(PcapngInterface.read(in, body, end));
    }

    private void simplePacket(int offset, int end) {
        int body = fixed(offset, end, 4);
        PcapngInterface source = interfaceOf(body, 0);
        long original = in.unsignedInt(body);
        long captured = Math.min(Math.min(original, source.snapLength()), end - body - 4);
        addFrame(body, 0, captured, original, body + 4, source);
    }

    private void timedPacket(int offset, int end, long interfaceNumber) {
        int body = fixed(offset, end, 20);
        PcapngInterface source = interfaceOf(body, interfaceNumber);
        long captured = in.unsignedInt(body + 12);
        if (captured > end - body - 20) {
            throw in.error(body + 12, "frame " + (frames.size() + 1) + " of " + captured
                + " bytes does not fit its block, which has room for " + (end - body - 20), DAMAGED);
        }
        long ticks = in.unsignedInt(body + 4) << 32 | in.unsignedInt(body + 8);
        addFrame(body + 12, source.nanoseconds(ticks), captured, in.unsignedInt(body + 16), body + 20, source);
    }

    private void addFrame(int place, long time, long captured, long original, int data, PcapngInterface source) {
        LinkLayer.requireLengths(in, place, captured, original);
        int wire = (int) Math.max(0, original - source.checkSequenceBytes());
        int kept = (int) Math.min(captured, wire);
        frames.add(new CapturedFrame(Integer.toString(frames.size() + 1), time, wire, in.copy(data, kept)));
    }

    private PcapngInterface interfaceOf(int place, long number) {
        if (number >= interfaces.size()) {
            throw in.error(place, "frame " + (frames.size() + 1) + " names interface " + number + ", the section has "
                + interfaces.size(), DAMAGED);
        }
        return interfaces.get((int) number);
    }

    /** Offset of the block's body, which must hold at least {@code bytes}. */
    private int fixed(int offset, int end, int bytes) {
        if (end - offset - 8 < bytes) {
            throw in.error(offset + 4, "a block of type " + in.signedInt(offset) + " has a body of "
                + (end - offset - 8) + " bytes, it needs " + bytes, DAMAGED);
        }
        return offset + 8;
    }
}
