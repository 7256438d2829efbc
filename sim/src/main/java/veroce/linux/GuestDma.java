package veroce.linux;

import hdl.sim.agent.AxiTarget;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.VarHandle;
import java.util.Arrays;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Supplier;
import veroce.nic.HostBus;
import veroce.vfio.PciPort;

/**
 * The memory of a guest behind the bus of a NIC. What the guest does not show is answered with a decode error, as a
 * root port or an IOMMU does. Words are stored in the order of their addresses, each whole: a guest that polls for the
 * last byte of an entry then finds the rest of it.
 */
final class GuestDma implements AxiTarget, HostBus.Refuser {
    private static final VarHandle WORD = ValueLayout.JAVA_LONG.varHandle();
    private static final VarHandle BYTE = ValueLayout.JAVA_BYTE.varHandle();
    private static final long ALL = 0xff;
    private static final int MOST_TOLD = 16;

    private final Supplier<PciPort> port;
    private final int beat;
    private final Map<String, Long> refused = new TreeMap<>();
    private long bytesRead;
    private long bytesWritten;

    /** @param beat bytes of the bus */
    GuestDma(Supplier<PciPort> port, int beat) {
        this.port = port;
        this.beat = beat;
    }

    @Override public HostBus.Refusal refuses(boolean writes, int id, long address, int length) {
        if (port.get().memory(address, length) != null) {
            return null;
        }
        refuse((writes ? "write" : "read") + " of " + length + " bytes at 0x" + Long.toHexString(address));
        return HostBus.Refusal.DECERR;
    }

    private synchronized void refuse(String what) {
        if (refused.size() < MOST_TOLD || refused.containsKey(what)) {
            refused.merge(what, 1L, Long::sum);
        }
    }

    @Override public void read(long address, int first, long[] words) {
        MemorySegment memory = port.get().memory(address, beat);
        if (memory == null) { // taken away while the burst was under way: all ones, as of a port where nobody answers
            refuse("read of a burst at 0x" + Long.toHexString(address) + " that was unmapped meanwhile");
            Arrays.fill(words, -1L);
            return;
        }
        for (int i = 0; i < words.length; i++) {
            words[i] = (long) WORD.getAcquire(memory, 8L * i);
        }
        bytesRead += beat - first;
    }

    @Override public void write(long address, long[] words, long[] strobes) {
        MemorySegment memory = port.get().memory(address, beat);
        if (memory == null) { // taken away while the burst was under way
            refuse("write of a burst at 0x" + Long.toHexString(address) + " that was unmapped meanwhile");
            return;
        }
        for (int i = 0; i < words.length; i++) {
            long lanes = strobes[i / 8] >>> 8 * (i % 8) & ALL;
            bytesWritten += Long.bitCount(lanes);
            if (lanes == ALL) {
                WORD.setRelease(memory, 8L * i, words[i]);
            } else {
                for (int j = 0; j < 8; j++) {
                    if ((lanes >>> j & 1) != 0) {
                        BYTE.set(memory, 8L * i + j, (byte) (words[i] >>> 8 * j));
                    }
                }
                VarHandle.releaseFence();
            }
        }
    }

    /** Accesses that the guest's memory did not allow, with how often; none of them is told again. */
    synchronized Map<String, Long> takeRefused() {
        var taken = new TreeMap<>(refused);
        refused.clear();
        return taken;
    }

    long bytesRead() {
        return bytesRead;
    }

    long bytesWritten() {
        return bytesWritten;
    }
}
