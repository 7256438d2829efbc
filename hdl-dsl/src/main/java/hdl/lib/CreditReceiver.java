package hdl.lib;

import static hdl.Hdl.*;

import hdl.*;

/**
 * The receiving end of a flow by credits: has a place for every payload that {@link CreditSender} may send, and gives
 * the credit back when it has left. Latency that of {@link Fifo}: 1 cycle up to 64 places, else 3; credits leave 1
 * cycle after their payload.
 *
 * @param credits places, as many as the sender's credits; at least 2
 */
@Doc("Has a place for every payload that its sender may send.")
public record CreditReceiver<T extends Data<T>>(Shape<T> payload, int credits)
    implements Circuit<CreditReceiver.Io<T>> {
    public record Io<T extends Data<T>>(
        @Doc("what the sender sends") Valid<T> in,
        @Doc("the payloads, in order") Stream<T> out,
        @Doc("one place more, for the sender") Bool freed
    ) implements Bundle<Io<T>> {}

    public CreditReceiver {
        if (credits < 2) {
            throw HdlException.refused("CreditReceiver with " + credits + " places: it has at least 2");
        }
    }

    @Override public Io<T> ports(Ports p) {
        return new Io<>(p.in(Valid.of(payload)), p.out(Stream.of(payload)), p.out(bool()));
    }

    @Override public void body(Io<T> io) {
        var places = instance(new Fifo<>(payload, credits));
        var freed = reg(bool()).init(0);
        places.in().valid().set(io.in.valid());
        places.in().payload().set(io.in.value());
        link(io.out, places.out());
        freed.next(io.out.fires());
        io.freed.set(freed);
        check(io.in.valid().not().or(places.in().ready()), "there is a place for what is sent");
    }
}
