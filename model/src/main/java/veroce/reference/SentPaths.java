package veroce.reference;

import veroce.congestion.CongestionTime;
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
        return take(psn, choice.choose(PathChoice.NONE));
    }

    /** The port of one that is sent again: of another slot, if there is one. */
    int another(int psn) {
        return take(psn, choice.chooseAgain(slot(psn)));
    }

    private int take(int psn, int slot) {
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

    void acknowledged(int port, boolean marked, long now) {
        choice.acknowledged(port, marked, CongestionTime.clock(now));
    }

    void trimmed(int port, long now) {
        choice.trimmed(port, CongestionTime.clock(now));
    }

    /** The last transmission of a packet has not arrived. */
    void lost(int psn, long now) {
        choice.lost(slot(psn), CongestionTime.clock(now));
    }
}
