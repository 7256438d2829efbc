package rnic.common;

import static hdl.Hdl.*;

import hdl.*;
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
        @Doc("of this queue pair") Valid<UInt> entering,
        @Doc("what enters is let go") Bool enterDead,
        @Doc("the first one, or what enters into an empty queue") Bool leaving,
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
        var entering = io.entering.valid();
        var head = reg(uint(place)).init(0);
        var tail = reg(uint(place)).init(0);
        var held = reg(uint(log2Ceil(places + 1))).init(0);
        when(entering, () -> tail.next(tail.plus(1)));
        var second = reg(uint(place)).init(1);                // behind the head
        when(io.leaving, () -> {
            head.next(second);
            second.next(second.plus(1));
        });
        var isHeld = reg(bool()).init(0);                     // held is not 0
        when(entering.and(io.leaving.not()), () -> {
            held.next(held.plus(1));
            isHeld.next(true);
        }).elseWhen(io.leaving.and(entering.not()), () -> {
            held.next(held.minus(1));
            isHeld.next(held.ne(1));
        });
        check(held.le(places), "the queue has no more places");

        // What enters later has been seen to be dead by who sends it; what has left meanwhile may be marked in vain.
        var looking = reg(bool()).init(0);
        var wanted = reg(uint(indexWidth(queuePairs)));
        var at = reg(uint(place));
        var left = reg(uint(held.width()));
        var steps = looking.and(entering.not());
        when(io.letGo.valid(), () -> {
            looking.next(isHeld);
            wanted.next(io.letGo.value());
            at.next(head);
            left.next(held);
        }).elseWhen(steps, () -> {
            at.next(at.plus(1));
            left.next(left.minus(1));
            when(left.eq(1), () -> looking.next(false));
        });
        io.busy.set(looking);

        var owners = memory(uint(indexWidth(queuePairs)), places).style(LUTRAM).named("owners");
        when(entering, () -> owners.write(tail, io.entering.value()));
        var marks = memory(bool(), places).style(LUTRAM).named("marks");
        var finding = steps.and(owners.peek(at).eq(wanted));
        when(entering.or(finding), () -> marks.write(mux(entering, tail, at), mux(entering, io.enterDead, finding)));

        // The mark of the first one is kept in a register: who is next is known late.
        var isDead = reg(bool());
        isDead.next(mux(io.leaving, mark(io, marks, second, tail, finding, at),
            mark(io, marks, head, tail, finding, at)));
        io.dead.set(mux(isHeld, isDead, io.enterDead));
    }

    /** The mark of a place in the next cycle. */
    private static Bool mark(Io io, Memory<Bool> marks, UInt place, UInt tail, Bool finding, UInt at) {
        var entering = io.entering.valid().and(tail.eq(place));
        return mux(entering, io.enterDead, marks.peek(place).or(finding.and(at.eq(place))));
    }
}
