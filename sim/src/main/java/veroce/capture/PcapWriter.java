package veroce.capture;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Path;
import java.util.List;
import veroce.report.AtomicFile;

/** Writes frames as a pcap file with nanosecond time stamps, which every packet tool reads. */
public final class PcapWriter {
    private static final int NANOSECONDS = 0xa1b23c4d;

    private PcapWriter() {}

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
        int size = 24;
        for (CapturedFrame frame : frames) {
            size = Math.addExact(size, 16 + frame.bytes().length);
        }
        ByteBuffer out = ByteBuffer.allocate(size).order(ByteOrder.LITTLE_ENDIAN);
        out.putInt(NANOSECONDS).putShort((short) 2).putShort((short) 4).putLong(0);
        out.putInt(LinkLayer.LARGEST_FRAME).putInt(LinkLayer.ETHERNET);
        for (CapturedFrame frame : frames) {
            out.putInt((int) (frame.nanoseconds() / 1_000_000_000L));
            out.putInt((int) (frame.nanoseconds() % 1_000_000_000L));
            out.putInt(frame.bytes().length).putInt(frame.originalLength()).put(frame.bytes());
        }
        return out.array();
    }
}
