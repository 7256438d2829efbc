package hdl.sim;

/** A tool outside the JVM (verilator, g++, iverilog, vvp) is missing, failed or took too long. */
public final class ToolException extends RuntimeException {
    private static final long serialVersionUID = 1;

    public ToolException(String message) {
        super(message);
    }

    public ToolException(String message, Throwable cause) {
        super(message, cause);
    }
}
