package veroce.lockstep;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.Set;
import veroce.endpoint.Access;
import veroce.memory.HostMemory;
import veroce.reference.Shadow;
import veroce.reference.Shadow.AtomicWrite;

/**
 * What the device has written into registered memory and the packets that it must come from: the same bytes to the
 * same addresses, packet after packet in the order in which the reference takes them.
 */
final class Placements {
    private static final int WORD = 8;

    private final HostMemory memory;
    private final List<Range> regions = new ArrayList<>();
    private final ArrayDeque<Written> written = new ArrayDeque<>();

    /** What atomics have to write and have not written yet. */
    private final List<AtomicWrite> owed = new ArrayList<>();

    private record Range(int key, long address, long length, boolean atomic) {
        boolean holds(long at) {
            return Long.compareUnsigned(at - address, length) < 0;
        }
    }

    /** @param word perhaps a result of an atomic, for which no packet has brought the bytes */
    private record Written(long address, byte[] bytes, boolean word) {
        boolean is(AtomicWrite atomic) {
            return word && address == atomic.address() && Arrays.equals(bytes, atomic.value());
        }
    }

    Placements(HostMemory memory) {
        this.memory = memory;
        memory.observe(this::written);
    }

    /** Writes into this range are placements; others are the device's own queues. */
    void add(int key, long address, long length, Set<Access> access) {
        regions.add(new Range(key, address, length, access.contains(Access.REMOTE_ATOMIC)));
    }

    void remove(int key) {
        regions.removeIf(region -> region.key() == key);
    }

    private void written(long address, int length) {
        if (isIn(address, false)) {
            boolean word = length == WORD && address % WORD == 0 && isIn(address, true);
            Written next = new Written(address, memory.read(address, length), word);
            if (!owed.removeIf(atomic -> isFirst(atomic) && next.is(atomic))) {
                written.add(next);
            }
        }
    }

    private boolean isIn(long address, boolean atomic) {
        for (Range region : regions) {
            if (region.holds(address) && (region.atomic() || !atomic)) {
                return true;
            }
        }
        return false;
    }

    /** Atomics on one address are written in their order. */
    private boolean isFirst(AtomicWrite atomic) {
        for (AtomicWrite other : owed) {
            if (other.address() == atomic.address()) {
                return other == atomic;
            }
        }
        return false;
    }

    /** An atomic has been executed: the device has written what it leaves, among placements, or will do so. */
    void execute(AtomicWrite atomic) {
        for (Iterator<Written> each = written.iterator(); each.hasNext();) {
            if (each.next().is(atomic)) {
                each.remove();
                return;
            }
        }
        owed.add(atomic);
    }

    /** Whether the device's next writes are just this placement. */
    boolean isNext(Shadow.Placement placement) {
        int done = 0;
        for (Iterator<Written> each = written.iterator(); done < placement.length();) {
            Written next = each.hasNext() ? each.next() : null;
            if (done == 0 && next != null && next.word() && next.address() != placement.address()) {
                continue; // of an atomic that the reference has not come to
            }
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
        Iterator<Written> each = written.iterator();
        for (int done = 0; done < placement.length();) {
            Written next = each.next();
            if (done > 0 || next.address() == placement.address()) {
                done += next.bytes().length;
                each.remove();
            }
        }
    }

    /** Results that no packet has brought are nobody's any more. */
    void forgetAtomics() {
        written.removeIf(Written::word);
    }

    /** Nothing is left over on either side. */
    void checkRest(long at) {
        if (!written.isEmpty()) {
            throw new Divergence(at, -1, "the device has written " + rest() + ", which the reference would not");
        }
        if (!owed.isEmpty()) {
            throw new Divergence(at, -1, "an atomic of the reference writes 8 bytes at 0x"
                + Long.toHexString(owed.getFirst().address()) + ", which the device has not written");
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
