package hdl;

/** How the registers of a clock are reset. */
public enum Reset {
    /** At the clock edge, while the reset is 1. */
    SYNC_HIGH,
    /** Not at all: the clock has no reset port, and nothing in it has an init or a claim. */
    NONE
}
