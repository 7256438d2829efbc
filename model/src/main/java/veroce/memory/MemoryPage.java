package veroce.memory;

import java.util.Arrays;

/** A page: its bytes, made when first touched, and the windows that show some of it. */
final class MemoryPage {
    private byte[] data;
    private MemoryWindow[] windows = {};

    byte[] data(int size) {
        if (data == null) {
            data = new byte[size];
        }
        return data;
    }

    void open(MemoryWindow window) {
        windows = Arrays.copyOf(windows, windows.length + 1);
        windows[windows.length - 1] = window;
    }

    void close(MemoryWindow window) {
        int at = Arrays.asList(windows).indexOf(window);
        if (at < 0) {
            throw new IllegalArgumentException("window " + window + " is not open");
        }
        MemoryWindow[] rest = Arrays.copyOf(windows, windows.length - 1);
        System.arraycopy(windows, at + 1, rest, at, rest.length - at);
        windows = rest;
    }

    boolean allows(long address, long count, boolean write) {
        for (MemoryWindow window : windows) {
            if (window.holds(address, count) && (window.writable() || !write)) {
                return true;
            }
        }
        return false;
    }

    String windows() {
        return windows.length == 0 ? "none" : Arrays.toString(windows);
    }
}
