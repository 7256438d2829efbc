package rnic.retransmit;

import static hdl.Hdl.*;

import hdl.*;
import rnic.messages.Departure;
import rnic.messages.Echo;
import rnic.messages.FlowEvent;

/**
 * What an acknowledgement with {@code cc_ext} tells that was not known: how many packets have come since the newest one
 * before, how many of them were marked, and the round trip of the one that came last. What the peer has got altogether
 * is its PSN and the packets above it, modulo 4096; if that does not grow, or by more than a window, the acknowledgement
 * is an old one and tells nothing. Latency {@link #LATENCY} cycles, one per cycle.
 *
 * @param window packets that a sender has outstanding at most
 */
@Doc("What an acknowledgement with cc_ext tells that was not known.")
public record DeliveryCount(int window) implements Circuit<DeliveryCount.Io> {
    static final int LATENCY = 2;

    public record Io(
        @Doc("first PSN that it does not acknowledge, low bits") UInt target,
        @Doc("packets that have come above that one") UInt beyond,
        @Doc("packets that have come marked, modulo 32") UInt marks,
        @Doc("when the newest packet left") UInt stamp,
        @Doc("in 1/16 us") UInt now,
        @Doc("the newest that is known: packets that have come, as PSNs count them") UInt delivered,
        @Doc("and of them those that were marked") UInt marked,
        @Doc("it tells something new") Bool isNew,
        @Doc("packets that have come since") UInt packets,
        @Doc("marked packets among them") UInt newMarks,
        @Doc("in 1/16 us") UInt roundTrip,
        @Doc("what is known now: packets that have come") UInt newDelivered
    ) implements Bundle<Io> {}

    @Override public Io ports(Ports p) {
        var start = p.at(0);
        var end = p.at(LATENCY);
        var count = uint(Echo.TAKEN_BITS);
        var marks = uint(Echo.MARK_BITS);
        var time = uint(Departure.STAMP_BITS);
        return new Io(start.in(count), start.in(count), start.in(marks), start.in(time), start.in(time),
            start.in(count), start.in(marks), end.out(bool()), end.out(uint(FlowEvent.COUNT_BITS)), end.out(marks),
            end.out(time), end.out(count));
    }

    @Override public void body(Io io) {
        timeline(io.target).aligned();
        // Cycle 0: what the peer has got, and how much more that is; a + not b is a - b - 1.
        var told = stage(io.target.plus(io.beyond).minus(1));
        var news = stage(io.target.plus(io.beyond).plus(io.delivered.not()));
        var marks = stage(io.marks.minus(io.marked));
        var roundTrip = stage(io.now.minus(io.stamp));

        // Cycle 1: whether it is an old one.
        io.isNew.set(stage(news.any().and(news.le(window))));
        io.packets.set(stage(news.zext(FlowEvent.COUNT_BITS)));
        io.newMarks.set(stage(marks));
        io.roundTrip.set(stage(roundTrip));
        io.newDelivered.set(stage(told));
    }
}
