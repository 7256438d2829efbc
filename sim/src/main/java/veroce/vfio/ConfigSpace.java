package veroce.vfio;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/**
 * The configuration space of a PCI Express endpoint: header of type 0, MSI-X, PCI Express with function level reset,
 * power management: each function must have it, and Linux 6.1 gives one without it no MSI-X when its driver comes again.
 * Bits that software may not write keep their values.
 */
final class ConfigSpace {
    static final int BYTES = 256;
    private static final int COMMAND = 0x04;
    private static final int STATUS = 0x06;
    private static final int CLASS = 0x08;
    private static final int CACHE_LINE = 0x0c;
    private static final int BARS = 0x10;
    private static final int SUBSYSTEM = 0x2c;
    private static final int CAPABILITIES = 0x34;
    private static final int INTERRUPT_LINE = 0x3c;
    private static final int MSIX = 0x40;
    private static final int MSIX_CONTROL = MSIX + 2;
    private static final int EXPRESS = 0x50;
    private static final int DEVICE_CONTROL = EXPRESS + 8;
    private static final int HAS_CAPABILITIES = 0x10;
    private static final int COMMAND_WRITABLE = 0x0546; // memory, bus master, parity, SERR, no INTx
    private static final int BUS_MASTER = 4;
    private static final int MSIX_WRITABLE = 0xc000;
    private static final int MSIX_ENABLE = 0x8000;
    private static final int START_RESET = 0x8000;
    private static final int DEVICE_CONTROL_WRITABLE = 0x7fff & ~0x0f00;
    private static final int MEMORY_64 = 4;
    /** Endpoint, version 2; function level reset and error reporting by roles; 8 GT/s over 16 lanes. */
    private static final int EXPRESS_KIND = 2;
    private static final int DEVICE_CAPABILITIES = 1 << 28 | 1 << 15;
    private static final int LINK = 0x103;
    private static final int POWER = 0x90;
    private static final int POWER_CONTROL = POWER + 4;
    /** Version 3; states D0 and D3hot, from which it comes back with all that it knew. */
    private static final int POWER_KIND = 3;
    private static final int POWER_KEEPS = 8;
    private static final int POWER_STATE = 3;

    private final PciIdentity identity;
    private final ByteBuffer values = ByteBuffer.allocate(BYTES).order(ByteOrder.LITTLE_ENDIAN);
    private final ByteBuffer writable = ByteBuffer.allocate(BYTES).order(ByteOrder.LITTLE_ENDIAN);

    /** Memory of 64-bit BARs 0 and 2; the table of MSI-X begins in BAR 2, its pending bits in the middle of it. */
    ConfigSpace(PciIdentity identity, int bar0, int bar2, int vectors) {
        this.identity = identity;
        bar(0, bar0);
        bar(2, bar2);
        writable.putShort(COMMAND, (short) COMMAND_WRITABLE);
        writable.put(CACHE_LINE, (byte) 0xff);
        writable.put(INTERRUPT_LINE, (byte) 0xff);
        writable.putShort(MSIX_CONTROL, (short) MSIX_WRITABLE);
        writable.putShort(DEVICE_CONTROL, (short) DEVICE_CONTROL_WRITABLE);
        writable.put(POWER_CONTROL, (byte) POWER_STATE);
        values.putInt(0, identity.vendor() | identity.device() << 16);
        values.putShort(STATUS, (short) HAS_CAPABILITIES);
        values.putInt(CLASS, identity.classCode() << 8);
        values.putInt(SUBSYSTEM, identity.subsystemVendor() | identity.subsystem() << 16);
        values.put(CAPABILITIES, (byte) MSIX);
        values.putInt(MSIX, 0x11 | EXPRESS << 8 | vectors - 1 << 16);
        values.putInt(MSIX + 4, 2);
        values.putInt(MSIX + 8, bar2 / 2 | 2);
        values.putInt(EXPRESS, 0x10 | POWER << 8 | EXPRESS_KIND << 16);
        values.putInt(EXPRESS + 4, DEVICE_CAPABILITIES);
        values.putInt(EXPRESS + 12, LINK);
        values.putShort(EXPRESS + 18, (short) (0x1000 | LINK));
        values.putInt(POWER, 0x01 | POWER_KIND << 16);
        values.putInt(POWER_CONTROL, POWER_KEEPS);
    }

    private void bar(int number, int bytes) {
        values.putInt(BARS + 4 * number, MEMORY_64);
        writable.putLong(BARS + 4 * number, -(long) bytes);
    }

    PciIdentity identity() {
        return identity;
    }

    byte read(int offset) {
        return values.get(offset);
    }

    /** Writes what may be written; true if it starts a function level reset. */
    boolean write(int offset, byte value) {
        int mask = writable.get(offset);
        values.put(offset, (byte) (values.get(offset) & ~mask | value & mask));
        return offset == DEVICE_CONTROL + 1 && (value << 8 & START_RESET) != 0;
    }

    /** Everything that software has written is forgotten but the BARs, which its machine keeps. */
    void reset() {
        for (int i = 0; i < BYTES; i++) {
            if (i < BARS || i >= BARS + 24) {
                values.put(i, (byte) (values.get(i) & ~writable.get(i)));
            }
        }
    }

    /** Whether the function may read and write memory: in D0 only. */
    boolean isBusMaster() {
        return (values.get(COMMAND) & BUS_MASTER) != 0 && (values.get(POWER_CONTROL) & POWER_STATE) == 0;
    }

    boolean isMsixEnabled() {
        return (values.getShort(MSIX_CONTROL) & MSIX_ENABLE) != 0;
    }
}
