package veroce.vfio;

/** A message that is answered with an error; the connection goes on. */
final class RefusedException extends Exception {
    private static final long serialVersionUID = 1L;
    /** E2BIG. */
    static final int TOO_BIG = 7;
    /** EEXIST. */
    static final int EXISTS = 17;
    /** EINVAL. */
    static final int INVALID = 22;
    /** ENOSYS. */
    static final int UNKNOWN = 38;
    private final int errno;

    RefusedException(int errno, String message) {
        super(message);
        this.errno = errno;
    }

    /** EINVAL. */
    static RefusedException invalid(String message) {
        return new RefusedException(INVALID, message);
    }

    int errno() {
        return errno;
    }
}
