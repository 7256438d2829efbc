package veroce.nic;

import veroce.memory.HostMemory;
import veroce.memory.MemoryWindow;

/**
 * Gives regions lists of pages, in one level or two, of pages of any size that a driver may choose; some regions stay
 * without. Lists stand in host memory, where the NIC may read them until the region is closed.
 */
final class PageLists {
    private static final int SMALLEST = 12;
    private static final int SIZES = 4;
    private static final int PER_LIST = 512;
    private static final long LONGEST = 1 << 24;

    /** The list of a region, and what is to go when that is closed: the window of the list first, then those of others. */
    record Listed(int log, int levels, long list, long[] frames, MemoryWindow[] windows) {
        /** Where the entry of a page stands. */
        long entry(int page) {
            return levels == 1 ? list + (long) Long.BYTES * page
                : windows[1 + page / PER_LIST].address() + (long) Long.BYTES * (page % PER_LIST);
        }
    }

    private final HostMemory memory;
    private final BusFrames frames;

    PageLists(HostMemory memory, BusFrames frames) {
        this.memory = memory;
        this.frames = frames;
    }

    /** A list for this region, or null if it gets none. */
    Listed make(long address, long length) {
        var random = frames.random();
        if (length > LONGEST || random.nextInt(4) == 0) {
            return null;
        }
        int log = SMALLEST + random.nextInt(SIZES);
        int levels = 1 + random.nextInt(2);
        int pages = (int) ((address + length - 1 >>> log) - (address >>> log)) + 1;
        var placed = new long[pages];
        long[] entries = new long[pages];
        for (int i = 0; i < pages; i++) {
            placed[i] = frames.place((address >>> log) + i << log, log);
            entries[i] = placed[i] | 1;
        }
        int lists = levels == 1 ? 0 : (pages + PER_LIST - 1) / PER_LIST;
        var windows = new MemoryWindow[1 + lists];
        long[] top = levels == 1 ? entries : new long[lists];
        for (int i = 0; i < lists; i++) {
            int to = Math.min(pages, (i + 1) * PER_LIST);
            windows[1 + i] = put(java.util.Arrays.copyOfRange(entries, i * PER_LIST, to));
            top[i] = windows[1 + i].address() | 1;
        }
        windows[0] = put(top);
        return new Listed(log, levels, windows[0].address(), placed, windows);
    }

    private MemoryWindow put(long[] entries) {
        byte[] bytes = new byte[8 * entries.length];
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = (byte) (entries[i / 8] >>> 8 * (i % 8));
        }
        long address = memory.allocate(bytes.length, 1 << SMALLEST);
        memory.write(address, bytes);
        return memory.open("a list of pages", address, bytes.length, false);
    }

    /** The region is closed: its list and its pages are gone for the NIC. */
    void end(Listed listed) {
        for (long frame : listed.frames()) {
            frames.remove(frame, listed.log());
        }
        for (var window : listed.windows()) {
            memory.close(window);
        }
    }
}
