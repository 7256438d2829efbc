package veroce.reference;

import veroce.congestion.CongestionEvent.Kind;
import veroce.congestion.CongestionTime;
import veroce.endpoint.CompletionStatus;
import veroce.endpoint.Time;
import veroce.packet.DropCause;
import veroce.packet.Echo;
import veroce.packet.ExtensionHeader;
import veroce.packet.Sequence;
import veroce.packet.Syndrome;

/** What acknowledgements do to a sender: rows 27 to 30, selective retransmission, RNR pause, drop and fatal NAK. */
public final class AckReceiver {
    private static final int SACK_BITS = 128;
    private static final int UNLIMITED = 7;

    /** What acknowledgements do to the world around a sender. */
    public interface Outside {
        /** The newest MSN that a packet was given. */
        int newestMsn();

        /** All messages up to this one are complete. */
        void completed(int msn);

        void fail(CompletionStatus status);

        /** The peer has refused this packet for good. */
        default void refused(int psn, CompletionStatus status) {
            fail(status);
        }

        /** Requests that are acknowledged still wait for their responses. */
        default boolean awaitsResponses() {
            return false;
        }
    }

    private final SenderState state;
    private final Outside outside;
    private final boolean toResponses;

    public AckReceiver(SenderState state, Outside outside) {
        this(state, outside, false);
    }

    /** @param toResponses the acknowledgements are those of responses: they know no RNR and no fatal NAK */
    AckReceiver(SenderState state, Outside outside, boolean toResponses) {
        this.toResponses = toResponses;
        this.state = state;
        this.outside = outside;
    }

    /** The pause that an RNR NAK with this code asks for. */
    static long rnrTime(int code) {
        return Syndrome.pause(code) * 10 * Time.MICROSECOND;
    }

    private static boolean isDropNak(Acknowledgement ack) {
        return ack.syndrome() == Syndrome.PACKET_DROP;
    }

    private static boolean isFatal(Acknowledgement ack) {
        return ack.syndrome() > Syndrome.PACKET_DROP && ack.syndrome() <= Syndrome.REMOTE_OPERATIONAL;
    }

    private int distance(Acknowledgement ack) {
        // An ACK names the last PSN that is in, a NAK the first that is not.
        return Sequence.sub(ack.psn(), ack.isAck() ? state.una - 1 : state.una);
    }

    /** Rows 27 to 30: the counter of an acknowledgement. Changes nothing. */
    public String judge(Acknowledgement ack) {
        if (!ack.isAck() && (ack.sack() != null || !ack.isRnr() && !isDropNak(ack) && !isFatal(ack))) {
            return "rx_aeth";
        }
        if (toResponses && !ack.isAck() && !isDropNak(ack)) {
            return "rx_aeth";
        }
        if (ack.sack() != null && !sackHolds(ack.sack())) {
            return "rx_sack";
        }
        int distance = distance(ack);
        if (Sequence.isBehind(distance)) {
            return "rx_ack_stale";
        }
        // With nothing on its way a fatal NAK names the next packet: what is refused was acknowledged before.
        boolean behindAll = ack.isAck() || isFatal(ack) && outside.awaitsResponses();
        if (distance >= state.inFlight() + (behindAll ? 1 : 0) || !isDropNak(ack) && !msnHolds(ack.msn())) {
            return "rx_ack_bad";
        }
        return "rx_ok";
    }

    /** Does what an acknowledgement says if it counts; gives the counter. */
    public String accept(Acknowledgement ack, long now) {
        String counter = judge(ack);
        if (!counter.equals("rx_ok")) {
            return counter;
        }
        if (isDropNak(ack)) {
            drop(distance(ack), ack, now);
            return counter;
        }
        boolean isAnswer = state.asksForMore() && ack.isAck() && distance(ack) == 1;
        int arrived = arrived();
        boolean loses = false;
        state.advance(ack.isAck() ? ack.psn() : Sequence.add(ack.psn(), -1), now);
        state.aMsn = ack.msn();
        outside.completed(ack.msn());
        if (outside.awaitsResponses()) {
            state.alive(now);
        }
        if (ack.isRnr()) {
            pause(ack, now);
        } else if (isFatal(ack)) {
            outside.refused(ack.psn(), status(ack.syndrome()));
        } else if (ack.sack() != null) {
            loses = selective(ack.sack(), now);
        } else if (isAnswer) {
            state.repair(now);
        }
        if (ack.isAck()) {
            tell(ack, arrived, now);
        }
        if (loses) {
            state.missed(now);
        }
        return counter;
    }

    /** Counts packets that are known to have arrived, modulo 2^24. */
    private int arrived() {
        return Sequence.add(state.una, state.sacked.count());
    }

    /** What an acknowledgement means for the window and the paths. */
    private void tell(Acknowledgement ack, int arrived, long now) {
        CongestionState congestion = state.congestion;
        if (!congestion.isExtended()) {
            congestion.acknowledged(Sequence.sub(arrived(), arrived), ack.becn(), state.sample,
                state.onTheWay(), now);
            return;
        }
        Echo echo = Echo.of(ack.order());
        if (congestion.acknowledged(ack.psn(), echo, state, now)) {
            if (!echo.held()) {
                state.measured(CongestionTime.since(echo.stamp(), now));
            }
            state.paths.acknowledged(ack.port(), ack.becn(), now);
        }
    }

    private boolean msnHolds(int msn) {
        return Sequence.sub(msn, state.aMsn) <= Sequence.sub(outside.newestMsn(), state.aMsn);
    }

    /** Row 28. Bits below the oldest PSN mean nothing; where a SACK begins, old or not yet sent, is seen from there. */
    private boolean sackHolds(ExtensionHeader.SackEth sack) {
        if (sack.length() < 1 || sack.length() > SACK_BITS) {
            return false;
        }
        int start = Sequence.distance(sack.start(), state.una);
        for (int i = 0; i < sack.length(); i++) {
            if (sack.received(i) && start + i >= state.inFlight()) {
                return false;
            }
        }
        return true;
    }

    /** Whether it shows packets missing of which that was not known. */
    private boolean selective(ExtensionHeader.SackEth sack, long now) {
        state.samplePsn = -1;
        for (int i = 0; i < sack.length(); i++) {
            int at = Sequence.sub(sack.start() + i, state.una);
            if (sack.received(i) && at < state.inFlight()) {
                state.sacked.set(at);
            }
        }
        state.pend.andNot(state.sacked);
        if (state.hold || state.rnrWait) {
            return false;
        }
        state.flip(now);
        if (state.headStalls(now) && sack.start() == state.una && !sack.received(0)) {
            return miss(0, now);
        }
        boolean loses = false;
        for (int i = 0; i < sack.length(); i++) {
            int at = Sequence.sub(sack.start() + i, state.una);
            if (at < state.inFlight() && !state.sacked.get(at) && !state.filter.holds(at)) {
                loses |= miss(at, now);
            }
        }
        return loses;
    }

    private boolean miss(int at, long now) {
        boolean isNew = !state.pend.get(at);
        if (isNew) {
            state.pend.set(at);
            state.paths.lost(Sequence.add(state.una, at), now);
        }
        return isNew;
    }

    private void drop(int distance, Acknowledgement ack, long now) {
        state.samplePsn = -1;
        state.flip(now);
        if (!state.sacked.get(distance) && !state.holdsDrop(ack, distance)) {
            state.pend.set(distance);
        }
        state.dropPsn = ack.psn();
        if (!state.sacked.get(distance) && ack.cause().isLoad()) {
            if (ack.cause() == DropCause.FABRIC) {
                state.paths.trimmed(ack.port(), now);
            }
            state.happened(Kind.TRIM, ack.cause() == DropCause.LAST_HOP, now);
        }
    }

    private void pause(Acknowledgement ack, long now) {
        if (state.rnrWait) {
            return;
        }
        state.retry = state.settings.retries();
        state.probed = false;
        state.hold = false;
        if (state.rnr == 0) {
            outside.fail(CompletionStatus.RNR_RETRIES_EXCEEDED);
            return;
        }
        state.rnr -= state.rnr == UNLIMITED ? 0 : 1;
        state.rnrWait = true;
        state.rnrPsn = ack.psn();
        state.rnrUntil = now + rnrTime(ack.syndrome() & 31);
    }

    private static CompletionStatus status(int syndrome) {
        return switch (syndrome) {
            case Syndrome.INVALID_REQUEST -> CompletionStatus.REMOTE_INVALID_REQUEST;
            case Syndrome.REMOTE_ACCESS -> CompletionStatus.REMOTE_ACCESS;
            default -> CompletionStatus.REMOTE_OPERATION;
        };
    }
}
