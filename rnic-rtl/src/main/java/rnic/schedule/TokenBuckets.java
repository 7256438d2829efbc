package rnic.schedule;

import static hdl.Hdl.*;

import hdl.*;
import hdl.lib.Fifo;
import hdl.lib.Stream;
import hdl.lib.Valid;

/**
 * The token buckets of all queue pairs, kept as times: for each the time from which on it may send again. A packet
 * moves it on by the time that its bytes take at the rate; a queue pair that has not sent for long keeps no more than
 * the time of a burst, which is a full bucket. So nothing is counted while time passes, and the time at which a queue
 * pair may go on is known when its packet has gone: {@link #LATENCY} cycles later.
 *
 * <p>The only writer of rates. A new one is in force about 45 cycles after it was taken. It shortens a wait to what the
 * largest packet takes at the new rate, and lengthens none: what was sent before was paid for.
 *
 * <p>A walk looks at one queue pair every {@link #STRIDE} sixteenths of a microsecond, and brings a time of long ago up
 * to the time of a burst ago: else that of a queue pair which is silent for three quarters of a second would seem to
 * come yet, since the clock has gone round.
 *
 * @param queuePairs a power of two from 2
 */
@Doc("The token buckets of all queue pairs: when each may send again.")
public record TokenBuckets(int queuePairs) implements Circuit<TokenBuckets.Io> {
    /** Cycles from a charge to the verdict on it. */
    static final int LATENCY = 8;
    /** Bits of a time behind 1/16 us. */
    private static final int FRACTION = 12;
    private static final int TIME = TimingWheel.TIME_BITS + FRACTION;
    /** Longest that a burst may take, in 1/16 us: a quarter of a second. */
    private static final int BURST_TIME_BITS = 22;
    /** 8 bits in a byte, 16 times a microsecond, 2^12 parts, less the 2^16 of the inverse. */
    private static final int SCALE = 3;
    /** Bytes on the wire of the largest packet. */
    private static final int LARGEST = 4096 + 106;
    private static final int BYTE_BITS = 13;
    private static final int SETTLED = 16;
    /** Verdicts that wait when nobody else is to be given a turn; those who have theirs are still charged. */
    private static final int CROWD = 8;
    private static final int SMALL = 64;
    /** From one queue pair of the walk to the next, in 1/16 us: all of them within a small part of a clock's round. */
    static final int STRIDE = 128;
    /** Cycle in which the tables have been read. */
    private static final int READ = 2;
    /** Cycle in which the time is written. */
    private static final int WRITE = 6;

    /** The port through which rates change. */
    public record Rate(
        @Doc("queue pair, local number") UInt qp,
        @Doc("in Mb/s; 0 = unlimited") UInt rate,
        @Doc("a life begins: with a full bucket") Bool beginning
    ) implements Bundle<Rate> {
        static Shape<Rate> of(int queuePairs) {
            return bundle(Rate.class, uint(indexWidth(queuePairs)), uint(RateInverse.RATE_BITS), bool());
        }
    }

    /** A packet that was sent. */
    record Charge(UInt qp, @Doc("on the wire") UInt bytes, @Doc("handed on") Bool again) implements Bundle<Charge> {
        static Shape<Charge> of(int queuePairs) {
            return bundle(Charge.class, uint(indexWidth(queuePairs)), uint(BYTE_BITS), bool());
        }
    }

    public record Io(
        @Doc("in 1/16 us") UInt now,
        @Doc("bytes that may go at once") UInt burst,
        Stream<Rate> rate,
        @Doc("rates that are in force") Stream<PacedRing.Rated> rated,
        Valid<Charge> charge,
        @Doc("in order of the charges") Stream<PacedRing.Timed> settled,
        @Doc("many of them wait") Bool crowded,
        @Doc("whose time is asked for") Stream<UInt> look,
        Stream<PacedRing.Timed> shown
    ) implements Bundle<Io> {}

    @Override public Io ports(Ports p) {
        var timed = Stream.of(PacedRing.Timed.of(queuePairs));
        return new Io(p.in(uint(TimingWheel.TIME_BITS)), p.steady().in(uint(20)), p.in(Stream.of(Rate.of(queuePairs))),
            p.out(Stream.of(PacedRing.Rated.of(queuePairs))), p.in(Valid.of(Charge.of(queuePairs))), p.out(timed),
            p.out(bool()),
            p.in(Stream.of(uint(indexWidth(queuePairs)))), p.out(timed));
    }

    /** A new rate on its way, or a step of the walk, in registers. */
    private record Renewal(UInt qp, Bool beginning, Bool paced, @Doc("of the walk") Bool walking, Bool entering,
        Bool reporting) {}

    @Override public void body(Io io) {
        var inverse = instance(new RateInverse());
        var renewal = new Renewal(reg(uint(indexWidth(queuePairs))).named("renewed"),
            reg(bool()).named("beginning"), reg(bool()).named("paced"), reg(bool()).named("walking"),
            reg(bool()).init(0).named("entering"), reg(bool()).init(0).named("reports"));
        var busy = reg(bool()).init(0).named("busy");        // until the ring has been told, or the step is made
        inverse.rate().valid().set(io.rate.valid().and(busy.not()));
        inverse.rate().payload().set(io.rate.payload().rate());
        io.rate.ready().set(inverse.rate().ready().and(busy.not()));
        inverse.out().ready().set(true);
        var walker = reg(uint(indexWidth(queuePairs))).init(0).named("walker");
        var steps = steps(io, walker, busy);

        // Cycle 0: a charge, else a new rate whose queue pair is not being charged, else a look.
        var beginning = wire(bool());
        var operations = timeline(beginning).aligned();
        var charge = operations.enter(0, io.charge.value());
        var charged = operations.flag(operations.enter(0, io.charge.valid()));
        var isCharged = leave(isCharged(charged, charge.qp(), operations.enter(0, renewal.qp)));
        var renewing = renewal.entering.and(io.charge.valid().not()).and(isCharged.not());
        beginning.set(io.charge.valid().or(renewing));
        var looking = reg(bool()).init(0).named("looking");
        var mayLook = io.charge.valid().or(renewing).or(looking).not();
        var inspecting = io.look.valid().and(mayLook);
        io.look.ready().set(mayLook);
        var qp = operations.enter(0, mux(io.charge.valid(), io.charge.value().qp(),
            mux(renewing, renewal.qp, io.look.payload())));

        Memory<RateInverse.Inverse> rates = table(RateInverse.Inverse.SHAPE).named("rates");
        when(inverse.out().fires(), () -> rates.write(renewal.qp, inverse.out().payload()));
        var rate = rates.read(qp);
        Memory<UInt> times = table(uint(TIME)).named("times");
        var time = operations.recall(times, qp)
            .stale("none is charged again before the verdict; a charge just behind a new rate goes before it");

        var done = leave(at(WRITE, operations.flag(operations.enter(0, renewing))));
        when(io.rate.fires().or(steps), () -> busy.next(true))
            .elseWhen(io.rated.fires().or(done.and(renewal.walking)), () -> busy.next(false));
        renew(io, inverse, renewal, renewing, steps, walker);
        tell(io, renewal, done);
        var bytes = mux(io.charge.valid(), io.charge.value().bytes(),
            lit(LARGEST, BYTE_BITS).gate(renewal.walking.not()));
        var operation = new Operation(operations.flag(operations.enter(0, renewing.and(renewal.walking.not()))),
            operations.enter(READ, renewal.beginning), operations.enter(0, bytes));
        var changed = update(io, operations, operation, rate, time.value());
        time.write(changed);
        settle(io, operations, charged, charge, changed);
        look(io, inspecting, looking, leave(time.value()));
    }

    /** In the last cycles the queue pair was charged. */
    private static Bool isCharged(Bool charged, UInt qp, UInt other) {
        var hit = lit(false);
        for (int i = 1; i <= WRITE; i++) {
            hit = hit.or(ahead(i, at(i, charged)).and(ahead(i, at(i, qp)).eq(other)));
        }
        return hit;
    }

    /** The walk goes on when its time comes and no rate is on its way. */
    private static Bool steps(Io io, UInt walker, Bool busy) {
        var isOdd = io.now.bit(log2Ceil(STRIDE));
        var isDue = reg(bool()).init(0).named("is_due");
        var steps = isDue.and(io.rate.valid().or(busy).not());
        when(steps, () -> {
            walker.next(walker.plus(1));
            isDue.next(false);
        }).elseWhen(isOdd.ne(stage(isOdd)), () -> isDue.next(true));
        return steps;
    }

    /** First the inverse is written, then the time, then the ring is told; the walk writes the time alone. */
    private static void renew(Io io, RateInverse.Io inverse, Renewal renewal, Bool renewing, Bool steps, UInt walker) {
        when(io.rate.fires(), () -> {
            renewal.qp.next(io.rate.payload().qp());
            renewal.beginning.next(io.rate.payload().beginning());
            renewal.paced.next(io.rate.payload().rate().ne(0));
            renewal.walking.next(false);
        }).elseWhen(steps, () -> {
            renewal.qp.next(walker);
            renewal.walking.next(true);
        });
        when(inverse.out().fires().or(steps), () -> renewal.entering.next(true))
            .elseWhen(renewing, () -> renewal.entering.next(false));
    }

    private static void tell(Io io, Renewal renewal, Bool done) {
        when(done.and(renewal.walking.not()), () -> renewal.reporting.next(true))
            .elseWhen(io.rated.ready(), () -> renewal.reporting.next(false));
        io.rated.valid().set(renewal.reporting);
        io.rated.payload().set(new PacedRing.Rated(renewal.qp, renewal.paced, renewal.beginning));
    }

    /** What happens to a time. */
    private record Operation(Bool renewing, Bool beginning, UInt bytes) {}

    /** The time from which on the queue pair may send, behind the operation: in cycle 6. */
    private static UInt update(Io io, Timeline operations, Operation operation, RateInverse.Inverse rate, UInt time) {
        // Cycle 2: products, and how long ago the time was. Cycle 3: what the packet and the burst take.
        var isNew = stage(operation.renewing.and(operation.beginning));
        var isChange = stage(operation.renewing.and(operation.beginning.not()));
        var packet = scaled(stage(operation.bytes.times(rate.significand())), rate.exponent());
        var burst = scaled(stage(io.burst.times(rate.significand())), rate.exponent());
        var cost = stage(packet.gate(isNew.not()));
        var paid = stage(packet.gate(isChange.not()));       // a new rate costs nothing
        int top = FRACTION + BURST_TIME_BITS;
        ignore(burst.trunc(FRACTION));
        var allowance = stage(burst.bits(top - 1, FRACTION)
            .or(fill(burst.bits(burst.width() - 1, top).any(), BURST_TIME_BITS)).gate(isChange.not()));
        var lag = stage(stage(operations.enter(READ, io.now).minus(time.bits(TIME - 1, FRACTION))));

        // Cycle 4: the longest wait counts from now, and so does a time of long ago.
        int whole = TimingWheel.TIME_BITS;
        var isStale = lag.msb().and(lag.bit(whole - 2).not());
        var spare = lag.msb().not().and(lag.gt(allowance.zext(whole)));
        var excess = lag.plus(cost.bits(cost.width() - 1, FRACTION).zext(whole)).msb();
        var isLate = stage(mux(isChange, excess, isStale.or(spare)).or(isNew));
        var old = reg(uint(TIME)).init(0);                   // reset: a shift register's output would cost a level
        old.next(stage(time));
        var kept = stage(old.plus(paid.zext(TIME)));
        var distance = stage(cost.zext(TIME).minus(cat(allowance, lit(0, FRACTION)).zext(TIME)));

        // Cycle 5: from now; cycle 6: which of both.
        var counted = stage(cat(operations.enter(5, io.now), lit(0, FRACTION)).plus(distance));
        return mux(isLate, counted, kept);
    }

    private static UInt scaled(UInt product, UInt exponent) {
        int width = product.width() + SCALE;
        return product.zext(width).shl(SCALE).shr(exponent);
    }

    /** Cycle 7: whether the queue pair waits; then it stands in the queue. */
    private void settle(Io io, Timeline operations, Bool charged, Charge charge, UInt changed) {
        var due = stage(changed.bits(TIME - 1, FRACTION));
        var wait = stage(operations.enter(0, io.now).minus(due).msb());
        var settled = instance(new Fifo<>(PacedRing.Timed.of(queuePairs), SETTLED, LUTRAM, true));
        io.crowded.set(past(settled.level().orElseThrow().ge(CROWD)));
        settled.in().valid().set(at(LATENCY, charged));
        settled.in().payload().set(new PacedRing.Timed(charge.qp(), charge.again(), wait, due));
        check(leave(settled.in().valid()).not().or(settled.in().ready()), "there is a place for every charge");
        link(io.settled, settled.out());
    }

    /** Whether the time of a queue pair has come; it was read with the look. */
    private static void look(Io io, Bool inspecting, Bool looking, UInt time) {
        var beginning = leave(inspecting);
        var arriving = leave(at(READ, timeline(inspecting).aligned().valid()));
        var showing = reg(bool()).init(0).named("showing");
        var qp = reg(io.look.payload().shape()).named("looked_at");
        var due = reg(uint(TimingWheel.TIME_BITS)).named("look_due");
        var waiting = reg(bool()).named("look_waits");
        when(beginning, () -> {
            looking.next(true);
            qp.next(io.look.payload());
        }).elseWhen(showing.and(io.shown.ready()), () -> looking.next(false));
        when(arriving, () -> {
            showing.next(true);
            due.next(time.bits(TIME - 1, FRACTION));
            waiting.next(io.now.minus(time.bits(TIME - 1, FRACTION)).msb());
        }).elseWhen(io.shown.ready(), () -> showing.next(false));
        io.shown.valid().set(showing);
        io.shown.payload().set(new PacedRing.Timed(qp, lit(false), waiting, due));
    }

    private <T extends Data<T>> Memory<T> table(Shape<T> word) {
        return memory(word, queuePairs).style(queuePairs > SMALL ? BRAM : LUTRAM).latency(READ);
    }
}
