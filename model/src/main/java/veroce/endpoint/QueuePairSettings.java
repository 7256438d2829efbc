package veroce.endpoint;

import java.util.List;
import veroce.congestion.CongestionAlgorithm;

/**
 * How a queue pair is made. Both ends of a connection use equal settings, but for the numbering of what they send.
 *
 * @param completionQueue of both its queues
 * @param sendQueue       work requests that fit, a power of two; {@code receiveQueue} likewise
 * @param window          W_rx: packets in flight; of RoCEv2 PSNs that may be unacknowledged when a packet leaves
 * @param messageWindow   K: messages in flight
 * @param sackThreshold   TH: reordering that is no loss, in packets
 * @param rnrTimer        code of the pause that an RNR NAK asks for
 * @param rtoExponent     n of 4.096 us x 2^n; 0 switches the timer off
 * @param paths           over which the sender sprays
 * @param bitsPerSecond   of the token bucket; 0 for none
 * @param remoteWrite     whether the peer may write
 * @param verbs           what it does beside Sends and Writes
 * @param sharedQueue     number of the shared receive queue it uses instead of its own, or -1
 * @param congestion      how it meets congestion; both ends agree on whether it is extended
 * @param profile         what both ends speak
 */
public record QueuePairSettings(int protectionDomain, int completionQueue, int pmtu, int partitionKey, int sendQueue,
                                int receiveQueue, Numbering numbering, int window, int messageWindow,
                                int sackThreshold, int retries, int rnrRetries, int rnrTimer, int rtoExponent,
                                int paths, long bitsPerSecond, boolean remoteWrite, Verbs verbs,
                                int sharedQueue, Congestion congestion, Profile profile) {

    public QueuePairSettings {
        require(List.of(256, 512, 1024, 2048, 4096).contains(pmtu), "PMTU", pmtu, "256, 512, 1024, 2048 or 4096");
        require(isPowerOfTwo(sendQueue), "size of the send queue", sendQueue, "a power of two");
        require(isPowerOfTwo(receiveQueue), "size of the receive queue", receiveQueue, "a power of two");
        require(window >= 8 && window <= 4096, "receive window", window, "8 to 4096");
        require(isPowerOfTwo(messageWindow) && messageWindow <= 256, "message window", messageWindow,
            "a power of two up to 256");
        require(sackThreshold >= 0 && sackThreshold < window, "SACK threshold", sackThreshold,
            "0 to less than the window of " + window);
        require(retries >= 0 && retries <= 7, "number of retries", retries, "0 to 7");
        require(rnrRetries >= 0 && rnrRetries <= 7, "number of RNR retries", rnrRetries, "0 to 7; 7 is unlimited");
        require(rnrTimer >= 0 && rnrTimer <= 31, "RNR timer code", rnrTimer, "0 to 31");
        require(rtoExponent >= 0 && rtoExponent <= 20, "RTO exponent", rtoExponent, "0 to 20");
        require(paths >= 1 && paths <= 16, "number of paths", paths, "1 to 16");
        if (profile == Profile.ROCE_V2 && congestion.extended()) {
            throw new IllegalArgumentException("extended congestion control with profile ROCE_V2: its packets have no"
                + " room for it; agree on Congestion(false, ...)");
        }
        require(bitsPerSecond >= 0, "rate", bitsPerSecond, "bits per second, or 0 for no limit");
    }

    public boolean usesSharedQueue() {
        return sharedQueue >= 0;
    }

    /** The same for another life of the queue pair. */
    public QueuePairSettings withNumbering(Numbering numbers) {
        return new QueuePairSettings(protectionDomain, completionQueue, pmtu, partitionKey, sendQueue, receiveQueue,
            numbers, window, messageWindow, sackThreshold, retries, rnrRetries, rnrTimer, rtoExponent, paths,
            bitsPerSecond, remoteWrite, verbs, sharedQueue, congestion, profile);
    }

    /** The same in another profile. */
    public QueuePairSettings withProfile(Profile other) {
        return new QueuePairSettings(protectionDomain, completionQueue, pmtu, partitionKey, sendQueue, receiveQueue,
            numbering, window, messageWindow, sackThreshold, retries, rnrRetries, rnrTimer, rtoExponent, paths,
            bitsPerSecond, remoteWrite, verbs, sharedQueue, congestion, other);
    }

    /** The same with a receive queue of its own. */
    public QueuePairSettings withReceiveQueue(int size) {
        return new QueuePairSettings(protectionDomain, completionQueue, pmtu, partitionKey, sendQueue, size,
            numbering, window, messageWindow, sackThreshold, retries, rnrRetries, rnrTimer, rtoExponent, paths,
            bitsPerSecond, remoteWrite, verbs, -1, congestion, profile);
    }

    /** The same, where both ends tell what they told and nobody's window heeds it. */
    public QueuePairSettings uncontrolled() {
        return new QueuePairSettings(protectionDomain, completionQueue, pmtu, partitionKey, sendQueue, receiveQueue,
            numbering, window, messageWindow, sackThreshold, retries, rnrRetries, rnrTimer, rtoExponent, paths,
            bitsPerSecond, remoteWrite, verbs, sharedQueue,
            new Congestion(congestion.extended(), CongestionAlgorithm.NONE, congestion.paths()), profile);
    }

    /** The same for an end that has so many contexts for each Read that it accepts. */
    public QueuePairSettings withContexts(int each) {
        return with(new Verbs(verbs.remoteRead(), verbs.atomics(), verbs.remoteAtomic(), verbs.invalidation(),
            Math.min(each * verbs.readsAccepted(), Verbs.MOST_READS), verbs.readsOutstanding()));
    }

    /** The same with no more Reads and atomics open, in either direction, than so many. */
    public QueuePairSettings withinReads(int most) {
        return with(new Verbs(verbs.remoteRead(), verbs.atomics(), verbs.remoteAtomic(), verbs.invalidation(),
            Math.min(most, verbs.readsAccepted()), Math.min(most, verbs.readsOutstanding())));
    }

    private QueuePairSettings with(Verbs others) {
        return new QueuePairSettings(protectionDomain, completionQueue, pmtu, partitionKey, sendQueue, receiveQueue,
            numbering, window, messageWindow, sackThreshold, retries, rnrRetries, rnrTimer, rtoExponent, paths,
            bitsPerSecond, remoteWrite, others, sharedQueue, congestion, profile);
    }

    /** The same with windows that are no larger than these. */
    public QueuePairSettings withinWindows(int packets, int messages) {
        return new QueuePairSettings(protectionDomain, completionQueue, pmtu, partitionKey, sendQueue, receiveQueue,
            numbering, Math.min(window, packets), Math.min(messageWindow, messages), sackThreshold, retries,
            rnrRetries, rnrTimer, rtoExponent, paths, bitsPerSecond, remoteWrite, verbs, sharedQueue, congestion,
            profile);
    }

    private static boolean isPowerOfTwo(int value) {
        return value > 0 && (value & value - 1) == 0;
    }

    private static void require(boolean condition, String what, long value, String remedy) {
        if (!condition) {
            throw new IllegalArgumentException("a " + what + " of " + value + ": use " + remedy);
        }
    }
}
