package rnic.translate;

import hdl.sim.agent.SparseMemory;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Memory regions whose pages lie anywhere, their lists in host memory, and what a walk through these must find. */
public final class ListedRegions {
    private static final int SMALLEST = 12;
    private static final int PER_LIST = 512;
    private static final long ADDRESSES = (1L << 52) - 1;

    /** A region as the tables have it. */
    public record Region(int mr, long base, long length, int shift, boolean deep, long list, long[] frames, boolean[] bad) {
        public int log() {
            return SMALLEST + shift;
        }

        public int page(long address) {
            return (int) ((address >>> log()) - (base >>> log()));
        }

        public boolean isBad(long address) {
            return bad[page(address)];
        }

        /** Of the 4 KiB that this address lies in, in units of that. */
        public long frame(long address) {
            long within = address & (1L << log()) - 1;
            return (frames[page(address)] | within) >>> SMALLEST;
        }
    }

    final SparseMemory memory;
    private final Random random;
    private long free = 0x40_0000_0000L;                     // lists lie here, one behind the other

    public ListedRegions(SparseMemory memory, Random random) {
        this.memory = memory;
        this.random = random;
    }

    /** A new region of that many bytes; {@code badness} of its pages have an entry that is not as it must be. */
    public Region make(int mr, int shift, long length, boolean deep, double badness) {
        int log = SMALLEST + shift;
        long base = (random.nextLong() >>> 8) - random.nextInt(1 << SMALLEST);
        int pages = (int) ((base + length - 1 >>> log) - (base >>> log)) + 1;
        var frames = new long[pages];
        var bad = new boolean[pages];
        long[] entries = new long[pages];
        for (int i = 0; i < pages; i++) {
            frames[i] = random.nextLong() & ADDRESSES & -(1L << log);
            bad[i] = random.nextDouble() < badness;
            entries[i] = frames[i] | 1;
            if (bad[i]) {
                entries[i] = spoilt(entries[i], shift);
            }
        }
        long list = deep ? lists(entries, bad) : list(entries);
        return new Region(mr, base, length, shift, deep, list, frames, bad);
    }

    private long spoilt(long entry, int shift) {
        return switch (random.nextInt(shift == 0 ? 3 : 4)) {
            case 0 -> entry & ~1;
            case 1 -> entry | 1L << 52 + random.nextInt(12);
            case 2 -> entry | 1L << 1 + random.nextInt(SMALLEST - 1);
            default -> entry | 1L << SMALLEST + random.nextInt(shift);
        };
    }

    /** Of a list of lists some lists may be missing: none of their pages is there. */
    private long lists(long[] entries, boolean[] bad) {
        List<Long> roots = new ArrayList<>();
        for (int from = 0; from < entries.length; from += PER_LIST) {
            int to = Math.min(entries.length, from + PER_LIST);
            long root = list(java.util.Arrays.copyOfRange(entries, from, to)) | 1;
            boolean missing = bad[from] && random.nextInt(4) == 0;
            for (int i = from; missing && i < to; i++) {
                bad[i] = true;
            }
            roots.add(missing ? spoilt(root, 0) : root);
        }
        return list(roots.stream().mapToLong(Long::longValue).toArray());
    }

    private long list(long[] entries) {
        long at = free;
        for (int i = 0; i < entries.length; i++) {
            for (int j = 0; j < 8; j++) {
                memory.set(at + 8L * i + j, (byte) (entries[i] >>> 8 * j));
            }
        }
        free += 8L * entries.length + 4095 & -4096;
        return at;
    }
}
