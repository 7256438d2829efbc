package veroce.interop;

import java.util.EnumSet;
import veroce.endpoint.Access;
import veroce.endpoint.Address;
import veroce.endpoint.Congestion;
import veroce.endpoint.Endpoint;
import veroce.endpoint.Numbering;
import veroce.endpoint.Peer;
import veroce.endpoint.Profile;
import veroce.endpoint.QueuePairOptions;

/** A queue pair of ours, with the buffer that it tells the other side of, and what the other side has told. */
final class Pair {
    /** Reads and atomics that may be open in either direction. */
    static final int READS = 16;
    /** Queue pairs 0 and 1 are those of management to every stack and every dissector. */
    private static final int MANAGEMENT = 1;
    private static final int DOMAIN = 1;
    private static final int PAGE = 4096;
    private static final int RNR_TIMER = 12;
    private static final int ANY_RETRIES = 7;

    private final int number;
    private final long buffer;
    private final int length;
    private final int key;
    private final int psn;
    private final Address own;
    private PerftestAddress theirs;

    /**
     * Makes the queue pair.
     *
     * @param length   of the buffer, which the other side may use in every way
     * @param requests that it may have in each of its queues
     */
    Pair(Endpoint endpoint, int length, int requests, int psn, int pmtu, int rtoExponent) {
        this.length = length;
        this.psn = psn;
        own = endpoint.address();
        buffer = endpoint.memory().allocate(length, PAGE);
        key = endpoint.register(DOMAIN, buffer, length, EnumSet.allOf(Access.class));
        int room = Integer.highestOneBit(Math.max(2, requests) - 1) << 1;
        var options = new QueuePairOptions().profile(Profile.ROCE_V2).protectionDomain(DOMAIN)
            .pmtu(pmtu).queues(room, room).numbering(Numbering.from(psn)).retries(ANY_RETRIES)
            .rnr(ANY_RETRIES, RNR_TIMER).rtoExponent(rtoExponent).paths(1).reads(READS).atomics()
            .congestion(Congestion.NONE);
        int made = endpoint.create(options.settings());
        while (made <= MANAGEMENT) {
            made = endpoint.create(options.settings());
        }
        number = made;
    }

    /** What perftest is told of it. */
    PerftestAddress told() {
        return new PerftestAddress(0, READS, number, psn, key, buffer, own.ip(), 0);
    }

    void connect(Endpoint endpoint, PerftestAddress peer) {
        theirs = peer;
        endpoint.connect(number, new Peer(new Address(Guest.MAC, peer.gid(), -1), peer.queuePair(),
            Numbering.from(peer.psn())));
    }

    PerftestAddress theirs() {
        return theirs;
    }

    int number() {
        return number;
    }

    long buffer() {
        return buffer;
    }

    int length() {
        return length;
    }

    int key() {
        return key;
    }
}
