package rnic.host;

import static hdl.Hdl.BRAM;
import static hdl.Hdl.bool;
import static hdl.Hdl.bundle;
import static hdl.Hdl.cover;
import static hdl.Hdl.delay;
import static hdl.Hdl.ignore;
import static hdl.Hdl.indexWidth;
import static hdl.Hdl.lit;
import static hdl.Hdl.memory;
import static hdl.Hdl.mux;
import static hdl.Hdl.uint;
import static hdl.Hdl.when;

import hdl.Bool;
import hdl.Bundle;
import hdl.Circuit;
import hdl.Doc;
import hdl.Ports;
import hdl.Shape;
import hdl.UInt;
import hdl.lib.Stream;
import hdl.lib.Valid;
import rnic.RnicParameters;
import rnic.rx.Valids;

/**
 * The first placement of each queue pair's life that the bus has refused: a completion that speaks of it or of a later
 * one must not say success. One fault and one question per cycle; a fault counts for questions from {@link #LATENCY}
 * cycles behind it on.
 */
@Doc("The first placement of each queue pair's life that the bus has refused.")
public record SpoiledPlacements(RnicParameters parameters) implements Circuit<SpoiledPlacements.Io> {
    /** Cycles from a fault to the first question that it counts for; and from a question to its answer. */
    static final int LATENCY = 3;

    public record Io(
        Valid<PlacementFault> fault,
        @Doc("queue pair whose life begins") Stream<UInt> setup,
        @Doc("queue pair of the question") UInt qp,
        @Doc("of the question: placements that a completion speaks of") UInt placements,
        @Doc("three cycles behind the question: one of them was refused, or one of an earlier completion")
        Bool spoiled
    ) implements Bundle<Io> {}

    /** What is known of a queue pair. */
    private record Row(Bool spoiled, UInt from) implements Bundle<Row> {
        static final Shape<Row> SHAPE = bundle(f -> new Row(f.of(bool()), f.of(uint(FinishCounter.COUNT_BITS))));
    }

    @Override public Io ports(Ports p) {
        var qp = uint(indexWidth(parameters.queuePairs()));
        return new Io(p.in(Valid.of(PlacementFault.SHAPE)), p.in(Stream.of(qp)), p.in(qp),
            p.in(uint(FinishCounter.COUNT_BITS)), p.out(bool()));
    }

    @Override public void body(Io io) {
        var rows = memory(Row.SHAPE, parameters.queuePairs()).style(BRAM).latency(2);
        var marked = memory(bool(), parameters.queuePairs()).style(BRAM).latency(2);     // a copy to be read by faults
        var fault = io.fault.value();
        var qp = fault.qp().trunc(indexWidth(parameters.queuePairs()));

        // Only the first fault counts; the table does not show those of the two cycles ahead.
        var comes = Valids.later(io.fault.valid(), 2);
        var at = delay(qp, 2);
        var again = lit(false);
        for (int ahead = 1; ahead <= 2; ahead++) {
            again = again.or(Valids.later(comes, ahead).and(delay(at, ahead).eq(at)));
        }
        var isFirst = comes.and(marked.read(qp).not()).and(again.not());
        var writes = isFirst.or(io.setup.valid());
        var place = mux(isFirst, at, io.setup.payload());
        var row = new Row(isFirst, delay(fault.placement(), 2));
        when(writes, () -> rows.write(place, row));
        when(writes, () -> marked.write(place, isFirst));
        io.setup.ready().set(isFirst.not());

        var found = rows.read(io.qp);
        var ahead = delay(io.placements, 2).minus(found.from());
        ignore(fault.qp(), ahead);
        io.spoiled.set(Valids.later(found.spoiled().and(ahead.msb().not()), 1));
        cover(io.spoiled, "a completion is spoiled");
    }
}
