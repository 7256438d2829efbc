package veroce.transfer;

import java.util.List;
import java.util.Set;
import veroce.endpoint.Numbering;
import veroce.endpoint.Operation;
import veroce.scoreboard.PlannedMessage;

/** What two endpoints send each other. */
public interface Workload {
    /** What the source of each side holds; the target of each is as large, and empty. */
    byte[] bytes();

    /** Those that its messages use. */
    Set<Operation> operations();

    /**
     * The messages of one queue pair, in order.
     *
     * @param pair      counted from 0
     * @param backwards from the right side to the left
     */
    List<PlannedMessage> messages(int pair, boolean backwards);

    /** The targets of messages of a queue pair that are so far apart overlap; 0 if no two do. */
    default int slots() {
        return 0;
    }

    /** Bytes of each buffer of a shared receive queue that all queue pairs of an end use; 0: each has its own queue. */
    default int sharedBuffer() {
        return 0;
    }

    /** How one end of a connection numbers what it sends. */
    default Numbering numbering(int pair, boolean backwards) {
        return Numbering.from(0);
    }
}
