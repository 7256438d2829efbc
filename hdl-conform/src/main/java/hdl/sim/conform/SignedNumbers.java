package hdl.sim.conform;

import static hdl.Hdl.indexWidth;
import static hdl.Hdl.log2Ceil;
import static hdl.Hdl.mux;
import static hdl.Hdl.sint;
import static hdl.Hdl.zero;
import static hdl.sim.conform.Expressions.call;
import static hdl.sim.conform.Expressions.value;

import hdl.SInt;
import java.util.List;

/** Random signed numbers. */
final class SignedNumbers {
    private static final List<Feature> WORDS = List.of(Feature.PLUS, Feature.MINUS, Feature.AND, Feature.OR, Feature.XOR, Feature.NOT,
        Feature.NEGATE, Feature.LITERAL_OPERAND, Feature.PLUS_WIDE, Feature.TIMES, Feature.ARITHMETIC_SHIFT, Feature.ARITHMETIC_SHIFT,
        Feature.ARITHMETIC_SHIFT, Feature.SHIFT_BY_NUMBER, Feature.ROTATE_BY_SIGNAL, Feature.SEXT, Feature.ZEXT, Feature.GATE, Feature.MUX,
        Feature.UINT, Feature.UINT);

    private final Expressions all;
    private final Scene scene;

    SignedNumbers(Expressions all) {
        this.all = all;
        scene = all.scene;
    }

    Value<SInt> make(Draw draw, int width, int depth, int below) {
        if (draw.isZero()) {
            return zeros(width);
        }
        return draw.isRemoved() || depth <= 0 || draw.chance(10) ? leaf(draw, width, below) : operation(draw, width, depth - 1, below);
    }

    private static Value<SInt> zeros(int width) {
        return value(Feature.SINT, zero(sint(width)), "zero(sint(" + width + "))");
    }

    private Value<SInt> leaf(Draw draw, int width, int below) {
        var found = draw.chance(60) ? Scene.pick(scene.signeds, draw, below, width) : null;
        if (found == null) {
            found = Scene.pick(scene.signeds, draw, below);
        }
        return found == null ? zeros(width) : fitted(draw, found, width);
    }

    private static Value<SInt> fitted(Draw draw, Value<SInt> a, int width) {
        if (a.width() == width) {
            return a;
        }
        if (a.width() < width) {
            return draw.chance(70) ? value(Feature.SEXT, a.signal().sext(width), call("sext", a, width), a)
                : value(Feature.ZEXT, a.signal().zext(width), call("zext", a, width), a);
        }
        return draw.chance(50) ? value(Feature.TRUNC, a.signal().trunc(width).asSInt(), call("trunc", a, width) + ".asSInt()", a)
            : value(Feature.TOP, a.signal().top(width).asSInt(), call("top", a, width) + ".asSInt()", a);
    }

    private Value<SInt> signed(Draw draw, int width, int depth, int below) {
        return make(draw.part(), width, depth, below);
    }

    private Value<SInt> operation(Draw draw, int width, int depth, int below) {
        var word = draw.of(WORDS);
        return switch (word) {
            case PLUS, MINUS, AND, OR, XOR -> Expressions.binary(word, signed(draw, width, depth, below), signed(draw, width, depth, below));
            case NOT, NEGATE -> {
                var a = signed(draw, width, depth, below);
                yield value(word, word == Feature.NOT ? a.signal().not() : a.signal().negate(), call(Expressions.word(word), a), a);
            }
            case LITERAL_OPERAND -> Expressions.literalOperand(draw, true, signed(draw, width, depth, below));
            case ARITHMETIC_SHIFT, SHIFT_BY_NUMBER, ROTATE_BY_SIGNAL -> shift(draw, word, width, depth, below);
            default -> structure(draw, word, width, depth, below);
        };
    }

    private Value<SInt> shift(Draw draw, Feature word, int width, int depth, int below) {
        var a = signed(draw, width, depth, below);
        int amount = draw.chance(15) ? width + draw.below(3) : draw.below(width);
        if (word == Feature.SHIFT_BY_NUMBER) {
            return draw.chance(50) ? value(word, a.signal().shl(amount), call("shl", a, amount), a)
                : value(Feature.ARITHMETIC_SHIFT, a.signal().shr(amount), call("shr", a, amount), a);
        }
        if (word == Feature.ROTATE_BY_SIGNAL && width > 1 && Integer.bitCount(width) == 1) {
            var by = all.number(draw.part(), log2Ceil(width), depth - 1, below);
            return value(word, a.signal().rotateRight(by.signal()), call("rotateRight", a, by), a, by);
        }
        var by = all.number(draw.part(), draw.chance(75) ? indexWidth(width + 1) : draw.width(), depth - 1, below);
        return draw.chance(70) ? value(Feature.ARITHMETIC_SHIFT, a.signal().shr(by.signal()), call("shr", a, by), a, by)
            : value(Feature.SHIFT_BY_SIGNAL, a.signal().shl(by.signal()), call("shl", a, by), a, by);
    }

    private Value<SInt> structure(Draw draw, Feature word, int width, int depth, int below) {
        if (word == Feature.PLUS_WIDE && width > 1) {
            var a = signed(draw, width - 1, depth, below);
            var b = signed(draw, width - 1, depth, below);
            return value(word, a.signal().plusWide(b.signal()), call("plusWide", a, b), a, b);
        }
        if (word == Feature.TIMES && width > 1) {
            int cut = draw.between(1, width - 1);
            var a = signed(draw, cut, depth, below);
            var b = signed(draw, width - cut, depth, below);
            return value(word, a.signal().times(b.signal()), call("times", a, b), a, b);
        }
        if (word == Feature.SEXT || word == Feature.ZEXT) {
            return fitted(draw, signed(draw, draw.between(1, width), depth, below), width);
        }
        if (word == Feature.GATE) {
            var a = signed(draw, width, depth, below);
            var c = all.condition(draw.part(), depth, below);
            return value(word, a.signal().gate(c.signal()), call("gate", a, c), a, c);
        }
        if (word == Feature.UINT) {
            var a = all.number(draw.part(), width, depth, below);
            return value(Feature.AS, a.signal().asSInt(), call("asSInt", a), a);
        }
        var c = all.condition(draw.part(), depth, below);
        var a = signed(draw, width, depth, below);
        var b = signed(draw, width, depth, below);
        return value(Feature.MUX, mux(c.signal(), a.signal(), b.signal()), "mux(" + c.text() + ", " + a.text() + ", " + b.text() + ")", c, a, b);
    }
}
