package rnic.acknowledge;

import static hdl.Hdl.*;

import hdl.*;
import hdl.lib.Fifo;
import hdl.lib.Stream;
import hdl.lib.Valid;
import rnic.messages.Signal;
import rnic.protocol.RnicParameters;

/**
 * Who is told: of packets that are worth a signal to their sender, at most one in a gap for each queue pair goes on.
 * One that finds {@value #WAITING} others waiting counts as not told: the queue pair's next such packet makes a signal.
 * Congestion notifications are so (the notification point of DCQCN), and Slow-Packet signals.
 *
 * <p>When the last one went is kept in few bits of 1/16 us: a queue pair that was silent for as long as they count may,
 * with a chance of the gap over that, keep its first signal to itself for a gap: 50 us of 1.05 s in 24 bits, 5 us of
 * 4.1 ms in 16.
 *
 * @param timeBits bits of the clock, 16 or more
 */
@Doc("One signal to its peer per queue pair and gap.")
public record SignalPoint(RnicParameters parameters, int timeBits) implements Circuit<SignalPoint.Io> {
    /** Signals that wait for their turn. */
    static final int WAITING = 16;
    /** Cycle in which it is known who tells. */
    private static final int DECISION = 4;
    /** Bits of the clock where queue pairs are silent for long, and where they are not. */
    public static final int LONG_TIME = 24;
    public static final int SHORT_TIME = 16;

    public record Io(
        @Doc("a packet that is worth a signal") Valid<Signal> packet,
        @Doc("in 1/16 us") UInt now,
        @Doc("least time between two of a queue pair, in 1/16 us") UInt gap,
        @Doc("those that go") Stream<Signal> signals
    ) implements Bundle<Io> {}

    private record Last(@Doc("there was one") Bool told, UInt at) implements Bundle<Last> {
        static Shape<Last> of(int timeBits) {
            return bundle(Last.class, bool(), uint(timeBits));
        }
    }

    @Override public Io ports(Ports p) {
        var signal = Signal.of(parameters);
        return new Io(p.in(Valid.of(signal)), p.in(uint(timeBits)), p.steady().in(uint(16)), p.out(Stream.of(signal)));
    }

    @Override public void body(Io io) {
        registeredReset();
        var packets = timeline(begin(io.packet.valid())).aligned();
        var signal = packets.enter(0, io.packet.value());
        var qp = signal.qp();
        var table = memory(Last.of(timeBits), parameters.queuePairs()).named("last").style(BRAM).latency(2).zeroed();
        var last = packets.recall(table, qp).stale("who tells now stops those behind it");
        var now = packets.enter(2, io.now);
        var passed = stage(now.minus(last.value().at()));
        var isDue = stage(last.value().told().not().or(passed.ge(io.gap.zext(timeBits))));
        var waiting = instance(new Fifo<>(Signal.of(parameters), WAITING));
        var isNews = wire(bool());
        var news = packets.flag(packets.enter(DECISION, isNews));
        var justTold = lit(false);
        for (int i = 1; i <= DECISION; i++) {
            justTold = justTold.or(ahead(i, at(DECISION + i, news)).and(ahead(i, at(DECISION + i, qp)).eq(qp)));
        }
        isNews.set(leave(packets.flag(isDue.and(justTold.not()))).and(waiting.in().ready()));
        last.write(news, new Last(lit(true), now));
        waiting.in().mayChange("who finds no room tells with its next packet").valid().set(isNews);
        waiting.in().payload().set(leave(at(DECISION, signal)));
        link(io.signals, waiting.out());
    }
}
