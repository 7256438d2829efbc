package hdl.sim.icarus;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;

/** Value and unknown bits of a port as memory, read from and written as text. */
final class FourStatePort {
    private static final char[] HEX = "0123456789abcdef".toCharArray();

    final MemorySegment value;
    final MemorySegment unknown;
    /** Unknown bits taken so far. */
    long unknownBits;
    private final int width;

    FourStatePort(int width, Arena arena) {
        this.width = width;
        int words = (width + 63) / 64; // pins read whole words
        value = arena.allocate(8L * words, 8);
        unknown = arena.allocate(8L * words, 8);
    }

    /** Takes {@code width} characters of a line, most significant first; returns the position behind them. */
    int take(String line, int from) {
        for (int low = 0; low < width; low += 8) {
            int ones = 0;
            int others = 0;
            for (int bit = low; bit < Math.min(low + 8, width); bit++) {
                char digit = line.charAt(from + width - 1 - bit);
                ones |= digit == '1' ? 1 << bit - low : 0;
                others |= digit != '0' && digit != '1' ? 1 << bit - low : 0;
            }
            value.set(ValueLayout.JAVA_BYTE, low / 8, (byte) ones);
            unknown.set(ValueLayout.JAVA_BYTE, low / 8, (byte) others);
            unknownBits += Integer.bitCount(others);
        }
        return from + width;
    }

    /** Appends the value that stands at an offset of a segment in hexadecimal. */
    void write(StringBuilder line, MemorySegment from, long offset) {
        int digits = (width + 3) / 4;
        for (int i = digits - 1; i >= 0; i--) {
            int octet = from.get(ValueLayout.JAVA_BYTE, offset + i / 2);
            line.append(HEX[octet >>> (i % 2) * 4 & 15]);
        }
    }
}
