package veroce;

/**
 * A mistake the user can mend: told as one clear line with the remedy, without a stack trace, and with an exit code.
 */
public final class VeroceException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final int exitCode;

    private VeroceException(int exitCode, String message) {
        super(message);
        this.exitCode = exitCode;
    }

    /** The options do not fit together, or a value is outside its range. */
    public static VeroceException usage(String message) {
        return new VeroceException(Exit.USAGE, message);
    }

    /** The work was done and its result is a failure; the message says what was seen, where and when. */
    public static VeroceException failure(String message) {
        return new VeroceException(Exit.FAILED, message);
    }

    /** A program that the command needs is missing or too old; the message says how to get it. */
    public static VeroceException missingTool(String message) {
        return new VeroceException(Exit.MISSING, message);
    }

    /** A file or a circuit that was given cannot be used; the message says which, where and why. */
    public static VeroceException input(String message) {
        return new VeroceException(Exit.INPUT, message);
    }

    public int exitCode() {
        return exitCode;
    }
}
