package veroce.invariant;

/** What is known of a packet between its first transmission and its acknowledgement. */
final class Flight {
    /** Not shown missing yet. */
    static final long NEVER = Long.MIN_VALUE / 2;

    final int psn;
    final long sentAt;
    int resends;
    boolean received;
    /** Packet Drop NAKs that named it. */
    int dropNaks;
    /** One has named it: it goes before lower ones. */
    boolean named;
    /** SACKs that showed it missing, each a generation behind the one counted before it. */
    int reports;
    long reportedAt = NEVER;
    /** Which SACK has shown it missing first, if that SACK began at the head and nothing else was known; else 0. */
    int rank;
    /** How often it may have been a tail probe, and the last time between two steps of progress in which it was one. */
    int probes;
    int probedIn = -1;

    /** When a retransmission of it was said to be dropped, and the time before: two may stand at the end of a generation. */
    private long droppedAt = NEVER;
    private long droppedBefore = NEVER;

    Flight(int psn, long sentAt) {
        this.psn = psn;
        this.sentAt = sentAt;
    }

    /** Whether a Packet Drop NAK of now may be a cause. */
    boolean mayBeDropped(boolean again, long now, long generation) {
        if (again) {
            boolean counts = now - droppedBefore >= generation;
            if (counts) {
                droppedBefore = droppedAt;
                droppedAt = now;
            }
            return counts;
        }
        boolean counts = now - reportedAt >= generation;
        reportedAt = counts ? now : reportedAt;
        return counts;
    }
}
