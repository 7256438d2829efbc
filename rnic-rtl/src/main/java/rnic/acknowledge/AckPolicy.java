package rnic.acknowledge;

import static hdl.Hdl.*;

import hdl.*;
import hdl.lib.Fifo;
import hdl.lib.Stream;
import rnic.common.PassingFifo;
import rnic.common.QueueMarks;
import rnic.messages.AckEvent;
import rnic.messages.AckRequest;
import rnic.messages.Echo;
import rnic.messages.Flow;
import rnic.messages.Setup;
import rnic.protocol.RnicParameters;

/**
 * Decides when each flow's peer gets an acknowledgement: at once, with every N-th packet, at the end of a
 * message, or when the oldest unacknowledged packet has waited long enough. Requests of one flow merge. One
 * operation per cycle, also of the same flow; an event becomes a request after {@link #DIRECT} cycles when
 * nothing waits, else its flow takes its turn in a ring. Deadlines wait in arming order, since all are equally
 * long; without room for one the acknowledgement is asked for at once. Source: reliability section 3.
 */
@Doc("Decides when each flow's peer gets an acknowledgement.")
public record AckPolicy(RnicParameters parameters) implements Circuit<AckPolicy.Io> {
    /** Cycles from an event to its request when nothing waits. */
    public static final int DIRECT = 3;
    /** Cycles from the choice of an operation to its result. */
    private static final int LATENCY = 3;
    private static final int REQUESTS = 8;
    private static final int DEADLINES = 1024;
    private static final int TIME_BITS = 16;

    public record Io(
        @Doc("in order of retirement") Stream<AckEvent> events,
        @Doc("a new life of a flow that has no traffic; taken at once, one in 20 cycles at most")
        Stream<Setup> setup,
        @Doc("rel_ack_n: packets per acknowledgement, 1 to 16") UInt ackEvery,
        @Doc("rel_ack_delay, in 1/16 us, less than 32768") UInt ackDelay,
        @Doc("rel_ack_on_eom: the end of a message is acknowledged at once") Bool ackOnEnd,
        @Doc("in 1/16 us") UInt now,
        Stream<AckRequest> requests
    ) implements Bundle<Io> {}

    /** One operation on its way to the state of its flow. */
    private record Operation(Choice<AckStep.Kind> kind, AckEvent event, UInt generation, UInt taken)
        implements Bundle<Operation> {
        UInt row() {
            return event.flow().index();
        }
    }

    /** When a flow's acknowledgement is due. */
    private record Deadline(Flow flow, UInt generation, UInt time) implements Bundle<Deadline> {
        static Shape<Deadline> of(RnicParameters parameters) {
            return bundle(Deadline.class, Flow.of(parameters), uint(AckState.GENERATION_BITS),
                uint(TIME_BITS));
        }
    }

    @Override public Io ports(Ports p) {
        return new Io(p.in(Stream.of(AckEvent.of(parameters))), p.in(Stream.of(Setup.of(Flow.count(parameters)))),
            p.steady().in(uint(5)), p.steady().in(uint(TIME_BITS)), p.steady().in(bool()), p.in(uint(TIME_BITS)),
            p.out(Stream.of(AckRequest.of(parameters))));
    }

    @Override public void body(Io io) {
        registeredReset();
        int flows = Flow.count(parameters);
        var style = flows <= 64 ? LUTRAM : BRAM;
        var ring = instance(new Fifo<>(uint(indexWidth(flows)), flows, style, true));
        var requests = instance(new PassingFifo<>(AckRequest.of(parameters), REQUESTS));
        var deadlines = instance(new Fifo<>(Deadline.of(parameters), DEADLINES, BRAM, true));
        var canTake = requests.level().le(REQUESTS - LATENCY - 2);
        var canArm = reg(bool()).init(0);
        canArm.next(deadlines.level().orElseThrow().lt(DEADLINES - LATENCY - 2));
        var isDirect = reg(bool()).init(0);
        isDirect.next(canTake.and(ring.level().orElseThrow().eq(0)));

        // Cycle 0: an operation begins and its state is read. Cycle 2: what it makes of it. Cycle 3: that is written.
        var decided = operation(io, ring.out(), canTake, deadlines.out());
        var beginning = decided.kind().is(AckStep.Kind.IDLE).not();
        var operations = timeline(beginning).aligned();
        var operation = operations.enter(0, decided);
        var row = operation.row();
        var states = memory(AckState.of(parameters), flows).style(BRAM).latency(2);
        var state = operations.recall(states, row).forwarded();
        var step = instance(new AckStep(parameters));
        var acting = at(2, operation);
        step.kind().set(acting.kind());
        step.event().set(acting.event());
        step.generation().set(acting.generation());
        step.taken().set(acting.taken());
        var stood = wire(bool()).named("stoodInRing");       // proofs call it so, wherever it lies in the row
        stood.set(state.value().inRing());
        step.before().set(state.value().with(AckState::inRing, stood));
        step.everyPacket().set(stage(io.ackEvery.le(1)));
        step.limit().set(stage(mux(io.ackEvery.le(2), lit(0, 5), io.ackEvery.minus(2))));
        step.ackOnEnd().set(io.ackOnEnd);
        step.canArm().set(operations.enter(2, canArm));
        step.direct().set(operations.enter(2, isDirect));
        var after = stage(step.after());
        state.write(after);

        // Results.
        ring.in().valid().set(stage(operations.flag(step.entering())));
        ring.in().payload().set(row);
        check(leave(ring.in().valid()).not().or(ring.in().ready()), "every flow is in the ring once");
        deadlines.in().valid().set(stage(operations.flag(step.arming())));
        deadlines.in().payload().set(new Deadline(operation.event().flow(), after.generation(),
            stage(operations.enter(2, io.now).plus(io.ackDelay))));
        check(leave(deadlines.in().valid()).not().or(deadlines.in().ready()), "no deadline is lost");
        var taking = acting.kind().is(AckStep.Kind.TAKE).and(step.before().pending());
        requests.in().valid().set(stage(operations.flag(taking.or(step.asking()))));
        requests.in().payload().set(stage(step.request()));
        check(leave(requests.in().valid()).not().or(requests.in().ready()), "no request is lost");
        forgetful(io, requests, operations, operation);
    }

    /** A request that waits for the builder while another life of its flow begins is let go. */
    private void forgetful(Io io, PassingFifo.Io<AckRequest> requests, Timeline operations, Operation operation) {
        var waiting = requests.out();
        var marks = instance(new QueueMarks(Flow.count(parameters), REQUESTS));
        marks.entering().valid().set(leave(requests.in().valid()).and(requests.in().ready()));
        marks.entering().value().set(leave(requests.in().payload().flow().index()));
        marks.enterDead().set(false);
        marks.leaving().set(waiting.fires());
        // Behind what was decided before.
        marks.letGo().valid().set(at(LATENCY + 1, operations.flag(operation.kind().is(AckStep.Kind.RENEW))));
        marks.letGo().value().set(operation.row());
        ignore(marks.busy());
        io.requests.valid().set(waiting.valid().and(marks.dead().not()));
        io.requests.payload().set(waiting.payload());
        waiting.ready().set(io.requests.ready().or(marks.dead()));
    }

    /** The operation that begins: a new life, then what is pending, then deadlines, then packets. */
    private Operation operation(Io io, Stream<UInt> ring, Bool canTake, Stream<Deadline> deadlines) {
        int width = indexWidth(Flow.count(parameters));
        var sweep = reg(uint(width + 1)).init(0);            // after a reset: flows that are cleared
        var clearing = sweep.msb().not();
        when(clearing, () -> sweep.next(sweep.plus(1)));
        var renewing = clearing.or(io.setup.valid());
        io.setup.ready().set(clearing.not());
        var first = io.setup.payload().psn();
        ignore(first.bits(first.width() - 1, Echo.TAKEN_BITS));

        var deadline = deadlines.payload();
        var isDue = reg(bool()).init(0);
        isDue.next(deadlines.valid().and(deadlines.ready().not()).and(io.now.minus(deadline.time()).msb().not()));
        var taking = ring.valid().and(canTake).and(renewing.not());
        var expiring = isDue.and(taking.or(renewing).not());
        ring.ready().set(canTake.and(renewing.not()));
        deadlines.ready().set(expiring);
        io.events.ready().set(taking.or(renewing).or(isDue).not());

        var kind = wire(choice(AckStep.Kind.class));
        kind.set(AckStep.Kind.IDLE);
        when(clearing, () -> kind.set(AckStep.Kind.CLEAR))
            .elseWhen(io.setup.valid(), () -> kind.set(AckStep.Kind.RENEW))
            .elseWhen(taking, () -> kind.set(AckStep.Kind.TAKE))
            .elseWhen(isDue, () -> kind.set(AckStep.Kind.EXPIRE))
            .elseWhen(io.events.valid(), () -> kind.set(AckStep.Kind.EVENT));
        var event = io.events.payload();
        var beginner = Flow.at(mux(clearing, sweep.trunc(width), io.setup.payload().flow()));
        var flow = mux(renewing, beginner,
            mux(taking, Flow.at(ring.payload()), mux(isDue, deadline.flow(), event.flow())));
        return new Operation(kind, new AckEvent(flow, event.come(), event.departure(), event.congested(), event.counting(), event.advancing(),
            event.completing(), event.urgent(), event.notReady(), event.code(), event.behindGap(), event.goBack(),
            event.tail()),
            deadline.generation(), first.trunc(Echo.TAKEN_BITS).minus(1));
    }
}
