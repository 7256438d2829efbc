package rnic.translate;

import static hdl.Hdl.*;

import hdl.*;
import hdl.lib.Valid;
import rnic.context.PageList;

/**
 * Remembers where pages of memory regions lie. A page has one row where it may stand, and pushes out who stands there.
 * Two questions per cycle; the answers come {@value #LATENCY} cycles later. After reset the rows are emptied, one
 * per cycle, and until then nothing is found.
 *
 * <p>All pages of a region are forgotten in two cycles per row, and a few more while others are remembered.
 *
 * @param mrs  memory regions
 * @param rows pages that are remembered: a power of two from 4
 */
@Doc("Remembers where pages of memory regions lie.")
public record PageCache(int mrs, int rows) implements Circuit<PageCache.Io> {
    static final int LATENCY = 2;

    public record Io(
        @Doc("where are they?") Vec<PageKey> asked,
        @Doc("there, if they are known") Vec<Found> found,
        Valid<Fill> fill,
        @Doc("a region: all of its pages are to be forgotten; it stays until they are") Valid<UInt> forget,
        @Doc("they are") Bool forgot
    ) implements Bundle<Io> {}

    /** What is known of a page. */
    public record Found(Bool hit, @Doc("where it lies, in units of 4 KiB") UInt frame) implements Bundle<Found> {
        static final Shape<Found> SHAPE = bundle(Found.class, bool(), uint(PageList.ADDRESS_BITS));
    }

    /** A page that becomes known. */
    public record Fill(PageKey key, @Doc("where it lies, in units of 4 KiB") UInt frame) implements Bundle<Fill> {
        static Shape<Fill> of(int mrs) {
            return bundle(Fill.class, PageKey.of(mrs), uint(PageList.ADDRESS_BITS));
        }
    }

    /** What stands in a row; the lower bits of its page follow from the row. */
    private record Row(Bool valid, UInt mr, UInt page, UInt frame) implements Bundle<Row> {
        static Shape<Row> of(int mrs, int rows) {
            return bundle(Row.class, bool(), uint(indexWidth(mrs)), uint(PageList.NUMBER_BITS - log2Ceil(rows)),
                uint(PageList.ADDRESS_BITS));
        }
    }

    /** What happens to the rows. */
    private enum Step { EMPTYING, RESTING, LOOKING, JUDGING, FORGOTTEN }

    public PageCache {
        if (rows < 4 || rows > 4096 || Integer.bitCount(rows) != 1) {
            throw new IllegalArgumentException("PageCache of " + rows + " rows: it must be a power of two from 4 to"
                + " 4096");
        }
    }

    @Override public Io ports(Ports p) {
        return new Io(p.at(0).in(vec(PageKey.of(mrs), 2)), p.at(LATENCY).out(vec(Found.SHAPE, 2)),
            p.in(Valid.of(Fill.of(mrs))), p.in(Valid.of(uint(indexWidth(mrs)))), p.out(bool()));
    }

    @Override public void body(Io io) {
        var questions = timeline(io.asked).aligned();
        var step = machine(Step.EMPTYING);
        var sweep = reg(uint(log2Ceil(rows))).init(0);
        var fill = io.fill.value();
        var owners = memory(uint(indexWidth(mrs)), rows).style(BRAM);
        var owner = owners.read(sweep);
        var clearing = io.fill.valid().not().and(step.is(Step.EMPTYING)
            .or(step.is(Step.JUDGING).and(owner.eq(io.forget.value()))));
        var isDone = io.fill.valid().not();

        // What is remembered goes first; the sweep waits for it.
        var writing = reg(bool()).init(0);
        var written = reg(uint(log2Ceil(rows)));
        var word = reg(Row.of(mrs, rows));
        writing.next(io.fill.valid().or(clearing));
        written.next(mux(io.fill.valid(), row(fill.key()), sweep));
        word.next(new Row(io.fill.valid(), fill.key().mr(),
            fill.key().page().top(PageList.NUMBER_BITS - log2Ceil(rows)), fill.frame()));
        when(io.fill.valid(), () -> owners.write(row(fill.key()), fill.key().mr()));
        var isEmptied = reg(bool()).init(0);                 // the last row, too, when it is read
        isEmptied.next(step.is(Step.EMPTYING).not());
        for (int i = 0; i < 2; i++) {
            io.found.at(i).set(found(io.asked.at(i), "rows_" + i, writing, written, word,
                questions.enter(0, isEmptied)));
        }

        step.in(Step.EMPTYING, () -> when(isDone, () -> {
                sweep.next(sweep.plus(1));
                when(sweep.all(), () -> step.go(Step.RESTING));
            }))
            .in(Step.RESTING, () -> when(io.forget.valid(), () -> step.go(Step.LOOKING)))
            .in(Step.LOOKING, () -> goOn(io, step, sweep, () -> step.go(Step.JUDGING)))
            .in(Step.JUDGING, () -> goOn(io, step, sweep, () -> when(isDone, () -> {
                sweep.next(sweep.plus(1));
                when(sweep.all(), () -> step.go(Step.FORGOTTEN)).otherwise(() -> step.go(Step.LOOKING));
            })))
            .in(Step.FORGOTTEN, () -> goOn(io, step, sweep, () -> { }));
        io.forgot.set(step.is(Step.FORGOTTEN));
        check(io.fill.valid().and(io.forget.valid()).and(fill.key().mr().eq(io.forget.value())).not(),
            "nothing becomes known of a region that is forgotten");
        cover(step.is(Step.JUDGING).and(io.fill.valid()), "a page becomes known while a region is forgotten");
    }

    /** As long as somebody wants to know; the next one begins anew. */
    private static void goOn(Io io, Machine<Step> step, UInt sweep, Runnable action) {
        when(io.forget.valid(), action).otherwise(() -> {
            sweep.next(0);
            step.go(Step.RESTING);
        });
    }

    private UInt row(PageKey key) {
        int bits = log2Ceil(rows);
        var mr = key.mr().width() < bits ? key.mr().zext(bits) : key.mr().trunc(bits);
        return key.page().trunc(bits).xor(mr);
    }

    private Found found(PageKey asked, String name, Bool writing, UInt written, Row word, Bool isEmptied) {
        var store = memory(Row.of(mrs, rows), rows).style(BRAM).named(name);
        when(writing, () -> store.write(written, word));
        var found = store.read(row(asked));
        var mr = stage(asked.mr());
        var page = stage(asked.page().top(found.page().width()));
        var isHis = found.valid().and(found.mr().eq(mr)).and(found.page().eq(page));
        return new Found(stage(isHis.and(stage(isEmptied))), stage(found.frame()));
    }
}
