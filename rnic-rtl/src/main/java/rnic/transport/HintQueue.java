package rnic.transport;

import static hdl.Hdl.bool;
import static hdl.Hdl.ignore;
import static hdl.Hdl.indexWidth;
import static hdl.Hdl.instance;
import static hdl.Hdl.link;
import static hdl.Hdl.lit;
import static hdl.Hdl.reg;
import static hdl.Hdl.uint;
import static hdl.Hdl.vec;
import static hdl.Hdl.when;
import static hdl.Hdl.wire;

import hdl.Bool;
import hdl.Bundle;
import hdl.Circuit;
import hdl.Doc;
import hdl.Ports;
import hdl.UInt;
import hdl.Vec;
import hdl.lib.Arbiter;
import hdl.lib.Fifo;
import hdl.lib.Stream;
import hdl.lib.Valid;
import rnic.PassingFifo;

/**
 * Queue pairs that several sources name, one after the other. Hints cannot be held up; should one be lost because too
 * many come at once, every queue pair is named once.
 *
 * @param queuePairs a power of two from 2
 * @param sources    of hints
 * @param passing    a hint passes in its own cycle when nobody of its source waits; else it comes a cycle later
 */
@Doc("The queue pairs that several sources name, one after the other; none is lost.")
public record HintQueue(int queuePairs, int sources, boolean passing) implements Circuit<HintQueue.Io> {
    private static final int WAITING = 16;

    public record Io(
        @Doc("queue pairs that may have something to do") Vec<Valid<UInt>> hints,
        Stream<UInt> next
    ) implements Bundle<Io> {}

    @Override public Io ports(Ports p) {
        var qp = uint(indexWidth(queuePairs));
        return new Io(p.in(vec(Valid.of(qp), sources)), p.out(Stream.of(qp)));
    }

    @Override public void body(Io io) {
        var shape = uint(indexWidth(queuePairs));
        var arbiter = instance(new Arbiter<>(shape, sources + 1, Arbiter.Policy.ROUND_ROBIN, false));
        var lost = lit(false);
        for (int i = 0; i < sources; i++) {
            var hint = io.hints.at(i);
            lost = lost.or(hint.valid().and(queued(hint, arbiter.in().at(i)).not()));
        }
        var seen = reg(bool()).init(0).named("lost");
        seen.next(lost);
        sweep(arbiter.in().at(sources), seen);
        link(io.next, arbiter.out());
    }

    /** A source's own queue; whether it has room. */
    private Bool queued(Valid<UInt> hint, Stream<UInt> out) {
        var shape = uint(indexWidth(queuePairs));
        Stream<UInt> in;
        if (passing) {
            var waiting = instance(new PassingFifo<>(shape, WAITING));
            ignore(waiting.level());
            link(out, waiting.out());
            in = waiting.in();
        } else {
            var waiting = instance(new Fifo<>(shape, WAITING));
            link(out, waiting.out());
            in = waiting.in();
        }
        in.valid().set(hint.valid());
        in.payload().set(hint.value());
        return in.ready();
    }

    /** Names every queue pair once. */
    private void sweep(Stream<UInt> hints, Bool starts) {
        var place = reg(uint(indexWidth(queuePairs))).init(0);
        var sweeping = reg(bool()).init(0);
        var again = reg(bool()).init(0);
        var last = wire(bool());
        last.set(hints.ready().and(sweeping).and(place.all()));
        when(hints.fires(), () -> place.next(place.plus(1)));
        when(starts, () -> {
            sweeping.next(true);
            again.next(sweeping.and(last.not()));
        }).elseWhen(last, () -> {
            sweeping.next(again);
            again.next(false);
        });
        hints.valid().set(sweeping);
        hints.payload().set(place);
    }
}
