package rnic.track;

import static hdl.Hdl.BRAM;
import static hdl.Hdl.bool;
import static hdl.Hdl.bundle;
import static hdl.Hdl.cat;
import static hdl.Hdl.delay;
import static hdl.Hdl.instance;
import static hdl.Hdl.log2Ceil;
import static hdl.Hdl.memory;
import static hdl.Hdl.reg;
import static hdl.Hdl.when;

import hdl.Bool;
import hdl.Bundle;
import hdl.Circuit;
import hdl.Doc;
import hdl.Ports;
import hdl.Shape;
import hdl.lib.Valid;
import java.util.ArrayList;
import java.util.List;
import rnic.common.Valids;
import rnic.messages.Arrival;
import rnic.messages.ProgressWrite;

/**
 * Tests each arrival against the window and the ring, and decides in order of arrival whether it is taken. The decision
 * comes {@link #LATENCY} cycles after the arrival; one arrival per cycle. A packet's test cannot see the last {@link
 * #BLIND} commits, so these are compared with it.
 *
 * @param window     entries per ring: a power of two from 8
 * @param queuePairs a power of two from 2
 */
@Doc("Tests each arrival against the window and the ring, and decides in order whether it is taken.")
public record CommitStage(int window, int queuePairs) implements Circuit<CommitStage.Io> {
    /** Cycles from arrival to decision: two to read, one to compare, one to decide. */
    static final int LATENCY = 4;
    /** Arrivals just ahead whose entries are written too late for the test to read. */
    static final int BLIND = 4;
    /** Cycles from arrival to the word whether it may be taken. */
    static final int ELIGIBLE = LATENCY - 1;

    /** A decided arrival. */
    public record Decided(
        Arrival arrival,
        @Doc("inside the window and new") Bool fresh,
        @Doc("fresh and eligible: from now on it has arrived") Bool accepted,
        @Doc("has arrived before") Bool duplicate
    ) implements Bundle<Decided> {
        static Shape<Decided> of(int queuePairs) {
            return bundle(f -> new Decided(f.of(Arrival.of(queuePairs)), f.of(bool()), f.of(bool()), f.of(bool())));
        }
    }

    public record Io(
        Valid<Arrival> arrival,
        @Doc("three cycles behind the arrival: it may be taken") Bool eligible,
        @Doc("every entry that is written, this stage's own included") Valid<RingWrite> ringWrite,
        Valid<ProgressWrite> progressWrite,
        Valid<Decided> decided
    ) implements Bundle<Io> {}

    @Override public Io ports(Ports p) {
        return new Io(p.in(Valid.of(Arrival.of(queuePairs))), p.in(bool()), p.in(Valid.of(RingWrite.of(window, queuePairs))),
            p.in(Valid.of(ProgressWrite.of(queuePairs))), p.out(Valid.of(Decided.of(queuePairs))));
    }

    @Override public void body(Io io) {
        int indexBits = log2Ceil(window);
        var incoming = io.arrival.value();

        // Cycles 0 to 2: the entry and the progress are read.
        var progress = instance(new ProgressTable(queuePairs));
        progress.write().set(io.progressWrite);
        progress.readQp().set(incoming.qp());
        hdl.Hdl.ignore(progress.progress().messages(), progress.progress().messageStart(), progress.progress()
            .receivesDone());
        var seen = memory(bool(), queuePairs * window).style(BRAM).latency(2);
        var write = io.ringWrite.value();
        when(io.ringWrite.valid(), () -> seen.write(cat(write.qp(), write.index()), write.received()));
        hdl.Hdl.ignore(write.ends(), write.consumes());
        var entry = seen.read(cat(incoming.qp(), incoming.psn().trunc(indexBits)));
        var read = delay(incoming, 2);
        var readValid = Valids.later(io.arrival.valid(), 2);

        // Cycle 2: where it lies, and whether it equals one of the arrivals just ahead.
        var ahead = delay(read.psn().minus(progress.progress().expected()).bits(Arrival.PSN_BITS - 1, indexBits), 1);
        var marked = delay(entry.xor(read.psn().bit(indexBits)), 1);
        var same = new ArrayList<Bool>();
        var key = cat(read.qp(), read.psn());
        var earlier = key;
        for (int i = 1; i <= BLIND; i++) {
            earlier = delay(earlier, 1).named("key" + i);
            same.add(delay(key.eq(earlier), 1).named("same" + i));
        }
        var compared = delay(read, 1);
        var comparedValid = Valids.later(readValid, 1);

        // Cycle 3: the decision.
        var fresh = reg(bool()).init(0);
        var accepted = reg(bool()).init(0);
        var duplicate = reg(bool());
        var decided = delay(compared, 1);
        var decidedValid = Valids.later(comparedValid, 1);
        var repeated = repeated(same, accepted);
        var inWindow = ahead.eq(0);                                      // less than a window ahead
        var isKnown = marked.or(repeated);
        fresh.next(comparedValid.and(inWindow).and(isKnown.not()));
        accepted.next(comparedValid.and(inWindow).and(isKnown.not()).and(io.eligible));
        duplicate.next(ahead.msb().or(inWindow.and(isKnown)));

        io.decided.valid().set(decidedValid);
        io.decided.value().set(new Decided(decided, fresh, accepted, duplicate));
    }

    /** One of the arrivals just ahead is the same packet and was taken. */
    private static Bool repeated(List<Bool> same, Bool accepted) {
        var taken = accepted;
        var repeated = same.getFirst().and(taken);
        for (int i = 1; i < BLIND; i++) {
            taken = Valids.later(taken, 1);
            repeated = repeated.or(same.get(i).and(taken));
        }
        return repeated;
    }
}
