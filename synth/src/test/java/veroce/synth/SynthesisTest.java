package veroce.synth;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import veroce.Exit;
import veroce.TestTools;
import veroce.VeroceException;

/** A block from its files to its figures: cache, folders, and what is said when something is wrong. */
class SynthesisTest {
    private static final String GATE = "module gate (input wire a, input wire b, output wire y);\n"
        + "  assign y = a & b;\nendmodule\n";

    @TempDir Path folder;

    @BeforeEach void needYosys() {
        TestTools.need("yosys");
    }

    private static SynthBlock block(String verilog) {
        return new SynthBlock("gate", "An and gate.", "gate",
            target -> Files.writeString(target.resolve("gate.v"), verilog));
    }

    @Test void theSameVerilogIsMappedOnceAndOtherVerilogAgain() throws IOException {
        var first = Synthesis.in(folder).run(block(GATE), 1);
        assertThat(first.cached()).isFalse();
        assertThat(first.area().lut()).isEqualTo(1);
        assertThat(first.levels().portToPort()).isEqualTo(1);
        assertThat(first.levels().portPaths().getFirst().to()).isEqualTo("y");
        var second = Synthesis.in(folder).run(block(GATE), 1);
        assertThat(second.cached()).isTrue();
        assertThat(second.levels()).isEqualTo(first.levels());
        var other = Synthesis.in(folder).run(block(GATE.replace("a & b", "a")), 1);
        assertThat(other.cached()).isFalse();
        assertThat(other.area().lut()).isZero();
    }

    /** One end is many LUTs deep. ABC alone then saves area in front of the others; with required times it does not. */
    @Tag("long") @Test void theDeepestEndDoesNotMakeOthersDeeper() throws IOException {
        var text = new StringBuilder("module two (input wire clk, input wire [59:0] a, input wire [5:0] s, "
            + "output reg y, output reg [15:0] z);\n  reg [59:0] d;\n  reg [5:0] t;\n  reg [1023:0] m;\n"
            + "  wire [60:0] c;\n  assign c[0] = d[0];\n");
        for (int i = 0; i < 60; i++) {
            text.append("  assign c[%d] = c[%d] %s d[%d];\n".formatted(i + 1, i, List.of("&", "|", "^").get(i % 3), i));
        }
        text.append("  always @(posedge clk) begin\n    d <= a; t <= s; y <= c[60]; m <= {m, a[0]};\n"
            + "    z <= {m[t], m[t + 64], m[{t, 2'd1}], m[{t, 3'd5}]} ^ {16{m[t + 128] ^ m[t + 192] ^ m[t + 256]}};\n"
            + "  end\nendmodule\n");
        SynthBlock.Sources sources = target -> Files.writeString(target.resolve("two.v"), text);
        assertThat(deepEnds(sources, Mapper.ABC_REQUIRED)).isEqualTo(1).isLessThan(deepEnds(sources, Mapper.ABC));
    }

    private long deepEnds(SynthBlock.Sources sources, Mapper mapper) throws IOException {
        var block = new SynthBlock("two", "Two.", "two", sources, List::of, mapper);
        return Synthesis.in(folder).run(block, 1).levels().histogram().entrySet().stream()
            .filter(levels -> levels.getKey() > 5).mapToInt(Map.Entry::getValue).sum();
    }

    @Test void freshMapsAgainAndGivesTheSame() throws IOException {
        var first = Synthesis.in(folder).run(block(GATE), 1);
        var again = Synthesis.in(folder).fresh(true).run(block(GATE), 1);
        assertThat(again.cached()).isFalse();
        assertThat(again.levels()).isEqualTo(first.levels());
        assertThat(again.area()).isEqualTo(first.area());
    }

    @Test void onlyTheCacheStaysUnlessTheFilesAreToBeKept() throws IOException {
        Synthesis.in(folder).run(block(GATE), 1);
        assertThat(folder.resolve("gate")).doesNotExist();
        Synthesis.in(folder).keep(true).fresh(true).run(block(GATE), 1);
        assertThat(folder.resolve("gate/verilog/gate.v")).hasContent(GATE);
        assertThat(folder.resolve("gate/yosys.log")).isNotEmptyFile();
    }

    @Test void filesInAFolderWithASpaceAreRead() throws IOException {
        var spaced = Files.createDirectory(folder.resolve("two words"));
        var file = Files.writeString(spaced.resolve("the gate.v"), GATE);
        var result = Synthesis.in(spaced.resolve("build")).run(VerilogSource.ofFiles(List.of(file), "gate"), 1);
        assertThat(result.area().lut()).isEqualTo(1);
    }

    @Test void memoryContentsDecideTheCacheKey() throws IOException {
        var text = "module rom (input wire [1:0] a, output wire y);\n  reg mem [0:3];\n  initial\n"
            + "    $readmemh(\"rom.hex\", mem);\n  assign y = mem[a];\nendmodule\n";
        var file = Files.writeString(folder.resolve("rom.v"), text);
        Files.writeString(folder.resolve("rom.hex"), "0\n1\n1\n0\n");
        var cache = new NetlistCache(folder);
        var first = cache.file(VerilogSource.ofFiles(List.of(file), "rom"), Mapper.ABC, "version");
        assertThat(cache.file(VerilogSource.ofFiles(List.of(file), "rom"), Mapper.ABC, "version")).isEqualTo(first);
        assertThat(cache.file(VerilogSource.ofFiles(List.of(file), "rom"), Mapper.ABC, "other")).isNotEqualTo(first);
        assertThat(cache.file(VerilogSource.ofFiles(List.of(file), "rom"), Mapper.ABC9, "version")).isNotEqualTo(first);
        Files.writeString(folder.resolve("rom.hex"), "0\n1\n1\n1\n");
        assertThat(cache.file(VerilogSource.ofFiles(List.of(file), "rom"), Mapper.ABC, "version")).isNotEqualTo(first);
    }

    @Test void whatYosysRefusesIsToldWithItsOwnWords() {
        var undriven = GATE.replace("a & b", "a & c").replace("output wire y);", "output wire y);\n  wire c;");
        assertRefused(undriven, "used but has no driver", "yosys.log");
        assertRefused(GATE.replace("a & b", "a & & b ;;("), "gate.v:2", "syntax error");
        assertRefused(GATE.replace("a & b", "y ^ a ^ b"), "found logic loop", "gate.v:2");
    }

    private void assertRefused(String verilog, String... words) {
        assertThatThrownBy(() -> Synthesis.in(folder).run(block(verilog), 1)).isInstanceOf(VeroceException.class)
            .hasMessageStartingWith("Yosys refuses gate: ").hasMessageContainingAll(words)
            .extracting(thrown -> ((VeroceException) thrown).exitCode()).isEqualTo(Exit.INPUT);
    }

    @Test void aMissingYosysIsToldWithTheRemedy() {
        assertThatThrownBy(() -> Synthesis.with("no-such-yosys", folder)).isInstanceOf(VeroceException.class)
            .hasMessageContaining("sudo apt install yosys")
            .extracting(thrown -> ((VeroceException) thrown).exitCode()).isEqualTo(Exit.MISSING);
    }
}
