package rnic.fetch;

import static hdl.Hdl.*;

import hdl.*;
import hdl.lib.Stream;
import hdl.lib.Valid;
import rnic.common.ActiveRing;
import rnic.context.PairTables;
import rnic.context.Doorbell;
import rnic.context.QueueSetup;
import rnic.context.StateWrite;
import rnic.memory.Burst;
import rnic.messages.AccessEvents;
import rnic.protocol.QueuePairState;
import rnic.protocol.RnicParameters;

/**
 * Says which WQEs to read next: those that are posted, at most {@code messages} beyond the ones whose place on chip
 * is free again, at most {@link FetchOrder#BATCH} at once, none beyond the end of its queue or of a page of 4 KiB. One
 * queue pair after the other, 6 cycles each; from a doorbell to the order 8 cycles. A producer index that is more than
 * a queue ahead of what is complete is told once and fetches nothing: what it stands for was never posted. The next
 * good one counts again.
 *
 * <p>A new life is taken in the next cycle in which no order leaves; while one waits, no other queue pair is looked at.
 *
 * @param wqeBytes bytes of a WQE: 32 or 64
 */
@Doc("Says which WQEs to read next from the queues in host memory.")
public record FetchPlanner(RnicParameters parameters, int wqeBytes) implements Circuit<FetchPlanner.Io> {
    /** More than {@link FetchOrder#BATCH}. */
    private static final int PLENTY = 15;

    /** Bits of an address that are 0 where a queue begins. */
    private static final int ALIGNMENT = 6;

    /** What the planner is doing: one queue pair after the other. */
    enum Step { IDLE, READING, COUNTING, PLACING, LIMITING, ORDERING }

    /** A burst, and what it brings. */
    public record Plan(Burst burst, FetchOrder order) implements Bundle<Plan> {
        public static Shape<Plan> of(RnicParameters parameters) {
            return bundle(Plan.class, Burst.SHAPE, FetchOrder.of(parameters));
        }
    }

    public record Io(
        @Doc("a new life; no burst of the queue pair is on its way; at once, or when an order has left")
        Stream<QueueSetup> setup,
        @Doc("a life may begin in this cycle") Bool mayBegin,
        Valid<StateWrite> state,
        @Doc("doorbells") Stream<Doorbell> doorbell,
        @Doc("WQEs whose place on chip is free again; 0 is told when a life begins") Valid<Doorbell> done,
        Stream<Plan> plan,
        @Doc("a burst is planned for this queue pair; it is shown in this cycle") Valid<UInt> beginning,
        @Doc("one cycle: a doorbell's producer index is beyond the queue") Bool beyond
    ) implements Bundle<Io> {}

    /** Where a queue lies. */
    private record Area(@Doc("in 64 bytes") UInt base, UInt size) implements Bundle<Area> {
        static final Shape<Area> SHAPE = bundle(Area.class, uint(64 - ALIGNMENT), uint(4));
    }

    /** What the tables say of the queue pair. */
    private record Row(Area area, UInt producer, UInt done, UInt planned, Choice<QueuePairState> state,
        Bool reported) {}

    /** How many WQEs there are, and places for them on chip; whether their number is possible. */
    private record Limits(UInt waiting, UInt used, UInt free, Bool isBeyond) {}

    @Override public Io ports(Ports p) {
        return new Io(p.in(Stream.of(QueueSetup.of(parameters))), p.in(bool()),
            p.in(Valid.of(StateWrite.of(parameters))),
            p.in(Stream.of(Doorbell.of(parameters))), p.in(Valid.of(Doorbell.of(parameters))),
            p.out(Stream.of(Plan.of(parameters))), p.out(Valid.of(uint(indexWidth(parameters.queuePairs())))),
            p.out(bool()));
    }

    @Override public void body(Io io) {
        var step = machine(Step.IDLE);
        var ring = instance(new ActiveRing(parameters.queuePairs(), 3));
        var qp = reg(uint(indexWidth(parameters.queuePairs())));
        var index = reg(uint(16));
        var waiting = reg(uint(16));                         // posted and not planned
        var used = reg(uint(messageBits()));                 // places on chip
        var free = reg(uint(4));                             // those not used, as far as PLENTY
        var count = reg(uint(4));
        var orders = step.is(Step.ORDERING).and(count.ne(0));
        var taken = orders.and(io.plan.ready());
        // Whatever is waited for: the table has one write port, and of the queue pair itself nothing is planned.
        var beginning = io.setup.fires();
        var mayLook = ring.next().valid().and(io.setup.valid().not());

        var planned = memory(uint(16), parameters.queuePairs()).style(BRAM).latency(2);
        var reads = mux(step.is(Step.IDLE), ring.next().payload(), qp);
        when(beginning.or(taken), () -> planned.write(mux(beginning, io.setup.payload().qp(), qp),
            mux(beginning, 0, index.plus(count.zext(16)))));
        var reporting = wire(bool()).named("reports");
        var row = tables(io, beginning, reporting, reads, planned.read(reads));
        var isBeyond = beyond(io, step, row, waiting, reads, reporting);

        step.in(Step.IDLE, () -> {
                qp.next(ring.next().payload());
                when(mayLook, () -> step.go(Step.READING));
            })
            .in(Step.READING, () -> step.go(Step.COUNTING))
            .in(Step.COUNTING, () -> {
                index.next(row.planned);
                waiting.next(row.producer.minus(row.planned).gate(isLive(row.state)));
                used.next(row.planned.minus(row.done).trunc(messageBits()));
                count.next(batchLeft(row.planned, row.area.size()));
                step.go(Step.PLACING);
            });
        plan(io, step, row, qp, index, new Limits(waiting, used, free, isBeyond), count);

        // Again, if something is left that need not wait for a free place.
        var again = taken.and(count.zext(16).ne(waiting)).and(count.ne(free));
        hint(ring, 0, again, qp);
        hint(ring, 1, io.doorbell.fires(), io.doorbell.payload().qp());
        hint(ring, 2, io.done.valid(), io.done.value().qp());
        ring.next().ready().set(step.is(Step.IDLE).and(io.setup.valid().not()));
        io.setup.ready().set(io.mayBegin.and(taken.not()));
        io.plan.valid().set(orders);
        io.beginning.valid().set(AccessEvents.first(io.plan));
        io.beginning.value().set(qp);
    }

    private static void hint(ActiveRing.Io ring, int source, Bool valid, UInt qp) {
        ring.hints().at(source).valid().set(valid);
        ring.hints().at(source).value().set(qp);
    }

    /** Each table has one writer. */
    private Row tables(Io io, Bool beginning, Bool reporting, UInt at, UInt planned) {
        var setup = io.setup.payload();
        ignore(setup.base().trunc(ALIGNMENT));
        var areas = memory(Area.SHAPE, parameters.queuePairs()).style(BRAM).latency(2);
        when(beginning, () -> areas.write(setup.qp(), new Area(setup.base().bits(63, ALIGNMENT), setup.size())));
        io.doorbell.ready().set(beginning.or(reporting).not());
        var rung = new Valid<>(io.doorbell.fires(), io.doorbell.payload());
        var reported = memory(bool(), parameters.queuePairs()).named("reported").style(BRAM).latency(2);
        when(rung.valid().or(reporting), () -> reported.write(mux(reporting, at, rung.value().qp()), reporting));
        return new Row(areas.read(at),
            PairTables.count("producer", parameters.queuePairs(), rung, beginning, setup.qp(), at),
            PairTables.count("done", parameters.queuePairs(), io.done, at), planned,
            PairTables.state(parameters.queuePairs(), io.state, at), reported.read(at));
    }

    /**
     * The producer index is further ahead of what is complete than the queue is long, or behind what was fetched. Known
     * in LIMITING, and told once; not if the queue pair has been rung since the tables were read.
     */
    private static Bool beyond(Io io, Machine<Step> step, Row row, UInt waiting, UInt at, Bool reporting) {
        var ahead = reg(uint(16)).named("ahead");            // of what is planned, less one
        var behind = reg(uint(16)).named("behind");          // complete WQEs are so far behind it, less one
        var isBeyond = reg(bool()).named("is_beyond");
        var isNew = reg(bool()).named("is_new");
        var rung = reg(bool()).named("rung");
        var rings = io.doorbell.fires().and(io.doorbell.payload().qp().eq(at));
        rung.next(rings.or(rung.and(step.is(Step.IDLE).not())));
        ahead.next(row.producer.plus(row.planned.not()));      // a + not b is a - b - 1
        behind.next(row.producer.plus(row.done.not()));
        var outside = most(row.area.size()).not();
        isBeyond.next(waiting.any().and(ahead.or(behind).and(outside).any()));
        isNew.next(row.reported.not());
        reporting.set(step.is(Step.LIMITING).and(isBeyond).and(isNew).and(rung.not()));
        io.beyond.set(reporting);
        return isBeyond;
    }

    private static Bool isLive(Choice<QueuePairState> state) {
        return state.is(QueuePairState.RESET).or(state.is(QueuePairState.ERR)).not();
    }

    /** Enough to count the places on chip. */
    private int messageBits() {
        return log2Ceil(parameters.messages() + 1);
    }

    /** How many, and where. */
    private void plan(Io io, Machine<Step> step, Row row, UInt qp, UInt index, Limits limits, UInt count) {
        int shift = log2Ceil(wqeBytes);
        var place = reg(uint(16));
        var address = reg(uint(64));
        var carry = reg(uint(1));
        place.next(row.planned.and(most(row.area.size())));

        step.in(Step.PLACING, () -> {
                count.next(least(count, limits.waiting));
                limits.free.next(few(lit(parameters.messages(), messageBits()).minus(limits.used)));
                var base = cat(row.area.base(), lit(0, ALIGNMENT));
                var low = base.trunc(32).plusWide(place.zext(32).shl(shift));
                address.next(cat(base.bits(63, 32), low.trunc(32)));
                carry.next(low.bits(32, 32));
                step.go(Step.LIMITING);
            })
            .in(Step.LIMITING, () -> {
                var left = least(limits.free, pageLeft(address.bits(11, shift)));
                count.next(least(count, left).gate(limits.isBeyond.not()));
                address.next(cat(address.bits(63, 32).plus(carry.zext(32)), address.trunc(32)));
                step.go(Step.ORDERING);
            })
            .in(Step.ORDERING, () -> when(count.eq(0).or(io.plan.ready()), () -> step.go(Step.IDLE)));

        check(step.is(Step.ORDERING).not().or(count.le(FetchOrder.BATCH)), "no order is longer than a batch");
        check(step.is(Step.ORDERING).not().or(count.eq(0))
            .or(address.trunc(12).zext(13).plus(count.zext(13).shl(shift)).le(Burst.PAGE)),
            "a burst stays within its page");
        check(step.is(Step.PLACING).not().or(limits.waiting.eq(0)).or(limits.used.le(parameters.messages())),
            "no more WQEs are on chip than there are places");
        int beat = log2Ceil(parameters.bytes());
        io.plan.payload().burst().set(
            new Burst(cat(address.bits(63, beat), lit(0, beat)), beats(address, count).zext(8)));
        io.plan.payload().order().set(new FetchOrder(qp, index, address, count));
    }

    /** The largest index of a queue. */
    private static UInt most(UInt size) {
        return lit(0xFFFF, 16).shl(size).not();
    }

    /** Requests to the end of the batch of 8: batches are aligned, so that none leaves its queue. */
    private static UInt batchLeft(UInt index, UInt size) {
        // The largest index, as far as a batch: without a shift, which comes a level too late.
        var most = cat(size.bits(3, 2).any().or(size.bits(1, 0).all()), size.bits(3, 1).any(), size.any());
        return index.trunc(most.width()).not().and(most).zext(4).plus(1);
    }

    /**
     * WQEs from this one to the end of the page, as far as PLENTY. Bit by bit: a difference comes two levels too late.
     */
    private static UInt pageLeft(UInt inPage) {
        var low = inPage.trunc(4);
        var isNear = inPage.bits(inPage.width() - 1, 4).all().and(low.any());
        var left = low.xor(cat(low.trunc(3).any(), low.trunc(2).any(), low.bit(0), lit(false)));   // 16 - low
        return mux(isNear, left, lit(PLENTY, 4));
    }

    /** The smaller of a count and any number. */
    private static UInt least(UInt count, UInt other) {
        return mux(count.zext(other.width()).gt(other), other.trunc(4), count);
    }

    /** A number, as far as PLENTY. */
    private static UInt few(UInt number) {
        return number.width() <= 4 ? number.zext(4)
            : mux(number.shr(4).any(), lit(PLENTY, 4), number.trunc(4));
    }

    /** Beats that the WQEs touch, less one; queues are aligned to 64 bytes. */
    private UInt beats(UInt address, UInt count) {
        int beat = log2Ceil(parameters.bytes());
        int wqe = log2Ceil(wqeBytes);
        if (beat <= wqe) {
            return count.zext(5).shl(wqe - beat).minus(1);
        }
        var last = address.bits(beat - 1, wqe).zext(5).plus(count.zext(5)).minus(1);
        return last.shr(beat - wqe);
    }
}
