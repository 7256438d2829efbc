package rnic.respond;

import static hdl.Hdl.*;

import hdl.*;
import hdl.lib.*;
import rnic.common.FinishCounter;
import rnic.common.QueueMarks;
import rnic.protocol.RnicParameters;

/**
 * Holds Reads and atomics until everything before them is visible in host memory, in global order, since placements
 * only grow. What waits of a queue pair that begins a new life is let go. Latency 2 cycles, one per 2 cycles.
 */
@Doc("Holds Reads and atomics until everything before them is visible in host memory.")
public record CrossingGate(RnicParameters parameters) implements Circuit<CrossingGate.Io> {
    /** How many may wait. */
    public static final int WAITING = 64;

    public record Io(
        Stream<Crossing> in,
        @Doc("how many wait") UInt level,
        @Doc("placements that are visible, modulo 2^24") UInt visible,
        @Doc("of this queue pair nothing leaves any more; not while another one is looked for") Valid<UInt> letGo,
        @Doc("it is looked for: until then something of it may leave") Bool busy,
        Stream<Crossing> out
    ) implements Bundle<Io> {}

    @Override public Io ports(Ports p) {
        return new Io(p.in(Stream.of(Crossing.of(parameters))), p.out(uint(log2Ceil(WAITING + 1))),
            p.in(uint(FinishCounter.COUNT_BITS)), p.in(Valid.of(uint(indexWidth(parameters.queuePairs())))),
            p.out(bool()), p.out(Stream.of(Crossing.of(parameters))));
    }

    @Override public void body(Io io) {
        registeredReset();
        var waiting = instance(new Fifo<>(Crossing.of(parameters), WAITING, LUTRAM, true));
        var marks = instance(new QueueMarks(parameters.queuePairs(), WAITING));
        var head = waiting.out();
        var dead = marks.dead().and(head.valid());
        link(waiting.in(), io.in);
        io.level.set(waiting.level().orElseThrow());
        marks.entering().valid().set(io.in.fires());
        marks.entering().value().set(io.in.payload().qp());
        marks.enterDead().set(false);
        marks.leaving().set(head.fires());
        marks.letGo().set(io.letGo);
        io.busy.set(marks.busy());
        check(io.letGo.valid().and(marks.busy()).not(), "one life begins after the other");

        var reached = reg(bool()).init(0);
        var lacking = io.visible.minus(head.payload().placements()).msb();
        reached.next(head.valid().and(head.ready().not()).and(reached.or(lacking.not())));
        check(reached.not().or(head.valid()), "who may leave waits");
        check(io.out.fires().not().or(lacking.not()), "everything before who leaves is visible");
        io.out.mayChange("what waits of a life that has ended is let go").valid().set(reached.and(dead.not()));
        io.out.payload().set(head.payload());
        head.ready().set(dead.or(reached.and(io.out.ready())));
    }
}
