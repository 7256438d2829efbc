package veroce.memory;

import java.util.ArrayList;
import java.util.List;

/** The bands around allocated buffers that nobody may write. */
final class GuardBands {
    private final List<Long> bands = new ArrayList<>();

    void add(long address) {
        bands.add(address);
    }

    void check(HostMemory memory, int size, byte value) {
        for (long band : bands) {
            byte[] bytes = memory.read(band, size);
            for (int at = 0; at < size; at++) {
                if (bytes[at] != value) {
                    throw new MemoryFault("guard band at 0x" + Long.toHexString(band + at) + " holds 0x"
                        + Integer.toHexString(bytes[at] & 0xff) + ": somebody wrote beside a buffer");
                }
            }
        }
    }
}
