package rnic.translate;

import static hdl.Hdl.*;

import hdl.*;
import hdl.lib.Fifo;
import hdl.lib.RegisterSlice;
import hdl.lib.Stream;
import hdl.lib.Valid;
import rnic.common.Increment;
import rnic.context.PageList;
import rnic.context.PageSize;
import rnic.messages.Pages;

/**
 * Finds the pages of accesses to memory regions, in order: those of a region whose addresses are those of the bus at
 * once; those of a list that are remembered {@value #LATENCY} cycles later; else when host memory has told. {@value
 * #WAITING} accesses wait meanwhile, and all of them are looked for at once, so that one that has to be read holds up
 * only those that it would hold up anyway, behind it in their order.
 *
 * <p>One access per cycle, of any kind; two cycles for one of which both pages had to be read.
 *
 * @param mrs   memory regions
 * @param bytes bytes per beat of host memory
 * @param rows  pages that are remembered: a power of two from 4
 * @param load  bits that go with an access
 */
@Doc("Finds the pages of accesses to memory regions.")
record Translator(int mrs, int bytes, int rows, int load) implements Circuit<Translator.Io> {
    /** Cycles to a page that is remembered, if nobody waits. */
    static final int LATENCY = PageCache.LATENCY;
    /** Accesses that wait for their pages. */
    static final int WAITING = 64;
    /** Those that may be on their way to their place when the last one is known to be taken. */
    private static final int MARGIN = LATENCY + 3;
    private static final int PAGE_BITS = 12;

    record Io(
        Stream<Asked> asked,
        @Doc("in order; nothing of it comes from a register when nobody waits") Stream<Placed> placed,
        ListPort lists
    ) implements Bundle<Io> {}

    /** An access whose pages are known, or will be told by the walker. */
    private record Waiting(UInt load, UInt first, UInt next, Bool apart, Bool firstMissed, Bool nextMissed)
        implements Bundle<Waiting> {
        static Shape<Waiting> of(int load) {
            return bundle(Waiting.class, uint(load), uint(Pages.BITS), uint(PageList.ADDRESS_BITS), bool(), bool(),
                bool());
        }
    }

    @Override public Io ports(Ports p) {
        return new Io(p.in(Stream.of(Asked.of(mrs, load))), p.out(Stream.of(Placed.of(load))),
            p.in(ListPort.of(mrs, bytes)));
    }

    @Override public void body(Io io) {
        var waiting = instance(new Fifo<>(Waiting.of(load), WAITING, LUTRAM, true));
        var wanted = instance(new Fifo<>(Wanted.of(mrs), WAITING));
        var cache = instance(new PageCache(mrs, rows));
        var walker = instance(new PageWalker(mrs, bytes));
        var walking = instance(new RegisterSlice<>(Wanted.of(mrs)));
        link(walking.in(), wanted.out());
        link(walker.wanted(), walking.out());
        walker.lists().set(io.lists.regions());
        link(io.lists.memory(), walker.memory());
        cache.fill().set(walker.fill());
        cache.forget().set(io.lists.forget());
        io.lists.forgot().set(cache.forgot());

        // Who needs no list, and finds nobody before it, passes by.
        var room = reg(bool()).init(0);
        var entering = wire(bool());
        var asked = io.asked.payload();
        var first = asked.address().top(Pages.BITS);
        var isListed = asked.size().listed().and(asked.length().any());
        var entered = reg(bool()).init(0);
        entered.next(entering);
        var looked = look(asked, isListed, entering, cache, wanted.in());
        var isHeld = reg(bool()).init(0);
        var isEmpty = isHeld.or(entered).or(looked.valid()).not();
        var passing = isEmpty.and(isListed.not());
        entering.set(io.asked.valid().and(passing.not()).and(room));
        room.next(waiting.level().orElseThrow().lt(WAITING - MARGIN));
        io.asked.ready().set(mux(passing, io.placed.ready(), room));

        var found = found(looked, waiting, isHeld, walker.walked());
        io.placed.valid().set(mux(passing, io.asked.valid(), found.valid()));
        var passed = new Placed(new Pages(first, first, lit(false), lit(false)), asked.load());
        io.placed.payload().set(mux(isEmpty.not(), found.payload(), passed));
        found.ready().set(io.placed.ready());
        check(found.valid().and(io.asked.valid()).and(passing).not(), "nobody passes by who would overtake");
    }

    /** Both pages are looked for in the cache, and then it is known what is missed. */
    private Valid<Waiting> look(Asked asked, Bool isListed, Bool entering, PageCache.Io cache, Stream<Wanted> wanted) {
        var steps = timeline(begin(entering)).aligned();
        var of = steps.enter(0, asked);
        var firstPage = of.address().top(Pages.BITS);
        var nextPage = Increment.of(stage(firstPage.trunc(PageSize.MOST)));
        var shift = of.size().shift();
        ignore(of);
        var number = PageNumber.of(firstPage.trunc(PageList.BASE_BITS), shift);
        cache.asked().at(0).set(new PageKey(of.mr(), number));
        cache.asked().at(1).set(new PageKey(of.mr(), PageNumber.next(number, firstPage, shift)));
        var end = stage(of.address().trunc(PAGE_BITS).zext(PAGE_BITS + 2).plus(of.length().zext(PAGE_BITS + 2)));
        var crosses = end.gt(1 << PAGE_BITS);
        var listed = steps.enter(0, isListed);
        var firstFound = cache.found().at(0);
        var nextFound = cache.found().at(1);
        var firstMissed = listed.and(firstFound.hit().not());
        var nextMissed = listed.and(crosses).and(nextFound.hit().not());
        var looked = leave(Valid.result(steps, lit(true), new Waiting(of.load(), mux(listed,
            PageNumber.part(firstFound.frame(), firstPage, shift).zext(Pages.BITS), firstPage),
            PageNumber.part(nextFound.frame(), nextPage, shift), listed, firstMissed, nextMissed)));
        var missed = leave(Valid.result(steps, firstMissed.or(nextMissed), new Wanted(of.mr(), shift, firstMissed,
            nextMissed, firstPage.trunc(PageList.BASE_BITS))));
        wanted.valid().set(missed.valid());
        wanted.payload().set(missed.value());
        check(wanted.valid().not().or(wanted.ready()), "there is a place for all that is wanted");
        cover(wanted.valid().and(wanted.payload().first().not()), "only the next page is not remembered");
        return looked;
    }

    /**
     * The oldest access, when all that was missed of it has been told; the walker tells the first page first. One that
     * finds nobody before it, and misses nothing, does not wait.
     */
    private Stream<Placed> found(Valid<Waiting> looked, Fifo.Io<Waiting> queue, Bool held, Stream<Walked> walked) {
        var oldest = reg(Waiting.of(load));
        var kept = reg(Walked.SHAPE);
        var hasKept = reg(bool()).init(0);
        var word = walked.payload();
        var placed = new Stream<>(wire(bool()).named("found"), wire(bool()).named("leaving"), wire(Placed.of(load)));
        var both = oldest.firstMissed().and(oldest.nextMissed());
        var keeps = both.and(hasKept.not());
        var isWhole = misses(oldest).not().or(walked.valid().and(keeps.not()));
        var passing = looked.valid().and(misses(looked.value()).not());
        placed.valid().set(mux(held, isWhole, passing));
        walked.ready().set(held.and(misses(oldest)).and(keeps.or(placed.ready())));
        when(walked.fires(), () -> {
            kept.next(word);
            hasKept.next(keeps);
        });

        // The oldest one stands in a register, the others behind it.
        var entering = looked.valid().and(held.or(passing.and(placed.ready()).not()));
        var isFree = held.not().or(placed.ready().and(isWhole));
        var isQueued = queue.out().valid();
        when(isFree, () -> {
            held.next(isQueued.or(entering));
            oldest.next(mux(isQueued, queue.out().payload(), looked.value()));
        });
        queue.out().ready().set(isFree);
        queue.in().valid().set(looked.valid().and(held).and(isFree.and(isQueued.not()).not()));
        queue.in().payload().set(looked.value());
        check(queue.in().valid().not().or(queue.in().ready()), "there is a place for every access");
        check(held.or(isQueued.not()), "it is known whether somebody waits");

        var first = mux(both, kept, word);
        var access = mux(held, oldest, looked.value());
        var isMissing = held.and(misses(oldest)).and(word.good().not().or(both.and(kept.good().not())));
        placed.payload().set(new Placed(new Pages(
            mux(held.and(oldest.firstMissed()), first.page().zext(Pages.BITS), access.first()),
            mux(held.and(oldest.nextMissed()), word.page(), access.next()).zext(Pages.BITS), access.apart(),
            isMissing), access.load()));
        cover(placed.fires().and(held).and(both), "both pages had to be read");
        return placed;
    }

    private static Bool misses(Waiting access) {
        return access.firstMissed().or(access.nextMissed());
    }
}
