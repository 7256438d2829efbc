package rnic.congestion;

import static hdl.Hdl.*;

import hdl.*;
import rnic.context.CongestionSettings;
import rnic.messages.CongestionDecision;
import rnic.messages.FlowEvent;

/**
 * An algorithm of congestion control as a circuit: of an event and of what is kept of its flow it makes what is kept
 * from now on and a decision, always in the same number of cycles, one event per cycle. The slot keeps the table, sees
 * to it that the next event of a flow finds what the last one has left, and begins every flow with a SETUP. A record of
 * the algorithm's parameters implements this, and {@code RnicParameters.controlled} names it.
 *
 * @param <S> what is kept of a flow
 */
public interface CongestionAlgorithm<S extends Bundle<S>> extends Circuit<CongestionAlgorithm.Io<S>> {
    /** Cycle in which what is kept of the flow is there; its event is there in cycle 0. */
    int STATE = 2;
    /** The latest cycle of a decision. */
    int MOST_CYCLES = 12;
    /** Bits of the clock, which counts 1/16 us. */
    int CLOCK_BITS = 16;

    record Io<S extends Bundle<S>>(
        CongestionSettings settings,
        @Doc("in 1/16 us") UInt now,
        FlowEvent event,
        @Doc("what is kept of the flow") S state,
        @Doc("what is kept from now on") S changed,
        @Doc("in 1/256 packet, 32 at least") UInt window,
        @Doc("in Mb/s; 0: no pace, which only a window of a packet or more may have") UInt rate,
        @Doc("the flow may do more than before; anything with SETUP") Bool opened
    ) implements Bundle<Io<S>> {}

    /** What is kept of a flow. */
    Shape<S> state();

    /** Cycle of the decision and of what is kept: {@link #STATE} + 1 to {@link #MOST_CYCLES}. */
    int cycles();

    /** Whether all flows get a TICK in turn, in cycles that no event needs. */
    default boolean ticks() {
        return false;
    }

    @Override default Io<S> ports(Ports p) {
        var end = p.at(cycles());
        return new Io<>(p.steady().in(CongestionSettings.SHAPE), p.at(0).in(uint(CLOCK_BITS)),
            p.at(0).in(FlowEvent.SHAPE), p.at(STATE).in(state()), end.out(state()),
            end.out(uint(CongestionDecision.WINDOW_BITS)), end.out(uint(CongestionDecision.RATE_BITS)),
            end.out(bool()));
    }
}
