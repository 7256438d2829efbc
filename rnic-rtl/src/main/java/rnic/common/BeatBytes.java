package rnic.common;

import static hdl.Hdl.*;

import hdl.*;
import java.util.List;

/** Bytes of a beat, whose first one on the wire is in bits 7 to 0. */
public final class BeatBytes {
    private static final int BYTE = 8;

    private BeatBytes() {
    }

    /** Bytes from one place to before another, as they stand in the beat. */
    public static UInt slice(UInt data, int from, int to) {
        return data.bits(BYTE * to - 1, BYTE * from);
    }

    /** Pieces one behind the other, the first on the wire first. */
    public static UInt joined(UInt... pieces) {
        return cat(List.of(pieces).reversed());
    }

    /** The same with a number of some bytes at this place, not the last one, its most significant byte first. */
    public static UInt put(UInt data, int at, UInt number) {
        return joined(slice(data, 0, at), number.reverseBytes(),
            slice(data, at + number.width() / BYTE, data.width() / BYTE));
    }
}
