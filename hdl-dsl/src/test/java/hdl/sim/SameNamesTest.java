package hdl.sim;

import static hdl.Hdl.uint;
import static org.assertj.core.api.Assertions.assertThat;

import hdl.Design;
import hdl.example.Uart;
import hdl.ir.Memory.Style;
import hdl.lib.Fifo;
import hdl.lib.PacketFifo;
import hdl.testing.Needs;
import hdl.testing.SameNames;
import hdl.testing.WaveFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Waves, paths of peek and Verilog have one set of names, and waves of all engines the same values. */
class SameNamesTest {
    private static final Set<String> NONE = Set.of();

    @TempDir Path folder;

    @Test void ofCircuitsOfTheLibrary() throws IOException {
        Needs.engine(Engine.ICARUS);
        SameNames.of(new Fifo<>(uint(12), 8, Style.LUTRAM, true), folder, 200);
        SameNames.of(new PacketFifo<>(uint(12), 16, Style.BRAM), folder, 200);
    }

    @Test void ofAnExampleWithMachinesTwoClocksAndCrossings() throws IOException {
        Needs.engine(Engine.ICARUS);
        var same = SameNames.of(new Uart(4), folder, 400);
        var ofClaims = Set.of("held", "waiting"); // and the words that they come from
        assertThat(same.inPlace().stream().filter(name -> !name.contains(".parity_")
            && !ofClaims.contains(name.substring(name.indexOf('.') + 1))))
            .containsExactly("inwards.bits_0", "inwards.bits_0_2", "outwards.bits_0", "outwards.bits_0_2");
        assertThat(same.inPlace()).contains("inwards.held", "outwards.waiting");
        var waves = same.jvm();
        assertThat(waves.signals()).containsKeys("host_clk", "host_rst", "serial_rst", "inwards.read_clk");
        var state = waves.signals().get("state$name");
        assertThat(state.kind()).isEqualTo("string");
        assertThat(state.values().values()).contains("IDLE").containsAnyOf("BITS");
        state.values().forEach((time, text) -> assertThat(waves.signals().get("state").at(time))
            .isEqualTo(text.equals("IDLE") ? "0" : "1"));
    }

    /** What is compared is read from the files, so an altered file is as good as an engine that errs. */
    @Test void anotherNameAnotherWidthAndAnotherValueAreFound() throws IOException {
        Needs.engine(Engine.ICARUS);
        var fifo = new Fifo<>(uint(12), 8, Style.LUTRAM, true);
        var circuit = SameNames.of(fifo, folder, 20).jvm();
        var text = Files.readString(folder.resolve("ICARUS.vcd"));
        var level = Pattern.compile("\\$var \\w+ 4 (\\S+) level ").matcher(text);
        assertThat(level.find()).isTrue();
        var module = Design.of(fifo).top().verilogName();
        var code = level.group(1) + "\n";
        var changed = WaveFile.parse(text.replace("b10 " + code, "b11 " + code), module);
        assertThat(SameNames.difference(changed, circuit, 20)).singleElement().asString()
            .matches("level at edge \\d+: 0011 in the Verilog, 0010 in the circuit");
        var renamed = WaveFile.parse(text.replace(" level ", " fill "), module);
        assertThat(SameNames.difference(renamed.names(), circuit.names(), NONE)).containsExactlyInAnyOrder(
            "fill: 4 bits in the Verilog, null in the circuit", "level: null bits in the Verilog, 4 in the circuit");
    }
}
