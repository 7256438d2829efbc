package veroce.interop;

/**
 * Where perftest puts one message after the other: small ones side by side, each on a cache line of its own, around a
 * buffer of one cycle; large ones all at the same place.
 */
record Slots(int size, int cycle, int line) {

    int count() {
        return size <= cycle / 2 ? cycle / step() : 1;
    }

    private int step() {
        return Math.ceilDiv(Math.max(size, line), line) * line;
    }

    /** Offset of a message. */
    int offset(int message) {
        return message % count() * step();
    }

    /** Bytes that one queue pair has for its messages. */
    int span() {
        return Math.max(size, cycle);
    }

    /** How many of so many messages come to lie at a slot. */
    int messages(int slot, int of) {
        return slot >= of ? 0 : (of - 1 - slot) / count() + 1;
    }
}
