package hdl.lib.csr;

import static hdl.Hdl.*;

import hdl.*;
import java.util.ArrayList;
import java.util.Optional;

/**
 * A counter of any width whose carry is never longer than one piece: each piece adds what the one below carried a cycle
 * earlier. Lower pieces are shown as much later, so that the whole is a number that the counter has had.
 */
final class PiecewiseCounter {
    private static final int PIECE = 24;

    private PiecewiseCounter() {
    }

    /**
     * What has been counted, up to two cycles ago; an increment is not wider than a piece.
     *
     * @param running while it is 0 the number shown stays, and counting goes on
     */
    static UInt of(String name, int width, long reset, UInt increment, Optional<Bool> running) {
        int pieces = Math.max((width + PIECE - 1) / PIECE, 1);
        int size = Math.max((width + pieces - 1) / pieces, increment.width());
        var shown = new ArrayList<UInt>();
        Bool carried = null;
        for (int low = 0, i = 0; low < width; low += size, i++) {
            int bits = Math.min(size, width - low);
            boolean last = low + bits == width;
            var start = reset >>> low & RegisterField.all(bits);
            var piece = reg(uint(bits)).named(last && i == 0 ? name : name + "_" + i).init(start);
            var added = (i == 0 ? increment : carried.asUInt()).zext(bits);
            if (last) {
                piece.next(piece.plus(added));
            } else {
                var sum = piece.plusWide(added).named(name + "_sum_" + i);
                carried = reg(bool()).named(name + "_carry_" + i).init(0);
                carried.next(sum.msb());
                piece.next(sum.trunc(bits));
            }
            shown.addFirst(later(name, piece, i, (width + size - 1) / size - 1 - i, running));
        }
        return shown.size() == 1 ? shown.getFirst() : cat(shown);
    }

    /** Without a reset of its own: it follows a piece that has one. */
    private static UInt later(String name, UInt piece, int number, int cycles, Optional<Bool> running) {
        var value = piece;
        for (int i = 0; i < cycles; i++) {
            var shown = reg(uint(piece.width())).named(name + "_" + number + "_shown" + (i == 0 ? "" : "_" + i));
            shown.next(value);
            value = shown;
        }
        if (running.isPresent()) {
            var kept = reg(uint(piece.width())).named(name + "_" + number + "_kept");
            var newest = value;
            when(running.get(), () -> kept.next(newest));
            return kept;
        }
        return value;
    }
}
