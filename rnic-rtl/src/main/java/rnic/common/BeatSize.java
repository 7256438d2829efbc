package rnic.common;

/** The beat widths that the frame paths are made for. */
public final class BeatSize {
    private BeatSize() {}

    public static void check(String circuit, int bytes) {
        if (bytes < 32 || Integer.bitCount(bytes) != 1) {
            throw new IllegalArgumentException(
                circuit + " of " + bytes + " bytes: a beat has a power of two of bytes, at least 32");
        }
    }
}
