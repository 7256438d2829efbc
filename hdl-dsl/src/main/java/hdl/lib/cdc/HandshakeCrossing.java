package hdl.lib.cdc;

import static hdl.Hdl.*;

import hdl.*;
import hdl.lib.Stream;

/**
 * Brings a stream of any payload into another clock, one payload at a time: it is held still while a flag crosses, and
 * the next one is taken when an answer has come back. Latency 1 cycle of {@code from} and then 3 to 4 of {@code to};
 * one payload in about three cycles of each clock and those the sink waits. For settings, events and status; a data
 * path takes {@link AsyncFifo}. Both clocks are reset together.
 */
@Doc("Brings a stream into another clock, one payload at a time.")
public record HandshakeCrossing<T extends Data<T>>(Shape<T> payload) implements Circuit<HandshakeCrossing.Io<T>> {
    public record Io<T extends Data<T>>(Clock from, Clock to, Stream<T> in, Stream<T> out) implements Bundle<Io<T>> {}

    @Override public Io<T> ports(Ports p) {
        var from = p.clock();
        var to = p.clock();
        return new Io<>(from, to, p.on(from).in(Stream.of(payload)), p.on(to).out(Stream.of(payload)));
    }

    @Override public void body(Io<T> io) {
        in(io.from, () -> {
            var held = reg(payload);
            var request = reg(bool()).init(0);               // changes with every payload
            in(io.to, () -> answer(io, held, request));
        });
    }

    /** The side that receives: shows what is held, and answers by copying the request. */
    private void answer(Io<T> io, T held, Bool request) {
        var requested = instance(new Synchronizer(2));
        var answer = reg(bool()).init(0);
        var shown = reg(payload);
        var full = reg(bool()).init(0);
        var arrives = requested.settled().ne(answer).and(full.not());

        requested.value().set(request);
        when(arrives, () -> {
            shown.next(Crossing.here(held));
            full.next(true);
            answer.next(requested.settled());
        }).elseWhen(io.out.ready(), () -> full.next(false));
        io.out.valid().set(full);
        io.out.payload().set(shown);
        in(io.from, () -> {
            var answered = instance(new Synchronizer(2));
            answered.value().set(answer);
            io.in.ready().set(answered.settled().eq(request));
            when(io.in.fires(), () -> {
                held.next(io.in.payload());
                request.next(request.not());
            });
        });
    }
}
