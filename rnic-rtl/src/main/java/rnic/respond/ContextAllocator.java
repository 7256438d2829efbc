package rnic.respond;

import static hdl.Hdl.*;

import hdl.*;
import hdl.lib.*;

/**
 * Which contexts of each queue pair are in use, a bit for each. One operation per cycle, also of the same queue pair: a
 * Read or an atomic that arrives reserves the lowest free context and never waits; contexts of packets that were not
 * accepted come back; a new life frees all contexts of its queue pair behind what came back before; contexts of
 * finished responses are freed. Who waits does so no longer than {@link #PATIENCE} cycles, for {@code busy} stops new
 * packets.
 *
 * @param queuePairs a power of two from 2
 * @param contexts   R, contexts of each queue pair: a power of two from 1
 * @param waiting    contexts of refused packets that may wait; from half of them on no packet should come
 */
@Doc("Which contexts of each queue pair are in use.")
public record ContextAllocator(int queuePairs, int contexts, int waiting) implements Circuit<ContextAllocator.Io> {
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
        @Doc("it has this context") Valid<UInt> reserved,
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

    /** As a NIC has it. */
    public ContextAllocator(int queuePairs, int contexts) {
        this(queuePairs, contexts, WAITING);
    }

    @Override public Io ports(Ports p) {
        var context = uint(indexWidth(contexts));
        var qp = uint(indexWidth(queuePairs));
        var release = Release.of(queuePairs, contexts);
        return new Io(p.at(0).in(Valid.of(qp)), p.at(WANTED).in(bool()), p.at(LATENCY).out(Valid.of(context)),
            p.at(LATENCY).out(bool()), p.in(Valid.of(release)), p.in(Stream.of(qp)), p.in(Stream.of(release)),
            p.out(bool()));
    }

    @Override public void body(Io io) {
        registeredReset();
        var rejected = instance(new Fifo<>(Release.of(queuePairs, contexts), waiting, LUTRAM, true));
        rejected.in().valid().set(io.rejected.valid());
        rejected.in().payload().set(io.rejected.value());
        check(io.rejected.valid().not().or(rejected.in().ready()),
            "there is a place for every context that comes back");

        // Behind what was rejected before: a context of the old life is no longer on its way when the new one begins.
        var isTaken = leave(io.arriving.valid());
        var returning = isTaken.not().and(rejected.out().valid());
        var idle = isTaken.or(rejected.out().valid()).not();
        var renewing = idle.and(io.renewals.valid());
        var releasing = idle.and(io.renewals.valid().not()).and(io.releases.valid());
        rejected.out().ready().set(isTaken.not());
        io.renewals.ready().set(idle);
        io.releases.ready().set(idle.and(io.renewals.valid().not()));
        var busy = reg(bool()).init(0);
        var starves = starving(io);
        busy.next(rejected.level().orElseThrow().gt(waiting / 2).or(starves));
        io.busy.set(busy);

        var operations = timeline(io.arriving.value()).aligned();
        var operating = isTaken.or(returning).or(renewing).or(releasing).named("operating");
        operations.valid(operations.enter(0, operating));
        var kind = mux(isTaken, lit(Kind.RESERVE), mux(renewing, lit(Kind.RENEW), lit(Kind.RELEASE)));
        var back = mux(returning, rejected.out().payload(), io.releases.payload());
        var qp = mux(isTaken, leave(io.arriving.value()), mux(renewing, io.renewals.payload(), back.qp()));
        act(io, operations, operations.enter(0, new Operation(kind, new Release(qp, back.context()))));
    }

    /** Cycle 0: the bits are read. Cycle 2: what becomes of them. Cycle 3: that is written. */
    private void act(Io io, Timeline operations, Operation operation) {
        var table = memory(uint(contexts), queuePairs).style(queuePairs > 64 ? BRAM : LUTRAM).latency(WANTED).zeroed();
        var bits = operations.recall(table, operation.release().qp()).forwarded();
        var used = bits.value();
        var now = at(WANTED, operation);
        var wanting = now.kind().is(Kind.RESERVE).and(io.wants);
        var lowest = instance(new PriorityEncoder(contexts));
        lowest.value().set(used.not());
        var returned = oneHot(now.release().context(), contexts);
        var after = mux(now.kind().is(Kind.RESERVE), mux(io.wants, withLowest(used), used),
            used.and(returned.not()).gate(now.kind().is(Kind.RELEASE)));
        bits.write(stage(after));

        io.reserved.valid().set(stage(operations.flag(wanting.and(lowest.any()))));
        io.reserved.value().set(stage(lowest.index()));
        io.refused.set(stage(operations.flag(wanting.and(lowest.any().not()))));
        var isBack = operations.flag(now.kind().is(Kind.RELEASE));
        check(leave(isBack).not().or(leave(used.and(returned).any())), "what comes back was in use");
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
    private static Bool starving(Io io) {
        var waiting = io.renewals.valid().and(io.renewals.ready().not())
            .or(io.releases.valid().and(io.releases.ready().not()));
        var waited = reg(uint(log2Ceil(PATIENCE + 1))).init(0);
        when(waiting.not(), () -> waited.next(0)).otherwise(() -> waited.next(waited.plus(1)));
        check(waited.le(PATIENCE), "nobody waits for long");
        return waited.ge(STARVING);
    }
}
