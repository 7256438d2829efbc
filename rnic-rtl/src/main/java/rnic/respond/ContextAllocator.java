package rnic.respond;

import static hdl.Hdl.*;

import hdl.*;
import hdl.lib.*;
import rnic.protocol.RnicParameters;

/**
 * Which contexts of each queue pair are in use: a bit for each of its own, and how many spare ones it has. One
 * operation per cycle, also of the same queue pair: a Read or an atomic that arrives reserves the lowest free context,
 * or a spare one if none is left and the queue pair has fewer than R of them, and never waits; contexts of packets that
 * were not accepted come back; a new life frees all contexts of its queue pair behind what came back before; contexts
 * of finished responses are freed. Who waits does so no longer than {@link #PATIENCE} cycles, for {@code busy} stops
 * new packets; a new life waits for the search of the spare contexts besides.
 *
 * @param queuePairs a power of two from 2
 * @param own        R, contexts of each queue pair: a power of two from 1
 * @param spares     contexts that all share: a power of two from 2
 * @param waiting    contexts of refused packets that may wait; from half of them on no packet should come
 */
@Doc("Which contexts of each queue pair are in use.")
public record ContextAllocator(int queuePairs, int own, int spares, int waiting)
    implements Circuit<ContextAllocator.Io> {
    /** Cycles from the question to what the packet wants, and to the context. */
    public static final int WANTED = 2;
    public static final int LATENCY = 3;
    /** Bits of the widest sum that finds a free context. */
    private static final int PART = 8;
    /** Contexts of refused packets that may wait in a NIC. */
    private static final int WAITING = 64;
    /** Cycles in which somebody may wait before no packet should come. */
    private static final int STARVING = 64;
    /** Most cycles that somebody waits if packets stop within 16 cycles: what came before him leaves as well. */
    static final int PATIENCE = 2 * STARVING + WAITING;

    public record Io(
        @Doc("a Read or an atomic, not trimmed, of this queue pair; valid if it is one") Valid<UInt> arriving,
        @Doc("it is numbered: it wants a context") Bool wants,
        @Doc("it has this context") Valid<Reservation> reserved,
        @Doc("it wants one, and none is free (row 42)") Bool refused,
        @Doc("of a packet that was not accepted") Valid<Release> rejected,
        @Doc("a queue pair begins a new life: all its contexts are free. Nothing of it is on its way")
        Stream<UInt> renewals,
        @Doc("of a response that was acknowledged") Stream<Release> releases,
        @Doc("somebody has to wait for too long: no Read and no atomic should arrive") Bool busy
    ) implements Bundle<Io> {}

    /** What happens to the contexts of a queue pair. */
    private enum Kind { RESERVE, RELEASE, RENEW }

    private record Operation(Choice<Kind> kind, Release release) implements Bundle<Operation> {}

    /** How far a new life is: what comes back has come, its spare contexts are looked for, its own are freed. */
    private enum Renewal { NONE, SETTLING, SEARCHING, ENDING }

    /** What a queue pair has: a bit for each of its own contexts, and how many spare ones. */
    private record Held(UInt used, UInt spares) {
        static Held of(UInt word, int own) {
            return new Held(word.top(own), word.trunc(countBits(own)));
        }

        static int countBits(int own) {
            return log2Ceil(own + 1);
        }
    }

    /** As a NIC has it. */
    public ContextAllocator(RnicParameters parameters) {
        this(parameters.queuePairs(), parameters.reads(), parameters.spareContexts(), WAITING);
    }

    @Override public Io ports(Ports p) {
        var qp = uint(indexWidth(queuePairs));
        var release = Release.of(queuePairs, RnicParameters.contextNames(own, spares));
        return new Io(p.at(0).in(Valid.of(qp)), p.at(WANTED).in(bool()),
            p.at(LATENCY).out(Valid.of(Reservation.of(own, spares))), p.at(LATENCY).out(bool()),
            p.in(Valid.of(release)), p.in(Stream.of(qp)), p.in(Stream.of(release)), p.out(bool()));
    }

    @Override public void body(Io io) {
        registeredReset();
        var release = Release.of(queuePairs, RnicParameters.contextNames(own, spares));
        var rejected = instance(new Fifo<>(release, waiting, LUTRAM, true));
        rejected.in().valid().set(io.rejected.valid());
        rejected.in().payload().set(io.rejected.value());
        check(io.rejected.valid().not().or(rejected.in().ready()),
            "there is a place for every context that comes back");

        // Behind what was rejected before: a context of the old life is no longer on its way when the new one begins.
        var isTaken = leave(io.arriving.valid());
        var returning = isTaken.not().and(rejected.out().valid());
        var idle = isTaken.or(rejected.out().valid()).not();
        var renewal = machine(Renewal.NONE);
        var renewing = idle.and(renewal.is(Renewal.ENDING));
        var releasing = idle.and(renewal.is(Renewal.ENDING).not()).and(io.releases.valid());
        rejected.out().ready().set(isTaken.not());
        io.renewals.ready().set(renewing);
        io.releases.ready().set(idle.and(renewal.is(Renewal.ENDING).not()));

        var operations = timeline(io.arriving.value()).aligned();
        var operating = isTaken.or(returning).or(renewing).or(releasing).named("operating");
        operations.valid(operations.enter(0, operating));
        var kind = mux(isTaken, lit(Kind.RESERVE), mux(renewing, lit(Kind.RENEW), lit(Kind.RELEASE)));
        var back = mux(returning, rejected.out().payload(), io.releases.payload());
        var qp = mux(isTaken, leave(io.arriving.value()), mux(renewing, io.renewals.payload(), back.qp()));
        var shared = instance(new SpareContexts(queuePairs, spares));
        act(io, shared, operations, operations.enter(0, new Operation(kind, new Release(qp, back.context()))));

        var isSearching = renewal.is(Renewal.SEARCHING);
        shared.leaving().valid().set(isSearching);
        shared.leaving().payload().set(io.renewals.payload());
        renew(io, renewal, idle, shared.leaving().ready());
        var stops = isSearching.and(shared.taken().or(shared.returned().valid()))
            .or(io.renewals.valid().and(isSearching.not()).and(idle.not()));
        var busy = reg(bool()).init(0);
        busy.next(rejected.level().orElseThrow().gt(waiting / 2).or(starving(io, stops)));
        io.busy.set(busy);
    }

    /** What came back before the new life has been freed when its spare contexts are looked for. */
    private static void renew(Io io, Machine<Renewal> renewal, Bool idle, Bool found) {
        var settled = reg(uint(2)).init(0);
        renewal.in(Renewal.NONE, () -> when(io.renewals.valid().and(idle), () -> renewal.go(Renewal.SETTLING)))
            .in(Renewal.SETTLING, () -> {
                settled.next(settled.plus(1));
                when(settled.all(), () -> renewal.go(Renewal.SEARCHING));
            })
            .in(Renewal.SEARCHING, () -> when(found, () -> renewal.go(Renewal.ENDING)))
            .in(Renewal.ENDING, () -> when(idle, () -> renewal.go(Renewal.NONE)));
    }

    /** Cycle 0: the row is read. Cycle 2: what becomes of it. Cycle 3: that is written. */
    private void act(Io io, SpareContexts.Io shared, Timeline operations, Operation operation) {
        var table = memory(uint(own + Held.countBits(own)), queuePairs).style(queuePairs > 64 ? BRAM : LUTRAM).latency(WANTED).zeroed();
        var row = operations.recall(table, operation.release().qp()).forwarded();
        var held = Held.of(row.value().named("held"), own);
        var used = held.used().named("used");
        var now = at(WANTED, operation);
        var wanting = now.kind().is(Kind.RESERVE).and(io.wants);
        var isBack = now.kind().is(Kind.RELEASE);
        var isSpare = now.release().context().top(1).eq(1);
        var hasOwn = used.all().not();
        var spare = operations.enter(WANTED, shared.next());
        var isLeft = spare.valid().and(held.spares().ne(own)).named("is_left");
        var taking = wanting.and(hasOwn.not()).and(isLeft);
        var returned = own == 1 ? lit(1, 1) : oneHot(now.release().context().trunc(log2Ceil(own)), own);
        var bits = mux(now.kind().is(Kind.RESERVE), mux(io.wants, withLowest(used), used),
            used.and(returned.not().or(fill(isSpare, own))).gate(isBack));
        var count = mux(taking, held.spares().plus(1), mux(isBack.and(isSpare), held.spares().minus(1), held.spares()));
        row.write(stage(cat(bits, count.gate(now.kind().is(Kind.RENEW).not())).named("held_then")));

        shared.qp().set(leave(now.release().qp()));
        shared.taken().set(leave(operations.flag(taking)));
        shared.returned().valid().set(leave(operations.flag(isBack.and(isSpare))));
        shared.returned().value().set(leave(now.release().context().trunc(indexWidth(spares))));

        var lowest = own == 1 ? lit(0, 1) : lowest(used);
        int names = indexWidth(RnicParameters.contextNames(own, spares));
        io.reserved.valid().set(stage(operations.flag(wanting.and(hasOwn.or(isLeft)))));
        io.reserved.value().set(stage(new Reservation(
            mux(hasOwn, lowest.zext(names), cat(lit(1, 1), spare.value().zext(names - 1))),
            own == 1 ? hasOwn.not().asUInt()
                : cat(hasOwn.not().asUInt(), mux(hasOwn, lowest, held.spares().trunc(log2Ceil(own)))))));
        io.refused.set(stage(operations.flag(wanting.and(hasOwn.or(isLeft).not()))));
        check(leave(operations.flag(isBack.and(isSpare.not()))).not().or(leave(used.and(returned).any())),
            "what comes back was in use");
        check(leave(operations.flag(isBack.and(isSpare))).not().or(leave(held.spares()).ne(0)),
            "who gives a spare context back has one");
    }

    private UInt lowest(UInt used) {
        var encoder = instance(new PriorityEncoder(own));
        encoder.value().set(used.not());
        ignore(encoder.any());
        return encoder.index();
    }

    /** The lowest zero becomes a one. A sum of 32 bits would be too deep behind the look-up: halves, side by side. */
    private static UInt withLowest(UInt used) {
        if (used.width() <= PART) {
            return used.or(used.plus(1));
        }
        int half = used.width() / 2;
        var low = used.trunc(half);
        var high = used.top(half);
        return mux(low.all(), cat(withLowest(high), low), cat(high, withLowest(low)));
    }

    /** Somebody has waited for so long that packets have to stop. */
    private static Bool starving(Io io, Bool stops) {
        var waiting = stops.or(io.releases.valid().and(io.releases.ready().not()));
        var waited = reg(uint(log2Ceil(PATIENCE + 1))).init(0);
        when(waiting, () -> waited.next(waited.plus(1)))
            .elseWhen(io.renewals.valid().not(), () -> waited.next(0));
        check(waited.le(PATIENCE), "nobody waits for long");
        return waited.ge(STARVING);
    }
}
