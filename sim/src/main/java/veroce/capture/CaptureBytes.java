package veroce.capture;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/** The bytes of a binary capture file; every read is checked against the end of the file. */
final class CaptureBytes {
    private static final String SHORTENED =
        "The file was cut or its writer stopped early: record it again, or keep the good part with editcap.";
    private final String file;
    private final ByteBuffer buffer;

    CaptureBytes(String file, byte[] content) {
        this.file = file;
        this.buffer = ByteBuffer.wrap(content);
    }

    void order(ByteOrder order) {
        buffer.order(order);
    }

    int size() {
        return buffer.capacity();
    }

    /** Fails unless {@code count} bytes follow {@code offset}; {@code what} names them in the message. */
    void need(long offset, long count, String what) {
        if (offset + count > size()) {
            throw error(offset, what + " needs " + count + " bytes, the file has " + (size() - offset) + " left",
                SHORTENED);
        }
    }

    int unsignedShort(int offset) {
        return buffer.getShort(offset) & 0xffff;
    }

    int signedInt(int offset) {
        return buffer.getInt(offset);
    }

    long unsignedInt(int offset) {
        return buffer.getInt(offset) & 0xffff_ffffL;
    }

    long signedLong(int offset) {
        return buffer.getLong(offset);
    }

    int unsignedByte(int offset) {
        return buffer.get(offset) & 0xff;
    }

    int bigEndianInt(int offset) {
        return unsignedByte(offset) << 24 | unsignedByte(offset + 1) << 16 | unsignedByte(offset + 2) << 8
            | unsignedByte(offset + 3);
    }

    byte[] copy(int offset, int count) {
        byte[] bytes = new byte[count];
        buffer.get(offset, bytes);
        return bytes;
    }

    CaptureException error(long offset, String problem, String remedy) {
        return CaptureException.at(file, offset, problem, remedy);
    }
}
