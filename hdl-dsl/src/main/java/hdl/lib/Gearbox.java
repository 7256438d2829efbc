package hdl.lib;

import static hdl.Hdl.*;

import hdl.*;
import java.math.BigInteger;

/**
 * Cuts a flow of bits into words of another width, such as 66 into 64: the bits stay in order, the least significant
 * first, and words have no ends. Latency 1 cycle from the word with the last bit. The side with the
 * narrower words moves one in every cycle. {@code in.ready} and
 * {@code out.valid} come from registers alone; stalls the source when the sink stalls and its store is full.
 *
 * <p>Costs {@code 2 from + to} bits of store, and for each of them a choice among as many places as there are common
 * parts in it: cheap when the widths have a large common divisor.
 *
 * @param from bits of a word that comes
 * @param to   bits of a word that leaves
 */
@Doc("Cuts a flow of bits into words of another width.")
public record Gearbox(int from, int to) implements Circuit<Gearbox.Io> {
    public record Io(
        @Doc("words that come, the oldest bit is bit 0") Stream<UInt> in,
        @Doc("words that leave, the oldest bit is bit 0") Stream<UInt> out
    ) implements Bundle<Io> {}

    public Gearbox {
        if (from < 1 || to < 1 || from == to) {
            throw HdlException.refused("Gearbox from " + from + " to " + to
                + " bits: both are at least 1, and they differ");
        }
    }

    @Override public Io ports(Ports p) {
        return new Io(p.in(Stream.of(uint(from))), p.out(Stream.of(uint(to))));
    }

    /** Bits that are never apart. */
    private int part() {
        return BigInteger.valueOf(from).gcd(BigInteger.valueOf(to)).intValue();
    }

    @Override public void body(Io io) {
        int comes = from / part();
        int leaves = to / part();
        int places = 2 * comes + leaves - 1;
        var store = reg(uint(places * part())).init(0);      // the oldest part is the lowest; above the held ones all 0
        var held = reg(uint(log2Ceil(places + 1))).init(0);  // in parts
        var full = held.gt(places - comes);
        var pop = io.out.fires();
        var push = io.in.fires();

        var left = mux(pop, held.minus(leaves), held);
        var rest = mux(pop, store.shr(to), store);
        when(push.or(pop), () -> held.next(mux(push, left.plus(comes), left)));
        when(push.or(pop), () -> store.next(mux(push, rest.or(placed(io.in.payload(), left, places)), rest)));

        io.in.ready().set(full.not());
        io.out.valid().set(held.ge(leaves));
        io.out.payload().set(store.trunc(to));

        check(held.le(places), "never holds more than its places");
        cover(full, "becomes full");
    }

    /** The word behind the parts that are held. */
    private UInt placed(UInt word, UInt place, int places) {
        var wide = word.zext(places * part());
        var placed = wide;
        for (int bit = 0; bit < place.width(); bit++) {
            long by = (long) part() << bit;
            if (by < (long) places * part()) {
                placed = mux(place.bit(bit), placed.shl((int) by), placed).named("placed_by_" + (1 << bit));
            }
        }
        return placed;
    }
}
