package hdl.sim.conform;

import static org.assertj.core.api.Assertions.assertThat;

import hdl.sim.Engine;
import hdl.sim.Seed;
import hdl.testing.Needs;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * Random circuits show the same on every engine: those of the run's seed, as many as a budget of time allows. {@code
 * ./veroce bench conformance} runs 200 on all engines.
 */
class ConformanceTest {
    private static final Path FOLDER = Path.of("target", "conformance");
    /** A thousand circuits apart, so that the circuits of two runs are others. */
    private static final long FIRST = 1 + 1000 * (Seed.ofProcess() - 1);
    private static final int MOST = 200;
    private static final Duration BUDGET = Duration.ofSeconds(15);

    private static void agree(int cycles, Engine... engines) {
        var result = new Conformance(FIRST, MOST, cycles, List.of(engines), FOLDER).budget(BUDGET)
            .patience(Duration.ofMinutes(1)).run();
        assertThat(result.findings()).extracting(Finding::summary).isEmpty();
        assertThat(result.circuits()).isPositive();
        assertThat(result.cycles()).isEqualTo((long) result.circuits() * cycles);
    }

    @Test void interpreterAndJvmAgreeOnRandomCircuits() {
        Needs.engine(Engine.ICARUS);
        agree(100, Engine.JVM, Engine.ICARUS);
    }

    /** By activity as by computing everything. */
    @Test void whatAChangeReachesIsAllThatMatters() {
        agree(200, Engine.JVM, Engine.ACTIVITY);
    }

    @Test void verilatorAndJvmAgreeOnRandomCircuits() {
        Needs.engine(Engine.VERILATOR);
        agree(200, Engine.JVM, Engine.VERILATOR);
    }

    /** When the budget is spent no block of ten circuits begins but the first. */
    @Test void aBudgetEndsARun() {
        var result = new Conformance(100, MOST, 10, List.of(Engine.JVM), FOLDER).budget(Duration.ZERO).run();
        assertThat(result.circuits()).isEqualTo(10);
    }

    /** Verilator's substitution of temporaries widened the operand of a signed shift in this circuit: it is switched off. */
    @Test void verilatorAgreesOnACircuitThatItOnceBroke() {
        Needs.engine(Engine.VERILATOR);
        var result = new Conformance(140, 1, 30, List.of(Engine.JVM, Engine.VERILATOR), FOLDER).run();
        assertThat(result.findings()).extracting(Finding::summary).isEmpty();
    }

    @Test void theSameSeedMakesTheSameCircuit() {
        var once = new Subject(Subject.circuit(5, Removed.NOTHING));
        var again = new Subject(Subject.circuit(5, Removed.NOTHING));
        assertThat(again.files().modules()).isEqualTo(once.files().modules());
        assertThat(again.notes().text()).isEqualTo(once.notes().text());
    }

    @Test void whatIsLeftOutIsGoneAndSaysSoInTheName() {
        var whole = new Subject(Subject.circuit(2, Removed.NOTHING));
        var least = new Subject(Subject.circuit(2, Removed.of(whole.notes().removable())));
        assertThat(least.notes().text().length()).isLessThan(whole.notes().text().length() / 2);
        assertThat(least.top().name()).isNotEqualTo(whole.top().name());
    }
}
