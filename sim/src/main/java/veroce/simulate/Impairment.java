package veroce.simulate;

/**
 * How a network is to treat a capture. Each frame suffers at most one of loss, duplication and bit flip.
 *
 * @param reorder   places a frame may be delayed by
 * @param duplicate probability that a second copy arrives
 * @param loss      probability that a frame never arrives
 * @param flip      probability that one bit arrives inverted
 * @param seed      decides all of it
 */
public record Impairment(int reorder, double duplicate, double loss, double flip, long seed) {
    public static final Impairment NONE = new Impairment(0, 0, 0, 0, 1);

    public Impairment {
        if (reorder < 0 || reorder > 1_000_000) {
            throw new IllegalArgumentException("a reordering of " + reorder + " places: use 0 to 1000000");
        }
        probability("duplication", duplicate);
        probability("loss", loss);
        probability("bit flip", flip);
        if (duplicate + loss + flip > 1) {
            throw new IllegalArgumentException("loss, duplication and bit flips add up to " + (duplicate + loss + flip)
                + ": a frame suffers one of them, so use at most 1");
        }
    }

    /** True if every frame passes untouched. */
    public boolean isNone() {
        return reorder == 0 && duplicate == 0 && loss == 0 && flip == 0;
    }

    private static void probability(String what, double value) {
        if (!(value >= 0 && value <= 1)) {
            throw new IllegalArgumentException("a probability of " + what + " of " + value + ": use 0 to 1");
        }
    }
}
