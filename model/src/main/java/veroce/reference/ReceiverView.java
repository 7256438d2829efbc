package veroce.reference;

import veroce.packet.Sequence;

/**
 * A receiver as it stood between two packets.
 *
 * @param received  bit i: PSN {@code acknowledged + 1 + i} is in
 * @param fatalPsn  of the earliest packet that broke the rules, or -1
 * @param fatalCode NAK code of that packet
 */
public record ReceiverView(int acknowledged, int newest, int message, int messageStart, BitWindow received,
                           int fatalPsn, int fatalCode) {

    static ReceiverView of(ReceiverState state) {
        return new ReceiverView(state.window.acknowledged(), state.window.newest(), state.window.message(),
            state.window.messageStart(), state.window.received.copy(), state.fatalPsn, state.fatalCode);
    }

    /** The next expected PSN. */
    public int expected() {
        return Sequence.add(acknowledged, 1);
    }

    /** PO of the next expected packet. */
    public int order() {
        return Sequence.sub(expected(), messageStart);
    }

    /** How far the newest packet lies beyond the acknowledged one and the threshold; a SACK is due if positive. */
    public int span(int threshold) {
        return Sequence.sub(newest, acknowledged) - threshold;
    }

    public boolean isReceived(int psn) {
        int distance = Sequence.sub(psn, expected());
        return Sequence.isBehind(distance) || received.get(distance);
    }

    public boolean isFatalAtHead() {
        return fatalPsn == expected();
    }

    @Override public String toString() {
        return "PSN " + acknowledged + ", newest " + newest + ", MSN " + message
            + (fatalPsn < 0 ? "" : ", fatal " + fatalPsn);
    }
}
