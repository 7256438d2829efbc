package veroce.reference;

import java.util.Set;
import veroce.endpoint.Access;
import veroce.memory.MemoryWindow;

/** A registered memory region. */
record Region(int key, int domain, long address, long length, Set<Access> access, MemoryWindow window) {

    /** Whether all of a range lies inside; a range that wraps round the address space does not. */
    boolean holds(long from, long count) {
        long offset = from - address;
        return Long.compareUnsigned(from, address) >= 0 && offset >= 0 && offset <= length - count;
    }
}
