package veroce.scoreboard;

/** Bytes or completions are not what was sent: a defect of an endpoint. */
public final class Mismatch extends RuntimeException {
    private static final long serialVersionUID = 1L;

    Mismatch(String message) {
        super(message);
    }
}
