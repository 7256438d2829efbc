package veroce.reference;

import veroce.endpoint.Time;

/** The state of a receiver for one queue pair and space, named as in the reliability document. */
final class ReceiverState {
    /** aPSN, hPSN, aMSN, mstart, rcv and eom. */
    final ReceiveWindow window;
    final StashEntry[] stash;
    int chunk;
    int ackCount;
    boolean ackPending;
    /** It has waited for its timer. */
    boolean ackHeld;
    long ackDeadline = Time.NEVER;
    boolean congestionSeen;
    boolean becnPending;
    /** The acknowledgement that is pending answers a packet that was sent again and asks. */
    boolean tailPending;
    final ReceivedEcho echo = new ReceivedEcho();
    /** The head for which an RNR NAK is due, or -1. */
    int rnrPsn = -1;
    /** With go-back-N: the head that was last told to be missing, or -1; and whether it is to be told. */
    int gapPsn = -1;
    boolean gapPending;
    /** PSN of the earliest fatal packet, or -1. */
    int fatalPsn = -1;
    int fatalCode;

    ReceiverState(int window, int messages, int firstPsn, int firstMsn) {
        this.window = new ReceiveWindow(window, firstPsn, firstMsn);
        stash = new StashEntry[messages];
    }

    int expected() {
        return window.expected();
    }

    boolean isFatalAtHead() {
        return fatalPsn == expected();
    }
}
