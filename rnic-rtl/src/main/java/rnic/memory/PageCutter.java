package rnic.memory;

import static hdl.Hdl.*;

import hdl.*;
import hdl.lib.Pipeline;
import hdl.lib.Stream;
import rnic.common.BeatSize;
import rnic.common.Lanes;

/**
 * Cuts consecutive beats of host memory where they cross a 4 KiB boundary. With 32 to 128 bytes per beat a page is 128
 * to 32 beats, so that AXI4's limit of 256 beats is never met. Latency 1 cycle, one burst per cycle.
 *
 * @param bytes bytes per beat: a power of two from 32 to 128
 */
@Doc("Cuts consecutive beats of host memory at 4 KiB boundaries.")
public record PageCutter(int bytes) implements Circuit<PageCutter.Io> {
    private static final int PAGE_BITS = 52;

    public record Io(Stream<Run> in, Stream<Burst> out) implements Bundle<Io> {}

    /** Consecutive beats of at most two pages, which may lie anywhere. */
    public record Run(
        @Doc("of the first beat, in beats") UInt line,
        @Doc("beats less one") UInt length,
        @Doc("behind the first page, in units of 4 KiB") UInt next
    ) implements Bundle<Run> {
        public static Shape<Run> of(int bytes) {
            return bundle(Run.class, uint(64 - log2Ceil(bytes)), uint(Lanes.BITS - log2Ceil(bytes)),
                uint(PAGE_BITS));
        }
    }

    public PageCutter {
        BeatSize.check("PageCutter", bytes);
    }

    /** Bursts that so many beats less one from this line of a page on become. */
    public static UInt bursts(UInt line, UInt length) {
        var last = line.zext(length.width() + 1).plus(length.zext(length.width() + 1));
        ignore(last);
        return last.bits(line.width() + 1, line.width()).plus(1);
    }

    /** Bits of a beat's number within its page. */
    public static int lineBits(int bytes) {
        return log2Ceil(Burst.PAGE / bytes);
    }

    @Override public Io ports(Ports p) {
        return new Io(p.in(Stream.of(Run.of(bytes))), p.out(Stream.of(Burst.SHAPE)));
    }

    @Override public void body(Io io) {
        int lineBits = lineBits(bytes);
        int lengthBits = Lanes.BITS - log2Ceil(bytes);
        var more = reg(bool()).init(0);                      // the rest of a run is due, from the next page on
        var page = reg(uint(PAGE_BITS));                     // where that is
        var rest = reg(uint(lengthBits));
        var run = io.in.payload();

        var line = run.line().trunc(lineBits).gate(more.not());
        var length = mux(more, rest, run.length());
        var most = line.not().zext(Math.max(lineBits, lengthBits));
        var fitting = length.zext(most.width()).le(most);
        var thisPage = mux(more, page, run.line().top(PAGE_BITS));

        var stage = instance(new Pipeline<>(Burst.SHAPE, 1));
        stage.in().valid().set(more.or(io.in.valid()));
        stage.in().payload().address().set(cat(thisPage, line, lit(0, log2Ceil(bytes))));
        stage.in().payload().length().set(mux(fitting, length.zext(most.width()), most).trunc(lineBits).zext(8));
        io.in.ready().set(stage.in().ready().and(more.not()));
        when(stage.in().fires(), () -> {
            more.next(fitting.not());
            when(more.not(), () -> page.next(run.next()));
            rest.next(length.zext(most.width()).minus(most).minus(1).trunc(lengthBits));
        });
        link(io.out, stage.out());

        check(more.not().or(fitting), "no run has a third page");
        check(stage.in().payload().length().trunc(lineBits).le(line.not()), "no burst leaves its page");
        cover(more, "a run crosses a page");
    }
}
