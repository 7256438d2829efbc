package veroce.fpga;

import static org.assertj.core.api.Assertions.assertThat;

import hdl.emit.FileSet;
import hdl.emit.Style;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import rnic.context.EventOrder;
import veroce.ProjectRoot;
import veroce.TestTools;

/** Constraints name only ports of the top and registers of the generated Verilog, and every crossing has its own. */
class ConstraintsTest {
    private static final Pattern PORT = Pattern.compile(" *(?:input|output) +wire +(?:\\[[^]]*\\] *)?(\\w+).*");
    /** Placed by their IP. */
    private static final Pattern LANE = Pattern.compile("(pcie|qsfp)_[rt]x[pn]");

    @TempDir Path folder;

    @BeforeEach void needTclsh() {
        TestTools.need("tclsh");
    }

    /** The ports of board_top with these defines. */
    private static Set<String> ports(List<String> defines) throws IOException {
        var ports = new TreeSet<String>();
        var active = new ArrayDeque<Boolean>();
        for (var line : Files.readAllLines(ProjectRoot.find().resolve("fpga/rtl/board_top.v"))) {
            var port = PORT.matcher(line);
            if (line.startsWith("`ifdef ")) {
                active.push(defines.contains(line.substring(7)));
            } else if (line.startsWith("`endif")) {
                active.pop();
            } else if (line.equals(");")) {
                return ports;
            } else if (!active.contains(false) && port.matches()) {
                ports.add(port.group(1));
            }
        }
        throw new AssertionError("board_top.v has no end of its ports");
    }

    private static List<String> defines(FakeVivado.Run run) {
        return Stream.of(run.calls("synth_design").getFirst().split(" "))
            .filter(word -> word.equals("HBM_BOARD") || word.equals("QSFP_SIDEBAND")).toList();
    }

    @ParameterizedTest
    @ValueSource(strings = {"u50", "u55c", "u200", "u250", "u280"})
    void exactlyThePortsOfTheTopHavePins(String board) throws Exception {
        var vivado = new FakeVivado(folder);
        vivado.verilog();
        var run = vivado.run("slack 1", "fpga/build.tcl", board);
        assertThat(run.exit()).as(run.errors()).isZero();
        var placed = new TreeSet<String>();
        var pins = new TreeSet<String>();
        for (var call : run.calls("set_property PACKAGE_PIN")) {
            var words = call.split(" ");
            assertThat(pins.add(words[2])).as("pin " + words[2] + " has one port").isTrue();
            placed.add(words[3]);
        }
        var ports = ports(defines(run));
        ports.removeIf(port -> LANE.matcher(port).matches());
        assertThat(placed).isEqualTo(ports);
        for (var call : run.calls("get_ports")) {
            assertThat(ports).as(call).containsAll(List.of(call.substring(10).split(" ")));
        }
        var single = new TreeSet<>(ports);
        single.removeIf(port -> port.contains("refclk"));
        for (var port : single) {
            assertThat(run.calls("set_property IOSTANDARD")).as(port).anyMatch(call -> call.endsWith(" " + port));
        }
        assertThat(run.calls("create_clock")).extracting(call -> call.substring(call.lastIndexOf(' ') + 1))
            .containsExactlyInAnyOrder("pcie_refclk_p", "qsfp_refclk_p");
    }

    @Test void boardsWithHbmHaveThePinOfItsTemperature() throws Exception {
        assertThat(ports(List.of("HBM_BOARD"))).contains("hbm_cattrip").doesNotContain("qsfp_resetl");
        assertThat(ports(List.of())).doesNotContain("hbm_cattrip").contains("pcie_perst_n", "qsfp_txp");
        for (var board : List.of("u50", "u55c", "u280")) {
            assertThat(ProjectRoot.find().resolve("fpga/boards/" + board + ".tcl")).content().contains("HBM_BOARD");
        }
        assertThat(ProjectRoot.find().resolve("fpga/rtl/board_top.v")).content()
            .contains("assign hbm_cattrip = 1'b0;");
    }

    @Test void everyCrossingOfTheShellIsFoundAndBoundFromTheOtherClockOnly() throws Exception {
        var design = FakeVivado.shell();
        var files = FileSet.of(design.modules(), Style.GOLDEN);
        var run = constraints(FakeVivado.netlist(design.top(), files), files.files().get(files.top() + ".xdc"));
        assertThat(run.errors()).isEmpty();
        assertThat(run.exit()).isZero();
        assertThat(run.calls("cells")).isNotEmpty().noneMatch(call -> call.endsWith(" 0"));
        assertThat(run.calls("receiver")).noneMatch(call -> call.equals("receiver"));
        assertThat(run.calls()).filteredOn(call -> call.equals("receiver") || call.equals("receiver ")).isEmpty();
        assertThat(run.calls("set_max_delay")).hasSize(instances(run))
            .allMatch(call -> call.startsWith("set_max_delay -datapath_only -from of_other_clock -to ")
                && call.endsWith(" 3.103"));
        // Gray codes, two in each of the ten FIFOs, and the payload of no handshake, which is one bit.
        assertThat(run.calls("set_bus_skew")).hasSize(20);
    }

    @Test void aRegisterThatIsNotThereIsNoticed() throws Exception {
        var design = FakeVivado.shell();
        var files = FileSet.of(design.modules(), Style.GOLDEN);
        var text = files.files().get(files.top() + ".xdc").replace("/sync_0_reg", "/sync_9_reg");
        var run = constraints(FakeVivado.netlist(design.top(), files), text);
        assertThat(run.calls()).contains("receiver");
    }

    /** The payload of each interrupt is always 1, so synthesis leaves no register of it. */
    @Test void aRegisterThatSynthesisHasTakenAwayDoesNotEndTheBuild() throws Exception {
        var design = FakeVivado.shell();
        var files = FileSet.of(design.modules(), Style.GOLDEN);
        var netlist = FakeVivado.netlist(design.top(), files);
        var folded = netlist.replaceAll("(HandshakeCrossing_\\w+ \\{[^}]*)\\bshown\\b", "$1");
        assertThat(folded).isNotEqualTo(netlist);
        var run = constraints(folded, files.files().get(files.top() + ".xdc"));
        assertThat(run.exit()).as(run.errors()).isZero();
        assertThat(run.errors()).isEmpty();
        assertThat(run.calls("set_max_delay")).hasSize(instances(run) - EventOrder.QUEUES);
    }

    @Test void noFileCutsClocksApart() throws IOException {
        try (var all = Files.walk(ProjectRoot.find().resolve("constraints"))) {
            for (var file : all.filter(Files::isRegularFile).toList()) {
                assertThat(file).content().doesNotContain("set_clock_groups", "set_false_path -from [get_cl");
            }
        }
    }

    /** How many cells the constraints were asked for. */
    private static int instances(FakeVivado.Run run) {
        return run.calls("cells").stream().mapToInt(call -> Integer.parseInt(call.split(" ")[2])).sum();
    }

    private FakeVivado.Run constraints(String netlist, String text) throws Exception {
        var vivado = new FakeVivado(folder);
        Files.writeString(vivado.project.resolve("crossings.xdc"), text);
        return vivado.run(netlist, "crossings.xdc");
    }
}
