package rnic.registers;

import static hdl.Hdl.*;

import hdl.*;

/**
 * Counts sixteenths of a microsecond, and nanoseconds, both exactly on average, whatever the clock. They wrap after
 * 268 s and 4.3 s. Latency 1 cycle behind the fraction; nothing stalls it.
 *
 * @param clockKilohertz of the core clock, at least 16000
 */
@Doc("Counts sixteenths of a microsecond, and nanoseconds.")
public record Timebase(int clockKilohertz) implements Circuit<Timebase.Io> {
    /** Counts per millisecond. */
    private static final int RATE = 16_000;
    /** Per millisecond. */
    private static final int NANOSECONDS = 1_000_000;
    private static final int FRACTION_BITS = 20;

    public record Io(@Doc("in 1/16 us") UInt now, @Doc("in ns") UInt nanoseconds) implements Bundle<Io> {}

    public Timebase {
        if (clockKilohertz < RATE || clockKilohertz >= 1 << FRACTION_BITS) {
            throw new IllegalArgumentException("Timebase of " + clockKilohertz + " kHz; it must be " + RATE + " to "
                + ((1 << FRACTION_BITS) - 1));
        }
    }

    @Override public Io ports(Ports p) {
        return new Io(p.out(uint(32)), p.out(uint(32)));
    }

    @Override public void body(Io io) {
        var now = reg(uint(32)).init(0);
        var fraction = reg(uint(FRACTION_BITS)).init(0);
        var tick = reg(bool()).init(0);
        var full = fraction.ge(clockKilohertz - RATE);

        fraction.next(mux(full, fraction.minus(clockKilohertz - RATE), fraction.plus(RATE)));
        tick.next(full);
        when(tick, () -> now.next(now.plus(1)));

        io.now.set(now);

        check(fraction.lt(clockKilohertz), "a fraction is less than a whole");
        nanoseconds(io.nanoseconds);
    }

    /** Whole nanoseconds of a cycle, and one more as often as their rest makes one. */
    private void nanoseconds(UInt out) {
        int whole = NANOSECONDS / clockKilohertz;
        int rest = NANOSECONDS % clockKilohertz;
        var time = reg(uint(32)).named("time").init(0);
        var part = reg(uint(FRACTION_BITS)).named("part").init(0);
        var more = reg(bool()).named("more").init(0);
        var full = part.ge(clockKilohertz - rest);
        part.next(mux(full, part.minus(clockKilohertz - rest), part.plus(rest)));
        more.next(full);
        time.next(time.plus(mux(more, lit(whole + 1, 32), lit(whole, 32))));
        out.set(time);
        check(part.lt(clockKilohertz), "a part is less than a whole");
    }
}
