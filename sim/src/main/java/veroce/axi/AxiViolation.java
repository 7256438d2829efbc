package veroce.axi;

/** The manager broke a rule of AXI4. */
public final class AxiViolation extends RuntimeException {
    private static final long serialVersionUID = 1L;

    AxiViolation(String message) {
        super(message);
    }
}
