package veroce.reference;

import veroce.endpoint.Time;

/**
 * Paces a queue pair. Kept is not the number of tokens but the time at which the bucket will be full, which is the
 * same and needs no rounding.
 */
final class TokenBucket {
    private final long bitsPerSecond;
    private final long burst;
    private long full;

    /** @param bitsPerSecond 0 for no limit */
    TokenBucket(long bitsPerSecond, int burstBytes) {
        this.bitsPerSecond = bitsPerSecond;
        burst = 8L * burstBytes;
    }

    /** When there are tokens for so many bits. */
    long readyAt(long bits) {
        return bitsPerSecond == 0 ? 0 : full - Time.forBits(Math.max(0, burst - bits), bitsPerSecond);
    }

    void take(long bits, long now) {
        if (bitsPerSecond > 0) {
            full = Math.max(full, now) + Time.forBits(bits, bitsPerSecond);
        }
    }
}
