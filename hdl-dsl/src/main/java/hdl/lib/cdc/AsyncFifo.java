package hdl.lib.cdc;

import static hdl.Hdl.*;

import hdl.*;
import hdl.lib.Stream;

/**
 * A FIFO between two clocks, whatever their periods. One payload per cycle of each clock, from depth 16 on without a
 * pause when both run at the same rate. Latency 1 cycle of {@code write} and then 3 to 4 of {@code read}. Stalls the
 * source when it is full, a few cycles longer than need be, since news of a read takes 2 to 3 cycles of {@code write}.
 * Both clocks are reset together.
 *
 * @param depth payloads in its memory, a power of two from 4, besides the one that is shown; in LUTRAM up to 64, else in
 *              BRAM
 */
@Doc("A FIFO between two clocks.")
public record AsyncFifo<T extends Data<T>>(Shape<T> payload, int depth) implements Carrier<AsyncFifo.Io<T>> {
    private static final int DEEPEST_LUTRAM = 64;
    private static final int STAGES = 2;

    public record Io<T extends Data<T>>(Clock write, Clock read, Stream<T> in, Stream<T> out)
        implements Bundle<Io<T>> {}

    public AsyncFifo {
        if (depth < 4 || Integer.bitCount(depth) != 1) {
            throw HdlException.refused("AsyncFifo of " + depth
                + " payloads: it holds a power of two, at least 4");
        }
    }

    @Override public Carrier<?> plain() {
        return new AsyncFifo<>(Carrier.bits(payload.width()), depth);
    }

    @Override public Io<T> ports(Ports p) {
        var write = p.clock();
        var read = p.clock();
        return new Io<>(write, read, p.on(write).in(Stream.of(payload)), p.on(read).out(Stream.of(payload)));
    }

    @Override public void body(Io<T> io) {
        var store = memory(payload, depth).style(depth <= DEEPEST_LUTRAM ? LUTRAM : BRAM).collision(NEVER);
        in(io.write, () -> {
            var tail = instance(new GrayCounter(pointer()));
            in(io.read, () -> {
                var head = instance(new GrayCounter(pointer()));
                readSide(io.out, store, head, tail);
                in(io.write, () -> writeSide(io.in, store, head, tail));
            });
        });
    }

    /** Bits of a pointer: one more than an address, to tell full from empty. */
    private int pointer() {
        return log2Ceil(depth) + 1;
    }

    private void writeSide(Stream<T> in, Memory<T> store, GrayCounter.Io head, GrayCounter.Io tail) {
        var headSeen = instance(new GraySynchronizer(pointer(), STAGES));
        headSeen.code().set(head.gray());
        // Half a turn ahead, a Gray code differs in its two highest bits.
        var full = tail.gray().eq(headSeen.settled().xor(3L << pointer() - 2));

        in.ready().set(full.not());
        tail.advance().set(in.fires());
        when(in.fires(), () -> store.write(tail.count().trunc(pointer() - 1), in.payload()));

        var held = tail.count().minus(GrayCode.number(headSeen.settled()));
        check(held.le(depth), "never holds more than its depth");
        cover(full, "becomes full");
    }

    private void readSide(Stream<T> out, Memory<T> store, GrayCounter.Io head, GrayCounter.Io tail) {
        var tailSeen = instance(new GraySynchronizer(pointer(), STAGES));
        var shownFull = reg(bool()).init(0);
        tailSeen.code().set(tail.gray());
        var empty = tailSeen.settled().eq(head.gray());
        var advance = shownFull.not().or(out.ready());
        var fetch = empty.not().and(advance);
        var shown = store.read(head.count().trunc(pointer() - 1), fetch);

        head.advance().set(fetch);
        when(advance, () -> shownFull.next(fetch));
        out.valid().set(shownFull);
        out.payload().set(shown);

        var waiting = GrayCode.number(tailSeen.settled()).minus(head.count());
        check(waiting.le(depth), "never reads ahead of the writer");
        cover(empty.and(shownFull), "shows the last payload");
    }
}
