package rnic.receive;

import static hdl.Hdl.*;

import hdl.*;
import hdl.lib.Stream;
import hdl.lib.Valid;
import java.util.Optional;
import rnic.messages.PendingWrite;
import rnic.protocol.RnicParameters;

/**
 * Whether a response is awaited (row 35 of the table of malformed input), and whether its numbers are those of the
 * request that it answers (row 43): the request's MSN, the PSN at which its responses begin, its kind, and an AETH that
 * is an ACK. One packet per cycle, never stalls.
 */
@Doc("Whether a response is awaited, and its numbers are those of its request.")
public record PendingCheck(RnicParameters parameters) implements Circuit<PendingCheck.Io> {
    /** Cycles from packet to flags. */
    public static final int LATENCY = PendingTable.LATENCY + 2;
    /** Bits of the index of a WQE. */
    static final int INDEX_BITS = 16;

    public record Io(
        @Doc("queue pair, local number") UInt qp,
        UInt psn,
        @Doc("0 of a first packet") UInt po,
        @Doc("of MSNETH: the response MSN") UInt msn,
        @Doc("of AETH: the MSN of the request") UInt request,
        @Doc("of AETH") UInt syndrome,
        @Doc("it is the response to an atomic") Bool atomic,
        @Doc("a request goes out for the first time") Valid<PendingWrite> pending,
        @Doc("a new life of a queue pair, of which nothing goes out: done when it is taken") Stream<UInt> setup,
        @Doc("its request has gone out in this life") Bool awaited,
        @Doc("its numbers are that request's; counts where awaited") Bool fitting,
        @Doc("that request's index in the send queue; counts where awaited") UInt index,
        @Doc("it speaks RoCEv2, in a NIC that may: the MSN of its AETH counts for nothing, and it is awaited at its PSN alone")
        Optional<Bool> roce,
        @Doc("there: its request has gone out in this life, whatever PSN it has") Optional<Bool> asked
    ) implements Bundle<Io> {}

    @Override public Io ports(Ports p) {
        var number = uint(24);
        var qp = uint(indexWidth(parameters.queuePairs()));
        return new Io(p.at(0).in(qp), p.at(0).in(number), p.at(0).in(number), p.at(0).in(number), p.at(0).in(number),
            p.at(0).in(uint(8)), p.at(1).in(bool()), p.in(Valid.of(PendingWrite.of(parameters))),
            p.in(Stream.of(qp)), p.at(LATENCY).out(bool()), p.at(LATENCY).out(bool()),
            p.at(LATENCY).out(uint(INDEX_BITS)), parameters.withRoce(() -> p.at(0).in(bool())),
            parameters.withRoce(() -> p.at(LATENCY).out(bool())));
    }

    @Override public void body(Io io) {
        ignore(io.msn, io.syndrome);
        timeline(io.psn).aligned();
        var table = instance(new PendingTable(parameters));
        table.write().set(io.pending);
        link(table.setup(), io.setup);
        table.qp().set(io.qp);
        table.slot().set(PendingWrite.slot(io.msn, parameters));
        var entry = table.entry();
        var first = stage(io.psn.minus(io.po));

        // Cycle 2: each number against the entry. Cycle 3: all of them.
        var isOfLap = stage(entry.known().and(entry.lap().eq(PendingWrite.lap(io.msn, parameters))));
        var isOfRequest = stage(either(entry.request().eq(io.request), io.roce));
        var isInPlace = stage(entry.first().eq(first));
        var isOfKind = stage(entry.atomic().eq(io.atomic).and(io.syndrome.top(3).eq(0)));
        io.index.set(stage(stage(parameters.inLife(entry.request()).minus(1).trunc(INDEX_BITS))));
        io.awaited.set(stage(io.roce.map(it -> isOfLap.and(isInPlace.or(it.not()))).orElse(isOfLap)));
        io.asked.ifPresent(it -> it.set(stage(isOfLap)));
        io.fitting.set(stage(isOfRequest.and(isInPlace).and(isOfKind)));
    }

    private static Bool either(Bool always, Optional<Bool> sometimes) {
        return sometimes.map(always::or).orElse(always);
    }
}
