package rnic.transport;

import static org.assertj.core.api.Assertions.assertThat;

import hdl.sim.Engine;
import hdl.sim.Pin;
import hdl.sim.Simulation;
import java.util.ArrayDeque;
import java.util.Deque;

/** A tracker under test beside its model: every verdict is compared in the cycle in which it must come. */
final class TrackerBench implements AutoCloseable {
    /** A verdict that is due. */
    private record Due(long cycle, TrackerModel.Answer answer) {}

    private final Simulation<SackTracker.Io> dut;
    private final TrackerModel model;
    private final Deque<Due> due = new ArrayDeque<>();
    private final String repeat;
    private final Pin valid;
    private final Pin qp;
    private final Pin psn;
    private final Pin ends;
    private final Pin consumes;
    private final Pin verdictValid;
    private final Pin verdictQp;
    private final Pin verdictPsn;
    private final Pin outcome;
    private final Pin expected;
    private final Pin messages;
    private final Pin messageStart;
    private final Pin receivesDone;
    private final Pin setupValid;
    private final Pin setupReady;
    private final Pin setupDone;
    private long cycle;
    private final int[] counts = new int[4];

    /** {@code repeat} is what a failure prints: how to see it again. */
    TrackerBench(int window, int queuePairs, Engine engine, String repeat) {
        dut = Simulation.of(new SackTracker(window, queuePairs), engine);
        model = new TrackerModel(window);
        this.repeat = repeat;
        var io = dut.io();
        valid = dut.pin(io.arrival().valid());
        qp = dut.pin(io.arrival().value().qp());
        psn = dut.pin(io.arrival().value().psn());
        ends = dut.pin(io.arrival().value().endsMessage());
        consumes = dut.pin(io.arrival().value().consumesReceive());
        verdictValid = dut.pin(io.verdict().valid());
        verdictQp = dut.pin(io.verdict().value().qp());
        verdictPsn = dut.pin(io.verdict().value().psn());
        outcome = dut.pin(io.verdict().value().outcome());
        expected = dut.pin(io.verdict().value().progress().expected());
        messages = dut.pin(io.verdict().value().progress().messages());
        messageStart = dut.pin(io.verdict().value().progress().messageStart());
        receivesDone = dut.pin(io.verdict().value().progress().receivesDone());
        setupValid = dut.pin(io.setup().valid());
        setupReady = dut.pin(io.setup().ready());
        setupDone = dut.pin(io.setupDone());
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

    void setup(int pair, int firstPsn) {
        dut.pin(dut.io().setup().payload().qp()).set(pair);
        dut.pin(dut.io().setup().payload().psn()).set(firstPsn);
        setupValid.set(1);
        dut.settle();
        assertThat(setupReady.get()).as("setup taken at once").isEqualTo(1);
        idle();
        setupValid.set(0);
        for (int budget = 0; ; budget++) {
            dut.settle();
            boolean done = setupDone.get() == 1;
            idle();
            if (done) {
                break;
            }
            assertThat(budget).as("cycles that a setup takes without arrivals").isLessThan(400);
        }
        model.setup(pair, firstPsn);
    }

    void arrive(int pair, int number, boolean isEnd, boolean isReceive) {
        valid.set(1);
        qp.set(pair);
        psn.set(number & 0xFFFFFF);
        ends.set(isEnd);
        consumes.set(isEnd && isReceive);
        var answer = model.arrive(cycle, pair, number & 0xFFFFFF, new TrackerModel.Packet(isEnd, isEnd && isReceive));
        counts[answer.outcome().ordinal()]++;
        due.add(new Due(cycle + SackTracker.LATENCY, answer));
        step();
    }

    void idle() {
        valid.set(0);
        step();
    }

    void drain() {
        while (!due.isEmpty()) {
            idle();
        }
    }

    private void step() {
        dut.step();
        cycle++;
        boolean isDue = !due.isEmpty() && due.peek().cycle() == cycle;
        if ((verdictValid.get() == 1) != isDue) {
            throw new AssertionError("cycle " + cycle + ": a verdict " + (isDue ? "is missing" : "that nothing asked for") + "; " + repeat);
        }
        if (isDue) {
            compare(due.poll().answer());
        }
    }

    private void compare(TrackerModel.Answer answer) {
        var seen = new TrackerModel.Answer((int) verdictQp.get(), (int) verdictPsn.get(), Outcome.values()[(int) outcome.get()],
            (int) expected.get(), (int) messages.get(), (int) messageStart.get(), (int) receivesDone.get());
        if (!seen.equals(answer)) {
            throw new AssertionError("cycle " + cycle + ": tracker says " + seen + ", model says " + answer + "; " + repeat);
        }
    }

    @Override public void close() {
        dut.close();
    }
}
