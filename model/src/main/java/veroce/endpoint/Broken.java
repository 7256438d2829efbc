package veroce.endpoint;

/** An invariant of the reliability document does not hold: a defect of the endpoint that is named. */
public final class Broken extends RuntimeException {
    private static final long serialVersionUID = 1L;

    Broken(String message) {
        super(message);
    }

    /** @param rule its name in the document, e.g. {@code R13} */
    public static void unless(boolean holds, String rule, String where, Object found) {
        if (!holds) {
            throw new Broken(rule + " broken by " + where + ": " + found);
        }
    }
}
