package rnic.fetch;

import static hdl.Hdl.BRAM;
import static hdl.Hdl.URAM;
import static hdl.Hdl.bool;
import static hdl.Hdl.cat;
import static hdl.Hdl.check;
import static hdl.Hdl.ignore;
import static hdl.Hdl.indexWidth;
import static hdl.Hdl.instance;
import static hdl.Hdl.link;
import static hdl.Hdl.lit;
import static hdl.Hdl.log2Ceil;
import static hdl.Hdl.memory;
import static hdl.Hdl.mux;
import static hdl.Hdl.reg;
import static hdl.Hdl.registeredReset;
import static hdl.Hdl.uint;
import static hdl.Hdl.when;

import hdl.Bool;
import hdl.Bundle;
import hdl.Circuit;
import hdl.Doc;
import hdl.Ports;
import hdl.UInt;
import hdl.lib.Stream;
import hdl.lib.Valid;
import rnic.context.ContextWrite;
import rnic.context.Posted;
import rnic.context.QueueSetup;
import rnic.context.StateWrite;
import rnic.memory.ReadPort;
import rnic.messages.AccessEvents;
import rnic.messages.SendNotice;
import rnic.messages.SendRequest;
import rnic.protocol.RnicParameters;

/**
 * The send queues of all queue pairs: fetches what doorbells announce and keeps the next {@code messages} requests of
 * each queue pair on chip, until they are complete. The request with index i stands in slot i mod {@code messages}; its
 * message has number i + 1. A look-up takes 2 cycles, one per cycle. From a beat of host memory to the notice 2 cycles.
 */
@Doc("Fetches send requests and keeps them on chip until they are complete.")
public record SendQueue(RnicParameters parameters) implements Circuit<SendQueue.Io> {
    /** Bytes of a send request in host memory. */
    public static final int ENTRY_BYTES = 64;
    /** First words of an UltraRAM that are worth it. */
    private static final int LARGE = 4096;
    private static final int INLINE_AT = 36;
    private static final int MOST_INLINE = 28;
    private static final int INLINE_BITS = log2Ceil(MOST_INLINE + 1);

    public record Io(
        Stream<ContextWrite> setup,
        Valid<StateWrite> state,
        @Doc("doorbells") Stream<Posted> posted,
        @Doc("a doorbell has been taken") Valid<Posted> rung,
        @Doc("requests that are complete: their places are free") Valid<Posted> completed,
        ReadPort memory,
        @Doc("one per request, when it can be looked up from the next cycle on") Valid<SendNotice> notice,
        @Doc("queue pair of the look-up") UInt readQp,
        @Doc("slot of the look-up") UInt readSlot,
        @Doc("two cycles later") SendRequest request,
        @Doc("one cycle: the bus has refused to read a request") Bool fault,
        @Doc("bursts of queue pairs") AccessEvents fetches,
        @Doc("one cycle: a doorbell's producer index is beyond the queue") Bool beyond
    ) implements Bundle<Io> {}

    @Override public Io ports(Ports p) {
        var qp = uint(indexWidth(parameters.queuePairs()));
        return new Io(p.in(Stream.of(ContextWrite.of(parameters))), p.in(Valid.of(StateWrite.of(parameters))),
            p.in(Stream.of(Posted.of(parameters))), p.out(Valid.of(Posted.of(parameters))),
            p.in(Valid.of(Posted.of(parameters))), p.out(ReadPort.of(parameters.bytes())),
            p.out(Valid.of(SendNotice.of(parameters))), p.in(qp), p.in(uint(log2Ceil(parameters.messages()))),
            p.out(SendRequest.SHAPE), p.out(bool()), p.out(AccessEvents.of(parameters.queuePairs())),
            p.out(bool()));
    }

    @Override public void body(Io io) {
        registeredReset();
        var fetcher = instance(new RequestFetcher(parameters, ENTRY_BYTES));
        var context = io.setup.payload().context();
        var mayBegin = io.completed.valid().not();           // one request in five cycles is complete at most
        fetcher.setup().valid().set(io.setup.valid().and(mayBegin));
        fetcher.setup().payload().set(
            new QueueSetup(io.setup.payload().qp(), context.sendQueue(), context.sendQueueSize()));
        io.setup.ready().set(fetcher.setup().ready().and(mayBegin));
        io.beyond.set(fetcher.beyond());
        ignore(context);
        fetcher.state().set(io.state);
        link(fetcher.posted(), io.posted);
        var begins = io.setup.fires();
        fetcher.done().valid().set(io.completed.valid().or(begins));
        fetcher.done().value().qp().set(mux(begins, io.setup.payload().qp(), io.completed.value().qp()));
        fetcher.done().value().producer().set(io.completed.value().producer().gate(begins.not()));
        link(io.memory, fetcher.memory());
        io.fetches.set(fetcher.fetches());
        io.rung.valid().set(io.posted.fires());
        io.rung.value().set(io.posted.payload());

        // The request is told while it is written: nobody looks it up in the same cycle.
        var entry = fetcher.entry().value();
        var kept = reg(SendRequest.SHAPE);
        var keeps = reg(bool()).init(0);
        var tells = reg(bool()).init(0);
        var qp = reg(uint(indexWidth(parameters.queuePairs())));
        var slot = reg(uint(log2Ceil(parameters.messages())));
        var fetched = reg(uint(16));
        kept.next(decoded(entry));
        keeps.next(fetcher.entry().valid());
        var refused = reg(bool()).init(0);
        refused.next(fetcher.entry().valid().and(entry.bad()));
        io.fault.set(refused);
        tells.next(fetcher.entry().valid().or(begins));
        qp.next(mux(begins, io.setup.payload().qp(), entry.qp()));
        slot.next(entry.index().trunc(slot.width()));
        fetched.next(mux(begins, lit(0, 16), entry.index().plus(1)));
        io.notice.valid().set(tells);
        io.notice.value().set(new SendNotice(qp, fetched, kept.write(), kept.signaled(), kept.length()));

        check(begins.and(fetcher.entry().valid()).not(), "no request comes while a life begins");
        int depth = parameters.queuePairs() * parameters.messages();
        var requests = memory(SendRequest.SHAPE, depth).style(depth < LARGE ? BRAM : URAM).latency(2);
        when(keeps, () -> requests.write(cat(qp, slot), kept));
        io.request.set(requests.read(cat(io.readQp, io.readSlot)));
    }

    /** The format of the request in host memory, little-endian. */
    private static SendRequest decoded(FetchedEntry entry) {
        var operation = entry.field(0, 1);
        var flags = entry.field(1, 1);
        var length = entry.field(4, 4);
        var inline = flags.bit(2);
        var tooLong = length.msb().and(length.trunc(31).any());
        var moreThanInline = length.shr(INLINE_BITS).any().or(length.trunc(INLINE_BITS).gt(MOST_INLINE));
        var bad = entry.bad().or(operation.bits(7, 2).any()).or(tooLong).or(inline.and(moreThanInline));
        var at = cat(entry.address().bits(63, 6), lit(INLINE_AT, 6));
        ignore(entry, flags);
        return new SendRequest(bad, operation.bit(1), operation.bit(0), flags.bit(0), flags.bit(1), inline,
            length.gate(bad.not()), mux(inline, at, entry.field(8, 8)), entry.field(16, 4), entry.field(20, 4),
            entry.field(24, 8), entry.field(32, 4));
    }
}
