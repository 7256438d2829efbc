package rnic.retransmit;

import static hdl.Hdl.*;

import hdl.*;
import java.util.Optional;
import rnic.messages.Departure;

/**
 * What one more sample adds to the smoothed round-trip time: (sample - srtt) / 2^shift, the sample kept between 1 us
 * and 4 ms. Latency {@link #LATENCY} cycles, one per cycle; the last step, a shift, stands behind the registers.
 *
 * @param stamps packets of some flows carry when they left, and acknowledgements tell it of the newest that has come
 */
@Doc("What one more sample adds to the smoothed round-trip time.")
public record RoundTrip(boolean stamps) implements Circuit<RoundTrip.Io> {
    static final int LATENCY = 3;
    private static final int LEAST = 16;
    private static final int MOST = 64_000;

    public record Io(
        @Doc("in 1/16 us") UInt now,
        @Doc("when the timed packet was sent") UInt sent,
        @Doc("smoothed so far") UInt old,
        @Doc("rel_srtt_shift") UInt shift,
        Optional<Stamp> stamp,
        @Doc("to be added") UInt step
    ) implements Bundle<Io> {}

    /** What takes the place of the timed packet. */
    public record Stamp(@Doc("when the newest packet left") UInt left, @Doc("a cycle later: it is so") Bool counts)
        implements Bundle<Stamp> {}

    @Override public Io ports(Ports p) {
        var time = uint(WindowWord.SAMPLE_BITS);
        return new Io(p.at(0).in(time), p.at(0).in(time), p.at(0).in(uint(16)), p.steady().in(uint(3)),
            stamps ? Optional.of(new Stamp(p.at(0).in(uint(Departure.STAMP_BITS)), p.at(1).in(bool())))
                : Optional.empty(),
            p.at(LATENCY).out(uint(16)));
    }

    @Override public void body(Io io) {
        timeline(io.now).aligned();
        var elapsed = stage(io.now.minus(io.sent));
        var trip = io.stamp.map(stamp -> mux(stamp.counts, sinceStamp(io, stamp), elapsed)).orElse(elapsed);
        var sample = stage(mux(trip.gt(MOST), lit(MOST, 16), mux(trip.lt(LEAST), lit(LEAST, 16), trip.trunc(16))));
        SInt difference = sample.zext(17).minus(io.old.zext(17)).asSInt();
        // The last place is left to the sum behind it: there it goes into the same LUTs.
        SInt shifted = stage(difference.shr(cat(io.shift.bits(2, 1), lit(0, 1))));
        io.step.set(shifted.shr(io.shift.trunc(1)).asUInt().trunc(16));
    }

    private static UInt sinceStamp(Io io, Stamp stamp) {
        return stage(io.now.trunc(Departure.STAMP_BITS).minus(stamp.left)).zext(WindowWord.SAMPLE_BITS);
    }
}
