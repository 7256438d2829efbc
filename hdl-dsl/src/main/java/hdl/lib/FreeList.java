package hdl.lib;

import static hdl.Hdl.*;

import hdl.*;

/**
 * Hands out numbers, each to one user at a time, and takes them back in any order: buffers, tags, places of a table.
 * One number out and one back per cycle; a number that comes back is handed out again 1 cycle later at the earliest
 * with up to 64 numbers, else 3. After reset all are free, without a cycle for each: they are counted out first.
 * Stalls while no number is free. Numbers come back without waiting; one that is given back twice is handed out
 * twice, which its claims tell in simulation.
 *
 * @param numbers how many, from 0; at least 4
 */
@Doc("Hands out numbers, each to one user at a time, and takes them back in any order.")
public record FreeList(int numbers) implements Circuit<FreeList.Io> {
    public record Io(
        @Doc("a free number; taking it makes it the taker's") Stream<UInt> free,
        @Doc("a number that is free again") Valid<UInt> back,
        @Doc("how many are free") UInt count
    ) implements Bundle<Io> {}

    public FreeList {
        if (numbers < 4) {
            throw HdlException.refused("FreeList of " + numbers + " numbers: it has at least 4");
        }
    }

    @Override public Io ports(Ports p) {
        var number = uint(indexWidth(numbers));
        return new Io(p.out(Stream.of(number)), p.in(Valid.of(number)), p.out(uint(log2Ceil(numbers + 1))));
    }

    @Override public void body(Io io) {
        var number = uint(indexWidth(numbers));
        var returned = instance(new Fifo<>(number, numbers));
        var counting = reg(bool()).init(1);                  // some numbers have never been handed out
        var fresh = reg(number).init(0);                     // the lowest of them
        var count = reg(uint(log2Ceil(numbers + 1))).init(numbers);

        when(counting.and(io.free.ready()), () -> {
            fresh.next(fresh.plus(1));
            counting.next(fresh.ne(numbers - 1));
        });
        count.next(UpDown.next(count, io.back.valid(), io.free.fires()));

        io.free.valid().set(counting.or(returned.out().valid()));
        io.free.payload().set(mux(counting, fresh, returned.out().payload()));
        returned.out().ready().set(io.free.ready().and(counting.not()));
        returned.in().valid().set(io.back.valid());
        returned.in().payload().set(io.back.value());
        io.count.set(count);

        assume(io.back.valid().not().or(count.ne(numbers)), "no number comes back while all are free");
        if (Integer.bitCount(numbers) != 1) {
            assume(io.back.valid().not().or(io.back.value().lt(numbers)), "only numbers of the list come back");
        }
        check(count.le(numbers), "no more are free than there are");
        check(io.back.valid().not().or(returned.in().ready()), "there is a place for a number that comes back");
        cover(count.eq(0), "all numbers are out");
    }
}
