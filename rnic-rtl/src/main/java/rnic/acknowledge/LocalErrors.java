package rnic.acknowledge;

import static hdl.Hdl.*;

import hdl.*;
import hdl.lib.Stream;
import hdl.lib.Valid;
import rnic.common.ActiveRing;
import rnic.context.Failure;
import rnic.context.PairTables;
import rnic.context.StateWrite;
import rnic.messages.AckEvent;
import rnic.messages.Departure;
import rnic.messages.ErrorMark;
import rnic.messages.Flow;
import rnic.messages.GoBack;
import rnic.messages.PlacementFault;
import rnic.messages.ProgressWrite;
import rnic.messages.Setup;
import rnic.protocol.FailureCause;
import rnic.protocol.FatalError;
import rnic.protocol.QueuePairState;
import rnic.protocol.RnicParameters;
import rnic.track.ProgressTable;
import rnic.track.ProgressTable.Kept;

/**
 * Row 44 of the table of malformed input: the bus has refused payload of a packet that was accepted, or a Read or an
 * atomic cannot be answered. The queue pair fails at once. When everything that it had accepted until then has been
 * reported, the next expected PSN stands still; there NAK 0x63 is recorded and sent. One queue pair after the other, 5
 * cycles each.
 */
@Doc("Lets queue pairs fail whose payload the bus has refused or whose Read or atomic has failed, and tells their peers.")
public record LocalErrors(RnicParameters parameters) implements Circuit<LocalErrors.Io> {
    /** NAK 0x63. */
    private static final int OPERATION = 3;

    /** What is being done: one queue pair after the other. */
    enum Step { IDLE, READING, LOADED, TELLING, MARKING, ANSWERING }

    public record Io(
        @Doc("a new life of a queue pair: its flow of requests") Stream<Setup> setup,
        Valid<StateWrite> state,
        @Doc("placements that the bus has refused") Valid<PlacementFault> fault,
        @Doc("queue pairs of which a Read or an atomic was accepted and cannot be answered") Stream<UInt> refused,
        @Doc("a queue pair in error of which everything is reported") Valid<UInt> flushed,
        @Doc("the progress of requests that may be reported") Valid<ProgressWrite> reported,
        Stream<Failure> failures,
        @Doc("errors to be recorded") Stream<ErrorMark> marks,
        @Doc("asks for the NAK") Stream<AckEvent> events
    ) implements Bundle<Io> {}

    @Override public Io ports(Ports p) {
        return new Io(p.in(Stream.of(Setup.of(parameters.queuePairs()))), p.in(Valid.of(StateWrite.of(parameters))),
            p.in(Valid.of(PlacementFault.SHAPE)), p.in(Stream.of(uint(indexWidth(parameters.queuePairs())))),
            p.in(Valid.of(uint(indexWidth(parameters.queuePairs())))),
            p.in(Valid.of(ProgressWrite.of(parameters.queuePairs()))), p.out(Stream.of(Failure.of(parameters))),
            p.out(Stream.of(ErrorMark.of(parameters))), p.out(Stream.of(AckEvent.of(parameters))));
    }

    @Override public void body(Io io) {
        registeredReset();
        int pairs = parameters.queuePairs();
        var step = machine(Step.IDLE);
        var ring = instance(new ActiveRing(pairs, 2));
        io.refused.ready().set(io.fault.valid().not());
        var isFaulty = io.fault.valid().or(io.refused.valid());
        var faulty = mux(io.fault.valid(), io.fault.value().qp().trunc(indexWidth(pairs)), io.refused.payload());
        hint(ring, 0, isFaulty, faulty);
        hint(ring, 1, io.flushed.valid(), io.flushed.value());
        ring.next().ready().set(step.is(Step.IDLE));

        // What is known of the queue pair; each table has one writer, and a new life waits for it.
        var qp = reg(uint(indexWidth(pairs)));
        var at = mux(step.is(Step.IDLE), ring.next().payload(), qp);
        var answered = step.is(Step.ANSWERING).and(io.events.ready());
        var beginning = io.setup.valid().and(isFaulty.or(io.flushed.valid()).or(answered).not());
        var beginner = io.setup.payload().flow();
        io.setup.ready().set(beginning);
        check(beginning.and(isFaulty.or(io.flushed.valid()).or(answered)).not(),
            "nothing is noted of others while a life begins");
        var isRefused = flag("refused", isFaulty, faulty, beginning, beginner, at);
        var isFlushed = flag("flushed", io.flushed.valid(), io.flushed.value(), beginning.or(answered),
            mux(beginning, beginner, qp), at);
        var state = PairTables.state(pairs, io.state, at);
        var expected = instance(new ProgressTable(pairs, Kept.EXPECTED));
        expected.write().set(io.reported);
        expected.readFlow().set(at);
        ignore(io.setup.payload().psn(), io.fault.value(), expected.progress());

        var works = state.is(QueuePairState.RTR).or(state.is(QueuePairState.RTS)).or(state.is(QueuePairState.SQD));
        var isDue = state.is(QueuePairState.ERR).and(isFlushed);
        step.in(Step.IDLE, () -> when(ring.next().valid(), () -> {
                qp.next(at);
                step.go(Step.READING);
            }))
            .in(Step.READING, () -> step.go(Step.LOADED))
            .in(Step.LOADED, () -> when(isRefused.and(works), () -> step.go(Step.TELLING))
                .elseWhen(isRefused.and(isDue), () -> step.go(Step.MARKING))
                .otherwise(() -> step.go(Step.IDLE)))
            .in(Step.TELLING, () -> when(io.failures.ready(), () -> step.go(Step.IDLE)))
            .in(Step.MARKING, () -> when(io.marks.ready(), () -> step.go(Step.ANSWERING)))
            .in(Step.ANSWERING, () -> when(io.events.ready(), () -> step.go(Step.IDLE)));
        tell(io, step, qp, expected.progress().expected());
    }

    private static void hint(ActiveRing.Io ring, int source, Bool valid, UInt qp) {
        ring.hints().at(source).valid().set(valid);
        ring.hints().at(source).value().set(qp);
    }

    /** A flag per queue pair; setting goes before clearing. */
    private Bool flag(String name, Bool sets, UInt which, Bool clearing, UInt cleared, UInt at) {
        var flags = memory(bool(), parameters.queuePairs()).named(name).style(BRAM).latency(2).zeroed();
        when(sets.or(clearing), () -> flags.write(mux(sets, which, cleared), sets));
        return flags.read(at);
    }

    private void tell(Io io, Machine<Step> step, UInt qp, UInt expected) {
        var no = lit(false);
        var code = lit(OPERATION, FatalError.CODE_BITS);
        io.failures.valid().set(step.is(Step.TELLING));
        io.failures.payload().set(new Failure(qp, FailureCause.REQUEST_MEMORY));
        io.marks.valid().set(step.is(Step.MARKING));
        io.marks.payload().set(new ErrorMark(qp, new FatalError(lit(true), expected, code)));
        io.events.valid().set(step.is(Step.ANSWERING));
        io.events.payload().set(new AckEvent(Flow.requests(qp), no, zero(Departure.SHAPE), no, no, no, no, lit(true), no, code,
            lit(0, AckEvent.PACKET_BITS), parameters.withRoce(GoBack::none), parameters.congestion().map(_ -> no)));
        cover(io.events.fires(), "asks for a NAK");
    }
}
