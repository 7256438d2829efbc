package rnic.translate;

import static hdl.Hdl.*;

import hdl.*;
import hdl.lib.Arbiter;
import hdl.lib.Fifo;
import hdl.lib.RegisterSlice;
import hdl.lib.Stream;
import hdl.lib.UpDown;
import hdl.lib.Valid;
import rnic.common.Increment;
import rnic.context.PageList;
import rnic.context.PageSize;
import rnic.memory.Burst;
import rnic.memory.ReadPort;

/**
 * Looks pages up in the lists of their regions: one read of host memory for a list of pages, two for a list of lists.
 * {@value #WALKS} pages are looked up at once. Everything stays in order, so nobody has to find out whose answer it is:
 * who waits for an earlier one would have to wait for it anyway, to keep its bytes behind those of the earlier one.
 *
 * <p>There is a place for all that is read, so the answers of host memory never wait. From what is wanted to the read
 * 7 cycles, from the beat to what is found 3; of a list of lists the second read goes out 3 cycles behind the beat of
 * the first one.
 *
 * @param mrs   memory regions
 * @param bytes bytes per beat of host memory
 */
@Doc("Looks pages up in lists in host memory.")
record PageWalker(int mrs, int bytes) implements Circuit<PageWalker.Io> {
    /** Pages that are looked up at once. */
    static final int WALKS = 64;
    private static final int LARGE = 4096;
    private static final int ENTRY_BITS = 9;                 // of the number of an entry within 4 KiB
    private static final int LINE_BITS = PageList.ADDRESS_BITS + ENTRY_BITS;

    record Io(
        @Doc("the first and the next page of an access, one of them or both") Stream<Wanted> wanted,
        @Doc("regions whose pages are listed") Valid<PageList> lists,
        ReadPort memory,
        @Doc("one for each page that was wanted, in order") Stream<Walked> walked,
        @Doc("a page becomes known") Valid<PageCache.Fill> fill
    ) implements Bundle<Io> {}

    /** A page on its way. */
    private record Page(UInt mr, UInt shift, UInt small) implements Bundle<Page> {
        static Shape<Page> of(int mrs) {
            return bundle(Page.class, uint(indexWidth(mrs)), uint(PageSize.SHIFT_BITS), uint(PageList.BASE_BITS));
        }
    }

    /** What a region's row says. */
    private record Row(UInt base, Bool deep, UInt address) implements Bundle<Row> {
        static final Shape<Row> SHAPE = bundle(Row.class, uint(PageList.NUMBER_BITS), bool(),
            uint(PageList.ADDRESS_BITS));
    }

    /**
     * A page whose list is known.
     *
     * @param line  entry that is read first, in units of entries
     * @param entry of a list of lists: which one of the list that it names
     */
    private record Walk(Page page, Bool deep, UInt line, UInt entry) implements Bundle<Walk> {
        static Shape<Walk> of(int mrs) {
            return bundle(Walk.class, Page.of(mrs), bool(), uint(LINE_BITS), uint(ENTRY_BITS));
        }
    }

    /** A page whose entry is being read, or is nothing. */
    private record Last(Page page, Bool good) implements Bundle<Last> {
        static Shape<Last> of(int mrs) {
            return bundle(Last.class, Page.of(mrs), bool());
        }
    }

    /** A read on its way. */
    private record Read(Bool root, UInt lane) implements Bundle<Read> {
        static Shape<Read> of(int bytes) {
            return bundle(Read.class, bool(), uint(log2Ceil(bytes / PageEntry.BYTES)));
        }
    }

    @Override public Io ports(Ports p) {
        return new Io(p.in(Stream.of(Wanted.of(mrs))), p.in(Valid.of(PageList.of(mrs))), p.out(ReadPort.of(bytes)),
            p.out(Stream.of(Walked.SHAPE)), p.out(Valid.of(PageCache.Fill.of(mrs))));
    }

    @Override public void body(Io io) {
        var walks = instance(new Fifo<>(Walk.of(mrs), WALKS));
        var seconds = instance(new Fifo<>(Walk.of(mrs), WALKS));
        var lasts = instance(new Fifo<>(Last.of(mrs), WALKS));
        var roots = instance(new Fifo<>(PageEntry.SHAPE, WALKS));
        var entries = instance(new Fifo<>(PageEntry.SHAPE, WALKS));
        var reads = instance(new Fifo<>(Read.of(bytes), WALKS));
        var port = instance(new Arbiter<>(uint(LINE_BITS), 2, Arbiter.Policy.FIXED, false));
        start(io, walks.in());
        // Who has to be read first does not wait in the cycle in which it is known what is to be read second.
        var lists = instance(new RegisterSlice<>(uint(LINE_BITS)));
        first(walks.out(), seconds.in(), lists.in());
        link(port.in().at(1), lists.out());
        var root = instance(new RegisterSlice<>(PageEntry.SHAPE));
        link(root.in(), roots.out());
        var next = instance(new RegisterSlice<>(Walk.of(mrs)));
        link(next.in(), seconds.out());
        second(next.out(), root.out(), lasts.in(), port.in().at(0));
        read(io, port.out(), port.source().eq(1), reads.in());
        answer(io, reads.out(), roots.in(), entries.in());
        tell(io, lasts.out(), entries.out());
    }

    /** Whoever has a place for all that it needs goes on its way, which it never stops on. */
    private void start(Io io, Stream<Walk> walks) {
        var room = reg(bool()).init(0);
        var walking = reg(uint(log2Ceil(WALKS + 1))).init(0);
        var hasFirst = reg(bool()).init(0);                  // the first page has begun
        var wanted = io.wanted.payload();
        var isNext = wanted.first().not().or(hasFirst);
        var beginning = io.wanted.valid().and(room);
        var isLast = isNext.or(wanted.next().not());
        io.wanted.ready().set(room.and(isLast));
        when(beginning, () -> hasFirst.next(isLast.not()));
        walking.next(UpDown.next(walking, beginning, io.walked.fires()));
        room.next(walking.lt(WALKS - 1));                    // as many as are known to have room, and this one
        check(walking.le(WALKS), "no more pages are looked up than there are places");
        check(io.wanted.valid().not().or(wanted.first().or(wanted.next())), "who wants nothing does not ask");

        walk(io, beginning,
            new Page(wanted.mr(), wanted.shift(), mux(isNext, Increment.of(wanted.page()), wanted.page())), walks);
    }

    /** Cycle 2: its number, and what its region's row says. 3: which one of the region. 4: where its entry stands. */
    private void walk(Io io, Bool beginning, Page page, Stream<Walk> walks) {
        var rows = memory(Row.SHAPE, mrs).style(mrs < LARGE ? BRAM : URAM).latency(2);
        var listing = reg(bool()).init(0);
        var list = reg(PageList.of(mrs));
        listing.next(io.lists.valid());
        list.next(io.lists.value());
        when(listing, () -> rows.write(list.index(),
            new Row(PageNumber.of(list.base(), list.size().shift()), list.deep(), list.address())));
        ignore(list.size().listed());

        var steps = timeline(begin(beginning)).aligned();
        var wanted = steps.enter(0, page);
        var row = rows.read(wanted.mr());
        var index = stage(stage(PageNumber.of(stage(wanted.small()), stage(wanted.shift()))).minus(row.base()));
        var deep = stage(row.deep());
        var entry = stage(mux(deep, index.top(index.width() - ENTRY_BITS).zext(index.width()), index));
        var line = cat(sum(row.address(), entry.top(entry.width() - ENTRY_BITS)), entry.trunc(ENTRY_BITS));
        var walk = leave(Valid.result(steps, lit(true), new Walk(wanted, deep, stage(line), index.trunc(ENTRY_BITS))));
        walks.valid().set(walk.valid());
        walks.payload().set(walk.value());
        check(walks.valid().not().or(walks.ready()), "there is a place for every walk");
    }

    /** The carry of the lower places chooses between the upper ones and one more. */
    private static UInt sum(UInt wide, UInt narrow) {
        var low = wide.trunc(narrow.width()).plusWide(narrow);
        var high = wide.top(wide.width() - narrow.width());
        return cat(mux(low.msb(), Increment.of(high), high), low.trunc(narrow.width()));
    }

    /** A list of lists is read here; who has none goes by, behind whoever was before it. */
    private static void first(Stream<Walk> walks, Stream<Walk> seconds, Stream<UInt> port) {
        var walk = walks.payload();
        port.valid().set(walks.valid().and(walk.deep()));
        port.payload().set(walk.line());
        walks.ready().set(walk.deep().not().or(port.ready()));
        var passing = reg(bool()).init(0);
        passing.next(walks.fires());
        seconds.valid().set(passing);
        seconds.payload().set(stage(walk));
        check(seconds.valid().not().or(seconds.ready()), "there is a place for every second read");
    }

    /** The list of pages is read here, of those that have it; the others are at their end. */
    private void second(Stream<Walk> walks, Stream<PageEntry> roots, Stream<Last> lasts, Stream<UInt> port) {
        var walk = walks.payload();
        var root = roots.payload();
        var isKnown = walks.valid().and(walk.deep().not().or(roots.valid()));
        var reads = walk.deep().not().or(root.good());
        port.valid().set(isKnown.and(reads));
        port.payload().set(mux(walk.deep(), cat(root.frame(), walk.entry()), walk.line()));
        walks.ready().set(isKnown.and(reads.not().or(port.ready())));
        roots.ready().set(walks.fires().and(walk.deep()));
        var passing = reg(bool()).init(0);
        passing.next(walks.fires());
        lasts.valid().set(passing);
        lasts.payload().set(stage(new Last(walk.page(), reads)));
        check(lasts.valid().not().or(lasts.ready()), "there is a place for every page that is known");
        cover(walks.fires().and(reads.not()), "a list of lists has no such list");
    }

    /** Behind a register: the address of an entry comes out of two memories. */
    private void read(Io io, Stream<UInt> lines, Bool root, Stream<Read> reads) {
        int laneBits = log2Ceil(bytes / PageEntry.BYTES);
        var slice = instance(new RegisterSlice<>(uint(LINE_BITS + 1)));
        int beatBits = log2Ceil(bytes);
        link(slice.in(), new Stream<>(lines.valid(), lines.ready(), cat(root, lines.payload())));
        var line = slice.out().payload();
        var beat = line.bits(LINE_BITS - 1, laneBits).zext(64 - beatBits);
        link(io.memory.bursts(), new Stream<>(slice.out().valid(), slice.out().ready(),
            new Burst(cat(beat, lit(0, beatBits)), lit(0, 8))));
        reads.valid().set(slice.out().fires());
        reads.payload().set(new Read(line.bit(LINE_BITS), line.trunc(laneBits)));
        check(reads.valid().not().or(reads.ready()), "there is a place for every read");
    }

    /** Beats come in the order of the bursts. */
    private static void answer(Io io, Stream<Read> reads, Stream<PageEntry> roots, Stream<PageEntry> entries) {
        var beat = io.memory.beats();
        var read = reads.payload();
        reads.ready().set(beat.valid());
        check(beat.valid().not().or(reads.valid()), "every beat was asked for");
        check(beat.valid().not().or(beat.value().last()), "an entry lies in one beat");
        var arrived = reg(bool()).init(0);
        arrived.next(beat.valid());
        var root = stage(read.root());
        var entry = stage(PageEntry.of(stage(beat.value().data()), stage(read.lane()), stage(beat.value().bad())));
        var ofRoot = reg(bool()).init(0);
        var ofPage = reg(bool()).init(0);
        ofRoot.next(arrived.and(root));
        ofPage.next(arrived.and(root.not()));
        roots.valid().set(ofRoot);
        roots.payload().set(entry);
        entries.valid().set(ofPage);
        entries.payload().set(entry);
        check(roots.valid().not().or(roots.ready()), "there is a place for every list");
        check(entries.valid().not().or(entries.ready()), "there is a place for every entry");
    }

    /** A page of more than 4 KiB begins where pages of its size do. */
    private void tell(Io io, Stream<Last> lasts, Stream<PageEntry> entries) {
        var walked = instance(new Fifo<>(Walked.SHAPE, WALKS));
        var last = lasts.payload();
        var leaf = entries.payload();
        lasts.ready().set(last.good().not().or(entries.valid()));
        entries.ready().set(lasts.valid().and(last.good()));
        var page = stage(last.page());
        var frame = stage(leaf.frame());
        var isGood = stage(last.good().and(leaf.good()));
        var isAligned = frame.trunc(PageSize.MOST).and(PageNumber.within(page.shift())).any().not();
        var good = isGood.and(isAligned);
        var ending = reg(bool()).init(0);
        ending.next(lasts.fires());
        walked.in().valid().set(ending);
        walked.in().payload().set(new Walked(good, PageNumber.part(frame, page.small(), page.shift())));
        check(walked.in().valid().not().or(walked.in().ready()), "there is a place for whatever is found");
        var shown = instance(new RegisterSlice<>(Walked.SHAPE));
        link(shown.in(), walked.out());
        link(io.walked, shown.out());
        var filling = reg(bool()).init(0);
        filling.next(walked.in().valid().and(good));
        io.fill.valid().set(filling);
        io.fill.value().set(stage(new PageCache.Fill(new PageKey(page.mr(), PageNumber.of(page.small(), page.shift())),
            frame)));
        cover(walked.in().valid().and(isGood).and(isAligned.not()), "a large page lies where none begins");
    }
}
