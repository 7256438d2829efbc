package rnic.track;

import static hdl.Hdl.*;

import hdl.*;
import hdl.lib.Stream;
import hdl.lib.Valid;
import java.util.Optional;
import rnic.messages.Arrival;
import rnic.messages.ProgressWrite;
import rnic.messages.SackRow;
import rnic.messages.Setup;
import rnic.protocol.Outcome;

/**
 * Remembers which packets have arrived, for many flows, and tells for each packet whether it is the next one,
 * ahead, a duplicate or beyond the window (reliability, sections 2 and 3). One packet per cycle, whatever its queue
 * pair, without stalls; the verdict comes {@link #LATENCY} cycles after the arrival, in order.
 *
 * <p>A packet passes four points. <i>Test</i> reads its entry of the ring and the flow's progress, which may be
 * some cycles old. <i>Commit</i> decides and writes the entry: one bit, no read-modify-write. <i>Evaluation</i> reads
 * the whole ring one cycle later, so that it holds the commits up to this packet's and no later one. <i>Retire</i>
 * writes the new progress. Why nothing but the last few commits has to be forwarded is argued in docs/tracker.md.
 *
 * @param window        PSNs that are remembered beyond the expected one: a power of two, 8 to 256
 * @param flows         streams of numbered packets: a power of two from 2
 * @param spaces        the upper half of the flows are responses, of which none consumes a receive WQE
 * @param firstMessages messages and receive WQEs that a life begins behind, if not behind none
 */
@Doc("Remembers which packets have arrived and slides past every closed gap, one packet per cycle.")
public record SackTracker(int window, int flows, boolean spaces, Optional<Integer> firstMessages)
    implements Circuit<SackTracker.Io> {
    /** Cycles from arrival to verdict. */
    public static final int LATENCY = CommitStage.LATENCY + 1 + EvaluationStage.LATENCY;
    /** Cycles from a request for a SACK row to the row. */
    public static final int SACK_LATENCY = SackReader.LATENCY;
    /** A test sees the progress of every arrival at least this many cycles earlier. */
    public static final int LAG = LATENCY + 1;
    /** Cycles from arrival to the word whether it may be taken. */
    public static final int ELIGIBLE = CommitStage.ELIGIBLE;
    /** Cycles from arrival to decision. */
    public static final int DECISION = CommitStage.LATENCY;

    public record Io(
        @Doc("one packet per cycle; none for a flow that is being set up") Valid<Arrival> arrival,
        @Doc("it may be taken, if the window agrees") Bool eligible,
        @Doc("one per arrival, in order: taken or not") Valid<CommitStage.Decided> decided,
        @Doc("one per arrival, in order") Valid<Verdict> verdict,
        @Doc("a flow that gets no packets until it is done; uses cycles without arrivals") Stream<Setup> setup,
        @Doc("a setup has waited for such a cycle in vain: nothing should arrive in this one") Bool wanted,
        @Doc("one cycle: the flow of the last setup is ready") Bool setupDone,
        @Doc("asks what a SACK of a flow says; one per cycle") Valid<UInt> sackRequest,
        @Doc("one per request, in order") Valid<SackRow> sackRow
    ) implements Bundle<Io> {}

    public SackTracker {
        if (window < 8 || window > 256 || Integer.bitCount(window) != 1) {
            throw new IllegalArgumentException("SackTracker with a window of " + window
                + ": it is a power of two, 8 to 256");
        }
        if (flows < 2 || Integer.bitCount(flows) != 1) {
            throw new IllegalArgumentException(
                "SackTracker with " + flows + " flows: their number is a power of two, at least 2");
        }
    }

    /** Of one space, as the wire profile numbers messages. */
    public SackTracker(int window, int flows) {
        this(window, flows, false, Optional.empty());
    }

    @Override public Io ports(Ports p) {
        var questions = p.timeline();
        return new Io(p.at(0).in(Valid.of(Arrival.of(flows))), p.at(ELIGIBLE).in(bool()),
            p.at(DECISION).out(Valid.of(CommitStage.Decided.of(flows))),
            p.at(LATENCY).out(Valid.of(Verdict.of(flows))), p.in(Stream.of(Setup.of(flows))), p.out(bool()),
            p.out(bool()), p.at(questions, 0).in(Valid.of(uint(indexWidth(flows)))),
            p.at(questions, SACK_LATENCY).out(Valid.of(SackRow.of(window))));
    }

    @Override public void body(Io io) {
        var arrivals = timeline(io.arrival).aligned();
        var ringWrite = wire(Valid.of(RingWrite.of(window, flows)));
        var progressWrite = wire(Valid.of(ProgressWrite.of(flows)));

        // Test and commit.
        var commit = instance(new CommitStage(window, flows));
        commit.arrival().set(io.arrival);
        commit.eligible().set(io.eligible);
        commit.ringWrite().set(ringWrite);
        commit.progressWrite().set(progressWrite);
        io.decided.set(commit.decided());
        var decided = commit.decided().value();

        // Evaluation, one cycle after the own commit.
        var evaluation = instance(new EvaluationStage(window, flows, spaces));
        evaluation.flow().set(stage(decided.arrival().flow()));
        evaluation.psn().set(stage(decided.arrival().psn()));
        evaluation.ringWrite().set(ringWrite);
        evaluation.progressWrite().set(progressWrite);

        // Retire.
        var retired = at(LATENCY, decided);
        var flow = retired.arrival().flow();
        var isRetired = at(LATENCY, arrivals.valid());
        io.verdict.valid().set(isRetired);
        io.verdict.value().flow().set(flow);
        io.verdict.value().psn().set(retired.arrival().psn());
        io.verdict.value().progress().set(evaluation.progress());
        outcome(io.verdict.value().outcome(), retired, evaluation.inRun());
        // The rings hold no more than the window from the expected PSN on, and never the expected packet itself.
        var expected = evaluation.progress().expected();
        var psn = io.verdict.value().psn();
        var behind = mux(evaluation.inRun(), expected.minus(psn), psn.minus(expected)).minus(1);
        check(isRetired.and(retired.accepted()).not().or(behind.lt(window)), "what is taken is counted or ahead");

        // A flow's new life begins in the slots that arrivals leave.
        var setup = instance(new SetupSequencer(window, flows, firstMessages));
        link(setup.setup(), io.setup);
        setup.ringFree().set(leave(commit.decided().valid()).not());
        setup.progressFree().set(leave(isRetired).not());
        io.setupDone.set(setup.done());
        io.wanted.set(setup.wanted());
        ringWrite.valid().set(leave(decided.accepted()).or(setup.ringWrite().valid()));
        ringWrite.value().set(mux(setup.ringWrite().valid(), setup.ringWrite().value(),
            leave(entries(decided.arrival()))));
        progressWrite.valid().set(leave(isRetired).or(setup.progressWrite().valid()));
        progressWrite.value().set(mux(leave(isRetired), leave(new ProgressWrite(flow, evaluation.progress())),
            setup.progressWrite().value()));

        // What a SACK is made of changes when a packet retires, entry and progress at one edge: its head is missing.
        var sack = instance(new SackReader(window, flows));
        sack.request().set(io.sackRequest);
        timeline(ringWrite).aligned();
        sack.ringWrite().set(at(LATENCY - DECISION, ringWrite));
        sack.progressWrite().set(progressWrite);
        io.sackRow.set(sack.row());
    }

    private static void outcome(Choice<Outcome> outcome, CommitStage.Decided decided, Bool inRun) {
        outcome.set(Outcome.OUTSIDE);
        when(decided.duplicate(), () -> outcome.set(Outcome.DUPLICATE))
            .elseWhen(decided.accepted().and(inRun), () -> outcome.set(Outcome.IN_ORDER))
            .elseWhen(decided.accepted(), () -> outcome.set(Outcome.OUT_OF_ORDER))
            .elseWhen(decided.fresh(), () -> outcome.set(Outcome.REFUSED));
    }

    /** The entries of a packet: marked is the complement of the PSN bit above the index. */
    private RingWrite entries(Arrival arrival) {
        int indexBits = log2Ceil(window);
        var lap = arrival.psn().bit(indexBits);
        return new RingWrite(arrival.flow(), arrival.psn().trunc(indexBits), lap.not(), lap.xor(arrival.endsMessage()),
            lap.xor(arrival.consumesReceive()));
    }
}
