package veroce.endpoint;

/**
 * An entry of a completion queue. Length, immediate and solicited have a meaning only if the work request succeeded.
 *
 * @param receive   true for a work request of the receive queue
 * @param operation what was asked for, or for a receive what arrived
 * @param length    bytes of the message
 * @param immediate of a receive: immediate data, or the key of the region that was withdrawn; 0 if there is none
 */
public record Completion(int queuePair, long id, boolean receive, Operation operation, CompletionStatus status,
                         long length, int immediate, boolean solicited) {

    /** A work request that did not succeed; what it was for is not told. */
    public static Completion failed(int queuePair, long id, boolean receive, CompletionStatus status) {
        return new Completion(queuePair, id, receive, Operation.SEND, status, 0, 0, false);
    }

    public boolean succeeded() {
        return status == CompletionStatus.SUCCESS;
    }
}
