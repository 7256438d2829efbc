package hdl.lib;

import static hdl.Hdl.*;

import hdl.*;

/**
 * Cuts every combinational path of a stream, {@code ready} included. Latency 1 cycle; one payload per cycle; stalls
 * only when the output stalls and both places are full.
 */
@Doc("Cuts every path of a stream, ready included, at full throughput: one beat shown, one held in reserve.")
public record RegisterSlice<T extends Data<T>>(Shape<T> payload) implements Carrier<RegisterSlice.Io<T>> {
    public record Io<T extends Data<T>>(Stream<T> in, Stream<T> out) implements Bundle<Io<T>> {}

    @Override public Carrier<?> plain() {
        return new RegisterSlice<>(Carrier.bits(payload.width()));
    }

    @Override public Io<T> ports(Ports p) {
        return new Io<>(p.in(Stream.of(payload)), p.out(Stream.of(payload)));
    }

    @Override public void body(Io<T> io) {
        var shown = reg(payload);
        var spare = reg(payload);
        var shownFull = reg(bool()).init(0);
        var spareFull = reg(bool()).init(0);
        var advance = shownFull.not().or(io.out.ready());

        when(advance, () -> {
            shown.next(mux(spareFull, spare, io.in.payload()));
            shownFull.next(spareFull.or(io.in.valid()));
            spareFull.next(false);
        }).elseWhen(io.in.fires(), () -> {
            spare.next(io.in.payload());
            spareFull.next(true);
        });

        io.in.ready().set(spareFull.not());
        io.out.valid().set(shownFull);
        io.out.payload().set(shown);

        check(spareFull.not().or(shownFull), "the spare payload stands behind one that is shown");
        cover(spareFull, "holds two payloads");
    }
}
