package veroce.reference;

import veroce.endpoint.CompletionStatus;
import veroce.endpoint.QueuePairState;
import veroce.endpoint.SendRequest;
import veroce.endpoint.Time;
import veroce.packet.Sequence;

/** The sender of one PSN space: which packet goes next, and what happens when time passes without an answer. */
final class Sender implements AckReceiver.Outside {
    /** Ethernet, VLAN tag, IPv6, UDP, the longest headers, ICRC. */
    private static final int MOST_HEADERS = 14 + 4 + 40 + 8 + 44 + 4;

    /** What the sender does to the world around it. */
    interface Outside {
        QueuePairState state();

        void complete(SendRequest request);

        /** The queue pair goes to the error state; {@code request} null blames the oldest one. */
        void fail(SendRequest request, CompletionStatus status);

        /** Why a message cannot be sent, or null. */
        CompletionStatus refusal(SendRequest request);

        /** What was sent before and is refused now goes without its bytes, so that the peer may say that it has it. */
        default boolean sendsEmptied() {
            return false;
        }
    }

    final SenderState state;
    private final MessageSource queue;
    final Outside outside;
    private final TokenBucket bucket;
    /** What a work request needs is not asked: it may have been there when its packet was made. */
    boolean trusting;
    private Message current;

    /** @param bucket which both spaces of a queue pair share */
    Sender(SenderState state, MessageSource queue, TokenBucket bucket, Outside outside) {
        this.state = state;
        this.queue = queue;
        this.outside = outside;
        this.bucket = bucket;
    }

    boolean running() {
        return queue.sendsIn(outside.state());
    }

    boolean hasResend() {
        return running() && !state.rnrWait && (!state.pend.isEmpty() && state.mayLeave() || state.asksAgain);
    }

    boolean hasNew() {
        return running() && !state.rnrWait && state.pend.isEmpty() && !state.asksAgain && canSendNew();
    }

    boolean canSendNew() {
        boolean work = current != null || queue.beginsIn(outside.state()) && queue.next() != null;
        return work && state.windowOpen();
    }

    /** When the token bucket and congestion control allow the next packet; only asked if there is one. */
    long readyAt() {
        return Math.max(state.congestion.readyAt(),
            bucket.readyAt(Time.wireBits(MOST_HEADERS + state.settings.pmtu())));
    }

    @Override public int newestMsn() {
        return current != null ? state.nMsn : Sequence.add(state.nMsn, -1);
    }

    /** Takes the next packet, or null if the work request that would be next cannot be sent. */
    Transmission next(long now) {
        if (!state.pend.isEmpty() && state.mayLeave()) {
            return resend(state.resendFirst(), now);
        }
        return state.asksAgain ? askAgain(now) : nextNew(now);
    }

    /** The last packet once more, although it is acknowledged. */
    Transmission askAgain(long now) {
        int psn = Sequence.add(state.nPsn, -1);
        Message message = queue.find(psn);
        if (!maySend(message.request())) {
            return null;
        }
        state.asksAgain = false;
        state.headSent(now);
        return new Transmission(message, psn, true, true, state.paths.another(psn),
            false);
    }

    /** Pays for a packet that was taken. */
    void pay(int frameLength, long now) {
        bucket.take(Time.wireBits(frameLength), now);
    }

    /** Takes the packet that lies so far behind the oldest one in flight. */
    Transmission resend(int at, long now) {
        int psn = Sequence.add(state.una, at);
        Message message = queue.find(psn);
        boolean emptied = outside.sendsEmptied() && !trusting && outside.refusal(message.request()) != null;
        if (!emptied && !maySend(message.request())) {
            return null;
        }
        state.resend(at, now);
        boolean probe = psn == state.probePsn;
        if (probe) {
            state.probePsn = -1;
        }
        return new Transmission(message, psn, true, message.endsAt(psn) || !state.windowOpen() || probe,
            state.paths.another(psn), emptied);
    }

    /** Whether a work request can be sent; if not, the queue pair is in error now. */
    private boolean maySend(SendRequest request) {
        CompletionStatus refusal = trusting ? null : outside.refusal(request);
        if (refusal != null) {
            outside.fail(request, refusal);
        }
        return refusal == null;
    }

    /** Takes a packet that was never sent. */
    Transmission nextNew(long now) {
        if (!maySend(current == null ? queue.next() : current.request())) {
            return null;
        }
        if (current == null) {
            current = queue.begin(state.nMsn, state.nPsn, state.nRqMsn, state.settings.pmtu());
        }
        int psn = state.nPsn;
        state.sent(now);
        Message message = current;
        boolean ends = message.endsAt(psn);
        if (ends) {
            state.nMsn = Sequence.add(state.nMsn, 1);
            state.nRqMsn = Sequence.add(state.nRqMsn, message.request().operation().consumesReceive() ? 1 : 0);
            current = null;
        }
        return new Transmission(message, psn, false, ends || !state.windowOpen(), state.paths.first(psn), false);
    }

    @Override public void completed(int msn) {
        for (SendRequest done = queue.complete(msn); done != null; done = queue.complete(msn)) {
            outside.complete(done);
        }
    }

    @Override public void fail(CompletionStatus status) {
        outside.fail(null, status);
    }

    @Override public void refused(int psn, CompletionStatus status) {
        outside.fail(queue.named(psn), status);
    }

    @Override public boolean awaitsResponses() {
        return queue.awaitsResponses();
    }

    /** All is acknowledged, but a response is missing. */
    private boolean isIdle() {
        return state.inFlight() == 0 && queue.awaitsResponses();
    }

    /** What time alone brings about. */
    void tick(long now) {
        if (!running()) {
            return;
        }
        if (state.rnrWait && now >= state.rnrUntil) {
            state.resume(now);
        }
        if (isIdle() && !state.asksAgain && now >= state.retransmitAt() && !state.expireIdle(now)) {
            fail(CompletionStatus.RETRIES_EXCEEDED);
        }
        if (!state.awaitsAnswer()) {
            return;
        }
        if (now >= state.retransmitAt()) {
            if (!state.expire(now)) {
                fail(CompletionStatus.RETRIES_EXCEEDED);
            }
        } else if (mayProbe() && now >= state.probeAt()) {
            state.probe(now);
        }
    }

    private boolean mayProbe() {
        return state.mayProbe() && !canSendNew();
    }

    /** When {@link #tick} has something to do. */
    long deadline() {
        if (!running()) {
            return Time.NEVER;
        }
        if (state.rnrWait) {
            return state.rnrUntil;
        }
        if (isIdle() && !state.asksAgain) {
            return state.retransmitAt();
        }
        if (!state.awaitsAnswer()) {
            return Time.NEVER;
        }
        long probe = !mayProbe() || state.probeAt() == Time.NEVER ? Time.NEVER
            : Math.max(state.probeAt(), state.filter.holds(0) ? state.generationStart() + state.generation() : 0);
        return Math.min(state.retransmitAt(), probe);
    }
}
