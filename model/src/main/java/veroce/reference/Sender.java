package veroce.reference;

import veroce.endpoint.CompletionStatus;
import veroce.endpoint.QueuePairState;
import veroce.endpoint.SendRequest;
import veroce.endpoint.Time;
import veroce.packet.Sequence;

/** The sender of SQ space: which packet goes next, and what happens when time passes without an answer. */
final class Sender {
    /** Ethernet, VLAN tag, IPv6, UDP, the longest headers, ICRC. */
    private static final int MOST_HEADERS = 14 + 4 + 40 + 8 + 44 + 4;

    /** What the sender does to the world around it. */
    interface Outside {
        QueuePairState state();

        void complete(SendRequest request);

        /** The queue pair goes to the error state; {@code request} null blames the oldest one. */
        void fail(SendRequest request, CompletionStatus status);

        boolean mayRead(SendRequest request);
    }

    final SenderState state;
    private final SendQueue queue;
    private final Outside outside;
    private final TokenBucket bucket;
    private Message current;
    private int nextPath;

    Sender(SenderState state, SendQueue queue, Outside outside) {
        this.state = state;
        this.queue = queue;
        this.outside = outside;
        bucket = new TokenBucket(state.settings.bitsPerSecond(), state.transport.burst());
    }

    boolean running() {
        return outside.state() == QueuePairState.RTS || outside.state() == QueuePairState.SQD;
    }

    boolean hasResend() {
        return running() && !state.rnrWait && !state.pend.isEmpty();
    }

    boolean hasNew() {
        return running() && !state.rnrWait && state.pend.isEmpty() && canSendNew();
    }

    /** A drained send queue ends the message it has begun and begins no other. */
    boolean canSendNew() {
        boolean work = current != null || outside.state() == QueuePairState.RTS && queue.next() != null;
        return work && state.windowOpen();
    }

    /** When the token bucket allows the next packet; only asked if there is one. */
    long readyAt() {
        return bucket.readyAt(Time.wireBits(MOST_HEADERS + state.settings.pmtu()));
    }

    /** The newest MSN that a packet was given. */
    int newestMsn() {
        return current != null ? state.nMsn : Sequence.add(state.nMsn, -1);
    }

    /** Takes the next packet, or null if the work request that would be next cannot be sent. */
    Transmission next(long now) {
        return state.pend.isEmpty() ? nextNew(now) : resend(resendFirst(), now);
    }

    /** Pays for a packet that was taken. */
    void pay(int frameLength, long now) {
        bucket.take(Time.wireBits(frameLength), now);
    }

    /** Takes the packet that lies so far behind the oldest one in flight. */
    Transmission resend(int at, long now) {
        int psn = Sequence.add(state.una, at);
        Message message = queue.find(psn);
        if (!mayRead(message.request())) {
            return null;
        }
        state.pend.clear(at);
        boolean before = state.isFiltered(at);
        state.prev.clear(at);
        if (before) {
            state.prev.set(at);
        }
        state.cur.set(at);
        if (at == 0) {
            state.progress = now;
        }
        if (psn == state.samplePsn) {
            state.samplePsn = -1;
        }
        boolean probe = psn == state.probePsn;
        if (probe) {
            state.probePsn = -1;
        }
        return new Transmission(message, psn, true, message.endsAt(psn) || !state.windowOpen() || probe,
            pathFor(psn, state.pathOf[psn % SenderState.PATH_MEMORY]));
    }

    /** The PSN of the newest Packet Drop NAK if it still waits, else the lowest. */
    int resendFirst() {
        int named = state.dropPsn < 0 ? 0 : Sequence.sub(state.dropPsn, state.una);
        return state.dropPsn >= 0 && state.pend.get(named) ? named : state.pend.lowest(0);
    }

    /** Whether the payload of a work request may be read; if not, the queue pair is in error now. */
    private boolean mayRead(SendRequest request) {
        boolean allowed = outside.mayRead(request);
        if (!allowed) {
            outside.fail(request, CompletionStatus.LOCAL_PROTECTION);
        }
        return allowed;
    }

    /** Takes a packet that was never sent. */
    Transmission nextNew(long now) {
        if (!mayRead(current == null ? queue.next() : current.request())) {
            return null;
        }
        if (current == null) {
            current = queue.begin(state.nMsn, state.nPsn, state.nRqMsn, state.settings.pmtu());
        }
        if (state.inFlight() == 0) {
            state.progress = now;
        }
        int psn = state.nPsn;
        if (state.samplePsn < 0) {
            state.samplePsn = psn;
            state.sampleTime = now;
        }
        Message message = current;
        state.nPsn = Sequence.add(psn, 1);
        boolean ends = message.endsAt(psn);
        if (ends) {
            state.nMsn = Sequence.add(state.nMsn, 1);
            state.nRqMsn = Sequence.add(state.nRqMsn, message.request().operation().consumesReceive() ? 1 : 0);
            current = null;
        }
        return new Transmission(message, psn, false, ends || !state.windowOpen(), pathFor(psn, -1));
    }

    /** Round robin, but not the path that the packet took before if there is another. */
    private int pathFor(int psn, int before) {
        int paths = state.settings.paths();
        int path = nextPath == before ? (nextPath + 1) % paths : nextPath;
        nextPath = (path + 1) % paths;
        state.pathOf[psn % SenderState.PATH_MEMORY] = path;
        return path;
    }

    /** A cumulative acknowledgement: moves the window and completes what it covers. */
    void advance(int psn, int msn, long now) {
        state.advance(psn, now);
        state.aMsn = msn;
        for (SendRequest done = queue.complete(msn); done != null; done = queue.complete(msn)) {
            outside.complete(done);
        }
    }

    void fail(CompletionStatus status) {
        outside.fail(null, status);
    }

    /** What time alone brings about. */
    void tick(long now) {
        if (!running()) {
            return;
        }
        if (state.rnrWait && now >= state.rnrUntil) {
            state.rnrWait = false;
            state.resendAll();
            state.progress = now;
        }
        if (!awaitsAnswer()) {
            return;
        }
        if (now >= state.retransmitAt()) {
            expire(now);
        } else if (mayProbe() && now >= state.probeAt()) {
            probe(now);
        }
    }

    /** A head that still waits for its token does not time out. */
    private boolean awaitsAnswer() {
        return state.inFlight() > 0 && !state.rnrWait && !state.pend.get(0);
    }

    private boolean mayProbe() {
        return !state.hold && !state.probed && state.pend.isEmpty() && !canSendNew();
    }

    private void expire(long now) {
        if (state.retry == 0) {
            fail(CompletionStatus.RETRIES_EXCEEDED);
            return;
        }
        state.retry--;
        state.hold = true;
        state.holdPsn = state.una;
        state.resendAll();
        state.pend.set(0);
        state.progress = now;
    }

    /** The head is missing or its acknowledgement is; the last packet shows the receiver how much is missing. */
    private void probe(long now) {
        state.flip(now);
        if (state.isFiltered(0)) {
            return;
        }
        state.probed = true;
        state.pend.set(0);
        int last = state.inFlight() - 1;
        if (!state.sacked.get(last)) {
            state.pend.set(last);
        }
        state.probePsn = Sequence.add(state.una, state.pend.highest());
    }

    /** When {@link #tick} has something to do. */
    long deadline() {
        if (!running()) {
            return Time.NEVER;
        }
        if (state.rnrWait) {
            return state.rnrUntil;
        }
        if (!awaitsAnswer()) {
            return Time.NEVER;
        }
        long probe = !mayProbe() || state.probeAt() == Time.NEVER ? Time.NEVER
            : Math.max(state.probeAt(), state.isFiltered(0) ? state.generationStart + state.generation() : 0);
        return Math.min(state.retransmitAt(), probe);
    }
}
