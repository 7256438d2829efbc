package hdl.lib.csr;

import static hdl.Hdl.*;

import hdl.*;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/** What each row of a map reads as: its fields at their places, zeros between them. */
final class ReadRows {
    private record Piece(int low, UInt value) {}

    private final MapWords words;
    private final SortedMap<Integer, List<Piece>> rows = new TreeMap<>();

    ReadRows(MapWords words) {
        this.words = words;
    }

    void put(RegisterMap.Slot slot, RegisterField field, UInt value) {
        if (field.access() != Access.PULSE) {
            int shift = words.isWide() && MapWords.word(slot) % 2 == 1 ? 32 : 0;
            rows.computeIfAbsent(words.rowOf(slot), _ -> new ArrayList<>()).add(new Piece(field.low() + shift, value));
        }
    }

    /** The rows in which there is something to read. */
    Iterable<Integer> numbers() {
        return rows.keySet();
    }

    UInt row(int number) {
        var pieces = rows.get(number);
        pieces.sort((a, b) -> Integer.compare(a.low(), b.low()));
        var parts = new ArrayList<UInt>();
        int end = 0;
        for (var piece : pieces) {
            gap(parts, piece.low() - end);
            parts.addFirst(piece.value());
            end = piece.low() + piece.value().width();
        }
        gap(parts, words.rowBits() - end);
        return parts.size() == 1 ? parts.getFirst() : cat(parts);
    }

    private static void gap(List<UInt> parts, int width) {
        if (width > 0) {
            parts.addFirst(lit(0, width));
        }
    }
}
