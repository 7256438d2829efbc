package rnic.respond;

import static hdl.Hdl.*;

import hdl.*;
import hdl.lib.*;

/**
 * Contexts that all queue pairs share, for requests that come while the acknowledgement of the response before them is
 * still on its way: whoever has none of his own left takes one from here. Names that were given back are given out
 * again in the order in which they came. A queue pair that begins a new life leaves all that it has: every name is
 * looked at, one per cycle in which none is taken and none comes back.
 *
 * @param queuePairs a power of two from 2
 * @param spares     how many there are: a power of two from 2
 */
@Doc("Contexts that all queue pairs share.")
public record SpareContexts(int queuePairs, int spares) implements Circuit<SpareContexts.Io> {
    public record Io(
        @Doc("the one that is taken next, if one is left") Valid<UInt> next,
        @Doc("queue pair that takes one or gives one back") UInt qp,
        @Doc("it takes the next one") Bool taken,
        @Doc("it gives this one back; not in a cycle in which one is taken") Valid<UInt> returned,
        @Doc("all of this queue pair come back before it is taken; nothing of it is on its way") Stream<UInt> leaving
    ) implements Bundle<Io> {}

    /** Who has it. */
    private record Owner(Bool taken, UInt qp) implements Bundle<Owner> {}

    @Override public Io ports(Ports p) {
        var name = uint(indexWidth(spares));
        var qp = uint(indexWidth(queuePairs));
        return new Io(p.out(Valid.of(name)), p.in(qp), p.in(bool()), p.in(Valid.of(name)), p.in(Stream.of(qp)));
    }

    @Override public void body(Io io) {
        registeredReset();
        var name = uint(indexWidth(spares));
        var free = instance(new Fifo<>(name, spares, LUTRAM, false));
        var given = reg(uint(name.width() + 1)).init(0);     // names that have been given out at all since the reset
        var isNew = given.top(1).eq(0);
        var next = mux(isNew, given.trunc(name.width()), free.out().payload()).named("next");
        io.next.valid().set(isNew.or(free.out().valid()));
        io.next.value().set(next);
        when(io.taken.and(isNew), () -> given.next(given.plus(1)));
        free.out().ready().set(io.taken.and(isNew.not()));

        // The table has one port, which a search gives way to; it says nothing of names that were never given out.
        var owners = memory(bundle(Owner.class, bool(), uint(indexWidth(queuePairs))), spares).style(LUTRAM);
        var looked = reg(name).init(0);
        var isSearching = io.leaving.valid().and(io.taken.or(io.returned.valid()).not());
        var coming = mux(isSearching, looked.plus(1), looked);
        looked.next(coming);
        var isKnown = reg(bool()).init(0);                   // a name that is given out just now is somebody else's
        isKnown.next(coming.zext(given.width()).lt(given));
        io.leaving.ready().set(isSearching.and(looked.all()));
        var owner = owners.peek(looked);
        var isLeft = isSearching.and(owner.taken()).and(owner.qp().eq(io.leaving.payload())).and(isKnown)
            .named("is_left");
        var place = mux(io.taken, next, mux(io.returned.valid(), io.returned.value(), looked));
        when(io.taken.or(io.returned.valid()).or(isLeft),
            () -> owners.write(place, new Owner(io.taken, io.qp)));
        free.in().valid().set(io.returned.valid().or(isLeft));
        free.in().payload().set(mux(io.returned.valid(), io.returned.value(), looked));

        check(free.in().valid().not().or(free.in().ready()), "every spare context has a place among the free ones");
        check(io.taken.and(io.returned.valid()).not(), "none is taken while another comes back");
        check(io.taken.not().or(io.next.valid()), "what is taken is there");
    }
}
