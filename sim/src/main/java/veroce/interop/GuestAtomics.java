package veroce.interop;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import veroce.endpoint.Operation;

/** The kernel adds one to words of ours, or exchanges those that are zero for zero. */
final class GuestAtomics extends Traffic {
    private static final int WORD = Long.BYTES;

    private long[][] before;

    GuestAtomics(Means means) {
        super(means);
    }

    @Override void prepare() {
        before = new long[pairs().size()][slots().count()];
        for (int i = 0; i < before.length; i++) {
            for (int slot = 0; slot < slots().count(); slot++) {
                before[i][slot] = slot % 3 == 0 ? 0 : random().nextLong();
                fill(pairs().get(i).buffer() + slots().offset(slot), bytes(before[i][slot]));
            }
        }
    }

    @Override void run() {}

    @Override void check() {
        int one = row().tool().operation() == Operation.FETCH_ADD ? 1 : 0;
        for (int i = 0; i < before.length; i++) {
            byte[] guest = guest().read(guestLocal(i), slots().span());
            for (int slot = 0; slot < Math.min(slots().count(), row().iterations()); slot++) {
                long times = (long) one * slots().messages(slot, row().iterations());
                int at = slots().offset(slot);
                compare("queue pair " + i + ", our word " + slot, bytes(before[i][slot] + times),
                    ours(pairs().get(i).buffer() + at, WORD));
                compare("queue pair " + i + ", what the guest fetched of word " + slot,
                    bytes(before[i][slot] + times - one), java.util.Arrays.copyOfRange(guest, at, at + WORD));
            }
        }
    }

    static byte[] bytes(long word) {
        return ByteBuffer.allocate(WORD).order(ByteOrder.LITTLE_ENDIAN).putLong(word).array();
    }
}
