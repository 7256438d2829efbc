package veroce.reference;

import veroce.congestion.PathChoice;
import veroce.endpoint.Access;
import veroce.endpoint.CompletionStatus;
import veroce.endpoint.Peer;
import veroce.endpoint.QueuePairSettings;
import veroce.endpoint.QueuePairState;
import veroce.endpoint.SendRequest;

/** The role of a queue pair that takes the requests of its peer and sends the responses to them. */
final class Responder implements Sender.Outside {
    private final VeroceQueuePair pair;
    private final Host host;
    private final ResponseQueue responses;
    private final Receiver receiver;
    private final Sender sender;
    private final AckReceiver acknowledgements;

    Responder(VeroceQueuePair pair, WorkQueues work, Host host, Peer peer, TokenBucket bucket, PathChoice paths) {
        this.pair = pair;
        this.host = host;
        QueuePairSettings settings = pair.settings();
        responses = new ResponseQueue(settings.verbs().readsAccepted());
        work.receives().countFrom(peer.numbering().receive());
        receiver = new Receiver(new ReceiverState(settings.window(), settings.messageWindow(), peer.numbering().psn(),
            peer.numbering().message()), new RequestSpace(work.receives(), responses, settings, host, pair),
            settings, host.transport(), pair);
        int open = Math.clamp(settings.verbs().readsAccepted(), 1, settings.messageWindow());
        sender = new Sender(new SenderState(settings, peer.numbering().responses(), open, host.transport(),
            Granularity.EXACT, paths), responses, bucket, this);
        acknowledgements = new AckReceiver(sender.state, sender, true);
    }

    /** Of requests. */
    Receiver receiver() {
        return receiver;
    }

    /** Of responses. */
    Sender sender() {
        return sender;
    }

    /** Of acknowledgements of responses. */
    AckReceiver acknowledgements() {
        return acknowledgements;
    }

    /** Responder contexts in use. */
    int usedContexts() {
        return responses.used();
    }

    /** Row 44: a request that was accepted cannot be done. */
    void failLocally() {
        host.counters().count("rx_local");
        receiver.failLocally();
        pair.toError(null, CompletionStatus.FLUSHED, CompletionStatus.LOCAL_PROTECTION);
    }

    /** Whether a Read that was accepted, with response packets that were never sent, may not be answered any more. */
    boolean isStuck() {
        return responses.unsent(sender.state.nPsn).anyMatch(response -> refusal(response) != null);
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
            failLocally();
        }
    }

    /**
     * Rights are asked again for each packet: a region that was closed meanwhile is not read. The result of an atomic
     * is kept and read nowhere.
     */
    @Override public CompletionStatus refusal(SendRequest response) {
        boolean allowed = response.length() == 0 || response.operation().isAtomic()
            || host.regions().allows(response.key(), pair.settings().protectionDomain(), response.address(),
                response.length(), Access.REMOTE_READ);
        return allowed ? null : CompletionStatus.LOCAL_PROTECTION;
    }

    /**
     * The peer may have all of a response, and may withdraw the region then, while only its acknowledgement was lost.
     * It drops a packet that it has and acknowledges; one that it has not does not fit without its bytes.
     */
    @Override public boolean sendsEmptied() {
        return true;
    }
}
