package rnic.common;

import static hdl.Hdl.*;

import hdl.*;
import hdl.lib.Fifo;
import hdl.lib.Stream;
import hdl.lib.Valid;
import java.util.Optional;

/**
 * The flows that may have something to do, each at most once, in the order in which they were named; whoever takes one
 * looks at its tables only then, so that a hint which comes later names it again and nothing is overlooked. Hints
 * cannot be held up and are taken one per cycle, whatever becomes of the output: one of a flow that waits already is
 * done with. Should one be lost because too many come at once, every flow is named once. From a hint to the output 2
 * cycles while nobody waits. The first {@code flows} cycles after reset go into clearing the memories.
 *
 * @param flows   a power of two from 2
 * @param sources of hints
 * @param passing so many of the first sources may pass those that wait, in their own cycle
 */
@Doc("The flows that may have something to do, each at most once, first come first served.")
public record ActiveRing(int flows, int sources, int passing) implements Circuit<ActiveRing.Io> {
    private static final int SMALL = 64;

    public record Io(
        @Doc("flows that may have something to do") Vec<Valid<UInt>> hints,
        @Doc("the next one to look at") Stream<UInt> next,
        @Doc("where hints may pass: what is shown will be taken") Optional<Bool> mayPass
    ) implements Bundle<Io> {}

    /** A flow that waits, and the bit that lets it join again once it is given out. */
    private record Entry(UInt flow, Bool mark) implements Bundle<Entry> {
        static Shape<Entry> of(int flows) {
            return bundle(Entry.class, uint(indexWidth(flows)), bool());
        }
    }

    /** None passes. */
    public ActiveRing(int flows, int sources) {
        this(flows, sources, 0);
    }

    @Override public Io ports(Ports p) {
        var flow = uint(indexWidth(flows));
        return new Io(p.in(vec(Valid.of(flow), sources)), p.out(Stream.of(flow)),
            passing > 0 ? Optional.of(p.in(bool())) : Optional.empty());
    }

    @Override public void body(Io io) {
        var shape = uint(indexWidth(flows));
        var shown = reg(shape);
        var showing = reg(bool()).init(0);
        var hints = instance(new HintQueue(flows, sources));
        var passes = lit(false);
        var passed = (UInt) shown;
        var mayPass = io.mayPass.orElseGet(() -> lit(false));
        for (int i = 0; i < sources; i++) {
            var hint = io.hints.at(i);
            var isNext = i < passing ? hint.valid().and(mayPass).and(showing.or(passes).not()) : lit(false);
            hints.hints().at(i).valid().set(hint.valid().and(isNext.not()));
            hints.hints().at(i).value().set(hint.value());
            passed = mux(isNext, hint.value(), passed);
            passes = passes.or(isNext);
        }
        if (passing > 0) {
            check(passes.not().or(io.next.ready()), "a hint that passes is taken");
        }
        var cleared = reg(shape).init(0);
        var clearing = reg(bool()).init(1);
        when(clearing, () -> {
            cleared.next(cleared.plus(1));
            when(cleared.all(), () -> clearing.next(false));
        });
        hints.next().ready().set(clearing.not());

        // Who is named while nobody waits stands in no list and need not go through the ring.
        var ring = instance(new Fifo<>(Entry.of(flows), flows, style(), true));
        var named = hints.next();
        var isFree = showing.not();                          // ready of the sink comes too late for the ring
        var deciding = reg(bool()).init(0);
        var alone = named.fires().and(isFree).and(deciding.not()).and(ring.level().orElseThrow().eq(0));
        deciding.next(named.fires().and(alone.not()));
        var giving = isFree.and(ring.out().valid());
        join(named.payload(), deciding, ring, giving, new Cleared(clearing, cleared));
        ring.out().ready().set(isFree);

        when(giving.or(alone), () -> {
            shown.next(mux(giving, ring.out().payload().flow, named.payload()));
            showing.next(true);
        }).elseWhen(io.next.ready(), () -> showing.next(false));
        io.next.valid().set(showing.or(passes));
        io.next.payload().set(passed);
    }

    private record Cleared(Bool clearing, UInt flow) {}

    private hdl.ir.Memory.Style style() {
        return flows > SMALL ? BRAM : LUTRAM;
    }

    /**
     * Who is named joins the ring unless he waits. He waits while two bits differ, each of which has one writer: who
     * joins turns the one, who is given out makes the other like it. A hint that comes within two cycles of that may
     * still find them different; the tables are looked at behind it all the same.
     */
    private void join(UInt next, Bool deciding, Fifo.Io<Entry> ring, Bool giving, Cleared cleared) {
        var joined = memory(bool(), flows).style(style());
        var left = memory(bool(), flows).style(style());
        var flow = reg(next.shape());
        flow.next(next);
        // Who joined a cycle ago has not been read from the memory.
        var repeating = reg(bool()).init(0);
        var mark = left.read(next).not();
        var isWaiting = joined.read(next).eq(mark).or(repeating);
        var joining = deciding.and(isWaiting.not());
        repeating.next(joining.and(flow.eq(next)));

        when(cleared.clearing.or(joining), () -> joined.write(mux(cleared.clearing, cleared.flow, flow),
            mark.and(cleared.clearing.not())));
        var given = ring.out().payload();
        when(cleared.clearing.or(giving), () -> left.write(mux(cleared.clearing, cleared.flow, given.flow),
            given.mark.and(cleared.clearing.not())));
        ring.in().valid().set(joining);
        ring.in().payload().set(new Entry(flow, mark));
        check(joining.not().or(ring.in().ready()), "the ring has a place for every flow");
    }
}
