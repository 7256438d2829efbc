package hdl.lib;

import static hdl.Hdl.*;

import hdl.*;

/**
 * Cuts every combinational path of a stream, {@code ready} included, with a single register: half of a
 * {@link RegisterSlice} in area and in rate. Latency 1 cycle; at most one payload in two cycles, since the place is
 * refilled only when it is seen empty. For control words and slow buses; data paths take {@link RegisterSlice}, or a
 * {@link Pipeline} of one stage when {@code ready} need not be cut.
 */
@Doc("Cuts every path of a stream with a single register: one payload in two cycles.")
public record HalfSlice<T extends Data<T>>(Shape<T> payload) implements Carrier<HalfSlice.Io<T>> {
    public record Io<T extends Data<T>>(Stream<T> in, Stream<T> out) implements Bundle<Io<T>> {}

    @Override public Carrier<?> plain() {
        return new HalfSlice<>(Carrier.bits(payload.width()));
    }

    @Override public Io<T> ports(Ports p) {
        return new Io<>(p.in(Stream.of(payload)), p.out(Stream.of(payload)));
    }

    @Override public void body(Io<T> io) {
        var shown = reg(payload);
        var full = reg(bool()).init(0);

        when(io.in.fires(), () -> {
            shown.next(io.in.payload());
            full.next(true);
        }).elseWhen(io.out.ready(), () -> full.next(false));

        io.in.ready().set(full.not());
        io.out.valid().set(full);
        io.out.payload().set(shown);

        check(io.in.ready().xor(io.out.valid()), "takes or gives, never both");
        cover(full.and(io.out.ready().not()), "waits for the sink");
    }
}
