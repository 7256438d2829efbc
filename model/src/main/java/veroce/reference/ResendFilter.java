package veroce.reference;

/**
 * What was sent again lately, in two generations (reliability rules, section 7): a SACK does not make it wait again.
 * Packets are counted from the oldest PSN.
 */
final class ResendFilter {
    /** While nothing is on its way a generation holds nothing, and the next may begin at once. */
    private static final long LONG_AGO = Long.MIN_VALUE / 2;

    private final BitWindow current;
    private final BitWindow previous;
    private long start;

    ResendFilter(int window) {
        current = new BitWindow(window);
        previous = new BitWindow(window);
    }

    /** When the generation began. */
    long start() {
        return start;
    }

    /** The next turn may come at once. */
    void ripen() {
        start = LONG_AGO;
    }

    /** Begins a new generation if the old one has lasted long enough. One step per call. */
    void turn(long now, long length) {
        if (now - start >= length) {
            previous.copyFrom(current);
            current.clear();
            start = now;
        }
    }

    boolean holds(int at) {
        return current.get(at) || previous.get(at);
    }

    boolean holdsTwice(int at) {
        return current.get(at) && previous.get(at);
    }

    void sentAgain(int at) {
        boolean before = holds(at);
        previous.clear(at);
        if (before) {
            previous.set(at);
        }
        current.set(at);
    }

    /** The oldest packets are acknowledged. */
    void shift(int count) {
        current.shift(count);
        previous.shift(count);
    }

    void clear() {
        current.clear();
        previous.clear();
    }

    @Override public String toString() {
        return current + " " + previous;
    }
}
