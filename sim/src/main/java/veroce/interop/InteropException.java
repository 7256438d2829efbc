package veroce.interop;

/** What goes wrong with a guest or with what it says; the message tells what, and where to look. */
public final class InteropException extends RuntimeException {
    public InteropException(String message) {
        super(message);
    }

    public InteropException(String message, Throwable cause) {
        super(message, cause);
    }
}
