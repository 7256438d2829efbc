package rnic.parse;

import static hdl.Hdl.*;

import hdl.*;
import java.util.ArrayList;
import java.util.List;
import rnic.wire.Ipv4;

/**
 * Checks the checksum of an IPv4 header of five words (RFC 791). Latency {@link #LATENCY} cycles, one header per cycle.
 */
@Doc("Checks the checksum of an IPv4 header.")
public record Ipv4Checksum() implements Circuit<Ipv4Checksum.Io> {
    /** Cycles from header to result: four for the sum of ten halves, one for the end-around carry. */
    public static final int LATENCY = 5;

    public record Io(Ipv4 header, @Doc("the ones'-complement sum is all ones") Bool good) implements Bundle<Io> {}

    @Override public Io ports(Ports p) {
        return new Io(p.at(0).in(Ipv4.SHAPE), p.at(LATENCY).out(bool()));
    }

    @Override public void body(Io io) {
        timeline(io.header).aligned();
        var header = io.header.asUInt();
        List<UInt> sums = new ArrayList<>();
        for (int i = 0; i < header.width(); i += 16) {
            sums.add(header.bits(i + 15, i));
        }
        for (int step = 1; step < LATENCY; step++) {
            var next = new ArrayList<UInt>();
            for (int i = 0; i + 1 < sums.size(); i += 2) {
                var width = Math.max(sums.get(i).width(), sums.get(i + 1).width());
                var sum = sums.get(i).zext(width).plusWide(sums.get(i + 1).zext(width));
                next.add(stage(sum).named("sum" + step + "_" + i / 2));
            }
            if (sums.size() % 2 == 1) {
                next.add(sums.getLast());
            }
            sums = next;
        }
        // At most nine carries: they and the sum make 0xFFFF, or it is wrong.
        var total = sums.getFirst();
        var carries = total.bits(total.width() - 1, 16).zext(17);
        io.good.set(stage(total.trunc(16).zext(17).plus(carries).eq(0xFFFF)));
    }
}
