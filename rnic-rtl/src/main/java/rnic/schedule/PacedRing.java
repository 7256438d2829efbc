package rnic.schedule;

import static hdl.Hdl.*;

import hdl.*;
import hdl.lib.Fifo;
import hdl.lib.Stream;
import hdl.lib.Valid;
import rnic.common.ActiveRing;

/**
 * Whose turn it is. A queue pair is nowhere, waits in the ring for its turn, is being served, or waits in the wheel for
 * its time; so it is never in two of these. Hints name a flow of it, which is then ready until it has its turn; a queue
 * pair that is nowhere joins the ring. It stands there for one flow, the other one than last time if both are ready:
 * so the turn is fair among queue pairs, and among the flows of each. Whoever takes one looks at its tables only then,
 * so that a hint which comes later names it again and nothing is overlooked.
 *
 * <p>One event per cycle, two cycles each: its row is read, then written. From a hint to the output 2 cycles while
 * nobody waits. The wheel may still hold a queue pair in a list that waits for its time no more, since another
 * life has begun or its rate has gone; it is let out when that list comes round, and one that waits again by then is
 * put where it belongs. The first {@code queuePairs} cycles after reset go into clearing the rows.
 *
 * @param queuePairs a power of two from 2
 * @param sources    of hints; the first two may be served in their own cycle
 */
@Doc("Whose turn it is: each queue pair waits for its turn, is being served or waits for its time, never two of these.")
public record PacedRing(int queuePairs, int sources) implements Circuit<PacedRing.Io> {
    private static final int SMALL = 64;
    private static final int PASSING = 2;

    /** Where a queue pair is. */
    enum Place { NOWHERE, RING, SERVED, WHEEL }

    /** What happens to a queue pair. */
    enum Event { TAKEN, RETURNED, SETTLED, LOOKED_AT, RATED, NAMED }

    /** A queue pair whose turn it is. */
    record Grant(
        @Doc("the flow that has the turn") UInt flow,
        @Doc("it has a rate: what it sends is charged") Bool paced
    ) implements Bundle<Grant> {
        static Shape<Grant> of(int queuePairs) {
            return bundle(Grant.class, uint(flowBits(queuePairs)), bool());
        }
    }

    /** A queue pair that has been served. */
    record Returned(UInt qp, @Doc("the flow that had the turn may have more to do") Bool again)
        implements Bundle<Returned> {
        static Shape<Returned> of(int queuePairs) {
            return bundle(Returned.class, uint(indexWidth(queuePairs)), bool());
        }
    }

    /** A queue pair that has been served and charged, or that the wheel has shown. */
    record Timed(
        UInt qp,
        @Doc("served: the flow that had the turn may have more to do") Bool again,
        @Doc("its time has not come") Bool waiting,
        @Doc("its time, in 1/16 us") UInt due
    ) implements Bundle<Timed> {
        static Shape<Timed> of(int queuePairs) {
            return bundle(Timed.class, uint(indexWidth(queuePairs)), bool(), bool(), uint(TimingWheel.TIME_BITS));
        }
    }

    /** A queue pair with a new rate. */
    record Rated(UInt qp, Bool paced, @Doc("a life begins: it waits for nothing") Bool beginning)
        implements Bundle<Rated> {
        static Shape<Rated> of(int queuePairs) {
            return bundle(Rated.class, uint(indexWidth(queuePairs)), bool(), bool());
        }
    }

    private record Row(
        Choice<Place> place,
        @Doc("flows that may have something to do; none of who is nowhere") UInt ready,
        @Doc("the flow that had the last turn") Bool last,
        @Doc("in a list of the wheel") Bool listed,
        Bool paced
    ) implements Bundle<Row> {
        static final Shape<Row> SHAPE = bundle(Row.class, choice(Place.class), uint(2), bool(), bool(), bool());

        /** It is being served, and its other flow is ready. */
        Bool divided() {
            return place.is(Place.SERVED).and(mux(last, ready.bit(0), ready.bit(1)));
        }
    }

    public record Io(
        @Doc("flows that may have something to do") Vec<Valid<UInt>> hints,
        @Doc("the next one to serve") Stream<Grant> next,
        @Doc("nobody waits for a turn or has just been named, nor the other flow of who is being served") Bool alone,
        Stream<Returned> returned,
        Stream<Timed> settled,
        @Doc("the wheel has let go of it") Stream<Timed> shown,
        Stream<Rated> rated,
        @Doc("into the wheel") Stream<TimingWheel.Entry> waiting
    ) implements Bundle<Io> {}

    @Override public Io ports(Ports p) {
        var timed = Stream.of(Timed.of(queuePairs));
        return new Io(p.in(vec(Valid.of(uint(flowBits(queuePairs))), sources)),
            p.out(Stream.of(Grant.of(queuePairs))), p.out(bool()), p.in(Stream.of(Returned.of(queuePairs))),
            p.in(timed),
            p.in(timed), p.in(Stream.of(Rated.of(queuePairs))), p.out(Stream.of(TimingWheel.Entry.of(queuePairs))));
    }

    /** Bits of the index of a flow. */
    static int flowBits(int queuePairs) {
        return indexWidth(queuePairs) + 1;
    }

    /** An event in its second cycle; the flow is that of who is taken or named. */
    private record Now(Bool valid, Choice<Event> event, UInt qp, Bool responses, Bool again, Bool waiting, UInt due,
                       Bool paced, Bool beginning) {}

    @Override public void body(Io io) {
        var shape = uint(indexWidth(queuePairs));
        var cleared = reg(shape).init(0);
        var clearing = reg(bool()).init(1);
        when(clearing, () -> {
            cleared.next(cleared.plus(1));
            when(cleared.all(), () -> clearing.next(false));
        });

        var now = new Now(reg(bool()).init(0).named("valid"), reg(choice(Event.class)).named("event"),
            reg(shape).named("qp"), reg(bool()).named("responses"), reg(bool()).named("again"),
            reg(bool()).named("waiting"), reg(uint(TimingWheel.TIME_BITS)).named("due"), reg(bool()).named("paced"),
            reg(bool()).named("beginning"));
        var entering = reg(bool()).init(0).named("entering");
        var showing = reg(bool()).init(0).named("showing");
        var at = select(io, now, clearing, entering, showing);

        var rows = memory(Row.SHAPE, queuePairs).style(queuePairs > SMALL ? BRAM : LUTRAM).named("rows");
        var written = reg(Row.SHAPE).named("written");               // a cycle ago: not yet read from the memory
        var repeating = reg(bool()).init(0).named("repeating");
        repeating.next(now.valid.and(now.qp.eq(at)));
        var row = mux(repeating, written, rows.read(at));
        var changed = wire(Row.SHAPE);
        written.next(changed);
        when(clearing.or(now.valid), () -> rows.write(mux(clearing, cleared, now.qp),
            new Row(changed.place(), changed.ready().gate(clearing.not()), changed.last().and(clearing.not()),
                changed.listed().and(clearing.not()), changed.paced().and(clearing.not()))));

        var joining = decide(now, row, changed, clearing);
        var takesTurns = changed.ready().all().and(changed.last().not());
        var responses = takesTurns.or(changed.ready().bit(0).not());
        ring(io, joining, now, new Grant(cat(responses.asUInt(), now.qp), changed.paced()), showing,
            divided(now, row, changed));
        waiting(io, now, row, entering);
    }

    /** The event that begins in this cycle; returns its queue pair. */
    private UInt select(Io io, Now now, Bool clearing, Bool entering, Bool showing) {
        int bits = indexWidth(queuePairs);
        var hints = instance(new ActiveRing(2 * queuePairs, sources, PASSING));
        link(hints.hints(), io.hints);
        hints.mayPass().orElseThrow().set(clearing.or(showing).or(io.returned.valid()).or(io.settled.valid()).or(io.shown.valid())
            .or(io.rated.valid()).not());
        // A new rate is seldom, and waits for turns alone. Who may go to the wheel waits until the one before is there.
        // What the wheel shows goes before what was charged later: its time is that from before.
        var mayTime = clearing.or(entering).or(io.waiting.valid().and(io.waiting.ready().not())).not();
        var taken = io.next.fires();
        var returned = io.returned.valid().and(clearing.or(taken).not());
        var first = taken.or(returned);
        var rated = io.rated.valid().and(clearing.not()).and(first.not());
        var second = first.or(rated);
        var shown = io.shown.valid().and(mayTime).and(second.not());
        var third = second.or(shown);
        var settled = io.settled.valid().and(mayTime).and(third.not());
        var fourth = third.or(settled);
        var named = hints.next().valid().and(clearing.not()).and(fourth.not());
        io.rated.ready().set(clearing.or(first).not());
        io.shown.ready().set(mayTime.and(second.not()));
        io.settled.ready().set(mayTime.and(third.not()));
        hints.next().ready().set(clearing.or(fourth).not());
        io.returned.ready().set(clearing.or(taken).not());

        var at = mux(taken, io.next.payload().flow().trunc(bits), mux(returned, io.returned.payload().qp(),
            mux(settled, io.settled.payload().qp(), mux(shown, io.shown.payload().qp(),
                mux(rated, io.rated.payload().qp(), hints.next().payload().trunc(bits))))));
        var event = wire(choice(Event.class));
        when(taken, () -> event.set(Event.TAKEN))
            .elseWhen(returned, () -> event.set(Event.RETURNED))
            .elseWhen(settled, () -> event.set(Event.SETTLED))
            .elseWhen(shown, () -> event.set(Event.LOOKED_AT))
            .elseWhen(rated, () -> event.set(Event.RATED))
            .otherwise(() -> event.set(Event.NAMED));
        now.valid.next(fourth.or(named));
        now.event.next(event);
        now.qp.next(at);
        now.responses.next(mux(taken, io.next.payload().flow().msb(), hints.next().payload().msb()));
        now.again.next(mux(returned, io.returned.payload().again(), io.settled.payload().again()));
        now.waiting.next(mux(settled, io.settled.payload().waiting(), io.shown.payload().waiting()));
        now.due.next(mux(settled, io.settled.payload().due(), io.shown.payload().due()));
        now.paced.next(io.rated.payload().paced());
        now.beginning.next(io.rated.payload().beginning());
        entering.next(settled.or(shown));
        ignore(io.shown.payload().again());
        return at;
    }

    /** Who has been charged must wait, unless the rate has gone while the wheel was busy. */
    private static Bool mustWait(Now now, Row row) {
        return now.waiting.and(row.paced());
    }

    /** What becomes of the row; whether the queue pair joins the ring. */
    private static Bool decide(Now now, Row row, Row changed, Bool clearing) {
        var joining = wire(bool());
        joining.set(lit(false));
        changed.set(row);
        var waiting = row.place().is(Place.WHEEL);
        var mustWait = mustWait(now, row);
        var released = waiting.and(now.waiting.not());
        var freed = waiting.and(now.paced.not().or(now.beginning));
        var its = flow(now.responses);
        var served = row.ready().or(flow(row.last()).gate(now.again));
        choose(now.event)
            .on(Event.TAKEN, () -> {
                changed.place().set(Place.SERVED);
                changed.ready().set(row.ready().and(its.not()));
                changed.last().set(now.responses);
            })
            .on(Event.RETURNED, () -> joining.set(served.any()))
            .on(Event.SETTLED, () -> joining.set(served.any().and(mustWait.not())))
            .on(Event.LOOKED_AT, () -> joining.set(released.and(row.ready().any())))
            .on(Event.RATED, () -> joining.set(freed.and(row.ready().any())))
            .on(Event.NAMED, () -> joining.set(row.place().is(Place.NOWHERE)));
        choose(now.event)
            .on(Event.RETURNED, () -> {
                changed.place().set(Place.NOWHERE);
                changed.ready().set(served);
            })
            .on(Event.SETTLED, () -> {
                changed.place().set(Place.NOWHERE);
                changed.ready().set(served);
                when(mustWait, () -> {
                    changed.place().set(Place.WHEEL);
                    changed.listed().set(lit(true));
                });
            })
            .on(Event.LOOKED_AT, () -> {
                changed.listed().set(waiting.and(now.waiting));
                when(released, () -> changed.place().set(Place.NOWHERE));
            })
            .on(Event.RATED, () -> {
                changed.paced().set(now.paced);
                when(freed, () -> changed.place().set(Place.NOWHERE));
                // Who keeps the turn while he is alone hands it over, and has it next time by the new rate.
                when(row.place().is(Place.SERVED), () -> changed.ready().set(row.ready().or(flow(row.last().not()))));
            })
            .on(Event.NAMED, () -> changed.ready().set(row.ready().or(its)))
            .otherwise(() -> { });
        when(joining, () -> changed.place().set(Place.RING));
        when(clearing, () -> changed.place().set(Place.NOWHERE));
        var ending = now.event.is(Event.RETURNED).or(now.event.is(Event.SETTLED));
        check(now.valid.not().or(ending.not()).or(row.place().is(Place.SERVED)), "who is returned was taken");
        var isTaken = now.valid.and(now.event.is(Event.TAKEN));
        check(isTaken.not().or(row.place().is(Place.RING)), "who is taken waited");
        var isShown = now.valid.and(now.event.is(Event.LOOKED_AT));
        check(isShown.not().or(row.listed()), "who is shown was in the wheel");
        check(joining.and(now.valid).not().or(changed.ready().any()), "who joins the ring has a flow that is ready");
        return joining.and(now.valid);
    }

    /** One bit per flow. */
    private static UInt flow(Bool responses) {
        return cat(responses, responses.not());
    }

    /** The other flow of somebody who is being served is ready: he hands the turn over though nobody else waits. */
    private Bool divided(Now now, Row row, Row changed) {
        var count = reg(uint(indexWidth(queuePairs) + 1)).init(0).named("divided");
        // Counted a cycle later, since the sum would stand behind all that decides; what is to be counted is heeded.
        var more = reg(bool()).init(0).named("one_more");
        var less = reg(bool()).init(0).named("one_less");
        more.next(now.valid.and(changed.divided()).and(row.divided().not()));
        less.next(now.valid.and(row.divided()).and(changed.divided().not()));
        when(more, () -> count.next(count.plus(1))).elseWhen(less, () -> count.next(count.minus(1)));
        check(less.not().or(count.any()), "who is served for one of two flows was counted");
        return more.or(count.any().and(less.and(count.eq(1)).not()));
    }

    /** Those who wait for their turn, the next one in a register; who joins while nobody waits goes there at once. */
    private void ring(Io io, Bool joining, Now now, Grant joiner, Bool showing, Bool divided) {
        var grant = Grant.of(queuePairs);
        var ring = instance(new Fifo<>(grant, queuePairs, queuePairs > SMALL ? BRAM : LUTRAM, true));
        var shown = reg(grant).named("grant");
        var joined = reg(bool()).init(0).named("joined");    // the ring, a cycle later
        var entering = reg(grant).named("entering_turn");
        var isEmpty = ring.level().orElseThrow().eq(0).and(joined.not());
        var passing = joining.and(showing.not()).and(isEmpty);
        var giving = ring.out().valid().and(showing.not());
        joined.next(joining.and(passing.not()));
        entering.next(joiner);
        ring.in().valid().set(joined);
        ring.in().payload().set(entering);
        ring.out().ready().set(giving);
        when(passing.or(giving), () -> {
            shown.next(mux(giving, ring.out().payload(), joiner));
            showing.next(true);
        }).elseWhen(io.next.ready(), () -> showing.next(false));
        io.next.valid().set(showing);
        io.next.payload().set(shown);
        io.alone.set(showing.or(now.valid).or(divided).not().and(isEmpty));
        check(joined.not().or(ring.in().ready()), "the ring has a place for every queue pair");
    }

    /** Who goes to the wheel, unless one of its lists holds it. */
    private void waiting(Io io, Now now, Row row, Bool entering) {
        var valid = reg(bool()).init(0).named("entry_valid");
        var entry = reg(TimingWheel.Entry.of(queuePairs)).named("entry");
        var joined = entering.and(mux(now.event.is(Event.SETTLED), mustWait(now, row).and(row.listed().not()),
            now.waiting.and(row.place().is(Place.WHEEL))));
        when(joined, () -> {
            valid.next(true);
            entry.next(new TimingWheel.Entry(now.qp, now.due));
        }).elseWhen(io.waiting.ready(), () -> valid.next(false));
        io.waiting.valid().set(valid);
        io.waiting.payload().set(entry);
    }
}
