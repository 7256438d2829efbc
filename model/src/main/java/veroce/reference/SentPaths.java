package veroce.reference;

import veroce.congestion.PathChoice;

/** The slot that each packet on its way has taken last, and the choice of the next one. */
final class SentPaths {
    private final PathChoice choice;
    /** By the low bits of the PSN. */
    private final int[] slots;

    /** @param window packets that are on their way at most */
    SentPaths(PathChoice choice, int window) {
        this.choice = choice;
        slots = new int[2 * Integer.highestOneBit(window)];
    }

    /** The port, above the first, of a packet that was never sent. */
    int first(int psn) {
        return take(psn, PathChoice.NONE);
    }

    /** The port of one that is sent again: of another slot, if there is one. */
    int another(int psn) {
        return take(psn, slot(psn));
    }

    private int take(int psn, int other) {
        int slot = choice.choose(other);
        took(psn, slot);
        return choice.port(slot);
    }

    int slot(int psn) {
        return slots[psn % slots.length];
    }

    /** Somebody else has chosen. */
    void took(int psn, int slot) {
        slots[psn % slots.length] = slot;
    }

    /** Whether the last transmission of a packet had this port; the one before had not, as it took another slot. */
    boolean wentWith(int psn, int port) {
        return slot(psn) == choice.slot(port);
    }

    void acknowledged(int port, boolean marked) {
        choice.acknowledged(port, marked);
    }

    void trimmed(int port) {
        choice.trimmed(port);
    }

    /** The last transmission of a packet has not arrived. */
    void lost(int psn) {
        choice.lost(slot(psn));
    }
}
