package rnic.memory;

import java.util.Arrays;
import java.util.HexFormat;
import java.util.Map;
import java.util.TreeMap;

/** Host memory of a test bench: 64 bits of addresses; a byte that nobody wrote tells its address. */
public final class HostMemory {
    private static final int PAGE = 4096;
    private final Map<Long, byte[]> pages = new TreeMap<>();

    /** What a byte is before anybody writes it. */
    public static byte untouched(long address) {
        long mixed = address * 0x9E37_79B9_7F4A_7C15L;
        return (byte) (mixed >>> 56);
    }

    public byte get(long address) {
        return page(address)[(int) (address & PAGE - 1)];
    }

    public void set(long address, byte value) {
        page(address)[(int) (address & PAGE - 1)] = value;
    }

    public byte[] get(long address, int length) {
        byte[] bytes = new byte[length];
        for (int i = 0; i < length; i++) {
            bytes[i] = get(address + i);
        }
        return bytes;
    }

    public void set(long address, byte[] bytes) {
        for (int i = 0; i < bytes.length; i++) {
            set(address + i, bytes[i]);
        }
    }

    private byte[] page(long address) {
        return pages.computeIfAbsent(address / PAGE, number -> {
            byte[] page = new byte[PAGE];
            for (int i = 0; i < PAGE; i++) {
                page[i] = untouched(number * PAGE + i);
            }
            return page;
        });
    }

    /** Where this memory differs from another, in words; empty if nowhere. */
    public String difference(HostMemory other) {
        for (long number : union(other)) {
            byte[] mine = page(number * PAGE);
            byte[] theirs = other.page(number * PAGE);
            int at = Arrays.mismatch(mine, theirs);
            if (at >= 0) {
                return "byte " + HexFormat.of().toHexDigits(number * PAGE + at) + " is "
                    + HexFormat.of().toHexDigits(mine[at]) + " and not " + HexFormat.of().toHexDigits(theirs[at]);
            }
        }
        return "";
    }

    private Iterable<Long> union(HostMemory other) {
        var all = new java.util.TreeSet<>(pages.keySet());
        all.addAll(other.pages.keySet());
        return all;
    }
}
