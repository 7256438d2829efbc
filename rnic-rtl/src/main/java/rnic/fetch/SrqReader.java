package rnic.fetch;

import static hdl.Hdl.*;

import hdl.*;
import hdl.lib.*;
import rnic.memory.Burst;
import rnic.memory.ReadPort;
import rnic.protocol.RnicParameters;

/**
 * Reads WQEs of shared receive queues, one at a time, for the queue pairs that are to get them, in the order in which
 * they were ordered. {@link #PLACES} are on their way or wait to be taken; beyond that nothing may be ordered. From an
 * order to its burst 6 cycles, from the beat to the WQE 2.
 */
@Doc("Reads WQEs of shared receive queues for the queue pairs that are to get them.")
public record SrqReader(RnicParameters parameters) implements Circuit<SrqReader.Io> {
    /** WQEs on their way, or waiting to be taken. */
    static final int PLACES = 32;
    private static final int TAG_AT = 16;
    private static final int WQE_LOG = 5;
    private static final int PLACE_BITS = 15;
    private static final int HALF = 32;

    /** One WQE. */
    public record Order(
        @Doc("queue pair, local number") UInt qp,
        @Doc("free-running index among those of the queue pair, modulo 65536") UInt index,
        @Doc("of the queue, 64-byte aligned") UInt base,
        @Doc("in the queue") UInt place
    ) implements Bundle<Order> {
        static Shape<Order> of(RnicParameters parameters) {
            return bundle(Order.class, uint(indexWidth(parameters.queuePairs())), uint(16), uint(64), uint(PLACE_BITS));
        }
    }

    /** One that is on its way. */
    private record Owner(UInt qp, UInt index, UInt lane) implements Bundle<Owner> {
        static Shape<Owner> of(RnicParameters parameters) {
            return bundle(Owner.class, uint(indexWidth(parameters.queuePairs())), uint(16), uint(LANE_BITS));
        }
    }

    /** One with its address. */
    private record Asked(UInt qp, UInt index, UInt address) implements Bundle<Asked> {
        static Shape<Asked> of(RnicParameters parameters) {
            return bundle(Asked.class, uint(indexWidth(parameters.queuePairs())), uint(16), uint(64 - WQE_LOG));
        }
    }

    /** A beat has four WQEs at most. */
    private static final int LANE_BITS = 2;

    public record Io(
        @Doc("only while there is a place") Valid<Order> orders,
        @Doc("there are two places, those ordered up to the cycle before counted") Bool hasPlaces,
        ReadPort memory,
        Stream<GivenWqe> wqe
    ) implements Bundle<Io> {}

    @Override public Io ports(Ports p) {
        return new Io(p.in(Valid.of(Order.of(parameters))), p.out(bool()), p.out(ReadPort.of(parameters.bytes())),
            p.out(Stream.of(GivenWqe.of(parameters))));
    }

    @Override public void body(Io io) {
        var steps = timeline(io.orders).aligned();
        var taken = reg(uint(log2Ceil(PLACES + 1))).init(0);
        var ordered = leave(io.orders.valid());
        when(ordered.and(io.wqe.fires().not()), () -> taken.next(taken.plus(1)))
            .elseWhen(io.wqe.fires().and(ordered.not()), () -> taken.next(taken.minus(1)));
        io.hasPlaces.set(taken.lt(PLACES - 1));
        check(taken.ne(PLACES).or(ordered.not()), "nothing is ordered that has no place");

        var asked = instance(new Fifo<>(Asked.of(parameters), PLACES));
        var addressed = leave(Valid.result(steps, lit(true), addressed(io.orders.value())));
        asked.in().valid().set(addressed.valid());
        asked.in().payload().set(addressed.value());
        check(asked.in().valid().not().or(asked.in().ready()), "there is a place for every order");

        int beat = log2Ceil(parameters.bytes());
        var next = asked.out().payload();
        var owners = instance(new Fifo<>(Owner.of(parameters), PLACES));
        io.memory.bursts().valid().set(asked.out().valid());
        io.memory.bursts().payload().set(new Burst(cat(next.address().top(64 - beat), lit(0, beat)), lit(0, 8)));
        asked.out().ready().set(io.memory.bursts().ready());
        owners.in().valid().set(io.memory.bursts().fires());
        owners.in().payload().set(new Owner(next.qp(), next.index(), lane(next.address())));
        check(owners.in().valid().not().or(owners.in().ready()), "there is a place for every owner");

        var wqes = instance(new Fifo<>(GivenWqe.of(parameters), PLACES));
        var beats = io.memory.beats();
        owners.out().ready().set(beats.valid());
        wqes.in().valid().set(beats.valid());
        wqes.in().payload().set(given(owners.out().payload(), beats.value().data(), beats.value().bad()));
        check(beats.valid().not().or(owners.out().valid()), "every beat has an owner");
        check(beats.valid().not().or(beats.value().last()), "a WQE lies in one beat");
        check(wqes.in().valid().not().or(wqes.in().ready()), "there is a place for every WQE");
        link(io.wqe, wqes.out());
    }

    /** The sum of base and offset in three cycles: the place comes late, and the upper half takes the carry. */
    private static Asked addressed(Order order) {
        ignore(order.base());
        var low = stage(order.base().bits(HALF - 1, WQE_LOG).plusWide(stage(order.place()).zext(HALF - WQE_LOG)));
        var high = order.base().top(HALF);
        return new Asked(order.qp(), order.index(),
            stage(cat(high.plus(low.msb().asUInt().zext(HALF)), low.trunc(HALF - WQE_LOG))));
    }

    /** Which WQE of its beat it is. */
    private UInt lane(UInt address) {
        int lanes = log2Ceil(parameters.bytes()) - WQE_LOG;
        return lanes == 0 ? lit(0, LANE_BITS) : address.trunc(lanes).zext(LANE_BITS);
    }

    private GivenWqe given(Owner owner, UInt data, Bool bad) {
        int lanes = log2Ceil(parameters.bytes()) - WQE_LOG;
        int bits = 8 << WQE_LOG;
        var wqe = lanes == 0 ? data : data.slice(cat(owner.lane().trunc(lanes), lit(0, WQE_LOG + 3)), bits);
        ignore(wqe, owner.lane());
        return new GivenWqe(owner.qp(), owner.index(), KeptWqe.of(parameters, wqe, bad),
            wqe.bits(8 * TAG_AT + 15, 8 * TAG_AT).or(fill(bad, 16)));
    }
}
