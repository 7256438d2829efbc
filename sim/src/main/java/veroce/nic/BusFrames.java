package veroce.nic;

import java.util.HashMap;
import java.util.Map;
import java.util.SplittableRandom;

/**
 * Where pages of host memory lie on the bus of a NIC, as behind an IOMMU: those of regions with a list of pages
 * anywhere, each region's for itself, far from all addresses of the host; everything else where the host has it. What
 * is no page of a region that is open is nowhere.
 */
final class BusFrames {
    private static final int PAGE_BITS = 12;
    /** Frames of regions have this bit: no host of a simulation has so much memory. */
    private static final long FAR = 1L << 51;

    private final SplittableRandom random;
    private final Map<Long, Long> hosts = new HashMap<>();   // pages of the host by pages of the bus

    BusFrames(long seed) {
        random = new SplittableRandom(seed);
    }

    SplittableRandom random() {
        return random;
    }

    /** Places a page of {@code 1 << log} bytes that begins here; returns where it begins on the bus. */
    long place(long address, int log) {
        int parts = 1 << log - PAGE_BITS;
        long frame;
        do {
            frame = FAR | random.nextLong() & FAR - 1 & -(1L << log);
        } while (isTaken(frame, parts));
        for (int i = 0; i < parts; i++) {
            hosts.put((frame >>> PAGE_BITS) + i, (address >>> PAGE_BITS) + i);
        }
        return frame;
    }

    private boolean isTaken(long frame, int parts) {
        for (int i = 0; i < parts; i++) {
            if (hosts.containsKey((frame >>> PAGE_BITS) + i)) {
                return true;
            }
        }
        return false;
    }

    /** From now on nothing is there. */
    void remove(long frame, int log) {
        for (int i = 0; i < 1 << log - PAGE_BITS; i++) {
            hosts.remove((frame >>> PAGE_BITS) + i);
        }
    }

    /** The host's address of one on the bus; an address of a frame that is not in use is the host's, who has nothing there. */
    long host(long address) {
        Long page = (address & FAR) == 0 ? null : hosts.get(address >>> PAGE_BITS);
        return page == null ? address : page << PAGE_BITS | address & (1 << PAGE_BITS) - 1;
    }
}
