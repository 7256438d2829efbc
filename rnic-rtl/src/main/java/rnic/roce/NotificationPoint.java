package rnic.roce;

import static hdl.Hdl.*;

import hdl.*;
import hdl.lib.Fifo;
import hdl.lib.Stream;
import hdl.lib.Valid;
import rnic.protocol.RnicParameters;

/**
 * The notification point of DCQCN: a packet that met congestion makes a congestion notification to its sender, at most
 * one in a gap for each queue pair. A notification that finds {@value #WAITING} others waiting counts as not told: the
 * queue pair's next marked packet makes it.
 *
 * <p>When the last one went is kept in 24 bits of 1/16 us: a queue pair that was silent for a second may, with a chance of
 * gap / 1.05 s, keep its first notification to itself for a gap.
 */
@Doc("The notification point of DCQCN: one congestion notification per queue pair and gap.")
public record NotificationPoint(RnicParameters parameters) implements Circuit<NotificationPoint.Io> {
    /** Notifications that wait for their turn. */
    static final int WAITING = 16;
    /** Cycle in which it is known who tells. */
    private static final int DECISION = 4;
    /** Bits of the clock. */
    public static final int TIME_BITS = 24;

    public record Io(
        @Doc("queue pair of a packet that came marked and passed all checks") Valid<UInt> marked,
        @Doc("in 1/16 us") UInt now,
        @Doc("cnp_gap: least time between two of a queue pair, in 1/16 us") UInt gap,
        @Doc("queue pairs to whose peers a notification goes") Stream<UInt> notices
    ) implements Bundle<Io> {}

    private record Last(@Doc("there was one") Bool told, UInt at) implements Bundle<Last> {
        static final Shape<Last> SHAPE = bundle(Last.class, bool(), uint(TIME_BITS));
    }

    @Override public Io ports(Ports p) {
        var qp = uint(indexWidth(parameters.queuePairs()));
        return new Io(p.in(Valid.of(qp)), p.in(uint(TIME_BITS)), p.steady().in(uint(16)), p.out(Stream.of(qp)));
    }

    @Override public void body(Io io) {
        registeredReset();
        var packets = timeline(begin(io.marked.valid())).aligned();
        var qp = packets.enter(0, io.marked.value());
        var table = memory(Last.SHAPE, parameters.queuePairs()).named("last").style(BRAM).latency(2).zeroed();
        var last = packets.recall(table, qp).stale("who tells now stops those behind it");
        var now = packets.enter(2, io.now);
        var passed = stage(now.minus(last.value().at()));
        var isDue = stage(last.value().told().not().or(passed.ge(io.gap.zext(TIME_BITS))));
        var waiting = instance(new Fifo<>(uint(indexWidth(parameters.queuePairs())), WAITING));
        var isNews = wire(bool());
        var news = packets.flag(packets.enter(DECISION, isNews));
        var justTold = lit(false);
        for (int i = 1; i <= DECISION; i++) {
            justTold = justTold.or(ahead(i, at(DECISION + i, news)).and(ahead(i, at(DECISION + i, qp)).eq(qp)));
        }
        isNews.set(leave(packets.flag(isDue.and(justTold.not()))).and(waiting.in().ready()));
        last.write(news, new Last(lit(true), now));
        waiting.in().mayChange("who finds no room tells with its next packet").valid().set(isNews);
        waiting.in().payload().set(leave(at(DECISION, qp)));
        link(io.notices, waiting.out());
    }
}
