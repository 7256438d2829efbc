package rnic.transport;

import static hdl.Hdl.bool;
import static hdl.Hdl.delay;
import static hdl.Hdl.fill;
import static hdl.Hdl.log2Ceil;
import static hdl.Hdl.mux;
import static hdl.Hdl.uint;

import hdl.Bool;
import hdl.Bundle;
import hdl.Circuit;
import hdl.Doc;
import hdl.Ports;
import hdl.UInt;

/**
 * What an operation makes of the rings of a sender (reliability, section 6). Three steps of one cycle: what is
 * acknowledged waits no more; the generations turn and the candidates for another transmission are gathered; those that
 * the filter lets pass wait from now on. Latency {@link #LATENCY} cycles, one operation per cycle.
 *
 * <p>Every step is a few LUTs for each place, so single places come as {@link RingLines}, what concerns all of them is
 * worked out beside them, and only the ring of waiting packets is cleared when packets leave or a life begins: in the
 * others a place is cleared when a new packet takes it.
 *
 * @param window places of a ring: a power of two from 8
 */
@Doc("What an operation makes of the rings of a sender.")
public record RingUpdate(int window) implements Circuit<RingUpdate.Io> {
    static final int LATENCY = 3;

    public record Io(
        @Doc("cycle 0: packets that wait to be sent again") UInt pending,
        @Doc("cycle 0") WindowRings rings,
        @Doc("cycle 0: places of una to nPSN - 1; of an acknowledgement those that it leaves in flight") UInt inFlight,
        @Doc("cycle 0: reported received") UInt received,
        @Doc("cycle 0: reported missing; counts where in flight") UInt missing,
        @Doc("cycle 0: place of una") UInt head,
        @Doc("cycle 0: place of the PSN of a packet sent or of a Packet Drop NAK; of nPSN - 1 for a tail probe")
        UInt named,
        @Doc("cycle 0: a new packet takes the named place") Bool sent,
        @Doc("cycle 0: only what is left in flight waits") Bool cumulative,
        @Doc("cycle 0: what is received is noted") Bool sack,
        @Doc("cycle 0: the named packet is a candidate") Bool drop,
        @Doc("cycle 1: the named packet was a retransmission, which passes once in a generation") Bool dropAgain,
        @Doc("cycle 1: missing packets are candidates") Bool queues,
        @Doc("cycle 1: of them only the head, which passes: it was sent long ago") Bool headOnly,
        @Doc("cycle 1: everything in flight is sent again") Bool everything,
        @Doc("cycle 1: tail probe") Bool probe,
        @Doc("cycle 1: the generation is old enough") Bool ripe,
        @Doc("cycle 1: a waiting packet is taken") Bool pick,
        @Doc("cycle 1: its place") UInt place,
        @Doc("cycle 2: the generations turn") Bool flips,
        @Doc("cycle 2: the tail probe is sent") Bool probes,
        @Doc("cycle 3") UInt newPending,
        @Doc("cycle 3") WindowRings newRings
    ) implements Bundle<Io> {}

    @Override public Io ports(Ports p) {
        var ring = uint(window);
        var place = uint(log2Ceil(window));
        var flag = bool();
        return new Io(p.in(ring), p.in(WindowRings.of(window)), p.in(ring), p.in(ring), p.in(ring), p.in(place),
            p.in(place), p.in(flag), p.in(flag), p.in(flag), p.in(flag), p.in(flag), p.in(flag), p.in(flag),
            p.in(flag), p.in(flag), p.in(flag), p.in(flag), p.in(place), p.out(flag), p.out(flag), p.out(ring),
            p.out(WindowRings.of(window)));
    }

    @Override public void body(Io io) {
        // Cycle 0: what is acknowledged waits no more.
        var taken = RingLines.onePlace(RingLines.place(io.named, io.sent, window), window);
        var sacked = delay(io.rings.sacked().and(taken.not()).or(io.received.gate(io.sack)), 1);
        var left = delay(io.pending.and(io.inFlight.or(fill(io.cumulative.not(), window))), 1);
        var current = delay(io.rings.current(), 1);
        var previous = delay(io.rings.previous(), 1);
        var missing = delay(io.missing.and(io.inFlight), 1);
        var inFlight = delay(io.inFlight, 1);
        var drop = delay(io.drop, 1);

        // Cycle 1: nor does what is received; generations and candidates. The head is sent again even if it is reported
        // received.
        var pending = left.and(sacked.gate(delay(io.sack, 1)).not());
        var flips = delay(io.ripe.and(io.queues.or(io.probe).or(drop)).and(pending.any().not()), 1);
        var head = delay(io.head, 1);
        var headGoes = io.everything.or(io.probe).or(io.headOnly);
        var headPlace = RingLines.onePlace(RingLines.place(head, headGoes, window), window);
        var named = delay(io.named, 1);
        var namedPlace = RingLines.onePlace(RingLines.place(named, drop.or(io.probe), window), window);
        var others = namedPlace.or(inFlight.gate(io.everything))
            .or(missing.gate(io.queues.and(io.headOnly.not())));
        var candidates = delay(headPlace.or(others.and(sacked.not())), 1);
        var headCurrent = delay(current.bit(head), 1);
        var headPrevious = delay(previous.bit(head), 1);
        var again = delay(drop.and(io.dropAgain), 1);
        var probe = delay(io.probe, 1);
        var allPass = delay(io.everything.or(io.headOnly), 1);
        var everything = delay(io.everything, 1);
        var sackedThen = delay(sacked, 1);
        var pendingThen = delay(pending, 1);
        var currentThen = delay(current, 1);
        var previousThen = delay(previous, 1);

        // Cycle 2: the filter. A tail probe is held up as a whole or not at all. What is picked has been sent again in
        // this generation; what was picked before is then in both, and no NAK helps it any more until they turn.
        var probes = probe.and(headCurrent.or(headPrevious.and(flips.not())).not());
        var resent = currentThen.or(previousThen.gate(flips.not()));
        var twice = currentThen.and(previousThen.gate(flips.not()));
        var passes = fill(allPass.or(probes), window).or(resent.not().gate(probe.not()))
            .or(twice.not().gate(again));
        var pick = delay(io.pick, 1);
        var place = delay(mux(io.pick, io.place, named), 1);
        var changed = RingLines.onePlace(RingLines.place(place, pick.or(delay(io.sent, 2)), window), window);
        io.flips.set(flips);
        io.probes.set(probes);

        var newPending = delay(pendingThen.and(changed.not()).or(candidates.and(passes)), 1);
        var newSacked = delay(sackedThen, 1);
        var newCurrent = delay(changed.gate(pick).or(currentThen.gate(flips.or(everything).not())
            .and(changed.not())), 1);
        var before = currentThen.or(previousThen).and(changed).gate(pick);
        var newPrevious = delay(mux(flips, currentThen, previousThen).gate(everything.not()).and(changed.not())
            .or(before), 1);
        io.newPending.set(newPending);
        io.newRings.set(new WindowRings(newSacked, newCurrent, newPrevious));
    }
}
