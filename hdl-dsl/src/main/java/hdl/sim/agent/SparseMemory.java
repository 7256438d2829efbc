package hdl.sim.agent;

import java.util.Arrays;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.Map;
import java.util.TreeSet;

/** The bytes behind a bus of up to 64 address bits. A byte that nobody wrote depends on its address. */
public final class SparseMemory implements AxiTarget {
    private static final int PAGE = 4096;

    private final Map<Long, byte[]> pages = new HashMap<>();

    /** What a byte is before anybody writes it. */
    public static byte untouched(long address) {
        return (byte) (address * 0x9E37_79B9_7F4A_7C15L >>> 56);
    }

    public byte get(long address) {
        return page(address)[(int) (address & PAGE - 1)];
    }

    public void set(long address, byte value) {
        page(address)[(int) (address & PAGE - 1)] = value;
    }

    public byte[] get(long address, int length) {
        var bytes = new byte[length];
        for (int i = 0; i < length; i++) {
            bytes[i] = get(address + i);
        }
        return bytes;
    }

    public void set(long address, byte... bytes) {
        for (int i = 0; i < bytes.length; i++) {
            set(address + i, bytes[i]);
        }
    }

    @Override public void read(long address, int first, long[] words) {
        var page = page(address);
        int at = (int) (address & PAGE - 1);
        Arrays.fill(words, 0);
        for (int i = 0; i < 8 * words.length && at + i < PAGE; i++) {
            words[i >> 3] |= (page[at + i] & 0xffL) << 8 * (i & 7);
        }
    }

    @Override public void write(long address, long[] words, long[] strobes) {
        var page = page(address);
        int at = (int) (address & PAGE - 1);
        for (int word = 0; word < strobes.length; word++) {
            for (long left = strobes[word]; left != 0; left &= left - 1) {
                int lane = 64 * word + Long.numberOfTrailingZeros(left);
                page[at + lane] = (byte) (words[lane >> 3] >>> 8 * (lane & 7));
            }
        }
    }

    /** Where this memory differs from another, in words; empty if nowhere. */
    public String difference(SparseMemory other) {
        var numbers = new TreeSet<>(pages.keySet());
        numbers.addAll(other.pages.keySet());
        for (long number : numbers) {
            long start = number << 12;
            int at = Arrays.mismatch(page(start), other.page(start));
            if (at >= 0) {
                return "byte 0x" + Long.toHexString(start + at) + " is 0x" + hex(get(start + at)) + " and not 0x"
                    + hex(other.get(start + at));
            }
        }
        return "";
    }

    private static String hex(byte value) {
        return HexFormat.of().toHexDigits(value);
    }

    private byte[] page(long address) {
        return pages.computeIfAbsent(address >>> 12, number -> {
            var page = new byte[PAGE];
            for (int i = 0; i < PAGE; i++) {
                page[i] = untouched((number << 12) + i);
            }
            return page;
        });
    }
}
