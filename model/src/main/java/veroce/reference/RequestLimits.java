package veroce.reference;

import veroce.endpoint.CompletionStatus;
import veroce.endpoint.QueuePairSettings;
import veroce.endpoint.SendRequest;
import veroce.endpoint.Verbs;

/** What our own requests may be, and what of our memory they may send. */
final class RequestLimits {
    private final QueuePairSettings settings;
    private final Regions regions;

    RequestLimits(QueuePairSettings settings, Regions regions) {
        this.settings = settings;
        this.regions = regions;
    }

    /** Why a request cannot be sent, or null. */
    CompletionStatus refusal(SendRequest request) {
        if (!isPossible(request)) {
            return CompletionStatus.LOCAL_OPERATION;
        }
        return request.operation().hasResponse() || mayRead(request) ? null : CompletionStatus.LOCAL_PROTECTION;
    }

    /** Whether a request is one that this queue pair can send; where its response goes is asked when that comes. */
    private boolean isPossible(SendRequest request) {
        Verbs verbs = settings.verbs();
        boolean responses = !request.inline() && verbs.readsOutstanding() > 0;
        return switch (request.operation()) {
            case READ -> responses;
            case CMP_SWAP, FETCH_ADD -> responses && verbs.atomics() && request.length() == AtomicUnit.BYTES
                && (request.address() | request.remoteAddress()) % AtomicUnit.BYTES == 0;
            case SEND_INVALIDATE -> verbs.invalidation();
            default -> true;
        };
    }

    /** Whether the payload of a request may be read from our memory. */
    boolean mayRead(SendRequest request) {
        return request.inline() || request.length() == 0
            || regions.allows(request.key(), settings.protectionDomain(), request.address(), request.length(),
                null);
    }
}
