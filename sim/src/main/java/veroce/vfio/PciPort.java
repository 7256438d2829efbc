package veroce.vfio;

import java.lang.foreign.MemorySegment;

/** The way of a PCI function to the machine it sits in; used in the thread of the function only. */
public interface PciPort {
    /** Memory behind a bus address, or null if the function may not touch all of it now. */
    MemorySegment memory(long address, long bytes);

    /** Interrupts through a vector. */
    void interrupt(int vector);
}
