package rnic.retransmit;

import java.math.BigInteger;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.TreeSet;
import rnic.protocol.CompletionStatus;
import rnic.protocol.Row;

/**
 * The sender as the reliability document says it, section 6, in plain numbers: sets of PSNs that count on without end.
 * Time stands still while an operation is carried out.
 */
final class SenderModel {
    private static final int FIRST_RNR_STEP_CODE = 1;
    /** While nothing is on its way, a generation holds nothing and the next may begin at once. */
    private static final long LONG_AGO = Long.MIN_VALUE / 2;

    /** Settings of the whole NIC; times in 1/16 us. */
    record Rules(int srttShift, int jitter, int probeMultiple, int backoffMost) {}

    /** Settings of a queue pair. */
    record Life(long psn, int retries, int rnrRetries, int rtoExponent, int srtt) {}

    /** An acknowledgement; PSNs as on the wire. */
    record Ack(int syndrome, boolean sack, int psn, boolean retrans, int msn, int start, int length,
               BigInteger bitmap) {}

    record Update(int qp, int una, int messages, boolean paused) {}

    record Failed(int qp, CompletionStatus status) {}

    record Again(int qp, int psn, boolean ackRequest) {}

    private final Rules rules;
    private final Sender[] senders;
    private final Deque<Integer> ring = new ArrayDeque<>();
    final List<Update> updates = new ArrayList<>();
    final List<Failed> failures = new ArrayList<>();
    final List<Row> rows = new ArrayList<>();
    final long[] seen = new long[Seen.values().length];
    long now;

    /** Things that a random run must have met. */
    enum Seen { MOVED, SACKED, QUEUED, FLIPPED, DROP_SERVED, PAUSED, RESUMED, TIMEOUT, PROBED, DEFERRED, SAMPLED, HELD,
        STALLED }

    SenderModel(Rules rules, int queuePairs, long now) {
        this.rules = rules;
        this.now = now;
        senders = new Sender[queuePairs];
        for (int i = 0; i < queuePairs; i++) {
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

    Sender sender(int qp) {
        return senders[qp];
    }

    void see(Seen what) {
        seen[what.ordinal()]++;
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

    /** The queue pair that is to be asked next for a packet that waits to be sent again, or -1. */
    int next() {
        return ring.isEmpty() ? -1 : ring.peek();
    }

    /** What it answers; null if none waits any more. */
    Again ask() {
        return senders[ring.poll()].pick();
    }

    /** One queue pair. */
    final class Sender {
        final int qp;
        boolean active;
        Life life = new Life(0, 0, 0, 0, 0);
        long una;
        long next;
        long messages;
        long newest;
        final TreeSet<Long> sacked = new TreeSet<>();
        final TreeSet<Long> pending = new TreeSet<>();
        TreeSet<Long> current = new TreeSet<>();
        TreeSet<Long> previous = new TreeSet<>();
        long generation;
        long progress;
        boolean hold;
        long holdPsn;
        int retries;
        int rnrRetries;
        boolean paused;
        long pausedPsn;
        boolean probed;
        int srtt;
        long sample = -1;
        long sampleTime;
        long dropped = -1;
        boolean more;
        boolean failed;
        boolean queued;
        long deferredTo = -1;

        Sender(int qp) {
            this.qp = qp;
        }

        void setup(Life fresh) {
            boolean inRing = queued;
            life = fresh;
            una = fresh.psn;
            next = fresh.psn;
            messages = 0;
            newest = 0;
            sacked.clear();
            pending.clear();
            current.clear();
            previous.clear();
            generation = 0;
            hold = false;
            retries = fresh.retries;
            rnrRetries = fresh.rnrRetries;
            paused = false;
            probed = false;
            srtt = fresh.srtt;
            sample = -1;
            dropped = -1;
            more = false;
            failed = false;
            deferredTo = -1;
            queued = inRing;
            updates.add(new Update(qp, wire(una), wire(messages), paused));
        }

        /** For failures. */
        String text() {
            return "qp " + qp + " una " + una + " next " + next + " hold " + hold + " retries " + retries + " paused "
                + paused + " probed " + probed + " srtt " + srtt + " dropped " + dropped + " more " + more
                + " progress " + progress + " generation " + generation + " deadline " + deadline() + " messages "
                + messages + "/" + newest + " pending" + places(pending) + " current" + places(current) + " previous"
                + places(previous) + " sacked" + places(sacked);
        }

        private String places(TreeSet<Long> set) {
            var text = new StringBuilder();
            for (long psn : set) {
                if (!set.contains(psn - 1)) {
                    text.append(' ').append(psn - una);
                    if (set.contains(psn + 1)) {
                        text.append("..");
                    }
                } else if (!set.contains(psn + 1)) {
                    text.append(psn - una);
                }
            }
            return text.toString();
        }

        private boolean dead() {
            return !active || failed;
        }

        void sent(long psn, long msn, boolean retrans, boolean another) {
            if (dead()) {
                return;
            }
            deferredTo = -1;
            if (retrans) {
                if (psn == una) {
                    progress = now;
                }
                return;
            }
            if (una == next) {
                progress = now;
                generation = LONG_AGO;
            }
            next = psn + 1;
            newest = msn;
            more = another;
            if (sample < 0) {
                sample = psn;
                sampleTime = now;
            }
        }

        private void advance(long acknowledged) {
            long first = acknowledged + 1;
            if (first == una) {
                return;
            }
            see(Seen.MOVED);
            una = first;
            for (var set : List.of(sacked, pending, current, previous)) {
                set.headSet(first).clear();
            }
            retries = life.retries;
            rnrRetries = life.rnrRetries;
            probed = false;
            progress = now;
            if (hold && una > holdPsn) {
                hold = false;
            }
            if (paused && una > pausedPsn) {
                paused = false;
            }
            if (dropped >= 0 && dropped < una) {
                dropped = -1;
            }
            if (sample >= 0 && sample < una) {
                see(Seen.SAMPLED);
                long elapsed = now - sampleTime & 0xFFFFFF;
                int value = Math.clamp(elapsed, 16, 64_000);
                srtt += value - srtt >> rules.srttShift;
                sample = -1;
            }
        }

        /** After which a head that a SACK shows missing is sent again, whatever the filter says. */
        long patience() {
            return srtt + 3L * rules.jitter;
        }

        private long span() {
            return srtt + rules.jitter;
        }

        private void flip() {
            if (now - generation >= span() && pending.isEmpty()) {
                see(Seen.FLIPPED);
                previous = current;
                current = new TreeSet<>();
                generation = now;
            }
        }

        private boolean filtered(long psn) {
            return pending.contains(psn) || current.contains(psn) || previous.contains(psn);
        }

        private Row judge(Ack ack) {
            long psn = near(una, ack.psn);
            boolean nak = (ack.syndrome >> 5 & 3) != 0;
            boolean drop = ack.syndrome == 0x60;
            if (ack.sack) {
                if (ack.length == 0 || ack.length > 128) {
                    return Row.RX_SACK;
                }
                long start = near(una, ack.start);
                for (int i = 0; i < ack.length; i++) {
                    if (ack.bitmap.testBit(i) && start + i >= next) {
                        return Row.RX_SACK;
                    }
                }
            }
            if (dead() || psn < una - (nak ? 0 : 1)) {
                return Row.RX_ACK_STALE;
            }
            long messagesAhead = ack.msn - messages & 0xFFFFFF;
            if (psn >= next || !drop && messagesAhead > newest - messages) {
                return Row.RX_ACK_BAD;
            }
            return Row.RX_OK;
        }

        /** An acknowledgement that does not count: the deadline is worked out anew, as after every operation. */
        void refused() {
            deferredTo = -1;
        }

        void acknowledge(Ack ack) {
            var row = judge(ack);
            rows.add(row);
            deferredTo = -1;
            if (row != Row.RX_OK) {
                return;
            }
            long psn = near(una, ack.psn);
            if (ack.syndrome == 0x60) {
                dropNak(psn, ack.retrans);
            } else {
                cumulative(ack, psn);
            }
            enqueue();
        }

        private void dropNak(long psn, boolean retrans) {
            sample = -1;
            dropped = psn;
            flip();
            boolean held = retrans ? current.contains(psn) && previous.contains(psn) : filtered(psn);
            if (!sacked.contains(psn) && !held) {
                pending.add(psn);
            }
        }

        private void cumulative(Ack ack, long psn) {
            int type = ack.syndrome >> 5 & 3;
            long old = una;
            long oldMessages = messages;
            advance(type == 0 ? psn : psn - 1);
            messages = near(messages, ack.msn);
            boolean changed = una != old || messages != oldMessages || type == 1;
            if (ack.sack) {
                sack(ack);
            }
            if (type == 1) {
                rnr(psn, ack.syndrome & 31);
            } else if (type == 3) {
                fail(switch (ack.syndrome) {
                    case 0x61 -> CompletionStatus.REMOTE_INVALID_REQUEST;
                    case 0x62 -> CompletionStatus.REMOTE_ACCESS;
                    default -> CompletionStatus.REMOTE_OPERATION;
                });
            }
            if (changed) {
                update();
            }
        }

        private void update() {
            updates.add(new Update(qp, wire(una), wire(messages), paused));
        }

        private void sack(Ack ack) {
            see(Seen.SACKED);
            sample = -1;
            long start = near(una, ack.start);
            for (int i = 0; i < ack.length; i++) {
                if (ack.bitmap.testBit(i) && start + i >= una) {
                    sacked.add(start + i);
                }
            }
            pending.removeAll(sacked);
            if (hold) {
                see(Seen.HELD);
            }
            if (!hold && !paused) {
                flip();
                if (start == una && una < next && !ack.bitmap.testBit(0) && now - progress >= patience()) {
                    see(Seen.STALLED);
                    pending.add(una);
                    return;
                }
                for (long q = Math.max(start, una); q < Math.min(start + ack.length, next); q++) {
                    if (!sacked.contains(q) && !filtered(q)) {
                        see(Seen.QUEUED);
                        pending.add(q);
                    }
                }
            }
        }

        private void rnr(long psn, int code) {
            if (paused) {
                return;
            }
            retries = life.retries;
            probed = false;
            hold = false;
            if (rnrRetries == 0) {
                fail(CompletionStatus.RNR_RETRIES_EXCEEDED);
                return;
            }
            if (rnrRetries != 7) {
                rnrRetries--;
            }
            see(Seen.PAUSED);
            paused = true;
            pausedPsn = psn;
            progress = now + sixteenths(code);
        }

        private void fail(CompletionStatus status) {
            failed = true;
            failures.add(new Failed(qp, status));
        }

        /** When something happens if nothing else does; the spans do not come from the clock of the test. */
        long deadline() {
            if (dead()) {
                return Long.MAX_VALUE;
            }
            if (paused) {
                return progress;
            }
            if (una == next || pending.contains(una)) {
                return Long.MAX_VALUE;
            }
            return Math.min(probe(), timeout());
        }

        private long probe() {
            if (!probes()) {
                return Long.MAX_VALUE;
            }
            return deferredTo >= 0 ? deferredTo : progress + (long) rules.probeMultiple * srtt + rules.jitter;
        }

        private long timeout() {
            if (life.rtoExponent == 0) {
                return Long.MAX_VALUE;
            }
            long timeout = Math.max((long) (65.5 * (1 << life.rtoExponent)), 4 * span());
            int doublings = Math.min(life.retries - retries, rules.backoffMost);
            return progress + Math.min(timeout << doublings, 1L << 27);
        }

        private boolean probes() {
            return rules.probeMultiple != 0 && !hold && !probed && pending.isEmpty() && !more;
        }

        /** The deadline has passed. */
        void expire() {
            if (paused) {
                see(Seen.RESUMED);
                paused = false;
                everything();
                update();
            } else if (probe() < timeout()) {
                flip();
                if (filtered(una)) {
                    see(Seen.DEFERRED);
                    deferredTo = now + span();
                } else {
                    see(Seen.PROBED);
                    probed = true;
                    pending.add(una);
                    if (!sacked.contains(next - 1)) {
                        pending.add(next - 1);
                    }
                }
            } else if (retries == 0) {
                fail(CompletionStatus.RETRIES_EXCEEDED);
            } else {
                see(Seen.TIMEOUT);
                retries--;
                hold = true;
                holdPsn = una;
                everything();
            }
            enqueue();
        }

        private void everything() {
            for (long q = una; q < next; q++) {
                if (q == una || !sacked.contains(q)) {
                    pending.add(q);
                }
            }
            current.clear();
            previous.clear();
            progress = now;
        }

        boolean wants() {
            return !dead() && !paused && !pending.isEmpty();
        }

        private void enqueue() {
            if (wants() && !queued) {
                queued = true;
                ring.add(qp);
            }
        }

        private Again pick() {
            queued = false;
            deferredTo = -1;
            Again answer = null;
            if (wants()) {
                boolean named = dropped >= 0 && pending.contains(dropped);
                long psn = named ? dropped : pending.first();
                pending.remove(psn);
                boolean again = current.contains(psn) || previous.contains(psn);
                previous.remove(psn);
                if (again) {
                    previous.add(psn);
                }
                current.add(psn);
                if (named) {
                    see(Seen.DROP_SERVED);
                    dropped = -1;
                }
                if (psn == una) {
                    progress = now;
                }
                if (psn == sample) {
                    sample = -1;
                }
                answer = new Again(qp, wire(psn), probed && pending.isEmpty());
            }
            enqueue();
            return answer;
        }

        private static int sixteenths(int code) {
            if (code < FIRST_RNR_STEP_CODE) {
                return 655_360 * 16;
            }
            // Codes 1, 2, 3, 4, 5 ... mean 1, 2, 3, 4, 6, 8, 12 ... hundredths of a millisecond.
            int steps = code == 1 ? 1 : (code % 2 == 0 ? 2 : 3) << (code - 2) / 2;
            return steps * 160;
        }
    }
}
