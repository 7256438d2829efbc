package rnic.common;

import static hdl.Hdl.*;

import hdl.Bool;
import hdl.Bundle;
import hdl.Circuit;
import hdl.Doc;
import hdl.Memory;
import hdl.Ports;
import hdl.UInt;
import hdl.lib.Valid;

/**
 * Stands beside a queue and marks what waits there of a queue pair that is let go: its number is looked for in every
 * place that is taken, one per cycle in which nothing enters. Who takes something out sees its mark.
 *
 * @param places of the queue: a power of two
 */
@Doc("Marks what waits in a queue of a queue pair that is let go.")
public record QueueMarks(int queuePairs, int places) implements Circuit<QueueMarks.Io> {
    public record Io(
        @Doc("of this queue pair") Valid<UInt> enters,
        @Doc("what enters is let go") Bool enterDead,
        @Doc("the first one, or what enters into an empty queue") Bool leaves,
        @Doc("of this queue pair everything is let go; not while another one is looked for") Valid<UInt> letGo,
        @Doc("it is looked for") Bool busy,
        @Doc("the first one has been let go; in an empty queue what enters") Bool dead
    ) implements Bundle<Io> {}

    @Override public Io ports(Ports p) {
        var qp = Valid.of(uint(indexWidth(queuePairs)));
        return new Io(p.in(qp), p.in(bool()), p.in(bool()), p.in(qp), p.out(bool()), p.out(bool()));
    }

    @Override public void body(Io io) {
        int place = indexWidth(places);
        var enters = io.enters.valid();
        var head = reg(uint(place)).init(0);
        var tail = reg(uint(place)).init(0);
        var held = reg(uint(log2Ceil(places + 1))).init(0);
        when(enters, () -> tail.next(tail.plus(1)));
        var second = reg(uint(place)).init(1);                // behind the head
        when(io.leaves, () -> {
            head.next(second);
            second.next(second.plus(1));
        });
        var isHeld = reg(bool()).init(0);                     // held is not 0
        when(enters.and(io.leaves.not()), () -> {
            held.next(held.plus(1));
            isHeld.next(true);
        }).elseWhen(io.leaves.and(enters.not()), () -> {
            held.next(held.minus(1));
            isHeld.next(held.ne(1));
        });
        check(held.le(places), "the queue has no more places");

        // What enters later has been seen to be dead by who sends it; what has left meanwhile may be marked in vain.
        var looks = reg(bool()).init(0);
        var wanted = reg(uint(indexWidth(queuePairs)));
        var at = reg(uint(place));
        var left = reg(uint(held.width()));
        var steps = looks.and(enters.not());
        when(io.letGo.valid(), () -> {
            looks.next(isHeld);
            wanted.next(io.letGo.value());
            at.next(head);
            left.next(held);
        }).elseWhen(steps, () -> {
            at.next(at.plus(1));
            left.next(left.minus(1));
            when(left.eq(1), () -> looks.next(false));
        });
        io.busy.set(looks);

        var owners = memory(uint(indexWidth(queuePairs)), places).style(LUTRAM).named("owners");
        when(enters, () -> owners.write(tail, io.enters.value()));
        var marks = memory(bool(), places).style(LUTRAM).named("marks");
        var finds = steps.and(owners.peek(at).eq(wanted));
        when(enters.or(finds), () -> marks.write(mux(enters, tail, at), mux(enters, io.enterDead, finds)));

        // The mark of the first one is kept in a register: who is next is known late.
        var isDead = reg(bool());
        isDead.next(mux(io.leaves, mark(io, marks, second, tail, finds, at), mark(io, marks, head, tail, finds, at)));
        io.dead.set(mux(isHeld, isDead, io.enterDead));
    }

    /** The mark of a place in the next cycle. */
    private static Bool mark(Io io, Memory<Bool> marks, UInt place, UInt tail, Bool finds, UInt at) {
        var enters = io.enters.valid().and(tail.eq(place));
        return mux(enters, io.enterDead, marks.peek(place).or(finds.and(at.eq(place))));
    }
}
