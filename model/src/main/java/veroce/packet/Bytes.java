package veroce.packet;

/** Big-endian reads from a frame; the caller has checked that the bytes are there. */
final class Bytes {
    private Bytes() {}

    static int u8(byte[] bytes, int offset) {
        return bytes[offset] & 0xff;
    }

    static int u16(byte[] bytes, int offset) {
        return u8(bytes, offset) << 8 | u8(bytes, offset + 1);
    }

    static int u24(byte[] bytes, int offset) {
        return u16(bytes, offset) << 8 | u8(bytes, offset + 2);
    }

    static long u32(byte[] bytes, int offset) {
        return (long) u16(bytes, offset) << 16 | u16(bytes, offset + 2);
    }

    static long u48(byte[] bytes, int offset) {
        return (long) u16(bytes, offset) << 32 | u32(bytes, offset + 2);
    }

    static long u64(byte[] bytes, int offset) {
        return u32(bytes, offset) << 32 | u32(bytes, offset + 4);
    }
}
