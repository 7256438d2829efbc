package hdl.sim.conform;

import static hdl.Hdl.bool;
import static hdl.Hdl.bundle;
import static hdl.Hdl.choice;
import static hdl.Hdl.sint;
import static hdl.Hdl.uint;
import static hdl.Hdl.vec;

import hdl.Bool;
import hdl.Bundle;
import hdl.Choice;
import hdl.Coded;
import hdl.Flipped;
import hdl.Ports;
import hdl.SInt;
import hdl.Shape;
import hdl.UInt;
import hdl.Vec;
import java.util.List;
import java.util.Optional;

/** The types that random circuits are made of. */
final class Samples {
    private Samples() {
    }

    /** Encoded by position; one code of two bits stands for nothing. */
    enum Kind { NONE, READ, WRITE }

    /** Encoded by code, with gaps. */
    enum Code implements Coded {
        LOW(1), MIDDLE(4), HIGH(9), TOP(14);

        private final long code;

        Code(long code) {
            this.code = code;
        }

        @Override public long code() {
            return code;
        }
    }

    /** States of a machine; all codes but three. */
    enum Phase { IDLE, LOAD, RUN, DRAIN, DONE }

    record Pair(UInt high, SInt low) implements Bundle<Pair> {
        static final Shape<Pair> SHAPE = bundle(f -> new Pair(f.of(uint(7)), f.of(sint(33))));
    }

    record Nest(Bool flag, Pair pair, @Flipped UInt back, Vec<Pair> pairs) implements Bundle<Nest> {
        static final Shape<Nest> SHAPE = bundle(f -> new Nest(f.of(bool()), f.of(Pair.SHAPE), f.of(uint(9)), f.of(vec(Pair.SHAPE, 3))));
    }

    /** Inputs of a random circuit. {@code late} stays 0 in the first half of a run and 1 in the second. */
    record Inputs(Bool enable, Bool late, UInt little, UInt word, UInt wide, SInt level, SInt longLevel, Choice<Kind> kind, Choice<Code> code,
                  Vec<UInt> lanes, Nest nest) implements Bundle<Inputs> {
        static Inputs of(Ports p, Draw draw) {
            return new Inputs(p.in(bool()), p.in(bool()), p.in(uint(draw.between(2, 8))), p.in(uint(draw.of(List.of(16, 31, 32, 33, 40)))),
                p.in(uint(draw.of(List.of(63, 64, 65, 100, 127, 128, 129, 200)))), p.in(sint(draw.of(List.of(1, 5, 8, 16, 31, 32)))),
                p.in(sint(draw.of(List.of(33, 63, 64, 65, 129)))), p.in(choice(Kind.class)), p.in(choice(Code.class)),
                p.in(vec(uint(draw.width()), draw.between(2, 6))), p.in(Nest.SHAPE));
        }
    }

    /** Outputs of a random circuit; those that shrinking took away are absent. */
    record Outputs(Optional<UInt> a, Optional<UInt> b, Optional<UInt> c, Optional<UInt> d, Optional<UInt> e, Optional<UInt> f,
                   Optional<SInt> g, Optional<SInt> h, Optional<SInt> i, Optional<Bool> j, Optional<Bool> k, Optional<Choice<Kind>> kind,
                   Optional<Choice<Code>> code, Optional<Vec<UInt>> lanes, Optional<Nest> nest) implements Bundle<Outputs> {
        static Outputs of(Ports p, Draw draw) {
            return new Outputs(number(p, draw), number(p, draw), number(p, draw), number(p, draw), number(p, draw), number(p, draw),
                signed(p, draw), signed(p, draw), signed(p, draw), out(p, draw.part(), bool()), out(p, draw.part(), bool()),
                out(p, draw.part(), choice(Kind.class)), out(p, draw.part(), choice(Code.class)),
                out(p, draw.part(), vec(uint(draw.width()), draw.between(2, 5))), out(p, draw.part(), Nest.SHAPE));
        }

        private static Optional<UInt> number(Ports p, Draw draw) {
            return out(p, draw.part(), uint(draw.width()));
        }

        private static Optional<SInt> signed(Ports p, Draw draw) {
            return out(p, draw.part(), sint(draw.width()));
        }

        private static <T extends hdl.Data<T>> Optional<T> out(Ports p, Draw draw, Shape<T> shape) {
            return draw.isRemoved() ? Optional.empty() : Optional.of(p.out(shape));
        }
    }
}
