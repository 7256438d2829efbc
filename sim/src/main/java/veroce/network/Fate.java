package veroce.network;

import java.util.Locale;

/** What befell frames on their way. A frame counts once under every fate it had. */
public enum Fate {
    SENT, DELIVERED,
    /** Independent or bursty loss of a path. */
    DROP_LOSS,
    /** Tail drop. */
    DROP_QUEUE,
    /** The path had failed. */
    DROP_PATH,
    /** A rule of the test. */
    DROP_RULE,
    TRIMMED, MARKED, CORRUPTED, DELAYED, DUPLICATED, SWAPPED;

    /** The name in reports, e.g. {@code drop_loss}. */
    public String counter() {
        return name().toLowerCase(Locale.ROOT);
    }
}
