package rnic.tx;

import static hdl.Hdl.BRAM;
import static hdl.Hdl.LUTRAM;
import static hdl.Hdl.bool;
import static hdl.Hdl.indexWidth;
import static hdl.Hdl.instance;
import static hdl.Hdl.link;
import static hdl.Hdl.memory;
import static hdl.Hdl.mux;
import static hdl.Hdl.reg;
import static hdl.Hdl.uint;
import static hdl.Hdl.when;

import hdl.Bool;
import hdl.Bundle;
import hdl.Circuit;
import hdl.Doc;
import hdl.Ports;
import hdl.UInt;
import hdl.lib.Fifo;
import hdl.lib.Stream;
import hdl.lib.Valid;
import rnic.RnicParameters;

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
        int place = indexWidth(packets);
        var waiting = instance(new Fifo<>(Outgoing.of(parameters), packets, BRAM, true));
        var held = waiting.level().orElseThrow();
        link(waiting.in(), io.in);
        link(io.out, waiting.out());

        // Where packets enter and leave: the same places as in the memory of the queue.
        var head = reg(uint(place)).init(0);
        var tail = reg(uint(place)).init(0);
        var enters = io.in.fires();
        when(enters, () -> tail.next(tail.plus(1)));
        when(io.out.fires(), () -> head.next(head.plus(1)));

        // What enters later has been seen to be dead by who sends it; what has left meanwhile may be marked in vain.
        var looks = reg(bool()).init(0);
        var wanted = reg(uint(indexWidth(parameters.queuePairs())));
        var at = reg(uint(place));
        var left = reg(uint(held.width()));
        var steps = looks.and(enters.not());
        when(io.letGo.valid(), () -> {
            looks.next(held.any());
            wanted.next(io.letGo.value());
            at.next(head);
            left.next(held);
        }).elseWhen(steps, () -> {
            at.next(at.plus(1));
            left.next(left.minus(1));
            when(left.eq(1), () -> looks.next(false));
        });
        io.busy.set(looks);

        var owners = memory(uint(indexWidth(parameters.queuePairs())), packets).style(LUTRAM);
        when(enters, () -> owners.write(tail, io.in.payload().qp()));
        var marks = memory(bool(), packets).style(LUTRAM);
        var finds = steps.and(owners.peek(at).eq(wanted));
        when(enters.or(finds), () -> marks.write(mux(enters, tail, at), mux(enters, io.inDead, finds)));
        io.outDead.set(marks.peek(head));
    }
}
