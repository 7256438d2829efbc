package rnic.schedule;

import static hdl.Hdl.*;

import hdl.*;
import hdl.lib.Stream;
import hdl.lib.Valid;

/**
 * Gives each queue pair its turn, and holds back those whose rate does not allow a packet yet: ring of those that wait
 * for their turn, token buckets, and a wheel of those that wait for their time. Whoever is given out may send one
 * packet, of whatever kind, and is then handed back; so the turn is fair among queue pairs that send new packets and
 * those that send again, and one without tokens is not looked at before it has some. Both flows of a queue pair take
 * turns and spend the same tokens.
 *
 * <p>From a hint to the output 2 cycles while nobody waits. One that is handed back can be given out again 5 cycles
 * later, with a rate 15. The wheel's slots are one sixteenth of a microsecond; it goes round in {@code slots} of them,
 * which is how late at most a rate that has risen takes effect on a queue pair that waits. Waits of up to half a second
 * are told from the past.
 *
 * @param queuePairs a power of two from 2
 * @param sources    of hints
 */
@Doc("Gives each queue pair its turn, and holds back those whose rate does not allow a packet yet.")
public record Pacer(int queuePairs, int sources) implements Circuit<Pacer.Io> {
    private static final int SLOTS = 1024;

    /** A queue pair that is handed back. */
    public record Served(
        @Doc("queue pair, local number") UInt qp,
        @Doc("it was given out as one with a rate") Bool paced,
        @Doc("a packet, else nothing") Bool sent,
        @Doc("of the packet, on the wire") UInt bytes,
        @Doc("the flow that was given out may have more to send") Bool again
    ) implements Bundle<Served> {
        static Shape<Served> of(int queuePairs) {
            return bundle(Served.class, uint(indexWidth(queuePairs)), bool(), bool(), uint(13), bool());
        }
    }

    public record Io(
        @Doc("in 1/16 us") UInt now,
        @Doc("bytes that may go at once") UInt burst,
        @Doc("rates, from one writer; taken within 60 cycles") Stream<TokenBuckets.Rate> rate,
        @Doc("flows that may have something to send") Vec<Valid<UInt>> hints,
        Stream<PacedRing.Grant> next,
        @Doc("so many wait for the wheel that nobody is to be taken") Bool crowded,
        @Doc("no other flow waits for a turn: one without a rate need not be handed back") Bool alone,
        @Doc("one in 2 cycles at most, and one packet that is charged in 4") Valid<Served> served
    ) implements Bundle<Io> {}

    @Override public Io ports(Ports p) {
        return new Io(p.in(uint(TimingWheel.TIME_BITS)), p.in(uint(20)),
            p.in(Stream.of(TokenBuckets.Rate.of(queuePairs))),
            p.in(vec(Valid.of(uint(PacedRing.flowBits(queuePairs))), sources)),
            p.out(Stream.of(PacedRing.Grant.of(queuePairs))), p.out(bool()),
            p.out(bool()), p.in(Valid.of(Served.of(queuePairs))));
    }

    @Override public void body(Io io) {
        var ring = instance(new PacedRing(queuePairs, sources));
        var buckets = instance(new TokenBuckets(queuePairs));
        var wheel = instance(new TimingWheel(queuePairs, Math.max(SLOTS, queuePairs)));
        link(ring.hints(), io.hints);
        link(io.next, ring.next());
        io.alone.set(ring.alone());
        io.crowded.set(buckets.crowded());

        // Without a rate, or if nothing was sent, there is nothing to pay.
        var served = io.served.value();
        var paying = served.paced().and(served.sent());
        var returning = reg(bool()).init(0).named("returning");
        var returned = reg(PacedRing.Returned.of(queuePairs)).named("returned");
        var free = io.served.valid().and(paying.not());
        when(free, () -> {
            returning.next(true);
            returned.next(new PacedRing.Returned(served.qp(), served.again()));
        }).elseWhen(ring.returned().ready(), () -> returning.next(false));
        check(free.not().or(returning.not()).or(ring.returned().ready()), "one is handed back after the other");
        ring.returned().valid().set(returning);
        ring.returned().payload().set(returned);
        var charged = io.served.valid().and(paying);
        var charges = timeline(charged).aligned();
        var charge = charges.enter(0, new TokenBuckets.Charge(served.qp(), served.bytes(), served.again()));
        buckets.charge().valid().set(stage(charges.valid()));
        buckets.charge().value().set(stage(charge));
        buckets.now().set(io.now);
        buckets.burst().set(io.burst);
        link(buckets.rate(), io.rate);
        link(ring.rated(), buckets.rated());
        link(ring.settled(), buckets.settled());

        wheel.now().set(io.now);
        link(wheel.in(), ring.waiting());
        link(buckets.look(), wheel.out());
        link(ring.shown(), buckets.shown());
    }
}
