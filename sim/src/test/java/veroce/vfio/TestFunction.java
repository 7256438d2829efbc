package veroce.vfio;

import static java.lang.foreign.ValueLayout.JAVA_BYTE;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.CopyOnWriteArrayList;

/**
 * A function whose BAR 0 tells what was done to it. A write of 4 bytes at COPY moves as many bytes of memory as it says
 * from SOURCE to TARGET, in its own time, and interrupts; at INTERRUPT it raises a vector.
 */
final class TestFunction implements PciFunction {
    static final PciIdentity IDENTITY = new PciIdentity(0x1234, 0x5678, 0x9abc, 0xdef0, 0x028000);
    static final int COPY = 0x100;
    static final int INTERRUPT = 0x104;
    static final int FAIL = 0x108;
    static final long SOURCE = 0x1_0000_0000L;
    static final long TARGET = 0x1_0000_2000L;

    final List<String> accesses = new CopyOnWriteArrayList<>();
    volatile boolean isThere = true;
    private final List<Long> copies = new ArrayList<>();
    private PciPort port;

    @Override public boolean isThere() {
        return isThere;
    }

    @Override public PciIdentity identity() {
        return IDENTITY;
    }

    @Override public int bytes() {
        return 1 << 16;
    }

    @Override public int vectors() {
        return 4;
    }

    @Override public void attach(PciPort to) {
        port = to;
    }

    @Override public long read(long offset, int bytes) {
        accesses.add(String.format(Locale.ROOT, "read %x, %d", offset, bytes));
        return 0x8877_6655_4433_2211L >>> 8 * (offset & 7);
    }

    @Override public void write(long offset, long value, int bytes) {
        accesses.add(String.format(Locale.ROOT, "write %x, %d: %x", offset, bytes, value));
        switch ((int) offset) {
            case COPY -> copies.add(value);
            case INTERRUPT -> port.interrupt((int) value);
            case FAIL -> throw new IllegalStateException("planted");
            default -> { }
        }
    }

    @Override public void reset() {
        accesses.add("reset");
    }

    @Override public void listening() {
        accesses.add("listening");
    }

    @Override public long advance() {
        for (long count : copies) {
            var from = port.memory(SOURCE, count);
            var to = port.memory(TARGET, count);
            accesses.add(from == null || to == null ? "no memory" : "copied");
            for (long i = 0; from != null && to != null && i < count; i++) {
                to.set(JAVA_BYTE, i, from.get(JAVA_BYTE, i));
            }
            port.interrupt(0);
        }
        copies.clear();
        return 50;
    }
}
