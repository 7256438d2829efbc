package hdl.lib;

import static hdl.Hdl.*;

import hdl.*;

/**
 * Lets through so many payloads per cycle on the average, and a burst of them at once: a token bucket. {@code rate}
 * counts parts of a payload per cycle, 1 << fraction of which are one payload; what is not used is saved up to
 * {@code burst} payloads. Latency 0; whether it is open comes from a register, so that {@code valid} and {@code ready}
 * cross one gate each. Stalls with the sink and while there is no token. Starts full. A changed rate counts from the
 * next cycle; rate 0 stops the flow.
 *
 * @param fraction bits behind the point of the rate, at least 1
 * @param burst    payloads that may pass in a row at rate 0, at least 1
 */
@Doc("Lets through so many payloads per cycle on the average, and a burst of them at once.")
public record Throttle<T extends Data<T>>(Shape<T> payload, int fraction, int burst)
    implements Circuit<Throttle.Io<T>> {
    public record Io<T extends Data<T>>(
        @Doc("payloads per cycle, in parts of 1 << fraction; at most 1 payload") UInt rate,
        @Doc("payloads at any pace") Stream<T> in,
        @Doc("the same payloads, held back") Stream<T> out
    ) implements Bundle<Io<T>> {}

    public Throttle {
        if (fraction < 1 || fraction > 30 || burst < 1 || burst > 1 << 30) {
            throw HdlException.refused("Throttle with " + fraction + " bits of fraction and bursts of " + burst
                + ": both are at least 1, and at most 30 and 1 << 30");
        }
    }

    @Override public Io<T> ports(Ports p) {
        return new Io<>(p.in(uint(fraction + 1)), p.in(Stream.of(payload)), p.out(Stream.of(payload)));
    }

    @Override public void body(Io<T> io) {
        long one = 1L << fraction;
        long most = one * burst;
        int width = 64 - Long.numberOfLeadingZeros(most);
        var tokens = reg(uint(width)).init(most);
        var open = tokens.ge(one);
        var left = mux(io.out.fires(), tokens.minus(one), tokens);
        var sum = left.plusWide(io.rate.zext(width));
        tokens.next(mux(sum.gt(most), lit(most, width), sum.trunc(width)));

        io.out.valid().set(io.in.valid().and(open));
        io.out.payload().set(io.in.payload());
        io.in.ready().set(io.out.ready().and(open));

        assume(io.rate.le(one), "a rate is at most one payload per cycle");
        check(tokens.le(most), "saves no more than a burst");
        cover(open.not().and(io.in.valid()), "holds a payload back");
    }
}
