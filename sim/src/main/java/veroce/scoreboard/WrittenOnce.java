package veroce.scoreboard;

import java.util.Arrays;
import veroce.memory.WriteListener;

/** Fails when the device writes a byte of a buffer a second time: a packet was placed twice. */
final class WrittenOnce implements WriteListener {
    private static final int WORD = 64;

    private final long address;
    private final int size;
    /** One bit per byte. Not a BitSet, which looks for the next bit that is set behind the end of a write too. */
    private final long[] written;

    WrittenOnce(long address, int size) {
        this.address = address;
        this.size = size;
        written = new long[Math.ceilDiv(size, WORD)];
    }

    @Override public void written(long at, int length) {
        long offset = at - address;
        if (offset < 0 || offset >= size) {
            return;
        }
        int from = (int) offset;
        int to = Math.min(from + length, size);
        for (int word = from / WORD; word <= (to - 1) / WORD; word++) {
            long bytes = bytes(word, from, to);
            long again = written[word] & bytes;
            if (again != 0) {
                throw new Mismatch("byte " + (word * WORD + Long.numberOfTrailingZeros(again))
                    + " of the target is written a second time, by a write of " + length + " bytes at " + from);
            }
            written[word] |= bytes;
        }
    }

    void clear() {
        Arrays.fill(written, 0);
    }

    /** The next message may write this part. */
    void clear(int from, int length) {
        for (int word = from / WORD; word <= (from + length - 1) / WORD; word++) {
            written[word] &= ~bytes(word, from, from + length);
        }
    }

    /** Which bytes of a word lie in a range. */
    private static long bytes(int word, int from, int to) {
        int first = Math.max(0, from - word * WORD);
        int behind = Math.min(WORD, to - word * WORD);
        return (behind == WORD ? -1L : (1L << behind) - 1) & -1L << first;
    }
}
