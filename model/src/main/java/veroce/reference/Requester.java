package veroce.reference;

import veroce.congestion.PathChoice;
import veroce.endpoint.CompletionStatus;
import veroce.endpoint.Numbering;
import veroce.endpoint.QueuePairSettings;
import veroce.endpoint.QueuePairState;
import veroce.endpoint.SendRequest;

/** The role of a queue pair that sends requests and takes the responses to them. */
final class Requester implements Sender.Outside {
    /** K of the space of responses is no matter of set-up: no queue pair has more Reads open. */
    private static final int MOST_READS = 32;

    private final VeroceQueuePair pair;
    private final WorkQueues work;
    private final RequestLimits limits;
    private final Sender sender;
    private final AckReceiver acknowledgements;
    private final Receiver receiver;

    Requester(VeroceQueuePair pair, WorkQueues work, Host host, TokenBucket bucket, PathChoice paths) {
        this.pair = pair;
        this.work = work;
        limits = new RequestLimits(pair.settings(), host.regions());
        QueuePairSettings settings = pair.settings();
        sender = new Sender(new SenderState(settings, settings.numbering(), settings.messageWindow(), host.transport(),
            Granularity.EXACT, paths), work.sends(), bucket, this);
        acknowledgements = new AckReceiver(sender.state, sender);
        Numbering theirs = settings.numbering().responses();
        receiver = new Receiver(new ReceiverState(settings.window(), MOST_READS, theirs.psn(), theirs.message()),
            new ResponseSpace(work.sends(), settings, host.regions()), settings, host.transport(), pair);
    }

    /** Of requests. */
    Sender sender() {
        return sender;
    }

    /** Of acknowledgements of requests. */
    AckReceiver acknowledgements() {
        return acknowledgements;
    }

    /** Of responses. */
    Receiver receiver() {
        return receiver;
    }

    /** A response packet; gives its counter. One that ends a response is a sign of life, and may complete requests. */
    String accept(DataPacket packet, long now) {
        int open = work.sends().openReads();
        String counter = receiver.accept(packet, now);
        if (work.sends().openReads() != open) {
            sender.state.alive(now);
            sender.state.asksAgain &= work.sends().awaitsResponses();
            sender.completed(sender.state.aMsn);
        }
        return counter;
    }

    @Override public QueuePairState state() {
        return pair.state();
    }

    @Override public void complete(SendRequest request) {
        work.complete(request);
    }

    @Override public void fail(SendRequest request, CompletionStatus status) {
        pair.toError(request, status, CompletionStatus.FLUSHED);
    }

    @Override public CompletionStatus refusal(SendRequest request) {
        return limits.refusal(request);
    }

    /** Whether the payload of a request may be read from our memory. */
    boolean mayRead(SendRequest request) {
        return limits.mayRead(request);
    }
}
