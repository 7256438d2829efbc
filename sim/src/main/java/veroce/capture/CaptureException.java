package veroce.capture;

import java.util.Locale;

/** A capture file that cannot be read or written: the message names file, place, what stands there, and the remedy. */
public final class CaptureException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public CaptureException(String file, String problem, String remedy) {
        super(file + ": " + problem + ". " + remedy);
    }

    /** A problem at a byte offset of a binary capture. */
    static CaptureException at(String file, long offset, String problem, String remedy) {
        String place = String.format(Locale.ROOT, "at byte %d (0x%x): ", offset, offset);
        return new CaptureException(file, place + problem, remedy);
    }
}
