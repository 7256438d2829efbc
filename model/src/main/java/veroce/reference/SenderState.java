package veroce.reference;

import veroce.endpoint.Numbering;
import veroce.endpoint.QueuePairSettings;
import veroce.endpoint.Time;
import veroce.endpoint.TransportSettings;
import veroce.packet.Sequence;

/** The state of a sender for one queue pair and space, named as in the reliability document. */
final class SenderState {
    static final int PATH_MEMORY = 4096;
    private static final long RTT_UNIT = Time.MICROSECOND / 16;
    private static final long SHORTEST_RTT = 16;
    private static final long LONGEST_RTT = 16 * 4000;
    private static final long LONGEST_RTO = (1L << 23) * 1024 * Time.NANOSECOND;

    final QueuePairSettings settings;
    final TransportSettings transport;
    int una;
    int nPsn;
    int aMsn;
    int nMsn;
    int nRqMsn;
    /** Bit i describes PSN una + i in all four. */
    final BitWindow sacked;
    final BitWindow pend;
    final BitWindow cur;
    final BitWindow prev;
    long generationStart;
    long progress;
    boolean hold;
    int holdPsn;
    int retry;
    int rnr;
    boolean rnrWait;
    int rnrPsn;
    long rnrUntil;
    /** A tail probe was used since the last progress. */
    boolean probed;
    /** The last packet of the tail probe, which asks for an answer; -1 if it was sent. */
    int probePsn = -1;
    /** The PSN named by the newest Packet Drop NAK, or -1. */
    int dropPsn = -1;
    long srtt;
    /** The PSN that is timed, or -1. */
    int samplePsn = -1;
    long sampleTime;
    /** Path of the last transmission of a PSN, by its low bits. */
    final int[] pathOf = new int[PATH_MEMORY];

    SenderState(QueuePairSettings settings, TransportSettings transport) {
        this.settings = settings;
        this.transport = transport;
        Numbering first = settings.numbering();
        una = first.psn();
        nPsn = first.psn();
        nMsn = first.message();
        aMsn = Sequence.add(nMsn, -1);
        nRqMsn = first.receive();
        sacked = new BitWindow(settings.window());
        pend = new BitWindow(settings.window());
        cur = new BitWindow(settings.window());
        prev = new BitWindow(settings.window());
        retry = settings.retries();
        rnr = settings.rnrRetries();
        srtt = transport.initialRtt() / RTT_UNIT;
    }

    int inFlight() {
        return Sequence.sub(nPsn, una);
    }

    boolean windowOpen() {
        return inFlight() < settings.window() && Sequence.sub(nMsn, aMsn) <= settings.messageWindow();
    }

    /** Cumulative acknowledgement of everything up to a PSN. */
    void advance(int psn, long now) {
        int count = Sequence.sub(psn, una - 1);
        if (count == 0) {
            return;
        }
        una = Sequence.add(psn, 1);
        sacked.shift(count);
        pend.shift(count);
        cur.shift(count);
        prev.shift(count);
        retry = settings.retries();
        rnr = settings.rnrRetries();
        probed = false;
        progress = now;
        hold &= !Sequence.ahead(una, holdPsn);
        rnrWait &= !Sequence.ahead(una, rnrPsn);
        if (samplePsn >= 0 && !Sequence.ahead(samplePsn, psn)) {
            long sample = Math.clamp((now - sampleTime) / RTT_UNIT, SHORTEST_RTT, LONGEST_RTT);
            srtt += sample - srtt >> transport.rttShift();
            samplePsn = -1;
        }
    }

    /** T_gen. */
    long generation() {
        return srtt * RTT_UNIT + transport.jitter();
    }

    /** Begins a new generation of the retransmit filter if the old one has lasted long enough. One step per call. */
    void flip(long now) {
        if (now - generationStart >= generation() && pend.isEmpty()) {
            prev.copyFrom(cur);
            cur.clear();
            generationStart = now;
        }
    }

    /**
     * The oldest packet was sent, or became the oldest, a round trip and three margins ago: a SACK that
     * shows it missing means what was sent then.
     */
    boolean headStalls(long now) {
        return inFlight() > 0 && now - progress >= srtt * RTT_UNIT + 3 * transport.jitter();
    }

    boolean isFiltered(int at) {
        return cur.get(at) || prev.get(at);
    }

    /** Everything that was not reported received is sent again. */
    void resendAll() {
        for (int i = 0; i < inFlight(); i++) {
            if (!sacked.get(i)) {
                pend.set(i);
            }
        }
        cur.clear();
        prev.clear();
    }

    /** When the retransmission timer expires if nothing moves; {@link Time#NEVER} if it is off. */
    long retransmitAt() {
        if (settings.rtoExponent() == 0) {
            return Time.NEVER;
        }
        long base = Math.max(4096 * Time.NANOSECOND << settings.rtoExponent(), 4 * generation());
        return progress + Math.min(base << Math.min(settings.retries() - retry, transport.backoffLimit()), LONGEST_RTO);
    }

    /** When a tail probe is due if nothing moves and nothing can be sent. */
    long probeAt() {
        return transport.probeMultiple() == 0 ? Time.NEVER
            : progress + transport.probeMultiple() * srtt * RTT_UNIT + transport.jitter();
    }
}
