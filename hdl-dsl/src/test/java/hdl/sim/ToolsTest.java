package hdl.sim;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ToolsTest {
    @Test void aMissingToolIsNamedWithItsRemedy(@TempDir Path empty) {
        var before = System.getProperty("hdl.path");
        System.setProperty("hdl.path", empty.toString());
        try {
            assertThat(Engine.VERILATOR.available()).isFalse();
            assertThat(Engine.ICARUS.available()).isFalse();
            assertThat(Engine.JVM.available()).isTrue();
            assertThatThrownBy(() -> Simulation.of(new Counter(8), Engine.VERILATOR)).hasMessageMatching(
                "ToolsTest.java:\\d+: HDL802: verilator is not on the PATH; install 5.006 or later, "
                    + "or run with -Dhdl.engine=jvm");
            assertThatThrownBy(() -> Simulation.of(new Counter(8), Engine.ICARUS)).hasMessageMatching(
                "ToolsTest.java:\\d+: HDL802: vvp is not on the PATH; install Icarus Verilog 11 or "
                    + "later, or run with -Dhdl.engine=jvm");
        } finally {
            restore("hdl.path", before);
        }
    }

    @Test void anUnknownEngineIsNamed() {
        var before = System.getProperty("hdl.engine");
        System.setProperty("hdl.engine", "vcs");
        try {
            assertThatThrownBy(() -> Simulation.of(new Counter(8)))
                .hasMessageMatching("ToolsTest.java:\\d+: HDL809: -Dhdl.engine=vcs is no engine; "
                    + "use jvm, activity, native, verilator or icarus");
            System.setProperty("hdl.engine", "Jvm");
            try (var dut = Simulation.of(new Counter(8))) {
                assertThat(dut.engine()).isEqualTo(Engine.JVM);
            }
        } finally {
            restore("hdl.engine", before);
        }
    }

    private static void restore(String property, String before) {
        if (before == null) {
            System.clearProperty(property);
        } else {
            System.setProperty(property, before);
        }
    }

    @Test void aToolThatFailsIsShownWithCommandExitCodeOutputAndFolder(@TempDir Path folder) {
        assertThatThrownBy(() -> ToolRun.run(folder, Duration.ofSeconds(20),
            List.of("/bin/sh", "-c", "echo one; echo two >&2; exit 7")))
            .isInstanceOf(ToolException.class)
            .hasMessage("'/bin/sh -c echo one; echo two >&2; exit 7' ended with exit code 7:\n  "
                + "one\n  two\nits files are kept in " + folder);
    }

    @Test void aToolThatHangsIsEnded(@TempDir Path folder) {
        assertThatThrownBy(() -> ToolRun.run(folder, Duration.ofMillis(300), List.of("/bin/sh", "-c", "sleep 100")))
            .isInstanceOf(ToolException.class)
            .hasMessageContaining("did not end within 0 s; it printed nothing");
    }

    @Test void aToolThatIsNotThereIsNamed(@TempDir Path folder) {
        assertThatThrownBy(() -> ToolRun.run(folder, Duration.ofSeconds(1), List.of("/bin/no-such-tool")))
            .isInstanceOf(ToolException.class).hasMessageContaining("'/bin/no-such-tool' could not be run");
    }
}
