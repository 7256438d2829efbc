package veroce.reference;

import veroce.endpoint.Access;
import veroce.endpoint.CompletionStatus;
import veroce.endpoint.QueuePairState;
import veroce.endpoint.SendRequest;

/** What the sender of responses does to the queue pair around it. */
final class Responder implements Sender.Outside {
    private final QueuePair pair;
    private final Regions regions;

    Responder(QueuePair pair, Regions regions) {
        this.pair = pair;
        this.regions = regions;
    }

    @Override public QueuePairState state() {
        return pair.state();
    }

    /** The peer has everything: nobody is told. */
    @Override public void complete(SendRequest response) {}

    /** A peer that is silent leaves our own requests waiting too: the oldest takes the status. */
    @Override public void fail(SendRequest response, CompletionStatus status) {
        if (status == CompletionStatus.RETRIES_EXCEEDED) {
            pair.toError(null, status, CompletionStatus.FLUSHED);
        } else {
            pair.failLocally();
        }
    }

    /** Rights are asked again for each packet: a region that was closed meanwhile is not read. */
    @Override public CompletionStatus refusal(SendRequest response) {
        boolean allowed = response.length() == 0 || regions.allows(response.key(), pair.settings().protectionDomain(),
            response.address(), response.length(), Access.REMOTE_READ);
        return allowed ? null : CompletionStatus.LOCAL_PROTECTION;
    }
}
