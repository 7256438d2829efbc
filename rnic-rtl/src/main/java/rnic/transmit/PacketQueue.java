package rnic.transmit;

import static hdl.Hdl.*;

import hdl.*;
import hdl.lib.Fifo;
import hdl.lib.Stream;
import hdl.lib.Valid;
import rnic.common.QueueMarks;
import rnic.protocol.RnicParameters;

/**
 * Packets in the order of sending, of which those of a queue pair can be let go while they wait: its number is looked
 * for in every place that is taken, one per cycle in which no packet enters, and what is found is marked. Who takes a
 * packet out sees the mark. Latency 3 cycles, one packet per cycle.
 *
 * @param packets that it holds: a power of two
 */
@Doc("Packets in the order of sending, of which those of a queue pair can be let go.")
record PacketQueue(RnicParameters parameters, int packets) implements Circuit<PacketQueue.Io> {
    record Io(
        Stream<Outgoing> in,
        @Doc("the packet that enters is let go") Bool inDead,
        @Doc("this queue pair's packets are let go; not while the queue is busy with another one") Valid<UInt> letGo,
        @Doc("packets are looked for") Bool busy,
        Stream<Outgoing> out,
        @Doc("the packet that is shown has been let go") Bool outDead
    ) implements Bundle<Io> {}

    @Override public Io ports(Ports p) {
        var packet = Stream.of(Outgoing.of(parameters));
        return new Io(p.in(packet), p.in(bool()), p.in(Valid.of(uint(indexWidth(parameters.queuePairs())))),
            p.out(bool()), p.out(packet), p.out(bool()));
    }

    @Override public void body(Io io) {
        var waiting = instance(new Fifo<>(Outgoing.of(parameters), packets, BRAM, false));
        link(waiting.in(), io.in);
        link(io.out, waiting.out());
        var marks = instance(new QueueMarks(parameters.queuePairs(), packets));
        marks.entering().valid().set(io.in.fires());
        marks.entering().value().set(io.in.payload().qp());
        marks.enterDead().set(io.inDead);
        marks.leaving().set(io.out.fires());
        marks.letGo().set(io.letGo);
        io.busy.set(marks.busy());
        io.outDead.set(marks.dead());
    }
}
