package rnic.acknowledge;

import static org.assertj.core.api.Assertions.assertThat;

import hdl.sim.Simulation;
import hdl.sim.agent.StreamSink;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import rnic.common.FlowNumber;
import rnic.common.Words;
import rnic.protocol.FailureCause;
import rnic.protocol.QueuePairState;
import rnic.protocol.RnicParameters;

/** A queue pair whose payload the bus has refused fails at once; its peer is told where it stands still, and once. */
public class LocalErrorsTest {
    private static final long SEED = Long.getLong("hdl.seed", 44);
    private static final int PAIRS = RnicParameters.SMALL.queuePairs();
    private static final int OPERATION = 3;
    /** More than a queue pair in the ring takes. */
    private static final int SOON = 40;

    public record Failed(int qp, int cause) {
        static Failed of(int qp) {
            return new Failed(qp, FailureCause.REQUEST_MEMORY.ordinal());
        }
    }

    record Error(boolean valid, int psn, int code) {}

    record Mark(int qp, Error error) {
        static Mark of(int qp, int psn) {
            return new Mark(qp, new Error(true, psn, OPERATION));
        }
    }

    record Event(FlowNumber flow, boolean congested, boolean counting, boolean advancing, boolean completing,
                 boolean urgent, boolean notReady, int code, int behindGap) {
        static Event of(int qp) {
            return new Event(FlowNumber.of(qp, PAIRS), false, false, false, false, true, false, OPERATION, 0);
        }
    }

    private final Random random = new Random(SEED);
    private final Simulation<LocalErrors.Io> dut = Words.simulation(new LocalErrors(RnicParameters.SMALL), SEED);
    private final Words setup = Words.stream(dut, "setup", 0, random);
    private final Words state = Words.valid(dut, "state", 0, random);
    private final Words fault = Words.valid(dut, "fault", 0, random);
    private final Words flushed = Words.valid(dut, "flushed", 0, random);
    private final Words reported = Words.valid(dut, "reported", 0, random);
    private final StreamSink<Failed> failures = dut.add(new StreamSink<>(dut, dut.io().failures(), Failed.class));
    private final StreamSink<Mark> marks = dut.add(new StreamSink<>(dut, dut.io().marks(), Mark.class));
    private final StreamSink<Event> events = dut.add(new StreamSink<>(dut, dut.io().events(), Event.class));

    @AfterEach void close() {
        dut.close();
    }

    @Test void thePeerIsToldWhenEverythingIsReported() {
        begin(3);
        report(3, 100);
        fault(3);
        dut.step(SOON);
        assertThat(failures.received()).containsExactly(Failed.of(3));
        change(3, QueuePairState.ERR);
        report(3, 105);
        report(4, 999);
        fault(3);
        dut.step(SOON);
        assertThat(marks.received()).as("before everything is reported").isEmpty();
        report(3, 107);
        flush(3);
        dut.step(SOON);
        assertThat(failures.received()).as("of a queue pair in error").hasSize(1);
        assertThat(marks.received()).containsExactly(Mark.of(3, 107));
        assertThat(events.received()).containsExactly(Event.of(3));
        fault(3);
        dut.step(SOON);
        assertThat(events.received()).as("told once").hasSize(1);
    }

    @Test void aFaultMayComeBehindTheFlush() {
        begin(5);
        change(5, QueuePairState.ERR);
        report(5, 0xFFFFFF);
        flush(5);
        dut.step(SOON);
        assertThat(marks.received()).as("nothing was refused").isEmpty();
        fault(5);
        dut.step(SOON);
        assertThat(failures.received()).isEmpty();
        assertThat(marks.received()).containsExactly(Mark.of(5, 0xFFFFFF));
        assertThat(events.received()).containsExactly(Event.of(5));
    }

    @Test void aNewLifeHasNoPast() {
        begin(7);
        fault(7);
        change(7, QueuePairState.ERR);
        dut.step(SOON);
        begin(7);
        change(7, QueuePairState.ERR);
        flush(7);
        dut.step(SOON);
        assertThat(marks.received()).as("refused in an earlier life").isEmpty();
        begin(7);
        change(7, QueuePairState.ERR);
        fault(7);
        dut.step(SOON);
        assertThat(marks.received()).as("flushed in an earlier life").isEmpty();
        flush(7);
        dut.step(SOON);
        assertThat(marks.received()).hasSize(1);
    }

    @Test void aQueuePairThatIsNotInUseIsLeftAlone() {
        begin(1);
        for (var idle : List.of(QueuePairState.RESET, QueuePairState.INIT)) {
            change(1, idle);
            fault(1);
            flush(1);
            dut.step(SOON);
        }
        assertThat(failures.received()).isEmpty();
        assertThat(events.received()).isEmpty();
    }

    /** Every state in which packets are accepted or sent; sinks that stall; setups of others in between. */
    @Test void noQueuePairIsForgotten() {
        var working = List.of(QueuePairState.RTR, QueuePairState.RTS, QueuePairState.SQD);
        failures.stall(0.8);
        marks.stall(0.8);
        events.stall(0.8);
        var faulty = IntStream.range(0, PAIRS).filter(qp -> qp % 4 != 0).boxed().toList();
        for (int qp : faulty) {
            begin(qp);
            change(qp, working.get(qp % 3));
            report(qp, 1000 * qp);
        }
        renewOthers();
        faulty.forEach(this::send);
        settle();
        assertThat(failures.received()).containsExactlyInAnyOrderElementsOf(faulty.stream().map(Failed::of).toList());
        for (int qp : faulty) {
            change(qp, QueuePairState.ERR);
        }
        renewOthers();
        for (int qp : faulty) {
            flushed.send(Map.of("", (long) qp));
        }
        settle();
        assertThat(setup.isDone()).isTrue();
        assertThat(marks.received()).containsExactlyInAnyOrderElementsOf(
            faulty.stream().map(qp -> Mark.of(qp, 1000 * qp)).toList());
        assertThat(events.received()).containsExactlyInAnyOrderElementsOf(faulty.stream().map(Event::of).toList());
    }

    private void renewOthers() {
        for (int qp = 0; qp < PAIRS; qp += 4) {
            setup.send(Map.of("flow", (long) qp, "psn", 0L));
        }
    }

    private void settle() {
        dut.step(3000);
    }

    private void begin(int qp) {
        setup.send(Map.of("flow", (long) qp, "psn", 77L));
        dut.stepUntil(setup::isDone, 100);
        change(qp, QueuePairState.RTS);
    }

    private void change(int qp, QueuePairState to) {
        state.send(Map.of("qp", (long) qp, "state", (long) to.ordinal()));
        dut.stepUntil(state::isDone, 10);
    }

    private void report(int qp, int expected) {
        reported.send(Map.of("flow", (long) qp, "progress_expected", (long) expected,
            "progress_message_start", (long) expected));
        dut.stepUntil(reported::isDone, 10);
    }

    private void fault(int qp) {
        send(qp);
        dut.stepUntil(fault::isDone, 10);
    }

    private void send(int qp) {
        fault.send(Map.of("qp", (long) qp));
    }

    private void flush(int qp) {
        flushed.send(Map.of("", (long) qp));
        dut.stepUntil(flushed::isDone, 10);
    }
}
