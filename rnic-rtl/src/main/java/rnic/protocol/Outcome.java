package rnic.protocol;

/** What the tracker makes of a packet (wire profile section 11). */
public enum Outcome {
    /** It was the next expected one. */
    IN_ORDER,
    /** It lies ahead, inside the window, and had not arrived before. */
    OUT_OF_ORDER,
    /** It has arrived before. */
    DUPLICATE,
    /** It lies beyond the window. */
    OUTSIDE,
    /** It lies inside the window and had not arrived before, but another check refused it. */
    REFUSED
}
