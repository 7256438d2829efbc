package veroce.reference;

import veroce.endpoint.QueuePairState;
import veroce.endpoint.SendRequest;

/** Where the messages of one PSN space come from, and what is kept of them until they are complete. */
interface MessageSource {
    /** Whether packets are sent in a state at all. */
    boolean sendsIn(QueuePairState state);

    /** Whether messages begin in a state. */
    boolean beginsIn(QueuePairState state);

    /** The next message that may begin, as the work request that describes it, or null. */
    SendRequest next();

    /** Gives the next one its numbers. */
    Message begin(int msn, int psn, int rqMsn, int pmtu);

    /** The message of a packet that was sent and may be sent again. */
    Message find(int psn);

    /** Takes the oldest message if its number is reached and nothing else is missing, else null. */
    SendRequest complete(int msn);

    /** Whether responses are awaited: then there is something to wait for when everything is acknowledged. */
    default boolean awaitsResponses() {
        return false;
    }

    /** The work request that a fatal NAK for this packet names, or null for the oldest. */
    default SendRequest named(int psn) {
        return null;
    }
}
