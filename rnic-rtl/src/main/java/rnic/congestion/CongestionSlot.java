package rnic.congestion;

import static hdl.Hdl.*;

import hdl.*;
import hdl.lib.Fifo;
import hdl.lib.Stream;
import hdl.lib.Valid;
import rnic.context.CongestionSettings;
import rnic.messages.CongestionCounts;
import rnic.messages.CongestionDecision;
import rnic.messages.CongestionQuery;
import rnic.messages.CongestionStatus;
import rnic.messages.CongestionEvent;
import rnic.messages.Flow;
import rnic.messages.FlowEvent.Kind;
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
    /** Congestion notifications that wait for a cycle in which nothing else happens. */
    static final int NOTICES = 16;

    public record Io(
        @Doc("held up for a bounded time only, whatever happens") Stream<CongestionEvent> events,
        @Doc("queue pair that a congestion notification is for; one with the newest if that is of it and waits;"
            + " one that finds 16 waiting is forgotten, as if lost on its way")
        Valid<UInt> notice,
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
        return new Io(p.in(Stream.of(CongestionEvent.of(parameters))),
            p.in(Valid.of(uint(indexWidth(parameters.queuePairs())))), p.steady().in(CongestionSettings.SHAPE),
            p.in(uint(CongestionAlgorithm.CLOCK_BITS)), p.out(Valid.of(CongestionDecision.of(parameters))),
            p.in(CongestionQuery.of(parameters)));
    }

    @Override public void body(Io io) {
        body(io, algorithm(parameters));
    }

    private <S extends Bundle<S>> void body(Io io, CongestionAlgorithm<S> algorithm) {
        var queue = instance(new EventQueue(parameters, PLACES, algorithm.cycles(), algorithm.ticks()));
        link(queue.events(), io.events);
        notices(io, queue.notices());
        var asked = asked(io);
        queue.held().set(asked.valid());
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
        var opened = control.opened().or(event.event().kind().is(Kind.SETUP));
        io.decisions.value().set(new CongestionDecision(flow, control.window(), control.rate(), opened));

        status(io, asked, operations, event, control.window(), control.rate());

        var decides = leave(io.decisions.valid());
        var window = leave(control.window());
        check(decides.not().or(window.ge(CongestionDecision.LEAST)), "a window is an eighth of a packet or more");
        check(decides.not().or(window.ge(CongestionDecision.PACKET)).or(leave(control.rate()).ne(0)),
            "a window of less than a packet has a pace");
    }

    /** A notification does not say which of the two flows of its queue pair has met congestion: both hear of it. */
    private void notices(Io io, Stream<Flow> flows) {
        var waiting = instance(new Fifo<>(uint(indexWidth(parameters.queuePairs())), NOTICES)).named("notices");
        // Those of one queue pair become one while the last one waits, so that one peer does not take all the places.
        var newest = reg(uint(indexWidth(parameters.queuePairs()))).named("newest_notice");
        var isNews = waiting.out().valid().not().or(newest.ne(io.notice.value()));
        waiting.in().mayChange("a notification that finds no room is forgotten").valid()
            .set(io.notice.valid().and(isNews));
        waiting.in().payload().set(io.notice.value());
        when(waiting.in().fires(), () -> newest.next(io.notice.value()));
        var second = reg(bool()).init(0).named("notice_of_responses");
        when(flows.fires(), () -> second.next(second.not()));
        flows.valid().set(waiting.out().valid());
        flows.payload().set(new Flow(waiting.out().payload(), second));
        waiting.out().ready().set(flows.ready().and(second));
    }

    /** The host's question, in the cycle in which its flow is looked up; two cycles later there is an answer. */
    private Valid<UInt> asked(Io io) {
        var question = reg(uint(CongestionStatus.LATENCY)).init(0).named("question");
        var asked = reg(Flow.of(parameters)).named("asked");
        question.next(cat(question.trunc(CongestionStatus.LATENCY - 1), io.query.asked().valid()));
        asked.next(io.query.asked().value());
        check(io.query.asked().valid().and(question.trunc(CongestionStatus.LATENCY - 1).any()).not(),
            "the next question comes behind the answer");
        io.query.answer().valid().set(question.msb());
        return new Valid<>(question.bit(0), asked.index());
    }

    /**
     * What the host may know of a flow. What is counted has one port to be read at, which its events need: the question
     * has it in a cycle in which the queue gives no event on. It is no event, so nothing is written.
     */
    private void status(Io io, Valid<UInt> asked, Timeline operations, CongestionEvent event, UInt window, UInt rate) {
        int flows = Flow.count(parameters);
        int latency = CongestionAlgorithm.STATE;
        var flow = event.flow().index();
        var counts = memory(CongestionCounts.SHAPE, flows).style(BRAM).latency(latency);
        var place = mux(operations.enter(0, asked.valid()), operations.enter(0, asked.value()), flow);
        var kept = operations.recall(counts, place).apart(algorithm(parameters).cycles() + 1);
        kept.write(kept.value().behind(event.event()));
        int end = algorithm(parameters).cycles();
        var decided = memory(Decided.SHAPE, flows).style(BRAM).latency(latency).named("decided");
        when(at(end, operations.valid()), () -> decided.write(at(end, flow), new Decided(window, rate)));
        // Not every event comes from someone who has counted what is on its way; a life begins with nothing there.
        int bits = GoneNotice.bits(parameters.window());
        var inFlight = memory(uint(bits), flows).style(BRAM).latency(latency).named("in_flight");
        var kind = at(1, event.event().kind());
        var isCounted = kind.is(Kind.CNP).or(kind.is(Kind.TICK)).not();
        when(at(1, operations.valid()).and(isCounted), () -> inFlight.write(at(1, flow),
            at(1, event.event().inFlight().trunc(bits)).gate(kind.is(Kind.SETUP).not())));
        var known = decided.read(asked.value());
        io.query.answer().value().set(new CongestionStatus(known.window(), known.rate(),
            inFlight.read(asked.value()), leave(kept.value())));
    }

    /** For the host: of the newest event of a flow. */
    private record Decided(UInt window, UInt rate) implements Bundle<Decided> {
        static final Shape<Decided> SHAPE = bundle(Decided.class, uint(CongestionDecision.WINDOW_BITS),
            uint(CongestionDecision.RATE_BITS));
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
