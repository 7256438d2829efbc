package veroce.linux;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;

/**
 * Walks the list of a region's pages as the NIC is to, by the documented format alone.
 *
 * @param log    bytes of a page are {@code 1 << log}
 * @param levels of lists; 0: the region's addresses are those of the bus
 * @param list   where the first one is
 */
record PageWalk(int log, int levels, long list) {
    static final PageWalk FLAT = new PageWalk(0, 0, 0);
    private static final ValueLayout.OfLong ENTRY = ValueLayout.JAVA_LONG_UNALIGNED;
    private static final int PER_LIST = 512;
    private static final long FRAME = 0x000f_ffff_ffff_f000L;
    private static final long PRESENT = 1;
    /** Behind an IOMMU what is one page of the region may be many pages of the memory. */
    private static final long SMALLEST = 4096;

    /** Where these bytes are, in their order; nothing if one of them is nowhere. */
    List<MemorySegment> pieces(long address, long length, BiFunction<Long, Long, MemorySegment> memory) {
        var pieces = new ArrayList<MemorySegment>();
        long page = 1L << log;
        for (long at = address; at != address + length;) {
            long part = levels == 0 ? length : Math.min(address + length - at, SMALLEST - (at & SMALLEST - 1));
            var frame = levels == 0 ? Long.valueOf(at) : frame((at >>> log) - (address >>> log), memory);
            var piece = frame == null ? null : memory.apply(levels == 0 ? at : frame | at & page - 1, part);
            if (piece == null) {
                return List.of();
            }
            pieces.add(piece);
            at += part;
        }
        return pieces;
    }

    private Long frame(long number, BiFunction<Long, Long, MemorySegment> memory) {
        Long leaf = levels == 1 ? Long.valueOf(list + number / PER_LIST * PER_LIST * Long.BYTES)
            : entry(list + number / PER_LIST * Long.BYTES, memory);
        return leaf == null ? null : entry(leaf + number % PER_LIST * Long.BYTES, memory);
    }

    private static Long entry(long address, BiFunction<Long, Long, MemorySegment> memory) {
        var entry = memory.apply(address, (long) Long.BYTES);
        long value = entry == null ? 0 : entry.get(ENTRY, 0);
        return (value & ~FRAME) == PRESENT ? value & FRAME : null;
    }
}
