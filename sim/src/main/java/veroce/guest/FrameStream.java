package veroce.guest;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;

/** Ethernet frames on a stream socket as QEMU sends them: each behind its length in four bytes, the highest first. */
public final class FrameStream {
    /** What QEMU sends at most. */
    private static final int LONGEST = 4096 + 65536;

    private final DataInputStream in;
    private final DataOutputStream out;

    public FrameStream(InputStream in, OutputStream out) {
        this.in = new DataInputStream(in);
        this.out = new DataOutputStream(out);
    }

    /** The next frame, without preamble and FCS; null when the other end has closed the stream between two frames. */
    public byte[] read() throws IOException {
        int length;
        try {
            length = in.readInt();
        } catch (EOFException e) {
            return null;
        }
        if (length < 0 || length > LONGEST) {
            throw new IOException("a frame of " + Integer.toUnsignedString(length) + " bytes: the stream is not one of"
                + " frames, or lost its place");
        }
        byte[] frame = new byte[length];
        in.readFully(frame);
        return frame;
    }

    public void write(byte[] frame) throws IOException {
        out.writeInt(frame.length);
        out.write(frame);
        out.flush();
    }
}
