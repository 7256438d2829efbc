package rnic.schedule;

import static hdl.Hdl.*;

import hdl.*;
import hdl.lib.Stream;

/**
 * Lists of queue pairs by the time at which they are to be looked at: one list per tick of time, and a tick comes round
 * again after {@code slots} of them. A list is linked through a table of the queue pairs, so a queue pair stands in one
 * list, and whoever puts it in knows that it stands in none. When a slot's time comes its list is taken off and its
 * queue pairs are shown one after the other; one whose time is in a later round is put in again by whoever looks. A
 * time that has passed means the next slot.
 *
 * <p>5 cycles to put one in; 2 cycles for an empty slot, 2 more for each queue pair in it. After reset it clears its
 * slots, one per cycle.
 *
 * @param queuePairs a power of two from 2
 * @param slots      a power of two
 */
@Doc("Lists of queue pairs by the time at which they are to be looked at.")
public record TimingWheel(int queuePairs, int slots) implements Circuit<TimingWheel.Io> {
    /** Bits of a time, in 1/16 us: more than a second. */
    static final int TIME_BITS = 24;
    private static final int SMALL = 64;

    /** What the wheel is doing. */
    enum Step { CLEARING, IDLE, HEAD, NODE, SHOWING, PLACING, LINKING }

    /** A queue pair that is to be looked at at a time. */
    record Entry(UInt qp, @Doc("in 1/16 us") UInt due) implements Bundle<Entry> {
        static Shape<Entry> of(int queuePairs) {
            return bundle(Entry.class, uint(indexWidth(queuePairs)), uint(TIME_BITS));
        }
    }

    /** First of a slot's list. */
    private record Head(Bool any, UInt qp) implements Bundle<Head> {
        static Shape<Head> of(int queuePairs) {
            return bundle(Head.class, bool(), uint(indexWidth(queuePairs)));
        }
    }

    public record Io(
        @Doc("time in 1/16 us") UInt now,
        @Doc("stands in no list") Stream<Entry> in,
        @Doc("stands in no list any more") Stream<UInt> out
    ) implements Bundle<Io> {}

    @Override public Io ports(Ports p) {
        return new Io(p.in(uint(TIME_BITS)), p.in(Stream.of(Entry.of(queuePairs))),
            p.out(Stream.of(uint(indexWidth(queuePairs)))));
    }

    @Override public void body(Io io) {
        int bits = log2Ceil(slots);
        var step = machine(Step.CLEARING);
        var cleared = reg(uint(bits)).init(0);
        var position = reg(uint(TIME_BITS)).named("position");       // the slot that has been taken off last
        var slot = reg(uint(bits)).named("slot");                    // of the one that is put in
        var shown = reg(uint(indexWidth(queuePairs))).named("shown");
        var walking = reg(bool()).init(0).named("walking");
        var following = reg(uint(TIME_BITS)).named("following");     // the slot behind it

        Memory<Head> heads = table(Head.of(queuePairs), slots).named("heads");
        var head = heads.read(mux(step.is(Step.PLACING), slot, following.trunc(bits)));
        Memory<UInt> successors = table(uint(indexWidth(queuePairs)), queuePairs).named("successors");
        var next = successors.read(shown);

        var links = step.is(Step.LINKING);
        var taking = step.is(Step.HEAD).and(head.any());
        var clearing = step.is(Step.CLEARING);
        var linked = new Head(links, io.in.payload().qp().gate(links));
        when(clearing.or(taking).or(links), () -> heads.write(mux(clearing, cleared, mux(links, slot,
            position.trunc(bits))),
            linked));
        // The last of a list points at itself.
        when(links, () -> successors.write(io.in.payload().qp(), mux(head.any(), head.qp(), io.in.payload().qp())));

        walk(io, step, new Walk(position, following, shown, walking, cleared), head, next);
        var isPast = io.in.payload().due().minus(following).msb();
        slot.next(mux(step.is(Step.PLACING), slot, mux(isPast, following, io.in.payload().due()).trunc(bits)));
        io.in.ready().set(links);
        io.out.mayChange("who is put in goes before who is shown").valid()
            .set(step.is(Step.SHOWING).and(io.in.valid().not()));
        io.out.payload().set(shown);
        check(io.out.fires().not().or(links.not()), "one in or one out");
    }

    private record Walk(UInt position, UInt following, UInt shown, Bool walking, UInt cleared) {}

    /** Who waits to be put in goes first. */
    private static void walk(Io io, Machine<Step> step, Walk walk, Head head, UInt next) {
        step.in(Step.CLEARING, () -> {
                walk.cleared.next(walk.cleared.plus(1));
                walk.position.next(io.now);
                walk.following.next(io.now.plus(1));
                when(walk.cleared.all(), () -> step.go(Step.IDLE));
            })
            .in(Step.IDLE, () -> {
                walk.walking.next(false);
                when(io.in.valid(), () -> step.go(Step.PLACING))
                    .elseWhen(walk.position.ne(io.now), () -> {
                        walk.position.next(walk.following);
                        walk.following.next(walk.following.plus(1));
                        step.go(Step.HEAD);
                    });
            })
            .in(Step.HEAD, () -> {
                walk.shown.next(head.qp());
                walk.walking.next(true);
                when(head.any(), () -> step.go(Step.NODE)).otherwise(() -> step.go(Step.IDLE));
            })
            .in(Step.NODE, () -> step.go(Step.SHOWING))
            .in(Step.SHOWING, () -> when(io.in.valid(), () -> step.go(Step.PLACING))
                .elseWhen(io.out.ready(), () -> {
                    walk.shown.next(next);
                    when(next.eq(walk.shown), () -> step.go(Step.IDLE)).otherwise(() -> step.go(Step.NODE));
                }))
            .in(Step.PLACING, () -> step.go(Step.LINKING))
            .in(Step.LINKING, () -> when(walk.walking, () -> step.go(Step.NODE)).otherwise(() -> step.go(Step.IDLE)));
    }

    private static <T extends Data<T>> Memory<T> table(Shape<T> word, int depth) {
        return memory(word, depth).style(depth > SMALL ? BRAM : LUTRAM);
    }
}
