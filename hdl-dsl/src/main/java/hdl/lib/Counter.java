package hdl.lib;

import static hdl.Hdl.*;

import hdl.*;

/**
 * Counts events from 0 to {@code states} - 1, and then begins again or stays. Latency 1 cycle from the event to the
 * count. {@code ends} is combinational from {@code up}: with WRAP it is a tick every {@code states} events.
 *
 * @param states values of the count, at least 2
 * @param end    what follows the last value
 */
@Doc("Counts events, and then begins again or stays.")
public record Counter(long states, End end) implements Circuit<Counter.Io> {
    /** What follows the last value. */
    public enum End {
        /** 0. */
        WRAP,
        /** Itself, until cleared. */
        STAY
    }

    public record Io(
        @Doc("one event") Bool up,
        @Doc("the count becomes 0; goes before up") Bool clear,
        @Doc("events since the last clear or wrap") UInt count,
        @Doc("an event, while the count has its last value") Bool ends
    ) implements Bundle<Io> {}

    public Counter {
        if (states < 2) {
            throw HdlException.refused("Counter with " + states + " values: it has at least 2");
        }
    }

    @Override public Io ports(Ports p) {
        return new Io(p.in(bool()), p.in(bool()), p.out(uint(width())), p.out(bool()));
    }

    /** Bits of the count. */
    public int width() {
        return 64 - Long.numberOfLeadingZeros(states - 1);
    }

    @Override public void body(Io io) {
        var count = reg(uint(width())).init(0);
        var isLast = count.eq(states - 1);
        boolean turnsByItself = end == End.WRAP && Long.bitCount(states) == 1;
        var after = turnsByItself ? count.plus(1)
            : mux(isLast, end == End.WRAP ? lit(0, width()) : count, count.plus(1));

        when(io.clear, () -> count.next(0))
            .elseWhen(io.up, () -> count.next(after));

        io.count.set(count);
        io.ends.set(io.up.and(isLast));

        if (Long.bitCount(states) != 1) {
            check(count.le(states - 1), "counts no further than its last value");
        }
        cover(io.ends, "reaches its last value");
    }
}
