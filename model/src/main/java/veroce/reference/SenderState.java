package veroce.reference;

import veroce.congestion.CongestionEvent;
import veroce.congestion.CongestionEvent.Kind;
import veroce.congestion.CongestionTime;
import veroce.congestion.PathChoice;
import veroce.congestion.RotatingPaths;
import veroce.endpoint.Numbering;
import veroce.endpoint.QueuePairSettings;
import veroce.endpoint.Time;
import veroce.endpoint.TransportSettings;
import veroce.packet.Sequence;

/**
 * The state of a sender for one queue pair and space, named as in the reliability document, and what happens to it when
 * packets are sent and time passes (section 6). It knows no packets and no work requests, so a circuit that keeps the
 * same books can be judged by it; what acknowledgements do to it says {@link AckReceiver}.
 */
public final class SenderState {
    private static final long RTT_UNIT = CongestionTime.UNIT;
    private static final long SHORTEST_RTT = 16;
    private static final long LONGEST_RTT = 16 * 4000;

    final QueuePairSettings settings;
    final TransportSettings transport;
    private final Granularity granularity;
    /** Messages that may be open. */
    final int messages;
    int una;
    int nPsn;
    int aMsn;
    int nMsn;
    int nRqMsn;
    /** Bit i describes PSN una + i in both. */
    final BitWindow sacked;
    final BitWindow pend;
    final ResendFilter filter;
    long progress;
    /** Nothing is unacknowledged, but the last packet asks again whether the peer is there. */
    boolean asksAgain;
    boolean hold;
    int holdPsn;
    int retry;
    /** Since the life began. */
    int timeouts;
    /** SACKs that have shown packets missing, since the life began. */
    private int losses;
    int rnr;
    boolean rnrWait;
    int rnrPsn;
    long rnrUntil;
    /** A tail probe was used since the last progress. */
    boolean probed;
    /** Packets behind a tail probe come again one by one: each is acknowledged alone, and nothing is said of others. */
    boolean repairing;
    /** The last packet of the tail probe, or the one of the repair, which asks for an answer; -1 if it was sent. */
    int probePsn = -1;
    /** The PSN named by the newest Packet Drop NAK, or -1. */
    int dropPsn = -1;
    long srtt;
    /** The PSN that is timed, or -1. */
    int samplePsn = -1;
    long sampleTime;
    /** Packets carry no stamps: one of them is timed. */
    private boolean times;
    /** Packet Drop NAKs name a transmission by its path. */
    private boolean namesPaths;
    /** What the last acknowledgement has measured, if it has. */
    int sample = CongestionEvent.UNTIMED;
    final CongestionState congestion;
    final SentPaths paths;

    public SenderState(QueuePairSettings settings, TransportSettings transport, Granularity granularity) {
        this(settings, settings.numbering(), settings.messageWindow(), transport, granularity,
            new RotatingPaths(settings.paths()));
    }

    /** With other numbers and another message window than those of requests, perhaps, and paths shared with others. */
    SenderState(QueuePairSettings settings, Numbering first, int messages, TransportSettings transport,
                Granularity granularity, PathChoice paths) {
        this.messages = messages;
        this.paths = new SentPaths(paths, settings.window());
        congestion = new CongestionState(settings.congestion(), first.psn(), settings.window(), settings.pmtu());
        times = !settings.congestion().extended();
        namesPaths = settings.congestion().extended();
        this.settings = settings;
        this.transport = transport;
        this.granularity = granularity;
        una = first.psn();
        nPsn = first.psn();
        nMsn = first.message();
        aMsn = Sequence.add(nMsn, -1);
        nRqMsn = first.receive();
        sacked = new BitWindow(settings.window());
        pend = new BitWindow(settings.window());
        filter = new ResendFilter(settings.window());
        retry = settings.retries();
        rnr = settings.rnrRetries();
        srtt = transport.initialRtt() / RTT_UNIT;
    }

    /** The oldest PSN that is not acknowledged. */
    public int oldest() {
        return una;
    }

    /** The next new PSN. */
    public int next() {
        return nPsn;
    }

    /** MSN of the newest message that is complete. */
    public int message() {
        return aMsn;
    }

    /** Packets that are sent and not acknowledged, the oldest being number 0. */
    public int inFlight() {
        return Sequence.sub(nPsn, una);
    }

    public boolean isSacked(int at) {
        return sacked.get(at);
    }

    /** SACKs that have shown packets missing of which that was not known. */
    public int losses() {
        return losses;
    }

    /** Whether a packet waits to be sent again. */
    public boolean isWaiting(int at) {
        return pend.get(at);
    }

    /** How many packets wait to be sent again. */
    public int waiting() {
        return pend.count();
    }

    /** No SACK makes packets wait: a timeout is not repaired yet. */
    public boolean isHeld() {
        return hold;
    }

    /** The peer has no receive requests; until {@link #pauseEnd}. */
    public boolean isPaused() {
        return rnrWait;
    }

    public long pauseEnd() {
        return rnrUntil;
    }

    /** All is acknowledged, but the last packet asks again. */
    public boolean asksAgain() {
        return asksAgain;
    }

    /** What it would ask for has come; or it is sent. */
    public void asked() {
        asksAgain = false;
    }

    /** When the oldest packet was sent or became the oldest, or a timer began anew. */
    public long progress() {
        return progress;
    }

    /** When the generation of the retransmit filter began. */
    public long generationStart() {
        return filter.start();
    }

    /** A tail probe was made since the last progress. */
    public boolean isProbed() {
        return probed;
    }

    /** The tail is repaired packet by packet. */
    public boolean isRepairing() {
        return repairing;
    }

    /** Whether a packet is timed. */
    public boolean isSampling() {
        return samplePsn >= 0;
    }

    /** Smoothed round-trip time in sixteenths of a microsecond. */
    public long roundTrip() {
        return srtt;
    }

    boolean windowOpen() {
        return inFlight() < settings.window() && Sequence.sub(nMsn, aMsn) <= messages && mayLeave();
    }

    /** Packets that are neither known to have arrived nor known to be missing. */
    int onTheWay() {
        return Math.max(0, inFlight() - Math.max(congestion.beyond(una), sacked.count()) - pend.count());
    }

    /** Whether the window of congestion control lets another packet go, be it new or not. */
    boolean mayLeave() {
        return congestion.decision().allows(onTheWay());
    }

    /** A SACK has shown packets missing of which that was not known. */
    void missed(long now) {
        losses++;
        happened(Kind.LOSS, false, now);
    }

    /** Something has happened that is no acknowledgement. */
    void happened(Kind kind, boolean lastHop, long now) {
        congestion.happened(kind, onTheWay(), lastHop, now);
    }

    /** Packets carry when they left, and acknowledgements tell it: none is timed. */
    public void carryStamps() {
        times = false;
    }

    /** Packet Drop NAKs name transmissions by their paths, whatever the settings say of congestion. */
    public void followPaths() {
        namesPaths = true;
    }

    /** A packet has been sent, for the first time or again, on this path. */
    public void took(int psn, int path) {
        paths.took(psn, path);
    }

    /**
     * Whether a Packet Drop NAK changes nothing: the transmission that it names by its path is not the last one, where it
     * does. Else the filter knows, which a dropped retransmission passes once in a generation, however often somebody
     * says so.
     */
    boolean holdsDrop(Acknowledgement ack, int distance) {
        if (namesPaths) {
            return !paths.wentWith(ack.psn(), ack.port());
        }
        return ack.retransmission() ? filter.holdsTwice(distance) : filter.holds(distance);
    }

    /** Round-trip time of a packet that was not held, in sixteenths of a microsecond. */
    public void measured(long elapsed) {
        srtt += Math.clamp(elapsed, SHORTEST_RTT, LONGEST_RTT) - srtt >> transport.rttShift();
    }

    /** Cumulative acknowledgement of everything up to a PSN. */
    void advance(int psn, long now) {
        sample = CongestionEvent.UNTIMED;
        int count = Sequence.sub(psn, una - 1);
        if (count == 0) {
            return;
        }
        una = Sequence.add(psn, 1);
        sacked.shift(count);
        pend.shift(count);
        filter.shift(count);
        retry = settings.retries();
        rnr = settings.rnrRetries();
        probed = false;
        repairing = false;
        progress = now;
        hold &= !Sequence.ahead(una, holdPsn);
        rnrWait &= !Sequence.ahead(una, rnrPsn);
        if (samplePsn >= 0 && !Sequence.ahead(samplePsn, psn)) {
            sample = (int) ((now - sampleTime) % granularity.sampleSpan() / RTT_UNIT);
            measured(sample);
            samplePsn = -1;
        }
    }

    /** T_gen. */
    public long generation() {
        return srtt * RTT_UNIT + transport.jitter();
    }

    /** Begins a new generation of the retransmit filter if the old one has lasted long enough. One step per call. */
    void flip(long now) {
        if (pend.isEmpty()) {
            filter.turn(now, generation());
        }
    }

    /**
     * The oldest packet was sent, or became the oldest, a round trip and three margins ago: a SACK that
     * shows it missing means what was sent then.
     */
    public boolean headStalls(long now) {
        return inFlight() > 0 && now - progress >= patience();
    }

    /** After which a head that is shown missing is sent again, whatever the filter holds. */
    public long patience() {
        return srtt * RTT_UNIT + 3 * transport.jitter();
    }

    /** The packet with the next PSN was sent. */
    public void sent(long now) {
        if (inFlight() == 0) {
            progress = now;
            filter.ripen();
        }
        congestion.sent(onTheWay() + 1, now);
        if (samplePsn < 0 && times) {
            samplePsn = nPsn;
            sampleTime = now;
        }
        nPsn = Sequence.add(nPsn, 1);
        asksAgain = false;
    }

    /** The oldest packet has left again. */
    public void headSent(long now) {
        progress = now;
    }

    /** The PSN of the newest Packet Drop NAK if it still waits, else the lowest that does; -1 if none does. */
    public int resendFirst() {
        int named = dropPsn < 0 ? 0 : Sequence.sub(dropPsn, una);
        return dropPsn >= 0 && pend.get(named) ? named : pend.lowest(0);
    }

    /** Whether the newest Packet Drop NAK has named this packet, and it was not sent since. */
    public boolean isNamed(int at) {
        return dropPsn == Sequence.add(una, at);
    }

    /** A packet that waits is sent again. */
    public void resend(int at, long now) {
        int psn = Sequence.add(una, at);
        pend.clear(at);
        congestion.sent(onTheWay(), now);
        filter.sentAgain(at);
        if (at == 0) {
            progress = now;
        }
        if (psn == samplePsn) {
            samplePsn = -1;
        }
        if (psn == dropPsn) {
            dropPsn = -1;
        }
    }

    /** The pause is over. The head is sent again too, whatever a SACK said: the peer has named it as missing. */
    public void resume(long now) {
        rnrWait = false;
        resendAll(now);
    }

    /** The retransmission timer has expired; false if no retry is left. */
    public boolean expire(long now) {
        if (retry == 0) {
            return false;
        }
        retry--;
        timeouts++;
        hold = true;
        holdPsn = una;
        paths.lost(una, now);
        resendAll(now);
        happened(Kind.TIMEOUT, false, now);
        return true;
    }

    /** The same while all is acknowledged and a response is awaited: the last packet is sent again to learn more. */
    public boolean expireIdle(long now) {
        if (retry == 0) {
            return false;
        }
        retry--;
        asksAgain = true;
        progress = now;
        return true;
    }

    /** A sign of life while nothing but responses is awaited. */
    public void alive(long now) {
        if (inFlight() == 0) {
            retry = settings.retries();
            progress = now;
        }
    }

    /** The head, and everything that was not reported received, is sent again. */
    private void resendAll(long now) {
        for (int i = 0; i < inFlight(); i++) {
            if (i == 0 || !sacked.get(i)) {
                pend.set(i);
            }
        }
        filter.clear();
        progress = now;
    }

    /** A head that still waits for its token does not time out; one that waits for an acknowledgement does. */
    public boolean awaitsAnswer() {
        return inFlight() > 0 && !rnrWait && !(pend.get(0) && mayLeave());
    }

    /** Whether a tail probe may be made, once nothing new can be sent. */
    public boolean mayProbe() {
        return !hold && !probed && pend.isEmpty();
    }

    /**
     * Makes a tail probe: the head is missing or its acknowledgement is; the last packet shows the receiver how much is
     * missing. False if the filter still holds the head.
     */
    public boolean probe(long now) {
        flip(now);
        if (filter.holds(0)) {
            return false;
        }
        probed = true;
        paths.lost(una, now);
        pend.set(0);
        int last = inFlight() - 1;
        if (!sacked.get(last)) {
            pend.set(last);
        }
        probePsn = Sequence.add(una, pend.highest());
        return true;
    }

    /** Whether an acknowledgement of just the head answers a tail probe or a repair. */
    boolean asksForMore() {
        return probed || repairing;
    }

    /**
     * The head was sent again, and an acknowledgement speaks of nothing else: the peer has not kept what was sent behind
     * it. So the next packet is sent again, and asks too. Whatever moves una otherwise ends that.
     */
    void repair(long now) {
        if (inFlight() == 0 || hold || rnrWait) {
            return;
        }
        repairing = true;
        probePsn = una;
        flip(now);
        if (!filter.holds(0) && !sacked.get(0)) {
            paths.lost(una, now);
            pend.set(0);
        }
    }

    /** When the retransmission timer expires if nothing moves; {@link Time#NEVER} if it is off. */
    public long retransmitAt() {
        if (settings.rtoExponent() == 0) {
            return Time.NEVER;
        }
        long base = Math.max(granularity.timeout() << settings.rtoExponent(), 4 * generation());
        return progress + Math.min(base << Math.min(settings.retries() - retry, transport.backoffLimit()),
            granularity.longestTimeout());
    }

    /** When a tail probe is due if nothing moves and nothing can be sent. */
    public long probeAt() {
        return transport.probeMultiple() == 0 ? Time.NEVER
            : progress + transport.probeMultiple() * srtt * RTT_UNIT + transport.jitter();
    }

    /** Numbers count from the oldest PSN. */
    @Override public String toString() {
        return "oldest PSN " + una + ", " + inFlight() + " in flight, MSN " + aMsn + ", retries " + retry
            + ", RNR retries " + rnr + (hold ? ", held" : "") + (rnrWait ? ", paused" : "")
            + (probed ? ", probed" : "") + (repairing ? ", repairing" : "") + ", RTT " + srtt
            + ", waiting " + pend + ", sacked " + sacked
            + ", sent again " + filter;
    }
}
