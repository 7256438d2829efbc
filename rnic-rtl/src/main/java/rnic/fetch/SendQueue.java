package rnic.fetch;

import static hdl.Hdl.*;

import hdl.Bool;
import hdl.Bundle;
import hdl.Circuit;
import hdl.Doc;
import hdl.Ports;
import hdl.UInt;
import hdl.lib.Stream;
import hdl.lib.Valid;
import rnic.context.ContextWrite;
import rnic.context.Doorbell;
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
 * message has number i + 1. A look-up takes 2 cycles, one per cycle. From a beat of host memory to the notice 2 cycles.
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

    public record Io(
        Stream<ContextWrite> setup,
        Valid<StateWrite> state,
        @Doc("doorbells") Stream<Doorbell> doorbell,
        @Doc("a doorbell has been taken") Valid<Doorbell> rung,
        @Doc("WQEs that are complete: their places are free") Valid<Doorbell> completed,
        ReadPort memory,
        @Doc("one per WQE, when it can be looked up from the next cycle on") Valid<SendNotice> notice,
        @Doc("of the completer, which goes first; not twice in a row") Valid<WqeLookup> completing,
        @Doc("of the scheduler, in every cycle in which the completer asks for nothing") WqeLookup scheduling,
        @Doc("two cycles later") SendWqe wqe,
        @Doc("that is the scheduler's") Bool scheduled,
        @Doc("one cycle: the bus has refused to read a WQE") Bool fault,
        @Doc("bursts of queue pairs") AccessEvents fetches,
        @Doc("one cycle: a doorbell's producer index is beyond the queue") Bool beyond
    ) implements Bundle<Io> {}

    @Override public Io ports(Ports p) {
        return new Io(p.in(Stream.of(ContextWrite.of(parameters))), p.in(Valid.of(StateWrite.of(parameters))),
            p.in(Stream.of(Doorbell.of(parameters))), p.out(Valid.of(Doorbell.of(parameters))),
            p.in(Valid.of(Doorbell.of(parameters))), p.out(ReadPort.of(parameters.bytes())),
            p.out(Valid.of(SendNotice.of(parameters))), p.in(Valid.of(WqeLookup.of(parameters))),
            p.in(WqeLookup.of(parameters)), p.out(SendWqe.SHAPE), p.out(bool()), p.out(bool()),
            p.out(AccessEvents.of(parameters.queuePairs())),
            p.out(bool()));
    }

    @Override public void body(Io io) {
        registeredReset();
        var fetcher = instance(new WqeFetcher(parameters, WQE_BYTES));
        var context = io.setup.payload().context();
        var mayBegin = io.completed.valid().not();           // one WQE in five cycles is complete at most
        fetcher.setup().valid().set(io.setup.valid().and(mayBegin));
        fetcher.setup().payload().set(
            new QueueSetup(io.setup.payload().qp(), context.sendQueue(), context.sendQueueSize()));
        io.setup.ready().set(fetcher.setup().ready().and(mayBegin));
        io.beyond.set(fetcher.beyond());
        ignore(context);
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
        var kept = reg(SendWqe.SHAPE);
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
        fetched.next(mux(beginning, lit(0, 16), wqe.index().plus(1)));
        io.notice.valid().set(reporting);
        io.notice.value().set(new SendNotice(qp, fetched));

        check(beginning.and(fetcher.wqe().valid()).not(), "no WQE comes while a life begins");
        int depth = parameters.queuePairs() * parameters.messages();
        var wqes = memory(SendWqe.SHAPE, depth).style(depth < LARGE ? BRAM : URAM).latency(2);
        when(keeping, () -> wqes.write(cat(qp, slot), kept));
        var completes = io.completing.valid();
        var lookup = mux(completes, io.completing.value(), io.scheduling);
        io.wqe.set(wqes.read(cat(lookup.qp(), lookup.slot())));
        var waiting = stage(completes);
        io.scheduled.set(stage(waiting.not()));
        check(completes.and(waiting).not(), "the completer leaves the next cycle to the scheduler");
    }

    /** The format of the WQE in host memory, little-endian. */
    private static SendWqe decoded(FetchedWqe wqe) {
        var operation = wqe.field(0, 1);
        var flags = wqe.field(1, 1);
        var length = wqe.field(4, 4);
        var inline = flags.bit(2);
        var tooLong = length.msb().and(length.trunc(31).any());
        var moreThanInline = length.shr(INLINE_BITS).any().or(length.trunc(INLINE_BITS).gt(MOST_INLINE));
        var bad = wqe.bad().or(operation.bits(7, 2).any()).or(tooLong).or(inline.and(moreThanInline));
        var at = cat(wqe.address().bits(63, 6), lit(INLINE_AT, 6));
        ignore(wqe, flags);
        return new SendWqe(bad, operation.trunc(2).zext(SendWqe.KIND_BITS), lit(false), flags.bit(0), flags.bit(1),
            inline, length.gate(bad.not()), mux(inline, at, wqe.field(8, 8)), wqe.field(16, 4), wqe.field(20, 4),
            wqe.field(24, 8), wqe.field(32, 4));
    }
}
