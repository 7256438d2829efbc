package veroce.reference;

import veroce.endpoint.CompletionStatus;
import veroce.endpoint.QueuePairSettings;
import veroce.endpoint.ReceiveRequest;
import veroce.endpoint.Time;
import veroce.endpoint.TransportSettings;
import veroce.packet.ExtensionHeader;
import veroce.packet.Sequence;
import veroce.packet.Syndrome;

/** The receiver of SQ space: rows 32 to 41a, placement, the frontier, and when and what to acknowledge. */
final class Receiver {
    private static final int SACK_BITS = 128;

    /** What the receiver does to the world around it. */
    interface Outside {
        void place(long address, DataPacket packet);

        void complete(ReceiveRequest request, StashEntry message);

        void dropNak(int psn, boolean retransmission);
    }

    final ReceiverState state;
    private final ReceiveQueue queue;
    private final QueuePairSettings settings;
    private final TransportSettings transport;
    private final RequestRules rules;
    private final Outside outside;
    private CompletionStatus receiveStatus = CompletionStatus.FLUSHED;

    Receiver(ReceiverState state, ReceiveQueue queue, QueuePairSettings settings, TransportSettings transport,
             RequestRules rules, Outside outside) {
        this.state = state;
        this.queue = queue;
        this.settings = settings;
        this.transport = transport;
        this.rules = rules;
        this.outside = outside;
    }

    /** A trimmed packet of this space: rows 10 to 12. Gives the counter, {@code fresh} if a NAK is due. */
    String trimmed(int psn, boolean retransmission, String fresh) {
        if (!state.window.judge(psn).isNew() || isAfterFatal(psn)) {
            return "rx_trim_stale";
        }
        outside.dropNak(psn, retransmission);
        return fresh;
    }

    private boolean isAfterFatal(int psn) {
        return state.fatalPsn >= 0 && !Sequence.ahead(state.fatalPsn, psn);
    }

    /** In the error state only the head test of row 34 is made. */
    String acceptInError(DataPacket p) {
        boolean head = state.isFatalAtHead() && p.psn() == state.fatalPsn;
        if (head) {
            acknowledge();
        }
        return head ? "rx_after_err" : "rx_qp_state";
    }

    /** What rows 32 to 41a say of a packet: its counter, what it breaks or null, and its receive work request or null. */
    private record Ruling(String counter, Violation violation, ReceiveRequest request) {
        static Ruling of(String counter) {
            return new Ruling(counter, null, null);
        }

        static Ruling of(Violation violation) {
            return new Ruling(violation.counter(), violation, null);
        }
    }

    private int distance(DataPacket p) {
        return Sequence.sub(p.psn(), state.expected());
    }

    /** Changes nothing. */
    private Ruling rule(DataPacket p) {
        Verdict verdict = state.window.judge(p.psn());
        if (!verdict.isNew()) {
            return Ruling.of(verdict == Verdict.DUPLICATE ? "rx_dup" : "rx_oor");
        }
        int distance = distance(p);
        if (isAfterFatal(p.psn())) {
            return Ruling.of("rx_after_err");
        }
        int message = Sequence.sub(p.msn(), state.window.message());
        if (message == 0 || message > settings.messageWindow()) {
            return Ruling.of("rx_oor_msn");
        }
        Violation violation = rules.request(p, numbersHold(p, distance, message));
        if (violation != null || p.rqMsn() < 0) {
            return violation != null ? Ruling.of(violation) : Ruling.of("rx_ok");
        }
        ReceiveRequest request = queue.request(p.rqMsn());
        if (request == null) {
            return Ruling.of(distance == 0 ? "rx_rnr" : "rx_no_rqe");
        }
        violation = p.isSend() ? rules.receive(p, request) : null;
        return violation != null ? Ruling.of(violation) : new Ruling("rx_ok", null, request);
    }

    /** Whether a packet would be taken now. */
    boolean wouldTake(DataPacket p) {
        return rule(p).counter().equals("rx_ok");
    }

    /** Where the payload of a packet belongs that would be taken. */
    long target(DataPacket p) {
        return target(p, rule(p).request());
    }

    private long target(DataPacket p, ReceiveRequest request) {
        return p.isSend() ? request.address() + p.start(settings.pmtu()) : p.reth().virtualAddress();
    }

    /** Rows 32 to 41a for a packet that has passed all rows before; gives the counter. */
    String accept(DataPacket p, long now) {
        state.congestionSeen |= p.congested();
        Ruling ruling = rule(p);
        if (ruling.violation() != null) {
            fatal(p.psn(), ruling.violation());
        } else {
            switch (ruling.counter()) {
                case "rx_ok" -> take(p, ruling.request(), now);
                case "rx_rnr" -> withoutRequest();
                case "rx_dup" -> acknowledge();
                case "rx_after_err" -> repeatNak(p);
                default -> { } // dropped
            }
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
    void refuse(DataPacket p) {
        outside.dropNak(p.psn(), p.retransmission());
    }

    /** The part of row 37 that compares the numbers of a packet with each other and with the frontier. */
    private boolean numbersHold(DataPacket p, int distance, int message) {
        if (message == 1 && Sequence.sub(p.psn(), p.order()) != state.window.messageStart()
                || message > 1 && p.order() + message - 1 > distance) {
            return false;
        }
        int receive = p.rqMsn() < 0 ? 0 : Sequence.sub(p.rqMsn(), queue.done());
        return p.rqMsn() < 0 || receive < message && (message > 1 || receive == 0);
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

    private void take(DataPacket p, ReceiveRequest request, long now) {
        if (p.length() > 0) {
            outside.place(target(p, request), p);
        }
        state.window.take(p.psn(), p.endsMessage());
        if (p.endsMessage()) {
            state.stash[p.msn() % state.stash.length] = new StashEntry(p.msn(), p.rqMsn(), p.operation(), p.solicited(),
                p.immediate(), p.end(settings.pmtu()));
        }
        boolean completed = moveFrontier();
        state.ackCount++;
        if (p.ackRequest() || p.retransmission() || completed && transport.ackOnEnd()
                || state.ackCount >= transport.ackPackets() || state.isFatalAtHead()) {
            acknowledge();
        } else if (state.ackDeadline == Time.NEVER) {
            state.ackDeadline = now + transport.ackDelay();
        }
    }

    /** Moves the head over what is received, completing messages in order; tells whether one was. */
    private boolean moveFrontier() {
        int before = state.window.message();
        if (!state.window.walk(psn -> completeNext())) {
            fatal(state.expected(), new Violation("rx_bad_req", Syndrome.INVALID_REQUEST));
        }
        return state.window.message() != before;
    }

    /** Not if the peer skipped a message number, or named one receive work request twice. */
    private boolean completeNext() {
        int message = Sequence.add(state.window.message(), 1);
        StashEntry next = state.stash[message % state.stash.length];
        if (next == null || next.msn() != message
                || next.operation().consumesReceive() && next.receive() != queue.done()) {
            return false;
        }
        if (next.operation().consumesReceive()) {
            outside.complete(queue.complete(), next);
        }
        return true;
    }

    private void acknowledge() {
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
        state.rnrPsn = -1;
        if (state.isFatalAtHead()) {
            return new Answer(state.fatalPsn, state.fatalCode, window.message(), window.order(), null, false, false);
        }
        if (rnr) {
            return new Answer(window.expected(), Syndrome.RNR_NAK + settings.rnrTimer(), window.message(),
                window.order(), null, false, false);
        }
        int span = Sequence.sub(window.newest(), window.acknowledged()) - settings.sackThreshold();
        if (span <= 0) {
            return new Answer(window.acknowledged(), Syndrome.ACK, window.message(), Answer.NO_ORDER, null, becn,
                false);
        }
        return new Answer(window.acknowledged(), Syndrome.ACK, window.message(), window.order(), sack(span), becn,
            false);
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
