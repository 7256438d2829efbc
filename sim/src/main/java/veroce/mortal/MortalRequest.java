package veroce.mortal;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import veroce.endpoint.SendRequest;

/**
 * A request that a mortal queue pair has posted.
 *
 * @param brings what it brings to its place, on whichever side that is; empty if it may not bring anything
 */
record MortalRequest(SendRequest request, byte[] brings) {
    static final int WORD = 8;

    /** A value of a word as it lies in memory. */
    static byte[] word(long value) {
        return ByteBuffer.allocate(WORD).order(ByteOrder.LITTLE_ENDIAN).putLong(value).array();
    }

    static long word(byte[] bytes, int at) {
        return ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN).getLong(at);
    }

    /**
     * Fails unless a place holds what this brings and zeros behind, or, if it need not be complete, zeros in the place
     * of bytes that never came.
     */
    void check(byte[] found, int from, int size, boolean complete, String where) {
        int length = brings.length;
        for (int i = 0; i < size; i++) {
            int is = found[from + i];
            boolean right = i < length ? is == brings[i] || !complete && is == 0 : is == 0;
            if (!right) {
                throw new MortalFailure("byte " + i + " of " + where + " is 0x" + Integer.toHexString(is & 0xff)
                    + (i < length ? ", it must be 0x" + Integer.toHexString(brings[i] & 0xff) : ", it must be 0")
                    + " (" + (complete ? "done" : "cut") + "): " + request);
            }
        }
    }

    /** Fails unless a place is as the host has left it. */
    static void untouched(byte[] found, int from, int size, String where) {
        for (int i = 0; i < size; i++) {
            if (found[from + i] != 0) {
                throw new MortalFailure("byte " + i + " of " + where + " is 0x"
                    + Integer.toHexString(found[from + i] & 0xff) + ", but nothing was to go there");
            }
        }
    }
}
