package rnic.transport;

import static hdl.Hdl.bool;
import static hdl.Hdl.delay;
import static hdl.Hdl.fill;
import static hdl.Hdl.log2Ceil;
import static hdl.Hdl.mux;
import static hdl.Hdl.oneHot;
import static hdl.Hdl.uint;

import hdl.Bool;
import hdl.Bundle;
import hdl.Circuit;
import hdl.Doc;
import hdl.Ports;
import hdl.UInt;

/**
 * What an operation makes of the rings of a sender (reliability, section 6). Three steps of one cycle: what is
 * acknowledged leaves; the generations turn and the candidates for another transmission are gathered; those that the
 * filter lets pass wait from now on. Latency {@link #LATENCY} cycles, one operation per cycle.
 *
 * @param window places of a ring: a power of two from 8
 */
@Doc("What an operation makes of the rings of a sender.")
public record RingUpdate(int window) implements Circuit<RingUpdate.Io> {
    static final int LATENCY = 3;

    public record Io(
        @Doc("cycle 0: packets that wait to be sent again") UInt pending,
        @Doc("cycle 0") WindowRings rings,
        @Doc("cycle 0: places of una to target - 1") UInt passed,
        @Doc("cycle 0: reported received") UInt received,
        @Doc("cycle 0: reported missing") UInt missing,
        @Doc("cycle 0: places of una to nPSN - 1") UInt inFlight,
        @Doc("cycle 0: place of una") UInt head,
        @Doc("cycle 0: place of nPSN - 1") UInt last,
        @Doc("cycle 0: place of the PSN of a Packet Drop NAK") UInt named,
        @Doc("cycle 0: everything becomes empty") Bool renew,
        @Doc("cycle 0: what is passed leaves") Bool cumulative,
        @Doc("cycle 0: what is received is noted") Bool sack,
        @Doc("cycle 0: the named packet is a candidate") Bool drop,
        @Doc("cycle 1: the filter does not hold for the named packet") Bool dropAgain,
        @Doc("cycle 1: missing packets are candidates") Bool queues,
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
        return new Io(p.in(ring), p.in(WindowRings.of(window)), p.in(ring), p.in(ring), p.in(ring), p.in(ring),
            p.in(place), p.in(place), p.in(place), p.in(bool()), p.in(bool()), p.in(bool()), p.in(bool()),
            p.in(bool()), p.in(bool()), p.in(bool()), p.in(bool()), p.in(bool()), p.in(bool()), p.in(place),
            p.out(bool()), p.out(bool()), p.out(ring), p.out(WindowRings.of(window)));
    }

    @Override public void body(Io io) {
        // Cycle 0: what is acknowledged leaves.
        var stays = io.passed.gate(io.cumulative).or(fill(io.renew, window)).not();
        var received = io.received.gate(io.sack);
        var sacked = delay(io.rings.sacked().and(stays).or(received), 1);
        var pending = delay(io.pending.and(stays).and(received.or(io.rings.sacked().gate(io.sack)).not()), 1);
        var current = delay(io.rings.current().and(stays), 1);
        var previous = delay(io.rings.previous().and(stays), 1);
        var head = delay(io.head, 1);
        var headPlace = oneHot(head, window);
        var special = delay(mux(io.drop, oneHot(io.named, window),
            oneHot(io.head, window).or(oneHot(io.last, window))), 1);
        var drop = delay(io.drop, 1);

        // Cycle 1: generations and candidates.
        var flips = delay(io.ripe.and(io.queues.or(io.probe)).and(pending.any().not()), 1);
        var candidates = delay(mux(io.everything, delay(io.inFlight, 1),
            mux(drop.or(io.probe), special, delay(io.missing, 1).gate(io.queues))), 1);
        var unfiltered = delay(io.everything.or(io.probe).or(drop.and(io.dropAgain)), 1);
        var wanted = delay(sacked.not().or(headPlace.gate(io.everything.or(io.probe))), 1);
        var picked = delay(oneHot(io.place, window).gate(io.pick), 1);
        var headCurrent = delay(current.bit(head), 1);
        var headPrevious = delay(previous.bit(head), 1);
        var probe = delay(io.probe, 1);
        var everything = delay(io.everything, 1);
        var sackedThen = delay(sacked, 1);
        var pendingThen = delay(pending, 1);
        var currentThen = delay(current, 1);
        var previousThen = delay(previous, 1);

        // Cycle 2: the filter.
        var probes = probe.and(headCurrent.or(headPrevious.and(flips.not())).not());
        var resent = currentThen.or(previousThen.gate(flips.not()));
        var queued = candidates.and(wanted).and(resent.not().or(fill(unfiltered, window)))
            .gate(probe.not().or(probes));
        io.flips.set(flips);
        io.probes.set(probes);

        var newPending = delay(pendingThen.and(picked.not()).or(queued), 1);
        var newSacked = delay(sackedThen, 1);
        var newCurrent = delay(currentThen.gate(flips.not()).or(picked).gate(everything.not()), 1);
        var newPrevious = delay(mux(flips, currentThen, previousThen).gate(everything.not()), 1);
        io.newPending.set(newPending);
        io.newRings.set(new WindowRings(newSacked, newCurrent, newPrevious));
    }
}
