package hdl.emit;

import hdl.ir.Expr;
import java.math.BigInteger;

/**
 * Constants as an engineer writes them: small ones in decimal, wide ones in hexadecimal, or as the author spelled
 * them.
 */
final class Literal {
    private static final int WIDEST_DECIMAL = 32;

    private Literal() {
    }

    static String text(Expr.Lit lit, int width) {
        return lit.spelling() == Expr.Spelling.HEX ? width + "'h" + lit.text() : text(lit.value(), width);
    }

    static String text(BigInteger value, int width) {
        if (width == 1) {
            return value.signum() == 0 ? "1'b0" : "1'b1";
        }
        return value.bitLength() <= WIDEST_DECIMAL ? width + "'d" + value : width + "'h" + grouped(value);
    }

    /** Read as two's complement. */
    static String signed(BigInteger value, int width) {
        if (!value.testBit(width - 1)) {
            return value.bitLength() <= WIDEST_DECIMAL ? width + "'sd" + value : width + "'sh" + grouped(value);
        }
        var magnitude = BigInteger.ONE.shiftLeft(width).subtract(value);
        boolean readable = magnitude.bitLength() <= WIDEST_DECIMAL && magnitude.bitLength() < width;
        return readable ? "-" + width + "'sd" + magnitude : width + "'sh" + grouped(value);
    }

    private static String grouped(BigInteger value) {
        var digits = value.toString(16);
        var out = new StringBuilder();
        for (int i = 0; i < digits.length(); i++) {
            if (i > 0 && (digits.length() - i) % 4 == 0) {
                out.append('_');
            }
            out.append(digits.charAt(i));
        }
        return out.toString();
    }

    static BigInteger cut(BigInteger value, int hi, int lo) {
        return value.shiftRight(lo).and(BigInteger.ONE.shiftLeft(hi - lo + 1).subtract(BigInteger.ONE));
    }
}
