package hdl.sim.conform;

import hdl.Bool;
import hdl.Choice;
import hdl.Data;
import hdl.SInt;
import hdl.UInt;
import hdl.sim.conform.Samples.Pair;

/** Drives the inputs of one instance, and knows the youngest wire that they depend on. */
final class Connections {
    private final Expressions expressions;
    private final int below;
    private int rank;

    Connections(Expressions expressions, int below) {
        this.expressions = expressions;
        this.below = below;
    }

    /** Rank of the instance's outputs. */
    int rank() {
        return rank;
    }

    private <T extends Data<T>> void set(T input, String text, Value<T> value) {
        rank = Math.max(rank, value.rank());
        expressions.scene.line(text + ".set(" + value.text() + ");");
        input.set(value.signal());
    }

    void number(Draw draw, UInt input, String text) {
        set(input, text, expressions.number(draw, input.width(), 2, below));
    }

    void signed(Draw draw, SInt input, String text) {
        set(input, text, expressions.signed(draw, input.width(), 2, below));
    }

    void bool(Draw draw, Bool input, String text) {
        set(input, text, expressions.condition(draw, 2, below));
    }

    void pair(Draw draw, Pair input, String text) {
        number(draw.part(), input.high(), text + ".high()");
        signed(draw.part(), input.low(), text + ".low()");
    }

    <E extends Enum<E>> void choice(Choice<E> input, String text, Value<Choice<E>> value) {
        set(input, text, value);
    }
}
