package veroce.reference;

/** What a receiver's window says about one packet; NOT_TRACKED for a packet that does not enter a window. */
public enum Verdict {
    IN_ORDER, OUT_OF_ORDER, DUPLICATE, OUTSIDE, NOT_TRACKED;

    /** A packet that the window has room for and that has not arrived before. */
    public boolean isNew() {
        return this == IN_ORDER || this == OUT_OF_ORDER;
    }
}
