package hdl.sim;

import hdl.ir.Port;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.math.BigInteger;

/**
 * A port of a running circuit as a Java value. Up to 64 bits are one {@code long}: unsigned for UInt, Bool and Choice, signed for SInt.
 * Wider ports move as words of 64 bits, least significant first.
 */
public final class Pin {
    // A constant segment over all memory: access through it compiles to one load or store, with no scope to check. The owner of the
    // memory is the simulation, which turns the address of its pins to CLOSED before it frees anything.
    private static final MemorySegment ALL = MemorySegment.NULL.reinterpret(Long.MAX_VALUE);
    private static final long CLOSED = -1;
    private static final ValueLayout.OfShort SHORT = ValueLayout.JAVA_SHORT_UNALIGNED;
    private static final ValueLayout.OfInt INT = ValueLayout.JAVA_INT_UNALIGNED;
    private static final ValueLayout.OfLong LONG = ValueLayout.JAVA_LONG_UNALIGNED;

    private final Port port;
    private final boolean signed;
    private final boolean input;
    private final int bytes;
    private final long mask;
    private final long half;
    private final MemorySegment memory;
    private final MemorySegment unknown;
    private long address;

    Pin(Port port, boolean signed, Backend backend) {
        this.port = port;
        this.signed = signed;
        input = port.isInput();
        bytes = backend.bytes(port);
        mask = port.width() >= 64 ? -1 : (1L << port.width()) - 1;
        half = signed && port.width() <= 64 ? 1L << (port.width() - 1) : 0;
        var segment = backend.segment(port);
        memory = segment.isNative() ? ALL : segment;
        address = segment.isNative() ? segment.address() : 0;
        unknown = backend instanceof FourState fourState ? fourState.unknown(port) : null;
    }

    public String name() {
        return port.name();
    }

    public int width() {
        return port.width();
    }

    Port port() {
        return port;
    }

    void close() {
        address = CLOSED;
    }

    // ---- up to 64 bits

    /** The value; of a port wider than 64 bits, its lowest 64 bits. */
    public long get() {
        return (load(0) ^ half) - half;
    }

    /** True when the value is not 0; for Bool ports. */
    public boolean isSet() {
        return get() != 0;
    }

    /** Drives an input; the circuit follows at the next settle or step. */
    public void set(long value) {
        if (((value + half) & ~mask) != 0 || !input || (value < 0 && (!signed && mask == -1 && bytes > 8))) {
            throw refused(Long.toString(value));
        }
        store(0, value & mask);
        if (bytes > 8) {
            fillAbove(signed && value < 0 ? -1 : 0);
        }
    }

    public void set(boolean value) {
        set(value ? 1 : 0);
    }

    // ---- any width

    /** All words, least significant first. */
    public long[] words() {
        var words = new long[(port.width() + 63) / 64];
        words(words);
        return words;
    }

    /** Reads all words into an array, least significant first. */
    public void words(long[] into) {
        for (int i = 0; i < (bytes + 7) / 8; i++) {
            into[i] = load(i);
        }
    }

    /** Drives an input of any width from words, least significant first; words that are missing are 0. */
    public void setWords(long... from) {
        int count = (bytes + 7) / 8;
        int used = port.width() & 63;
        boolean fits = from.length < count || used == 0 || from[count - 1] >>> used == 0;
        for (int i = count; i < from.length && fits; i++) {
            fits = from[i] == 0;
        }
        if (!input || !fits) {
            throw refused("0x" + bigOf(from).toString(16));
        }
        for (int i = 0; i < count; i++) {
            store(i, i < from.length ? from[i] : 0);
        }
    }

    /** The value as a number of any size. */
    public BigInteger big() {
        var value = bigOf(words());
        return signed && value.testBit(port.width() - 1) ? value.subtract(BigInteger.ONE.shiftLeft(port.width())) : value;
    }

    public void setBig(BigInteger value) {
        var bits = signed && value.signum() < 0 ? value.add(BigInteger.ONE.shiftLeft(port.width())) : value;
        if (bits.signum() < 0 || bits.bitLength() > port.width() || signed && value.signum() >= 0 && value.bitLength() >= port.width()) {
            throw refused(value.toString());
        }
        var from = new long[(port.width() + 63) / 64];
        for (int i = 0; i < from.length; i++) {
            from[i] = bits.shiftRight(64 * i).longValue();
        }
        setWords(from);
    }

    private static BigInteger bigOf(long[] words) {
        var bytes = new byte[8 * words.length];
        for (int i = 0; i < bytes.length; i++) {
            bytes[bytes.length - 1 - i] = (byte) (words[i / 8] >>> 8 * (i % 8));
        }
        return new BigInteger(1, bytes);
    }

    // ---- four states

    /** The bits that are unknown (X) on an engine of four states, as a mask of the lowest 64; 0 on other engines. */
    public long unknown() {
        if (unknown == null) {
            return 0;
        }
        long bits = 0;
        for (int i = Math.min(8, bytes) - 1; i >= 0; i--) {
            bits = bits << 8 | unknown.get(ValueLayout.JAVA_BYTE, i) & 0xff;
        }
        return bits;
    }

    /** True when any bit is unknown. */
    public boolean isUnknown() {
        for (int i = 0; unknown != null && i < bytes; i++) {
            if (unknown.get(ValueLayout.JAVA_BYTE, i) != 0) {
                return true;
            }
        }
        return false;
    }

    // ---- memory

    private long load(int word) {
        try {
            return switch (bytes) {
                case 1 -> memory.get(ValueLayout.JAVA_BYTE, address) & 0xff;
                case 2 -> memory.get(SHORT, address) & 0xffff;
                case 4 -> memory.get(INT, address) & 0xffff_ffffL;
                case 8 -> memory.get(LONG, address);
                default -> 8 * word + 8 <= bytes ? memory.get(LONG, address + 8L * word) : memory.get(INT, address + 8L * word) & 0xffff_ffffL;
            };
        } catch (IndexOutOfBoundsException problem) {
            throw closed(problem);
        }
    }

    private void store(int word, long value) {
        try {
            switch (bytes) {
                case 1 -> memory.set(ValueLayout.JAVA_BYTE, address, (byte) value);
                case 2 -> memory.set(SHORT, address, (short) value);
                case 4 -> memory.set(INT, address, (int) value);
                case 8 -> memory.set(LONG, address, value);
                default -> storeWide(word, value);
            }
        } catch (IndexOutOfBoundsException problem) {
            throw closed(problem);
        }
    }

    private void storeWide(int word, long value) {
        if (8 * word + 8 <= bytes) {
            memory.set(LONG, address + 8L * word, value);
        } else {
            memory.set(INT, address + 8L * word, (int) value);
        }
    }

    private void fillAbove(long sign) {
        int used = port.width() & 63;
        int count = (bytes + 7) / 8;
        for (int i = 1; i < count; i++) {
            store(i, i == count - 1 && used != 0 ? sign & (1L << used) - 1 : sign);
        }
    }

    private static IllegalStateException closed(IndexOutOfBoundsException problem) {
        return new IllegalStateException("the simulation of this pin is closed", problem);
    }

    private SimulationException refused(String value) {
        if (!input) {
            return Callers.error("HDL807", "'" + name() + "' is an output: it can be read, not set");
        }
        var width = port.width();
        var range = signed ? BigInteger.ONE.shiftLeft(width - 1).negate() + " to " + BigInteger.ONE.shiftLeft(width - 1).subtract(BigInteger.ONE)
            : width <= 64 ? "0 to " + Long.toUnsignedString(mask) : "0 to 2^" + width + " - 1";
        var bits = width + (width == 1 ? " bit" : " bits");
        return Callers.error("HDL808", value + " does not fit in '" + name() + "' (" + bits + ", " + range + "); mask it, or widen the port");
    }

    @Override public String toString() {
        return name() + "=" + (isUnknown() ? "X" : big());
    }
}
