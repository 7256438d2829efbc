package hdl.lib;

import static hdl.Hdl.*;

import hdl.*;

/**
 * Waits for one payload of each of two streams and passes them on together. Latency 0, one pair per cycle, stalls with
 * the slower source and with the sink; {@code ready} depends on the other side's {@code valid}. Combinational: three
 * streams are two joins.
 */
@Doc("Waits for one payload of each of two streams and passes them on together.")
public record Join<A extends Data<A>, B extends Data<B>>(Shape<A> left, Shape<B> right)
    implements Circuit<Join.Io<A, B>> {
    /** Two payloads that belong together. */
    public record Pair<A extends Data<A>, B extends Data<B>>(A left, B right) implements Bundle<Pair<A, B>> {
        public static <A extends Data<A>, B extends Data<B>> Shape<Pair<A, B>> of(Shape<A> left, Shape<B> right) {
            return bundle(f -> new Pair<>(f.of(left), f.of(right)));
        }
    }

    public record Io<A extends Data<A>, B extends Data<B>>(Stream<A> left, Stream<B> right, Stream<Pair<A, B>> out)
        implements Bundle<Io<A, B>> {}

    @Override public Io<A, B> ports(Ports p) {
        return new Io<>(p.in(Stream.of(left)), p.in(Stream.of(right)), p.out(Stream.of(Pair.of(left, right))));
    }

    @Override public void body(Io<A, B> io) {
        io.out.valid().set(io.left.valid().and(io.right.valid()));
        io.out.payload().left().set(io.left.payload());
        io.out.payload().right().set(io.right.payload());
        io.left.ready().set(io.right.valid().and(io.out.ready()));
        io.right.ready().set(io.left.valid().and(io.out.ready()));
    }
}
