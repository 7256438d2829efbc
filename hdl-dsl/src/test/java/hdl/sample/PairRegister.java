package hdl.sample;

import static hdl.Hdl.bundle;
import static hdl.Hdl.reg;
import static hdl.Hdl.uint;

import hdl.Bundle;
import hdl.Circuit;
import hdl.Data;
import hdl.Ports;
import hdl.Shape;
import hdl.UInt;

/** Registers of two bundles, one behind a type parameter; outside the package of the language, as authors are. */
public record PairRegister<T extends Data<T>>(Shape<T> payload) implements Circuit<PairRegister.Io<T>> {
    public record Pair(UInt low, UInt high) implements Bundle<Pair> {
        public static final Shape<Pair> SHAPE = bundle(f -> new Pair(f.of(uint(4)), f.of(uint(4))));
    }

    public record Io<T extends Data<T>>(Pair in, T extra, Pair out, T more) implements Bundle<Io<T>> {}

    @Override public Io<T> ports(Ports p) {
        return new Io<>(p.in(Pair.SHAPE), p.in(payload), p.out(Pair.SHAPE), p.out(payload));
    }

    @Override public void body(Io<T> io) {
        var pair = reg(Pair.SHAPE).initZero();
        var other = reg(payload).initZero().attribute("keep", "true");

        pair.next(io.in);
        other.next(io.extra);

        io.out.set(pair);
        io.more.set(other);
    }
}
