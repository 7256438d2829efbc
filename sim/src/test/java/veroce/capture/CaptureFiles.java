package veroce.capture;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;

/** Writes capture files of all kinds byte by byte from the format descriptions, for the reader's tests. */
final class CaptureFiles {
    static final byte[] FRAME = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14};
    private final ByteBuffer out = ByteBuffer.allocate(10_000);

    CaptureFiles(ByteOrder order) {
        out.order(order);
    }

    CaptureFiles pcapHeader(int magic, int link) {
        out.putInt(magic).putShort((short) 2).putShort((short) 4).putLong(0).putInt(65535).putInt(link);
        return this;
    }

    CaptureFiles record(int seconds, int fraction, int captured, int original) {
        out.putInt(seconds).putInt(fraction).putInt(captured).putInt(original).put(FRAME, 0, captured);
        return this;
    }

    CaptureFiles section() {
        return block(0x0a0d0d0a, ByteBuffer.allocate(16).order(out.order()).putInt(0x1a2b3c4d).putShort((short) 1)
            .putShort((short) 0).putLong(-1).array());
    }

    CaptureFiles description(int link, int snapLength, byte... options) {
        byte[] body = ByteBuffer.allocate(8 + options.length).order(out.order()).putShort((short) link)
            .putShort((short) 0).putInt(snapLength).put(options).array();
        return block(1, body);
    }

    /** An option of one byte, padded. */
    byte[] option(int code, int value) {
        return ByteBuffer.allocate(8).order(out.order()).putShort((short) code).putShort((short) 1).put((byte) value)
            .array();
    }

    CaptureFiles enhanced(int number, long ticks, int captured, int original) {
        byte[] body = ByteBuffer.allocate(20 + (captured + 3) / 4 * 4).order(out.order()).putInt(number)
            .putInt((int) (ticks >>> 32)).putInt((int) ticks).putInt(captured).putInt(original).put(FRAME, 0, captured)
            .array();
        return block(6, body);
    }

    CaptureFiles simple(int original) {
        byte[] body = ByteBuffer.allocate(4 + 16).order(out.order()).putInt(original).put(FRAME).array();
        return block(3, body);
    }

    CaptureFiles block(int type, byte[] body) {
        out.putInt(type).putInt(12 + body.length).put(body).putInt(12 + body.length);
        return this;
    }

    byte[] bytes() {
        return Arrays.copyOf(out.array(), out.position());
    }
}
