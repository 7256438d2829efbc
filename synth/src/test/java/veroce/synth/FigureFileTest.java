package veroce.synth;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import veroce.ProjectRoot;
import veroce.VeroceException;

/** The file of committed figures. */
class FigureFileTest {
    @TempDir Path folder;

    private static Figures figures(int lut) {
        return new Figures("0a", "Y 1", lut, 20, 1.5, 2, 3, 6.125, null, 0.0, null,
            Map.of("RAMB36E2", Map.of("table", 3)), new Figures.Path("a[0]", "b[1]", "LUT6*2"));
    }

    @Test void whatIsWrittenIsReadBack() throws Exception {
        var file = folder.resolve("figures.json");
        FigureFile.write(file, Map.of("parser", figures(10)), List.of("parser"));
        assertThat(FigureFile.read(file)).isEqualTo(Map.of("parser", figures(10)));
    }

    @Test void figuresOfOtherBlocksStayAndTheOrderIsThatOfTheList() throws Exception {
        var file = folder.resolve("figures.json");
        FigureFile.write(file, Map.of("tracker", figures(1)), List.of("parser", "tracker"));
        FigureFile.write(file, Map.of("foreign", figures(2)), List.of("parser", "tracker"));
        FigureFile.write(file, Map.of("parser", figures(3)), List.of("parser", "tracker"));
        assertThat(FigureFile.read(file).keySet()).containsExactly("parser", "tracker", "foreign");
        assertThat(FigureFile.read(file).get("tracker").lut()).isOne();
    }

    @Test void whatIsCommittedIsWrittenByteForByteAgain() throws Exception {
        var committed = ProjectRoot.find().resolve("docs/synthesis.json");
        var file = folder.resolve("again.json");
        FigureFile.write(file, FigureFile.read(committed), List.of());
        assertThat(file).hasSameTextualContentAs(committed);
    }

    @Test void aFileThatIsMissingOrDamagedIsTheUsersMistake() throws Exception {
        assertThatThrownBy(() -> FigureFile.read(folder.resolve("none.json"))).isInstanceOf(VeroceException.class)
            .hasMessageContaining("none.json").hasMessageContaining("--write");
        var damaged = Files.writeString(folder.resolve("damaged.json"), "{\"parser\": {\"lut\": ");
        assertThatThrownBy(() -> FigureFile.read(damaged)).isInstanceOf(VeroceException.class)
            .hasMessageContaining("holds no figures");
    }

    @Test void commentsAndWhiteSpaceDoNotChangeTheFingerprint() {
        var it = printOf("module a;\n  wire b = (c & d) | e; // why\nendmodule\n");
        assertThat(it).isEqualTo(printOf("// what\nmodule a; wire b = (c & d) |\n\n      e;\n/* so */ endmodule"))
            .isNotEqualTo(printOf("module a;\n  wireb = (c & d) | e; // why\nendmodule\n"))
            .isNotEqualTo(printOf("module a;\n  wire b = (c & d) / / | e;\nendmodule\n"))
            .isNotEqualTo(printOf("module a;\n  wire b = (c & d) ; // | e;\nendmodule\n"));
        assertThat(printOf("m \"a  //b\";")).isNotEqualTo(printOf("m \"a //b\";")).isNotEqualTo(printOf("m \"a"));
        assertThat(printOf("(* keep = 1 *) reg a;")).isNotEqualTo(printOf("reg a;"));
    }

    /** Claims are for provers and simulators: who adds one need not map the circuit again. */
    @Test void claimsDoNotChangeTheFingerprint() {
        var it = printOf("module a;\n  wire b = c;\nendmodule");
        assertThat(printOf("module a;\n  wire b = c;\n`ifdef FORMAL\n  is: assert (b);\n`elsif HDL_CLAIMS\n  reg d;\n`endif\n"
            + "endmodule")).isEqualTo(it);
        assertThat(printOf("module a;\n`ifdef FORMAL\n  is: assert (b);\n`endif\n  wire b = d;\nendmodule")).isNotEqualTo(it);
        assertThat(printOf("module a;\n`ifdef WIDE\n  wire b = c;\n`endif\nendmodule")).isNotEqualTo(it);
    }

    private static String printOf(String verilog) {
        return Fingerprint.ofTexts(Map.of("a.v", verilog));
    }

    @Test void theFingerprintIsThatOfVerilogAndMemoryContentsOnly() {
        var it = Fingerprint.ofTexts(Map.of("a.v", "module a;", "rom.hex", "00"));
        assertThat(it).hasSize(16).isEqualTo(Fingerprint.ofTexts(Map.of("rom.hex", "00", "a.v", "module a;", "a.f", "x")))
            .isNotEqualTo(Fingerprint.ofTexts(Map.of("a.v", "module a;", "rom.hex", "01")))
            .isNotEqualTo(Fingerprint.ofTexts(Map.of("a.v", "module b;", "rom.hex", "00")))
            .isNotEqualTo(Fingerprint.ofTexts(Map.of("b.v", "module a;", "rom.hex", "00")));
    }
}
