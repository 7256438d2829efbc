package veroce.nic;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import veroce.memory.HostMemory;
import veroce.memory.MemoryWindow;

/** A queue in host memory: 2^n entries that are used in turn; counts run freely, modulo 65536 for the NIC. */
final class Ring {
    private final HostMemory memory;
    private final String name;
    private final boolean writable;
    private MemoryWindow window;
    private final long base;
    private final int entry;
    private final int sizeLog;
    private int count;

    /**
     * Allocates a queue; the NIC may not touch it yet.
     *
     * @param entry    bytes of an entry
     * @param sizeLog  log2 of the number of entries
     * @param writable the NIC writes it; else it only reads
     */
    Ring(HostMemory memory, String name, int entry, int sizeLog, boolean writable) {
        this.memory = memory;
        this.entry = entry;
        this.sizeLog = sizeLog;
        long length = (long) entry << sizeLog;
        base = memory.allocate(length, 4096);
        this.name = name;
        this.writable = writable;
    }

    long base() {
        return base;
    }

    int sizeLog() {
        return sizeLog;
    }

    int size() {
        return 1 << sizeLog;
    }

    /** Entries that have been used so far. */
    int count() {
        return count;
    }

    /** The lap that the next entry belongs to, from 0. */
    int lap() {
        return count >>> sizeLog;
    }

    /** Writes the next entry. */
    void put(ByteBuffer bytes) {
        memory.write(address(), bytes.array());
        count++;
    }

    /** The next entry as it stands. */
    ByteBuffer peek() {
        return ByteBuffer.wrap(memory.read(address(), entry)).order(ByteOrder.LITTLE_ENDIAN);
    }

    /** The next entry has been read. */
    void take() {
        count++;
    }

    private long address() {
        return base + (long) (count & size() - 1) * entry;
    }

    /** The next life of the queue begins: with empty entries. */
    void restart() {
        count = 0;
        memory.write(base, new byte[entry << sizeLog]);
    }

    /** From now on the NIC may touch it. */
    Ring map() {
        unmap();
        window = memory.open(name, base, (long) entry << sizeLog, writable);
        return this;
    }

    /** From now on the NIC may not touch it. */
    void unmap() {
        if (window != null) {
            memory.close(window);
            window = null;
        }
    }

    static ByteBuffer entry(int bytes) {
        return ByteBuffer.allocate(bytes).order(ByteOrder.LITTLE_ENDIAN);
    }
}
