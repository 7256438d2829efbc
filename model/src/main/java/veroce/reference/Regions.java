package veroce.reference;

import java.util.ArrayDeque;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import veroce.endpoint.Access;
import veroce.memory.HostMemory;

/** The registered regions by key: the index of a slot, and in the low byte how often the slot was used. */
final class Regions {
    private static final int TAGS = 256;

    private final HostMemory memory;
    private final Map<Integer, Region> regions = new HashMap<>();
    private final ArrayDeque<Integer> freeKeys = new ArrayDeque<>();
    private int slots;

    Regions(HostMemory memory) {
        this.memory = memory;
    }

    int register(int domain, long address, long length, Set<Access> access) {
        int key = freeKeys.isEmpty() ? slots++ * TAGS + 1 : freeKeys.remove();
        add(key, domain, address, length, access);
        return key;
    }

    /** With a key that somebody else has chosen. */
    void add(int key, int domain, long address, long length, Set<Access> access) {
        boolean writable = access.contains(Access.LOCAL_WRITE) || access.contains(Access.REMOTE_WRITE)
            || access.contains(Access.REMOTE_ATOMIC);
        String name = "region with key 0x" + Integer.toHexString(key);
        regions.put(key, new Region(key, domain, address, length, Set.copyOf(access),
            memory.open(name, address, length, writable)));
    }

    void invalidate(int key) {
        if (!withdraw(key)) {
            throw new IllegalArgumentException("key 0x" + Integer.toHexString(key) + " is not registered");
        }
    }

    /** The same for a key that may be gone already; tells whether it was not. */
    boolean withdraw(int key) {
        Region region = regions.remove(key);
        if (region != null) {
            memory.close(region.window());
            freeKeys.add(key / TAGS * TAGS + (key + 1) % TAGS);
        }
        return region != null;
    }

    /** Whether key, domain and right allow something that concerns the whole region. */
    boolean allows(int key, int domain, Access right) {
        Region region = regions.get(key);
        return region != null && region.domain() == domain && region.access().contains(right);
    }

    /** Whether key, domain, right and bounds allow an access; {@code right} null asks for none, as local reads do. */
    boolean allows(int key, int domain, long address, long length, Access right) {
        Region region = regions.get(key);
        return region != null && region.domain() == domain && region.holds(address, length)
            && (right == null || region.access().contains(right));
    }
}
