package rnic.complete;

import static hdl.Hdl.*;

import hdl.*;
import hdl.lib.Stream;
import hdl.lib.Valid;
import rnic.common.FinishCounter;
import rnic.messages.PlacementFault;
import rnic.protocol.RnicParameters;

/**
 * The first placement of each queue pair's life that the bus has refused: a completion that speaks of it or of a later
 * one must not say success. One fault and one question per cycle; a fault counts for questions from {@link #LATENCY}
 * cycles behind it on. Placements are counted modulo 2^24, so a mark that would soon be taken for one ahead of what is
 * visible is drawn along: it stays 2^21 to 2^22 placements behind, which is more than are ever under way.
 */
@Doc("The first placement of each queue pair's life that the bus has refused.")
public record SpoiledPlacements(RnicParameters parameters) implements Circuit<SpoiledPlacements.Io> {
    /** Cycles from a fault to the first question that it counts for; and from a question to its answer. */
    static final int LATENCY = 3;

    public record Io(
        Valid<PlacementFault> fault,
        @Doc("queue pair whose life begins") Stream<UInt> setup,
        @Doc("placements that are visible, modulo 2^24") UInt visible,
        @Doc("queue pair of the question") UInt qp,
        @Doc("of the question: placements that a completion speaks of") UInt placements,
        @Doc("one of them was refused, or one of an earlier completion")
        Bool spoiled
    ) implements Bundle<Io> {}

    /** What is known of a queue pair. */
    private record Row(Bool spoiled, UInt from) implements Bundle<Row> {
        static final Shape<Row> SHAPE = bundle(Row.class, bool(), uint(FinishCounter.COUNT_BITS));
    }

    /** A mark, and where it is to be if it is old. */
    private record Mark(Bool isOld, UInt qp, UInt from) {}

    @Override public Io ports(Ports p) {
        var qp = uint(indexWidth(parameters.queuePairs()));
        var questions = p.timeline();
        return new Io(p.at(0).in(Valid.of(PlacementFault.SHAPE)), p.in(Stream.of(qp)),
            p.in(uint(FinishCounter.COUNT_BITS)), p.at(questions, 0).in(qp),
            p.at(questions, 0).in(uint(FinishCounter.COUNT_BITS)), p.at(questions, LATENCY).out(bool()));
    }

    @Override public void body(Io io) {
        var rows = memory(Row.SHAPE, parameters.queuePairs()).style(BRAM).latency(2);
        var marked = memory(bool(), parameters.queuePairs()).style(BRAM).latency(2);     // a copy to be read by faults
        var fault = io.fault.value();
        var qp = fault.qp().trunc(indexWidth(parameters.queuePairs()));

        // Only the first fault counts; the table does not show those of the two cycles ahead.
        var faults = timeline(io.fault).aligned();
        var its = at(2, qp);
        var again = lit(false);
        for (int i = 1; i <= 2; i++) {
            again = again.or(ahead(i, faults.valid()).and(ahead(i, its).eq(its)));
        }
        var isFirst = leave(faults.flag(marked.read(qp).not().and(again.not())));
        var changes = isFirst.or(io.setup.valid());
        var walked = memory(Row.SHAPE, parameters.queuePairs()).style(BRAM).latency(2);
        var old = old(io, walked, changes);
        var drawing = old.isOld.and(changes.not());
        var place = mux(isFirst, leave(its), mux(drawing, old.qp, io.setup.payload()));
        var row = new Row(isFirst.or(drawing), mux(drawing, old.from, leave(at(2, fault.placement()))));
        when(changes.or(drawing), () -> {
            rows.write(place, row);
            walked.write(place, row);
        });
        when(changes, () -> marked.write(place, isFirst));
        check(drawing.and(changes).not(), "no mark moves while another is written");
        io.setup.ready().set(isFirst.not());

        var found = rows.read(io.qp);
        timeline(io.qp).aligned();
        var distance = io.placements.minus(found.from());
        ignore(fault.qp(), distance);
        var spoiled = reg(bool()).init(0);
        spoiled.next(found.spoiled().and(distance.msb().not()));
        io.spoiled.set(spoiled);
        cover(io.spoiled, "a completion is spoiled");
    }

    /** The mark of one queue pair after the other, in 4 cycles each; old only if none has been written meanwhile. */
    private Mark old(Io io, Memory<Row> walked, Bool changes) {
        int bits = FinishCounter.COUNT_BITS;
        var qp = reg(uint(indexWidth(parameters.queuePairs()))).init(0).named("walker");
        var phase = reg(uint(2)).init(0).named("phase");
        var still = reg(bool()).init(0).named("still");
        phase.next(phase.plus(1));
        still.next(phase.all().or(still.and(changes.not())));
        when(phase.all(), () -> qp.next(qp.plus(1)));

        var row = walked.read(qp);
        var isOld = reg(bool()).init(0).named("is_old");
        var from = reg(uint(bits)).named("moved");
        var behind = io.visible.minus(row.from());           // a mark may also be ahead of what is visible
        isOld.next(row.spoiled().and(behind.top(2).eq(1)));
        ignore(behind);
        from.next(row.from().plus(lit(1L << bits - 3, bits)));
        return new Mark(isOld.and(phase.all()).and(still), qp, from);
    }
}
