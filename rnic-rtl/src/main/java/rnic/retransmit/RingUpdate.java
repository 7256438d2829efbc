package rnic.retransmit;

import static hdl.Hdl.*;

import hdl.*;
import java.util.Optional;
import rnic.common.RingLines;

/**
 * What an operation makes of the rings of a sender (reliability, section 6). Three steps of one cycle: what is received
 * is noted; it waits no more, the generations turn, and the candidates for another transmission are gathered; those
 * that the filter lets pass wait from now on. Latency {@link #LATENCY} cycles, one operation per cycle: a packet sent,
 * an acknowledgement or NAK, a deadline, a packet picked, or a new life.
 *
 * <p>A place takes seven LUTs: one in each ring and step, two for those that wait from now on. Each has six inputs at
 * most, so single places come as {@link RingLines}, what concerns all of them is worked out beside them, and what no
 * operation needs together shares an input. Only the ring of waiting packets is cleared when packets leave or a life
 * begins: in the others a place is cleared when a new packet takes it.
 *
 * @param window places of a ring: a power of two from 8
 * @param controlled congestion of some flows is: their Packet Drop NAKs name a transmission by its path, and pass if it
 *                   is the last one; and it is told when packets are missing
 */
@Doc("What an operation makes of the rings of a sender.")
public record RingUpdate(int window, boolean controlled) implements Circuit<RingUpdate.Io> {
    static final int LATENCY = 3;

    public record Io(
        @Doc("packets that wait to be sent again") UInt pending,
        WindowRings rings,
        @Doc("places of una to nPSN - 1; of an acknowledgement those that it leaves in flight") UInt inFlight,
        @Doc("reported received") UInt received,
        @Doc("reported missing; counts where in flight") UInt missing,
        @Doc("place of una") UInt head,
        @Doc("place of the PSN of a packet sent or of a Packet Drop NAK; of nPSN - 1 for a tail probe; of the first one "
            + "that another acknowledgement leaves in flight")
        UInt named,
        @Doc("a new packet takes the named place") Bool sent,
        @Doc("only what is left in flight waits") Bool cumulative,
        @Doc("what is received is noted") Bool sack,
        @Doc("the named packet is a candidate") Bool drop,
        @Doc("a deadline is looked at") Bool expiring,
        @Doc("the named packet was a retransmission, which passes once in a generation") Bool dropAgain,
        @Doc("where what is received was noted: missing packets are candidates") Bool queues,
        @Doc("of them only the head, which passes: it was sent long ago") Bool headOnly,
        @Doc("everything in flight is sent again") Bool everything,
        @Doc("tail probe") Bool tailProbe,
        @Doc("the named packet is a candidate, as the next behind one that was sent again") Bool repairs,
        @Doc("the generation is old enough") Bool ripe,
        @Doc("a waiting packet is taken") Bool pick,
        @Doc("its place") UInt place,
        @Doc("the generations turn") Bool flipping,
        @Doc("the tail probe is sent") Bool tailProbeSent,
        UInt newPending,
        WindowRings newRings,
        Optional<Control> control
    ) implements Bundle<Io> {}

    /** What concerns congestion control. */
    public record Control(
        @Doc("Packet Drop NAKs of this flow name a transmission") Bool byPath,
        @Doc("the last one of the named packet") Bool isLast,
        @Doc("packets are missing of which that was not known") Bool loses,
        @Doc("place of a packet that may be missing") UInt suspect,
        @Doc("it waits from now on, and a SACK or silence or the end of a pause is why, not a NAK") Bool isSuspected
    ) implements Bundle<Control> {}

    @Override public Io ports(Ports p) {
        var ring = uint(window);
        var place = uint(log2Ceil(window));
        var flag = bool();
        var c0 = p.at(0);
        var c1 = p.at(1);
        return new Io(c0.in(ring), c0.in(WindowRings.of(window)), c0.in(ring), c0.in(ring), c0.in(ring), c0.in(place),
            c0.in(place), c0.in(flag), c0.in(flag), c0.in(flag), c0.in(flag), c0.in(flag), c1.in(flag), c1.in(flag),
            c1.in(flag), c1.in(flag), c1.in(flag), c1.in(flag), c1.in(flag), c1.in(flag), c1.in(place), p.at(2).out(flag),
            p.at(2).out(flag), p.at(LATENCY).out(ring), p.at(LATENCY).out(WindowRings.of(window)),
            controlled ? Optional.of(new Control(c1.in(flag), p.at(2).in(flag), p.at(LATENCY + 1).out(flag),
                p.at(LATENCY).in(place), p.at(LATENCY + 2).out(flag)))
                : Optional.empty());
    }

    @Override public void body(Io io) {
        timeline(io.pending).aligned();

        // Cycle 0: what is received is noted. What a SACK speaks of is received or missing; a deadline speaks of all.
        var taken = RingLines.onePlace(RingLines.place(io.named, io.sent, window), window);
        var sacked = stage(io.rings.sacked().and(taken.not()).or(io.received.gate(io.sack)));
        var judged = stage(mux(io.expiring, fill(lit(true), window), io.received.or(io.missing)));
        var inFlight = stage(io.inFlight);
        var drop = stage(io.drop);

        // Cycle 1: what is acknowledged or received waits no more; generations and candidates.
        var pending = io.pending.and(inFlight.or(fill(stage(io.cumulative).not(), window)))
            .and(sacked.gate(stage(io.sack)).not());
        var flipping = stage(io.ripe.and(io.queues.or(io.tailProbe).or(io.repairs).or(drop)).and(pending.any().not()));
        var named = stage(io.named);
        var namedPlace = RingLines.onePlace(RingLines.place(named, drop.or(io.tailProbe).or(io.repairs), window), window);
        var others = inFlight.and(judged).gate(io.everything.or(io.queues.and(io.headOnly.not())));
        var candidates = stage(namedPlace.or(others).and(sacked.not()));
        var head = stage(io.head);
        var headCurrent = stage(headRow(io, io.rings.current()).bit(RingLines.columnOf(head, window)));
        var headPrevious = stage(headRow(io, io.rings.previous()).bit(RingLines.columnOf(head, window)));
        var place = stage(mux(io.pick, io.place, mux(stage(io.sent), named, head)));
        var everything = stage(io.everything);
        var then = new Then(at(2, io.rings.current()), at(2, io.rings.previous()), flipping, stage(io.pick));

        // Cycle 2: the filter. A tail probe is held up as a whole or not at all. The head is sent again even if it is
        // reported received.
        var tailProbe = stage(io.tailProbe);
        var tailProbeSent = tailProbe.and(headCurrent.or(headPrevious.and(flipping.not())).not());
        var allPass = everything.or(io.headOnly).or(tailProbeSent);
        // Who names a transmission by its path needs no generations: it passes if that was the last one, and only then.
        var byPath = io.control.map(it -> stage(drop.and(it.byPath()))).orElse(lit(false));
        var isLast = io.control.map(it -> byPath.and(it.isLast())).orElse(lit(false));
        var again = drop.and(io.dropAgain);
        var passing = then.passing(tailProbe.or(byPath).not(),
            stage(io.control.map(it -> again.and(it.byPath().not())).orElse(again)), allPass.or(isLast));
        var changes = then.picking.or(io.sent);
        var changed = RingLines.onePlace(RingLines.place(place, changes, window), window);
        var changedOrHead = RingLines.onePlace(RingLines.place(place, changes.or(allPass), window), window);
        io.flipping.set(flipping);
        io.tailProbeSent.set(tailProbeSent);

        var waiting = stage(pending).or(candidates.and(passing)).and(changedOrHead.not())
            .or(changedOrHead.gate(changes.not()));
        check(waiting.and(changed).any().not(), "a packet that is new or taken does not wait");
        var all = stage(waiting);
        io.newPending.set(all);
        io.control.ifPresent(it -> {
            var fresh = all.and(stage(stage(pending)).not());
            it.loses().set(stage(fresh.any().and(at(LATENCY, io.queues))));
            var line = stage(RingLines.row(fresh, RingLines.rowOf(it.suspect(), window), window));
            var isMissing = line.bit(stage(RingLines.columnOf(it.suspect(), window)));
            it.isSuspected().set(stage(isMissing.and(stage(silent(io)))));
        });
        io.newRings.set(new WindowRings(sacked, stage(then.newCurrent(changed, everything)),
            stage(then.newPrevious(changed, everything))));
    }

    /** What makes packets wait tells that they are missing. */
    private static Bool silent(Io io) {
        return at(LATENCY, io.queues.or(io.repairs).or(io.tailProbe).or(io.everything));
    }

    private UInt headRow(Io io, UInt ring) {
        return stage(RingLines.row(ring, RingLines.rowOf(io.head, window), window));
    }

    /** The generations in cycle 2: two rings, whether they turn, and whether the packet of a place is picked. */
    private record Then(UInt current, UInt previous, Bool flipping, Bool picking) {
        /**
         * Places that the filter lets pass: a packet that was sent again in neither generation, in the previous one, in
         * this one, or in both passes if that, counted 0 to 3, is less than the limit. The previous one counts no more
         * when they turn.
         */
        UInt passing(Bool fresh, Bool again, Bool all) {
            var four = all.or(again.and(flipping));
            var two = again.or(fresh.and(flipping));
            var one = again.or(fresh.and(flipping.not()));
            var lessThanTwo = fill(two, current.width());
            return fill(four, current.width()).or(lessThanTwo.and(current.not()))
                .or(lessThanTwo.or(current.not()).and(previous.not()).gate(one));
        }

        UInt newCurrent(UInt changed, Bool clearing) {
            return changed.gate(picking).or(current.gate(flipping.or(clearing).not()).and(changed.not()));
        }

        /**
         * What is picked has been sent again in this generation; what was picked before is then in both, and no NAK
         * helps it any more until they turn. Two flags for four cases, so that a place has six inputs: neither, and the
         * ring is cleared; previous alone, and the place of a new packet is; current alone, and the generations turn;
         * both, and the picked place is that of either.
         */
        UInt newPrevious(UInt changed, Bool clearing) {
            var ofPrevious = flipping.or(clearing).not();
            var ofCurrent = flipping.or(picking);
            return previous.gate(ofPrevious).and(changed.not().or(fill(ofCurrent, changed.width())))
                .or(current.gate(ofCurrent).and(changed.or(fill(ofPrevious.not(), changed.width()))));
        }
    }
}
