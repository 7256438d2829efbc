package hdl.sim.conform;

import static hdl.Hdl.indexWidth;
import static hdl.Hdl.lit;
import static hdl.Hdl.mux;
import static hdl.sim.conform.Expressions.call;
import static hdl.sim.conform.Expressions.value;

import hdl.Bool;
import hdl.UInt;
import hdl.Word;
import hdl.sim.conform.Samples.Code;
import hdl.sim.conform.Samples.Kind;
import java.util.List;

/** Random conditions. */
final class Conditions {
    private static final List<Feature> COMPARISONS = List.of(Feature.EQ, Feature.NE, Feature.LT, Feature.LE, Feature.GT, Feature.GE);
    private static final List<Feature> OTHERS = List.of(Feature.BIT, Feature.BIT, Feature.BIT_BY_SIGNAL, Feature.ALL, Feature.ANY, Feature.PARITY,
        Feature.AND, Feature.OR, Feature.XOR, Feature.NOT, Feature.MUX, Feature.CHOICE, Feature.CODED_CHOICE);

    private final Expressions all;
    private final Scene scene;

    Conditions(Expressions all) {
        this.all = all;
        scene = all.scene;
    }

    Value<Bool> make(Draw draw, int depth, int below) {
        if (draw.isZero()) {
            return value(Feature.BOOL, lit(false), "lit(false)");
        }
        if (draw.isRemoved() || depth <= 0 || draw.chance(15)) {
            return leaf(draw, below);
        }
        return draw.chance(40) ? comparison(draw, depth - 1, below) : other(draw, depth - 1, below);
    }

    private Value<Bool> leaf(Draw draw, int below) {
        var found = Scene.pick(scene.bits, draw, below);
        return found == null ? value(Feature.BOOL, lit(false), "lit(false)") : found;
    }

    private Value<Bool> comparison(Draw draw, int depth, int below) {
        var word = draw.of(COMPARISONS);
        int width = draw.width();
        boolean literal = draw.chance(35);
        if (draw.chance(40)) {
            Notes.used(Feature.SIGNED_COMPARISON);
            var a = all.signed(draw.part(), width, depth, below);
            return literal ? literal(word, a, Expressions.fitting(draw, width, true)) : both(word, a, all.signed(draw.part(), width, depth, below));
        }
        var a = all.number(draw.part(), width, depth, below);
        return literal ? literal(word, a, Expressions.fitting(draw, width, false)) : both(word, a, all.number(draw.part(), width, depth, below));
    }

    private static <T extends Word<T>> Value<Bool> literal(Feature word, Value<T> a, long number) {
        var x = a.signal();
        return value(word, switch (word) {
            case EQ -> x.eq(number);
            case NE -> x.ne(number);
            case LT -> x.lt(number);
            case LE -> x.le(number);
            case GT -> x.gt(number);
            default -> x.ge(number);
        }, call(Expressions.word(word), a, Expressions.literal(number)), a);
    }

    private static <T extends Word<T>> Value<Bool> both(Feature word, Value<T> a, Value<T> b) {
        var x = a.signal();
        var y = b.signal();
        return value(word, switch (word) {
            case EQ -> x.eq(y);
            case NE -> x.ne(y);
            case LT -> x.lt(y);
            case LE -> x.le(y);
            case GT -> x.gt(y);
            default -> x.ge(y);
        }, call(Expressions.word(word), a, b), a, b);
    }

    private Value<Bool> other(Draw draw, int depth, int below) {
        var word = draw.of(OTHERS);
        return switch (word) {
            case BIT, BIT_BY_SIGNAL, ALL, ANY, PARITY -> ofNumber(draw, word, all.number(draw.part(), draw.width(), depth, below), depth, below);
            case NOT -> {
                var a = make(draw.part(), depth, below);
                yield value(word, a.signal().not(), call("not", a), a);
            }
            case CHOICE -> {
                var a = Scene.pick(scene.kinds, draw, below);
                var constant = draw.of(Kind.values());
                yield a == null ? leaf(draw, below) : value(word, a.signal().is(constant), call("is", a, constant), a);
            }
            case CODED_CHOICE -> {
                var a = Scene.pick(scene.codes, draw, below);
                var constant = draw.of(Code.values());
                yield a == null ? leaf(draw, below) : value(word, a.signal().is(constant), call("is", a, constant), a);
            }
            default -> logic(draw, word, depth, below);
        };
    }

    private Value<Bool> logic(Draw draw, Feature word, int depth, int below) {
        var a = make(draw.part(), depth, below);
        var b = make(draw.part(), depth, below);
        if (word == Feature.MUX) {
            var c = make(draw.part(), depth, below);
            return value(word, mux(c.signal(), a.signal(), b.signal()), "mux(" + c.text() + ", " + a.text() + ", " + b.text() + ")", c, a, b);
        }
        return value(word, word == Feature.AND ? a.signal().and(b.signal()) : word == Feature.OR ? a.signal().or(b.signal())
            : a.signal().xor(b.signal()), call(Expressions.word(word), a, b), a, b);
    }

    private Value<Bool> ofNumber(Draw draw, Feature word, Value<UInt> a, int depth, int below) {
        int index = draw.below(a.width());
        return switch (word) {
            case BIT -> draw.chance(25) ? value(word, a.signal().msb(), call("msb", a), a) : value(word, a.signal().bit(index), call("bit", a, index), a);
            case BIT_BY_SIGNAL -> {
                var at = all.number(draw.part(), draw.chance(80) ? indexWidth(a.width()) : draw.between(1, 9), depth - 1, below);
                yield value(word, a.signal().bit(at.signal()), call("bit", a, at), a, at);
            }
            case ALL -> value(word, a.signal().all(), call("all", a), a);
            case ANY -> value(word, a.signal().any(), call("any", a), a);
            default -> value(word, a.signal().parity(), call("parity", a), a);
        };
    }
}
