package veroce.interop;

import java.util.Arrays;
import veroce.endpoint.Operation;
import veroce.endpoint.SendRequest;

/**
 * We write to the kernel or read from it. The server's buffer is made so large that every message has a place of its
 * own, up to a limit.
 */
final class Requests extends Traffic {
    private static final int MOST = 1 << 20;

    Requests(Means means) {
        super(means);
    }

    /** Bytes of the buffer of the server. */
    static int span(InteropRow row) {
        return (int) Math.clamp((long) row.size() * row.iterations(), row.size(), Math.max(MOST, row.size()));
    }

    @Override void prepare() {
        for (Pair pair : pairs()) {
            fill(pair.buffer(), randomBytes(pair.length()));
        }
    }

    @Override void run() {
        int size = row().size();
        int places = row().tool().latency() ? 1 : span(row()) / size;
        int posted = 0;
        for (int k = 0; k < row().iterations(); k++) {
            for (Pair pair : pairs()) {
                long offset = (long) (k % places) * size;
                long local = pair.buffer() + offset;
                long remote = pair.theirs().address() + offset;
                post(pair, row().tool().operation() == Operation.READ
                    ? SendRequest.read(k, local, pair.key(), size, remote, pair.theirs().key())
                    : SendRequest.write(k, local, pair.key(), size, remote, pair.theirs().key()));
                posted++;
            }
            if (row().tool().latency()) {
                awaitSent(posted);
            }
        }
        awaitSent(posted);
    }

    @Override void check() {
        int bytes = row().tool().latency() ? row().size() : span(row()) / row().size() * row().size();
        for (int i = 0; i < pairs().size(); i++) {
            Pair pair = pairs().get(i);
            compare("queue pair " + i + ", the guest's memory against ours", ours(pair.buffer(), bytes),
                Arrays.copyOf(guest().read(pair.theirs().address(), bytes), bytes));
        }
    }
}
