package hdl.lib;

import static hdl.Hdl.*;

import hdl.*;

/**
 * Divides whole numbers, one bit of the quotient per cycle. Latency {@code dividend} + 1 cycles, one division in as
 * many cycles; stalls while it divides and until its result is taken. {@code in.ready} follows {@code out.ready}
 * through one gate, everything else comes from registers. Division by 0 gives a quotient of all ones and the
 * dividend's low bits as the remainder.
 *
 * @param dividend bits of the dividend and of the quotient, at least 2
 * @param divisor  bits of the divisor and of the remainder, at least 1
 */
@Doc("Divides whole numbers, one bit of the quotient per cycle.")
public record Divider(int dividend, int divisor) implements Circuit<Divider.Io> {
    /** What is divided by what. */
    public record Operands(UInt dividend, UInt divisor) implements Bundle<Operands> {
        public static Shape<Operands> of(int dividend, int divisor) {
            return bundle(Operands.class, uint(dividend), uint(divisor));
        }
    }

    /** What comes of it. */
    public record Result(UInt quotient, UInt remainder) implements Bundle<Result> {
        public static Shape<Result> of(int dividend, int divisor) {
            return bundle(Result.class, uint(dividend), uint(divisor));
        }
    }

    public record Io(
        @Doc("what is divided by what") Stream<Operands> in,
        @Doc("what comes of it, in order") Stream<Result> out
    ) implements Bundle<Io> {}

    public Divider {
        if (dividend < 2 || divisor < 1) {
            throw HdlException.refused("Divider of " + dividend + " by " + divisor
                + " bits: it has at least 2 and 1");
        }
    }

    @Override public Io ports(Ports p) {
        return new Io(p.in(Stream.of(Operands.of(dividend, divisor))), p.out(Stream.of(Result.of(dividend, divisor))));
    }

    @Override public void body(Io io) {
        var busy = reg(bool()).init(0);
        var done = reg(bool()).init(0);
        var step = reg(uint(indexWidth(dividend))).init(0);
        var quotient = reg(uint(dividend));                  // the dividend leaves on top, the quotient comes below
        var remainder = reg(uint(divisor));
        var by = reg(uint(divisor));

        var partial = cat(remainder, quotient.msb());        // less than twice the divisor
        var difference = partial.minus(by.zext(divisor + 1));
        var fits = partial.ge(by.zext(divisor + 1));
        var isLast = step.eq(dividend - 1);

        when(io.in.fires(), () -> {
            busy.next(true);
            step.next(0);
            quotient.next(io.in.payload().dividend());
            remainder.next(0);
            by.next(io.in.payload().divisor());
        }).elseWhen(busy, () -> {
            step.next(step.plus(1));
            busy.next(isLast.not());
            quotient.next(cat(quotient.trunc(dividend - 1), fits));
            remainder.next(mux(fits, difference, partial).trunc(divisor));
        });
        when(busy.and(isLast), () -> done.next(true))
            .elseWhen(io.out.ready(), () -> done.next(false));

        io.in.ready().set(busy.not().and(done.not().or(io.out.ready())));
        io.out.valid().set(done);
        io.out.payload().quotient().set(quotient);
        io.out.payload().remainder().set(remainder);

        check(busy.and(done).not(), "divides nothing while a result is shown");
        if (Integer.bitCount(dividend) != 1) {
            check(busy.not().or(step.le(dividend - 1)), "has a step for each bit");
        }
        check(busy.not().or(by.eq(0)).or(remainder.lt(by)), "what remains is less than the divisor");
        cover(done.and(by.eq(0)), "is asked to divide by 0");
    }
}
