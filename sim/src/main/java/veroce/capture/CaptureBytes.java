package veroce.capture;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/**
 * The bytes of a binary capture, one record after the other as they come: a file of any size, or a pipe. Offsets are
 * those of the record that was asked for last; every read is checked against its end.
 */
final class CaptureBytes {
    private static final String SHORTENED =
        "The file was cut or its writer stopped early: record it again, or keep the good part with editcap.";
    private final String file;
    private final InputStream in;
    private ByteOrder order = ByteOrder.BIG_ENDIAN;
    private ByteBuffer record = ByteBuffer.allocate(0);
    /** Where the record begins in the file. */
    private long start;

    CaptureBytes(String file, InputStream in) {
        this.file = file;
        this.in = in;
    }

    void order(ByteOrder other) {
        order = other;
        record.order(other);
    }

    int size() {
        return record.limit();
    }

    /** Begins a record of so many bytes; false at the end of the file. {@code what} names it in messages. */
    boolean next(int count, String what) {
        start += record.limit();
        record = ByteBuffer.wrap(bytes(count)).order(order);
        if (record.limit() != 0 && record.limit() < count) {
            throw shortened(0, what, count, record.limit());
        }
        return count == 0 || record.limit() != 0;
    }

    /** Makes the record longer, to so many bytes in all. */
    void extend(long count, String what) {
        int before = record.limit();
        if (count < before) {
            throw error(0, what + " of " + count + " bytes is shorter than its header of " + before, SHORTENED);
        }
        byte[] more = count - before > LinkLayer.LARGEST_RECORD ? new byte[0] : bytes((int) (count - before));
        if (before + more.length < count) {
            throw shortened(0, what, count, before + (long) more.length);
        }
        byte[] whole = new byte[(int) count];
        record.get(0, whole, 0, before);
        System.arraycopy(more, 0, whole, before, more.length);
        record = ByteBuffer.wrap(whole).order(order);
    }

    /** The file ends where a record must begin. */
    CaptureException missing(String what, long count) {
        return shortened(record.limit(), what, count, 0);
    }

    private CaptureException shortened(long offset, String what, long count, long left) {
        return error(offset, what + " needs " + count + " bytes, the file has " + left + " left", SHORTENED);
    }

    private byte[] bytes(int count) {
        try {
            return in.readNBytes(count);
        } catch (IOException e) {
            throw new CaptureException(file, "cannot be read (" + e + ")", "Check its permissions.");
        }
    }

    int unsignedShort(int offset) {
        return record.getShort(offset) & 0xffff;
    }

    int signedInt(int offset) {
        return record.getInt(offset);
    }

    long unsignedInt(int offset) {
        return record.getInt(offset) & 0xffff_ffffL;
    }

    long signedLong(int offset) {
        return record.getLong(offset);
    }

    int unsignedByte(int offset) {
        return record.get(offset) & 0xff;
    }

    int bigEndianInt(int offset) {
        return unsignedByte(offset) << 24 | unsignedByte(offset + 1) << 16 | unsignedByte(offset + 2) << 8
            | unsignedByte(offset + 3);
    }

    byte[] copy(int offset, int count) {
        byte[] bytes = new byte[count];
        record.get(offset, bytes);
        return bytes;
    }

    CaptureException error(long offset, String problem, String remedy) {
        return CaptureException.at(file, start + offset, problem, remedy);
    }
}
