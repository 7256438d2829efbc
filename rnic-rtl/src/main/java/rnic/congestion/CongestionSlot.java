package rnic.congestion;

import static hdl.Hdl.*;

import hdl.*;
import hdl.lib.Stream;
import hdl.lib.Valid;
import rnic.context.CongestionSettings;
import rnic.messages.CongestionCounts;
import rnic.messages.CongestionDecision;
import rnic.messages.CongestionQuery;
import rnic.messages.CongestionStatus;
import rnic.messages.CongestionEvent;
import rnic.messages.Flow;
import rnic.messages.FlowEvent;
import rnic.messages.GoneNotice;
import rnic.protocol.RnicParameters;

/**
 * The slot for an algorithm of congestion control: takes events of all flows and gives a decision on each, so many
 * cycles after it has left the queue as the algorithm takes, 12 at most. It owns what is kept of the flows, and nobody
 * can hold up its decisions. Which algorithm, says {@code RnicParameters.congestion}; without one there is no control.
 */
@Doc("The slot for an algorithm of congestion control: events in, windows and rates out.")
public record CongestionSlot(RnicParameters parameters) implements Circuit<CongestionSlot.Io> {
    /** Events that wait for their turn. */
    static final int PLACES = 16;

    public record Io(
        @Doc("held up for a bounded time only, whatever happens") Stream<CongestionEvent> events,
        CongestionSettings settings,
        @Doc("in 1/16 us") UInt now,
        @Doc("on each event, in the order in which they leave the queue") Valid<CongestionDecision> decisions,
        @Doc("what has come of a flow") CongestionQuery query
    ) implements Bundle<Io> {}

    public CongestionSlot {
        var algorithm = algorithm(parameters);
        if (algorithm.cycles() <= CongestionAlgorithm.STATE || algorithm.cycles() > CongestionAlgorithm.MOST_CYCLES) {
            throw new IllegalArgumentException(algorithm + " decides in " + algorithm.cycles() + " cycles; use "
                + (CongestionAlgorithm.STATE + 1) + " to " + CongestionAlgorithm.MOST_CYCLES);
        }
    }

    @Override public Io ports(Ports p) {
        return new Io(p.in(Stream.of(CongestionEvent.of(parameters))), p.steady().in(CongestionSettings.SHAPE),
            p.in(uint(CongestionAlgorithm.CLOCK_BITS)), p.out(Valid.of(CongestionDecision.of(parameters))),
            p.in(CongestionQuery.of(parameters)));
    }

    @Override public void body(Io io) {
        body(io, algorithm(parameters));
    }

    private <S extends Bundle<S>> void body(Io io, CongestionAlgorithm<S> algorithm) {
        var queue = instance(new EventQueue(parameters, PLACES, algorithm.cycles(), algorithm.ticks()));
        link(queue.events(), io.events);
        var operations = timeline(begin(queue.out())).aligned();
        var event = operations.enter(0, queue.out().value());
        var flow = event.flow();
        var states = memory(algorithm.state(), Flow.count(parameters)).style(BRAM).latency(CongestionAlgorithm.STATE);
        var state = operations.recall(states, flow.index()).apart(algorithm.cycles() + 1);
        var control = instance(algorithm);
        control.settings().set(io.settings);
        control.now().set(operations.enter(0, io.now));
        control.event().set(event.event());
        control.state().set(state.value());
        state.write(control.changed());
        io.decisions.valid().set(at(algorithm.cycles(), operations.valid()));
        // A life begins with more than before: what stands there until then is anything.
        var opened = control.opened().or(event.event().kind().is(FlowEvent.Kind.SETUP));
        io.decisions.value().set(new CongestionDecision(flow, control.window(), control.rate(), opened));

        status(io, operations, event, control.window(), control.rate());

        var decides = leave(io.decisions.valid());
        var window = leave(control.window());
        check(decides.not().or(window.ge(CongestionDecision.LEAST)), "a window is an eighth of a packet or more");
        check(decides.not().or(window.ge(CongestionDecision.PACKET)).or(leave(control.rate()).ne(0)),
            "a window of less than a packet has a pace");
    }

    /** What the host may know of a flow: a copy of what is counted, and what was decided, for it alone to read. */
    private void status(Io io, Timeline operations, CongestionEvent event, UInt window, UInt rate) {
        int flows = Flow.count(parameters);
        var flow = event.flow().index();
        var counts = memory(CongestionCounts.SHAPE, flows).style(BRAM).latency(CongestionAlgorithm.STATE);
        var kept = operations.recall(counts, flow).apart(algorithm(parameters).cycles() + 1);
        var counted = kept.value().behind(event.event());
        kept.write(counted);
        var shape = CongestionStatus.of(parameters);
        var statuses = memory(shape, flows).style(BRAM).latency(CongestionStatus.LATENCY).named("statuses");
        var inFlight = event.event().inFlight().trunc(GoneNotice.bits(parameters.window()));
        int end = algorithm(parameters).cycles();
        when(at(end, operations.valid()), () -> statuses.write(at(end, flow),
            new CongestionStatus(window, rate, at(end, inFlight), at(end, counted))));
        io.query.answer().valid().set(past(past(io.query.asked().valid())));
        io.query.answer().value().set(statuses.read(io.query.asked().value().index()));
    }

    private static CongestionAlgorithm<?> algorithm(RnicParameters parameters) {
        var circuit = parameters.congestion().orElseGet(NoCongestionControl::new);
        if (circuit instanceof CongestionAlgorithm<?> algorithm) {
            return algorithm;
        }
        throw new IllegalArgumentException("RnicParameters: congestion is " + circuit
            + "; it must be a CongestionAlgorithm");
    }
}
