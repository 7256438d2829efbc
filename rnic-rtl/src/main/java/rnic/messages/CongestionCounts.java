package rnic.messages;

import static hdl.Hdl.*;

import hdl.*;
import rnic.messages.FlowEvent.Kind;

/** What the events of a life of a flow have told, for the host. */
public record CongestionCounts(
    @Doc("a round trip is known") Bool timed,
    @Doc("the newest, in 1/16 us") UInt roundTrip,
    @Doc("packets that have met congestion, modulo 65536") UInt marked,
    @Doc("trims, losses and timeouts, modulo 65536") UInt missing
) implements Bundle<CongestionCounts> {
    static final int BITS = 16;
    public static final Shape<CongestionCounts> SHAPE = bundle(CongestionCounts.class, bool(),
        uint(FlowEvent.TIME_BITS), uint(BITS), uint(BITS));

    /** Behind one more event, a cycle later. */
    public CongestionCounts behind(FlowEvent event) {
        var lives = event.kind().is(Kind.SETUP).not();
        var isAck = event.kind().is(Kind.ACK);
        var isTimed = isAck.and(event.timed());
        var isMissing = event.kind().is(Kind.TRIM).or(event.kind().is(Kind.LOSS)).or(event.kind().is(Kind.TIMEOUT));
        var marks = event.marked().gate(isAck).zext(BITS);
        return new CongestionCounts(stage(timed.and(lives).or(isTimed)),
            stage(mux(isTimed, event.roundTrip(), roundTrip)), stage(marked.plus(marks).gate(lives)),
            stage(missing.plus(isMissing.asUInt().zext(BITS)).gate(lives)));
    }
}
