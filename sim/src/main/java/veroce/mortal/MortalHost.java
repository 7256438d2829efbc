package veroce.mortal;

import java.util.EnumSet;
import java.util.Set;
import java.util.SplittableRandom;
import veroce.endpoint.Access;
import veroce.endpoint.Endpoint;
import veroce.endpoint.Numbering;
import veroce.nic.NicEndpoint;

/**
 * The memory that the mortal queue pairs of one endpoint use, four MRs that stay: what is sent and may be read, inboxes
 * of Sends and sinks of Reads, targets of the peer's Writes, and words for its atomics. Each queue pair has its part of
 * each, and each request of a life its place in that part.
 */
final class MortalHost {
    static final int DOMAIN = 1;
    /** Requests of a life and side. */
    static final int REQUESTS = 64;
    /** Bytes of the longest message. */
    static final int LONGEST = 2048;
    private static final int PART = REQUESTS * LONGEST;
    private static final int WORD = 8;

    final Endpoint endpoint;
    final int sourceKey;
    final int readKey;
    final int homeKey;
    final int targetKey;
    final int wordsKey;
    private final long source;
    private final long home;
    private final long target;
    private final long words;

    MortalHost(Endpoint endpoint, int pairs, SplittableRandom random) {
        this.endpoint = endpoint;
        var memory = endpoint.memory();
        source = memory.allocate(pairs * (long) PART, 64);
        home = memory.allocate(pairs * 2L * PART, 64);
        target = memory.allocate(pairs * (long) PART, 64);
        words = memory.allocate(pairs * (long) WORD, 64);
        var bytes = new byte[pairs * PART];
        random.nextBytes(bytes);
        memory.write(source, bytes);
        sourceKey = register(source, pairs * (long) PART, EnumSet.noneOf(Access.class));
        readKey = register(source, pairs * (long) PART, EnumSet.of(Access.REMOTE_READ));
        homeKey = register(home, pairs * 2L * PART, EnumSet.of(Access.LOCAL_WRITE));
        targetKey = register(target, pairs * (long) PART, EnumSet.of(Access.REMOTE_WRITE));
        wordsKey = register(words, pairs * (long) WORD, EnumSet.of(Access.REMOTE_ATOMIC));
    }

    private int register(long address, long length, Set<Access> rights) {
        return endpoint.register(DOMAIN, address, length, rights);
    }

    /** Of a pair, so many bytes behind its beginning. */
    long source(int pair, int offset) {
        return source + pair * (long) PART + offset;
    }

    /** Where the message of a receive request goes. */
    long inbox(int pair, int receive) {
        return home + pair * 2L * PART + receive * (long) LONGEST;
    }

    /** Where a Read or an atomic puts what it finds. */
    long sink(int pair, int request) {
        return home + (pair * 2L + 1) * PART + request * (long) LONGEST;
    }

    /** Where a Write of the peer goes. */
    long target(int pair, int request) {
        return target + pair * (long) PART + request * (long) LONGEST;
    }

    long word(int pair) {
        return words + pair * (long) WORD;
    }

    /** All that a pair may be brought by its peer is zero. */
    void clear(int pair) {
        endpoint.memory().write(inbox(pair, 0), new byte[2 * PART]);
        endpoint.memory().write(target(pair, 0), new byte[PART]);
    }

    /** All that lies where a queue pair may write. */
    byte[] written(int pair) {
        var bytes = new byte[3 * PART + WORD];
        var memory = endpoint.memory();
        memory.read(inbox(pair, 0), bytes, 0, 2 * PART);
        memory.read(target(pair, 0), bytes, 2 * PART, PART);
        memory.read(word(pair), bytes, 3 * PART, WORD);
        return bytes;
    }

    /** An MR of one byte that the peer may withdraw. */
    int lease(int pair) {
        return register(source(pair, 0), 1, EnumSet.of(Access.REMOTE_INVALIDATE));
    }

    /** Takes back a lease of which nobody knows whether the peer has withdrawn it. */
    void release(int key) {
        if (endpoint instanceof NicEndpoint nic) {
            nic.release(key);
            return;
        }
        try {
            endpoint.invalidate(key);
        } catch (IllegalArgumentException e) {
            // it was withdrawn
        }
    }

    /**
     * Ends a life.
     *
     * @param poll takes what the endpoint has completed before, which nothing can be told of afterwards
     */
    void end(int queuePair, Numbering next, Runnable poll) {
        if (endpoint instanceof NicEndpoint nic) {
            nic.end(queuePair);
            poll.run();
            nic.restart(queuePair, next);
        } else {
            poll.run();
            endpoint.reset(queuePair, next);
        }
    }

    /** A queue pair may begin again at once: who asks for it sees to it that no frame of its last life comes. */
    void noRest() {
        if (endpoint instanceof NicEndpoint nic) {
            nic.set("qp_quiet.time", 0);
        }
    }
}
