package rnic.track;

import static hdl.Hdl.*;

import hdl.*;
import hdl.lib.Stream;
import hdl.lib.Valid;
import java.util.Optional;
import rnic.common.StolenSlots;
import rnic.messages.Arrival;
import rnic.messages.Progress;
import rnic.messages.ProgressWrite;
import rnic.messages.Setup;

/**
 * Makes a flow new: waits until its last packets have left the tracker, writes every entry of its rings so that
 * nothing is marked, then its progress. Takes window + {@link #DRAIN} + {@link #SETTLE} + 2 cycles, and at most {@link
 * StolenSlots#EVERY} times the window and {@link #LATE} more when arrivals leave no slots.
 *
 * @param window        entries per ring: a power of two from 8
 * @param flows         a power of two from 2
 * @param firstMessages as of {@link SackTracker}
 */
@Doc("Writes the rings and the progress of a flow that begins a new life.")
public record SetupSequencer(int window, int flows, Optional<Integer> firstMessages)
    implements Circuit<SetupSequencer.Io> {
    /** Cycles after which no earlier arrival is in the tracker. */
    static final int DRAIN = 32;
    /** Cycles from the last entry to the progress: the SACK's copy of the rings is written later than the others. */
    static final int SETTLE = 16;

    /** Cycles from a slot that is wanted to the slot: less than this. */
    static final int LATE = 2 * SackTracker.LATENCY;

    /** What the sequencer is doing. */
    enum Step { IDLE, DRAINING, RINGS, SETTLING, PROGRESS }

    public record Io(
        Stream<Setup> setup,
        @Doc("one cycle: the flow is ready") Bool done,
        @Doc("nobody else writes the rings in this cycle") Bool ringFree,
        Valid<RingWrite> ringWrite,
        @Doc("nobody else writes the progress in this cycle") Bool progressFree,
        Valid<ProgressWrite> progressWrite,
        @Doc("no packet should arrive in this cycle: its slots are wanted") Bool wanted
    ) implements Bundle<Io> {}

    @Override public Io ports(Ports p) {
        return new Io(p.in(Stream.of(Setup.of(flows))), p.out(bool()), p.in(bool()),
            p.out(Valid.of(RingWrite.of(window, flows))),
            p.in(bool()), p.out(Valid.of(ProgressWrite.of(flows))), p.out(bool()));
    }

    @Override public void body(Io io) {
        int indexBits = log2Ceil(window);
        var flow = reg(uint(indexWidth(flows)));
        var psn = reg(uint(Arrival.PSN_BITS));
        var count = reg(uint(Math.max(indexBits, log2Ceil(DRAIN))));
        var step = machine(Step.IDLE);
        var index = count.trunc(indexBits);

        step.in(Step.IDLE, () -> when(io.setup.valid(), () -> {
                flow.next(io.setup.payload().flow());
                psn.next(io.setup.payload().psn());
                count.next(0);
                step.go(Step.DRAINING);
            }))
            .in(Step.DRAINING, () -> {
                count.next(count.plus(1));
                when(count.eq(DRAIN - 1), () -> {
                    count.next(0);
                    step.go(Step.RINGS);
                });
            })
            .in(Step.RINGS, () -> when(io.ringFree, () -> {
                count.next(count.plus(1));
                when(index.all(), () -> {
                    count.next(0);
                    step.go(Step.SETTLING);
                });
            }))
            .in(Step.SETTLING, () -> {
                count.next(count.plus(1));
                when(count.eq(SETTLE - 1), () -> step.go(Step.PROGRESS));
            })
            .in(Step.PROGRESS, () -> when(io.progressFree, () -> step.go(Step.IDLE)));

        check(step.is(Step.DRAINING).not().or(count.le(DRAIN - 1)), "no longer is waited for packets than they take");
        check(step.is(Step.SETTLING).not().or(count.le(SETTLE - 1)),
            "the last entry is not waited for longer than it takes");
        var waiting = step.is(Step.RINGS).or(step.is(Step.PROGRESS));
        io.wanted.set(StolenSlots.wanted(waiting, step.is(Step.RINGS).and(io.ringFree)
            .or(step.is(Step.PROGRESS).and(io.progressFree))));
        io.setup.ready().set(step.is(Step.IDLE));
        io.done.set(step.is(Step.PROGRESS).and(io.progressFree));

        // An entry that is not marked shows the PSN bit above the index, of the lap it will be used in.
        var unmarked = psn.bit(indexBits).xor(index.lt(psn.trunc(indexBits)));
        io.ringWrite.valid().set(step.is(Step.RINGS).and(io.ringFree));
        io.ringWrite.value().set(new RingWrite(flow, index, unmarked, unmarked, unmarked));
        io.progressWrite.valid().set(step.is(Step.PROGRESS).and(io.progressFree));
        io.progressWrite.value().set(new ProgressWrite(flow, Progress.beginning(psn, firstMessages.orElse(0))));
    }
}
