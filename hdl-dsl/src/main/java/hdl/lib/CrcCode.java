package hdl.lib;

import hdl.Hdl;
import hdl.HdlException;
import hdl.UInt;

/**
 * A cyclic redundancy code as arithmetic over bits: what a register holds after some bytes, and how each bit of
 * register and data contributes to it. Plain numbers.
 *
 * @param width      bits of the register, 8 to 64
 * @param polynomial in the bit order of the register: for a reflected code the lowest power is the most significant bit
 * @param reflected  bytes enter with their least significant bit first, as in Ethernet
 * @param init       register before the first byte
 * @param finish     exclusive-or after the last byte
 */
public record CrcCode(int width, long polynomial, boolean reflected, long init, long finish) {
    /** CRC-32 of IEEE 802.3, as in Ethernet, zlib and the ICRC of RoCEv2. */
    public static final CrcCode ETHERNET = new CrcCode(32, 0xEDB88320L, true, 0xFFFFFFFFL, 0xFFFFFFFFL);
    /** CRC-16 of CCITT with initial value ones, most significant bit first. */
    public static final CrcCode CCITT = new CrcCode(16, 0x1021L, false, 0xFFFFL, 0);

    public CrcCode {
        if (width < 8 || width > 64) {
            throw HdlException.refused("CrcCode of " + width + " bits: the register has 8 to 64");
        }
        long mask = mask(width);
        if ((polynomial & ~mask) != 0 || (init & ~mask) != 0 || (finish & ~mask) != 0) {
            throw HdlException.refused("CrcCode of " + width
                + " bits: polynomial, init and finish have at most that many");
        }
    }

    /** The same register without its first value and the last exclusive-or: what bytes add to it. */
    CrcCode linear() {
        return new CrcCode(width, polynomial, reflected, 0, 0);
    }

    private static long mask(int width) {
        return width == 64 ? -1L : (1L << width) - 1;
    }

    /** The register after one more byte. */
    public long step(long state, int value) {
        long top = 1L << width - 1;
        long next = reflected ? state ^ value & 0xFF : state ^ (long) (value & 0xFF) << width - 8;
        for (int bit = 0; bit < 8; bit++) {
            if (reflected) {
                next = (next & 1) != 0 ? next >>> 1 ^ polynomial : next >>> 1;
            } else {
                next = ((next & top) != 0 ? next << 1 ^ polynomial : next << 1) & mask(width);
            }
        }
        return next;
    }

    /** The register after bytes of value 0. */
    public long advance(long state, int zeroBytes) {
        long next = state;
        for (int i = 0; i < zeroBytes; i++) {
            next = step(next, 0);
        }
        return next;
    }

    /** The register before bytes of value 0: undoes {@link #advance}. */
    public long rewind(long state, int zeroBytes) {
        long top = 1L << width - 1;
        long before = state;
        for (int bit = 0; bit < 8 * zeroBytes; bit++) {
            if (reflected) {
                before = (before & top) != 0 ? (before ^ polynomial) << 1 | 1 : before << 1;
                before &= mask(width);
            } else {
                before = (before & 1) != 0 ? (before ^ polynomial) >>> 1 | top : before >>> 1;
            }
        }
        return before;
    }

    /**
     * For each bit of the register the bits of the register before {@code bytes} bytes of value 0 whose parity it is.
     */
    public long[] advanceRows(int bytes) {
        var columns = new long[width];
        for (int bit = 0; bit < width; bit++) {
            columns[bit] = advance(1L << bit, bytes);
        }
        return transposed(columns);
    }

    /** As {@link #advanceRows}, backwards. */
    public long[] rewindRows(int bytes) {
        var columns = new long[width];
        for (int bit = 0; bit < width; bit++) {
            columns[bit] = rewind(1L << bit, bytes);
        }
        return transposed(columns);
    }

    private long[] transposed(long[] columns) {
        var rows = new long[width];
        for (int row = 0; row < width; row++) {
            for (int column = 0; column < width; column++) {
                rows[row] |= (columns[column] >>> row & 1) << column;
            }
        }
        return rows;
    }

    /**
     * What each bit of a beat adds to the register: entry 8 * byte + bit, byte 0 first on the wire, is the register
     * after the beat when only this bit is 1 and the register was 0 before.
     */
    public long[] dataColumns(int bytes) {
        var columns = new long[8 * bytes];
        for (int at = 0; at < bytes; at++) {
            for (int bit = 0; bit < 8; bit++) {
                columns[8 * at + bit] = advance(step(0, 1 << bit), bytes - 1 - at);
            }
        }
        return columns;
    }

    /** A value of the register as a constant of a circuit, with all its digits. */
    public UInt constant(long value) {
        var digits = Long.toHexString(value);
        return Hdl.hex("0".repeat((width + 3) / 4 - digits.length()) + digits, width);
    }

    /** The finished code of some bytes. */
    public long of(byte[] bytes) {
        long state = init;
        for (byte value : bytes) {
            state = step(state, value);
        }
        return state ^ finish;
    }
}
