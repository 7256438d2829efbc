package rnic.retransmit;

import static hdl.Hdl.*;

import hdl.Bool;
import hdl.Bundle;
import hdl.Circuit;
import hdl.Doc;
import hdl.Ports;
import hdl.UInt;
import hdl.lib.Valid;
import rnic.context.StateWrite;
import rnic.protocol.QueuePairState;
import rnic.protocol.RnicParameters;

/**
 * Everything the send window knows about its queue pairs: numbers, rings, and whether the state of the queue pair lets
 * it send (RTS, SQD). One read and one write per cycle. Each of its four tables is read as late and written as early as
 * it can be, so the next operation on a queue pair may begin before the last one has written everything; an entry is
 * never read while it is on its way to be written.
 *
 * @param parameters of the NIC
 */
@Doc("Everything the send window knows about its queue pairs.")
public record WindowTables(RnicParameters parameters) implements Circuit<WindowTables.Io> {
    static final int LATENCY = 2;
    /** The word is read so many cycles behind the numbers. */
    static final int WORD_LATER = 2;
    /** The rings are read so many cycles behind the numbers. */
    static final int RINGS_LATER = 3;
    private static final int DEEP = 4096;

    public record Io(
        Valid<StateWrite> state,
        @Doc("the queue pair that is read is to be found inactive from now on") Bool clear,
        UInt readQp,
        @Doc("two cycles later") Bool active,
        @Doc("two cycles later") WindowNumbers numbers,
        @Doc("four cycles later") WindowWord word,
        @Doc("five cycles later: ring of packets that wait to be sent again") UInt pending,
        @Doc("five cycles later") WindowRings rings,
        Bool writeNumbers,
        UInt numbersQp,
        WindowNumbers newNumbers,
        @Doc("word and rings") Bool write,
        UInt writeQp,
        WindowWord newWord,
        UInt newPending,
        WindowRings newRings
    ) implements Bundle<Io> {}

    @Override public Io ports(Ports p) {
        var qp = uint(indexWidth(parameters.queuePairs()));
        int window = parameters.window();
        var read = p.at(LATENCY);
        var word = p.at(WORD_LATER + LATENCY);
        var rings = p.at(RINGS_LATER + LATENCY);
        return new Io(p.in(Valid.of(StateWrite.of(parameters))), p.at(0).in(bool()), p.at(0).in(qp), read.out(bool()),
            read.out(WindowNumbers.SHAPE), word.out(WindowWord.SHAPE), rings.out(uint(window)),
            rings.out(WindowRings.of(window)), p.in(bool()), p.in(qp), p.in(WindowNumbers.SHAPE), p.in(bool()),
            p.in(qp), p.in(WindowWord.SHAPE), p.in(uint(window)), p.in(WindowRings.of(window)));
    }

    @Override public void body(Io io) {
        int queuePairs = parameters.queuePairs();
        int window = parameters.window();
        var style = queuePairs >= DEEP ? URAM : BRAM;

        var numbers = memory(WindowNumbers.SHAPE, queuePairs).style(style).latency(LATENCY);
        var words = memory(WindowWord.SHAPE, queuePairs).style(style).latency(LATENCY);
        var waiting = memory(uint(window), queuePairs).style(style).latency(LATENCY);
        var rings = memory(WindowRings.of(window), queuePairs).style(style).latency(LATENCY);
        when(io.writeNumbers, () -> numbers.write(io.numbersQp, io.newNumbers));
        when(io.write, () -> {
            words.write(io.writeQp, io.newWord);
            waiting.write(io.writeQp, io.newPending);
            rings.write(io.writeQp, io.newRings);
        });
        check(io.write.and(io.writeNumbers).not().or(io.writeQp.ne(io.numbersQp)),
            "operations on one queue pair are apart");
        timeline(io.readQp).aligned();
        var counts = numbers.read(io.readQp);
        var word = words.read(at(WORD_LATER, io.readQp));
        var ringsQp = at(RINGS_LATER, io.readQp);
        var pending = waiting.read(ringsQp);
        var found = rings.read(ringsQp);
        io.numbers.set(counts);
        io.word.set(word);
        io.pending.set(pending);
        io.rings.set(found);

        var sending = memory(bool(), queuePairs).style(BRAM).latency(LATENCY);
        var state = io.state.value();
        var cleared = leave(io.readQp);
        when(io.state.valid().or(leave(io.clear)), () -> sending.write(mux(io.state.valid(), state.qp(), cleared),
            io.state.valid().and(state.state().is(QueuePairState.RTS).or(state.state().is(QueuePairState.SQD)))));
        var active = sending.read(io.readQp);
        io.active.set(active);
    }
}
