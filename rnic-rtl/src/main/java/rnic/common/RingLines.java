package rnic.common;

import static hdl.Hdl.*;

import hdl.*;
import java.util.ArrayList;

/**
 * Places of a ring, decoded in two halves: some lines say in which row a place stands, others in which column. A
 * register keeps the lines, and one LUT for each place of the ring makes of them what is asked for.
 */
public final class RingLines {
    private RingLines() {
    }

    public static int columnBits(int window) {
        return log2Ceil(window) / 2;
    }

    private static int columns(int window) {
        return 1 << columnBits(window);
    }

    /** The row with that number. */
    public static UInt row(UInt ring, UInt number, int window) {
        return ring.slice(cat(number, lit(0, columnBits(window))), columns(window));
    }

    /** Number of the row in which a place stands. */
    public static UInt rowOf(UInt place, int window) {
        return place.bits(log2Ceil(window) - 1, columnBits(window));
    }

    public static UInt columnOf(UInt place, int window) {
        return place.trunc(columnBits(window));
    }

    /** Lines of one place if there is one, else of none. */
    public static UInt place(UInt place, Bool isThere, int window) {
        return cat(oneHot(rowOf(place, window), window / columns(window)).gate(isThere),
            oneHot(columnOf(place, window), columns(window)));
    }

    /** The ring in which that place alone is 1. */
    public static UInt onePlace(UInt lines, int window) {
        int columns = columns(window);
        var column = lines.trunc(columns);
        var rows = new ArrayList<UInt>();
        for (int row = 0; row < window / columns; row++) {
            rows.addFirst(column.gate(lines.bit(columns + row)));
        }
        return cat(rows);
    }

    /** Lines of the places below one. */
    public static UInt below(UInt end, int window) {
        return cat(rows(end, window), columns(end, window));
    }

    /** The same, or, {@code inverted}, lines of all the others. */
    public static UInt below(UInt end, Bool inverted, int window) {
        var rows = rows(end, window);
        return cat(rows.xor(fill(inverted, rows.width())), columns(end, window));
    }

    /** Line i says that row i is not empty, line i + 1 that it is full; the row of the end is neither. */
    private static UInt rows(UInt end, int window) {
        return cat(ones(rowOf(end, window), window / columns(window)), lit(true));
    }

    private static UInt columns(UInt end, int window) {
        return ones(columnOf(end, window), columns(window));
    }

    /** The ring in which those places are 1. */
    public static UInt allBelow(UInt lines, int window) {
        int columns = columns(window);
        var column = lines.trunc(columns);
        var rows = new ArrayList<UInt>();
        for (int row = 0; row < window / columns; row++) {
            var begun = fill(lines.bit(columns + row), columns);
            var full = fill(lines.bit(columns + row + 1), columns);
            rows.addFirst(column.and(begun).or(column.not().and(full)));
        }
        return cat(rows);
    }

    /** Ones below a position. */
    public static UInt ones(UInt position, int width) {
        return fill(lit(true), width).shl(position).not();
    }
}
