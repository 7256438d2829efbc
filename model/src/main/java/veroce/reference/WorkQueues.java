package veroce.reference;

import veroce.endpoint.Completion;
import veroce.endpoint.CompletionStatus;
import veroce.endpoint.Operation;
import veroce.endpoint.QueuePairSettings;
import veroce.endpoint.ReceiveRequest;
import veroce.endpoint.SendRequest;

/** The work requests of a queue pair, and the completions that come of them. */
final class WorkQueues {
    private final int pair;
    private final int completionQueue;
    private final Host host;
    private final SendQueue sends;
    private final ReceiveQueue receives;

    WorkQueues(Host host, int pair, QueuePairSettings settings) {
        this.host = host;
        this.pair = pair;
        completionQueue = settings.completionQueue();
        sends = new SendQueue(settings);
        SharedQueue shared = settings.usesSharedQueue() ? host.sharedQueue(settings.sharedQueue()) : null;
        receives = shared == null ? new ReceiveQueue(settings.receiveQueue())
            : new ReceiveQueue(settings.messageWindow(), shared);
    }

    SendQueue sends() {
        return sends;
    }

    ReceiveQueue receives() {
        return receives;
    }

    /** Inline data is copied now. */
    void post(SendRequest request) {
        byte[] inline = request.inline() ? host.memory().read(request.address(), (int) request.length()) : null;
        sends.post(request, inline);
    }

    void post(ReceiveRequest request) {
        receives.post(request);
    }

    /** A work request of the send queue is done. */
    void complete(SendRequest request) {
        if (request.signaled()) {
            complete(new Completion(pair, request.id(), false, request.operation(), CompletionStatus.SUCCESS,
                request.length(), 0, false));
        }
    }

    /** A message has arrived for a work request of the receive queue. */
    void complete(ReceiveRequest request, StashEntry message) {
        Operation operation = message.operation();
        complete(new Completion(pair, request.id(), true, operation, CompletionStatus.SUCCESS, message.length(),
            operation.carriesWord() ? message.word() : 0, message.solicited()));
    }

    private void complete(Completion completion) {
        host.completions().add(completionQueue, completion);
    }

    /**
     * The queue pair is in error: everything posted is completed.
     *
     * @param blamed        takes the status of the send queue; null: the oldest takes it
     * @param receiveStatus of the oldest work request of the receive queue
     */
    void flush(SendRequest blamed, CompletionStatus sendStatus, CompletionStatus receiveStatus) {
        boolean oldest = true;
        for (SendRequest request = sends.flush(); request != null; request = sends.flush()) {
            boolean guilty = blamed == null ? oldest : blamed == request;
            complete(Completion.failed(pair, request.id(), false, guilty ? sendStatus : CompletionStatus.FLUSHED));
            oldest = false;
        }
        flushReceives(receiveStatus);
    }

    private void flushReceives(CompletionStatus first) {
        CompletionStatus status = first;
        for (ReceiveRequest request = receives.flush(); request != null; request = receives.flush()) {
            complete(Completion.failed(pair, request.id(), true, status));
            status = CompletionStatus.FLUSHED;
        }
    }

    /** The queue pair is reset: what is posted is forgotten, but for requests of a shared queue. */
    void forget() {
        if (receives.isShared()) {
            flushReceives(CompletionStatus.FLUSHED);
        }
    }
}
