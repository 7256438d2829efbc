package hdl.timeline;

import static org.assertj.core.api.Assertions.assertThat;

import hdl.Circuit;
import hdl.Design;
import hdl.Hdl;
import hdl.Report;
import hdl.emit.FileSet;
import hdl.emit.Style;
import hdl.testing.Golden;
import org.junit.jupiter.api.Test;

/** What an engineer reads of a pipeline. */
class TimelineTextTest {
    @Test void aPipelineWithAMemoryThatForwards() {
        Golden.check("timeline", new Pipes.Counters(16, true));
    }

    @Test void aPipelineWithAnInstanceAndAState() {
        Golden.check("timeline", new Pipes.User());
    }

    @Test void equalValuesWaitInOneLine() {
        Golden.check("timeline", new Pipes.MultiplyAdd(true));
    }

    @Test void registersThatAreKeptAndThatMayMove() {
        Golden.check("timeline", new Pipes.Marked());
    }

    @Test void theAlignerDoesWhatTheAuthorWouldCount() {
        assertThat(body(new Pipes.MultiplyAdd(true))).isEqualTo(body(new Pipes.MultiplyAdd(false)));
    }

    @Test void fiveStagesAreTheSameTextAsAtFive() {
        assertThat(body(new Pipes.Waits(true))).isEqualTo(body(new Pipes.Waits(false)));
    }

    @Test void thePortOfAnotherCircuitTellsItsLatency() {
        assertThat(Hdl.latency(new Pipes.MultiplyAdd(true), io -> io.keyOut())).isEqualTo(6);
    }

    @Test void theCostOfEachCycleIsReported() {
        var costs = Design.of(new Pipes.MultiplyAdd(true)).top().timing().costs();
        assertThat(costs.stream().map(cost -> cost.cycle() + ": " + cost.bits() + " bits, " + cost.waitingBits()
            + " wait")).containsExactly("1: 44 bits, 28 wait", "2: 44 bits, 44 wait", "3: 28 bits, 12 wait",
            "4: 12 bits, 12 wait", "5: 12 bits, 12 wait", "6: 12 bits, 12 wait");
    }

    @Test void theReportTellsCyclesAndReasons() {
        var report = Report.of(Design.of(new Pipes.Stale()));
        assertThat(report.pipelines().stream().map(row -> row.module() + " " + row.timeline() + " " + row.cycle() + ": "
            + row.bits() + " bits, " + row.waitingBits() + " wait")).containsExactly("Stale ask 1: 9 bits, 9 wait",
                "Stale ask 2: 17 bits, 9 wait");
        assertThat(report.stale()).containsExactly(new Report.Stale("Stale", "ask", "entries", "a hint is enough"));
    }

    @Test void aTimelineWithinItsBudget() {
        assertThat(Design.of(new Pipes.Stale()).warnings()).isEmpty();
    }

    private static String body(Circuit<?> circuit) {
        var files = FileSet.of(Design.of(circuit).modules(), Style.GOLDEN);
        var text = files.text(files.top());
        return text.substring(text.indexOf("(\n"));
    }
}
