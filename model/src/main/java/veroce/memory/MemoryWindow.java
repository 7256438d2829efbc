package veroce.memory;

/** A range of host memory that the device may touch, from when it is opened until it is closed. */
public final class MemoryWindow {
    private final String name;
    private final long address;
    private final long length;
    private final boolean writable;

    MemoryWindow(String name, long address, long length, boolean writable) {
        this.name = name;
        this.address = address;
        this.length = length;
        this.writable = writable;
    }

    public String name() {
        return name;
    }

    public long address() {
        return address;
    }

    public long length() {
        return length;
    }

    public boolean writable() {
        return writable;
    }

    boolean holds(long from, long count) {
        long offset = from - address;
        return offset >= 0 && offset <= length - count;
    }

    @Override public String toString() {
        return name + " at 0x" + Long.toHexString(address) + ", " + length + " bytes, "
            + (writable ? "read and write" : "read only");
    }
}
