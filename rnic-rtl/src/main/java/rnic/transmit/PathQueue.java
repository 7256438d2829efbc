package rnic.transmit;

import static hdl.Hdl.*;

import hdl.*;
import hdl.lib.Fifo;
import hdl.lib.UpDown;
import hdl.lib.Valid;
import rnic.messages.Departure;
import rnic.messages.Flow;
import rnic.messages.PathPick;
import rnic.messages.PathTaken;
import rnic.messages.PathWish;
import rnic.messages.Transmission;
import rnic.protocol.RnicParameters;

/**
 * The paths of packets that wait, in their order, beside a queue of the same latency: who has one already keeps it, and
 * for the others one is wished for, {@link #AHEAD} packets ahead at most, so that it is chosen by what is known when
 * headers are made. Latency 3 cycles for who has a path.
 *
 * @param packets that wait
 */
@Doc("The paths of packets that wait, in their order.")
public record PathQueue(RnicParameters parameters, int packets) implements Circuit<PathQueue.Io> {
    /** Paths that are chosen or have been wished for, and not used. */
    private static final int AHEAD = 16;

    public record Io(
        @Doc("a packet begins to wait") Valid<Transmission> entering,
        @Doc("the first one leaves; not unless its path is known") Bool leaving,
        @Doc("the path of the first one is there") Bool known,
        @Doc("what is added to wire_sport_base") UInt path,
        PathPort port
    ) implements Bundle<Io> {}

    /** A packet that waits. */
    private record Waiting(Bool choosing, Flow flow, UInt place, UInt slot) implements Bundle<Waiting> {
        static Shape<Waiting> of(RnicParameters parameters) {
            return bundle(Waiting.class, bool(), Flow.of(parameters), uint(log2Ceil(parameters.window())),
                uint(Departure.SLOT_BITS));
        }
    }

    @Override public Io ports(Ports p) {
        return new Io(p.in(Valid.of(Transmission.of(parameters))), p.in(bool()), p.out(bool()),
            p.out(uint(Departure.PATH_BITS)), PathPort.of(p, parameters));
    }

    @Override public void body(Io io) {
        var packet = io.entering.value();
        var choosing = packet.choosing().orElseThrow();
        var waiting = instance(new Fifo<>(Waiting.of(parameters), packets, BRAM, false));
        waiting.in().valid().set(io.entering.valid());
        waiting.in().payload().set(new Waiting(choosing, packet.flow(),
            packet.psn().trunc(log2Ceil(parameters.window())), packet.path()));
        check(io.entering.valid().not().or(waiting.in().ready()), "there is a place for every packet");
        var wishes = instance(new Fifo<>(PathWish.of(parameters), packets, BRAM, false));
        wishes.in().valid().set(io.entering.valid().and(choosing));
        wishes.in().payload().set(new PathWish(packet.flow().qp(), packet.retrans(), packet.path()));
        check(wishes.in().valid().not().or(wishes.in().ready()), "there is a place for every wish");
        ignore(packet);

        var picks = instance(new Fifo<>(PathPick.SHAPE, AHEAD));
        picks.in().valid().set(io.port.chosen().valid());
        picks.in().payload().set(io.port.chosen().value());
        check(io.port.chosen().valid().not().or(picks.in().ready()), "there is a place for every choice");
        var ahead = reg(uint(log2Ceil(AHEAD + 1))).init(0).named("ahead");
        var mayWish = ahead.ne(AHEAD);
        var wish = io.port.wishes();
        wish.valid().set(wishes.out().valid().and(mayWish));
        wish.payload().set(wishes.out().payload());
        wishes.out().ready().set(wish.ready().and(mayWish));

        var first = waiting.out().payload();
        var pick = picks.out();
        var isChosen = first.choosing();
        io.known.set(waiting.out().valid().and(isChosen.not().or(pick.valid())));
        io.path.set(mux(isChosen, pick.payload().port(), first.slot().zext(Departure.PATH_BITS)));
        check(io.leaving.not().or(io.known), "a packet that leaves has a path");
        waiting.out().ready().set(io.leaving);
        pick.ready().set(io.leaving.and(isChosen));
        ahead.next(UpDown.next(ahead, wish.fires(), pick.ready()));
        io.port.taken().valid().set(io.leaving);
        io.port.taken().value().set(new PathTaken(first.flow(), first.place(), io.path.trunc(Departure.SLOT_BITS)));
    }
}
