package rnic.common;

import static hdl.Hdl.*;

import hdl.*;
import hdl.lib.PriorityEncoder;
import java.util.ArrayList;

/**
 * Finds the first one of a ring, counted from a place on and over the end of the ring. Latency {@link #LATENCY} cycles,
 * one ring per cycle. The rest of the row of the first place comes first, then the rows above it, then those from the
 * lowest one on. First the row is found, and only in that one the column: the ring waits two cycles for it, which costs
 * registers and saves the search in every row.
 *
 * @param window places: a power of two from 8
 */
@Doc("Finds the first one of a ring, counted from a place on.")
public record OldestOne(int window) implements Circuit<OldestOne.Io> {
    /** Cycles from ring to place. */
    public static final int LATENCY = 3;

    public record Io(
        UInt ring,
        @Doc("place that is looked at first") UInt first,
        @Doc("two levels behind registers: some place is 1") Bool some,
        @Doc("two levels behind registers: that place is 1") Bool atFirst,
        @Doc("some place is 1") Bool any,
        @Doc("two places are 1, or more") Bool more,
        @Doc("the first one; without meaning when there is none") UInt place
    ) implements Bundle<Io> {}

    @Override public Io ports(Ports p) {
        var place = uint(log2Ceil(window));
        return new Io(p.at(0).in(uint(window)), p.at(0).in(place), p.at(1).out(bool()), p.at(1).out(bool()),
            p.at(LATENCY).out(bool()), p.at(LATENCY).out(bool()), p.at(LATENCY).out(place));
    }

    @Override public void body(Io io) {
        timeline(io.ring).aligned();

        // Cycle 0: which rows have one; the row of the first place.
        int columns = 1 << RingLines.columnBits(window);
        int rows = window / columns;
        var has = new ArrayList<Bool>();
        for (int row = rows - 1; row >= 0; row--) {
            has.add(io.ring.bits(columns * row + columns - 1, columns * row).any());
        }
        var number = RingLines.rowOf(io.first, window);
        var start = RingLines.columnOf(io.first, window);
        var firstRow = stage(RingLines.row(io.ring, number, window));
        var fromFirst = stage(RingLines.ones(start, columns).not());

        // Cycle 1: the row to look into, and from which column on.
        var all = stage(cat(has));
        var firstNumber = stage(number);
        var isInRest = firstRow.and(fromFirst).any();
        var above = instance(new PriorityEncoder(rows));
        above.value().set(all.and(RingLines.ones(firstNumber, rows).or(oneHot(firstNumber, rows)).not()));
        var lowest = instance(new PriorityEncoder(rows));
        lowest.value().set(all);
        var row = stage(mux(isInRest, firstNumber, mux(above.any(), above.index(), lowest.index())));
        var counted = stage(fromFirst.or(fill(isInRest.not(), columns)));
        io.some.set(lowest.any());
        io.atFirst.set(firstRow.bit(start));

        // Cycle 2: the place.
        var found = RingLines.row(at(2, io.ring), row, window);
        var column = instance(new PriorityEncoder(columns));
        column.value().set(found.and(counted));
        ignore(column.any());
        io.any.set(lowest.any());
        var severalRows = Count.of(all).more().named("several_rows");
        var severalColumns = Count.of(found).more().named("several_columns");
        io.more.set(stage(severalRows.or(severalColumns)));
        io.place.set(stage(cat(row, column.index())));
    }
}
