package veroce.interop;

import java.util.Arrays;
import veroce.endpoint.ReceiveRequest;
import veroce.endpoint.SendRequest;

/** Sends to and fro: the client begins. What we send is other bytes each time. */
final class SendPingPong extends Traffic {
    private final Pair pair = pairs().getFirst();

    SendPingPong(Means means) {
        super(means);
    }

    @Override void prepare() {
        int size = row().size();
        fill(pair.buffer() + (long) row().iterations() * size, randomBytes(row().iterations() * size));
        for (int k = 0; k < row().iterations(); k++) {
            postReceive(pair, new ReceiveRequest(k, pair.buffer() + (long) k * size, pair.key(), size));
        }
    }

    @Override void run() {
        int size = row().size();
        for (int k = 0; k < row().iterations(); k++) {
            if (row().guestIsClient()) {
                awaitReceived(k + 1);
            }
            post(pair, SendRequest.send(k, mine(k), pair.key(), size));
            awaitSent(k + 1);
            if (!row().guestIsClient()) {
                awaitReceived(k + 1);
            }
        }
    }

    private long mine(int message) {
        return pair.buffer() + (long) (row().iterations() + message) * row().size();
    }

    @Override void check() {
        int size = row().size();
        byte[] source = guest().read(guestLocal(0), size);
        for (int k = 0; k < row().iterations(); k++) {
            compare("message " + k + " of the guest", source, ours(pair.buffer() + (long) k * size, size));
        }
        int rounded = Math.ceilDiv(slots().span(), slots().line()) * slots().line();
        compare("our last message", ours(mine(row().iterations() - 1), size),
            Arrays.copyOf(guest().read(pair.theirs().address() + rounded - slots().span(), size), size));
    }
}
