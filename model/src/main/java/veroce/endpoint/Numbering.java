package veroce.endpoint;

/**
 * The numbers of the first packet, the first message and the first receive work request of one direction. Only the
 * PSN is a matter of set-up; the other two are always 1 and 0 but for tests of their wrapping.
 */
public record Numbering(int psn, int message, int receive) {
    private static final int LIMIT = 1 << 24;

    public Numbering {
        if (psn < 0 || psn >= LIMIT || message < 0 || message >= LIMIT || receive < 0 || receive >= LIMIT) {
            throw new IllegalArgumentException("numbering from PSN " + psn + ", MSN " + message + ", RQMSN " + receive
                + ": all are 0 to 16777215");
        }
    }

    /**
     * How the peer numbers its responses to what is numbered so: the other half of the PSNs, so that nothing of one
     * space passes for the other's, and messages from where the requests begin.
     */
    public Numbering responses() {
        return new Numbering(psn ^ LIMIT / 2, message, 0);
    }

    public static Numbering from(int psn) {
        return new Numbering(psn, 1, 0);
    }
}
