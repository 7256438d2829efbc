package rnic.congestion;

import static hdl.Hdl.*;

import hdl.*;
import hdl.lib.Arbiter;
import hdl.lib.Fifo;
import hdl.lib.RegisterSlice;
import hdl.lib.Stream;
import hdl.lib.Valid;
import java.util.ArrayList;
import rnic.messages.PathLife;
import rnic.messages.PathNews;
import rnic.messages.PathWish;
import rnic.protocol.RnicParameters;

/**
 * Starts the operations on path slots: lives first, then wishes, then news, one at a time of each queue pair. Whoever
 * is first waits for the one before of its queue pair, {@link PathTable#APART} cycles at most, and the others behind it.
 * News waits in a queue; what finds no room there is forgotten, since more of it will come.
 */
@Doc("Starts the operations on path slots, one at a time of each queue pair.")
record PathIssue(RnicParameters parameters) implements Circuit<PathIssue.Io> {
    /** News that waits. */
    static final int WAITING = 16;
    private static final int SOURCES = 3;

    record Io(
        Stream<PathLife> lives,
        Stream<PathWish> wishes,
        Valid<PathNews> news,
        @Doc("news found no room") Bool forgotten,
        Valid<PathOperation> issued
    ) implements Bundle<Io> {}

    @Override public Io ports(Ports p) {
        return new Io(p.in(Stream.of(PathLife.of(parameters))), p.in(Stream.of(PathWish.of(parameters))),
            p.in(Valid.of(PathNews.of(parameters))), p.out(bool()), p.out(Valid.of(PathOperation.of(parameters))));
    }

    @Override public void body(Io io) {
        var shape = PathOperation.of(parameters);
        var waiting = instance(new Fifo<>(PathNews.of(parameters), WAITING));
        waiting.in().mayChange("one that finds no room is forgotten").valid().set(io.news.valid());
        waiting.in().payload().set(io.news.value());
        io.forgotten.set(io.news.valid().and(waiting.in().ready().not()));

        var sources = instance(new Arbiter<>(shape, SOURCES, Arbiter.Policy.FIXED, false));
        ignore(sources.source());
        link(sources.in().at(0), new Stream<>(io.lives.valid(), io.lives.ready(),
            PathOperation.of(io.lives.payload())));
        link(sources.in().at(1), new Stream<>(io.wishes.valid(), io.wishes.ready(),
            PathOperation.of(io.wishes.payload())));
        var news = waiting.out();
        link(sources.in().at(2), new Stream<>(news.valid(), news.ready(), PathOperation.of(news.payload())));
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
}
