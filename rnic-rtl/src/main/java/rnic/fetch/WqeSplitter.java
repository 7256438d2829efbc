package rnic.fetch;

import static hdl.Hdl.*;

import hdl.*;
import hdl.lib.Stream;
import hdl.lib.Valid;
import rnic.memory.ReadBeat;
import rnic.protocol.RnicParameters;

/**
 * Cuts the beats of bursts into WQEs: one WQE per cycle, or one beat per cycle where a WQE is longer than a
 * beat. Latency 1 cycle, never stalls.
 *
 * @param wqeBytes bytes of a WQE: 32 or 64
 */
@Doc("Cuts the beats of bursts into WQEs.")
public record WqeSplitter(RnicParameters parameters, int wqeBytes) implements Circuit<WqeSplitter.Io> {
    public record Io(
        @Doc("one per burst") Stream<FetchOrder> orders,
        @Doc("the beats of the bursts, in order") Stream<ReadBeat> beats,
        Valid<FetchedWqe> wqe
    ) implements Bundle<Io> {}

    /** A WQE that is complete in this cycle. */
    private record Cut(Bool valid, UInt bytes, Bool bad) {}

    @Override public Io ports(Ports p) {
        return new Io(p.in(Stream.of(FetchOrder.of(parameters))), p.in(Stream.of(ReadBeat.of(parameters.bytes()))),
            p.out(Valid.of(FetchedWqe.of(parameters, wqeBytes))));
    }

    @Override public void body(Io io) {
        var order = io.orders.payload();
        var done = reg(uint(4)).init(0);                     // WQEs of this burst that are out
        var next = reg(uint(4)).init(1);                     // with the one that comes: no sum before the beats
        var isLast = next.eq(order.count());
        var offset = order.address().trunc(12).plus(done.zext(12).shl(log2Ceil(wqeBytes)));
        var moving = io.orders.valid().and(io.beats.valid());
        var cut = parameters.bytes() >= wqeBytes ? lane(io, moving, offset, isLast) : gathered(io, moving);

        when(cut.valid, () -> {
            done.next(mux(isLast, lit(0, 4), next));
            next.next(mux(isLast, lit(1, 4), next.plus(1)));
        });
        io.orders.ready().set(cut.valid.and(isLast));
        check(next.eq(done.plus(1)), "the next one is the next");
        check(io.orders.valid().not().or(done.lt(order.count())), "an order is over with its last WQE");
        check(io.beats.fires().not().or(io.beats.payload().last().eq(io.orders.ready())),
            "the last beat of a burst ends the last WQE");

        var valid = reg(bool()).init(0);
        var wqe = reg(FetchedWqe.of(parameters, wqeBytes));
        valid.next(cut.valid);
        wqe.next(new FetchedWqe(order.qp(), order.index().plus(done.zext(16)),
            cat(order.address().bits(63, 12), offset), cut.bytes, cut.bad));
        io.wqe.valid().set(valid);
        io.wqe.value().set(wqe);
    }

    /** A beat holds one WQE or several. */
    private Cut lane(Io io, Bool moving, UInt offset, Bool isLast) {
        var data = io.beats.payload().data();
        boolean isWhole = parameters.bytes() == wqeBytes;
        var number = isWhole ? lit(1, 1) : offset.bits(log2Ceil(parameters.bytes()) - 1, log2Ceil(wqeBytes));
        var bytes = isWhole ? data : data.slice(cat(number, lit(0, log2Ceil(8 * wqeBytes))), 8 * wqeBytes);
        var ending = isLast.or(number.all());
        io.beats.ready().set(moving.and(ending));
        return new Cut(moving, bytes, io.beats.payload().bad());
    }

    /** Two beats make a WQE. */
    private Cut gathered(Io io, Bool moving) {
        var first = reg(uint(8 * parameters.bytes()));
        var firstBad = reg(bool());
        var second = reg(bool()).init(0);
        when(moving, () -> {
            second.next(second.not());
            first.next(io.beats.payload().data());
            firstBad.next(io.beats.payload().bad());
        });
        io.beats.ready().set(moving);
        return new Cut(moving.and(second), cat(io.beats.payload().data(), first),
            io.beats.payload().bad().or(firstBad));
    }
}
