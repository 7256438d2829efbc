package veroce.churn;

/** Something did not hold. */
final class ChurnFailure extends RuntimeException {
    private static final long serialVersionUID = 1;

    ChurnFailure(String message) {
        super(message);
    }
}
