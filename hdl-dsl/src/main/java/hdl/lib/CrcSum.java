package hdl.lib;

import static hdl.Hdl.*;

import hdl.*;
import java.util.ArrayList;
import java.util.List;

/**
 * What one beat adds to the register of a cyclic redundancy code: the feed-forward part, without memory of earlier
 * beats. Latency 2 cycles, one beat per cycle, never stalls. Each stage is at most three LUT levels: parities over
 * lanes of eight bytes, then over the lanes.
 *
 * @param code  which code; codes that differ in {@code init} and {@code finish} alone have the same sums
 * @param bytes bytes per beat, at least 1
 */
@Doc("What one beat adds to the register of a cyclic redundancy code.")
public record CrcSum(CrcCode code, int bytes) implements Circuit<CrcSum.Io> {
    private static final int LANE_BITS = 64;
    /** Cycles from data to sum. */
    public static final int LATENCY = 2;

    public record Io(
        @Doc("the bytes of the beat, byte 0 in bits 7 to 0; bytes that do not count are 0") UInt data,
        @Doc("exclusive-or this to the register advanced by the beat") UInt sum
    ) implements Bundle<Io> {}

    public CrcSum {
        if (bytes < 1) {
            throw HdlException.refused("CrcSum of " + bytes + " bytes: a beat has at least 1");
        }
        code = code.linear();
    }

    @Override public String moduleName() {
        return "CrcSum" + code.width() + "_" + bytes
            + (code.equals(CrcCode.ETHERNET.linear()) ? "" : "_" + Long.toHexString(code.polynomial()));
    }

    @Override public Io ports(Ports p) {
        return new Io(p.at(0).in(uint(8 * bytes)), p.at(LATENCY).out(uint(code.width())));
    }

    @Override public void body(Io io) {
        var columns = code.dataColumns(bytes);
        var partial = new ArrayList<UInt>();
        for (int first = 0; first < 8 * bytes; first += LANE_BITS) {
            var number = first / LANE_BITS;
            var lane = io.data.bits(Math.min(first + LANE_BITS, 8 * bytes) - 1, first).named("lane" + number);
            var parity = reg(uint(code.width())).named("parity" + number);
            parity.next(laneParities(lane, columns, first));
            partial.add(parity);
        }
        var sum = reg(uint(code.width()));
        sum.next(sumOf(partial));
        io.sum.set(sum);
    }

    /** For each bit of the register the parity of the lane's bits that enter it. */
    private UInt laneParities(UInt lane, long[] columns, int first) {
        var bits = new ArrayList<Bool>();
        for (int row = 0; row < code.width(); row++) {
            long mask = 0;
            for (int bit = 0; bit < lane.width(); bit++) {
                mask |= (columns[first + bit] >>> row & 1) << bit;
            }
            var digits = Long.toHexString(mask);
            bits.add(lane.and(hex("0".repeat(lane.width() / 4 - digits.length()) + digits, lane.width())).parity()
                .named("parity" + first / LANE_BITS + "_" + row));
        }
        return cat(bits.reversed());
    }

    private static UInt sumOf(List<UInt> partial) {
        var sum = partial.getFirst();
        for (var next : partial.subList(1, partial.size())) {
            sum = sum.xor(next);
        }
        return sum;
    }
}
