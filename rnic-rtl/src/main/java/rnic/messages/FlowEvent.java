package rnic.messages;

import static hdl.Hdl.*;

import hdl.*;

/** What happens to a flow, as an algorithm of congestion control sees it. What the kind does not name says nothing. */
public record FlowEvent(
    Choice<Kind> kind,
    @Doc("ACK: packets that have arrived since the last one; 0 of an old acknowledgement. SENT: packets that leave") UInt delivered,
    @Doc("ACK: those of them that had met congestion, 31 at most") UInt marked,
    @Doc("ACK: the round trip is known") Bool timed,
    @Doc("ACK: round trip, in 1/16 us") UInt roundTrip,
    @Doc("packets on their way behind the event; of CNP and TICK nobody has counted") UInt inFlight,
    @Doc("TRIM: cut by the last switch, which says nothing of paths") Bool lastHop
) implements Bundle<FlowEvent> {
    /**
     * SETUP begins a life; TRIM and TIMEOUT are of a packet that was cut by a switch and of one that waits no longer;
     * LOSS is of an acknowledgement that shows packets missing, however many; CNP is of a congestion notification, which
     * says nothing else; SENT is of packets that leave; TICK comes by itself to all flows in turn.
     */
    public enum Kind { SETUP, ACK, TRIM, LOSS, TIMEOUT, CNP, SENT, TICK }

    public static final int COUNT_BITS = 13;
    public static final int MARK_BITS = 5;
    public static final int TIME_BITS = 14;
    public static final Shape<FlowEvent> SHAPE = bundle(FlowEvent.class, choice(Kind.class), uint(COUNT_BITS),
        uint(MARK_BITS), bool(), uint(TIME_BITS), uint(COUNT_BITS), bool());

    /**
     * This acknowledgement and an earlier one of its flow as one: what was delivered and marked is the sum, or the most
     * that the field holds, the rest that of the later one; the round trip that of the later one that has one.
     */
    public FlowEvent behind(FlowEvent earlier) {
        return new FlowEvent(kind, sum(delivered, earlier.delivered), sum(marked, earlier.marked),
            timed.or(earlier.timed), mux(timed, roundTrip, earlier.roundTrip), inFlight, lastHop);
    }

    private static UInt sum(UInt a, UInt b) {
        var exact = a.plusWide(b);
        return exact.trunc(a.width()).or(fill(exact.msb(), a.width()));
    }
}
