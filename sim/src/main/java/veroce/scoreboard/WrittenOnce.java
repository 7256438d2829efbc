package veroce.scoreboard;

import java.util.BitSet;
import veroce.memory.WriteListener;

/** Fails when the device writes a byte of a buffer a second time: a packet was placed twice. */
final class WrittenOnce implements WriteListener {
    private final long address;
    private final int size;
    private final BitSet written = new BitSet();

    WrittenOnce(long address, int size) {
        this.address = address;
        this.size = size;
    }

    @Override public void written(long at, int length) {
        long offset = at - address;
        if (offset < 0 || offset >= size) {
            return;
        }
        int from = (int) offset;
        int again = written.nextSetBit(from);
        if (again >= 0 && again < from + length) {
            throw new Mismatch("byte " + again + " of the target is written a second time, by a write of " + length
                + " bytes at " + from);
        }
        written.set(from, from + length);
    }

    void clear() {
        written.clear();
    }

    /** The next message may write this part. */
    void clear(int from, int length) {
        written.clear(from, from + length);
    }
}
