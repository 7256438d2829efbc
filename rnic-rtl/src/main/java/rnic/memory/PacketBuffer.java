package rnic.memory;

import static hdl.Hdl.*;

import hdl.*;
import hdl.lib.Beat;
import hdl.lib.Fifo;
import hdl.lib.Pipeline;
import hdl.lib.Stream;
import hdl.lib.Valid;
import rnic.common.BeatSize;
import rnic.common.Lanes;
import rnic.messages.PlacementOrder;

/**
 * Keeps every received frame until it is known what becomes of it. Frames come as fast as the network sends them; one
 * that finds no room is given up as a whole, and {@code stored} says so. For each stored frame comes one order, in
 * order of arrival: its payload is read out, or it is let go.
 *
 * <p>One beat per cycle in, one beat of payload per cycle out without a bubble between frames; a frame let go takes one
 * cycle. {@code stored} comes 1 cycle after the last beat; the first beat of payload 5 cycles after its order.
 *
 * @param bytes bytes per beat: a power of two from 32 to 128
 * @param beats beats that the buffer holds: a power of two from 8
 */
@Doc("Keeps received frames until they are placed or let go.")
public record PacketBuffer(int bytes, int beats) implements Circuit<PacketBuffer.Io> {
    private static final int URAM_DEPTH = 2048;

    public record Io(
        @Doc("from the network; cannot be held up") Valid<Beat> frames,
        @Doc("a frame has ended: 1 = it is in the buffer, 0 = there was no room and nothing of it is kept")
        Valid<Bool> stored,
        @Doc("one for each frame in the buffer; address and queue pair are not used") Stream<PlacementOrder> orders,
        @Doc("a packet for each order to place at least a byte: whole beats of the frame from the one in which the"
            + " payload begins, bytes up to the end of the payload kept") Stream<Beat> payload
    ) implements Bundle<Io> {}

    /**
     * An order in beats.
     *
     * @param none nothing is read
     * @param skip beats in front of the one in which the payload begins
     * @param end  bytes from the start of that beat to the end of the payload
     */
    private record Part(Bool none, UInt skip, UInt end) implements Bundle<Part> {
        static Shape<Part> of(int bytes) {
            return bundle(Part.class, bool(), uint(8 - log2Ceil(bytes)), uint(Lanes.BITS));
        }
    }

    /**
     * What to read for one order.
     *
     * @param none     nothing is read
     * @param address  of the first beat
     * @param length   beats less one
     * @param lastByte of the last beat
     * @param end      where the next frame begins
     */
    private record Fetch(Bool none, UInt address, UInt length, UInt lastByte, UInt end) implements Bundle<Fetch> {
        static Shape<Fetch> of(int bytes, int beats) {
            int laneBits = log2Ceil(bytes);
            return bundle(Fetch.class, bool(), uint(log2Ceil(beats)), uint(Lanes.BITS - laneBits), uint(laneBits),
                uint(log2Ceil(beats) + 1));
        }
    }

    /** A beat of the ring on its way out. */
    private record Fetched(Bool last, UInt lastByte) implements Bundle<Fetched> {
        static Shape<Fetched> of(int bytes) {
            return bundle(Fetched.class, bool(), uint(log2Ceil(bytes)));
        }
    }

    public PacketBuffer {
        BeatSize.check("PacketBuffer", bytes);
        if (beats < 8 || Integer.bitCount(beats) != 1) {
            throw new IllegalArgumentException("PacketBuffer of " + beats
                + " beats: it must be a power of two from 8");
        }
    }

    /** What a store of so many beats is made of. */
    public static hdl.ir.Memory.Style style(int depth) {
        return depth >= URAM_DEPTH ? URAM : BRAM;
    }

    @Override public Io ports(Ports p) {
        return new Io(p.in(Valid.of(Beat.of(bytes))), p.out(Valid.of(bool())),
            p.in(Stream.of(PlacementOrder.SHAPE)), p.out(Stream.of(Beat.of(bytes))));
    }

    private int indexBits() {
        return log2Ceil(beats);
    }

    @Override public void body(Io io) {
        var store = memory(uint(8 * bytes), beats).style(style(beats)).collision(NEVER);
        var head = reg(uint(indexBits() + 1)).init(0);       // where the oldest frame begins that may still be read
        var lengths = instance(new Fifo<>(uint(indexBits() + 1), beats, BRAM, false));

        ignore(io.frames.value().keep(), io.orders.payload().address(), io.orders.payload().qp(),
            io.orders.payload().mr(), io.orders.payload().reversed(), io.orders.payload().pages());
        store(io, store, head, lengths.in());
        fetch(io, store, head, planned(io.orders, lengths.out()));
    }

    /** The frame that arrives is written behind the others; it counts when its last beat has found room. */
    private void store(Io io, Memory<UInt> store, UInt head, Stream<UInt> lengths) {
        var tail = reg(uint(indexBits() + 1)).init(0);
        var start = reg(uint(indexBits() + 1)).init(0);      // of the frame that arrives
        var cut = reg(bool()).init(0);                       // a beat of it has found no room
        var ended = reg(bool()).init(0);
        var fitted = reg(bool());
        var length = reg(uint(indexBits() + 1));
        var beat = io.frames.value();

        var full = tail.trunc(indexBits()).eq(head.trunc(indexBits())).and(tail.msb().ne(head.msb()));
        var fitting = cut.or(full).not();
        var behind = tail.plus(1);
        ended.next(io.frames.valid().and(beat.last()));
        fitted.next(fitting);
        length.next(behind.minus(start));
        when(io.frames.valid(), () -> {
            cut.next(fitting.not().and(beat.last().not()));
            when(fitting, () -> {
                store.write(tail.trunc(indexBits()), beat.data());
                tail.next(behind);
                when(beat.last(), () -> start.next(behind));
            }).elseWhen(beat.last(), () -> tail.next(start));
        });

        io.stored.valid().set(ended);
        io.stored.value().set(fitted);
        lengths.valid().set(ended.and(fitted));
        lengths.payload().set(length);
        check(lengths.valid().not().or(lengths.ready()), "there is a place for the length of every frame");
        cover(ended.and(fitted.not()), "gives up a frame");
    }

    /** Orders and the frames they are about, as beats of the ring. */
    private Stream<Fetch> planned(Stream<PlacementOrder> orders, Stream<UInt> lengths) {
        var frame = reg(uint(indexBits() + 1)).init(0);      // where the frame of the next order begins
        var parts = Pipeline.stage(orders, Part.of(bytes), order -> new Part(
            order.place().not().or(order.length().eq(0)), order.offset().zext(8).top(8 - log2Ceil(bytes)),
            Lanes.end(order.offset().trunc(log2Ceil(bytes)), order.length())));
        var stage = instance(new Pipeline<>(Fetch.of(bytes, beats), 1));
        var part = parts.payload();
        var end = frame.plus(lengths.payload());
        var lastByte = part.end().minus(1);

        stage.in().valid().set(parts.valid().and(lengths.valid()));
        stage.in().payload().set(new Fetch(part.none(), frame.trunc(indexBits()).plus(part.skip().zext(indexBits())),
            lastByte.top(Lanes.BITS - log2Ceil(bytes)), lastByte.trunc(log2Ceil(bytes)), end));
        parts.ready().set(stage.in().ready().and(lengths.valid()));
        lengths.ready().set(stage.in().ready().and(parts.valid()));
        when(stage.in().fires(), () -> frame.next(end));
        return stage.out();
    }

    /** Reads beat by beat; the memory's read register and one behind it keep the rate when the output stalls. */
    private void fetch(Io io, Memory<UInt> store, UInt head, Stream<Fetch> plan) {
        var active = reg(bool()).init(0);
        var now = reg(Fetch.of(bytes, beats));
        var fetchedFull = reg(bool()).init(0);
        var fetched = reg(Fetched.of(bytes));
        var shownFull = reg(bool()).init(0);
        var shown = reg(Beat.of(bytes));

        var advance = shownFull.not().or(io.payload.ready());
        var room = fetchedFull.not().or(advance);
        var fetch = active.and(now.none().not()).and(room);
        var last = now.length().eq(0);
        var done = active.and(now.none().or(room.and(last)));
        var data = store.read(now.address(), fetch);

        plan.ready().set(active.not().or(done));
        when(plan.ready(), () -> {
            active.next(plan.valid());
            now.next(plan.payload());
        }).elseWhen(fetch, () -> {
            now.address().next(now.address().plus(1));
            now.length().next(now.length().minus(1));
        });
        when(done, () -> head.next(now.end()));
        when(room, () -> fetchedFull.next(fetch));
        when(fetch, () -> fetched.next(new Fetched(last, now.lastByte())));
        when(advance, () -> {
            shownFull.next(fetchedFull);
            shown.next(new Beat(data, Lanes.upTo(fetched.lastByte(), fetched.last().not(), bytes), fetched.last()));
        });

        io.payload.valid().set(shownFull);
        io.payload.payload().set(shown);
    }
}
