package rnic.acknowledge;

import static hdl.Hdl.*;

import hdl.*;
import hdl.lib.Stream;
import hdl.lib.Valid;
import rnic.common.ActiveRing;
import rnic.context.Doorbell;
import rnic.context.PairTables;
import rnic.messages.AckEvent;
import rnic.messages.Departure;
import rnic.messages.Flow;
import rnic.messages.GoBack;
import rnic.messages.MessageCount;
import rnic.protocol.FatalError;
import rnic.protocol.RnicParameters;

/**
 * In RoCEv2 nothing is acknowledged beyond a Read or an atomic whose response has not left: a peer would take that for
 * a lost response. Counts for each queue pair how many have been taken and how many of their responses have left; while
 * these differ its answers are withheld, and asked for again as soon as they do not. What a response acknowledges needs
 * no answer, so a queue pair with Reads open all the time is acknowledged by these. 5 cycles for a queue pair, one after
 * the other.
 */
@Doc("Asks again for answers that have waited until the responses before them have left.")
public record HeldAnswers(RnicParameters parameters) implements Circuit<HeldAnswers.Io> {
    private static final int READ = 2;

    /** What is being done: one queue pair after the other. */
    enum Step { IDLE, READING, LOADED, TELLING }

    public record Io(
        @Doc("a new life of a queue pair") Stream<UInt> setup,
        @Doc("a Read or an atomic of this queue pair has been taken, or is answered once more") Valid<UInt> taken,
        @Doc("a response that no answer can pass any more") Valid<MessageCount> gone,
        @Doc("how many have been taken") Valid<MessageCount> entered,
        @Doc("how many responses have left") Valid<MessageCount> left,
        @Doc("an answer that was not sent") Valid<OpenResponses.Withheld> withheld,
        @Doc("asks for it once more") Stream<AckEvent> events
    ) implements Bundle<Io> {}

    @Override public Io ports(Ports p) {
        var qp = uint(indexWidth(parameters.queuePairs()));
        var count = Valid.of(MessageCount.of(parameters));
        return new Io(p.in(Stream.of(qp)), p.in(Valid.of(qp)), p.in(count), p.out(count), p.out(count),
            p.in(Valid.of(OpenResponses.Withheld.of(parameters))), p.out(Stream.of(AckEvent.of(parameters))));
    }

    @Override public void body(Io io) {
        registeredReset();
        int pairs = parameters.queuePairs();
        var step = machine(Step.IDLE);
        var ring = instance(new ActiveRing(pairs, 2));
        var beginning = io.setup.fires();
        var beginner = io.setup.payload();
        var none = new MessageCount(beginner, lit(0, MessageCount.BITS));

        // Each table has one writer, and a new life waits for it.
        var entered = taken(io, beginning, beginner);
        io.entered.valid().set(entered.valid().or(beginning));
        io.entered.value().set(mux(beginning, none, entered.value()));
        var left = gone(io, beginning, beginner);
        io.left.valid().set(left.valid().or(beginning));
        io.left.value().set(mux(beginning, none, left.value()));
        hint(ring, 0, left.valid(), left.value().qp());
        hint(ring, 1, io.withheld.valid(), io.withheld.value().qp());

        // Who is withheld is looked at, and what has waited is asked for once all responses have left.
        var qp = reg(uint(indexWidth(pairs)));
        var at = mux(step.is(Step.IDLE), ring.next().payload(), qp);
        ring.next().ready().set(step.is(Step.IDLE));
        var isOpen = PairTables.count("entered", pairs, doorbell(io.entered), at)
            .ne(PairTables.count("left", pairs, doorbell(io.left), at));
        var clearing = wire(bool()).named("clearing");
        var cleared = mux(clearing, qp, beginner);
        var clears = clearing.or(beginning);
        var withheld = io.withheld.value();
        var isWanted = flag("wanted", io.withheld.valid(), clears, cleared, at, withheld);
        var notReady = flag("not_ready", io.withheld.valid().and(withheld.notReady()), clears, cleared, at, withheld);
        var missing = flag("missing", io.withheld.valid().and(withheld.missing()), clears, cleared, at, withheld);
        io.setup.ready().set(entered.valid().or(left.valid()).or(io.withheld.valid()).or(clearing).not());

        // One more of the same queue pair has named it again.
        var isOld = reg(bool());
        isOld.next(step.is(Step.IDLE).not().and(isOld).or(io.withheld.valid().and(withheld.qp().eq(at))));
        var isDue = step.is(Step.LOADED).and(isWanted).and(isOpen.or(isOld).not());
        clearing.set(isDue.and(io.withheld.valid().not()));
        var wasNotReady = reg(bool());
        var wasMissing = reg(bool());
        step.in(Step.IDLE, () -> when(ring.next().valid(), () -> {
                qp.next(at);
                step.go(Step.READING);
            }))
            .in(Step.READING, () -> step.go(Step.LOADED))
            .in(Step.LOADED, () -> {
                wasNotReady.next(notReady);
                wasMissing.next(missing);
                when(clearing, () -> step.go(Step.TELLING)).elseWhen(isDue.not(), () -> step.go(Step.IDLE));
            })
            .in(Step.TELLING, () -> when(io.events.ready(), () -> step.go(Step.IDLE)));
        tell(io, step, qp, wasNotReady, wasMissing);
    }

    /** One more has been taken. */
    private Valid<MessageCount> taken(Io io, Bool beginning, UInt beginner) {
        var operations = timeline(io.taken.valid()).aligned();
        var qp = operations.enter(0, io.taken.value());
        var counts = memory(uint(MessageCount.BITS), parameters.queuePairs()).named("taken").style(BRAM).latency(READ);
        var before = operations.recall(counts, qp).forwarded().beside(beginning, beginner, lit(0, MessageCount.BITS));
        var after = stage(before.value().plus(1));
        before.write(after);
        return new Valid<>(leave(at(READ + 1, operations.valid())), new MessageCount(leave(at(READ + 1, qp)),
            leave(after)));
    }

    /** A response has left; one of a life before names a number that this one has not come to. */
    private Valid<MessageCount> gone(Io io, Bool beginning, UInt beginner) {
        var operations = timeline(io.gone.valid()).aligned();
        var response = operations.enter(0, io.gone.value());
        var counts = memory(uint(MessageCount.BITS), parameters.queuePairs()).named("gone").style(BRAM).latency(READ);
        var before = operations.recall(counts, response.qp())
            .stale("a number that is newer than the newest is newer than older ones too")
            .beside(beginning, beginner, lit(0, MessageCount.BITS));
        var entered = PairTables.count("entered_then", parameters.queuePairs(), doorbell(io.entered), response.qp());
        var open = stage(entered.minus(before.value()));
        var ahead = stage(at(READ, response.messages()).minus(before.value()).minus(1));
        var counting = stage(ahead.lt(open));
        before.write(counting, response.messages());
        return new Valid<>(leave(operations.flag(counting)), leave(at(READ + 2, response)));
    }

    private static Valid<Doorbell> doorbell(Valid<MessageCount> count) {
        return new Valid<>(count.valid(), new Doorbell(count.value().qp(), count.value().messages()));
    }

    private static void hint(ActiveRing.Io ring, int source, Bool valid, UInt qp) {
        ring.hints().at(source).valid().set(valid);
        ring.hints().at(source).value().set(qp);
    }

    /** A flag per queue pair; setting goes before clearing. */
    private Bool flag(String name, Bool sets, Bool clears, UInt cleared, UInt at, OpenResponses.Withheld withheld) {
        var flags = memory(bool(), parameters.queuePairs()).named(name).style(BRAM).latency(READ).zeroed();
        when(sets.or(clears), () -> flags.write(mux(sets, withheld.qp(), cleared), sets));
        return flags.read(at);
    }

    private void tell(Io io, Machine<Step> step, UInt qp, Bool notReady, Bool missing) {
        var no = lit(false);
        io.events.valid().set(step.is(Step.TELLING));
        io.events.payload().set(new AckEvent(Flow.requests(qp), no, zero(Departure.SHAPE), no, no, no, no, lit(true),
            notReady, lit(0, FatalError.CODE_BITS), lit(0, AckEvent.PACKET_BITS),
            parameters.withRoce(() -> new GoBack(lit(true), missing, lit(true))),
            parameters.congestion().map(_ -> no)));
    }
}
