package hdl.sim.conform;

import static hdl.Hdl.indexWidth;
import static hdl.Hdl.mux;

import hdl.Bits;
import hdl.Bool;
import hdl.Choice;
import hdl.Data;
import hdl.SInt;
import hdl.UInt;
import hdl.Vec;
import hdl.sim.conform.Samples.Code;
import hdl.sim.conform.Samples.Kind;
import hdl.sim.conform.Samples.Pair;
import java.util.function.Function;

/** Makes the statements that drive signals of each type. */
final class Targets {
    private final Expressions expressions;
    private final Scene scene;

    Targets(Expressions expressions) {
        this.expressions = expressions;
        scene = expressions.scene;
    }

    private record Driven(Object signal, int rank, java.util.function.Consumer<Draw> how) implements Target {
        @Override public void drive(Draw draw) {
            how.accept(draw);
        }
    }

    private <T extends Data<T>> void drive(T signal, String text, boolean register, Value<T> value) {
        scene.line(text + (register ? ".next(" : ".set(") + value.text() + ");");
        if (register) {
            signal.next(value.signal());
        } else {
            signal.set(value.signal());
        }
    }

    private <T extends Data<T>> Target simple(T signal, String text, int rank, Function<Draw, Value<T>> value) {
        return new Driven(signal, rank, draw -> drive(signal, text, rank == Scene.ANY, value.apply(draw)));
    }

    Target number(UInt signal, String text, int rank) {
        return simple(signal, text, rank, draw -> expressions.number(draw, signal.width(), draw.between(1, 3), rank));
    }

    Target signed(SInt signal, String text, int rank) {
        return simple(signal, text, rank, draw -> expressions.signed(draw, signal.width(), draw.between(1, 3), rank));
    }

    Target bool(Bool signal, String text, int rank) {
        return simple(signal, text, rank, draw -> expressions.condition(draw, draw.between(1, 3), rank));
    }

    Target kind(Choice<Kind> signal, String text, int rank) {
        return new Driven(signal, rank, draw -> {
            var value = Scene.pick(scene.kinds, draw, rank);
            if (value != null && draw.chance(50)) {
                drive(signal, text, rank == Scene.ANY, value);
            } else {
                constant(signal, text, rank == Scene.ANY, draw.of(Kind.values()));
            }
        });
    }

    Target code(Choice<Code> signal, String text, int rank) {
        return new Driven(signal, rank, draw -> {
            var value = Scene.pick(scene.codes, draw, rank);
            if (value != null && draw.chance(50)) {
                drive(signal, text, rank == Scene.ANY, value);
            } else {
                constant(signal, text, rank == Scene.ANY, draw.of(Code.values()));
            }
        });
    }

    private <E extends Enum<E>> void constant(Choice<E> signal, String text, boolean register, E constant) {
        scene.line(text + (register ? ".next(" : ".set(") + constant.getClass().getSimpleName() + "." + constant + ");");
        if (register) {
            signal.next(constant);
        } else {
            signal.set(constant);
        }
    }

    Target pair(Pair signal, String text, int rank) {
        return new Driven(signal, rank, draw -> {
            var a = Scene.pick(scene.pairs, draw, rank);
            var b = Scene.pick(scene.pairs, draw, rank);
            if (a == null || draw.chance(40)) {
                number(signal.high(), text + ".high()", rank).drive(draw.part());
                signed(signal.low(), text + ".low()", rank).drive(draw.part());
                return;
            }
            var c = expressions.condition(draw.part(), 3, rank);
            drive(signal, text, rank == Scene.ANY, Expressions.value(Feature.MUX_OF_BUNDLE, mux(c.signal(), a.signal(), b.signal()),
                "mux(" + c.text() + ", " + a.text() + ", " + b.text() + ")", c, a, b));
        });
    }

    Target vec(Vec<UInt> signal, String text, int rank) {
        return new Driven(signal, rank, draw -> {
            for (int i = 0; i < signal.size(); i++) {
                number(signal.at(i), text + ".at(" + i + ")", rank).drive(draw.part());
            }
        });
    }

    /** One element of a vec, chosen by a signal. */
    Target element(Vec<UInt> signal, String text, int rank) {
        return new Driven(signal, rank, draw -> {
            var at = expressions.number(draw.part(), indexWidth(signal.size()), 2, rank);
            var value = expressions.number(draw.part(), signal.at(0).width(), 3, rank);
            Notes.used(Feature.VEC_WRITE_BY_SIGNAL);
            drive(signal.at(at.signal()), text + ".at(" + at.text() + ")", rank == Scene.ANY, value);
        });
    }

    /** A constant that fits a register, for {@code init}. */
    static <T extends Bits<T>> String initialised(Draw draw, T register) {
        switch (register) {
            case UInt number -> {
                long value = Expressions.fitting(draw, number.width(), false);
                number.init(value);
                return ".init(" + Expressions.literal(value) + ")";
            }
            case SInt signed -> {
                long value = Expressions.fitting(draw, signed.width(), true);
                signed.init(value);
                return ".init(" + Expressions.literal(value) + ")";
            }
            default -> {
                register.initZero();
                return ".initZero()";
            }
        }
    }
}
