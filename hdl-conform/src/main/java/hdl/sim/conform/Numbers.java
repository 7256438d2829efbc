package hdl.sim.conform;

import static hdl.Hdl.cat;
import static hdl.Hdl.fill;
import static hdl.Hdl.hex;
import static hdl.Hdl.indexWidth;
import static hdl.Hdl.lit;
import static hdl.Hdl.log2Ceil;
import static hdl.Hdl.mux;
import static hdl.Hdl.oneHot;
import static hdl.Hdl.uint;
import static hdl.Hdl.vec;
import static hdl.Hdl.zero;
import static hdl.sim.conform.Expressions.call;
import static hdl.sim.conform.Expressions.value;

import hdl.UInt;
import java.math.BigInteger;
import java.util.List;

/** Random unsigned numbers. */
final class Numbers {
    private static final List<Feature> WORDS = List.of(Feature.PLUS, Feature.PLUS, Feature.MINUS, Feature.MINUS, Feature.AND, Feature.OR,
        Feature.XOR, Feature.NOT, Feature.LITERAL_OPERAND, Feature.PLUS_WIDE, Feature.TIMES, Feature.SHIFT_BY_NUMBER, Feature.SHIFT_BY_SIGNAL,
        Feature.SHIFT_BY_SIGNAL, Feature.ROTATE_BY_NUMBER, Feature.ROTATE_BY_SIGNAL, Feature.SLICE_BY_SIGNAL, Feature.ZEXT, Feature.SEXT,
        Feature.CAT, Feature.CAT, Feature.FILL, Feature.ONE_HOT, Feature.GATE, Feature.MUX, Feature.MUX, Feature.AS, Feature.BYTES,
        Feature.REVERSE_BYTES, Feature.VEC_READ_BY_SIGNAL, Feature.SINT);

    private final Expressions all;
    private final Scene scene;

    Numbers(Expressions all) {
        this.all = all;
        scene = all.scene;
    }

    Value<UInt> make(Draw draw, int width, int depth, int below) {
        if (draw.isZero()) {
            return constant(BigInteger.ZERO, width);
        }
        return draw.isRemoved() || depth <= 0 || draw.chance(10) ? leaf(draw, width, below) : operation(draw, width, depth - 1, below);
    }

    private static Value<UInt> constant(BigInteger number, int width) {
        if (number.signum() == 0) {
            return value(Feature.UINT, zero(uint(width)), "zero(uint(" + width + "))");
        }
        if (number.bitLength() < 20) {
            return value(Feature.UINT, lit(number.longValue(), width), "lit(" + number + ", " + width + ")");
        }
        var digits = number.toString(16);
        return value(Feature.UINT, hex(digits, width), "hex(\"" + digits + "\", " + width + ")");
    }

    /** A signal there is, cut or widened to the width. */
    private Value<UInt> leaf(Draw draw, int width, int below) {
        if (draw.chance(8)) {
            var bits = new BigInteger(Long.toUnsignedString(draw.word())).multiply(new BigInteger(Long.toUnsignedString(draw.word())));
            return constant(draw.chance(20) ? BigInteger.ONE.shiftLeft(width).subtract(BigInteger.ONE)
                : bits.mod(BigInteger.ONE.shiftLeft(width)), width);
        }
        var found = draw.chance(60) ? Scene.pick(scene.numbers, draw, below, width) : null;
        if (found == null) {
            found = Scene.pick(scene.numbers, draw, below);
        }
        return found == null ? constant(BigInteger.ZERO, width) : fitted(draw, found, width);
    }

    private static Value<UInt> fitted(Draw draw, Value<UInt> a, int width) {
        var signal = a.signal();
        if (a.width() == width) {
            return a;
        }
        if (a.width() < width) {
            return draw.chance(60) ? value(Feature.ZEXT, signal.zext(width), call("zext", a, width), a)
                : value(Feature.SEXT, signal.sext(width), call("sext", a, width), a);
        }
        int low = draw.below(a.width() - width + 1);
        return switch (draw.below(3)) {
            case 0 -> value(Feature.TRUNC, signal.trunc(width), call("trunc", a, width), a);
            case 1 -> value(Feature.TOP, signal.top(width), call("top", a, width), a);
            default -> value(Feature.BITS, signal.bits(low + width - 1, low), call("bits", a, low + width - 1, low), a);
        };
    }

    private Value<UInt> operation(Draw draw, int width, int depth, int below) {
        var word = draw.of(WORDS);
        return switch (word) {
            case PLUS, MINUS, AND, OR, XOR -> Expressions.binary(word, number(draw, width, depth, below), number(draw, width, depth, below));
            case NOT -> {
                var a = number(draw, width, depth, below);
                yield value(word, a.signal().not(), call("not", a), a);
            }
            case LITERAL_OPERAND -> Expressions.literalOperand(draw, false, number(draw, width, depth, below));
            case SHIFT_BY_NUMBER, SHIFT_BY_SIGNAL, ROTATE_BY_NUMBER, ROTATE_BY_SIGNAL -> shift(draw, word, width, depth, below);
            case CAT, FILL, ONE_HOT, ZEXT, SEXT, BYTES, REVERSE_BYTES, SLICE_BY_SIGNAL -> pieces(draw, word, width, depth, below);
            default -> structure(draw, word, width, depth, below);
        };
    }

    private Value<UInt> number(Draw draw, int width, int depth, int below) {
        return make(draw.part(), width, depth, below);
    }

    private Value<UInt> shift(Draw draw, Feature word, int width, int depth, int below) {
        var a = number(draw, width, depth, below);
        boolean left = draw.chance(50);
        int amount = draw.chance(15) ? width + draw.below(3) : draw.below(width);
        if (word == Feature.SHIFT_BY_NUMBER) {
            return value(word, left ? a.signal().shl(amount) : a.signal().shr(amount), call(left ? "shl" : "shr", a, amount), a);
        }
        if (word == Feature.ROTATE_BY_NUMBER) {
            return value(word, left ? a.signal().rotateLeft(amount) : a.signal().rotateRight(amount),
                call(left ? "rotateLeft" : "rotateRight", a, amount), a);
        }
        if (word == Feature.ROTATE_BY_SIGNAL && width > 1 && Integer.bitCount(width) == 1) {
            var by = number(draw, log2Ceil(width), depth - 1, below);
            return value(word, left ? a.signal().rotateLeft(by.signal()) : a.signal().rotateRight(by.signal()),
                call(left ? "rotateLeft" : "rotateRight", a, by), a, by);
        }
        var by = number(draw, draw.chance(75) ? indexWidth(width + 1) : draw.width(), depth - 1, below);
        return value(Feature.SHIFT_BY_SIGNAL, left ? a.signal().shl(by.signal()) : a.signal().shr(by.signal()), call(left ? "shl" : "shr", a, by), a, by);
    }

    private Value<UInt> pieces(Draw draw, Feature word, int width, int depth, int below) {
        if (word == Feature.FILL) {
            var bit = all.condition(draw.part(), depth, below);
            return value(word, fill(bit.signal(), width), "fill(" + bit.text() + ", " + width + ")", bit);
        }
        if (word == Feature.ONE_HOT) {
            var at = number(draw, draw.chance(80) ? indexWidth(width) : draw.between(1, 9), depth, below);
            return value(word, oneHot(at.signal(), width), "oneHot(" + at.text() + ", " + width + ")", at);
        }
        if (word == Feature.SLICE_BY_SIGNAL) {
            var a = number(draw, width + draw.below(70), depth, below);
            var at = number(draw, draw.chance(80) ? indexWidth(a.width()) : draw.between(1, 9), depth - 1, below);
            return value(word, a.signal().slice(at.signal(), width), call("slice", a, at, width), a, at);
        }
        if (word == Feature.BYTES && width % 8 == 0) {
            int first = draw.below(4);
            var a = number(draw, width + 8 * first + draw.below(20), depth, below);
            return value(word, a.signal().bytes(first, width / 8), call("bytes", a, first, width / 8), a);
        }
        if (word == Feature.REVERSE_BYTES && width % 8 == 0) {
            var a = number(draw, width, depth, below);
            return value(word, a.signal().reverseBytes(), call("reverseBytes", a), a);
        }
        if (width == 1) {
            return leaf(draw, width, below);
        }
        int cut = draw.between(1, width - 1);
        var a = number(draw, cut, depth, below);
        if (word == Feature.ZEXT || word == Feature.SEXT) {
            return fitted(draw, a, width);
        }
        var b = number(draw, width - cut, depth, below);
        return value(Feature.CAT, cat(a.signal(), b.signal()), "cat(" + a.text() + ", " + b.text() + ")", a, b);
    }

    private Value<UInt> structure(Draw draw, Feature word, int width, int depth, int below) {
        if (word == Feature.PLUS_WIDE && width > 1) {
            var a = number(draw, width - 1, depth, below);
            var b = number(draw, width - 1, depth, below);
            return value(word, a.signal().plusWide(b.signal()), call("plusWide", a, b), a, b);
        }
        if (word == Feature.TIMES && width > 1) {
            int cut = draw.between(1, width - 1);
            var a = number(draw, cut, depth, below);
            var b = number(draw, width - cut, depth, below);
            return value(word, a.signal().times(b.signal()), call("times", a, b), a, b);
        }
        if (word == Feature.GATE) {
            var a = number(draw, width, depth, below);
            var c = all.condition(draw.part(), depth, below);
            return value(word, a.signal().gate(c.signal()), call("gate", a, c), a, c);
        }
        if (word == Feature.SINT) {
            var a = all.signed(draw.part(), width, depth, below);
            return value(word, a.signal().asUInt(), call("asUInt", a), a);
        }
        var lanes = Scene.pick(scene.vecs, draw, below);
        if (word == Feature.VEC_READ_BY_SIGNAL && lanes != null) {
            var at = number(draw, indexWidth(lanes.signal().size()), depth, below);
            return fitted(draw, value(word, lanes.signal().at(at.signal()), call("at", lanes, at), lanes, at), width);
        }
        var pair = Scene.pick(scene.pairs, draw, below);
        if (word == Feature.AS && pair != null) {
            return fitted(draw, value(word, pair.signal().asUInt(), call("asUInt", pair), pair), width);
        }
        if (word == Feature.AS && width % 2 == 0) {
            var a = number(draw, width, depth, below);
            return fitted(draw, value(word, a.signal().as(vec(uint(width / 2), 2)).at(0), a.text() + ".as(vec(uint(" + width / 2 + "), 2)).at(0)", a), width);
        }
        var c = all.condition(draw.part(), depth, below);
        var a = number(draw, width, depth, below);
        var b = number(draw, width, depth, below);
        return value(Feature.MUX, mux(c.signal(), a.signal(), b.signal()), "mux(" + c.text() + ", " + a.text() + ", " + b.text() + ")", c, a, b);
    }
}
