package veroce.guest;

/** What goes wrong with a guest or with what it says; the message tells what, and where to look. */
public final class GuestException extends RuntimeException {
    public GuestException(String message) {
        super(message);
    }

    public GuestException(String message, Throwable cause) {
        super(message, cause);
    }
}
