package veroce.vfio;

import java.util.Arrays;

/** The regions of a function: its registers in BAR 0, the table of MSI-X in BAR 2, its configuration space. */
final class Regions {
    static final int MSIX_BYTES = 4096;
    static final int CONFIG = 7;
    private static final int MSIX = 2;
    private static final int WIDEST = Long.BYTES;

    private final PciFunction function;
    private final ConfigSpace config;
    private final Runnable functionReset;
    /** The machine keeps the table itself; what it writes here all the same is read back. */
    private final byte[] table = new byte[MSIX_BYTES];

    Regions(PciFunction function, ConfigSpace config, Runnable functionReset) {
        this.function = function;
        this.config = config;
        this.functionReset = functionReset;
    }

    /** Bytes of a region; 0: it is not there. */
    long bytes(int region) {
        return switch (region) {
            case 0 -> function.bytes();
            case MSIX -> MSIX_BYTES;
            case CONFIG -> ConfigSpace.BYTES;
            default -> 0;
        };
    }

    byte[] read(int region, long offset, int count) throws RefusedException {
        demandWithin(region, offset, count);
        byte[] bytes = new byte[count];
        if (isAway()) {
            Arrays.fill(bytes, (byte) -1);
            return bytes;
        }
        int at = (int) offset;
        switch (region) {
            case 0 -> {
                for (int done = 0; done < count;) {
                    int width = width(at + done, count - done);
                    long value = function.read(at + done, width);
                    for (int i = 0; i < width; i++) {
                        bytes[done++] = (byte) (value >>> 8 * i);
                    }
                }
            }
            case MSIX -> System.arraycopy(table, at, bytes, 0, count);
            default -> {
                for (int i = 0; i < count; i++) {
                    bytes[i] = config.read(at + i);
                }
            }
        }
        return bytes;
    }

    void write(int region, long offset, byte[] bytes) throws RefusedException {
        demandWithin(region, offset, bytes.length);
        if (isAway()) {
            return;
        }
        int at = (int) offset;
        switch (region) {
            case 0 -> {
                for (int done = 0; done < bytes.length;) {
                    int width = width(at + done, bytes.length - done);
                    long value = 0;
                    for (int i = 0; i < width; i++) {
                        value |= (bytes[done + i] & 0xffL) << 8 * i;
                    }
                    function.write(at + done, value, width);
                    done += width;
                }
            }
            case MSIX -> System.arraycopy(bytes, 0, table, at, bytes.length);
            default -> configure(at, bytes);
        }
    }

    private boolean isAway() {
        boolean away = !function.isThere();
        if (away) {
            config.reset();
        }
        return away;
    }

    private void configure(int at, byte[] bytes) {
        boolean resets = false;
        for (int i = 0; i < bytes.length; i++) {
            resets |= config.write(at + i, bytes[i]);
        }
        if (resets) {
            functionReset.run();
        }
    }

    /** The widest access that an offset allows. */
    private static int width(int offset, int left) {
        int width = WIDEST;
        while (width > left || offset % width != 0) {
            width /= 2;
        }
        return width;
    }

    private void demandWithin(int region, long offset, int count) throws RefusedException {
        long size = bytes(region);
        if (offset < 0 || offset > size || count > size - offset) {
            throw RefusedException.invalid("an access of " + count + " bytes at 0x" + Long.toHexString(offset)
                + " of region " + region + ", which has " + size);
        }
    }
}
