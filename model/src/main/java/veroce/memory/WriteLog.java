package veroce.memory;

import java.util.ArrayList;
import java.util.List;

/** The newest writes of a device, for the message of a failure. */
public final class WriteLog {
    private static final int ENTRIES = 1024;

    private final long[] addresses = new long[ENTRIES];
    private final int[] lengths = new int[ENTRIES];
    private long count;

    /** One write. */
    public record Entry(long number, long address, int length) {}

    void add(long address, int length) {
        int at = (int) (count++ % ENTRIES);
        addresses[at] = address;
        lengths[at] = length;
    }

    /** How many writes there were since the start. */
    public long count() {
        return count;
    }

    /** The newest writes, oldest first. */
    public List<Entry> newest() {
        List<Entry> entries = new ArrayList<>();
        for (long i = Math.max(0, count - ENTRIES); i < count; i++) {
            int at = (int) (i % ENTRIES);
            entries.add(new Entry(i, addresses[at], lengths[at]));
        }
        return entries;
    }
}
