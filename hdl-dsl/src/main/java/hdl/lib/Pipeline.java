package hdl.lib;

import static hdl.Hdl.*;

import hdl.*;
import java.util.ArrayList;
import java.util.function.Function;

/**
 * Registers a stream several times. A stage moves on as soon as the one in front of it is empty or moves too, so
 * bubbles close while the output stalls. Latency {@code stages} cycles, one payload per cycle, stalls when every stage
 * is full. Payload and {@code valid} are cut, {@code ready} is not: it crosses one gate per stage, so put a
 * {@link RegisterSlice} after every four or so.
 *
 * @param stages registers in a row, at least 1
 */
@Doc("Registers a stream several times; bubbles close while the output stalls.")
public record Pipeline<T extends Data<T>>(Shape<T> payload, int stages) implements Carrier<Pipeline.Io<T>> {
    public record Io<T extends Data<T>>(Stream<T> in, Stream<T> out) implements Bundle<Io<T>> {}

    public Pipeline {
        if (stages < 1) {
            throw HdlException.refused("Pipeline of " + stages + " stages: it has at least 1");
        }
    }

    /** One stage behind some logic: computes from the payload and registers the result. */
    public static <A extends Data<A>, B extends Data<B>> Stream<B> stage(Stream<A> in, Shape<B> result,
                                                                         Function<A, B> logic) {
        var stage = instance(new Pipeline<>(result, 1));
        link(stage.in(), new Stream<>(in.valid(), in.ready(), logic.apply(in.payload())));
        return stage.out();
    }

    @Override public Carrier<?> plain() {
        return new Pipeline<>(Carrier.bits(payload.width()), stages);
    }

    @Override public Io<T> ports(Ports p) {
        return new Io<>(p.in(Stream.of(payload)), p.out(Stream.of(payload)));
    }

    @Override public void body(Io<T> io) {
        var held = new ArrayList<T>();
        var full = new ArrayList<Bool>();
        for (int i = 0; i < stages; i++) {
            held.add(reg(payload));
            full.add(reg(bool()).init(0));
        }
        var ready = io.out.ready();
        for (int i = stages - 1; i >= 0; i--) {
            var data = i == 0 ? io.in.payload() : held.get(i - 1);
            var valid = i == 0 ? io.in.valid() : full.get(i - 1);
            var into = held.get(i);
            var isFull = full.get(i);
            var advance = isFull.not().or(ready).named("advance_" + i);
            when(advance, () -> {
                into.next(data);
                isFull.next(valid);
            });
            ready = advance;
        }

        io.in.ready().set(ready);
        io.out.valid().set(full.getLast());
        io.out.payload().set(held.getLast());
        check(ready.or(cat(full).all()), "refuses only when every stage is full");
        cover(io.out.valid().and(ready.not()), "stalls with every stage full");
    }
}
