package veroce.fpga;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import veroce.TestTools;

/** The board tops with the whole NIC and stand-ins for the vendor's blocks, as Verilator sees them. */
class BoardTopTest {
    @TempDir Path folder;
    private FakeVivado vivado;

    @BeforeEach void aProject() throws IOException {
        TestTools.need("verilator");
        vivado = new FakeVivado(folder);
        vivado.verilog();
    }

    /** What Verilator says; places of modules and pins that are left open on purpose do not count. */
    private String lint(String... options) throws IOException, InterruptedException {
        var command = new ArrayList<>(List.of("verilator", "--lint-only", "-Wall", "-Wno-DECLFILENAME",
            "-Wno-PINCONNECTEMPTY", "--top-module", "board_top"));
        command.addAll(List.of(options));
        for (var stub : List.of("cmac_usplus_0", "xdma_0", "primitives")) {
            command.add(vivado.project.resolve("fpga/rtl/stubs/" + stub + ".v").toString());
        }
        var shell = vivado.project.resolve("generated-verilog/nic-shell");
        command.addAll(List.of("-F", shell.resolve("NicShell_alveo_100g.f").toString()));
        command.add(vivado.project.resolve("generated-verilog/reset-synchronizer/ResetSynchronizer_16.v").toString());
        command.add(vivado.project.resolve("fpga/rtl/board_top.v").toString());
        var said = folder.resolve("said.txt");
        var process = new ProcessBuilder(command).directory(shell.toFile()).redirectErrorStream(true)
            .redirectOutput(said.toFile()).start();
        assertThat(process.waitFor(300, TimeUnit.SECONDS)).isTrue();
        return Files.readString(said) + (process.exitValue() == 0 ? "" : "exit code " + process.exitValue());
    }

    /** Boards differ in two defines: U200 and U250 have one of them, U50, U55C and U280 the other. */
    @Test void theTopOfEveryBoardIsReadWithoutAMessage() throws Exception {
        assertThat(lint("+define+HBM_BOARD")).isEmpty();
        assertThat(lint("+define+QSFP_SIDEBAND")).isEmpty();
    }

    @Test void aWidthThatIsNotThatOfTheVendorsBlockAndAForgottenPinAreNoticed() throws Exception {
        var stub = vivado.project.resolve("fpga/rtl/stubs/xdma_0.v");
        Files.writeString(stub, Files.readString(stub).replace("[3:0]    s_axib_awid", "[4:0]    s_axib_awid"));
        var top = vivado.project.resolve("fpga/rtl/board_top.v");
        Files.writeString(top, Files.readString(top).replaceFirst(" *\\.init_clk +\\(init_clk\\),\\n", ""));
        assertThat(lint("+define+HBM_BOARD")).contains("%Warning-WIDTH").contains("s_axib_awid").contains("PINMISSING")
            .contains("init_clk");
    }
}
