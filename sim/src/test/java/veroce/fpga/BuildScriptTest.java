package veroce.fpga;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import veroce.TestTools;

/** The scripts of the board builds as far as they can be run without Vivado: its commands are written to a log. */
class BuildScriptTest {
    @TempDir Path folder;
    private FakeVivado vivado;

    @BeforeEach void aProject() throws IOException {
        TestTools.need("tclsh");
        vivado = new FakeVivado(folder);
    }

    @ParameterizedTest
    @ValueSource(strings = {"u50", "u55c", "u200", "u250", "u280"})
    void aBoardIsBuiltStepByStep(String board) throws Exception {
        vivado.verilog();
        var run = vivado.run("slack 0.125", "fpga/build.tcl", board);
        assertThat(run.errors()).isEmpty();
        assertThat(run.exit()).isZero();
        assertThat(run.order()).containsSubsequence("set_part", "read_verilog", "create_ip", "generate_target",
            "synth_ip", "read_xdc", "synth_design", "read_xdc", "opt_design", "place_design", "phys_opt_design",
            "route_design", "write_checkpoint", "report_timing_summary", "report_cdc", "write_bitstream");
        assertThat(run.calls("read_verilog"))
            .anyMatch(call -> call.contains("/generated-verilog/alveo-100g/Rnic_alveo_100g.v"))
            .anyMatch(call -> call.endsWith("/fpga/rtl/board_top.v")).noneMatch(call -> call.contains("/stubs/"));
        assertThat(run.calls("add_files")).hasSize(1)
            .allMatch(call -> call.contains("/generated-verilog/alveo-100g/") && call.endsWith(".hex"));
        var out = vivado.project.resolve("build/fpga/" + board);
        var report = new ObjectMapper().readTree(out.resolve("report.json").toFile());
        assertThat(report.get("lut").asInt()).isEqualTo(4711);
        assertThat(report.get("bram36").asDouble()).isEqualTo(12.5);
        assertThat(report.get("setup_slack_ns").asDouble()).isEqualTo(0.125);
        assertThat(report.get("bus_skew_slack_ns").asDouble()).isEqualTo(0.701);
        assertThat(report.get("subject").asText()).isEqualTo("board_top:" + board);
        assertThat(out.resolve(board + ".bit")).exists();
    }

    @Test void negativeSlackEndsTheBuildBeforeTheBitstreamButWithAReport() throws Exception {
        vivado.verilog();
        var run = vivado.run("slack -0.017", "fpga/build.tcl", "u50");
        assertThat(run.exit()).isOne();
        assertThat(run.errors()).startsWith("error: setup_slack_ns is -0.017; hold_slack_ns is -0.017; see ")
            .hasLineCount(1);
        assertThat(run.calls("write_bitstream")).isEmpty();
        var report = new ObjectMapper().readTree(vivado.project.resolve("build/fpga/u50/report.json").toFile());
        assertThat(report.get("setup_slack_ns").asDouble()).isEqualTo(-0.017);
    }

    @Test void aDesignWithoutConstrainedPathsIsNoSuccess() throws Exception {
        vivado.verilog();
        var run = vivado.run("slack none", "fpga/build.tcl", "u50");
        assertThat(run.exit()).isOne();
        assertThat(run.errors()).contains("no path has a setup_slack_ns");
    }

    @Test void anUnknownBoardIsAnsweredWithTheKnownOnes() throws Exception {
        var run = vivado.run("", "fpga/build.tcl", "u45n");
        assertThat(run.exit()).isOne();
        assertThat(run.errors()).isEqualTo(
            "error: which board? One of: u200, u250, u280, u50, u55c; then, if you like, a folder and RS_FEC=0\n");
    }

    @Test void fecIsLeftOutWhenToldAndAnotherSettingIsRefused() throws Exception {
        vivado.verilog();
        var run = vivado.run("", "fpga/build.tcl", "u50", "elsewhere", "RS_FEC=0");
        assertThat(run.exit()).as(run.errors()).isZero();
        assertThat(run.calls("synth_design").getFirst()).endsWith(" -generic RS_FEC=0");
        assertThat(vivado.project.resolve("elsewhere/u50.bit")).exists();
        assertThat(vivado.run("", "fpga/build.tcl", "u50").calls("synth_design").getFirst()).doesNotContain("RS_FEC");
        assertThat(vivado.run("", "fpga/build.tcl", "u50", "RS_FEC=2").errors()).startsWith("error: which board?");
    }

    @Test void bitsOfACodeThatAreTooFarApartEndTheBuildBeforeTheBitstream() throws Exception {
        vivado.verilog();
        var run = vivado.run("bus_skew {2.1 -0.113 0.5}", "fpga/build.tcl", "u50");
        assertThat(run.exit()).isOne();
        assertThat(run.errors()).startsWith("error: bus_skew_slack_ns is -0.113; see ").hasLineCount(1);
        assertThat(run.calls("write_bitstream")).isEmpty();
        var report = new ObjectMapper().readTree(vivado.project.resolve("build/fpga/u50/report.json").toFile());
        assertThat(report.get("bus_skew_slack_ns").asDouble()).isEqualTo(-0.113);
    }

    @Test void aBusSkewThatIsNotAnalysedIsNoSuccess() throws Exception {
        vivado.verilog();
        var run = vivado.run("bus_skew {2.1 NA}", "fpga/build.tcl", "u50");
        assertThat(run.exit()).isOne();
        assertThat(run.errors()).isEqualTo("error: a bus skew has the slack 'NA': its paths have no clock\n");
    }

    @Test void withoutGeneratedVerilogTheCommandThatMakesItIsNamed() throws Exception {
        var run = vivado.run("", "fpga/build.tcl", "u50");
        assertThat(run.exit()).isOne();
        assertThat(run.errors()).contains("generated-verilog/nic-shell'", "build/verilog/nic-shell'",
            "'./veroce generate nic-shell' makes").hasLineCount(1);
    }

    @Test void aFileThatIsMissingIsNoticed() throws Exception {
        vivado.verilog();
        Files.delete(vivado.project.resolve("constraints/u50/timing.xdc"));
        var run = vivado.run("slack 1", "fpga/build.tcl", "u50");
        assertThat(run.exit()).isNotZero();
        assertThat(run.errors()).contains("there is no file").contains("constraints/u50/timing.xdc");
    }

    @Test void aBlockThatWasMadeAnewIsNotMistakenForTheCommittedOne() throws Exception {
        vivado.verilog();
        var made = Files.createDirectories(vivado.project.resolve("build/verilog/reset-synchronizer"));
        try (var files = Files.list(vivado.project.resolve("generated-verilog/reset-synchronizer"))) {
            for (var file : files.toList()) {
                Files.copy(file, made.resolve(file.getFileName()));
            }
        }
        var arguments = new String[] {"reset-synchronizer", "xcu50-fsvh2104-2-e", "3.103"};
        assertThat(vivado.run("bus_skew {} defined clk", "fpga/ooc.tcl", arguments).exit()).isZero();
        Files.writeString(made.resolve("ResetSynchronizer_16.v"), "// another\n");
        var run = vivado.run("bus_skew {} defined clk", "fpga/ooc.tcl", arguments);
        assertThat(run.exit()).isOne();
        assertThat(run.errors()).contains("generated-verilog/reset-synchronizer' and '", "differ").hasLineCount(1);
        assertThat(run.calls("read_verilog")).isEmpty();
    }

    @Test void aBlockIsBuiltOutOfContext() throws Exception {
        vivado.verilog();
        var run = vivado.run("slack 0.5 defined clk", "fpga/ooc.tcl", "reset-synchronizer", "xcu50-fsvh2104-2-e",
            "3.103");
        assertThat(run.errors()).isEmpty();
        assertThat(run.exit()).isZero();
        assertThat(run.calls("create_clock")).containsExactly("create_clock -period 3.103 -name clk clk");
        assertThat(run.calls("set_property")).contains("set_property HD.CLK_SRC BUFGCE_X0Y0 clk");
        assertThat(run.calls("synth_design").getFirst()).contains("-top ResetSynchronizer_16", "-mode out_of_context");
        assertThat(run.order()).containsSubsequence("set_part", "read_verilog", "read_xdc", "synth_design",
            "read_xdc", "place_design", "route_design", "report_utilization");
        assertThat(vivado.project.resolve("build/fpga/ooc/reset-synchronizer/report.json")).exists();
    }

    @Test void aBlockOutOfContextThatIsTooSlowFails() throws Exception {
        vivado.verilog();
        var run = vivado.run("slack -1 defined clk", "fpga/ooc.tcl", "reset-synchronizer", "xcu50-fsvh2104-2-e", "1");
        assertThat(run.exit()).isOne();
        assertThat(run.errors()).startsWith("error: setup_slack_ns is -1; ");
    }

    @Test void aPeriodThatIsNoneIsRefused() throws Exception {
        var run = vivado.run("", "fpga/ooc.tcl", "reset-synchronizer", "xcu50-fsvh2104-2-e", "fast");
        assertThat(run.exit()).isOne();
        assertThat(run.errors()).isEqualTo("error: 'fast' is no period in ns\n");
    }
}
