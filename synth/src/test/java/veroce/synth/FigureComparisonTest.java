package veroce.synth;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;

/** What counts as a regression. */
class FigureComparisonTest {
    private static Figures figures(String verilog, String yosys, int lut, Double levels, Double in) {
        return new Figures(verilog, yosys, lut, 20, 1.5, 2, 3, levels, in, null, null, Map.of(), null);
    }

    private static FigureComparison comparison(Figures committed, Figures measured) {
        return new FigureComparison(Map.of("parser", committed), Map.of("parser", measured));
    }

    @Test void equalFiguresAreAsCommitted() {
        var it = comparison(figures("a", "Y 1", 10, 5.5, null), figures("a", "Y 1", 10, 5.5, null));
        assertThat(it.passed()).isTrue();
        assertThat(it.toString()).isEqualTo("\nparser: as committed\n");
    }

    @Test void oneLutMoreIsARegression() {
        var it = comparison(figures("a", "Y 1", 10, 5.5, null), figures("a", "Y 1", 11, 5.5, null));
        assertThat(it.passed()).isFalse();
        assertThat(it.changes()).containsExactly(new FigureComparison.Change("parser", "LUT", 10.0, 11.0, "worse"));
        assertThat(it.toString()).contains("parser  LUT            10   11       1  worse")
            .contains("parser: other figures of the same Verilog").doesNotContain("as committed");
    }

    @Test void anEighthOfALevelMoreIsARegressionAlsoInOtherVerilog() {
        var it = comparison(figures("a", "Y 1", 10, 5.5, null), figures("b", "Y 1", 9, 5.625, null));
        assertThat(it.passed()).isFalse();
        assertThat(it.changes()).extracting(FigureComparison.Change::verdict).containsExactly("better", "worse");
        assertThat(it.toString()).contains("parser: stale: the committed figures are of other Verilog");
    }

    @Test void aPathToAPortWhereThereWasNoneIsARegression() {
        assertThat(comparison(figures("a", "Y 1", 10, 5.5, null), figures("a", "Y 1", 10, 5.5, 0.0)).passed()).isFalse();
        assertThat(comparison(figures("a", "Y 1", 10, 5.5, 0.0), figures("a", "Y 1", 10, 5.5, null)).passed()).isTrue();
    }

    @Test void fewerOfEverythingPassesAndAsksForNewFigures() {
        var it = comparison(figures("a", "Y 1", 10, 5.5, null), figures("b", "Y 1", 9, 5.0, null));
        assertThat(it.passed()).isTrue();
        assertThat(it.toString()).contains("better").contains("stale");
    }

    @Test void figuresOfAnotherYosysAreShownAndNotJudged() {
        var it = comparison(figures("a", "Y 1", 10, 5.5, null), figures("a", "Y 2", 99, 9.0, null));
        assertThat(it.passed()).isTrue();
        assertThat(it.toString()).contains("other Yosys").contains("of 'Y 1', these of 'Y 2'");
    }

    @Test void figuresWhoseVerilogIsNotKnownAreStale() {
        assertThat(comparison(figures(null, "Y 1", 10, 5.5, null), figures("a", "Y 1", 10, 5.5, null)).toString())
            .contains("stale");
    }

    @Test void aBlockWithoutCommittedFiguresPassesAndSaysSo() {
        var it = new FigureComparison(Map.of(), Map.of("parser", figures("a", "Y 1", 10, 5.5, null)));
        assertThat(it.passed()).isTrue();
        assertThat(it.toString()).contains("parser: no figures are committed");
    }
}
