package hdl.sim.jvm;

import hdl.sim.RowLayout;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.ArrayList;
import java.util.List;

/** Where each word of the pins stands in a row: pieces of 1, 2, 4 or 8 bytes. */
final class RowWords {
    private record Piece(int pin, int bytes, long offset) {}

    private final Piece[] pieces;

    /** @param pinOf the first word of the pins of each field */
    RowWords(List<RowLayout.Field> fields, int[] pinOf) {
        var made = new ArrayList<Piece>();
        for (var i = 0; i < pinOf.length; i++) {
            var field = fields.get(i);
            for (var at = 0; at < field.bytes(); at += 8) {
                made.add(new Piece(pinOf[i] + at / 8, Math.min(8, field.bytes() - at), field.offset() + at));
            }
        }
        pieces = made.toArray(Piece[]::new);
    }

    void toPins(MemorySegment rows, long row, long[] pins) {
        for (var piece : pieces) {
            var at = row + piece.offset;
            pins[piece.pin] = switch (piece.bytes) {
                case 1 -> rows.get(ValueLayout.JAVA_BYTE, at) & 0xffL;
                case 2 -> rows.get(ValueLayout.JAVA_SHORT_UNALIGNED, at) & 0xffffL;
                case 4 -> rows.get(ValueLayout.JAVA_INT_UNALIGNED, at) & 0xffff_ffffL;
                default -> rows.get(ValueLayout.JAVA_LONG_UNALIGNED, at);
            };
        }
    }

    void fromPins(long[] pins, MemorySegment rows, long row) {
        for (var piece : pieces) {
            var at = row + piece.offset;
            var value = pins[piece.pin];
            switch (piece.bytes) {
                case 1 -> rows.set(ValueLayout.JAVA_BYTE, at, (byte) value);
                case 2 -> rows.set(ValueLayout.JAVA_SHORT_UNALIGNED, at, (short) value);
                case 4 -> rows.set(ValueLayout.JAVA_INT_UNALIGNED, at, (int) value);
                default -> rows.set(ValueLayout.JAVA_LONG_UNALIGNED, at, value);
            }
        }
    }
}
