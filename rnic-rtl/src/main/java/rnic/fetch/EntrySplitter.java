package rnic.fetch;

import static hdl.Hdl.bool;
import static hdl.Hdl.cat;
import static hdl.Hdl.check;
import static hdl.Hdl.ignore;
import static hdl.Hdl.lit;
import static hdl.Hdl.log2Ceil;
import static hdl.Hdl.mux;
import static hdl.Hdl.reg;
import static hdl.Hdl.uint;
import static hdl.Hdl.when;

import hdl.Bool;
import hdl.Bundle;
import hdl.Circuit;
import hdl.Doc;
import hdl.Ports;
import hdl.UInt;
import hdl.lib.Stream;
import hdl.lib.Valid;
import rnic.memory.ReadBeat;
import rnic.protocol.RnicParameters;

/**
 * Cuts the beats of bursts into requests: one request per cycle, or one beat per cycle where a request is longer than a
 * beat. Latency 1 cycle, never stalls.
 *
 * @param entryBytes bytes of a request: 32 or 64
 */
@Doc("Cuts the beats of bursts into requests.")
public record EntrySplitter(RnicParameters parameters, int entryBytes) implements Circuit<EntrySplitter.Io> {
    public record Io(
        @Doc("one per burst") Stream<FetchOrder> orders,
        @Doc("the beats of the bursts, in order") Stream<ReadBeat> beats,
        Valid<FetchedEntry> entry
    ) implements Bundle<Io> {}

    /** A request that is complete in this cycle. */
    private record Cut(Bool valid, UInt bytes, Bool bad) {}

    @Override public Io ports(Ports p) {
        return new Io(p.in(Stream.of(FetchOrder.of(parameters))), p.in(Stream.of(ReadBeat.of(parameters.bytes()))),
            p.out(Valid.of(FetchedEntry.of(parameters, entryBytes))));
    }

    @Override public void body(Io io) {
        var order = io.orders.payload();
        var done = reg(uint(4)).init(0);                     // requests of this burst that are out
        var isLast = done.plus(1).eq(order.count());
        var offset = order.address().trunc(12).plus(done.zext(12).shl(log2Ceil(entryBytes)));
        var moves = io.orders.valid().and(io.beats.valid());
        var cut = parameters.bytes() >= entryBytes ? lane(io, moves, offset, isLast) : gathered(io, moves);

        when(cut.valid, () -> done.next(mux(isLast, lit(0, 4), done.plus(1))));
        io.orders.ready().set(cut.valid.and(isLast));
        check(io.orders.valid().not().or(done.lt(order.count())), "an order is over with its last request");
        check(io.beats.fires().not().or(io.beats.payload().last().eq(io.orders.ready())),
            "the last beat of a burst ends the last request");

        var valid = reg(bool()).init(0);
        var entry = reg(FetchedEntry.of(parameters, entryBytes));
        valid.next(cut.valid);
        entry.next(new FetchedEntry(order.qp(), order.index().plus(done.zext(16)),
            cat(order.address().bits(63, 12), offset), cut.bytes, cut.bad));
        io.entry.valid().set(valid);
        io.entry.value().set(entry);
    }

    /** A beat holds one request or several. */
    private Cut lane(Io io, Bool moves, UInt offset, Bool isLast) {
        var data = io.beats.payload().data();
        boolean isWhole = parameters.bytes() == entryBytes;
        var number = isWhole ? lit(1, 1) : offset.bits(log2Ceil(parameters.bytes()) - 1, log2Ceil(entryBytes));
        var bytes = isWhole ? data : data.slice(cat(number, lit(0, log2Ceil(8 * entryBytes))), 8 * entryBytes);
        var ends = isLast.or(number.all());
        io.beats.ready().set(moves.and(ends));
        return new Cut(moves, bytes, io.beats.payload().bad());
    }

    /** Two beats make a request. */
    private Cut gathered(Io io, Bool moves) {
        var first = reg(uint(8 * parameters.bytes()));
        var firstBad = reg(bool());
        var second = reg(bool()).init(0);
        when(moves, () -> {
            second.next(second.not());
            first.next(io.beats.payload().data());
            firstBad.next(io.beats.payload().bad());
        });
        io.beats.ready().set(moves);
        return new Cut(moves.and(second), cat(io.beats.payload().data(), first),
            io.beats.payload().bad().or(firstBad));
    }
}
