package veroce.capture;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Path;
import java.util.List;
import veroce.report.AtomicFile;

/** Writes frames as a pcapng file: one section, one Ethernet interface, nanosecond time stamps. */
public final class PcapngWriter {
    private static final int BYTE_ORDER_MAGIC = 0x1a2b3c4d;
    private static final int INTERFACE = 1;
    private static final int ENHANCED_PACKET = 6;
    private static final int NANOSECONDS = 9;

    private PcapngWriter() {}

    /** Writes the whole file or nothing. */
    public static void write(Path file, List<CapturedFrame> frames) {
        try {
            AtomicFile.write(file, encode(frames));
        } catch (IOException e) {
            throw new CaptureException(file.toString(), "cannot be written (" + e + ")",
                "Check that the folder can be written and has room.");
        }
    }

    /** The bytes of the file. */
    public static byte[] encode(List<CapturedFrame> frames) {
        int size = 28 + 32;
        for (CapturedFrame frame : frames) {
            size = Math.addExact(size, packetBlock(frame));
        }
        ByteBuffer out = ByteBuffer.allocate(size).order(ByteOrder.LITTLE_ENDIAN);
        // The section says by -1 that its length is unknown: a reader then walks the blocks.
        out.putInt(PcapngReader.SECTION).putInt(28).putInt(BYTE_ORDER_MAGIC).putShort((short) 1).putShort((short) 0);
        out.putLong(-1).putInt(28);
        out.putInt(INTERFACE).putInt(32).putShort((short) LinkLayer.ETHERNET).putShort((short) 0);
        out.putInt(LinkLayer.LARGEST_FRAME);
        out.putShort((short) PcapngInterface.OPTION_RESOLUTION).putShort((short) 1).putInt(NANOSECONDS);
        out.putInt(0).putInt(32);
        for (CapturedFrame frame : frames) {
            putPacket(out, frame);
        }
        return out.array();
    }

    private static int packetBlock(CapturedFrame frame) {
        return 32 + (frame.bytes().length + 3) / 4 * 4;
    }

    private static void putPacket(ByteBuffer out, CapturedFrame frame) {
        int length = frame.bytes().length;
        out.putInt(ENHANCED_PACKET).putInt(packetBlock(frame)).putInt(0);
        out.putInt((int) (frame.nanoseconds() >>> 32)).putInt((int) frame.nanoseconds());
        out.putInt(length).putInt(frame.originalLength()).put(frame.bytes()).put(new byte[-length & 3]);
        out.putInt(packetBlock(frame));
    }
}
