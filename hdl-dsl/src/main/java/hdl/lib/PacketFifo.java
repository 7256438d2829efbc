package hdl.lib;

import static hdl.Hdl.*;

import hdl.*;

/**
 * A FIFO for packets whose fate is known only at their end. Beats are stored as they come and stay hidden;
 * {@code commit} shows all of them, {@code rollback} drops all since the last of either. Both include the beat that is
 * taken in the same cycle.
 *
 * <p>One beat per cycle in and out; a beat is at the output 3 cycles after its commit. The source stalls while the
 * store is full of beats that will leave. A packet that fills the whole store by itself cannot be kept: its beats are
 * taken and dropped, and its commit acts as a rollback and is answered by {@code oversized}.
 *
 * @param depth beats it holds, a power of two from 4; two more may stand at the output
 * @param style what they are kept in: LUTRAM, BRAM or URAM
 */
@Doc("A FIFO for packets: what was stored is shown on commit and dropped on rollback.")
public record PacketFifo<T extends Data<T>>(Shape<T> payload, int depth, hdl.ir.Memory.Style style)
    implements Circuit<PacketFifo.Io<T>> {
    public record Io<T extends Data<T>>(
        Stream<T> in,
        @Doc("shows every beat since the last commit or rollback, this cycle's included") Bool commit,
        @Doc("drops every beat since the last commit or rollback, this cycle's included") Bool rollback,
        @Doc("this commit drops the packet: it is longer than the store") Bool oversized,
        Stream<T> out
    ) implements Bundle<Io<T>> {}

    public PacketFifo {
        if (depth < 4 || Integer.bitCount(depth) != 1) {
            throw HdlException.refused("PacketFifo of " + depth
                + " beats: it holds a power of two, at least 4");
        }
        if (style != LUTRAM && style != BRAM && style != URAM) {
            throw HdlException.refused("PacketFifo in " + style + ": choose LUTRAM, BRAM or URAM");
        }
    }

    @Override public Io<T> ports(Ports p) {
        return new Io<>(p.in(Stream.of(payload)), p.in(bool()), p.in(bool()), p.out(bool()), p.out(Stream.of(payload)));
    }

    @Override public void body(Io<T> io) {
        var store = memory(payload, depth).style(style).collision(NEVER);
        var pointer = uint(log2Ceil(depth) + 1);             // one bit more than an address tells full from empty
        var head = reg(pointer).init(0);
        var committed = reg(pointer).init(0);
        var tail = reg(pointer).init(0);
        var dropping = reg(bool()).init(0);
        var isFull = tail.eq(head.xor(depth));
        var tooLong = tail.eq(committed.xor(depth));

        // Taking beats: dropping starts with the beat that finds the store full of its own packet.
        var lost = dropping.or(io.in.fires().and(tooLong));
        var stored = io.in.fires().and(lost.not());
        var afterBeat = mux(stored, tail.plus(1), tail);
        when(stored, () -> store.write(address(tail), io.in.payload()));
        when(io.rollback.or(lost), () -> tail.next(committed))
            .otherwise(() -> tail.next(afterBeat));
        when(io.commit.and(io.rollback.not()).and(lost.not()), () -> committed.next(afterBeat));
        dropping.next(lost.and(io.commit.or(io.rollback).not()));

        io.in.ready().set(isFull.not().or(tooLong));
        io.oversized.set(io.commit.and(lost));
        shown(io.out, store, head, committed);

        assume(io.commit.and(io.rollback).not(), "commits or rolls back, not both");
        check(tail.minus(head).le(depth), "never holds more than its depth");
        check(committed.minus(head).le(tail.minus(head)), "shows committed beats only");
        cover(isFull, "becomes full");
        cover(io.rollback.and(tail.ne(committed)), "drops beats");
        cover(io.oversized, "refuses a long packet");
    }

    /** The oldest beats stand ready in the memory's read register and in one behind it. */
    private void shown(Stream<T> out, Memory<T> store, UInt head, UInt committed) {
        var shown = reg(payload);
        var shownFull = reg(bool()).init(0);
        var fetchedFull = reg(bool()).init(0);
        var advance = shownFull.not().or(out.ready());
        var fetch = head.ne(committed).and(fetchedFull.not().or(advance));
        var fetched = store.read(address(head), fetch);

        when(fetch, () -> head.next(head.plus(1)));
        when(advance.or(fetch), () -> fetchedFull.next(fetch));
        when(advance, () -> {
            shown.next(fetched);
            shownFull.next(fetchedFull);
        });

        out.valid().set(shownFull);
        out.payload().set(shown);
    }

    private UInt address(UInt pointer) {
        return pointer.trunc(log2Ceil(depth));
    }
}
