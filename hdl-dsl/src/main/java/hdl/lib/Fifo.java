package hdl.lib;

import static hdl.Hdl.*;

import hdl.*;
import java.util.Optional;

/**
 * Holds up to {@code depth} payloads and gives them back in order, one per cycle in and out without a bubble.
 * {@code in.ready} comes from registers alone. Stalls the source when it is full, also in the cycle in which a payload
 * leaves.
 *
 * <p>REGISTERS and LUTRAM: latency 1 cycle, the payload is read combinationally; depth at least 2. BRAM and URAM:
 * latency 3 cycles, the payload comes from a register that fits the memory's output register; depth at least 4.
 *
 * @param depth payloads it holds, any number
 * @param style what the payloads are kept in: REGISTERS, LUTRAM, BRAM or URAM
 * @param level whether there is an output {@code level}
 */
@Doc("Holds payloads and gives them back in order, one per cycle in and out.")
public record Fifo<T extends Data<T>>(Shape<T> payload, int depth, hdl.ir.Memory.Style style, boolean level)
    implements Carrier<Fifo.Io<T>> {
    private static final int DEEPEST_LUTRAM = 64;
    /** UltraRAM is printed by the width of its words where they share rows or rows stand side by side. */
    private static final int SHARED_ROW = 36;
    private static final int ULTRARAM_ROWS = 4096;

    public record Io<T extends Data<T>>(
        Stream<T> in,
        Stream<T> out,
        @Doc("payloads held, those on their way to the output included") Optional<UInt> level
    ) implements Bundle<Io<T>> {}

    public Fifo {
        int least = hasOwnOutput(style) ? 4 : 2;
        if (depth < least) {
            throw HdlException.refused("Fifo of " + depth + " payloads in " + style
                + ": for one per cycle it needs at least " + least + "; a single place is HalfSlice or Pipeline");
        }
        if (style != REGISTERS && style != LUTRAM && !hasOwnOutput(style)) {
            throw HdlException.refused("Fifo in " + style + ": choose REGISTERS, LUTRAM, BRAM or URAM");
        }
    }

    /** In LUTRAM up to 64 deep, else in BRAM; without a level. */
    public Fifo(Shape<T> payload, int depth) {
        this(payload, depth, depth <= DEEPEST_LUTRAM ? LUTRAM : BRAM, false);
    }

    @Override public Carrier<?> plain() {
        boolean divided = style == URAM && (payload.width() <= SHARED_ROW || depth > ULTRARAM_ROWS);
        return new Fifo<>(divided ? uint(payload.width()) : Carrier.bits(payload.width()), depth, style, level);
    }

    private static boolean hasOwnOutput(hdl.ir.Memory.Style style) {
        return style == BRAM || style == URAM;
    }

    @Override public Io<T> ports(Ports p) {
        return new Io<>(p.in(Stream.of(payload)), p.out(Stream.of(payload)),
            level ? Optional.of(p.out(uint(log2Ceil(depth + 1)))) : Optional.empty());
    }

    @Override public void body(Io<T> io) {
        var store = memory(payload, depth).style(style);
        var tail = reg(uint(indexWidth(depth))).init(0);
        var held = reg(uint(log2Ceil(depth + 1))).init(0);
        var push = io.in.fires();
        var pop = io.out.fires();

        when(push, () -> {
            store.write(tail, io.in.payload());
            tail.next(after(tail));
        });
        count(held, push, pop);
        if (hasOwnOutput(style)) {
            fetched(io, push, store.collision(NEVER));
            io.in.ready().set(hasRoom(held, push, pop));
        } else {
            peeked(io, pop, store);
            io.out.valid().set(held.ne(0));
            io.in.ready().set(held.ne(depth));
        }

        io.level.ifPresent(level -> level.set(held));

        check(held.le(depth), "never holds more than its depth");
        check(held.ne(0).or(io.out.valid().not()), "shows only what it holds");
        cover(held.eq(depth), "becomes full");
    }

    /** Beside the count, which is wide. */
    private Bool hasRoom(UInt held, Bool push, Bool pop) {
        var hasRoom = reg(bool()).named("has_room").init(1);
        hasRoom.next(pop.or(mux(push, held.ne(depth - 1), hasRoom)));
        check(hasRoom.xor(held.eq(depth)), "knows whether there is room");
        return hasRoom;
    }

    /** The oldest payload is read in the same cycle. */
    private void peeked(Io<T> io, Bool pop, Memory<T> store) {
        var head = reg(uint(indexWidth(depth))).init(0);

        when(pop, () -> head.next(after(head)));

        io.out.payload().set(store.peek(head));
    }

    /** The oldest payloads stand ready in the memory's read register and in one behind it. */
    private void fetched(Io<T> io, Bool push, Memory<T> store) {
        var head = reg(uint(indexWidth(depth))).init(0);
        var shown = reg(payload);
        var shownFull = reg(bool()).init(0);
        var fetchedFull = reg(bool()).init(0);
        var waiting = reg(uint(log2Ceil(depth + 1))).init(0);
        var isWaiting = reg(bool()).init(0);                 // beside the count, which is wide
        var advance = shownFull.not().or(io.out.ready());
        var fetch = isWaiting.and(fetchedFull.not().or(advance));
        var fetched = store.read(head, fetch);

        count(waiting, push, fetch);
        isWaiting.next(push.or(mux(fetch, waiting.gt(1), isWaiting)));
        check(isWaiting.xor(waiting.ne(0)).not(), "knows whether something waits");
        when(fetch, () -> head.next(after(head)));
        when(advance.or(fetch), () -> fetchedFull.next(fetch));
        when(advance, () -> {
            shown.next(fetched);
            shownFull.next(fetchedFull);
        });

        io.out.valid().set(shownFull);
        io.out.payload().set(shown);
    }

    /** Counts what has come and not gone; who comes and goes is known late, which matters where the count is wide. */
    private void count(UInt count, Bool comes, Bool goes) {
        if (hasOwnOutput(style)) {
            count.next(UpDown.next(count, comes, goes));
            return;
        }
        when(comes.and(goes.not()), () -> count.next(count.plus(1)))
            .elseWhen(goes.and(comes.not()), () -> count.next(count.minus(1)));
    }

    private UInt after(UInt place) {
        return Integer.bitCount(depth) == 1 ? place.plus(1)
            : mux(place.eq(depth - 1), lit(0, place.width()), place.plus(1));
    }
}
