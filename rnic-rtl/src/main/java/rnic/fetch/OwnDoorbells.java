package rnic.fetch;

import static hdl.Hdl.*;

import hdl.*;
import hdl.lib.Stream;
import hdl.lib.Valid;
import rnic.context.Doorbell;
import rnic.context.SrqUse;
import rnic.protocol.RnicParameters;

/**
 * Takes away doorbells for the receive queue of a queue pair that has none, since it uses a shared one: they announce
 * nothing. The others pass two cycles later, one per 3 cycles.
 */
@Doc("Takes away doorbells for receive queues of queue pairs that use a shared one.")
public record OwnDoorbells(RnicParameters parameters) implements Circuit<OwnDoorbells.Io> {
    public record Io(
        @Doc("a life waits: no doorbell is taken") Bool waiting,
        @Doc("it begins, in a cycle without a doorbell") Valid<SrqUse> setup,
        Stream<Doorbell> in,
        Stream<Doorbell> out,
        @Doc("a doorbell is here") Bool busy
    ) implements Bundle<Io> {}

    @Override public Io ports(Ports p) {
        return new Io(p.in(bool()), p.in(Valid.of(SrqUse.of(parameters))), p.in(Stream.of(Doorbell.of(parameters))),
            p.out(Stream.of(Doorbell.of(parameters))), p.out(bool()));
    }

    @Override public void body(Io io) {
        var held = reg(bool()).init(0);
        var offered = reg(bool()).init(0);
        var doorbell = reg(Doorbell.of(parameters));
        var sharing = memory(bool(), parameters.queuePairs()).style(BRAM).collision(NEW_DATA);
        when(io.setup.valid(), () -> sharing.write(io.setup.value().qp(), io.setup.value().choice().used()));
        ignore(io.setup.value().choice().srq());

        var isShared = sharing.read(io.in.payload().qp());
        var busy = held.or(offered);
        when(io.in.fires(), () -> doorbell.next(io.in.payload()));
        held.next(io.in.fires());
        offered.next(held.and(isShared.not()).or(offered.and(io.out.ready().not())));
        io.in.ready().set(busy.or(io.waiting).not());
        io.out.valid().set(offered);
        io.out.payload().set(doorbell);
        io.busy.set(busy);
        check(busy.and(io.setup.valid()).not(), "no life begins while a doorbell is here");
        cover(held.and(isShared), "takes one away");
    }
}
