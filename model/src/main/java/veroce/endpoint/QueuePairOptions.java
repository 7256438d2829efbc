package veroce.endpoint;

/** Makes settings of a queue pair; what is not said has its reset value. */
public final class QueuePairOptions {
    private int protectionDomain = 1;
    private int completionQueue;
    private int pmtu = 4096;
    private int partitionKey = 0xffff;
    private int sendQueue = 128;
    private int receiveQueue = 128;
    private Numbering numbering = Numbering.from(0);
    private int window = 128;
    private int messageWindow = 32;
    private int sackThreshold = 8;
    private int retries = 7;
    private int rnrRetries = 7;
    private int rnrTimer = 12;
    private int rtoExponent = 5;
    private int paths = 4;
    private long bitsPerSecond;
    private boolean remoteWrite = true;
    private Verbs verbs = Verbs.NONE;
    private int sharedQueue = -1;
    private Congestion congestion = Congestion.NONE;
    private Profile profile = Profile.VEROCE;

    public QueuePairOptions profile(Profile which) {
        profile = which;
        return this;
    }

    public QueuePairOptions protectionDomain(int number) {
        protectionDomain = number;
        return this;
    }

    public QueuePairOptions completionQueue(int number) {
        completionQueue = number;
        return this;
    }

    public QueuePairOptions pmtu(int bytes) {
        pmtu = bytes;
        return this;
    }

    public QueuePairOptions partitionKey(int key) {
        partitionKey = key;
        return this;
    }

    /** Sizes of the queues in work requests. */
    public QueuePairOptions queues(int send, int receive) {
        sendQueue = send;
        receiveQueue = receive;
        return this;
    }

    public QueuePairOptions numbering(Numbering numbers) {
        numbering = numbers;
        return this;
    }

    /** W_rx in packets, K in messages, TH in packets. */
    public QueuePairOptions window(int packets, int messages, int threshold) {
        window = packets;
        messageWindow = messages;
        sackThreshold = threshold;
        return this;
    }

    public QueuePairOptions retries(int count) {
        retries = count;
        return this;
    }

    public QueuePairOptions rnr(int retriesAllowed, int timerCode) {
        rnrRetries = retriesAllowed;
        rnrTimer = timerCode;
        return this;
    }

    public QueuePairOptions rtoExponent(int exponent) {
        rtoExponent = exponent;
        return this;
    }

    public QueuePairOptions paths(int count) {
        paths = count;
        return this;
    }

    public QueuePairOptions rate(long bits) {
        bitsPerSecond = bits;
        return this;
    }

    public QueuePairOptions withoutRemoteWrite() {
        remoteWrite = false;
        return this;
    }

    /** Reads in both directions, so many of them and of atomics open at a time. */
    public QueuePairOptions reads(int most) {
        return reads(most, most);
    }

    /** Reads and atomics of the peer that are accepted, and own ones that are open at a time. */
    public QueuePairOptions reads(int accepted, int outstanding) {
        verbs = new Verbs(true, verbs.atomics(), verbs.remoteAtomic(), verbs.invalidation(), accepted, outstanding);
        return this;
    }

    public QueuePairOptions withoutRemoteRead() {
        verbs = new Verbs(false, verbs.atomics(), verbs.remoteAtomic(), verbs.invalidation(), verbs.readsAccepted(),
            verbs.readsOutstanding());
        return this;
    }

    /** Atomic operations in both directions; as many as {@link #reads} are open, together with the Reads. */
    public QueuePairOptions atomics() {
        return atomics(true);
    }

    /** Atomic operations are known, but the peer may not use them. */
    public QueuePairOptions withoutRemoteAtomic() {
        return atomics(false);
    }

    private QueuePairOptions atomics(boolean remote) {
        verbs = new Verbs(verbs.remoteRead(), true, remote, verbs.invalidation(), verbs.readsAccepted(),
            verbs.readsOutstanding());
        return this;
    }

    /** Send with Invalidate in both directions. */
    public QueuePairOptions invalidation() {
        verbs = new Verbs(verbs.remoteRead(), verbs.atomics(), verbs.remoteAtomic(), true, verbs.readsAccepted(),
            verbs.readsOutstanding());
        return this;
    }

    /** Receive work requests come from there. */
    public QueuePairOptions sharedQueue(int number) {
        sharedQueue = number;
        return this;
    }

    public QueuePairOptions congestion(Congestion how) {
        congestion = how;
        return this;
    }

    public QueuePairSettings settings() {
        return new QueuePairSettings(protectionDomain, completionQueue, pmtu, partitionKey, sendQueue, receiveQueue,
            numbering, window, messageWindow, sackThreshold, retries, rnrRetries, rnrTimer, rtoExponent, paths,
            bitsPerSecond, remoteWrite, verbs, sharedQueue, congestion, profile);
    }
}
