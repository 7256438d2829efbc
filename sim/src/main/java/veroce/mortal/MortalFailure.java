package veroce.mortal;

/** Something did not hold. */
final class MortalFailure extends RuntimeException {
    private static final long serialVersionUID = 1;

    MortalFailure(String message) {
        super(message);
    }
}
