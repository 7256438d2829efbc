package rnic.transport;

import static hdl.Hdl.bool;
import static hdl.Hdl.delay;
import static hdl.Hdl.instance;
import static hdl.Hdl.lit;
import static hdl.Hdl.log2Ceil;
import static hdl.Hdl.mux;
import static hdl.Hdl.uint;

import hdl.Bool;
import hdl.Bundle;
import hdl.Circuit;
import hdl.Doc;
import hdl.Ports;
import hdl.UInt;
import java.util.ArrayList;
import java.util.List;

/**
 * Chooses the packet to be sent again next: the one that the newest Packet Drop NAK has named, else the oldest one.
 * Latency {@link #LATENCY} cycles, one choice per cycle; the place comes one choice behind the registers.
 *
 * @param window places of a ring: a power of two from 8
 */
@Doc("Chooses the packet to be sent again: one that was named, else the oldest one.")
public record ResendPick(int window) implements Circuit<ResendPick.Io> {
    static final int LATENCY = OldestOne.LATENCY;

    public record Io(
        @Doc("ring: packets that wait") UInt pending,
        @Doc("place of the oldest unacknowledged packet") UInt first,
        @Doc("a packet has been named") Bool named,
        @Doc("its place") UInt namedPlace,
        @Doc("one cycle later, two levels behind registers: some packet waits") Bool some,
        @Doc("three cycles later") ResendChoice choice
    ) implements Bundle<Io> {}

    @Override public Io ports(Ports p) {
        var index = uint(log2Ceil(window));
        return new Io(p.in(uint(window)), p.in(index), p.in(bool()), p.in(index), p.out(bool()),
            p.out(ResendChoice.of(window)));
    }

    @Override public void body(Io io) {
        var oldest = instance(new OldestOne(window));
        oldest.ring().set(io.pending);
        oldest.first().set(io.first);
        var waits = delay(delay(io.pending.bit(io.namedPlace).and(io.named), 1), LATENCY - 1);
        // The rows are those of the search, whose flags serve both.
        int columns = 1 << RingLines.columnBits(window);
        var rows = new ArrayList<Count>();
        for (int row = 0; row < window; row += columns) {
            var bits = new ArrayList<Count>();
            for (int i = row; i < row + columns; i++) {
                bits.add(new Count(io.pending.bit(i), lit(false)));
            }
            var count = count(bits);
            rows.add(new Count(delay(count.any, 1), delay(count.more, 1)));
        }
        var count = count(rows);
        io.some.set(count.any);
        io.choice.any().set(oldest.any());
        io.choice.more().set(delay(count.more, LATENCY - 1));
        io.choice.place().set(mux(waits, delay(io.namedPlace, LATENCY), oldest.place()));
        io.choice.isNamed().set(waits);
    }

    /** None, one or more. */
    private record Count(Bool any, Bool more) {
        Count plus(Count other) {
            return new Count(any.or(other.any), more.or(other.more).or(any.and(other.any)));
        }
    }

    /** Six flags fill a LUT, and so do three counts. */
    private static Count count(List<Count> flags) {
        var counts = flags;
        for (int most = 6; counts.size() > 1; most = 3) {
            var sums = new ArrayList<Count>();
            for (int i = 0; i < counts.size(); i += most) {
                var few = counts.subList(i, Math.min(i + most, counts.size()));
                sums.add(few.stream().reduce(Count::plus).orElseThrow());
            }
            counts = sums;
        }
        return counts.getFirst();
    }
}
