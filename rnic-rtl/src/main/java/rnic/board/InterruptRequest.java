package rnic.board;

import static hdl.Hdl.*;

import hdl.*;
import hdl.lib.cdc.HandshakeCrossing;

/**
 * Turns the level of an interrupt into message-signaled interrupts of a PCIe core in another clock. Every time the
 * level rises, a request is made and held until the core has taken it. Rises while one is on its way become one more
 * request behind it, so a rise is never lost, however short the level was low: a driver that has cleared every cause
 * gets a message for the next one. Both clocks are reset together.
 */
@Doc("Turns the level of an interrupt into requests for message-signaled interrupts, in another clock.")
public record InterruptRequest() implements Circuit<InterruptRequest.Io> {
    public record Io(
        @Doc("of level") Clock nic,
        @Doc("of request and taken") Clock host,
        @Doc("from a register") Bool level,
        @Doc("held until it is taken") Bool request,
        @Doc("one cycle: the message has been sent") Bool taken
    ) implements Bundle<Io> {}

    @Override public Io ports(Ports p) {
        var nic = p.clock();
        var host = p.clock();
        return new Io(nic, host, p.on(nic).in(bool()), p.on(host).out(bool()), p.on(host).in(bool()));
    }

    @Override public void body(Io io) {
        var crossing = instance(new HandshakeCrossing<>(bool()));
        crossing.from().set(io.nic);
        crossing.to().set(io.host);
        in(io.nic, () -> {
            var before = reg(bool()).init(0);
            var rising = io.level.and(before.not());
            var waiting = reg(bool()).init(0);
            before.next(io.level);
            waiting.next(rising.or(waiting.and(crossing.in().ready().not())));
            crossing.in().valid().set(waiting);
            crossing.in().payload().set(true);
        });
        in(io.host, () -> {
            var request = reg(bool()).init(0);
            crossing.out().ready().set(request.not());
            when(request, () -> when(io.taken, () -> request.next(false)))
                .elseWhen(crossing.out().valid(), () -> request.next(crossing.out().payload()));
            io.request.set(request);
        });
    }
}
