package rnic.common;

import static hdl.Hdl.*;

import hdl.*;
import hdl.lib.Fifo;
import hdl.lib.Stream;

/**
 * A {@link Fifo} in LUT memory that a payload passes in the same cycle when nothing waits; latency 0 then, and one
 * cycle as long as something does. One payload per cycle in and out. {@code in.ready} comes from registers alone;
 * {@code out} does not, so a register has to stand in front of it or behind it.
 *
 * @param depth payloads it holds, any number from 2
 */
@Doc("Holds payloads and gives them back in order; lets them pass when nothing waits.")
public record PassingFifo<T extends Data<T>>(Shape<T> payload, int depth) implements Carrier<PassingFifo.Io<T>> {
    public record Io<T extends Data<T>>(
        Stream<T> in,
        Stream<T> out,
        @Doc("payloads held, without one that passes") UInt level
    ) implements Bundle<Io<T>> {}

    @Override public Carrier<?> plain() {
        return new PassingFifo<>(Carrier.bits(payload.width()), depth);
    }

    @Override public Io<T> ports(Ports p) {
        return new Io<>(p.in(Stream.of(payload)), p.out(Stream.of(payload)), p.out(uint(log2Ceil(depth + 1))));
    }

    @Override public void body(Io<T> io) {
        var fifo = instance(new Fifo<>(payload, depth, LUTRAM, true));
        var waiting = fifo.out().valid();
        io.level.set(fifo.level().orElseThrow());
        fifo.in().valid().set(io.in.valid().and(waiting.or(io.out.ready().not())));
        fifo.in().payload().set(io.in.payload());
        io.in.ready().set(fifo.in().ready());
        io.out.valid().set(waiting.or(io.in.valid()));
        io.out.payload().set(mux(waiting, fifo.out().payload(), io.in.payload()));
        fifo.out().ready().set(io.out.ready());
    }
}
