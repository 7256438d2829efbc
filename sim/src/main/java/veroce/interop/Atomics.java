package veroce.interop;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import veroce.endpoint.Operation;
import veroce.endpoint.SendRequest;

/** We add random numbers to words of the kernel's, or exchange them: every second time for what is not there. */
final class Atomics extends Traffic {
    private static final int WORD = Long.BYTES;
    private static final int WORDS = 16;

    private long[][] expected;
    private long[][] fetched;

    Atomics(Means means) {
        super(means);
    }

    @Override void run() {
        expected = new long[pairs().size()][];
        fetched = new long[pairs().size()][row().iterations()];
        int posted = 0;
        for (int i = 0; i < expected.length; i++) {
            expected[i] = words(guest().read(pairs().get(i).theirs().address(), WORDS * WORD));
        }
        for (int k = 0; k < row().iterations(); k++) {
            for (int i = 0; i < expected.length; i++) {
                post(pairs().get(i), request(i, k));
                posted++;
            }
        }
        awaitSent(posted);
    }

    private SendRequest request(int i, int k) {
        Pair pair = pairs().get(i);
        int word = k % WORDS;
        long local = pair.buffer() + (long) k * WORD;
        long remote = pair.theirs().address() + (long) word * WORD;
        long operand = random().nextLong();
        long now = expected[i][word];
        fetched[i][k] = now;
        if (row().tool().operation() == Operation.FETCH_ADD) {
            expected[i][word] = now + operand;
            return SendRequest.fetchAndAdd(k, local, pair.key(), remote, pair.theirs().key(), operand);
        }
        boolean hit = random().nextBoolean();
        expected[i][word] = hit ? operand : now;
        return SendRequest.compareAndSwap(k, local, pair.key(), remote, pair.theirs().key(), hit ? now : ~now, operand);
    }

    @Override void check() {
        for (int i = 0; i < expected.length; i++) {
            Pair pair = pairs().get(i);
            long[] found = words(guest().read(pair.theirs().address(), WORDS * WORD));
            for (int word = 0; word < WORDS; word++) {
                compare("queue pair " + i + ", word " + word + " of the guest", GuestAtomics.bytes(expected[i][word]),
                    GuestAtomics.bytes(found[word]));
            }
            long[] ours = words(ours(pair.buffer(), row().iterations() * WORD));
            for (int k = 0; k < row().iterations(); k++) {
                compare("queue pair " + i + ", what we fetched with atomic " + k, GuestAtomics.bytes(fetched[i][k]),
                    GuestAtomics.bytes(ours[k]));
            }
        }
    }

    private static long[] words(byte[] bytes) {
        long[] words = new long[bytes.length / WORD];
        ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN).asLongBuffer().get(words);
        return words;
    }
}
