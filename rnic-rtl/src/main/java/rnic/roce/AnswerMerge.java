package rnic.roce;

import static hdl.Hdl.*;

import hdl.*;
import hdl.lib.Valid;

/**
 * What the packets of a response tell one after the other becomes one: the newest of them tells all that those before it
 * have told. Packets of a queue pair may come in every cycle, and {@link GoBackPipeline} takes one event of it in {@link
 * GoBackPipeline#APART}. What is no such packet passes a cycle later, and nothing overtakes anything.
 */
@Doc("What the packets of a response tell one after the other becomes one.")
record AnswerMerge(int queuePairs) implements Circuit<AnswerMerge.Io> {
    record Io(
        Valid<RoceAnswer> in,
        @Doc("nothing waits behind it: what it has is passed on") Bool idle,
        @Doc("finds room") Valid<RoceAnswer> out
    ) implements Bundle<Io> {}

    @Override public Io ports(Ports p) {
        var answer = Valid.of(RoceAnswer.of(queuePairs));
        return new Io(p.in(answer), p.in(bool()), p.out(answer));
    }

    @Override public void body(Io io) {
        var waiting = reg(bool()).init(0).named("waiting");
        var kept = reg(RoceAnswer.of(queuePairs)).named("kept");
        var next = io.in.value();
        var isMore = waiting.and(io.in.valid()).and(kept.awaited()).and(next.awaited()).and(kept.qp().eq(next.qp()));
        var leaving = waiting.and(isMore.not()).and(io.in.valid().or(io.idle).or(kept.awaited().not()));
        waiting.next(io.in.valid().or(waiting.and(leaving.not())));
        when(io.in.valid(), () -> kept.next(next.with(RoceAnswer::ends,
            next.ends().plus(kept.ends().gate(isMore)))));
        io.out.valid().set(leaving);
        io.out.value().set(kept);
    }
}
