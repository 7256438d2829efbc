package veroce.reference;

import veroce.congestion.CongestionEvent.Kind;
import veroce.endpoint.Broken;
import veroce.endpoint.CompletionStatus;
import veroce.endpoint.QueuePairSettings;
import veroce.endpoint.SendRequest;
import veroce.endpoint.Time;
import veroce.packet.Sequence;
import veroce.packet.Syndrome;

/**
 * The sender of requests in RoCEv2: go-back-N. Packets from {@code una} to {@code newest} are on their way;
 * {@code next} is sent next, and lies before the newest one while packets are sent again.
 */
final class RoceRequester {
    private static final int ASK_EVERY = 64;
    private static final int UNLIMITED = 7;
    private static final int MOST_IN_FLIGHT = 0x1fff;
    private static final long TIMER_UNIT = 4096 * Time.NANOSECOND;

    private final RoceQueuePair pair;
    private final QueuePairSettings settings;
    private final SendQueue sends;
    private final RequestLimits limits;
    private int una;
    private int next;
    private int newest;
    private int nextMsn;
    /** The message of which the last new packet was the newest, if it has more. */
    private Message current;
    /** Packets since the last one that asked for an acknowledgement. */
    private int unasked;
    /** The peer has told of a gap at {@code una}, and all from there is sent again: to be told again is no news. */
    private boolean told;
    private int retries;
    private int rnrRetries;
    private long pauseUntil = Time.NEVER;
    /** Last sign of progress, or the first packet behind a time when nothing was on its way. */
    private long progress;
    private int timeouts;

    /** A packet that leaves: of a Read, all that is missing of it. */
    record Packet(Message message, int psn, boolean again, boolean ackRequest) {}

    RoceRequester(RoceQueuePair pair) {
        this.pair = pair;
        settings = pair.settings();
        sends = pair.work().sends();
        limits = new RequestLimits(settings, pair.host().regions());
        una = settings.numbering().psn();
        next = una;
        newest = una;
        nextMsn = settings.numbering().message();
        retries = settings.retries();
        rnrRetries = settings.rnrRetries();
    }

    int una() {
        return una;
    }

    int timeouts() {
        return timeouts;
    }

    private int flight() {
        return Sequence.sub(newest, una);
    }

    /** Packets that congestion control counts as on their way. */
    int onTheWay() {
        return Math.min(MOST_IN_FLIGHT, Sequence.sub(next, una));
    }

    // ---- what leaves

    private boolean isPaused() {
        return pauseUntil != Time.NEVER;
    }

    private boolean runs() {
        return sends.sendsIn(pair.state()) && !isPaused();
    }

    private boolean isBack() {
        return next != newest;
    }

    boolean hasPacket() {
        return runs() && (isBack() || hasRoom(una, next) && (current != null || mayBegin()));
    }

    private boolean mayBegin() {
        return sends.beginsIn(pair.state()) && sends.next() != null;
    }

    private boolean hasRoom(int from, int to) {
        return Sequence.sub(to, from) < settings.window();
    }

    /** The next packet, or null if its work request cannot be sent: then the queue pair has failed. */
    Packet take(long now) {
        boolean again = isBack();
        Message begun = again ? sends.find(next) : current;
        SendRequest request = begun == null ? sends.next() : begun.request();
        CompletionStatus refusal = limits.refusal(request);
        if (refusal != null) {
            pair.toError(request, refusal, CompletionStatus.FLUSHED);
            return null;
        }
        if (una == next) {
            progress = now;
        }
        Message message = begun == null ? begin() : begun;
        int psn = next;
        next = message.isRead() ? message.end() : Sequence.add(psn, 1);
        boolean ends = next == message.end();
        if (!again) {
            newest = next;
            current = ends ? null : message;
        }
        unasked++;
        boolean asks = ends || unasked >= ASK_EVERY || !hasRoom(una, next);
        unasked = asks ? 0 : unasked;
        return new Packet(message, psn, again, asks);
    }

    /**
     * Another device sends a packet: what it has to be, or null if it has been acknowledged meanwhile. Whether it is its
     * turn is not judged.
     */
    Packet follow(int psn, long now) {
        boolean isNew = psn == newest;
        if (!isNew && !isOnItsWay(psn)) {
            Broken.unless(Sequence.isBehind(Sequence.sub(psn, una)), "P0 sender", "PSN " + psn, "beyond the next one, " + newest);
            return null;
        }
        if (isPaused() && now >= pauseUntil) {
            pauseUntil = Time.NEVER;
            told = false;
        }
        boolean isKnown = !isNew || current != null || mayBegin();
        Broken.unless(isKnown, "P0 sender", "PSN " + psn, "there is no request for it");
        next = psn;
        return take(now);
    }

    /** The Read or atomic of which this is the next response packet, or null; changes nothing. */
    Message awaited(int psn) {
        Message read = sends.unanswered();
        return read != null && isOnItsWay(psn) && psn == firstMissing(read) ? read : null;
    }

    CompletionStatus refusal(SendRequest request) {
        return limits.refusal(request);
    }

    private Message begin() {
        Message message = sends.begin(nextMsn, newest, 0, settings.pmtu());
        nextMsn = Sequence.add(nextMsn, 1);
        return message;
    }

    // ---- what arrives

    /** Whether a PSN was sent and is not acknowledged. */
    private boolean isOnItsWay(int psn) {
        return Sequence.sub(psn, una) < flight();
    }

    /** An acknowledgement of requests; gives its counter. */
    String acknowledge(int psn, int syndrome, long now) {
        if (syndrome >> 7 != 0 || syndrome >> 5 == 2 || syndrome > Syndrome.REMOTE_OPERATIONAL) {
            return "rx_aeth";
        }
        boolean ack = syndrome >> 5 == 0;
        if (!isOnItsWay(psn)) {
            boolean old = Sequence.isBehind(Sequence.sub(psn, una));
            return !old ? "rx_ack_bad" : ack && psn == Sequence.add(una, -1) ? "rx_ok" : "rx_ack_stale";
        }
        if (ack) {
            advance(Sequence.add(psn, 1), now);
        } else if (syndrome >> 5 == 1) {
            pause(syndrome & 31, now);
        } else if (advance(psn, now) && syndrome == Syndrome.PSN_SEQUENCE) {
            missing(now);
        } else if (syndrome != Syndrome.PSN_SEQUENCE) {
            pair.toError(sends.find(psn).request(), status(syndrome), CompletionStatus.FLUSHED);
        }
        return "rx_ok";
    }

    private static CompletionStatus status(int syndrome) {
        return switch (syndrome) {
            case Syndrome.INVALID_REQUEST -> CompletionStatus.REMOTE_INVALID_REQUEST;
            case Syndrome.REMOTE_ACCESS -> CompletionStatus.REMOTE_ACCESS;
            default -> CompletionStatus.REMOTE_OPERATION;
        };
    }

    /** The Read or atomic whose next response packet has this PSN, or null: then {@link #judge} tells why. */
    Message awaiting(int psn, long now) {
        if (!isOnItsWay(psn)) {
            return null;
        }
        Message message = sends.find(psn);
        return message.isRead() && advance(psn, now) ? message : null;
    }

    /** The counter of a response packet that nobody waits for. */
    String judge(int psn) {
        return Sequence.isBehind(Sequence.sub(psn, una)) ? "rx_dup"
            : isOnItsWay(psn) && sends.find(psn).isRead() ? "rx_seq" : "rx_oor_msn";
    }

    /** A response packet has been taken. */
    void answered(Message read, int psn, long now) {
        if (read.endsAt(psn)) {
            sends.answered(read.response().msn());
        }
        moveTo(Sequence.add(psn, 1), now);
    }

    /**
     * Everything before a PSN has arrived, but for Reads and atomics whose response is missing: that was lost. Tells
     * whether there was none.
     */
    private boolean advance(int to, long now) {
        Message unanswered = sends.unanswered();
        boolean hole = unanswered != null && Sequence.sub(firstMissing(unanswered), una) < Sequence.sub(to, una);
        moveTo(hole ? firstMissing(unanswered) : to, now);
        if (hole) {
            missing(now);
        }
        return !hole;
    }

    /** The first PSN of a Read whose response has not come. */
    private int firstMissing(Message read) {
        return read.has(una) ? una : read.firstPsn();
    }

    private void moveTo(int to, long now) {
        if (to == una) {
            return;
        }
        if (Sequence.sub(next, una) < Sequence.sub(to, una)) {
            next = to;
        }
        una = to;
        told = false;
        retries = settings.retries();
        rnrRetries = settings.rnrRetries();
        progress = now;
        for (Message oldest = sends.oldest(); oldest != null && !oldest.has(una); oldest = sends.oldest()) {
            pair.work().complete(sends.complete(oldest.msn()));
        }
    }

    /** The packet {@code una} is missing, says the peer, or a response behind it. */
    private void missing(long now) {
        if (!told) {
            told = true;
            goBack();
            pair.congestion().happened(Kind.LOSS, onTheWay(), false, now);
        }
    }

    private void goBack() {
        next = una;
    }

    /** An RNR NAK acknowledges nothing. */
    private void pause(int code, long now) {
        if (isPaused()) {
            return;
        }
        if (rnrRetries == 0) {
            pair.toError(null, CompletionStatus.RNR_RETRIES_EXCEEDED, CompletionStatus.FLUSHED);
            return;
        }
        rnrRetries -= rnrRetries == UNLIMITED ? 0 : 1;
        retries = settings.retries();
        pauseUntil = now + AckReceiver.rnrTime(code);
    }

    // ---- time

    private long retransmitAt() {
        if (settings.rtoExponent() == 0) {
            return Time.NEVER;
        }
        int doublings = Math.min(settings.retries() - retries, pair.host().transport().backoffLimit());
        return progress + (TIMER_UNIT << settings.rtoExponent() + doublings);
    }

    private boolean awaitsAnswer() {
        return sends.sendsIn(pair.state()) && !isPaused() && next != una;
    }

    long deadline() {
        return isPaused() && sends.sendsIn(pair.state()) ? pauseUntil : awaitsAnswer() ? retransmitAt() : Time.NEVER;
    }

    void tick(long now) {
        if (isPaused() && pauseUntil <= now) {
            pauseUntil = Time.NEVER;
            told = false;
            goBack();
        } else if (awaitsAnswer() && retransmitAt() <= now) {
            expire(now);
        }
    }

    /** Nothing has come for too long, perhaps because a NAK was lost, which no peer repeats. */
    private void expire(long now) {
        timeouts++;
        pair.host().counters().count("timeouts");
        if (retries == 0) {
            pair.toError(null, CompletionStatus.RETRIES_EXCEEDED, CompletionStatus.FLUSHED);
            return;
        }
        retries--;
        told = false;
        progress = now;
        goBack();
        unasked = ASK_EVERY - 1;                             // perhaps it was only an acknowledgement
        pair.congestion().happened(Kind.TIMEOUT, onTheWay(), false, now);
    }

    void check(String where) {
        require(Sequence.sub(next, una) <= flight(), where, "the next packet is not between the oldest and the newest");
        require(sends.openReads() <= settings.verbs().readsOutstanding(), where, "too many Reads");
        require(retries >= 0 && rnrRetries >= 0, where, "retries underflow");
        Message oldest = sends.oldest();
        require(oldest == null ? flight() == 0 : oldest.has(una), where, "what is complete is not told");
        boolean waits = flight() > 0 && sends.sendsIn(pair.state()) && settings.rtoExponent() > 0;
        require(!waits || hasPacket() || deadline() != Time.NEVER, where, "it waits for nothing");
    }

    private void require(boolean holds, String where, String what) {
        Broken.unless(holds, "P0 sender", where, what + ": " + this);
    }

    @Override public String toString() {
        return "una " + una + ", next " + next + ", newest " + newest + ", retries " + retries
            + (isPaused() ? ", paused" : "") + (told ? ", told" : "");
    }
}
