package veroce.congestion;

/**
 * How {@link PathSlots} learn.
 *
 * @param slots         paths in use, 1 to 16
 * @param markPenalty   turns that a slot is passed over for a packet that was marked, {@code path_ecn_penalty}
 * @param trimPenalty   the same for one that was trimmed
 * @param rollAt        marks at which a slot takes another entropy; 0 keeps it for ever, because a slot is a known path
 * @param rollGap       least time between two such changes of a queue pair for marks, in sixteenths of a microsecond; a
 *                      loss never waits
 * @param resendsOnGood what is sent again takes the slot from which good news came last
 * @param tailShift     how often the SACK threshold is halved for the acknowledgement of a packet that was sent again
 *                      and asks for one: its sender has nothing new to send, so nothing is overtaken any more
 * @param probes        of paths that keep their slots
 */
public record PathRules(int slots, int markPenalty, int trimPenalty, int rollAt, int rollGap, boolean resendsOnGood,
                        int tailShift, ProbeRules probes) {
    /** Paths are hashes of the source port; a slot changes as soon as it has six marks. */
    public static final PathRules AT_ONCE = new PathRules(PathSlots.MOST, 1, 4, 6, 0, false, 0);

    /** With the probes of reset. */
    public PathRules(int slots, int markPenalty, int trimPenalty, int rollAt, int rollGap, boolean resendsOnGood,
                     int tailShift) {
        this(slots, markPenalty, trimPenalty, rollAt, rollGap, resendsOnGood, tailShift, ProbeRules.RESET);
    }

    public PathRules {
        if (slots < 1 || slots > PathSlots.MOST) {
            throw new IllegalArgumentException(slots + " path slots: use 1 to " + PathSlots.MOST);
        }
        if (rollAt < 0 || rollAt > PathSlots.MOST_MARKS) {
            throw new IllegalArgumentException("a slot that changes at " + rollAt + " marks: use 1 to "
                + PathSlots.MOST_MARKS + ", or 0 for never");
        }
        if (rollGap < 0 || rollGap >= CongestionEvent.CLOCK / 2) {
            throw new IllegalArgumentException("a gap of " + rollGap + " between two changes of slots: use 0 to "
                + (CongestionEvent.CLOCK / 2 - 1) + " sixteenths of a us");
        }
    }

    /** Paths are hashes of the source port; the effect of a change is awaited for two round trips. */
    public static PathRules hashed(long baseRttPicoseconds) {
        int base = (int) (baseRttPicoseconds / CongestionTime.UNIT);
        return new PathRules(PathSlots.MOST, 1, 4, 4, 2 * base, true, 2);
    }

    /** Paths are known by their slots, which keep them. */
    public PathRules named() {
        return new PathRules(slots, markPenalty, trimPenalty, 0, rollGap, resendsOnGood, tailShift, probes);
    }

    /**
     * Paths are known, and links that no other flow has: a mark says no more than that the flow fills its paths, which
     * their delay says to the window as long as they take exact turns. What a path cannot take is trimmed, and tells.
     */
    public PathRules separate() {
        return new PathRules(slots, 0, trimPenalty, 0, rollGap, false, tailShift, probes);
    }

    /** The same for another number of paths. */
    public PathRules of(int paths) {
        return new PathRules(paths, markPenalty, trimPenalty, rollAt, rollGap, resendsOnGood, tailShift, probes);
    }
}
