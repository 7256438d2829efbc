package veroce.vfio;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.util.ArrayList;
import java.util.Map;
import java.util.TreeMap;

/**
 * The memory of a virtual machine as a device sees it: ranges of bus addresses, each a part of memory that both
 * processes have. All of it belongs to one thread, so that nothing is unmapped while the device reads or writes it.
 */
public final class GuestMemory {
    /** Memory that was given with one descriptor; parts of it may go one by one. */
    private static final class Shared {
        private final Arena arena = Arena.ofShared();
        private int parts = 1;

        void release() {
            if (--parts == 0) {
                arena.close();
            }
        }
    }

    /** A range of bus addresses; without memory if the machine keeps it for itself, as it does with flash. */
    private record Range(long address, long size, MemorySegment memory, Shared shared) {
        long last() {
            return address + size - 1;
        }

        Range part(long from, long bytes) {
            return new Range(from, bytes, memory == null ? null : memory.asSlice(from - address, bytes), shared);
        }
    }

    private final TreeMap<Long, Range> ranges = new TreeMap<>(Long::compareUnsigned);

    /**
     * Adds a range.
     *
     * @param descriptor of its memory, which is closed here, or -1 if there is none
     */
    void map(long address, long size, int descriptor, long offset) throws IOException, RefusedException {
        try {
            if (size <= 0 || Long.compareUnsigned(address + size - 1, address) < 0) {
                throw RefusedException.invalid("DMA_MAP of 0x" + Long.toHexString(size) + " bytes at 0x"
                    + Long.toHexString(address));
            }
            if (overlaps(address, address + size - 1)) {
                throw new RefusedException(RefusedException.EXISTS, "DMA_MAP at 0x" + Long.toHexString(address)
                    + " lies over another one");
            }
            ranges.put(address, range(address, size, descriptor, offset));
        } finally {
            if (descriptor >= 0) {
                LibC.close(descriptor);
            }
        }
    }

    private static Range range(long address, long size, int descriptor, long offset)
            throws IOException, RefusedException {
        if (descriptor < 0) {
            return new Range(address, size, null, null);
        }
        long file = LibC.size(descriptor);
        if (offset < 0 || offset > file || size > file - offset) { // reading it would end this process
            throw RefusedException.invalid("DMA_MAP of 0x" + Long.toHexString(size) + " bytes at offset 0x"
                + Long.toHexString(offset) + " of memory that has 0x" + Long.toHexString(file));
        }
        var shared = new Shared();
        try {
            return new Range(address, size, LibC.map(descriptor, offset, size, shared.arena), shared);
        } catch (IOException e) {
            shared.release();
            throw RefusedException.invalid(e.getMessage());
        }
    }

    private boolean overlaps(long address, long last) {
        Map.Entry<Long, Range> before = ranges.floorEntry(last);
        return before != null && Long.compareUnsigned(before.getValue().last(), address) >= 0;
    }

    /** Takes everything away that lies within so many bytes from an address; a machine asks for more than it gave. */
    void unmap(long address, long size) {
        if (size == 0) {
            return;
        }
        long end = address + size - 1;
        long last = Long.compareUnsigned(end, address) < 0 ? -1 : end;
        for (Range range : new ArrayList<>(ranges.headMap(last, true).values())) {
            if (Long.compareUnsigned(range.last(), address) >= 0) {
                ranges.remove(range.address());
                keepBeside(range, address, last);
            }
        }
    }

    private void keepBeside(Range range, long address, long last) {
        if (Long.compareUnsigned(range.address(), address) < 0) {
            keep(range.part(range.address(), address - range.address()));
        }
        if (Long.compareUnsigned(range.last(), last) > 0) {
            keep(range.part(last + 1, range.last() - last));
        }
        if (range.shared() != null) {
            range.shared().release();
        }
    }

    private void keep(Range part) {
        if (part.shared() != null) {
            part.shared().parts++;
        }
        ranges.put(part.address(), part);
    }

    void unmapAll() {
        unmap(0, -1);
        unmap(-1, 1);
    }

    /** The memory behind so many bytes from an address, or null if some of it is not there for the device. */
    public MemorySegment at(long address, long bytes) {
        Map.Entry<Long, Range> entry = ranges.floorEntry(address);
        if (entry == null || entry.getValue().memory() == null) {
            return null;
        }
        Range range = entry.getValue();
        long offset = address - range.address();
        return Long.compareUnsigned(offset, range.size()) < 0 && bytes <= range.size() - offset
            ? range.memory().asSlice(offset, bytes) : null;
    }

    /** How many ranges there are. */
    public int count() {
        return ranges.size();
    }
}
