package rnic.congestion;

import static hdl.Hdl.*;

import hdl.*;
import rnic.messages.CongestionDecision;

/** What {@link Nsm} keeps of a flow: 83 bits. */
public record NsmState(
    @Doc("in 1/256 packet") UInt window,
    @Doc("increase that is less than 1/256 packet so far, in 1/16 packet times packets") UInt credit,
    @Doc("least delay of this period, in 1/16 us; all ones: not known") UInt least,
    @Doc("the same of the period before") UInt leastBefore,
    @Doc("end of the period") UInt end,
    @Doc("there is a period") Bool begun,
    @Doc("the window has shrunk in it") Bool cut,
    @Doc("packets that came with hardly any delay, one after the other") UInt fast
) implements Bundle<NsmState> {
    static final int WINDOW_BITS = CongestionDecision.WINDOW_BITS;
    static final int CREDIT_BITS = 8;
    static final int DELAY_BITS = 14;
    static final int FAST_BITS = 9;
    static final Shape<NsmState> SHAPE = bundle(NsmState.class, uint(WINDOW_BITS), uint(CREDIT_BITS), uint(DELAY_BITS),
        uint(DELAY_BITS), uint(CongestionAlgorithm.CLOCK_BITS), bool(), bool(), uint(FAST_BITS));
}
