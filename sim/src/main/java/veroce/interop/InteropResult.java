package veroce.interop;

/**
 * How a row ended.
 *
 * @param frames   RoCE frames that were sent, in both directions together
 * @param compared bytes
 * @param failure  what went wrong, or null
 */
public record InteropResult(InteropRow row, long frames, long compared, double seconds, String failure) {
    public boolean passed() {
        return failure == null;
    }
}
