package rnic.command;

import static org.assertj.core.api.Assertions.assertThat;

import hdl.sim.Simulation;
import hdl.sim.agent.StreamSink;
import hdl.sim.agent.StreamSource;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import rnic.common.Words;
import rnic.protocol.QueuePairState;
import rnic.protocol.RnicParameters;

/** Reports of failures are always taken; the first of each life is given out, once. */
class FailureCollectorTest {
    private static final long SEED = Long.getLong("hdl.seed", 6);
    private static final int PAIRS = RnicParameters.SMALL.queuePairs();
    private static final int PORTS = 3;

    record Report(int qp, int cause, boolean named, int request) {
        /** What is named of it follows from the rest, and differs from what the next one names. */
        Report(int qp, int cause, int other) {
            this(qp, cause, (cause ^ other) % 2 == 0, (cause << 12 | other << 8) + 17 * qp & 0xFFFF);
        }
    }

    private final Random random = new Random(SEED);
    private final Simulation<FailureCollector.Io> dut =
        Words.simulation(new FailureCollector(RnicParameters.SMALL, PORTS), SEED);
    private final Words state = Words.valid(dut, "state", 0, random);
    private final List<StreamSource<Report>> sources = IntStream.range(0, PORTS).mapToObj(i ->
        dut.add(new StreamSource<>(dut, dut.io().in().at(i), Report.class))).toList();
    private final StreamSink<Report> out = dut.add(new StreamSink<>(dut, dut.io().out(), Report.class));

    @BeforeEach void begin() {
        dut.step(PAIRS + 1);
        for (int qp = 0; qp < PAIRS; qp++) {
            live(qp);
        }
    }

    @AfterEach void close() {
        dut.close();
    }

    private void tell(int qp, QueuePairState to) {
        state.send(Map.of("qp", (long) qp, "state", (long) to.ordinal()));
        dut.stepUntil(state::isDone, 10);
        dut.step(6);                                         // one state after the other
    }

    private void live(int qp) {
        tell(qp, QueuePairState.INIT);
        tell(qp, QueuePairState.RTR);
    }

    private boolean allTaken() {
        return sources.stream().allMatch(StreamSource::isDone);
    }

    /** As many as there may be, while nobody serves them; and the claim of the circuit counts the cycles. */
    @Test void everyReportIsTakenThoughNobodyServesThem() {
        out.stall(1);
        var first = new HashMap<Integer, Report>();
        for (int i = 0; i < 1000; i++) {
            int qp = random.nextInt(PAIRS);
            var report = new Report(qp, random.nextInt(16), random.nextInt(16));
            first.putIfAbsent(qp, report);
            sources.getFirst().send(report);
        }
        for (int i = 0; i < 1000; i++) {
            sources.get(1).send(new Report(1000 % PAIRS, 0, 0));
        }
        first.remove(1000 % PAIRS);
        assertThat(dut.stepUntil(this::allTaken, 2 * 3 * 1000)).isLessThan(2 * 3 * 1000);
        out.stall(0);
        dut.step(PAIRS * 10);
        assertThat(out.received()).hasSize(PAIRS).containsAll(first.values());
        assertThat(out.received().stream().map(Report::qp).distinct()).hasSize(PAIRS);
    }

    @Test void theFirstCauseWinsAndOneLifeFailsOnce() {
        sources.get(2).send(new Report(5, 7, 1), new Report(5, 2, 3), new Report(6, 1, 4));
        dut.step(50);
        assertThat(out.received()).containsExactly(new Report(5, 7, 1), new Report(6, 1, 4));
        sources.getFirst().send(new Report(5, 1, 1));
        dut.step(50);
        assertThat(out.received()).as("given out already").hasSize(2);
        tell(5, QueuePairState.ERR);
        tell(5, QueuePairState.RESET);
        live(5);
        sources.getFirst().send(new Report(5, 8, 1));
        dut.step(50);
        assertThat(out.received()).endsWith(new Report(5, 8, 1)).hasSize(3);
    }

    @Test void whoDoesNotWorkDoesNotFail() {
        for (var idle : List.of(QueuePairState.INIT, QueuePairState.ERR, QueuePairState.RESET)) {
            tell(3, idle);
            sources.getFirst().send(new Report(3, 2, 1));
            dut.step(20);
        }
        assertThat(out.received()).isEmpty();
        live(3);
        sources.getFirst().send(new Report(3, 2, 1));
        dut.step(20);
        assertThat(out.received()).as("what came before the life does not count").containsExactly(new Report(3, 2, 1));
    }

    /** A queue pair that waits to be given out begins a new life: the old failure is nobody's, the new one counts. */
    @Test void aNewLifeForgetsTheFailureThatWaits() {
        out.stall(1);
        for (int qp = 0; qp < 4; qp++) {
            sources.getFirst().send(new Report(qp, 2, 1));
        }
        dut.step(30);
        tell(2, QueuePairState.RESET);
        live(2);
        tell(3, QueuePairState.RESET);
        live(3);
        sources.getFirst().send(new Report(3, 9, 1));
        dut.step(30);
        out.stall(0);
        dut.step(100);
        assertThat(out.received()).containsExactly(new Report(0, 2, 1), new Report(1, 2, 1), new Report(3, 9, 1));
    }

    /** In whichever cycle the life begins in which it would be given out: what fails in the new one is told, once. */
    @Test void aNewLifeThatBeginsWhileItsFailureComesToItsTurnMayFailAgain() {
        for (int apart = -12; apart <= 12; apart++) {
            out.stall(1);
            sources.getFirst().send(new Report(1, 2, 1), new Report(2, 3, 1));
            dut.step(30);
            tell(2, QueuePairState.RESET);
            if (apart >= 0) {
                out.stall(0);
                dut.step(apart);
            }
            state.send(Map.of("qp", 2L, "state", (long) QueuePairState.INIT.ordinal()));
            dut.step(Math.max(0, -apart));
            out.stall(0);
            dut.stepUntil(state::isDone, 10);
            dut.step(20);
            tell(2, QueuePairState.RTR);
            long before = told(2);
            sources.getFirst().send(new Report(2, 9, 1));
            dut.step(50);
            assertThat(told(2)).as("%s cycles between the turn and the life", apart).isEqualTo(before + 1);
            assertThat(out.received()).endsWith(new Report(2, 9, 1));
            for (int qp : new int[] {1, 2}) {
                tell(qp, QueuePairState.RESET);
                live(qp);
            }
        }
    }

    private long told(int qp) {
        return out.received().stream().filter(report -> report.qp() == qp).count();
    }

    /** Random lives beside random reports and a slow server: one failure per life that failed, with its first cause. */
    @Test void everyLifeThatFailsIsGivenOutOnce() {
        System.out.println("FailureCollectorTest: seed " + SEED);
        out.stall(0.7);
        var expected = new ArrayList<Report>();
        for (int life = 0; life < 300; life++) {
            int reports = 1 + random.nextInt(6);
            var begun = IntStream.range(0, reports).map(i -> random.nextInt(PAIRS)).boxed().toList();
            var causes = new HashMap<Integer, Report>();
            for (int qp : begun) {
                var report = new Report(qp, random.nextInt(16), random.nextInt(16));
                causes.putIfAbsent(qp, report);
                sources.get(life % PORTS).send(report);
            }
            expected.addAll(causes.values());
            dut.stepUntil(() -> allTaken() && out.received().size() == expected.size(), 2000);
            assertThat(out.received()).as("life " + life).containsExactlyInAnyOrderElementsOf(expected);
            for (int qp : causes.keySet()) {
                tell(qp, QueuePairState.RESET);
                live(qp);
            }
        }
    }
}
