package veroce.congestion;

/**
 * How {@link PathSlots} learn.
 *
 * @param slots       paths in use, 1 to 16
 * @param markPenalty turns that a slot is passed over for a packet that was marked, {@code path_ecn_penalty}
 * @param trimPenalty the same for one that was trimmed
 * @param rollAt      marks at which a slot takes another entropy; 0 keeps it for ever, because a slot is a known path
 */
public record PathRules(int slots, int markPenalty, int trimPenalty, int rollAt) {
    /** Paths are hashes of the source port. */
    public static final PathRules HASHED = new PathRules(PathSlots.MOST, 1, 4, 6);

    public PathRules {
        if (slots < 1 || slots > PathSlots.MOST) {
            throw new IllegalArgumentException(slots + " path slots: use 1 to " + PathSlots.MOST);
        }
    }
}
