package veroce.memory;

import java.util.Arrays;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The memory of a host: 64-bit addresses, pages made when first touched. The test reads and writes it freely; the
 * device only through windows, and a byte outside fails at once, with its address and the frame that caused it.
 * Allocated buffers have guard bands around them.
 */
public final class HostMemory {
    private static final int PAGE_BITS = 16;
    private static final int PAGE = 1 << PAGE_BITS;
    private static final int GUARD = 4096;
    private static final byte GUARD_BYTE = (byte) 0xa5;
    private static final long FIRST_ADDRESS = 0x1_0000_0000L;

    private final Map<Long, MemoryPage> pages = new HashMap<>();
    private final WriteLog log = new WriteLog();
    private final GuardBands guards = new GuardBands();
    private MemoryPage recent;
    private long recentNumber;
    private long free = FIRST_ADDRESS;
    private WriteListener listener = (address, length) -> { };
    private final List<WriteListener> observers = new ArrayList<>();
    private WriteListener follower = (address, length) -> { };
    private Object cause = "nothing received yet";

    /** Memory for a buffer, zero, with guard bands before and behind; the device may not touch it yet. */
    public long allocate(long length, int alignment) {
        if (length < 0 || Integer.bitCount(alignment) != 1) {
            throw new IllegalArgumentException(length + " bytes aligned to " + alignment
                + ": use a length from 0 and an alignment that is a power of two");
        }
        long address = free + GUARD + alignment - 1 & -alignment;
        guard(address - GUARD);
        guard(address + length);
        free = address + length + GUARD;
        return address;
    }

    private void guard(long address) {
        byte[] band = new byte[GUARD];
        Arrays.fill(band, GUARD_BYTE);
        write(address, band);
        guards.add(address);
    }

    /** Lets the device read a range, and write it if {@code writable}, until the window is closed. */
    public MemoryWindow open(String name, long address, long length, boolean writable) {
        MemoryWindow window = new MemoryWindow(name, address, length, writable);
        for (long page = address >>> PAGE_BITS; length > 0 && page <= address + length - 1 >>> PAGE_BITS; page++) {
            page(page).open(window);
        }
        return window;
    }

    /** From now on the device may not touch the range, unless another window shows it. */
    public void close(MemoryWindow window) {
        long last = window.address() + window.length() - 1 >>> PAGE_BITS;
        for (long page = window.address() >>> PAGE_BITS; window.length() > 0 && page <= last; page++) {
            page(page).close(window);
        }
    }

    /** What the device is doing, for messages: the frame it has received last, or a text. */
    public void cause(Object what) {
        cause = what;
    }

    public void listen(WriteListener to) {
        listener = to;
    }

    /** One more who is told of writes beside the listener. */
    public void observe(WriteListener to) {
        observers.add(to);
    }

    /** Somebody who is told of writes of the host. */
    public void follow(WriteListener to) {
        follower = to;
    }

    /** The last writes of the device. */
    public WriteLog log() {
        return log;
    }

    /** Fails if a byte of a guard band has changed. */
    public void checkGuards() {
        guards.check(this, GUARD, GUARD_BYTE);
    }

    /** A write of the device. */
    public void deviceWrite(long address, byte[] bytes, int offset, int count) {
        if (count > 0) {
            require(address, count, true);
            store(address, bytes, offset, count);
            log.add(address, count);
            listener.written(address, count);
            for (WriteListener observer : observers) {
                observer.written(address, count);
            }
        }
    }

    /**
     * A beat of a bus of the device, up to 128 bytes: bit i of {@code high:low} says whether byte i is written.
     * Runs of bytes are checked, so a strobe that is clear touches nothing.
     */
    public void deviceWrite(long address, byte[] beat, int count, long low, long high) {
        int from = 0;
        while (from < count) {
            int run = Math.min(run(low, high, from), count - from);
            if (strobe(low, high, from)) {
                deviceWrite(address + from, beat, from, run);
            }
            from += run;
        }
    }

    /** How many strobes from {@code from} on have the value of that one; at most 64. */
    private static int run(long low, long high, int from) {
        long bits = from >= 64 ? high >>> from - 64 : from == 0 ? low : low >>> from | high << 64 - from;
        int run = Long.numberOfTrailingZeros((bits & 1) != 0 ? ~bits : bits);
        return Math.max(1, Math.min(run, 64));
    }

    private static boolean strobe(long low, long high, int at) {
        return ((at < 64 ? low : high) >>> (at & 63) & 1) != 0;
    }

    /** A read of the device. */
    public void deviceRead(long address, byte[] into, int offset, int count) {
        if (count > 0) {
            require(address, count, false);
            read(address, into, offset, count);
        }
    }

    /** Whether the device may read the byte here. */
    public boolean isReadable(long address) {
        return page(address >>> PAGE_BITS).allows(address, 1, false);
    }

    private void require(long address, int count, boolean write) {
        MemoryPage page = page(address >>> PAGE_BITS);
        if (!page.allows(address, count, write)) {
            throw new MemoryFault("device " + (write ? "write" : "read") + " of " + count + " bytes at 0x"
                + Long.toHexString(address) + " is outside of what it may " + (write ? "write" : "read")
                + "; windows near: " + page.windows() + "; cause: " + cause);
        }
    }

    /** A write of the host. */
    public void write(long address, byte[] bytes, int offset, int count) {
        store(address, bytes, offset, count);
        follower.written(address, count);
    }

    private void store(long address, byte[] bytes, int offset, int count) {
        for (int done = 0; done < count;) {
            int at = (int) (address + done) & PAGE - 1;
            int part = Math.min(count - done, PAGE - at);
            System.arraycopy(bytes, offset + done, page(address + done >>> PAGE_BITS).data(PAGE), at, part);
            done += part;
        }
    }

    public void write(long address, byte[] bytes) {
        write(address, bytes, 0, bytes.length);
    }

    /** A read of the host. */
    public void read(long address, byte[] into, int offset, int count) {
        for (int done = 0; done < count;) {
            int at = (int) (address + done) & PAGE - 1;
            int part = Math.min(count - done, PAGE - at);
            System.arraycopy(page(address + done >>> PAGE_BITS).data(PAGE), at, into, offset + done, part);
            done += part;
        }
    }

    public byte[] read(long address, int count) {
        byte[] bytes = new byte[count];
        read(address, bytes, 0, count);
        return bytes;
    }

    private MemoryPage page(long number) {
        if (recent == null || recentNumber != number) {
            recent = pages.computeIfAbsent(number, n -> new MemoryPage());
            recentNumber = number;
        }
        return recent;
    }
}
