package hdl.lib;

import static hdl.Hdl.*;

import hdl.*;

/**
 * Takes payloads, or whole packets, out of a stream. Latency 0, one payload per cycle; stalls with the sink, but not at
 * what it drops. {@code valid}, {@code drop} and {@code ready} cross two gates.
 *
 * @param packets {@code drop} is asked at the first payload of a packet and counts for all of it; the payload is
 *                {@link Framed}
 */
@Doc("Takes payloads, or whole packets, out of a stream.")
public record DropIf<T extends Data<T>>(Shape<T> payload, boolean packets) implements Circuit<DropIf.Io<T>> {
    public record Io<T extends Data<T>>(
        @Doc("all payloads") Stream<T> in,
        @Doc("beside in, as steady as its payload: this one is not to pass") Bool drop,
        @Doc("those that pass") Stream<T> out,
        @Doc("a payload is dropped in this cycle; of a packet, its last one") Bool dropped
    ) implements Bundle<Io<T>> {}

    @Override public Io<T> ports(Ports p) {
        return new Io<>(p.in(Stream.of(payload)), p.in(bool()), p.out(Stream.of(payload)), p.out(bool()));
    }

    @Override public void body(Io<T> io) {
        var drops = packets ? ofPacket(io) : io.drop;
        io.out.valid().set(io.in.valid().and(drops.not()));
        io.out.payload().set(io.in.payload());
        io.in.ready().set(io.out.ready().or(drops));
        var last = packets ? Framed.last(io.in.payload(), "DropIf") : lit(true);
        io.dropped.set(io.in.valid().and(drops).and(last));
    }

    /** What the first payload was told. */
    private Bool ofPacket(Io<T> io) {
        var inside = reg(bool()).init(0);
        var dropping = reg(bool());
        var drops = mux(inside, dropping, io.drop);
        when(io.in.fires(), () -> {
            inside.next(Framed.last(io.in.payload(), "DropIf").not());
            dropping.next(drops);
        });
        cover(inside.and(dropping), "drops a packet of several payloads");
        return drops;
    }
}
