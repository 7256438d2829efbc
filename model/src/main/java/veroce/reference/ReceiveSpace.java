package veroce.reference;

import veroce.endpoint.CompletionStatus;
import veroce.endpoint.SendRequest;

/** What the packets of one PSN space mean to the queue pair; windows and answers are those of {@link Receiver}. */
interface ReceiveSpace {
    /** True for the space of responses. */
    boolean isResponses();

    /** Rows 35 to 43 for a packet that is new, inside the window and before whatever was fatal. Changes nothing. */
    Ruling rule(DataPacket p, ReceiveWindow window);

    /** A packet is accepted. */
    void taken(DataPacket p);

    /** A packet is fatal. */
    default void refused(DataPacket p, Violation violation) {}

    /** All up to this message is there; false if its numbers do not follow those before it. */
    boolean complete(StashEntry message);

    /** The frontier stands: what it has reached may be done. */
    default void settled() {}

    /**
     * What the rows say of a packet: its counter and one of three: it is taken with its payload at the target, it is
     * fatal and its sender is told, or a work request of our own fails. All of these may be missing.
     */
    record Ruling(String counter, long target, Violation violation, SendRequest failed, CompletionStatus status) {
        static Ruling of(String counter) {
            return new Ruling(counter, 0, null, null, null);
        }

        static Ruling taken(long target) {
            return new Ruling("rx_ok", target, null, null, null);
        }

        static Ruling of(Violation violation) {
            return new Ruling(violation.counter(), 0, violation, null, null);
        }

        static Ruling badResponse(SendRequest failed, CompletionStatus status) {
            return new Ruling("rx_bad_rsp", 0, null, failed, status);
        }
    }
}
