package rnic.wire;

import static hdl.Hdl.*;

import hdl.*;
import java.util.ArrayList;

/** The bitmap of SACKETH in another order than ours (wire profile section 15); the way there is the way back. */
public final class SackOrder {
    private static final int BYTE = 8;

    private SackOrder() {
    }

    /** Bytes in the other order, bits of each byte in the other order, and every bit inverted, each if asked for. */
    public static UInt changed(UInt bitmap, Bool bytes, Bool bits, Bool missing) {
        var byBytes = mux(bytes, bitmap.reverseBytes(), bitmap);
        return mux(bits, reversedInBytes(byBytes), byBytes).xor(fill(missing, bitmap.width()));
    }

    private static UInt reversedInBytes(UInt bitmap) {
        var parts = new ArrayList<Bool>();
        for (int at = bitmap.width() - BYTE; at >= 0; at -= BYTE) {
            for (int bit = 0; bit < BYTE; bit++) {
                parts.add(bitmap.bit(at + bit));
            }
        }
        return cat(parts);
    }
}
