package rnic.retransmit;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import rnic.protocol.CompletionStatus;
import rnic.protocol.Row;
import veroce.endpoint.Numbering;
import veroce.endpoint.QueuePairOptions;
import veroce.endpoint.Time;
import veroce.endpoint.TransportSettings;
import veroce.reference.AckReceiver;
import veroce.reference.Granularity;
import veroce.reference.SenderState;

/**
 * What the send window must say: the reference's sender does what the rules say, here stand the words that the block
 * has for it, the ring of queue pairs with packets that wait, and when a deadline passes. Numbers count on without end,
 * times are sixteenths of a microsecond. Time stands still while an operation is carried out.
 */
final class SenderModel {
    private static final long UNIT = Time.MICROSECOND / 16;
    /** 65.5 units stand for 4.096 us, a timeout takes 2^27 at most, round trips have 24 bits. */
    private static final Granularity NIC = new Granularity(131 * UNIT / 2, UNIT << 27, UNIT << 24);

    /** Settings of the whole NIC; times in 1/16 us. */
    record Rules(int srttShift, int jitter, int tailProbeMultiple, int backoffMost) {
        TransportSettings transport(int srtt) {
            var reset = TransportSettings.RESET;
            return new TransportSettings(reset.ackPackets(), reset.ackDelay(), reset.ackOnEnd(), reset.rotate(),
                srtt * UNIT, srttShift, jitter * UNIT, tailProbeMultiple, backoffMost, reset.burst(), reset.signals());
        }
    }

    record Update(int flow, int una, int messages, boolean rnrWait) {}

    record Failed(int qp, CompletionStatus status) {}

    /** @param path that it took last; 0 where nobody asks */
    record Again(int flow, int psn, boolean ackRequest, int path) {}

    private final Rules rules;
    private final int window;
    private final Sender[] senders;
    /** Queue pairs with Reads that are not done. */
    private final boolean[] open;
    private final Deque<Integer> ring = new ArrayDeque<>();
    final List<Update> updates = new ArrayList<>();
    final List<Failed> failures = new ArrayList<>();
    final List<Row> rows = new ArrayList<>();
    final long[] seen = new long[Seen.values().length];
    long now;

    SenderModel(Rules rules, int window, int queuePairs, long now) {
        this.rules = rules;
        this.window = window;
        this.now = now;
        open = new boolean[queuePairs];
        senders = new Sender[2 * queuePairs];
        for (int i = 0; i < senders.length; i++) {
            senders[i] = new Sender(i);
        }
    }

    private static int wire(long number) {
        return (int) (number & 0xFFFFFF);
    }

    /** The number nearest to a reference that stands for a number on the wire. */
    private static long near(long reference, int wire) {
        long up = wire - reference & 0xFFFFFF;
        return reference + (up < 1 << 23 ? up : up - (1 << 24));
    }

    private static long units(long time) {
        return time == Time.NEVER ? Long.MAX_VALUE : time / UNIT;
    }

    /** Of requests; those of responses follow behind the last queue pair. */
    Sender sender(int flow) {
        return senders[flow];
    }

    Sender responses(int qp) {
        return senders[qp + open.length];
    }

    int window() {
        return window;
    }

    int queuePairs() {
        return open.length;
    }

    /** Reads are sent, or all of them are done. */
    void reads(int qp, boolean isOpen) {
        open[qp] = isOpen;
        if (!isOpen && senders[qp].state.asksAgain()) {
            senders[qp].state.asked();
            senders[qp].forgotten = true;
        }
    }

    boolean isOpen(int qp) {
        return open[qp];
    }

    /** A response has completed a Read. */
    void answered(int qp) {
        var sender = senders[qp];
        if (!sender.dead()) {
            sender.state.alive(now * UNIT);
            see(Seen.ANSWERED, sender.una == sender.next);
        }
        sender.forgotten = false;
        sender.deferredTo = -1;
    }

    private void see(Seen what, boolean happened) {
        seen[what.ordinal()] += happened ? 1 : 0;
    }

    /** The earliest deadline, and who has it; null when there is none. */
    Sender earliest() {
        Sender first = null;
        for (var sender : senders) {
            if (sender.deadline() != Long.MAX_VALUE && (first == null || sender.deadline() < first.deadline())) {
                first = sender;
            }
        }
        return first;
    }

    /** The flow that is to be asked next for a packet that waits to be sent again, or -1. */
    int next() {
        return ring.isEmpty() ? -1 : ring.peek();
    }

    /** What it answers; null if none waits any more. */
    Again ask() {
        return senders[ring.poll()].pick();
    }

    /** One flow. */
    final class Sender implements AckReceiver.Outside {
        final int flow;
        boolean active;
        /** It was told that its last packet waits; since then its Reads are done. */
        boolean forgotten;
        boolean failed;
        long una;
        long next;
        long messages;
        long newest;
        /** What congestion control says, where there is any. */
        FlightModel flight;
        /** Retry timeouts of packets that were outstanding. */
        int timeouts;
        private SenderState state;
        private AckReceiver acknowledgements;
        /** New packets follow at once. */
        private boolean more;
        private boolean queued;
        /** Of each place the path that its packet took last; a new life begins with those of the one before. */
        private final int[] paths = new int[window];
        /** The filter held the head when a tail probe was due; it is looked at again then, or when anything happens. */
        private long deferredTo = -1;

        Sender(int flow) {
            this.flow = flow;
            live(new Life(0, 0, 0, 0, 0));
        }

        private void live(Life life) {
            var settings = new QueuePairOptions().window(window, 32, 8)
                .numbering(Numbering.from(wire(isResponses() ? life.responsePsn() : life.psn())))
                .retries(life.retries()).rnr(life.rnrRetries(), 0).rtoExponent(life.rtoExponent()).settings();
            state = new SenderState(settings, rules.transport(life.srtt()), NIC);
            acknowledgements = new AckReceiver(state, this);
        }

        void setup(Life life) {
            live(life);
            una = isResponses() ? life.responsePsn() : life.psn();
            next = una;
            messages = 0;
            newest = 0;
            more = false;
            failed = false;
            forgotten = false;
            deferredTo = -1;
            update();
        }

        boolean isResponses() {
            return flow >= open.length;
        }

        int qp() {
            return flow % open.length;
        }

        @Override public boolean awaitsResponses() {
            return !isResponses() && open[flow];
        }

        boolean isHeld() {
            return state.isHeld();
        }

        /** The oldest packet is one that a SACK has shown received. */
        boolean isHeadSacked() {
            return state.isSacked(0);
        }

        int outstanding() {
            return state.inFlight();
        }

        /** Packets outstanding that SACKs have shown received. */
        int sacked() {
            int count = 0;
            for (int i = 0; i < state.inFlight(); i++) {
                count += state.isSacked(i) ? 1 : 0;
            }
            return count;
        }

        boolean isSacked(int psn) {
            return state.isSacked(wire(psn - una));
        }

        Set<Long> waitingPackets() {
            var all = new HashSet<Long>();
            for (int i = 0; i < state.inFlight(); i++) {
                if (state.isWaiting(i)) {
                    all.add(una + i);
                }
            }
            return all;
        }

        /** Packets that wait to be sent again. */
        int waiting() {
            return state.waiting();
        }

        long progress() {
            return units(state.progress());
        }

        /** SACKs that have shown packets missing. */
        int losses() {
            return state.losses();
        }

        /** After which a head that a SACK shows missing is sent again, whatever the filter says. */
        long patience() {
            return units(state.patience());
        }

        /** Of a stamp that an acknowledgement has told. */
        void measured(int roundTrip) {
            state.measured(roundTrip);
            see(Seen.STAMPED, true);
        }

        void beControlled() {
            state.carryStamps();
            state.followPaths();
        }

        /** The path that a packet took last. */
        int path(long psn) {
            return paths[(int) Math.floorMod(psn, (long) window)];
        }

        /** A packet goes on its way, whether its flow lives or not. */
        void took(long psn, int path) {
            paths[(int) Math.floorMod(psn, (long) window)] = path;
            state.took(wire(psn), path);
        }

        long roundTrip() {
            return state.roundTrip();
        }

        /** For failures. */
        String text() {
            return "flow " + flow + " " + state + " more " + more + " deadline " + deadline() + " messages " + messages
                + "/" + newest;
        }

        private boolean dead() {
            return !active || failed;
        }

        private long time() {
            return now * UNIT;
        }

        void sent(long psn, long msn, boolean retrans, boolean another) {
            if (dead()) {
                return;
            }
            deferredTo = -1;
            forgotten = false;
            if (!retrans) {
                state.sent(time());
                next = psn + 1;
                newest = msn;
                more = another;
            } else if (psn == una) {
                state.headSent(time());
            }
        }

        /** An acknowledgement that does not count: the deadline is worked out anew, as after every operation. */
        void refused() {
            deferredTo = -1;
            forgotten = false;
        }

        /** @param path that a Packet Drop NAK names */
        void acknowledge(Ack ack, int path) {
            var judged = ack.judged(path);
            var row = Row.valueOf(acknowledgements.judge(judged).toUpperCase(Locale.ROOT));
            row = dead() && row != Row.RX_SACK ? Row.RX_ACK_STALE : row;
            rows.add(row);
            deferredTo = -1;
            forgotten = false;
            if (row != Row.RX_OK) {
                return;
            }
            long old = una;
            long oldMessages = messages;
            boolean sampled = state.isSampling();
            boolean wasPaused = state.isPaused();
            int waited = state.waiting();
            long generation = state.generationStart();
            acknowledgements.accept(judged, time());
            una = near(una, state.oldest());
            messages = near(messages, state.message());
            boolean drop = ack.syndrome() == 0x60;
            if (!drop && (una != old || messages != oldMessages || judged.isRnr())) {
                update();
            }
            see(Seen.BY_PATH, drop && isControlled() && state.waiting() > waited);
            see(Seen.NOT_BY_PATH, drop && isControlled() && path(near(una, ack.psn())) != path);
            see(Seen.MOVED, una != old);
            see(Seen.REPAIRED, state.isRepairing() && state.waiting() > 0);
            see(Seen.SAMPLED, una != old && sampled && !state.isSampling() && !ack.sack());
            see(Seen.FLIPPED, state.generationStart() != generation);
            see(Seen.PAUSED, state.isPaused() && !wasPaused);
            if (ack.sack()) {
                boolean acts = !state.isHeld() && !state.isPaused();
                see(Seen.SACKED, true);
                see(Seen.HELD, state.isHeld());
                see(Seen.QUEUED, acts && state.waiting() > waited);
                see(Seen.STALLED, acts && state.headStalls(time()) && ack.start() == wire(una)
                    && !ack.bitmap().testBit(0));
            }
            see(Seen.REFUSED, failed && una == next);
            enqueue();
        }

        @Override public int newestMsn() {
            return wire(newest);
        }

        @Override public void completed(int msn) {}

        @Override public void fail(veroce.endpoint.CompletionStatus status) {
            failed = true;
            failures.add(new Failed(qp(), CompletionStatus.valueOf(status.name())));
        }

        private void update() {
            updates.add(new Update(flow, wire(una), wire(messages), state.isPaused()));
        }

        /** When something happens if nothing else does. */
        long deadline() {
            if (dead()) {
                return Long.MAX_VALUE;
            }
            if (state.isPaused()) {
                return units(state.pauseEnd());
            }
            if (isIdle()) {
                return state.asksAgain() ? Long.MAX_VALUE : units(state.retransmitAt());
            }
            return isTimed() ? Math.min(tailProbe(), units(state.retransmitAt())) : Long.MAX_VALUE;
        }

        /** All is acknowledged, but a Read is not done. */
        private boolean isIdle() {
            return awaitsResponses() && state.inFlight() == 0;
        }

        /** The time of who is controlled runs while its head waits too. */
        private boolean isTimed() {
            return isControlled() ? state.inFlight() > 0 : state.awaitsAnswer();
        }

        private boolean isControlled() {
            return flight != null && flight.isControlled();
        }

        private long tailProbe() {
            if (!state.mayProbe() || more) {
                return Long.MAX_VALUE;
            }
            return deferredTo >= 0 ? deferredTo : units(state.probeAt());
        }

        /** The deadline has passed. */
        void expire() {
            boolean resumes = state.isPaused();
            if (flight != null) {
                flight.begin();
            }
            pass();
            if (flight != null && !resumes) {
                flight.silent();
            }
        }

        private void pass() {
            if (state.isPaused()) {
                see(Seen.RESUMED, true);
                state.resume(time());
                update();
            } else if (isIdle()) {
                boolean asks = state.expireIdle(time());
                see(asks ? Seen.ASKED : Seen.SILENT, true);
                if (!asks) {
                    fail(veroce.endpoint.CompletionStatus.RETRIES_EXCEEDED);
                }
            } else if (tailProbe() < units(state.retransmitAt())) {
                long generation = state.generationStart();
                boolean tailProbeUsed = state.probe(time());
                see(Seen.FLIPPED, state.generationStart() != generation);
                see(Seen.PROBED, tailProbeUsed);
                see(Seen.DEFERRED, !tailProbeUsed);
                deferredTo = tailProbeUsed ? deferredTo : now + units(state.generation());
            } else if (isControlled() && state.isWaiting(0) && !flight.isClosed()) {
                see(Seen.AWAITED, true);
                state.headSent(time());
            } else if (state.expire(time())) {
                timeouts++;
                see(Seen.TIMEOUT, true);
            } else {
                fail(veroce.endpoint.CompletionStatus.RETRIES_EXCEEDED);
            }
            enqueue();
        }

        boolean wants() {
            return !dead() && !state.isPaused() && (state.waiting() > 0 || state.asksAgain());
        }

        private void enqueue() {
            if (wants() && !queued) {
                queued = true;
                ring.add(flow);
            }
        }

        private Again pick() {
            queued = false;
            deferredTo = -1;
            forgotten = false;
            Again answer = null;
            if (wants() && flight != null && flight.isClosed()) {
                see(Seen.CLOSED, true);
            } else if (wants() && state.waiting() == 0) {
                state.asked();
                state.headSent(time());
                answer = new Again(flow, wire(una - 1), true, asked(una - 1));
            } else if (wants()) {
                int at = state.resendFirst();
                see(Seen.DROP_SERVED, state.isNamed(at));
                state.resend(at, time());
                answer = new Again(flow, wire(una + at),
                    (state.isProbed() || state.isRepairing()) && state.waiting() == 0, asked(una + at));
            }
            enqueue();
            return answer;
        }

        private int asked(long psn) {
            return flight == null ? 0 : path(psn);
        }
    }
}
