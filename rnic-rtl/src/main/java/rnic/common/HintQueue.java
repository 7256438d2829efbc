package rnic.common;

import static hdl.Hdl.*;

import hdl.*;
import hdl.lib.Arbiter;
import hdl.lib.Stream;
import hdl.lib.Valid;

/**
 * Flows that several sources name, one after the other: one per cycle, a cycle behind the hint while none waits. Hints
 * cannot be held up; of each source {@value #ROOM} may wait, and should one be lost because too many come at once,
 * every flow is named once.
 *
 * @param flows   a power of two from 2
 * @param sources of hints
 */
@Doc("The flows that several sources name, one after the other; none is lost.")
public record HintQueue(int flows, int sources) implements Circuit<HintQueue.Io> {
    /** Hints of one source that may wait: a place less than there are, so that pointers tell full from empty. */
    static final int ROOM = 31;

    public record Io(
        @Doc("flows that may have something to do") Vec<Valid<UInt>> hints,
        Stream<UInt> next
    ) implements Bundle<Io> {}

    @Override public Io ports(Ports p) {
        var flow = uint(indexWidth(flows));
        return new Io(p.in(vec(Valid.of(flow), sources)), p.out(Stream.of(flow)));
    }

    @Override public void body(Io io) {
        var shape = uint(indexWidth(flows));
        var arbiter = instance(new Arbiter<>(shape, sources + 1, Arbiter.Policy.ROUND_ROBIN, false));
        var lost = lit(false);
        for (int i = 0; i < sources; i++) {
            lost = lost.or(queue(arbiter.in().at(i), io.hints.at(i)));
        }
        var seen = reg(bool()).init(0).named("lost");
        seen.next(lost);
        sweep(arbiter.in().at(sources), seen);
        link(io.next, arbiter.out());
    }

    /**
     * The hints of one source in order; whether one finds no room. Pointers are compared, not counted, the next of each
     * is kept beside it, and whether any waits is a register: the arbiter stands behind it.
     */
    private Bool queue(Stream<UInt> waiting, Valid<UInt> hint) {
        var places = memory(hint.value().shape(), ROOM + 1).named("places").style(LUTRAM);
        var pointer = uint(log2Ceil(ROOM + 1));
        var head = reg(pointer).init(0).named("head");
        var nextHead = reg(pointer).init(1).named("next_head");
        var tail = reg(pointer).init(0).named("tail");
        var nextTail = reg(pointer).init(1).named("next_tail");
        var some = reg(bool()).init(0).named("some");
        var isFull = nextTail.eq(head);
        var coming = hint.valid().and(isFull.not());
        when(coming, () -> {
            places.write(tail, hint.value());
            tail.next(nextTail);
            nextTail.next(nextTail.plus(1));
        });
        var isLast = nextHead.eq(tail);
        when(waiting.fires(), () -> {
            head.next(nextHead);
            nextHead.next(nextHead.plus(1));
        });
        some.next(coming.or(some.and(waiting.fires().and(isLast).not())));
        waiting.valid().set(some);
        waiting.payload().set(places.peek(head));
        check(some.eq(head.ne(tail)), "some wait while the pointers differ");
        check(nextHead.eq(head.plus(1)).and(nextTail.eq(tail.plus(1))), "the next pointers are the next");
        return hint.valid().and(isFull);
    }

    /** Names every flow once. */
    private void sweep(Stream<UInt> hints, Bool starting) {
        var place = reg(uint(indexWidth(flows))).init(0);
        var sweeping = reg(bool()).init(0);
        var again = reg(bool()).init(0);
        var last = wire(bool());
        last.set(hints.ready().and(sweeping).and(place.all()));
        when(hints.fires(), () -> place.next(place.plus(1)));
        when(starting, () -> {
            sweeping.next(true);
            again.next(sweeping.and(last.not()));
        }).elseWhen(last, () -> {
            sweeping.next(again);
            again.next(false);
        });
        check(again.not().or(sweeping), "a sweep that waits follows another");
        hints.valid().set(sweeping);
        hints.payload().set(place);
    }
}
