package veroce.interop;

import java.util.Arrays;
import veroce.endpoint.ReceiveRequest;

/** The kernel sends; each of its messages has a buffer of its own here. */
final class GuestSends extends Traffic {

    GuestSends(Means means) {
        super(means);
    }

    @Override void prepare() {
        int size = row().size();
        for (Pair pair : pairs()) {
            for (int k = 0; k < row().iterations(); k++) {
                postReceive(pair, new ReceiveRequest(k, pair.buffer() + (long) k * size, pair.key(), size));
            }
        }
    }

    @Override void run() {
        awaitReceived(row().iterations() * pairs().size());
    }

    @Override void check() {
        int size = row().size();
        for (int i = 0; i < pairs().size(); i++) {
            byte[] guest = guest().read(guestLocal(i), slots().span());
            byte[] ours = ours(pairs().get(i).buffer(), row().iterations() * size);
            for (int k = 0; k < row().iterations(); k++) {
                int from = slots().offset(k);
                compare("queue pair " + i + ", message " + k, Arrays.copyOfRange(guest, from, from + size),
                    Arrays.copyOfRange(ours, k * size, (k + 1) * size));
            }
        }
    }
}
