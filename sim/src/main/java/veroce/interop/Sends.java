package veroce.interop;

import java.util.Arrays;
import veroce.endpoint.SendRequest;

/** We send, every message other bytes; the kernel's receives go round its buffer, so the last of each place is seen. */
final class Sends extends Traffic {

    Sends(Means means) {
        super(means);
    }

    @Override void prepare() {
        for (Pair pair : pairs()) {
            fill(pair.buffer(), randomBytes(pair.length()));
        }
    }

    @Override void run() {
        int size = row().size();
        for (int k = 0; k < row().iterations(); k++) {
            for (Pair pair : pairs()) {
                post(pair, SendRequest.send(k, pair.buffer() + (long) k * size, pair.key(), size));
            }
        }
        awaitSent(row().iterations() * pairs().size());
    }

    @Override void check() {
        int size = row().size();
        int rounded = Math.ceilDiv(slots().span(), slots().line()) * slots().line();
        for (int i = 0; i < pairs().size(); i++) {
            Pair pair = pairs().get(i);
            // Receive buffers stand behind those of the sends, each rounded up to a cache line.
            long base = pair.theirs().address() + (long) (row().queuePairs() + i) * (rounded - slots().span());
            byte[] guest = guest().read(base, slots().span());
            byte[] ours = ours(pair.buffer(), row().iterations() * size);
            int first = Math.max(0, row().iterations() - slots().count());
            for (int k = first; k < row().iterations(); k++) {
                int at = slots().offset(k);
                compare("queue pair " + i + ", message " + k, Arrays.copyOfRange(ours, k * size, (k + 1) * size),
                    Arrays.copyOfRange(guest, at, at + size));
            }
        }
    }
}
