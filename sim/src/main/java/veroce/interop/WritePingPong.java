package veroce.interop;

import veroce.endpoint.SendRequest;

/**
 * Writes to and fro, each seen by its last byte, which counts: the server begins. The programs end without a word, so
 * the guest's memory is looked at before the last message.
 */
final class WritePingPong extends Traffic {
    private final Pair pair = pairs().getFirst();

    WritePingPong(Means means) {
        super(means);
    }

    private long local() {
        return pair.buffer() + slots().span();
    }

    @Override void run() {
        int last = row().iterations();
        for (int k = 1; k <= last; k++) {
            if (!row().guestIsClient()) {
                awaitMessage(k);
            }
            if (k == last) {
                compare("message " + (k - 1) + " in the guest", ours(local(), row().size()),
                    guest().read(pair.theirs().address(), row().size()));
            }
            byte[] bytes = randomBytes(row().size());
            bytes[bytes.length - 1] = (byte) k;
            fill(local(), bytes);
            post(pair, SendRequest.write(k, local(), pair.key(), bytes.length, pair.theirs().address(),
                pair.theirs().key()));
            awaitSent(k);
            if (row().guestIsClient()) {
                awaitMessage(k);
            }
        }
    }

    private void awaitMessage(int number) {
        int size = row().size();
        awaitByte(pair.buffer() + size - 1, number, "message " + number + " of the guest");
        byte[] expected = new byte[size];
        expected[size - 1] = (byte) number;
        compare("message " + number + " of the guest", expected, ours(pair.buffer(), size));
    }

    @Override void check() {}
}
