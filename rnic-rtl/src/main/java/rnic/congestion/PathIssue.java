package rnic.congestion;

import static hdl.Hdl.*;

import hdl.*;
import hdl.lib.Arbiter;
import hdl.lib.Fifo;
import hdl.lib.RegisterSlice;
import hdl.lib.Stream;
import hdl.lib.Valid;
import java.util.ArrayList;
import java.util.function.Function;
import rnic.messages.PathLife;
import rnic.messages.PathNews;
import rnic.messages.PathOrder;
import rnic.messages.PathReturn;
import rnic.messages.PathWish;
import rnic.protocol.RnicParameters;

/**
 * Starts the operations on path slots, one at a time of each queue pair: lives first, then what is rare (orders of the
 * host, answers to probes, looks for bad paths), wishes, and news. Whoever
 * is first waits for the one before of its queue pair, {@link PathTable#APART} cycles at most, and the others behind it.
 * News waits in a queue; what finds no room there is forgotten, since more of it will come.
 */
@Doc("Starts the operations on path slots, one at a time of each queue pair.")
record PathIssue(RnicParameters parameters) implements Circuit<PathIssue.Io> {
    /** News that waits. */
    static final int WAITING = 16;
    /** Answers to probes that wait. */
    private static final int RETURNS = 4;
    private static final int SOURCES = 6;

    record Io(
        Stream<PathLife> lives,
        Stream<PathWish> wishes,
        Valid<PathNews> news,
        Valid<PathReturn> returns,
        @Doc("one at a time") Valid<PathOrder> order,
        @Doc("queue pairs that are looked at for a bad path") Stream<UInt> ticks,
        @Doc("news found no room") Bool forgotten,
        Valid<PathOperation> issued
    ) implements Bundle<Io> {}

    @Override public Io ports(Ports p) {
        return new Io(p.in(Stream.of(PathLife.of(parameters))), p.in(Stream.of(PathWish.of(parameters))),
            p.in(Valid.of(PathNews.of(parameters))), p.in(Valid.of(PathReturn.of(parameters))),
            p.in(Valid.of(PathOrder.of(parameters))), p.in(Stream.of(uint(indexWidth(parameters.queuePairs())))),
            p.out(bool()), p.out(Valid.of(PathOperation.of(parameters))));
    }

    @Override public void body(Io io) {
        var shape = PathOperation.of(parameters);
        var waiting = instance(new Fifo<>(PathNews.of(parameters), WAITING));
        waiting.in().mayChange("one that finds no room is forgotten").valid().set(io.news.valid());
        waiting.in().payload().set(io.news.value());
        io.forgotten.set(io.news.valid().and(waiting.in().ready().not()));

        var returns = instance(new Fifo<>(PathReturn.of(parameters), RETURNS));
        returns.in().mayChange("a probe is repeated if its answer finds no room").valid().set(io.returns.valid());
        returns.in().payload().set(io.returns.value());
        ignore(returns.in().ready());
        var orders = instance(new Fifo<>(PathOrder.of(parameters), 2));
        orders.in().valid().set(io.order.valid());
        orders.in().payload().set(io.order.value());
        check(io.order.valid().not().or(orders.in().ready()), "the host has one order at a time");

        var sources = instance(new Arbiter<>(shape, SOURCES, Arbiter.Policy.FIXED, false));
        ignore(sources.source());
        var from = sources.in();
        source(from.at(0), io.lives, PathOperation::of);
        source(from.at(1), orders.out(), PathOperation::of);
        source(from.at(2), returns.out(), PathOperation::of);
        source(from.at(3), io.ticks, PathOperation::tick);
        source(from.at(4), io.wishes, PathOperation::of);
        source(from.at(5), waiting.out(), PathOperation::of);
        var slice = instance(new RegisterSlice<>(shape));
        link(slice.in(), sources.out());

        var next = slice.out();
        var operations = timeline(next.fires()).aligned();
        var operation = operations.enter(0, next.payload());
        var hits = new ArrayList<Bool>();
        for (int cycles = 1; cycles < PathTable.APART; cycles++) {
            hits.add(ahead(cycles, at(cycles, operations.valid())).and(ahead(cycles, at(cycles, operation.qp()))
                .eq(operation.qp())));
        }
        next.ready().set(leave(cat(hits).any()).not());
        io.issued.valid().set(stage(operations.valid()));
        io.issued.value().set(stage(operation));
    }

    private static <T extends Data<T>> void source(Stream<PathOperation> to, Stream<T> from,
                                                   Function<T, PathOperation> of) {
        link(to, new Stream<>(from.valid(), from.ready(), of.apply(from.payload())));
    }
}
