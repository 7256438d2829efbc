package hdl.proof;

/** A claim does not hold, or nobody could find out in time. A test that meets it has failed, not broken. */
public final class ProofFailure extends AssertionError {
    private static final long serialVersionUID = 1;
    private final transient Verdict verdict;

    ProofFailure(String text, Verdict verdict) {
        super(text);
        this.verdict = verdict;
    }

    public Verdict verdict() {
        return verdict;
    }
}
