package hdl.sim.agent;

/**
 * A burst of AXI4: which bytes each of its beats moves.
 *
 * @param address of the first byte
 * @param beats   how many
 * @param size    bytes that a beat moves at most
 * @param kind    0 fixed, 1 incrementing, 2 wrapping
 */
public record AxiBurst(long id, long address, int beats, int size, int kind) {
    private static final int FIXED = 0;
    private static final int INCREMENTING = 1;
    private static final int WRAPPING = 2;
    private static final int PAGE_BITS = 12;

    /** Whole beats of a bus of this width, one behind the other, of a manager without identifiers. */
    public static AxiBurst incrementing(long address, int beats, int bytes) {
        return new AxiBurst(0, address, beats, bytes, INCREMENTING);
    }

    /** The first byte that a beat moves. */
    long start(int beat) {
        return switch (kind) {
            case FIXED -> address;
            case WRAPPING -> {
                long span = (long) size * beats;
                long low = address & -span;
                yield low + (address - low + (long) beat * size) % span;
            }
            default -> beat == 0 ? address : (address & -size) + (long) beat * size;
        };
    }

    /** The byte behind the last one that a beat moves. */
    long end(int beat) {
        return (start(beat) & -size) + size;
    }

    /** It increments by the full width of a bus. */
    boolean isWhole(int busBytes) {
        return kind == INCREMENTING && size == busBytes;
    }

    /** The rule that it breaks on a bus of this width, or "". */
    String mistake(int busBytes) {
        if (kind > WRAPPING) {
            return "has the reserved kind 3";
        }
        if (size > busBytes) {
            return "moves " + size + " bytes per beat on a bus of " + busBytes;
        }
        if (kind == INCREMENTING) {
            return address >>> PAGE_BITS == end(beats - 1) - 1 >>> PAGE_BITS ? "" : "crosses a border of 4 KiB";
        }
        if (beats > 16) {
            return "has more than 16 beats and does not increment";
        }
        if (kind == WRAPPING && (beats == 1 || Integer.bitCount(beats) != 1)) {
            return "wraps, but not after 2, 4, 8 or 16 beats";
        }
        return kind == WRAPPING && address % size != 0 ? "wraps and is not aligned to its beats" : "";
    }

    @Override public String toString() {
        return beats + (beats == 1 ? " beat" : " beats") + " of " + size + (size == 1 ? " byte" : " bytes")
            + " from 0x" + Long.toHexString(address);
    }
}
