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
    /** SACKs that showed it missing, each a generation behind the one counted before it. */
    int reports;
    long reportedAt = NEVER;
    /** Which SACK has shown it missing first, if that SACK began at the head and nothing else was known; else 0. */
    int rank;
    /** How often it may have been a tail probe, and the last time between two steps of progress in which it was one. */
    int probes;
    int probedIn = -1;

    Flight(int psn, long sentAt) {
        this.psn = psn;
        this.sentAt = sentAt;
    }
}
