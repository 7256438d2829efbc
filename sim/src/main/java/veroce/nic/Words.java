package veroce.nic;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/** Bytes of frames and of memory as words of a bus: the first byte in the lowest bits. */
final class Words {
    private static final VarHandle LONG =
        MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

    private Words() {
    }

    /** Puts bytes into words; the lanes behind them are 0. */
    static void pack(byte[] from, int at, int count, long[] words) {
        for (int i = 0; i < words.length; i++) {
            int left = count - 8 * i;
            if (left >= 8) {
                words[i] = (long) LONG.get(from, at + 8 * i);
            } else {
                long word = 0;
                for (int j = 0; j < left; j++) {
                    word |= (from[at + 8 * i + j] & 0xffL) << 8 * j;
                }
                words[i] = word;
            }
        }
    }

    /** Takes bytes out of words. */
    static void unpack(long[] words, int count, byte[] into, int at) {
        int whole = count / 8;
        for (int i = 0; i < whole; i++) {
            LONG.set(into, at + 8 * i, words[i]);
        }
        for (int i = 8 * whole; i < count; i++) {
            into[at + i] = (byte) (words[i / 8] >>> 8 * (i % 8));
        }
    }

    /** A mask of the first lanes. */
    static void lanes(int count, long[] lanes) {
        for (int i = 0; i < lanes.length; i++) {
            int left = count - 64 * i;
            lanes[i] = left >= 64 ? -1 : left <= 0 ? 0 : (1L << left) - 1;
        }
    }

    /** How many lanes a mask has. */
    static int count(long[] lanes) {
        int count = 0;
        for (long lane : lanes) {
            count += Long.bitCount(lane);
        }
        return count;
    }
}
