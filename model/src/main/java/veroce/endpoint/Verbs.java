package veroce.endpoint;

/**
 * What a queue pair does beside Sends and Writes: nothing that is not asked for.
 *
 * @param remoteRead       whether the peer may read
 * @param atomics          whether atomic operations are known, to us and from the peer: profile P3
 * @param remoteAtomic     whether the peer may use them
 * @param invalidation     whether Send with Invalidate is known, to us and from the peer
 * @param readsAccepted    Reads and atomics of the peer that may be open here; 0 refuses them
 * @param readsOutstanding Reads and atomics that may be open at the peer; 0 refuses to send one
 */
public record Verbs(boolean remoteRead, boolean atomics, boolean remoteAtomic, boolean invalidation, int readsAccepted,
                    int readsOutstanding) {
    /** Sends and Writes only. */
    public static final Verbs NONE = new Verbs(false, false, false, false, 0, 0);
    /** Reads and atomics that may be open in one direction. */
    public static final int MOST_READS = 32;

    public Verbs {
        requireReads("accepted", readsAccepted);
        requireReads("outstanding", readsOutstanding);
    }

    private static void requireReads(String what, int count) {
        if (count < 0 || count > MOST_READS) {
            throw new IllegalArgumentException("a number of Reads " + what + " of " + count + ": use 0 to "
                + MOST_READS);
        }
    }

    /** Whether Reads of the peer are served. */
    public boolean acceptsReads() {
        return remoteRead && readsAccepted > 0;
    }

    /** Whether atomic operations of the peer are served. */
    public boolean acceptsAtomics() {
        return atomics && remoteAtomic && readsAccepted > 0;
    }

    /** Whether there is anything that the peer may ask for and is answered with a response. */
    public boolean sendsResponses() {
        return acceptsReads() || acceptsAtomics();
    }

    /** Whether packets of the space of responses mean anything to the queue pair. */
    public boolean hasResponses() {
        return sendsResponses() || readsOutstanding > 0;
    }
}
