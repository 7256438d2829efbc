package rnic.congestion;

import static hdl.Hdl.*;

import hdl.*;
import hdl.lib.Divider;
import hdl.lib.Valid;
import rnic.context.CongestionSettings;

/**
 * The delay that each size of a window aims at, and how steeply the window grows below it: for every eighth of an
 * octave from a window of 16/256 packet on, again and again from the settings, some 4,000 cycles for all. So a flow
 * multiplies and divides nothing for its target, and new settings are in force at most two rounds later.
 */
@Doc("The target of every size of a window, from the settings.")
public record NsmTargets() implements Circuit<NsmTargets.Io> {
    static final int TARGET_BITS = 10;
    static final int SLOPE_BITS = 23;
    /** 65536, which is divided. */
    private static final int DIVIDEND_BITS = 17;
    private static final int GAIN_BITS = 8;
    private static final int SUM_BITS = 17;
    /** Logarithm of the first window. */
    private static final int FIRST = 32;
    /** From here on the target is divided by as an even number. */
    private static final int EVEN = 512;

    enum Step { BEGINNING, REACHING, LIMITING, DIVIDING, MULTIPLYING, SHOWING }

    /** Of one size of a window. */
    record Target(
        @Doc("in 1/16 us") UInt target,
        @Doc("gain times 65536 / target: growth per delay below the target") UInt slope
    ) implements Bundle<Target> {
        static final Shape<Target> SHAPE = bundle(Target.class, uint(TARGET_BITS), uint(SLOPE_BITS));
    }

    /** The target of a logarithm. */
    record Entry(UInt logarithm, Target target) implements Bundle<Entry> {
        static final Shape<Entry> SHAPE = bundle(Entry.class, uint(Logarithm.BITS), Target.SHAPE);
    }

    public record Io(CongestionSettings settings, Valid<Entry> entry) implements Bundle<Io> {}

    @Override public Io ports(Ports p) {
        return new Io(p.in(CongestionSettings.SHAPE), p.out(Valid.of(Entry.SHAPE)));
    }

    @Override public void body(Io io) {
        var settings = io.settings;
        ignore(settings);
        var step = machine(Step.BEGINNING);
        var index = reg(uint(Logarithm.BITS));
        var reached = reg(uint(8));
        var sum = reg(uint(SUM_BITS));                       // eight times the target, with a sign
        var target = reg(uint(TARGET_BITS));
        var slope = reg(uint(SLOPE_BITS));
        var gain = reg(uint(GAIN_BITS));
        var left = reg(uint(3));
        var divider = instance(new Divider(DIVIDEND_BITS, TARGET_BITS));
        var scale = settings.scale().zext(SUM_BITS);
        var whole = sum.bits(SUM_BITS - 1, 3).asSInt();
        var least = settings.target().shr(1).zext(SUM_BITS - 3).asSInt();
        var most = settings.target().zext(SUM_BITS - 3).shl(1).asSInt();
        var limited = mux(whole.lt(least), least, mux(whole.gt(most), most, whole));

        ignore(limited);

        step.in(Step.BEGINNING, () -> {
                index.next(0);
                reached.next(settings.reference());
                sum.next(cat(settings.target(), lit(0, 3)).zext(SUM_BITS));
                step.go(Step.REACHING);
            })
            .in(Step.REACHING, () -> when(reached.eq(FIRST), () -> step.go(Step.LIMITING))
                .elseWhen(reached.gt(FIRST), () -> {
                    reached.next(reached.minus(1));
                    sum.next(sum.plus(scale));
                })
                .otherwise(() -> {
                    reached.next(reached.plus(1));
                    sum.next(sum.minus(scale));
                }))
            .in(Step.LIMITING, () -> {
                target.next(limited.asUInt().trunc(TARGET_BITS));
                step.go(Step.DIVIDING);
            })
            .in(Step.DIVIDING, () -> {
                slope.next(0);
                gain.next(settings.gain());
                left.next(GAIN_BITS - 1);
                when(divider.out().valid(), () -> step.go(Step.MULTIPLYING));
            })
            .in(Step.MULTIPLYING, () -> {
                slope.next(slope.shl(1).plus(divider.out().payload().quotient().zext(SLOPE_BITS).gate(gain.msb())));
                gain.next(gain.shl(1));
                left.next(left.minus(1));
                when(left.eq(0), () -> step.go(Step.SHOWING));
            })
            .in(Step.SHOWING, () -> {
                index.next(index.plus(1));
                sum.next(sum.minus(scale));
                step.go(Step.LIMITING);
                when(index.all(), () -> step.go(Step.BEGINNING));
            });

        var asked = reg(bool()).init(0);
        divider.in().valid().set(step.is(Step.DIVIDING).and(asked.not()));
        asked.next(step.is(Step.DIVIDING).and(asked.or(divider.in().fires())));
        divider.in().payload().dividend().set(1L << DIVIDEND_BITS - 1);
        var even = target.and(lit(-2L & (1L << TARGET_BITS) - 1, TARGET_BITS));
        divider.in().payload().divisor().set(mux(target.ge(EVEN), even, target));
        divider.out().ready().set(step.is(Step.SHOWING));
        ignore(divider.out().payload().remainder());
        check(step.is(Step.MULTIPLYING).not().or(divider.out().valid()), "what is multiplied has been divided");
        io.entry.valid().set(step.is(Step.SHOWING));
        io.entry.value().set(new Entry(index, new Target(target, slope)));
    }
}
