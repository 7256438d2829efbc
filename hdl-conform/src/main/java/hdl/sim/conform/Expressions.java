package hdl.sim.conform;

import hdl.Bool;
import hdl.Data;
import hdl.SInt;
import hdl.UInt;
import hdl.Word;
import java.util.Locale;

/** Random expressions of a wanted type and width, out of the signals of a scene that are older than a rank. */
final class Expressions {
    final Scene scene;
    private final Numbers numbers;
    private final SignedNumbers signed;
    private final Conditions conditions;

    Expressions(Scene scene) {
        this.scene = scene;
        numbers = new Numbers(this);
        signed = new SignedNumbers(this);
        conditions = new Conditions(this);
    }

    Value<UInt> number(Draw draw, int width, int depth, int below) {
        return numbers.make(draw, width, depth, below);
    }

    Value<SInt> signed(Draw draw, int width, int depth, int below) {
        return signed.make(draw, width, depth, below);
    }

    Value<Bool> condition(Draw draw, int depth, int below) {
        return conditions.make(draw, depth, below);
    }

    /** A condition of a statement: never a constant, for an event-driven simulator runs no block without inputs. */
    Value<Bool> decision(Draw draw, int depth, int below) {
        var made = conditions.make(draw, depth, below);
        return made.isConstant() ? scene.bits.getFirst() : made;
    }

    // ---- results

    static <T extends Data<T>> Value<T> value(Feature feature, T signal, String text, Value<?>... operands) {
        Notes.used(feature);
        if (signal.width() > 1) {
            Notes.used(Feature.ofWidth(signal.width()));
        }
        int rank = 0;
        boolean constant = true;
        for (var operand : operands) {
            rank = Math.max(rank, operand.rank());
            constant &= operand.isConstant();
        }
        return new Value<>(signal, text, constant ? Value.CONSTANT : rank);
    }

    /** {@code a.word(b, ...)}. */
    static String call(String word, Value<?> receiver, Object... arguments) {
        var out = new StringBuilder(receiver.text()).append('.').append(word).append('(');
        var comma = "";
        for (var argument : arguments) {
            out.append(comma).append(argument instanceof Value<?> value ? value.text() : argument);
            comma = ", ";
        }
        return out.append(')').toString();
    }

    static String word(Feature feature) {
        var text = feature.name().toLowerCase(Locale.ROOT);
        int cut = text.indexOf('_');
        return cut < 0 ? text : text.substring(0, cut) + Character.toUpperCase(text.charAt(cut + 1)) + text.substring(cut + 2);
    }

    // ---- words that both kinds of numbers have

    static <T extends Word<T>> Value<T> binary(Feature word, Value<T> a, Value<T> b) {
        var x = a.signal();
        var y = b.signal();
        return value(word, switch (word) {
            case PLUS -> x.plus(y);
            case MINUS -> x.minus(y);
            case AND -> x.and(y);
            case OR -> x.or(y);
            default -> x.xor(y);
        }, call(word(word), a, b), a, b);
    }

    static <T extends Word<T>> Value<T> literalOperand(Draw draw, boolean signed, Value<T> a) {
        var word = draw.of(Feature.PLUS, Feature.MINUS, Feature.AND, Feature.OR, Feature.XOR);
        long number = fitting(draw, a.width(), signed);
        var x = a.signal();
        Notes.used(word);
        return value(Feature.LITERAL_OPERAND, switch (word) {
            case PLUS -> x.plus(number);
            case MINUS -> x.minus(number);
            case AND -> x.and(number);
            case OR -> x.or(number);
            default -> x.xor(number);
        }, call(word(word), a, literal(number)), a);
    }

    // ---- constants

    /** A number as Java writes it. */
    static String literal(long number) {
        return number + (number == (int) number ? "" : "L");
    }

    /** A number that fits in the width, often one at its end. */
    static long fitting(Draw draw, int width, boolean signed) {
        int magnitude = Math.min(62, signed ? width - 1 : width);
        long most = magnitude == 0 ? 0 : (1L << magnitude) - 1;
        long value = switch (draw.below(4)) {
            case 0 -> most;
            case 1 -> most & 1;
            case 2 -> Math.min(most, draw.below(8));
            default -> draw.word() & most;
        };
        return signed && draw.chance(50) ? -value - 1 : value;
    }
}
