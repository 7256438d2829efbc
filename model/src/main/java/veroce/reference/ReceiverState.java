package veroce.reference;

import veroce.endpoint.Time;
import veroce.packet.Sequence;

/** The state of a receiver for one queue pair and space, named as in the reliability document. */
final class ReceiverState {
    int aPsn;
    int hPsn;
    int aMsn;
    /** PSN of the first packet of message aMsn + 1. */
    int messageStart;
    /** Bit i: PSN aPsn + 1 + i is received; bit 0 is clear between packets. */
    final BitWindow received;
    /** Bit i: PSN aPsn + 1 + i ends a message. */
    final BitWindow ends;
    final StashEntry[] stash;
    int chunk;
    int ackCount;
    boolean ackPending;
    long ackDeadline = Time.NEVER;
    boolean congestionSeen;
    boolean becnPending;
    /** The head for which an RNR NAK is due, or -1. */
    int rnrPsn = -1;
    /** PSN of the earliest fatal packet, or -1. */
    int fatalPsn = -1;
    int fatalCode;

    ReceiverState(int window, int messages, int firstPsn, int firstMsn) {
        aPsn = Sequence.add(firstPsn, -1);
        hPsn = aPsn;
        aMsn = Sequence.add(firstMsn, -1);
        messageStart = firstPsn;
        received = new BitWindow(window);
        ends = new BitWindow(window);
        stash = new StashEntry[messages];
    }

    int expected() {
        return Sequence.add(aPsn, 1);
    }

    /** PO of the next expected packet. */
    int headOrder() {
        return Sequence.sub(expected(), messageStart);
    }

    boolean isFatalAtHead() {
        return fatalPsn == expected();
    }
}
