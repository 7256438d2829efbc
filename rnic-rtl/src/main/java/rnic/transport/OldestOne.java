package rnic.transport;

import static hdl.Hdl.bool;
import static hdl.Hdl.cat;
import static hdl.Hdl.delay;
import static hdl.Hdl.instance;
import static hdl.Hdl.lit;
import static hdl.Hdl.log2Ceil;
import static hdl.Hdl.mux;
import static hdl.Hdl.oneHot;
import static hdl.Hdl.uint;

import hdl.Bool;
import hdl.Bundle;
import hdl.Circuit;
import hdl.Doc;
import hdl.Ports;
import hdl.UInt;
import hdl.lib.PriorityEncoder;
import java.util.ArrayList;

/**
 * Finds the first one of a ring, counted from a place on and over the end of the ring. Latency {@link #LATENCY} cycles,
 * one ring per cycle. The rest of the row of the first place comes first, then the rows above it, then those from the
 * lowest one on.
 *
 * @param window places: a power of two from 8
 */
@Doc("Finds the first one of a ring, counted from a place on.")
public record OldestOne(int window) implements Circuit<OldestOne.Io> {
    /** Cycles from ring to place. */
    static final int LATENCY = 3;

    public record Io(
        UInt ring,
        @Doc("place that is looked at first") UInt first,
        @Doc("some place is 1") Bool any,
        @Doc("the first one; without meaning when there is none") UInt place
    ) implements Bundle<Io> {}

    @Override public Io ports(Ports p) {
        var place = uint(log2Ceil(window));
        return new Io(p.in(uint(window)), p.in(place), p.out(bool()), p.out(place));
    }

    @Override public void body(Io io) {
        // Cycle 0: the first one of each row, and the rest of the row of the first place.
        int columnBits = RingLines.columnBits(window);
        int columns = 1 << columnBits;
        int rows = window / columns;
        int padded = 1 << log2Ceil(columnBits);
        var has = new ArrayList<Bool>();
        var columnOf = new ArrayList<UInt>();
        for (int row = rows - 1; row >= 0; row--) {
            var lowest = instance(new PriorityEncoder(columns)).named("row" + row);
            lowest.value().set(io.ring.bits(columns * row + columns - 1, columns * row));
            has.add(lowest.any());
            columnOf.add(delay(lowest.index(), 2).named("column" + row).zext(padded));
        }
        var firstRow = io.first.bits(log2Ceil(window) - 1, columnBits);
        var rest = delay(io.ring.slice(cat(firstRow, lit(0, columnBits)), columns)
            .and(RingLines.ones(io.first.trunc(columnBits), columns).not()), 1);

        // Cycle 1: the row.
        var all = delay(cat(has), 1);
        var row = delay(firstRow, 1);
        var above = instance(new PriorityEncoder(rows));
        above.value().set(all.and(RingLines.ones(row, rows).or(oneHot(row, rows)).not()));
        var lowest = instance(new PriorityEncoder(rows));
        lowest.value().set(all);
        var inRest = instance(new PriorityEncoder(columns));
        inRest.value().set(rest);
        var chosenRow = delay(mux(above.any(), above.index(), lowest.index()), 1);
        var isInRest = delay(inRest.any(), 1);
        var restColumn = delay(inRest.index(), 1);

        // Cycle 2: the place.
        var column = cat(columnOf).slice(padded == 1 ? chosenRow : cat(chosenRow, lit(0, log2Ceil(padded))), padded)
            .trunc(columnBits);
        var any = delay(lowest.any(), 2);
        var place = delay(mux(isInRest, cat(delay(row, 1), restColumn), cat(chosenRow, column)), 1);
        io.any.set(any);
        io.place.set(place);
    }
}
