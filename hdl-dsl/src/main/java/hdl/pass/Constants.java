package hdl.pass;

import hdl.ir.Expr;
import hdl.ir.Expr.Op;
import java.math.BigInteger;
import java.util.Optional;

/** What operators make of constants. Values are 0 or more, below 2 to the power of their width. */
final class Constants {
    private Constants() {
    }

    static BigInteger ones(int width) {
        return BigInteger.ONE.shiftLeft(width).subtract(BigInteger.ONE);
    }

    static BigInteger cut(BigInteger value, int width) {
        return value.and(ones(width));
    }

    /** Of an operand of this width. */
    static BigInteger unary(Op op, BigInteger a, int width) {
        return switch (op) {
            case NOT -> cut(a.not(), width);
            case NEG -> cut(a.negate(), width);
            case ALL -> bit(a.equals(ones(width)));
            case ANY -> bit(a.signum() != 0);
            case PARITY -> bit(a.bitCount() % 2 == 1);
            default -> throw new IllegalArgumentException(op + " takes two operands");
        };
    }

    /** Of a left operand of this width; the right one has the same, except of products and shifts. */
    static BigInteger binary(Op op, BigInteger a, int width, BigInteger b, int right) {
        return switch (op) {
            case AND -> a.and(b);
            case OR -> a.or(b);
            case XOR -> a.xor(b);
            case ADD -> cut(a.add(b), width);
            case SUB -> cut(a.subtract(b), width);
            case MUL -> a.multiply(b);
            case SMUL -> cut(signed(a, width).multiply(signed(b, right)), width + right);
            case EQ -> bit(a.equals(b));
            case NE -> bit(!a.equals(b));
            case LT -> bit(a.compareTo(b) < 0);
            case LE -> bit(a.compareTo(b) <= 0);
            case GT -> bit(a.compareTo(b) > 0);
            case GE -> bit(a.compareTo(b) >= 0);
            case SLT -> bit(signed(a, width).compareTo(signed(b, right)) < 0);
            case SLE -> bit(signed(a, width).compareTo(signed(b, right)) <= 0);
            case SGT -> bit(signed(a, width).compareTo(signed(b, right)) > 0);
            case SGE -> bit(signed(a, width).compareTo(signed(b, right)) >= 0);
            case SHL -> cut(a.shiftLeft(most(b, width)), width);
            case SHR -> a.shiftRight(most(b, width));
            case ASR -> cut(signed(a, width).shiftRight(most(b, width)), width);
            case NOT, NEG, ALL, ANY, PARITY -> throw new IllegalArgumentException(op + " takes one operand");
        };
    }

    /** The other way round: what an operator that compares becomes under NOT; null for all others. */
    static Op inverse(Op op) {
        return switch (op) {
            case EQ -> Op.NE;
            case NE -> Op.EQ;
            case LT -> Op.GE;
            case LE -> Op.GT;
            case GT -> Op.LE;
            case GE -> Op.LT;
            case SLT -> Op.SGE;
            case SLE -> Op.SGT;
            case SGT -> Op.SLE;
            case SGE -> Op.SLT;
            default -> null;
        };
    }

    /** A constant of a module: decimal when it is small, a mask or a large one in hexadecimal digits, in groups of four. */
    static Expr.Lit literal(BigInteger value, int width) {
        boolean mask = width > 3 && value.equals(ones(width));
        if (!mask && value.bitLength() <= Byte.SIZE) {
            return Expr.Lit.of(value);
        }
        var digits = new StringBuilder(value.toString(16));
        for (int at = digits.length() - 4; at > 0; at -= 4) {
            digits.insert(at, '_');
        }
        return new Expr.Lit(value, Expr.Spelling.HEX, digits.toString(), Optional.empty());
    }

    private static int most(BigInteger amount, int width) {
        return amount.bitLength() < Integer.SIZE ? Math.min(amount.intValue(), width) : width;
    }

    private static BigInteger signed(BigInteger value, int width) {
        return value.testBit(width - 1) ? value.subtract(BigInteger.ONE.shiftLeft(width)) : value;
    }

    private static BigInteger bit(boolean value) {
        return value ? BigInteger.ONE : BigInteger.ZERO;
    }
}
