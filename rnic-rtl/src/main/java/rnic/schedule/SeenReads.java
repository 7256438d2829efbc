package rnic.schedule;

import static hdl.Hdl.*;

import hdl.*;
import hdl.lib.Valid;
import rnic.common.ActiveRing;
import rnic.common.FinishCounter;
import rnic.messages.ReadsDone;
import rnic.protocol.RnicParameters;

/**
 * How many Reads and atomics of each queue pair are answered and lie in host memory: what is fenced waits for that,
 * since it may send what they have brought, and an answer counts before it is written. Queue pairs with such an answer
 * are looked at in turn, each in 4 cycles, until its placements are visible; nothing waits for them.
 */
@Doc("How many Reads and atomics of each queue pair are answered and lie in host memory.")
public record SeenReads(RnicParameters parameters) implements Circuit<SeenReads.Io> {
    /** What is being done: one queue pair after the other. */
    enum Step { IDLE, READING, LOADED, JUDGING }

    public record Io(
        @Doc("of this queue pair a life begins: nothing has been answered") Valid<UInt> setup,
        @Doc("not in a cycle in which a life begins") Valid<ReadsDone> done,
        @Doc("placements that are visible, modulo 2^24") UInt visible,
        @Doc("queue pair to read") UInt qp,
        @Doc("MSN of the newest response that lies in host memory") UInt seen,
        @Doc("that of this queue pair changes; not in a cycle in which something is answered") Valid<UInt> change
    ) implements Bundle<Io> {}

    /** The newest answer, and whether it has not been seen. */
    private record Newest(Bool waiting, UInt messages, UInt placements) implements Bundle<Newest> {
        static final Shape<Newest> SHAPE =
            bundle(Newest.class, bool(), uint(24), uint(FinishCounter.COUNT_BITS));
    }

    @Override public Io ports(Ports p) {
        var qp = uint(indexWidth(parameters.queuePairs()));
        return new Io(p.in(Valid.of(qp)), p.in(Valid.of(ReadsDone.of(parameters))),
            p.in(uint(FinishCounter.COUNT_BITS)), p.at(0).in(qp), p.at(2).out(uint(24)), p.out(Valid.of(qp)));
    }

    @Override public void body(Io io) {
        registeredReset();
        int pairs = parameters.queuePairs();
        var beginning = io.setup.valid();
        var beginner = io.setup.value();
        var done = io.done.value();
        check(beginning.and(io.done.valid()).not(), "nobody is answered in the cycle in which a life begins");

        var step = machine(Step.IDLE);
        var ring = instance(new ActiveRing(pairs, 2));
        var isIdle = step.is(Step.IDLE);
        var qp = reg(uint(indexWidth(pairs)));
        var newest = memory(Newest.SHAPE, pairs).style(BRAM).latency(2);
        when(beginning.or(io.done.valid()), () -> newest.write(mux(beginning, beginner, done.qp()),
            mux(beginning, zero(Newest.SHAPE), new Newest(lit(true), done.messages(), done.placements()))));
        var found = newest.read(ring.next().payload());

        // Of whom a life begins nothing is told that was looked up before.
        var isFree = beginning.or(io.done.valid()).not();
        var isHis = beginning.and(beginner.eq(qp));
        ring.next().ready().set(isIdle.and(beginning.not()));
        var messages = reg(uint(24));
        var waiting = reg(bool());
        var lacking = reg(bool());
        step.in(Step.IDLE, () -> {
                qp.next(ring.next().payload());
                when(ring.next().fires(), () -> step.go(Step.READING));
            })
            .in(Step.READING, () -> when(isHis, () -> step.go(Step.IDLE)).otherwise(() -> step.go(Step.LOADED)))
            .in(Step.LOADED, () -> {
                messages.next(found.messages());
                waiting.next(found.waiting());
                lacking.next(io.visible.minus(found.placements()).msb());
                when(isHis, () -> step.go(Step.IDLE)).otherwise(() -> step.go(Step.JUDGING));
            })
            .in(Step.JUDGING, () -> when(isHis.or(isFree), () -> step.go(Step.IDLE)));
        var judging = step.is(Step.JUDGING).and(isFree).and(waiting);
        var seeing = judging.and(lacking.not());
        hint(ring, 0, io.done.valid(), done.qp());
        hint(ring, 1, judging.and(lacking), qp);

        var first = lit(parameters.firstMessages(), 24);
        var seen = memory(uint(24), pairs).named("seen").style(BRAM).latency(2);
        when(beginning.or(seeing), () -> seen.write(mux(beginning, beginner, qp), mux(beginning, first, messages)));
        io.seen.set(seen.read(io.qp));
        io.change.valid().set(seeing);
        io.change.value().set(qp);
    }

    private static void hint(ActiveRing.Io ring, int source, Bool valid, UInt qp) {
        ring.hints().at(source).valid().set(valid);
        ring.hints().at(source).value().set(qp);
    }
}
