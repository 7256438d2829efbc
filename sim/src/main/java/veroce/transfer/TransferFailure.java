package veroce.transfer;

/** Data was lost, misplaced or completed wrongly, or nothing moved any more. */
public final class TransferFailure extends RuntimeException {
    private static final long serialVersionUID = 1L;

    TransferFailure(String message) {
        super(message);
    }
}
