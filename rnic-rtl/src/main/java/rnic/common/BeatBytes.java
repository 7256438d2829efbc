package rnic.common;

import static hdl.Hdl.*;

import hdl.*;
import java.util.ArrayList;

/** Bytes of a beat, whose first one on the wire is in bits 7 to 0. */
public final class BeatBytes {
    private static final int BYTE = 8;

    private BeatBytes() {
    }

    /** Bytes from one place to before another, as they stand in the beat. */
    public static UInt slice(UInt data, int from, int to) {
        return data.bits(BYTE * to - 1, BYTE * from);
    }

    /** Pieces one behind the other; those without bytes are null. */
    public static UInt joined(UInt... pieces) {
        var all = new ArrayList<UInt>();
        for (var piece : pieces) {
            if (piece != null) {
                all.addFirst(piece);
            }
        }
        return cat(all);
    }

    /** The same with a number at this place, its most significant byte first. */
    public static UInt put(UInt data, int at, UInt number) {
        int end = at + number.width() / BYTE;
        var behind = BYTE * end == data.width() ? null : slice(data, end, data.width() / BYTE);
        return joined(slice(data, 0, at), number.width() == BYTE ? number : number.reverseBytes(), behind);
    }
}
