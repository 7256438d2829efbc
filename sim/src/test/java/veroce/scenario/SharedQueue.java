package veroce.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.BitSet;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.Map;
import rnic.protocol.Command;
import rnic.protocol.CommandResult;
import veroce.endpoint.Access;
import veroce.memory.MemoryWindow;

/** A life of a shared receive queue of a {@link SharedHost}. */
final class SharedQueue {
    static final int SLOT = 4096;
    static final int UNREADABLE = 0xffff;
    private static final int TAGS = 512;

    final SharedHost host;
    final int number;
    final int sizeLog;
    final int ahead;
    final long base;
    private final MemoryWindow window;
    final long inbox;
    int inboxKey;
    private boolean isOpen = true;
    /** Position of the request that has a tag. */
    private final Map<Integer, Integer> open = new HashMap<>();
    private final BitSet done = new BitSet();
    private int nextTag;
    int posted;
    /** Requests that the NIC has surely read. */
    int read;
    /** Requests that could not be read. */
    int unknown;
    boolean mayBeRefused;
    boolean isLossy;
    int users;

    SharedQueue(SharedHost host, int number, int sizeLog, int ahead, int limit) {
        this.host = host;
        this.number = number;
        this.sizeLog = sizeLog;
        this.ahead = ahead;
        base = host.nic.memory().allocate(Math.max(64, 32L << sizeLog), 64);
        window = host.nic.memory().open("shared queue " + number, base, 32L << sizeLog, false);
        inbox = host.nic.memory().allocate((long) SLOT * TAGS, 4096);
        inboxKey = host.nic.register(SharedHost.PD, inbox, (long) SLOT * TAGS, EnumSet.of(Access.LOCAL_WRITE));
        host.queues.put(number, this);
        host.must(Command.CREATE_SRQ, number, Map.of("base.address", base, "queue.size", (long) sizeLog, "queue.ahead",
            (long) ahead, "queue.limit", (long) limit));
    }

    int room() {
        return Math.min((1 << sizeLog) - (posted - read), TAGS - open.size());
    }

    /** Closes the MR of the buffers, or opens it under another key: WQEs that name the old one fail. */
    void turnInbox() {
        if (isOpen) {
            host.nic.invalidate(inboxKey);
        } else {
            inboxKey = host.nic.register(SharedHost.PD, inbox, (long) SLOT * TAGS, EnumSet.of(Access.LOCAL_WRITE));
        }
        isOpen = !isOpen;
    }

    /** Writes a request, and does not say so. */
    void write(int length) {
        while (open.containsKey(nextTag)) {
            nextTag = (nextTag + 1) % TAGS;
        }
        var entry = ByteBuffer.allocate(32).order(ByteOrder.LITTLE_ENDIAN);
        entry.putLong(0, inbox + (long) nextTag * SLOT).putInt(8, length).putInt(12, inboxKey)
            .putShort(16, (short) nextTag);
        host.nic.memory().write(base + 32L * (posted & (1 << sizeLog) - 1), entry.array());
        open.put(nextTag, posted++);
        nextTag = (nextTag + 1) % TAGS;
    }

    void ring() {
        host.ring(SharedHost.SHARED_DOORBELL, (long) number << 16 | posted & 0xffff);
    }

    void post(int count) {
        int most = Math.min(count, room());
        for (int i = 0; i < most; i++) {
            write(host.random.nextInt(200) < host.wrongs ? host.random.nextInt(SLOT) : SLOT);
        }
        if (most > 0) {
            ring();
        }
    }

    void limit(int below) {
        host.ring(SharedHost.SHARED_DOORBELL, 1L << 31 | (long) number << 16 | below & 0xffff);
    }

    /** The request with that tag is complete; gives where its buffer is. */
    long finish(int tag, Object what) {
        if (tag == UNREADABLE) {
            assertThat(mayBeRefused).as("%s could not be read, %s", what, host).isTrue();
            unknown++;
            return -1;
        }
        Integer at = open.remove(tag);
        assertThat(at).as("%s completes an open request, %s", what, host).isNotNull();
        done.set(at);
        read = Math.max(read, at + 1);
        return inbox + (long) tag * SLOT;
    }

    /** Nobody uses it: all that were dealt have come back, which are the first ones. */
    void isWhole() {
        assertThat(users).isZero();
        int missing = read - done.cardinality();
        if (!isLossy) {
            assertThat(missing).as("requests that were dealt and did not come back: %s, %s", this, host)
                .isBetween(0, unknown);
        }
    }

    void destroy() {
        isWhole();
        assertThat(host.attempt(Command.DESTROY_SRQ, number, Map.of())).as("%s, %s", this, host)
            .isEqualTo(CommandResult.DONE);
        host.queues.remove(number);
        host.nic.memory().close(window);
        if (isOpen) {
            host.nic.invalidate(inboxKey);
        }
    }

    @Override public String toString() {
        return "srq " + number + " of 2^" + sizeLog + " ahead " + ahead + ": posted " + posted + ", read " + read
            + ", done " + done.cardinality() + ", unknown " + unknown + ", users " + users;
    }
}
