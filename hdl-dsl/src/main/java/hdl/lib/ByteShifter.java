package hdl.lib;

import static hdl.Hdl.*;

import hdl.*;
import java.util.ArrayList;

/**
 * Moves the bytes of every packet by 0 to bytes - 1 positions. LATER puts that many zero bytes in front of the packet,
 * to be filled by whoever comes next, such as a header; EARLIER takes that many bytes off its front, and a packet that
 * has no more than those disappears. Latency 1 cycle, one beat per cycle.
 *
 * <p>Stalls with the sink, and for one cycle when the bytes no longer fit and LATER makes the packet one beat longer,
 * so that its output never pauses. EARLIER waits only when a packet with offset 0 comes right behind such bytes.
 *
 * @param bytes     bytes per beat, a power of two from 2
 * @param direction which way the bytes move
 */
@Doc("Moves the bytes of every packet by 0 to a beat less one positions.")
public record ByteShifter(int bytes, Direction direction) implements Circuit<ByteShifter.Io> {
    /** Which way the bytes move: behind a gap, or over the front. */
    public enum Direction { LATER, EARLIER }

    public record Io(
        Stream<Beat> in,
        @Doc("positions to move; the same for all beats of a packet") UInt offset,
        Stream<Beat> out
    ) implements Bundle<Io> {}

    public ByteShifter {
        if (bytes < 2 || Integer.bitCount(bytes) != 1) {
            throw HdlException.refused("ByteShifter of " + bytes
                + " bytes: a beat has a power of two, at least 2");
        }
    }

    @Override public Io ports(Ports p) {
        return new Io(p.in(Stream.of(Beat.of(bytes))), p.in(uint(log2Ceil(bytes))), p.out(Stream.of(Beat.of(bytes))));
    }

    @Override public void body(Io io) {
        var first = reg(bool()).init(1);
        var flush = reg(bool()).init(0);                     // the packet's last bytes stand in rest and follow alone
        var restData = reg(uint(8 * bytes));                 // bytes that the previous beat left over, at their place
        var restKeep = reg(uint(bytes));
        var beat = io.in.payload();

        // Taking off the front is moving later by the rest of a beat, without the first beat.
        var amount = direction == Direction.LATER ? io.offset : lit(0, io.offset.width()).minus(io.offset);
        var data = turned(beat.data(), amount, 8);
        var keep = turned(beat.keep(), amount, 1);
        // Bit i: byte i of the turned beat belongs to the next one. Not by subtraction, which would carry through all lanes.
        var wrapped = fill(lit(true), bytes).shl(amount).not();
        var wrappedBytes = bytesOf(wrapped);
        var over = keep.and(wrapped);
        var spills = spills(beat.keep());
        var more = beat.last().and(spills.bit(amount));

        var stage = instance(new Pipeline<>(Beat.of(bytes), 1));
        var shifted = stage.in();
        flow(io, shifted, first, flush);
        when(io.in.fires(), () -> {
            first.next(beat.last());
            flush.next(more);
            restData.next(data.and(wrappedBytes));
            restKeep.next(over);
        }).elseWhen(shifted.ready(), () -> flush.next(false));

        var gap = direction == Direction.LATER ? wrapped : lit(0, bytes);
        var front = mux(first, gap, restKeep);
        var frontData = restData.gate(first.not());
        shifted.payload().data().set(mux(flush, restData, frontData.or(data.and(wrappedBytes.not()))));
        shifted.payload().keep().set(mux(flush, restKeep, front.or(keep.and(wrapped.not()))));
        shifted.payload().last().set(flush.or(beat.last().and(more.not())));
        link(io.out, stage.out());

        check(flush.not().or(first), "bytes that follow alone end a packet");
        cover(flush, "makes a packet one beat longer");
    }

    /** Who waits for whom. */
    private void flow(Io io, Stream<Beat> shifted, Bool first, Bool flush) {
        if (direction == Direction.LATER) {
            io.in.ready().set(flush.not().and(shifted.ready()));
            shifted.valid().set(flush.or(io.in.valid()));
        } else {
            // The first beat does not go on, so it may come while the bytes of the packet before it leave.
            var skip = first.and(io.offset.any());
            io.in.ready().set(mux(flush, shifted.ready().and(skip), shifted.ready().or(skip)));
            shifted.valid().set(flush.or(io.in.valid().and(skip.not())));
        }
    }

    /** By amount, whether bytes move into the next beat: the first of them is kept. Known before the bytes are turned. */
    private UInt spills(UInt keep) {
        var spills = new ArrayList<Bool>();
        for (int amount = bytes - 1; amount > 0; amount--) {
            spills.add(keep.bit(bytes - amount));
        }
        spills.add(lit(false));
        return cat(spills);
    }

    /** Bytes (or bits) turned to later places; the last ones come round to the front. */
    private static UInt turned(UInt value, UInt amount, int unit) {
        var turned = value;
        for (int bit = 0; bit < amount.width(); bit++) {
            turned = mux(amount.bit(bit), turned.rotateLeft(unit << bit), turned)
                .named((unit == 1 ? "keep_by_" : "data_by_") + (1 << bit));
        }
        return turned;
    }

    private UInt bytesOf(UInt mask) {
        var parts = new ArrayList<UInt>();
        for (int i = bytes - 1; i >= 0; i--) {
            parts.add(fill(mask.bit(i), 8));
        }
        return cat(parts);
    }
}
