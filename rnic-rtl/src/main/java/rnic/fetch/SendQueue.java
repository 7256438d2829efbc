package rnic.fetch;

import static hdl.Hdl.*;

import hdl.*;
import hdl.lib.Stream;
import hdl.lib.Valid;
import rnic.context.Doorbell;
import rnic.context.MrKey;
import rnic.context.QueueSetup;
import rnic.context.StateWrite;
import rnic.memory.ReadPort;
import rnic.messages.AccessEvents;
import rnic.messages.SendNotice;
import rnic.messages.SendWqe;
import rnic.messages.WqeLookup;
import rnic.protocol.RnicParameters;

/**
 * The send queues of all queue pairs: fetches what doorbells announce and keeps the next {@code messages} WQEs of
 * each queue pair on chip, until they are complete. The WQE with index i stands in slot i mod {@code messages}; its
 * message has number i + 1. One look-up per cycle: that of a response takes 3 cycles and never waits; those of the
 * completer and of the scheduler take 2 and go behind it, in this order; the completer gives way to a scheduler that is
 * in a hurry, for fewer than {@value #PATIENCE} cycles. From a beat of host memory to the notice 2
 * cycles.
 *
 * <p>The operands of an atomic stay in host memory, big-endian as they go on the wire. Their address stands on chip in
 * the bits of length and immediate data, which an atomic does not need.
 */
@Doc("Fetches send WQEs and keeps them on chip until they are complete.")
public record SendQueue(RnicParameters parameters) implements Circuit<SendQueue.Io> {
    /** Bytes of a send WQE in host memory. */
    public static final int WQE_BYTES = 64;
    /** First words of an UltraRAM that are worth it. */
    private static final int LARGE = 4096;
    private static final int INLINE_AT = 36;
    private static final int MOST_INLINE = 28;
    private static final int INLINE_BITS = log2Ceil(MOST_INLINE + 1);
    private static final int OPERANDS_AT = 40;
    private static final int ATOMIC_BITS = log2Ceil(SendWqe.ATOMIC_BYTES);
    /** Responses leave a cycle at least this often to those who wait. */
    private static final int LONGEST_WAIT = 64;
    /** The completer gives way for fewer cycles than this, one after the other. */
    static final int PATIENCE = 8;

    public record Io(
        Stream<QueueSetup> setup,
        Valid<StateWrite> state,
        @Doc("doorbells") Stream<Doorbell> doorbell,
        @Doc("a doorbell has been taken") Valid<Doorbell> rung,
        @Doc("WQEs that are complete: their places are free") Valid<Doorbell> completed,
        ReadPort memory,
        @Doc("one per WQE, when it can be looked up from the next cycle on") Valid<SendNotice> notice,
        @Doc("of a response that is being received; goes first, a cycle later") Valid<WqeLookup> responding,
        @Doc("of the completer, which goes next; shown until it is taken, not taken twice in a row")
        Valid<WqeLookup> completing,
        @Doc("that of the completer is taken, if there is one") Bool completes,
        @Doc("of the scheduler, in every cycle that is left") WqeLookup scheduling,
        @Doc("the scheduler is in a hurry: the completer waits, for a few cycles at most") Bool wanted,
        @Doc("two cycles later; three of a response") SendWqe wqe,
        @Doc("that is the scheduler's") Bool scheduled,
        @Doc("one cycle: the bus has refused to read a WQE") Bool fault,
        @Doc("bursts of queue pairs") AccessEvents fetches,
        @Doc("one cycle: a doorbell's producer index is beyond the queue") Bool beyond
    ) implements Bundle<Io> {}

    @Override public Io ports(Ports p) {
        return new Io(p.in(Stream.of(QueueSetup.of(parameters))), p.in(Valid.of(StateWrite.of(parameters))),
            p.in(Stream.of(Doorbell.of(parameters))), p.out(Valid.of(Doorbell.of(parameters))),
            p.in(Valid.of(Doorbell.of(parameters))), p.out(ReadPort.of(parameters.bytes())),
            p.out(Valid.of(SendNotice.of(parameters))), p.in(Valid.of(WqeLookup.of(parameters))),
            p.in(Valid.of(WqeLookup.of(parameters))), p.out(bool()), p.in(WqeLookup.of(parameters)), p.in(bool()),
            p.out(SendWqe.SHAPE), p.out(bool()), p.out(bool()), p.out(AccessEvents.of(parameters.queuePairs())),
            p.out(bool()));
    }

    @Override public void body(Io io) {
        registeredReset();
        var fetcher = instance(new WqeFetcher(parameters, WQE_BYTES));
        var mayBegin = io.completed.valid().not();           // one WQE in three cycles is complete at most
        fetcher.setup().valid().set(io.setup.valid().and(mayBegin));
        fetcher.setup().payload().set(io.setup.payload());
        io.setup.ready().set(fetcher.setup().ready().and(mayBegin));
        io.beyond.set(fetcher.beyond());
        fetcher.state().set(io.state);
        link(fetcher.doorbell(), io.doorbell);
        var beginning = io.setup.fires();
        fetcher.done().valid().set(io.completed.valid().or(beginning));
        fetcher.done().value().qp().set(mux(beginning, io.setup.payload().qp(), io.completed.value().qp()));
        fetcher.done().value().producer().set(io.completed.value().producer().gate(beginning.not()));
        link(io.memory, fetcher.memory());
        io.fetches.set(fetcher.fetches());
        io.rung.valid().set(io.doorbell.fires());
        io.rung.value().set(io.doorbell.payload());

        // The WQE is told while it is written: nobody looks it up in the same cycle.
        var wqe = fetcher.wqe().value();
        var shape = SendWqe.of(MrKey.keptBits(parameters));
        var kept = reg(shape);
        var keeping = reg(bool()).init(0);
        var reporting = reg(bool()).init(0);
        var qp = reg(uint(indexWidth(parameters.queuePairs())));
        var slot = reg(uint(log2Ceil(parameters.messages())));
        var fetched = reg(uint(16));
        kept.next(decoded(wqe));
        keeping.next(fetcher.wqe().valid());
        var refused = reg(bool()).init(0);
        refused.next(fetcher.wqe().valid().and(wqe.bad()));
        io.fault.set(refused);
        reporting.next(fetcher.wqe().valid().or(beginning));
        qp.next(mux(beginning, io.setup.payload().qp(), wqe.qp()));
        slot.next(wqe.index().trunc(slot.width()));
        fetched.next(mux(beginning, 0, wqe.index().plus(1)));
        io.notice.valid().set(reporting);
        io.notice.value().set(new SendNotice(qp, fetched));

        check(beginning.and(fetcher.wqe().valid()).not(), "no WQE comes while a life begins");
        int depth = parameters.queuePairs() * parameters.messages();
        var wqes = memory(shape, depth).style(depth < LARGE ? BRAM : URAM).latency(2);
        when(keeping, () -> wqes.write(cat(qp, slot), kept));
        give(io, wqes);
    }

    /** Three readers share the one read port. */
    private void give(Io io, Memory<SendWqe> wqes) {
        var responds = reg(bool()).named("responds").init(0);
        var response = reg(WqeLookup.of(parameters)).named("response");
        responds.next(io.responding.valid());
        response.next(io.responding.value());
        var patience = reg(uint(log2Ceil(PATIENCE))).init(0);
        var givesWay = io.wanted.and(patience.all().not());
        when(io.completing.valid(), () -> patience.next(mux(givesWay, patience.plus(1), patience.gate(responds))));
        io.completes.set(responds.or(givesWay).not());
        var completes = io.completing.valid().and(io.completes);
        var lookup = mux(responds, response, mux(io.completing.valid().and(givesWay.not()), io.completing.value(),
            io.scheduling));
        var found = wqes.read(cat(lookup.qp(), lookup.slot()));
        io.wqe.set(found.keyed(MrKey.whole(found.localKey())));
        var taken = responds.or(io.completing.valid().and(givesWay.not()));
        io.scheduled.set(stage(stage(taken.not())));
        check(completes.and(stage(completes)).not(), "the completer leaves the next cycle to the scheduler");

        var waited = reg(uint(log2Ceil(LONGEST_WAIT) + 1)).init(0);
        waited.next(mux(taken, waited.plus(1), 0));
        check(waited.lt(LONGEST_WAIT), "nobody waits for responses for long");
    }

    /** The format of the WQE in host memory, little-endian; the local key as it is kept. */
    private SendWqe decoded(FetchedWqe wqe) {
        var operation = wqe.field(0, 1);
        var kind = operation.trunc(SendWqe.KIND_BITS);
        var flags = wqe.field(1, 1);
        var length = wqe.field(4, 4);
        var inline = flags.bit(2);
        var tooLong = length.msb().and(length.trunc(31).any());
        var moreThanInline = length.shr(INLINE_BITS).any().or(length.trunc(INLINE_BITS).gt(MOST_INLINE));
        var isAtomic = SendWqe.isAtomic(kind);
        var isAnswered = kind.eq(SendWqe.READ).or(isAtomic);
        var bad = wqe.bad().or(operation.bits(7, SendWqe.KIND_BITS).any()).or(tooLong)
            .or(inline.and(moreThanInline.or(isAnswered))).or(isAtomic.and(badAtomic(wqe)));
        var at = cat(wqe.address().bits(63, 6), lit(INLINE_AT, 6));
        var operands = cat(wqe.address().bits(63, 6), lit(OPERANDS_AT, 6));
        ignore(wqe, flags);
        return new SendWqe(bad, kind.gate(bad.not()), flags.bit(3), flags.bit(0), flags.bit(1), inline,
            mux(isAtomic, operands.top(32), length).gate(bad.not()), mux(inline, at, wqe.field(8, 8)),
            new MrKey(parameters, wqe.field(16, 4)).kept(), mux(isAtomic, operands.trunc(32), wqe.field(20, 4)), wqe.field(24, 8), wqe.field(32, 4));
    }

    private Bool badAtomic(FetchedWqe wqe) {
        return parameters.atomics() ? wqe.field(4, 4).ne(SendWqe.ATOMIC_BYTES)
            .or(wqe.field(8, 8).trunc(ATOMIC_BITS).any())
            .or(wqe.field(24, 8).trunc(ATOMIC_BITS).any()) : lit(true);
    }
}
