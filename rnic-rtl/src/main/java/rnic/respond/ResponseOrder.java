package rnic.respond;

import static hdl.Hdl.*;

import hdl.*;
import hdl.lib.*;
import rnic.common.ActiveRing;
import rnic.messages.MessageCount;
import rnic.messages.ResponseCount;
import rnic.messages.ResponseLookup;
import rnic.protocol.RnicParameters;

/**
 * Which context each response of a queue pair has, in the order of the requests, and when it is given back: {@link
 * #LATE} cycles after the peer has acknowledged the whole response, for its sender may still hold what it has looked
 * up. One queue pair after the other, 3 cycles for a request, 4 for a context that is given back. A new life waits
 * until nothing of the old one is left, neither here nor in the gate, at most {@link #RENEWAL} cycles; others go on.
 */
@Doc("Which context each response of a queue pair has, and when it is given back.")
public record ResponseOrder(RnicParameters parameters) implements Circuit<ResponseOrder.Io> {
    /** Cycles from an acknowledgement to the context, at least. */
    static final int LATE = 64;
    /** Most cycles that a new life waits: for the marks of the gate, what is late, and the allocator's patience. */
    static final int RENEWAL = 1024;
    /** Contexts that are late: one per 4 cycles. */
    private static final int RETURNING = 32;
    private static final int TIME_BITS = log2Ceil(LATE) + 2;

    /** What is being done: one queue pair after the other. */
    enum Step { IDLE, READING, LOADED, RETURNING }

    /** How far a new life is: the old one is let go in the gate, then here, then behind what is late. */
    enum Renewal { NONE, MARKING, RESETTING, RETURNING, ENDING }

    public record Io(
        @Doc("a queue pair begins a new life") Stream<UInt> setup,
        @Doc("from the gate") Stream<Crossing> crossing,
        @Doc("of this queue pair nothing may leave the gate") Valid<UInt> letGo,
        @Doc("the gate is still looking for it") Bool marking,
        @Doc("what the peer has acknowledged of the responses") Valid<MessageCount> update,
        @Doc("which context a response has") Valid<OrderWrite> order,
        @Doc("responses that may be started; 0 when a life begins") Valid<ResponseCount> crossed,
        @Doc("contexts given back, after a while") Stream<Release> releases,
        @Doc("all contexts of this queue pair are free") Stream<UInt> renewals
    ) implements Bundle<Io> {}

    /** Requests that have crossed, and those whose context has been given back. */
    private record Row(UInt crossed, UInt freed) implements Bundle<Row> {
        static Shape<Row> of(RnicParameters parameters) {
            int bits = ResponseCount.bits(parameters);
            return bundle(Row.class, uint(bits), uint(bits));
        }
    }

    /** A context that is given back, and when that was said. */
    private record Late(Release release, UInt since) implements Bundle<Late> {}

    @Override public Io ports(Ports p) {
        var qp = uint(indexWidth(parameters.queuePairs()));
        return new Io(p.in(Stream.of(qp)), p.in(Stream.of(Crossing.of(parameters))), p.out(Valid.of(qp)), p.in(bool()),
            p.in(Valid.of(MessageCount.of(parameters))), p.out(Valid.of(OrderWrite.of(parameters))),
            p.out(Valid.of(ResponseCount.of(parameters))),
            p.out(Stream.of(Release.of(parameters))), p.out(Stream.of(qp)));
    }

    @Override public void body(Io io) {
        registeredReset();
        int pairs = parameters.queuePairs();
        var step = machine(Step.IDLE);
        var ring = instance(new ActiveRing(pairs, 2));
        var release = Release.of(parameters);
        var late = instance(new Fifo<>(bundle(Late.class, release, uint(TIME_BITS)), RETURNING, LUTRAM, true));
        var resets = resets(io, late.out(), late.level().orElseThrow(),
            step.is(Step.IDLE).and(io.update.valid().not()));

        // A new life goes first, then a request.
        var crossing = io.crossing.payload();
        var isIdle = step.is(Step.IDLE).and(resets.not());
        var qp = reg(uint(indexWidth(pairs)));
        var context = reg(uint(indexWidth(parameters.contextNames())));
        var isCrossing = reg(bool());
        var at = mux(step.is(Step.IDLE), mux(io.crossing.valid(), crossing.qp(), ring.next().payload()), qp);
        ignore(crossing.placements());
        io.crossing.ready().set(isIdle);
        ring.next().ready().set(isIdle.and(io.crossing.valid().not()));

        var shape = Row.of(parameters);
        int bits = ResponseCount.bits(parameters);
        var rows = memory(shape, pairs).style(BRAM).latency(2);
        var acknowledged = memory(uint(bits), pairs).style(BRAM).latency(2);
        var contexts = memory(uint(context.width()), pairs * parameters.contexts()).style(BRAM).latency(1);
        var row = rows.read(at);
        var messages = acknowledged.read(at);
        var next = reg(shape);                           // when one more context has been given back
        var isDue = reg(bool());
        var isMore = reg(bool());
        step.in(Step.IDLE, () -> {
                qp.next(at);
                context.next(crossing.context());
                isCrossing.next(io.crossing.valid());
                when(isIdle.and(io.crossing.valid().or(ring.next().valid())), () -> step.go(Step.READING));
            })
            .in(Step.READING, () -> step.go(Step.LOADED))
            .in(Step.LOADED, () -> {
                next.next(new Row(row.crossed(), row.freed().plus(1)));
                isDue.next(messages.ne(row.freed()));
                isMore.next(messages.ne(row.freed().plus(1)));
                when(isCrossing, () -> step.go(Step.IDLE)).otherwise(() -> step.go(Step.RETURNING));
            })
            .in(Step.RETURNING, () -> when(late.in().ready().or(isDue.not()), () -> step.go(Step.IDLE)));

        // Each table has one writer.
        var place = indexWidth(parameters.contexts());
        var counts = step.is(Step.LOADED).and(isCrossing);
        var returns = step.is(Step.RETURNING).and(isDue).and(late.in().ready());
        var beginner = io.setup.payload();
        var counted = new Row(row.crossed().plus(1), row.freed());
        when(counts.or(returns).or(resets), () -> rows.write(mux(resets, beginner, qp), mux(counts, counted,
            mux(returns, next, zero(shape)))));
        var update = io.update.value();
        ignore(update.messages());                           // but for its low bits
        when(io.update.valid().or(resets), () -> acknowledged.write(mux(resets, beginner, update.qp()),
            update.messages().trunc(bits).gate(resets.not())));
        var response = new ResponseLookup(qp, row.crossed().trunc(place));
        when(counts, () -> contexts.write(response.row(), context));
        var given = contexts.read(cat(qp, row.freed().trunc(place)));

        var time = reg(uint(TIME_BITS)).init(0);
        time.next(time.plus(1));
        late.in().valid().set(step.is(Step.RETURNING).and(isDue));
        late.in().payload().set(new Late(new Release(qp, given), time));
        give(io, late.out(), time);
        hint(ring, 0, io.update.valid(), update.qp());
        hint(ring, 1, returns.and(isMore), qp);

        io.order.valid().set(counts);
        io.order.value().set(new OrderWrite(response, context));
        io.crossed.valid().set(counts.or(resets));
        io.crossed.value().set(new ResponseCount(mux(resets, beginner, qp), counted.crossed().gate(counts)));
        claim(step, isCrossing, row, messages);
    }

    /** A new life begins behind the old one; returns when what is known of it here is made new. */
    private Bool resets(Io io, Stream<Late> late, UInt level, Bool free) {
        var renewal = machine(Renewal.NONE);
        var left = reg(uint(level.width())).named("left");   // contexts of before that are late
        var resets = renewal.is(Renewal.RESETTING).and(free);
        var leaving = late.fires().asUInt().zext(left.width());
        left.next(mux(resets, level, left).minus(leaving));
        renewal.in(Renewal.NONE, () -> when(io.setup.valid(), () -> renewal.go(Renewal.MARKING)))
            .in(Renewal.MARKING, () -> when(io.marking.not(), () -> renewal.go(Renewal.RESETTING)))
            .in(Renewal.RESETTING, () -> when(free, () -> renewal.go(Renewal.RETURNING)))
            .in(Renewal.RETURNING, () -> when(left.eq(0), () -> renewal.go(Renewal.ENDING)))
            .in(Renewal.ENDING, () -> when(io.renewals.ready(), () -> renewal.go(Renewal.NONE)));
        io.letGo.valid().set(renewal.is(Renewal.NONE).and(io.setup.valid()));
        io.letGo.value().set(io.setup.payload());
        io.renewals.valid().set(renewal.is(Renewal.ENDING));
        io.renewals.payload().set(io.setup.payload());
        io.setup.ready().set(io.renewals.fires());

        var waited = reg(uint(log2Ceil(RENEWAL + 1))).init(0);
        when(io.setup.valid().and(io.setup.ready().not()), () -> waited.next(waited.plus(1)))
            .otherwise(() -> waited.next(0));
        check(waited.le(RENEWAL), "a new life begins within a bound");
        return resets;
    }

    private static void give(Io io, Stream<Late> late, UInt time) {
        var isOld = reg(bool()).init(0);
        var age = time.minus(late.payload().since());
        isOld.next(late.valid().and(late.ready().not()).and(isOld.or(age.ge(LATE - 1))));
        check(isOld.not().or(late.valid()), "what is old is there");
        io.releases.valid().set(isOld);
        io.releases.payload().set(late.payload().release());
        late.ready().set(isOld.and(io.releases.ready()));
    }

    /** V5, and that the peer acknowledges what has been asked for. */
    private void claim(Machine<Step> step, Bool isCrossing, Row row, UInt messages) {
        var held = row.crossed().minus(row.freed());
        var isLoaded = step.is(Step.LOADED);
        check(isLoaded.not().or(held.le(parameters.contexts())), "no more requests are open than there are contexts");
        check(isLoaded.and(isCrossing).not().or(held.ne(parameters.contexts())), "who crosses has a place in the order");
        check(isLoaded.not().or(messages.minus(row.freed()).le(held)), "what is acknowledged has been asked for");
    }

    private static void hint(ActiveRing.Io ring, int source, Bool valid, UInt qp) {
        ring.hints().at(source).valid().set(valid);
        ring.hints().at(source).value().set(qp);
    }
}
