package rnic.respond;

import static hdl.Hdl.*;

import hdl.*;
import hdl.lib.OneHot;
import java.util.ArrayList;

/**
 * The addresses of atomics under way, in a ring: whether there is one of the address that is asked for, and which is
 * the newest. Of each address only the newest is compared, so at most one is found. Latency 2 cycles; who has retired
 * meanwhile may still be found, for its value is kept until its slot has been filled and computed again.
 *
 * @param slots a power of two from 2
 */
@Doc("The addresses of atomics under way: the newest one of an address is found.")
record AtomicAddresses(int slots) implements Circuit<AtomicAddresses.Io> {
    /** Bits of an address: the atomic is of 8 bytes. */
    static final int ADDRESS_BITS = 61;
    private static final int HALF = 30;

    /** From whom an atomic takes its value. */
    record Chain(
        @Doc("it does") Bool taken,
        @Doc("from the atomic of this slot") UInt slot
    ) implements Bundle<Chain> {
        static Shape<Chain> of(int slots) {
            return bundle(Chain.class, bool(), uint(indexWidth(slots)));
        }
    }

    record Io(
        @Doc("looked for; of who enters: it has stood for two cycles") UInt asked,
        @Doc("two cycles later: the newest one of this address") Chain chain,
        @Doc("it takes the next slot") Bool entering,
        @Doc("it is not allowed: nobody takes its value") Bool enterDead,
        @Doc("the oldest one is done") Bool retired
    ) implements Bundle<Io> {}

    @Override public Io ports(Ports p) {
        return new Io(p.in(uint(ADDRESS_BITS)), p.out(Chain.of(slots)), p.in(bool()), p.in(bool()), p.in(bool()));
    }

    @Override public void body(Io io) {
        var newest = reg(uint(indexWidth(slots))).init(0).named("tail");
        var oldest = reg(uint(indexWidth(slots))).init(0).named("head");
        when(io.entering, () -> newest.next(newest.plus(1)));
        when(io.retired, () -> oldest.next(oldest.plus(1)));
        var found = new ArrayList<Bool>();
        for (int i = 0; i < slots; i++) {
            var address = reg(uint(ADDRESS_BITS)).named("address_" + i);
            var shown = reg(bool()).init(0).named("shown_" + i);     // under way, and the newest of its address
            var low = reg(bool()).named("low_" + i);
            var high = reg(bool()).named("high_" + i);
            var same = reg(bool()).init(0).named("same_" + i);
            var fills = io.entering.and(newest.eq(i));
            low.next(address.trunc(HALF).eq(io.asked.trunc(HALF)));
            high.next(address.top(ADDRESS_BITS - HALF).eq(io.asked.top(ADDRESS_BITS - HALF)));
            same.next(low.and(high).and(shown));
            when(fills, () -> {
                address.next(io.asked);
                shown.next(io.enterDead.not());
            }).elseWhen(io.entering.and(same).and(io.enterDead.not()).or(io.retired.and(oldest.eq(i))),
                () -> shown.next(false));
            found.add(same);
        }
        var which = cat(found.reversed());
        check(which.and(which.minus(1)).any().not(), "at most one is the newest of an address");
        io.chain.taken().set(which.any());
        io.chain.slot().set(OneHot.of(which));
    }
}
