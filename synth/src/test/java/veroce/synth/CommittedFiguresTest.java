package veroce.synth;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import veroce.ProjectRoot;
import veroce.TestTools;

/** Blocks that map within seconds have the figures that are committed; the others: {@code ./veroce synth --compare}. */
class CommittedFiguresTest {
    @TempDir Path folder;

    @BeforeEach void needYosys() {
        TestTools.need("yosys");
    }

    @ParameterizedTest
    @ValueSource(strings = {"parser", "read-arbiter"})
    void aBlockHasNotBecomeWorse(String name) throws Exception {
        var committed = FigureFile.read(ProjectRoot.find().resolve("docs/synthesis.json"));
        var synthesis = Synthesis.in(folder);
        var measured = synthesis.run(SynthBlocks.SHIPPED.find(name).getFirst(), 1);
        var comparison = new FigureComparison(committed,
            Map.of(name, Figures.of(measured, synthesis.yosysVersion())));
        assertThat(comparison.passed()).as(comparison.toString()).isTrue();
        if (committed.get(name).yosys().equals(synthesis.yosysVersion())) {
            assertThat(comparison).as("'./veroce synth " + name + " --write docs/synthesis.json', then 'make generate'")
                .hasToString("\n" + name + ": as committed\n");
        } else {
            System.out.println("CommittedFiguresTest:" + comparison);
        }
    }
}
