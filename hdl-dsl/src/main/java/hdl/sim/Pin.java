package hdl.sim;

import hdl.Coded;
import hdl.ir.Port;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.math.BigInteger;
import java.util.Arrays;

/**
 * A port of a running circuit as a Java value. Up to 64 bits are one {@code long}: unsigned for UInt, Bool and Choice,
 * signed for SInt. Wider ports move as words of 64 bits, least significant first.
 */
public final class Pin {
    // A constant segment over all memory: access through it compiles to one load or store, with no scope to check. The
    // owner of the memory is the simulation, which turns the address of its pins to CLOSED before it frees anything.
    static final MemorySegment ALL = MemorySegment.NULL.reinterpret(Long.MAX_VALUE);
    private static final long CLOSED = -1;
    private static final ValueLayout.OfShort SHORT = ValueLayout.JAVA_SHORT_UNALIGNED;
    private static final ValueLayout.OfInt INT = ValueLayout.JAVA_INT_UNALIGNED;
    static final ValueLayout.OfLong LONG = ValueLayout.JAVA_LONG_UNALIGNED;

    private final Port port;
    private final boolean signed;
    private final boolean input;
    private final int width;
    private final int bytes;
    private final long mask;
    private final long half;
    private final long topMask;
    private final long[] cells; // where the value lives inside this JVM, or null
    private final MemorySegment unknown;
    private long address; // of memory, or the first cell

    Pin(Port port, boolean signed, Backend backend) {
        this.port = port;
        this.signed = signed;
        input = port.isInput();
        width = port.width();
        bytes = backend.bytes(port);
        mask = width >= 64 ? -1 : (1L << width) - 1;
        topMask = (width & 63) == 0 ? -1 : (1L << (width & 63)) - 1;
        half = signed && width <= 64 ? 1L << (width - 1) : 0;
        var segment = backend.segment(port);
        cells = segment.isNative() ? null : (long[]) segment.heapBase().orElseThrow();
        address = segment.isNative() ? segment.address() : segment.address() / 8;
        unknown = backend instanceof FourState fourState ? fourState.unknown(port) : null;
    }

    public String name() {
        return port.name();
    }

    public int width() {
        return width;
    }

    Port port() {
        return port;
    }

    int wordCount() {
        return (width + 63) >>> 6;
    }

    long[] cells() {
        return cells;
    }

    long address() {
        return address;
    }

    /** The bits of a word that belong to the value. */
    long maskOf(int word) {
        return word == wordCount() - 1 ? topMask : -1;
    }

    void close() {
        address = CLOSED;
    }

    void open() {
        if (address == CLOSED) {
            throw outside(null);
        }
    }

    // ---- up to 64 bits

    /** The value; of a port wider than 64 bits, its lowest 64 bits. */
    public long get() {
        return (load() ^ half) - half;
    }

    /** True when the value is not 0; for Bool ports. */
    public boolean isSet() {
        return get() != 0;
    }

    /** Drives an input; the circuit follows at the next settle or step. */
    public void set(long value) {
        if (bytes > 8) {
            setBig(signed ? BigInteger.valueOf(value) : new BigInteger(Long.toUnsignedString(value)));
            return;
        }
        if (((value + half) & ~mask) != 0 || !input) {
            throw refused(signed ? Long.toString(value) : Long.toUnsignedString(value));
        }
        store(value & mask);
    }

    public void set(boolean value) {
        set(value ? 1 : 0);
    }

    /** Drives a Choice port. */
    public void set(Enum<?> constant) {
        set(code(constant));
    }

    /** The constant that a Choice port shows. */
    public <E extends Enum<E>> E get(Class<E> type) {
        for (var constant : type.getEnumConstants()) {
            if (code(constant) == get()) {
                return constant;
            }
        }
        throw Callers.error("HDL808", "'" + name() + "' is " + get() + ", which is no constant of "
            + type.getSimpleName());
    }

    private static long code(Enum<?> constant) {
        return constant instanceof Coded coded ? coded.code() : constant.ordinal();
    }

    // ---- any width

    /** All words, least significant first. */
    public long[] words() {
        var words = new long[wordCount()];
        words(words);
        return words;
    }

    /** One word; word 0 is least significant. */
    public long word(int index) {
        return bytes <= 8 ? load() : words()[index];
    }

    /** Reads all words into an array, least significant first. */
    public void words(long[] into) {
        words(into, 0);
    }

    /** Reads all words into a part of an array. */
    public void words(long[] into, int at) {
        if (width <= 64) {
            into[at] = load();
        } else {
            loadWide(into, at);
        }
    }

    /** Drives an input of any width from as many words of an array as it needs. */
    public void setWords(long[] from, int at) {
        int last = (width - 1) >>> 6;
        if (!input || (from[at + last] & ~topMask) != 0) {
            throw refused("0x" + bigOf(Arrays.copyOfRange(from, at, at + last + 1)).toString(16));
        }
        if (last == 0) {
            store(from[at]);
        } else {
            storeWide(from, at);
        }
    }

    /** Drives an input of any width from words, least significant first; words that are missing are 0. */
    public void setWords(long... from) {
        int count = wordCount();
        for (int i = count; i < from.length; i++) {
            if (from[i] != 0) {
                throw refused("0x" + bigOf(from).toString(16));
            }
        }
        setWords(from.length >= count ? from : Arrays.copyOf(from, count), 0);
    }

    /** The value as a number of any size. */
    public BigInteger big() {
        var value = bigOf(words());
        return signed && value.testBit(width - 1) ? value.subtract(BigInteger.ONE.shiftLeft(width)) : value;
    }

    public void setBig(BigInteger value) {
        var bits = signed && value.signum() < 0 ? value.add(BigInteger.ONE.shiftLeft(width)) : value;
        if (bits.signum() < 0 || bits.bitLength() > width || signed && value.signum() >= 0
            && value.bitLength() >= width) {
            throw refused(value.toString());
        }
        var from = new long[wordCount()];
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

    /** Always eight bytes, so that no width has to be asked for; what belongs to the neighbours is masked away. */
    private long load() {
        try {
            return (cells == null ? ALL.get(LONG, address) : cells[(int) address]) & mask;
        } catch (IndexOutOfBoundsException problem) {
            throw outside(problem);
        }
    }

    private void store(long value) {
        try {
            if (cells != null) {
                cells[(int) address] = value;
                return;
            }
            switch (bytes) {
                case 1 -> ALL.set(ValueLayout.JAVA_BYTE, address, (byte) value);
                case 2 -> ALL.set(SHORT, address, (short) value);
                case 4 -> ALL.set(INT, address, (int) value);
                default -> ALL.set(LONG, address, value);
            }
        } catch (IndexOutOfBoundsException problem) {
            throw outside(problem);
        }
    }

    private void loadWide(long[] into, int at) {
        try {
            int last = (width - 1) >>> 6;
            for (int i = 0; i <= last; i++) {
                into[at + i] = cells == null ? ALL.get(LONG, address + 8L * i) : cells[(int) address + i];
            }
            into[at + last] &= topMask;
        } catch (IndexOutOfBoundsException problem) {
            throw outside(problem);
        }
    }

    private void storeWide(long[] from, int at) {
        try {
            for (int i = 0; i < wordCount(); i++) {
                if (cells != null) {
                    cells[(int) address + i] = from[at + i];
                } else if (bytes - 8 * i == 4) {
                    ALL.set(INT, address + 8L * i, (int) from[at + i]);
                } else {
                    ALL.set(LONG, address + 8L * i, from[at + i]);
                }
            }
        } catch (IndexOutOfBoundsException problem) {
            throw outside(problem);
        }
    }

    RuntimeException outside(IndexOutOfBoundsException problem) {
        return address == CLOSED ? new IllegalStateException("the simulation of this pin is closed", problem) : problem;
    }

    private SimulationException refused(String value) {
        if (!input) {
            return Callers.error("HDL807", "'" + name() + "' is an output: it can be read, not set; set an input");
        }
        var range = signed ? BigInteger.ONE.shiftLeft(width - 1).negate() + " to "
            + BigInteger.ONE.shiftLeft(width - 1).subtract(BigInteger.ONE)
            : width <= 64 ? "0 to " + Long.toUnsignedString(mask) : "0 to 2^" + width + " - 1";
        var bits = width + (width == 1 ? " bit" : " bits");
        return Callers.error("HDL808", value + " does not fit in '" + name() + "' (" + bits + ", " + range
            + "); mask it, or widen the port");
    }

    @Override public String toString() {
        return name() + "=" + (isUnknown() ? "X" : big());
    }
}
