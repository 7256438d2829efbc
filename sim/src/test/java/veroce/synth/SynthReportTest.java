package veroce.synth;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import veroce.VeroceException;
import veroce.report.Row;

/** The verdict, the rows and the texts of a run. */
class SynthReportTest {
    private static Synthesis.Result block(String name, Double levels, String... loops) {
        var area = new Area(12, 10, 2, 0, 7, 0, 0, 0, 1.5, 2, 3, List.of(), new TreeMap<>());
        var path = levels == null ? List.<WorstPath>of()
            : List.of(new WorstPath(levels, "a[0]", "u.b[3]", 4, List.of("LUT6", "LUT6", "LUT2"), List.of("u.hit")));
        return new Synthesis.Result(name, "0", area,
            new Levels(levels, null, null, null, Map.of(0, 1200), Map.of(), path, List.of(), List.of(loops)), false, 1);
    }

    @Test void aBlockOverTheBudgetFailsWithTheAmount() {
        var report = new SynthReport(List.of(block("parser", 6.0), block("tracker", 6.125)), 6);
        assertThat(report.passed()).isFalse();
        assertThat(report.failures()).containsExactly("tracker is over budget: 6.125 levels, 0.125 more than 6");
    }

    @Test void aBlockAtTheBudgetPasses() {
        assertThat(new SynthReport(List.of(block("parser", 6.0), block("gate", null)), 6).passed()).isTrue();
    }

    @Test void aLoopFailsWhateverTheLevels() {
        var report = new SynthReport(List.of(block("parser", 1.0, "a -> b -> a")), 6);
        assertThat(report.failures()).singleElement().asString().contains("combinational loop: a -> b -> a");
    }

    @Test void theReportHasOneRowForEachMetricAndTheBudgetAsCeiling() {
        var rows = new SynthReport(List.of(block("parser", 2.5)), 6).rows();
        assertThat(rows).extracting(Row::metric).containsExactly("lut", "ff", "bram36", "uram", "dsp", "lut_levels");
        assertThat(rows).extracting(Row::value).containsExactly(12, 7, 1.5, 2, 3, 2.5);
        assertThat(rows.getLast().ceiling()).isEqualTo(6.0);
        assertThat(rows).extracting(Row::scenario).containsOnly("parser");
    }

    @Test void aPathIsPrintedWithItsEndsItsCellsAndItsNames() {
        assertThat(new SynthReport(List.of(block("parser", 3.0)), 6).worstPaths()).isEqualTo("""

            parser: register inputs by levels from a register: 1,200 in 0
              3  a[0] -> u.b[3]  (and 3 more)
                  LUT6*2 LUT2  through u.hit
            """);
    }

    @Test void anUnknownBlockIsAnsweredWithTheKnownOnes() {
        var blocks = new SynthBlocks(List.of(new SynthBlock("parser", "Parses.", "PacketParser", _ -> { })));
        assertThat(blocks.find("all")).isEqualTo(blocks.blocks());
        assertThat(blocks.find("parser")).hasSize(1);
        assertThatThrownBy(() -> blocks.find("tracer")).isInstanceOf(VeroceException.class)
            .hasMessage("there is no block 'tracer'; the blocks are: parser, all");
    }
}
