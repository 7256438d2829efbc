package rnic.track;

import static hdl.Hdl.*;

import hdl.*;
import hdl.lib.Valid;
import java.util.ArrayList;
import java.util.List;
import rnic.messages.Arrival;
import rnic.messages.ProgressWrite;
import rnic.track.ProgressTable.Kept;

/**
 * Tests each arrival against the window and the ring, and decides in order of arrival whether it is taken. The decision
 * comes {@link #LATENCY} cycles after the arrival; one arrival per cycle. A packet's test cannot see the last {@link
 * #BLIND} commits, so these are compared with it.
 *
 * @param window entries per ring: a power of two from 8
 * @param flows  a power of two from 2
 */
@Doc("Tests each arrival against the window and the ring, and decides in order whether it is taken.")
public record CommitStage(int window, int flows) implements Circuit<CommitStage.Io> {
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
        @Doc("has arrived before") Bool duplicate,
        @Doc("it is the next expected packet") Bool head
    ) implements Bundle<Decided> {
        static Shape<Decided> of(int flows) {
            return bundle(Decided.class, Arrival.of(flows), bool(), bool(), bool(), bool());
        }
    }

    public record Io(
        Valid<Arrival> arrival,
        @Doc("it may be taken") Bool eligible,
        @Doc("every entry that is written, this stage's own included") Valid<RingWrite> ringWrite,
        Valid<ProgressWrite> progressWrite,
        Valid<Decided> decided
    ) implements Bundle<Io> {}

    @Override public Io ports(Ports p) {
        return new Io(p.at(0).in(Valid.of(Arrival.of(flows))), p.at(ELIGIBLE).in(bool()),
            p.in(Valid.of(RingWrite.of(window, flows))), p.in(Valid.of(ProgressWrite.of(flows))),
            p.at(LATENCY).out(Valid.of(Decided.of(flows))));
    }

    @Override public void body(Io io) {
        int indexBits = log2Ceil(window);
        var arrivals = timeline(io.arrival).aligned();
        var arrival = io.arrival.value();

        // Cycles 0 to 2: the entry and the progress are read.
        var progress = instance(new ProgressTable(flows, Kept.EXPECTED));
        progress.write().set(io.progressWrite);
        progress.readFlow().set(arrival.flow());
        ignore(progress.progress().messages(), progress.progress().messageStart(), progress.progress().receivesDone());
        var seen = memory(bool(), flows * window).style(BRAM).latency(2);
        var write = io.ringWrite.value();
        when(io.ringWrite.valid(), () -> seen.write(cat(write.flow(), write.index()), write.received()));
        ignore(write.ends(), write.consuming());
        var entry = seen.read(cat(arrival.flow(), arrival.psn().trunc(indexBits)));

        // Cycle 2: where it lies, and whether it equals one of the arrivals just ahead.
        var beyond = arrival.psn().minus(progress.progress().expected());
        var distance = stage(beyond.bits(Arrival.PSN_BITS - 1, indexBits));
        var isStart = stage(beyond.trunc(indexBits).eq(0));
        var marked = stage(entry.xor(arrival.psn().bit(indexBits)));
        var key = at(2, cat(arrival.flow(), arrival.psn()));
        var same = new ArrayList<Bool>();
        for (int i = 1; i <= BLIND; i++) {
            same.add(stage(key.eq(ahead(i, key))).named("same" + i));
        }

        // Cycle 3: the decision.
        var accepted = wire(bool());
        var inWindow = distance.eq(0);                                   // less than a window ahead
        var isKnown = marked.or(repeated(same, accepted));
        var isFresh = inWindow.and(isKnown.not());
        var fresh = stage(arrivals.flag(isFresh));
        accepted.set(stage(arrivals.flag(isFresh.and(io.eligible))));
        var duplicate = stage(distance.msb().or(inWindow.and(isKnown)));
        var head = stage(inWindow.and(isStart));

        check(accepted.and(fresh.not()).or(fresh.and(duplicate)).not(), "what is taken is new, and no duplicate");
        io.decided.valid().set(arrivals.valid());
        io.decided.value().set(new Decided(arrival, fresh, accepted, duplicate, head));
    }

    /** One of the arrivals just ahead is the same packet and was taken. */
    private static Bool repeated(List<Bool> same, Bool accepted) {
        var repeated = same.getFirst().and(ahead(1, accepted));
        for (int i = 2; i <= BLIND; i++) {
            repeated = repeated.or(same.get(i - 1).and(ahead(i, accepted)));
        }
        return repeated;
    }
}
