package hdl.sim.jvm;

import hdl.ir.Expr.Op;
import hdl.ir.Expr;
import hdl.ir.Node;
import java.math.BigInteger;
import java.util.Random;
import java.util.function.Function;

/** What every value is, said in numbers of any size: the model that knows nothing of words. */
final class Numbers {
    private Numbers() {}

    static BigInteger ones(int width) {
        return BigInteger.ONE.shiftLeft(width).subtract(BigInteger.ONE);
    }

    static BigInteger cut(BigInteger value, int width) {
        return value.and(ones(width));
    }

    static BigInteger signed(BigInteger value, int width) {
        return value.testBit(width - 1) ? value.subtract(BigInteger.ONE.shiftLeft(width)) : value;
    }

    static BigInteger bool(boolean value) {
        return value ? BigInteger.ONE : BigInteger.ZERO;
    }

    /** Often at the edges of what the width holds. */
    static BigInteger random(int width, Random random) {
        return switch (random.nextInt(6)) {
            case 0 -> BigInteger.ZERO;
            case 1 -> ones(width);
            case 2 -> cut(ones(64), width);
            case 3 -> BigInteger.ONE.shiftLeft(random.nextInt(width));
            default -> new BigInteger(width, random);
        };
    }

    /** The value of a node from those of its operands. */
    static BigInteger of(Node node, Function<Node, BigInteger> value) {
        return switch (node.expr()) {
            case Expr.Lit lit -> lit.value();
            case Expr.Unary unary -> of(unary.op(), value.apply(unary.a()), BigInteger.ZERO, unary.a().width());
            case Expr.Binary binary -> binary.op() == Op.SMUL || binary.op() == Op.MUL ? product(binary, value)
                : of(binary.op(), value.apply(binary.a()), value.apply(binary.b()), binary.a().width());
            case Expr.Mux mux -> value.apply(value.apply(mux.select()).signum() != 0 ? mux.then() : mux.otherwise());
            case Expr.Slice slice -> cut(value.apply(slice.a()).shiftRight(slice.lo()), node.width());
            case Expr.Index index -> cut(shifted(value.apply(index.a()), value.apply(index.start())), node.width());
            case Expr.Cat cat -> {
                var all = BigInteger.ZERO;
                for (var part : cat.parts()) {
                    all = all.shiftLeft(part.width()).or(value.apply(part));
                }
                yield all;
            }
            case Expr.Ref ref -> throw new IllegalArgumentException(ref.storage() + " is modelled elsewhere");
            case Expr.Cross cross -> value.apply(cross.a());
            case Expr.Timed timed -> throw timed.unresolved();
        };
    }

    private static BigInteger product(Expr.Binary binary, Function<Node, BigInteger> value) {
        var a = value.apply(binary.a());
        var b = value.apply(binary.b());
        var width = binary.a().width() + binary.b().width();
        return binary.op() == Op.MUL ? a.multiply(b)
            : cut(signed(a, binary.a().width()).multiply(signed(b, binary.b().width())), width);
    }

    private static BigInteger shifted(BigInteger value, BigInteger by) {
        return by.bitLength() > 16 ? BigInteger.ZERO : value.shiftRight(by.intValue());
    }

    /** {@code width} is that of the first operand. */
    static BigInteger of(Op op, BigInteger a, BigInteger b, int width) {
        var sa = signed(a, width);
        var amount = b.bitLength() > 16 ? 1 << 16 : b.intValue();
        return switch (op) {
            case NOT -> ones(width).xor(a);
            case NEG -> cut(a.negate(), width);
            case ALL -> bool(a.equals(ones(width)));
            case ANY -> bool(a.signum() != 0);
            case PARITY -> bool(a.bitCount() % 2 == 1);
            case AND -> a.and(b);
            case OR -> a.or(b);
            case XOR -> a.xor(b);
            case ADD -> cut(a.add(b), width);
            case SUB -> cut(a.subtract(b), width);
            case MUL -> a.multiply(b);
            case SMUL -> cut(sa.multiply(signed(b, width)), 2 * width);
            case EQ -> bool(a.equals(b));
            case NE -> bool(!a.equals(b));
            case LT -> bool(a.compareTo(b) < 0);
            case LE -> bool(a.compareTo(b) <= 0);
            case GT -> bool(a.compareTo(b) > 0);
            case GE -> bool(a.compareTo(b) >= 0);
            case SLT -> bool(sa.compareTo(signed(b, width)) < 0);
            case SLE -> bool(sa.compareTo(signed(b, width)) <= 0);
            case SGT -> bool(sa.compareTo(signed(b, width)) > 0);
            case SGE -> bool(sa.compareTo(signed(b, width)) >= 0);
            case SHL -> cut(a.shiftLeft(amount), width);
            case SHR -> a.shiftRight(amount);
            case ASR -> cut(sa.shiftRight(amount), width);
        };
    }
}
