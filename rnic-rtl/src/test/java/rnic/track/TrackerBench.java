package rnic.track;

import static org.assertj.core.api.Assertions.assertThat;

import hdl.sim.Engine;
import hdl.sim.Pin;
import hdl.sim.Simulation;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import java.util.Random;
import rnic.protocol.Outcome;

/** A tracker under test beside its model: every verdict is compared in the cycle in which it must come. */
final class TrackerBench implements AutoCloseable {
    /** A verdict that is due. */
    private record Due(long cycle, TrackerModel.Answer answer) {}

    /** A SACK row that is due. */
    private record DueRow(long cycle, TrackerModel.Row row) {}

    private final Simulation<SackTracker.Io> dut;
    private final TrackerModel model;
    private final Deque<Due> due = new ArrayDeque<>();
    private final Deque<DueRow> dueRows = new ArrayDeque<>();
    private final Random noise = new Random(1);
    private final String repeat;
    private final Pin valid;
    private final Pin flow;
    private final Pin psn;
    private final Pin ends;
    private final Pin consumes;
    private final Pin eligible;
    private final Deque<Boolean> eligibility = new ArrayDeque<>();
    private final Pin decidedValid;
    private final Pin decidedFresh;
    private final Pin decidedAccepted;
    private final Pin decidedDuplicate;
    private final Deque<Due> dueDecisions = new ArrayDeque<>();
    private final Pin verdictValid;
    private final Pin verdictFlow;
    private final Pin verdictPsn;
    private final Pin outcome;
    private final Pin expected;
    private final Pin messages;
    private final Pin messageStart;
    private final Pin receivesDone;
    private final Pin setupValid;
    private final Pin setupReady;
    private final Pin setupDone;
    private final Pin wanted;
    private final Pin setupFlow;
    private final Pin setupPsn;
    private final Pin requestValid;
    private final Pin requestFlow;
    private final Pin rowValid;
    private final Pin bitmap;
    private final Pin rowExpected;
    private int rows;
    private long cycle;
    private final int[] counts = new int[Outcome.values().length];

    /** {@code repeat} is what a failure prints: how to see it again. */
    TrackerBench(int window, int flows, boolean spaces, Engine engine, String repeat) {
        dut = Simulation.of(new SackTracker(window, flows, spaces, Optional.empty()), engine);
        model = new TrackerModel(window, spaces ? flows / 2 : flows);
        this.repeat = repeat;
        var io = dut.io();
        valid = dut.pin(io.arrival().valid());
        flow = dut.pin(io.arrival().value().flow());
        psn = dut.pin(io.arrival().value().psn());
        ends = dut.pin(io.arrival().value().endsMessage());
        consumes = dut.pin(io.arrival().value().consumesReceive());
        eligible = dut.pin(io.eligible());
        for (int i = 0; i < SackTracker.ELIGIBLE; i++) {
            eligibility.add(true);
        }
        decidedValid = dut.pin(io.decided().valid());
        decidedFresh = dut.pin(io.decided().value().fresh());
        decidedAccepted = dut.pin(io.decided().value().accepted());
        decidedDuplicate = dut.pin(io.decided().value().duplicate());
        verdictValid = dut.pin(io.verdict().valid());
        verdictFlow = dut.pin(io.verdict().value().flow());
        verdictPsn = dut.pin(io.verdict().value().psn());
        outcome = dut.pin(io.verdict().value().outcome());
        expected = dut.pin(io.verdict().value().progress().expected());
        messages = dut.pin(io.verdict().value().progress().messages());
        messageStart = dut.pin(io.verdict().value().progress().messageStart());
        receivesDone = dut.pin(io.verdict().value().progress().receivesDone());
        setupValid = dut.pin(io.setup().valid());
        setupReady = dut.pin(io.setup().ready());
        setupDone = dut.pin(io.setupDone());
        wanted = dut.pin(io.wanted());
        setupFlow = dut.pin(io.setup().payload().flow());
        setupPsn = dut.pin(io.setup().payload().psn());
        requestValid = dut.pin(io.sackRequest().valid());
        requestFlow = dut.pin(io.sackRequest().value());
        rowValid = dut.pin(io.sackRow().valid());
        bitmap = dut.pin(io.sackRow().value().bitmap());
        rowExpected = dut.pin(io.sackRow().value().expected());
    }

    Simulation<SackTracker.Io> dut() {
        return dut;
    }

    TrackerModel model() {
        return model;
    }

    long cycle() {
        return cycle;
    }

    int count(Outcome kind) {
        return counts[kind.ordinal()];
    }

    int rows() {
        return rows;
    }

    /** Sets a flow up with no traffic around it. */
    void setup(int row, int firstPsn) {
        beginSetup(row, firstPsn);
        for (int budget = 0; !endsSetup(); budget++) {
            assertThat(budget).as("cycles that a setup takes without arrivals").isLessThan(400);
            idle();
        }
        idle();
        model.setup(row, firstPsn);
    }

    /** Hands over a setup; takes one cycle. */
    void beginSetup(int row, int firstPsn) {
        setupFlow.set(row);
        setupPsn.set(firstPsn & 0xFFFFFF);
        setupValid.set(1);
        dut.settle();
        assertThat(setupReady.get()).as("setup taken at once").isEqualTo(1);
        idle();
        setupValid.set(0);
    }

    /** The setup ends with the coming edge: from the cycle behind it packets may come. */
    boolean endsSetup() {
        dut.settle();
        return setupDone.isSet();
    }

    /** A setup wants the slots of a packet that would arrive in this cycle. */
    boolean wantsSlot() {
        dut.settle();
        return wanted.isSet();
    }

    /** Asks for a SACK row in the coming cycle. */
    void ask(int row) {
        requestValid.set(1);
        requestFlow.set(row);
        dueRows.add(new DueRow(cycle + SackTracker.SACK_LATENCY, model.sack(cycle, row)));
    }

    void arrive(int row, int number, boolean isEnd, boolean isReceive) {
        arrive(row, number, isEnd, isReceive, true);
    }

    /** A packet that another check may refuse. */
    void arrive(int row, int number, boolean isEnd, boolean isReceive, boolean isEligible) {
        valid.set(1);
        flow.set(row);
        psn.set(number & 0xFFFFFF);
        ends.set(isEnd);
        consumes.set(isEnd && isReceive);
        var answer = model.arrive(cycle, row, number & 0xFFFFFF, new TrackerModel.Packet(isEnd, isEnd
            && isReceive, isEligible));
        counts[answer.outcome().ordinal()]++;
        due.add(new Due(cycle + SackTracker.LATENCY, answer));
        dueDecisions.add(new Due(cycle + SackTracker.DECISION, answer));
        eligibility.add(isEligible);
        step();
    }

    /** A cycle without a packet; what stands on the other inputs does not count. */
    void idle() {
        valid.set(0);
        flow.set(noise.nextInt(1 << flow.width()));
        psn.set(noise.nextInt(1 << 24));
        ends.set(noise.nextBoolean());
        consumes.set(noise.nextBoolean());
        eligibility.add(noise.nextBoolean());
        step();
    }

    void drain() {
        while (!due.isEmpty() || !dueRows.isEmpty()) {
            idle();
        }
    }

    private void step() {
        eligible.set(eligibility.poll());
        dut.step();
        cycle++;
        requestValid.set(0);
        checkRow();
        checkDecision();
        boolean isDue = !due.isEmpty() && due.peek().cycle() == cycle;
        if ((verdictValid.get() == 1) != isDue) {
            throw new AssertionError("cycle " + cycle + ": a verdict " + (isDue ? "is missing"
                : "that nothing asked for") + "; " + repeat);
        }
        if (isDue) {
            compare(due.poll().answer());
        }
    }

    private void checkDecision() {
        var answer = !dueDecisions.isEmpty() && dueDecisions.peek().cycle() == cycle ? dueDecisions.poll().answer()
            : null;
        assertThat(decidedValid.isSet()).as("a decision in cycle " + cycle + "; " + repeat).isEqualTo(answer != null);
        if (answer == null) {
            return;
        }
        var outcome = answer.outcome();
        boolean isTaken = outcome == Outcome.IN_ORDER || outcome == Outcome.OUT_OF_ORDER;
        assertThat(decidedAccepted.isSet()).as("taken in cycle " + cycle + "; " + repeat).isEqualTo(isTaken);
        assertThat(decidedFresh.isSet()).as("new in cycle " + cycle + "; " + repeat).isEqualTo(isTaken || outcome
            == Outcome.REFUSED);
        assertThat(decidedDuplicate.isSet()).as("old in cycle " + cycle + "; " + repeat).isEqualTo(outcome
            == Outcome.DUPLICATE);
    }

    private void checkRow() {
        var row = !dueRows.isEmpty() && dueRows.peek().cycle() == cycle ? dueRows.poll().row() : null;
        if (rowValid.isSet() != (row != null)) {
            throw new AssertionError("cycle " + cycle + ": a SACK row " + (row != null ? "is missing"
                : "that nobody asked for") + "; " + repeat);
        }
        if (row == null) {
            return;
        }
        rows++;
        var seen = new TrackerModel.Row(bitmap.big(), (int) rowExpected.get());
        if (!seen.equals(row)) {
            throw new AssertionError("cycle " + cycle + ": the SACK row says " + seen + ", the model " + row + "; "
                + repeat);
        }
    }

    private void compare(TrackerModel.Answer answer) {
        var seen = new TrackerModel.Answer((int) verdictFlow.get(), (int) verdictPsn.get(),
            Outcome.values()[(int) outcome.get()],
            (int) expected.get(), (int) messages.get(), (int) messageStart.get(), (int) receivesDone.get());
        if (!seen.equals(answer)) {
            throw new AssertionError("cycle " + cycle + ": tracker says " + seen + ", model says " + answer + "; "
                + repeat);
        }
    }

    @Override public void close() {
        dut.close();
    }
}
