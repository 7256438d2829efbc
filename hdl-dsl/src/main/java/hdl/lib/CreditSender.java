package hdl.lib;

import static hdl.Hdl.*;

import hdl.*;

/**
 * The sending end of a flow by credits: a payload leaves only when the other end is known to have a place for it, so
 * that nothing in between has to be held up and every wire may have any number of registers. Latency 1 cycle, one
 * payload per cycle while there are credits; {@code in.ready} comes from a register. The receiving end is
 * {@link CreditReceiver}; both at once, with registers between, is {@link CreditLink}.
 *
 * @param credits places of the other end, at least 1; for one payload per cycle as many as a credit takes cycles from
 *                being spent to being spent again
 */
@Doc("Sends payloads for which the other end has places.")
public record CreditSender<T extends Data<T>>(Shape<T> payload, int credits) implements Circuit<CreditSender.Io<T>> {
    public record Io<T extends Data<T>>(
        @Doc("payloads to send") Stream<T> in,
        @Doc("what is sent; nobody holds it up") Valid<T> out,
        @Doc("the other end has one place more") Bool freed
    ) implements Bundle<Io<T>> {}

    public CreditSender {
        if (credits < 1) {
            throw HdlException.refused("CreditSender with " + credits + " credits: it has at least 1");
        }
    }

    @Override public Io<T> ports(Ports p) {
        return new Io<>(p.in(Stream.of(payload)), p.out(Valid.of(payload)), p.in(bool()));
    }

    @Override public void body(Io<T> io) {
        var left = reg(uint(log2Ceil(credits + 1))).init(credits);
        var some = reg(bool()).init(1);                      // beside the count, which is wide
        var sends = reg(bool()).init(0);
        var sent = reg(payload);
        var spends = io.in.fires();

        left.next(UpDown.next(left, io.freed, spends));
        some.next(io.freed.or(mux(spends, left.ne(1), some)));
        sends.next(spends);
        when(spends, () -> sent.next(io.in.payload()));

        io.in.ready().set(some);
        io.out.valid().set(sends);
        io.out.value().set(sent);

        assume(io.freed.not().or(left.ne(credits)), "no place is freed that was not used");
        check(left.le(credits), "has no more credits than there are places");
        check(some.eq(left.ne(0)), "knows whether there are credits");
        cover(some.not(), "runs out of credits");
    }
}
