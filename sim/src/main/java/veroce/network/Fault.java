package veroce.network;

/** What a fault rule does to the frames it selects. */
public enum Fault {
    DROP, TRIM, MARK, CORRUPT, DELAY, DUPLICATE,
    /** The frame arrives just behind the next one of its direction. */
    SWAP
}
