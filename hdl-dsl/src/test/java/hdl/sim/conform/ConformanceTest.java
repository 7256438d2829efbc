package hdl.sim.conform;

import static org.assertj.core.api.Assertions.assertThat;

import hdl.sim.Engine;
import hdl.testing.Needs;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Random circuits show the same on every engine: a fixed slice of what {@code veroce bench conformance} runs. */
class ConformanceTest {
    private static final Path FOLDER = Path.of("target", "conformance");

    @Test void interpreterAndJvmAgreeOnRandomCircuits() {
        Needs.engine(Engine.ICARUS);
        var result = new Conformance(1, 6, 100, List.of(Engine.JVM, Engine.ICARUS), FOLDER).run();
        assertThat(result.findings()).extracting(Finding::summary).isEmpty();
        assertThat(result.cycles()).isEqualTo(6 * 100);
    }

    /** By activity as by computing everything. */
    @Test void whatAChangeReachesIsAllThatMatters() {
        var result = new Conformance(100, 25, 200, List.of(Engine.JVM, Engine.ACTIVITY), FOLDER).run();
        assertThat(result.findings()).extracting(Finding::summary).isEmpty();
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
