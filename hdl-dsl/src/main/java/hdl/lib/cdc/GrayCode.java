package hdl.lib.cdc;

import static hdl.Hdl.*;

import hdl.*;
import java.util.ArrayList;

/** The reflected binary code: neighbouring numbers, the last and the first included, differ in one bit. */
public final class GrayCode {
    private GrayCode() {
    }

    /** The code of a number: one exclusive-or per bit. */
    public static UInt of(UInt number) {
        return number.xor(number.shr(1));
    }

    /** The number of a code: bit i is the parity of the bits from i up. */
    public static UInt number(UInt code) {
        var bits = new ArrayList<Bool>();
        for (int i = code.width() - 1; i >= 0; i--) {
            bits.add(i == code.width() - 1 ? code.msb() : code.bits(code.width() - 1, i).parity().named("parity_" + i));
        }
        return cat(bits);
    }
}
