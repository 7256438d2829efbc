package veroce.synth;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hdl.Design;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import rnic.fetch.SendQueue;
import rnic.protocol.RnicParameters;
import veroce.VeroceException;
import veroce.report.Row;

/** The verdict, the rows and the texts of a run. */
class SynthReportTest {
    private static Synthesis.Result block(String name, Double levels, String... loops) {
        var area = new Area(12, 10, 2, 0, 7, 0, 0, 0, 1.5, 2, 3, List.of(), new TreeMap<>());
        var path = levels == null ? List.<WorstPath>of()
            : List.of(new WorstPath(levels, "a[0]", "u.b[3]", 4, List.of("LUT6", "LUT6", "LUT2"), List.of("u.hit")));
        return new Synthesis.Result(name, "0", area,
            new Levels(levels, null, null, null, Map.of(0, 1200), Map.of(), path, List.of(), List.of(loops)), List.of(),
            List.of(), false, 1);
    }

    private static Synthesis.Result with(UltraTable... tables) {
        var plain = block("table", 1.0);
        return new Synthesis.Result("table", "0", plain.area(), plain.levels(), List.of(tables), List.of(), false, 1);
    }

    @Test void ultraRamIsCountedByItsRowsOf72Bits() {
        var packets = new UltraTable("packets", 9, 262_144, 8, 72, 4096, 2, 1);
        var requests = new UltraTable("requests", 262, 32_768, 8, 262, 4096, 2, 1);
        var cascade = new UltraTable("stash", 72, 32_768, 2, 72, 16_384, 4, 3);
        var result = with(packets, requests, cascade);
        assertThat(result.uram()).isEqualTo(8 + 32 + 8);
        assertThat(new SynthReport(List.of(result), 6).passed()).isTrue();
        assertThat(new SynthReport(List.of(result), 6).rows()).extracting(Row::value).contains(48);
    }

    @Test void aCascadeDeeperThanItsRegistersAllowFails() {
        var report = new SynthReport(List.of(with(new UltraTable("stash", 72, 32_768, 1, 72, 32_768, 2, 2))), 6);
        assertThat(report.passed()).isFalse();
        assertThat(report.failures()).containsExactly(
            "table: 'stash' is a cascade of 8 UltraRAMs with 2 of the 4 registers that it needs");
    }

    @Test void whatTheNicPrintsIsNeverTooDeep() {
        assertThat(UltraTable.of(Design.of(new SendQueue(RnicParameters.ALVEO_100G)))).singleElement()
            .satisfies(table -> assertThat(table.isTooDeep()).isFalse())
            .satisfies(table -> assertThat(table.count()).isEqualTo(8 * 4));
    }

    @Test void resetsAreCountedByTheInputsThatTheyDrive() {
        var netlist = new Sketch().input("rst", "rst").register("rst", "a.in_reset")
            .hidden("FDRE", "D=x", "R=a.in_reset", "Q>p").hidden("LUT2", "I0=a.in_reset", "I1=p", "O>q").netlist();
        assertThat(ResetLoads.of(netlist)).containsExactly(new ResetLoads("a.in_reset", 2), new ResetLoads("rst", 1));
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
