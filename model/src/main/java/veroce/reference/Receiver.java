package veroce.reference;

import veroce.endpoint.CompletionStatus;
import veroce.endpoint.QueuePairSettings;
import veroce.endpoint.ReceiveRequest;
import veroce.endpoint.SendRequest;
import veroce.endpoint.Time;
import veroce.endpoint.TransportSettings;
import veroce.packet.DropCause;
import veroce.packet.ExtensionHeader;
import veroce.packet.Sequence;
import veroce.packet.Syndrome;

/** The receiver of one PSN space: rows 32 to 44, placement, the frontier, and when and what to acknowledge. */
final class Receiver {
    private static final int SACK_BITS = 128;

    /** What the receiver does to the world around it. */
    interface Outside {
        void place(long address, DataPacket packet);

        void complete(ReceiveRequest request, StashEntry message);

        void dropNak(Answer nak);

        /** Row 44: what was accepted cannot be done. */
        void failLocally();

        /** One of our own work requests fails, and the queue pair with it. */
        void fail(SendRequest request, CompletionStatus status);
    }

    final ReceiverState state;
    private final ReceiveSpace space;
    private final QueuePairSettings settings;
    private final TransportSettings transport;
    private final Outside outside;
    private CompletionStatus receiveStatus = CompletionStatus.FLUSHED;

    Receiver(ReceiverState state, ReceiveSpace space, QueuePairSettings settings, TransportSettings transport,
             Outside outside) {
        this.state = state;
        this.space = space;
        this.settings = settings;
        this.transport = transport;
        this.outside = outside;
    }

    /** A trimmed packet of this space: rows 10 to 12. Gives the counter, {@code fresh} if a NAK is due. */
    String trimmed(int psn, boolean retransmission, int port, DropCause cause, String fresh) {
        if (!state.window.judge(psn).isNew() || isAfterFatal(psn)) {
            return "rx_trim_stale";
        }
        dropNak(psn, retransmission, port, cause);
        return fresh;
    }

    private boolean isAfterFatal(int psn) {
        return state.fatalPsn >= 0 && !Sequence.ahead(state.fatalPsn, psn);
    }

    /**
     * In the error state only the head test of row 34 is made. But a peer that awaits responses may have nothing to
     * send but what it has sent before, and must learn too that it waits in vain.
     */
    String acceptInError(DataPacket p) {
        boolean head = state.isFatalAtHead() && p.psn() == state.fatalPsn;
        boolean asksAgain = state.isFatalAtHead() && settings.verbs().sendsResponses()
            && state.window.judge(p.psn()) == Verdict.DUPLICATE;
        if (head || asksAgain) {
            acknowledge();
        }
        return head ? "rx_after_err" : asksAgain ? "rx_dup" : "rx_qp_state";
    }

    private int distance(DataPacket p) {
        return Sequence.sub(p.psn(), state.expected());
    }

    /** Changes nothing. */
    private ReceiveSpace.Ruling rule(DataPacket p) {
        Verdict verdict = state.window.judge(p.psn());
        if (!verdict.isNew()) {
            return ReceiveSpace.Ruling.of(verdict == Verdict.DUPLICATE ? "rx_dup" : "rx_oor");
        }
        if (isAfterFatal(p.psn())) {
            return ReceiveSpace.Ruling.of("rx_after_err");
        }
        return space.rule(p, state.window);
    }

    /** Whether a packet would be taken now. */
    boolean wouldTake(DataPacket p) {
        return rule(p).counter().equals("rx_ok");
    }

    /** Where the payload of a packet belongs that would be taken. */
    long target(DataPacket p) {
        return rule(p).target();
    }

    /** Rows 32 to 43 for a packet that has passed all rows before; gives the counter. */
    String accept(DataPacket p, long now) {
        state.congestionSeen |= p.congested();
        state.echo.arrived(p);
        ReceiveSpace.Ruling ruling = rule(p);
        if (ruling.violation() != null) {
            space.refused(p, ruling.violation());
            fatal(p.psn(), ruling.violation());
        } else if (ruling.failed() != null) {
            outside.fail(ruling.failed(), ruling.status());
        } else {
            switch (ruling.counter()) {
                case "rx_ok" -> take(p, ruling.target(), now);
                case "rx_ird" -> refuse(p, DropCause.HOST);
                case "rx_rnr" -> withoutRequest();
                case "rx_dup" -> acknowledge();
                case "rx_after_err" -> repeatNak(p);
                default -> { } // dropped
            }
            noteTail(p, ruling.counter());
        }
        return ruling.counter();
    }

    /** Row 34. */
    private void repeatNak(DataPacket p) {
        if (distance(p) == 0) {
            acknowledge();
        }
    }

    /** There is no room for a packet that would be taken, and its sender is told: rows 36 and 40a. */
    void refuse(DataPacket p, DropCause cause) {
        dropNak(p.psn(), p.retransmission(), p.port(), cause);
    }

    private void dropNak(int psn, boolean retransmission, int port, DropCause cause) {
        Answer nak = answer(psn, Syndrome.PACKET_DROP, Answer.NO_ORDER, null, false, retransmission);
        outside.dropNak(tellsMore() ? nak.telling(null, port, cause) : nak);
    }

    private Answer nak(int psn, int syndrome) {
        Answer nak = answer(psn, syndrome, state.window.order(), null, false, false);
        return tellsMore() ? nak.telling(null, state.echo.port(), null) : nak;
    }

    /** Between ends that have agreed on it the path is that of the packet that the answer tells about. */
    private Answer ack(int order, ExtensionHeader.SackEth sack, boolean becn) {
        boolean marked = tellsMore() ? state.echo.isMarked() : becn;
        Answer ack = answer(state.window.acknowledged(), Syndrome.ACK, order, sack, marked, false);
        return tellsMore() ? ack.telling(state.echo.take(state.ackHeld, state.window.received.count()),
            state.echo.port(), null) : ack;
    }

    private boolean tellsMore() {
        return settings.congestion().extended();
    }

    private Answer answer(int psn, int syndrome, int order, ExtensionHeader.SackEth sack, boolean becn,
                          boolean retransmission) {
        return new Answer(psn, syndrome, state.window.message(), order, sack, becn, retransmission,
            space.isResponses());
    }

    /** Row 40 at the head. */
    private void withoutRequest() {
        state.rnrPsn = state.expected();
        acknowledge();
    }

    private void fatal(int psn, Violation violation) {
        if (state.fatalPsn < 0 || Sequence.ahead(state.fatalPsn, psn)) {
            state.fatalPsn = psn;
            state.fatalCode = violation.code();
            receiveStatus = violation.receiveStatus();
        }
        if (psn == state.expected()) {
            acknowledge();
        }
    }

    private void take(DataPacket p, long target, long now) {
        if (p.length() > 0) {
            outside.place(target, p);
        }
        space.taken(p);
        state.window.take(p.psn(), p.endsMessage());
        if (p.endsMessage()) {
            state.stash[p.msn() % state.stash.length] = new StashEntry(p.msn(), p.rqMsn(), p.operation(), p.solicited(),
                p.word(), p.end(settings.pmtu()), p.reth(), p.atomic());
        }
        boolean completed = moveFrontier();
        space.settled();
        state.ackCount++;
        if (p.ackRequest() || p.retransmission() || completed && transport.ackOnEnd()
                || state.ackCount >= transport.ackPackets() || state.isFatalAtHead()) {
            acknowledge();
        } else if (state.ackDeadline == Time.NEVER) {
            state.ackDeadline = now + transport.ackDelay();
        }
    }

    /** Who sends again and asks has nothing new to say: reordering is over, and what is missing is to be told. */
    private void noteTail(DataPacket p, String counter) {
        boolean answered = counter.equals("rx_ok") || counter.equals("rx_dup");
        state.tailPending |= tellsMore() && p.retransmission() && p.ackRequest() && answered;
    }

    private int threshold(boolean tail) {
        return tail ? settings.congestion().tailThreshold(settings.sackThreshold()) : settings.sackThreshold();
    }

    /** Moves the head over what is received, completing messages in order; tells whether one was. */
    private boolean moveFrontier() {
        int before = state.window.message();
        if (!state.window.walk(psn -> completeNext())) {
            fatal(state.expected(), new Violation("rx_bad_req", Syndrome.INVALID_REQUEST));
        }
        return state.window.message() != before;
    }

    /** Not if the peer skipped a message number, or the space finds another mistake. */
    private boolean completeNext() {
        int message = Sequence.add(state.window.message(), 1);
        StashEntry next = state.stash[message % state.stash.length];
        return next != null && next.msn() == message && space.complete(next);
    }

    /** Row 44: something that was accepted cannot be done. The peer learns it as soon as all before is acknowledged. */
    void failLocally() {
        fatal(state.expected(), new Violation("rx_local", Syndrome.REMOTE_OPERATIONAL,
            CompletionStatus.LOCAL_PROTECTION));
    }

    private void acknowledge() {
        state.ackHeld = false;
        state.ackPending = true;
        state.ackCount = 0;
        state.ackDeadline = Time.NEVER;
        state.becnPending |= state.congestionSeen;
        state.congestionSeen = false;
    }

    /** What time alone brings about. */
    void tick(long now) {
        if (state.ackDeadline <= now) {
            acknowledge();
            state.ackHeld = true;
        }
    }

    /** Status of the receive work request that a fatal packet was for. */
    CompletionStatus receiveStatus() {
        return receiveStatus;
    }

    /** Forms the acknowledgement that is pending, from the state as it is now. */
    Answer answer() {
        ReceiveWindow window = state.window;
        boolean becn = state.becnPending;
        boolean rnr = state.rnrPsn == window.expected();
        state.ackPending = false;
        state.becnPending = false;
        boolean tail = state.tailPending;
        state.tailPending = false;
        state.rnrPsn = -1;
        if (state.isFatalAtHead()) {
            return nak(state.fatalPsn, state.fatalCode);
        }
        if (rnr) {
            return nak(window.expected(), Syndrome.RNR_NAK + settings.rnrTimer());
        }
        int span = Sequence.sub(window.newest(), window.acknowledged()) - threshold(tail);
        if (span <= 0) {
            return ack(Answer.NO_ORDER, null, becn);
        }
        return ack(window.order(), sack(span), becn);
    }

    /** The next of the chunks of 128 PSNs that the missing and received ones fill up to TH below the newest. */
    private ExtensionHeader.SackEth sack(int span) {
        int chunks = Math.ceilDiv(span, SACK_BITS);
        int chunk = transport.rotate() && state.chunk < chunks ? state.chunk : 0;
        state.chunk = chunk + 1 < chunks ? chunk + 1 : 0;
        int first = SACK_BITS * chunk;
        int length = Math.min(SACK_BITS, span - first);
        return new ExtensionHeader.SackEth(length, Sequence.add(state.expected(), first),
            state.window.bits(first + 64, Math.max(0, length - 64)),
            state.window.bits(first, Math.min(64, length)));
    }
}
