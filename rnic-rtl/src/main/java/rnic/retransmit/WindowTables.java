package rnic.retransmit;

import static hdl.Hdl.*;

import hdl.*;
import hdl.lib.Valid;
import rnic.context.StateWrite;
import rnic.messages.Flow;
import rnic.messages.OpenReads;
import rnic.protocol.QueuePairState;
import rnic.protocol.RnicParameters;

/**
 * Everything the send window knows about its flows: numbers, rings, and of their queue pairs, whether their state lets
 * them send (requests in RTS and SQD, responses in RTR too) and whether Reads are open. One read and one write per
 * cycle. Each of the four tables of flows is read as late and written as early as it can be, so the next operation on a
 * flow may begin before the last one has written everything; an entry is never read while it is on its way to be
 * written.
 *
 * @param parameters of the NIC
 */
@Doc("Everything the send window knows about its flows.")
public record WindowTables(RnicParameters parameters) implements Circuit<WindowTables.Io> {
    static final int LATENCY = 2;
    /** The word is read so many cycles behind the numbers. */
    static final int WORD_LATER = 2;
    /** The rings are read so many cycles behind the numbers. */
    static final int RINGS_LATER = 3;
    /** Rows from which on word and rings fill UltraRAMs better than block RAMs. */
    private static final int DEEP = 2048;
    /** The same for the numbers, which are narrow. */
    private static final int NUMBERS_DEEP = 4096;

    /** Cycles in which Reads of others are told, at most, before a life can begin. */
    private static final int LONGEST_WAIT = 64;

    public record Io(
        Valid<StateWrite> state,
        @Doc("Reads of a queue pair have been opened, or the last one is done") Valid<OpenReads> reads,
        @Doc("the queue pair whose flow is read is to be found inactive from now on, and without Reads") Bool clear,
        @Doc("a life begins, without Reads: kept until it has") Valid<UInt> beginning,
        UInt readFlow,
        Bool active,
        @Doc("requests, and Reads among them are not done") Bool reading,
        WindowNumbers numbers,
        WindowWord word,
        @Doc("ring of packets that wait to be sent again") UInt pending,
        WindowRings rings,
        Bool writeNumbers,
        UInt numbersFlow,
        WindowNumbers newNumbers,
        @Doc("word and rings") Bool write,
        UInt writeFlow,
        WindowWord newWord,
        UInt newPending,
        WindowRings newRings
    ) implements Bundle<Io> {}

    @Override public Io ports(Ports p) {
        var qp = uint(indexWidth(parameters.queuePairs()));
        var flow = uint(indexWidth(Flow.count(parameters)));
        int window = parameters.window();
        var read = p.at(LATENCY);
        var word = p.at(WORD_LATER + LATENCY);
        var rings = p.at(RINGS_LATER + LATENCY);
        return new Io(p.in(Valid.of(StateWrite.of(parameters))), p.in(Valid.of(OpenReads.of(parameters))),
            p.at(0).in(bool()), p.in(Valid.of(qp)), p.at(0).in(flow), read.out(bool()), read.out(bool()),
            read.out(WindowNumbers.SHAPE), word.out(WindowWord.SHAPE), rings.out(uint(window)),
            rings.out(WindowRings.of(window)), p.in(bool()), p.in(flow), p.in(WindowNumbers.SHAPE), p.in(bool()),
            p.in(flow), p.in(WindowWord.SHAPE), p.in(uint(window)), p.in(WindowRings.of(window)));
    }

    @Override public void body(Io io) {
        int flows = Flow.count(parameters);
        int window = parameters.window();
        var style = flows >= DEEP ? URAM : BRAM;
        var numbersStyle = flows >= NUMBERS_DEEP ? URAM : BRAM;

        var numbers = memory(WindowNumbers.SHAPE, flows).style(numbersStyle).latency(LATENCY);
        var words = memory(WindowWord.SHAPE, flows).style(style).latency(LATENCY);
        var waiting = memory(uint(window), flows).style(style).latency(LATENCY);
        var rings = memory(WindowRings.of(window), flows).style(style).latency(LATENCY);
        when(io.writeNumbers, () -> numbers.write(io.numbersFlow, io.newNumbers));
        when(io.write, () -> {
            words.write(io.writeFlow, io.newWord);
            waiting.write(io.writeFlow, io.newPending);
            rings.write(io.writeFlow, io.newRings);
        });
        check(io.write.and(io.writeNumbers).not().or(io.writeFlow.ne(io.numbersFlow)),
            "operations on one flow are apart");
        timeline(io.readFlow).aligned();
        var counts = numbers.read(io.readFlow);
        var word = words.read(at(WORD_LATER, io.readFlow));
        var ringsFlow = at(RINGS_LATER, io.readFlow);
        var pending = waiting.read(ringsFlow);
        var found = rings.read(ringsFlow);
        io.numbers.set(counts);
        io.word.set(word);
        io.pending.set(pending);
        io.rings.set(found);

        var flow = Flow.at(io.readFlow);
        var isResponses = at(LATENCY, flow.responses());
        var sending = memory(Sending.SHAPE, parameters.queuePairs()).style(BRAM).latency(LATENCY);
        states(io, sending, leave(flow.qp()));
        var sends = sending.read(flow.qp());
        io.active.set(mux(isResponses, sends.responses(), sends.requests()));
        var openReads = memory(bool(), parameters.queuePairs()).style(BRAM).latency(LATENCY);
        reads(io, openReads, leave(flow.qp()));
        var isOpen = openReads.read(flow.qp());
        io.reading.set(isOpen.and(isResponses.not()));
    }

    /** Which flows of a queue pair may send. */
    private record Sending(Bool requests, Bool responses) implements Bundle<Sending> {
        static final Shape<Sending> SHAPE = bundle(Sending.class, bool(), bool());
    }

    private static void states(Io io, Memory<Sending> sending, UInt cleared) {
        var state = io.state.value();
        var requests = state.state().is(QueuePairState.RTS).or(state.state().is(QueuePairState.SQD));
        var responses = requests.or(state.state().is(QueuePairState.RTR));
        when(io.state.valid().or(leave(io.clear)), () -> sending.write(mux(io.state.valid(), state.qp(), cleared),
            new Sending(io.state.valid().and(requests), io.state.valid().and(responses))));
    }

    /** A life that begins has no Reads: that is written while nothing is told, so as soon as it can be. */
    private static void reads(Io io, Memory<Bool> openReads, UInt cleared) {
        var isTold = io.reads.valid();
        var silent = mux(leave(io.clear), cleared, io.beginning.value());
        when(isTold.or(leave(io.clear)).or(io.beginning.valid()), () ->
            openReads.write(mux(isTold, io.reads.value().qp(), silent), isTold.and(io.reads.value().open())));
        check(isTold.and(leave(io.clear)).not(), "nobody reads before every entry is clear");
        var waited = reg(uint(log2Ceil(LONGEST_WAIT) + 1)).init(0).named("life_waited");
        waited.next(mux(isTold.and(io.beginning.valid()), waited.plus(1), 0));
        check(waited.lt(LONGEST_WAIT), "a cycle is left for a life that begins");
    }
}
