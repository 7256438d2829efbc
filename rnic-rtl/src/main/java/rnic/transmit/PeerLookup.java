package rnic.transmit;

import static hdl.Hdl.*;

import hdl.*;
import hdl.lib.Stream;
import rnic.context.PeerWrite;
import rnic.context.Peer;
import rnic.protocol.RnicParameters;

/** Adds to data packets what is known of their peer. Latency 1 cycle, one packet per cycle; stalls with the sink. */
@Doc("Adds to data packets what is known of their peer.")
public record PeerLookup(RnicParameters parameters) implements Circuit<PeerLookup.Io> {
    record Io(
        @Doc("a new life of a queue pair; taken at once") Stream<PeerWrite> setup,
        Stream<Outgoing> in,
        Stream<Addressed> out
    ) implements Bundle<Io> {}

    @Override public Io ports(Ports p) {
        return new Io(p.in(Stream.of(PeerWrite.of(parameters))), p.in(Stream.of(Outgoing.of(parameters))),
            p.out(Stream.of(Addressed.of(parameters))));
    }

    @Override public void body(Io io) {
        var peers = memory(Peer.of(parameters), parameters.queuePairs()).style(BRAM);
        var life = io.setup.payload();
        io.setup.ready().set(true);
        ignore(life);
        when(io.setup.valid(), () -> peers.write(life.qp(), life.peer()));

        // The memory and the register move together.
        var holding = reg(bool()).init(0);
        var packet = reg(Outgoing.of(parameters));
        var advancing = holding.not().or(io.out.ready()).named("advancing");
        when(advancing, () -> {
            holding.next(io.in.valid());
            packet.next(io.in.payload());
        });
        check(holding.and(packet.isAnswer()).not(), "an answer knows its peer already");
        io.in.ready().set(advancing);
        io.out.valid().set(holding);
        io.out.payload().set(new Addressed(packet, peers.read(io.in.payload().qp(), advancing)));
    }
}
