package rnic.schedule;

import static hdl.Hdl.*;

import hdl.*;
import hdl.lib.Stream;

/**
 * The time that a byte takes at a rate: 65536 / rate as 16 significant bits and a power of two, by division bit by bit.
 * One rate at a time, up to 40 cycles each; {@code out} holds until it is taken.
 */
@Doc("The time that a byte takes at a rate.")
public record RateInverse() implements Circuit<RateInverse.Io> {
    static final int RATE_BITS = 20;
    static final int BITS = 16;
    /** Numerator less the bits that the quotient has behind its first one. */
    private static final long DIVIDEND = 1L << RATE_BITS - 1;

    enum Step { IDLE, NORMALISING, DIVIDING, SHOWING }

    /** significand / 2^(16 + exponent) is 1 / rate; a significand of 0 stands for no rate. */
    record Inverse(UInt significand, UInt exponent) implements Bundle<Inverse> {
        static final Shape<Inverse> SHAPE = bundle(Inverse.class, uint(BITS), uint(5));
    }

    public record Io(
        @Doc("in Mb/s; 0 = unlimited") Stream<UInt> rate,
        Stream<Inverse> out
    ) implements Bundle<Io> {}

    @Override public Io ports(Ports p) {
        return new Io(p.in(Stream.of(uint(RATE_BITS))), p.out(Stream.of(Inverse.SHAPE)));
    }

    @Override public void body(Io io) {
        var step = machine(Step.IDLE);
        var divisor = reg(uint(RATE_BITS));
        var exponent = reg(uint(5));
        var rest = reg(uint(RATE_BITS + 1));
        var quotient = reg(uint(BITS + 1));
        var left = reg(uint(5));
        var isNone = reg(bool());
        var fitting = rest.ge(divisor.zext(RATE_BITS + 1));
        var less = rest.minus(divisor.zext(RATE_BITS + 1).gate(fitting));

        step.in(Step.IDLE, () -> {
                divisor.next(io.rate.payload());
                exponent.next(RATE_BITS - 1);
                rest.next(DIVIDEND);
                left.next(BITS);
                isNone.next(io.rate.payload().eq(0));
                when(io.rate.valid(), () -> step.go(Step.NORMALISING));
            })
            .in(Step.NORMALISING, () -> when(divisor.msb().or(isNone), () -> step.go(Step.DIVIDING))
                .otherwise(() -> {
                    divisor.next(divisor.shl(1));
                    exponent.next(exponent.minus(1));
                }))
            .in(Step.DIVIDING, () -> {
                quotient.next(cat(quotient.trunc(BITS), fitting));
                rest.next(less.shl(1));
                left.next(left.minus(1));
                when(left.eq(0), () -> step.go(Step.SHOWING));
            })
            .in(Step.SHOWING, () -> when(io.out.ready(), () -> step.go(Step.IDLE)));
        check(step.is(Step.DIVIDING).not().or(isNone).or(divisor.msb()), "a divisor that divides begins with a one");
        check(step.is(Step.DIVIDING).not().or(isNone).or(rest.lt(cat(divisor, lit(0, 1)))),
            "the rest is less than two divisors");
        io.rate.ready().set(step.is(Step.IDLE));
        io.out.valid().set(step.is(Step.SHOWING));
        var rounded = quotient.trunc(BITS).or(fill(quotient.msb(), BITS));
        io.out.payload().set(new Inverse(mux(isNone, 0, rounded), exponent));
    }
}
