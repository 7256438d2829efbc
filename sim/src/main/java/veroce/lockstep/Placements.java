package veroce.lockstep;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import veroce.memory.HostMemory;
import veroce.reference.Shadow;

/**
 * What the device has written into registered memory and the packets that it must come from: the same bytes to the
 * same addresses, packet after packet in the order in which the reference takes them.
 */
final class Placements {
    private final HostMemory memory;
    private final List<Range> regions = new ArrayList<>();
    private final ArrayDeque<Written> written = new ArrayDeque<>();

    private record Range(int key, long address, long length) {
        boolean holds(long at) {
            return Long.compareUnsigned(at - address, length) < 0;
        }
    }

    private record Written(long address, byte[] bytes) {}

    Placements(HostMemory memory) {
        this.memory = memory;
        memory.observe(this::written);
    }

    /** Writes into this range are placements; others are the device's own queues. */
    void add(int key, long address, long length) {
        regions.add(new Range(key, address, length));
    }

    void remove(int key) {
        regions.removeIf(region -> region.key() == key);
    }

    private void written(long address, int length) {
        for (Range region : regions) {
            if (region.holds(address)) {
                written.add(new Written(address, memory.read(address, length)));
                return;
            }
        }
    }

    /** Whether the device's next writes are just this placement. */
    boolean isNext(Shadow.Placement placement) {
        int done = 0;
        for (Iterator<Written> each = written.iterator(); done < placement.length();) {
            Written next = each.hasNext() ? each.next() : null;
            if (next == null || next.address() != placement.address() + done
                    || next.bytes().length > placement.length() - done || !holds(placement, done, next.bytes())) {
                return false;
            }
            done += next.bytes().length;
        }
        return true;
    }

    private static boolean holds(Shadow.Placement placement, int from, byte[] bytes) {
        int start = placement.offset() + from;
        return Arrays.equals(placement.frame(), start, start + bytes.length, bytes, 0, bytes.length);
    }

    /** Takes the writes of a placement that is the next. */
    void take(Shadow.Placement placement) {
        for (int done = 0; done < placement.length();) {
            done += written.remove().bytes().length;
        }
    }

    /** What the device has written beyond what was taken, up to the first gap, or null. */
    String rest() {
        if (written.isEmpty()) {
            return null;
        }
        long end = written.peek().address();
        for (Written next : written) {
            if (next.address() != end) {
                break;
            }
            end += next.bytes().length;
        }
        return end - written.peek().address() + " bytes at 0x" + Long.toHexString(written.peek().address());
    }

    /** Where the device's next bytes differ from those of a placement to the same address, or -1. */
    int firstDifference(Shadow.Placement placement) {
        int done = 0;
        for (Written next : written) {
            if (next.address() != placement.address() + done || done >= placement.length()) {
                return -1;
            }
            int from = placement.offset() + done;
            int count = Math.min(next.bytes().length, placement.length() - done);
            int at = Arrays.mismatch(placement.frame(), from, from + count, next.bytes(), 0, count);
            if (at >= 0) {
                return done + at;
            }
            done += count;
        }
        return -1;
    }
}
